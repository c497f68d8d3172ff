// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/decompressor.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "syntax/codec.hpp"

namespace linnet {

namespace {

constexpr std::size_t kInputSize = std::size_t{256} << 10U;
constexpr std::size_t kLongestMagic = 10;

std::unique_ptr<Codec> codecOf(Packing packing) {
  switch (packing) {
  case Packing::bzip2:
    return makeBzip2Codec();
  case Packing::xz:
    return makeXzCodec();
  case Packing::zstd:
    return makeZstdCodec();
  default:
    return makeGzipCodec();
  }
}

std::string_view nameOf(Packing packing) {
  switch (packing) {
  case Packing::bzip2:
    return "bzip2";
  case Packing::xz:
    return "xz";
  case Packing::zstd:
    return "Zstandard";
  default:
    return "gzip";
  }
}

} // namespace

Decompressor::Decompressor(Packing packing, Pull pull)
    : packing_(packing), pull_(std::move(pull)), codec_(codecOf(packing)), input_(kInputSize, '\0'),
      rest_(std::string_view(input_).substr(0, 0)) {
  codec_->begin();
}

Decompressor::~Decompressor() = default;

std::size_t Decompressor::read(char* to, std::size_t size) {
  CodecBuffers buffers;
  buffers.to = to;
  buffers.room = size;
  while (buffers.room > 0 && !isOver_) {
    if (!isInStream_) {
      beginStream();
      continue;
    }
    const bool hasInput = pullMore(1);
    const std::size_t roomBefore = buffers.room;
    buffers.from = rest_;
    const CodecStep step = codec_->step(buffers);
    rest_ = buffers.from;
    isInStream_ = step != CodecStep::ended;
    if (step == CodecStep::broken) {
      fail("its " + std::string(nameOf(packing_)) + " stream is broken: " + codec_->reason());
    } else if (isInStream_ && !hasInput && buffers.room == roomBefore) {
      fail("it is truncated");
    }
  }
  return size - buffers.room;
}

// Sees to it that so many bytes are there; false where there are fewer.
bool Decompressor::pullMore(std::size_t wanted) {
  if (rest_.size() >= wanted) {
    return true;
  }
  std::memmove(input_.data(), rest_.data(), rest_.size());
  std::size_t size = rest_.size();
  std::size_t count = 0;
  do {
    count = pull_(input_.data() + size, input_.size() - size);
    size += count;
  } while (count > 0 && size < wanted);
  rest_ = std::string_view(input_).substr(0, size);
  return size >= wanted;
}

// What stands behind a stream's end?
void Decompressor::beginStream() {
  do {
    rest_.remove_prefix(std::min(rest_.find_first_not_of('\0'), rest_.size()));
  } while (rest_.empty() && pullMore(1));
  pullMore(kLongestMagic);
  const Match match = rest_.empty() ? Match::no : matchesPacking(packing_, rest_);
  isInStream_ = match == Match::yes;
  isOver_ = !isInStream_;
  if (isInStream_) {
    codec_->begin();
  } else if (match == Match::cut) {
    fail("it is truncated");
  } else if (!rest_.empty()) {
    warning_ =
        "bytes behind the end of its " + std::string(nameOf(packing_)) + " stream were ignored (trailing garbage)";
  }
}

void Decompressor::fail(std::string reason) {
  error_ = std::move(reason);
  isOver_ = true;
}

} // namespace linnet
