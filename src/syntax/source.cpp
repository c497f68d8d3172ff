// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/source.hpp"

#include <algorithm>

#include "syntax/byte_stream.hpp"
#include "syntax/encoding.hpp"

namespace linnet {

namespace {

constexpr std::size_t kReadSize = std::size_t{1} << 16U;
constexpr std::size_t kBinaryProbe = 8192;
constexpr std::size_t kMembersLookedAt = 16;

// Reads up to `limit` bytes.
std::string readUpTo(ByteStream& stream, std::size_t limit) {
  std::string bytes;
  std::size_t count = 0;
  std::size_t wanted = 0;
  do {
    wanted = std::min(std::max(kReadSize, bytes.size()), limit - bytes.size());
    const std::size_t begin = bytes.size();
    bytes.resize(begin + wanted);
    count = stream.read(bytes.data() + begin, wanted);
    bytes.resize(begin + count);
  } while (count == wanted && bytes.size() < limit);
  return bytes;
}

// A text whose first bytes say that it is in UTF-16 or the like becomes UTF-8.
void decode(std::string& bytes) {
  const std::optional<Encoding> encoding = encodingOf(bytes);
  if (encoding && !encoding->isUtf8()) {
    Transcoder transcoder(*encoding);
    bytes = transcoder.convert(bytes);
    bytes += transcoder.finish();
  }
}

} // namespace

FileContent readFile(const std::string& path, std::size_t largest) {
  FileContent content;
  ByteStream stream(path);
  if (stream.nextMember()) {
    content.bytes = readUpTo(stream, largest + 1);
  }
  content.error = stream.error();
  content.warning = stream.warning();
  if (content.error.empty() && content.bytes.size() > largest) {
    content.bytes.clear();
    content.isTooLarge = true;
    content.error = "it is larger than " + std::to_string(largest >> 20U) + " MiB";
  }
  decode(content.bytes);
  return content;
}

Beginning readBeginning(const std::string& path, std::size_t count,
                        const std::function<bool(std::string_view name)>& isTelling) {
  ByteStream stream(path);
  Beginning first;
  for (std::size_t i = 0; i < kMembersLookedAt && stream.nextMember(); ++i) {
    const bool isLast = stream.memberName().empty() || isTelling(stream.memberName());
    if (i > 0 && !isLast) {
      continue;
    }
    first = {readUpTo(stream, count), stream.memberName()};
    if (isLast) {
      break;
    }
  }
  decode(first.bytes);
  return first;
}

bool isBinary(std::string_view content) {
  return content.substr(0, kBinaryProbe).find('\0') != std::string_view::npos;
}

} // namespace linnet
