// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/encoding.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <iconv.h>
#include <iterator>
#include <utility>

#include "text/utf8.hpp"

namespace linnet {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr std::size_t kUtf16Probe = 16;
constexpr std::size_t kLongestCharacters = 64; // in UTF-8, of what an encoding holds back or writes at once

constexpr Encoding kUtf8{"UTF-8"};
constexpr Encoding kUtf16{"UTF-16", 2};
constexpr Encoding kUtf16Le{"UTF-16LE", 2};
constexpr Encoding kUtf16Be{"UTF-16BE", 2};
constexpr Encoding kUtf32Le{"UTF-32LE", 4};
constexpr Encoding kUtf32Be{"UTF-32BE", 4};

constexpr Encoding kEncodings[] = {
    kUtf8,           kUtf16,          kUtf16Le,        kUtf16Be,        kUtf32Le,        kUtf32Be,
    {"ASCII"},       {"ISO-8859-1"},  {"ISO-8859-2"},  {"ISO-8859-3"},  {"ISO-8859-4"},  {"ISO-8859-5"},
    {"ISO-8859-6"},  {"ISO-8859-7"},  {"ISO-8859-8"},  {"ISO-8859-9"},  {"ISO-8859-10"}, {"ISO-8859-11"},
    {"ISO-8859-13"}, {"ISO-8859-14"}, {"ISO-8859-15"}, {"ISO-8859-16"}, {"CP437"},       {"CP737"},
    {"CP775"},       {"CP850"},       {"CP852"},       {"CP857"},       {"CP866"},       {"CP874"},
    {"CP932"},       {"CP1250"},      {"CP1251"},      {"CP1252"},      {"CP1253"},      {"CP1254"},
    {"CP1255"},      {"CP1256"},      {"CP1257"},      {"CP1258"},      {"KOI8-R"},      {"KOI8-U"},
    {"MACINTOSH"},   {"TIS-620"},     {"EUC-JP"},      {"ISO-2022-JP"}, {"GB18030"},     {"BIG5"},
    {"BIG5-HKSCS"},  {"EUC-TW"},      {"UHC"},
};

/// Other names for them, in lower case and without punctuation.
constexpr std::pair<std::string_view, std::string_view> kAliases[] = {
    {"utf8sig", "utf8"},    {"usascii", "ascii"},   {"latin1", "iso88591"},  {"l1", "iso88591"},
    {"latin2", "iso88592"}, {"latin5", "iso88599"}, {"latin9", "iso885915"}, {"macroman", "macintosh"},
    {"shiftjis", "cp932"},  {"sjis", "cp932"},      {"mskanji", "cp932"},    {"cp31j", "cp932"},
    {"gb2312", "gb18030"},  {"gbk", "gb18030"},     {"cp936", "gb18030"},    {"euccn", "gb18030"},
    {"cp950", "big5"},      {"euckr", "uhc"},       {"cp949", "uhc"},        {"ksc56011987", "uhc"},
    {"koi8", "koi8r"},
};

// A name in lower case, without punctuation.
std::string labelOf(std::string_view name) {
  std::string label;
  for (const char letter : name) {
    if (letter >= 'A' && letter <= 'Z') {
      label += static_cast<char>(letter - 'A' + 'a');
    } else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) {
      label += letter;
    }
  }
  return label;
}

// The label of one of our encodings that a label stands for.
std::string resolve(std::string label) {
  for (const std::string_view maker : {"windows", "ibm", "ms"}) { // who numbered the code page
    if (label.starts_with(maker) && label.size() > maker.size() && label[maker.size()] <= '9') {
      label.replace(0, maker.size(), "cp");
    }
  }
  const auto* const alias = std::find_if(std::begin(kAliases), std::end(kAliases),
                                         [&label](const auto& entry) { return entry.first == label; });
  return alias == std::end(kAliases) ? label : std::string(alias->second);
}

bool isEveryNul(std::string_view text, std::size_t first) {
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    if (text[i + first] != '\0' || text[i + 1 - first] == '\0') {
      return false;
    }
  }
  return true;
}

} // namespace

/// What iconv holds of a text.
struct Transcoder::Descriptor {
  explicit Descriptor(Encoding from) : handle(iconv_open("UTF-8", from.name.data())) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (isOpen()) {
      iconv_close(handle);
    }
  }

  // What iconv_open gives where it fails is no pointer.
  bool isOpen() const { return reinterpret_cast<std::intptr_t>(handle) != -1; }

  iconv_t handle;
};

std::optional<Encoding> encodingNamed(std::string_view name) {
  const std::string label = resolve(labelOf(name));
  const auto* const found =
      std::find_if(std::begin(kEncodings), std::end(kEncodings),
                   [&label](const Encoding& encoding) { return labelOf(encoding.name) == label; });
  return found != std::end(kEncodings) && Transcoder::canDecode(*found) ? std::optional(*found) : std::nullopt;
}

std::optional<Encoding> encodingOf(std::string_view beginning) {
  using namespace std::string_view_literals;
  constexpr std::pair<std::string_view, Encoding> marks[] = {{kByteOrderMark, kUtf8},
                                                             {"\xFF\xFE\0\0"sv, kUtf32Le}, // before UTF-16's
                                                             {"\0\0\xFE\xFF"sv, kUtf32Be},
                                                             {"\xFF\xFE", kUtf16Le},
                                                             {"\xFE\xFF", kUtf16Be}};
  for (const auto& [mark, encoding] : marks) {
    if (beginning.starts_with(mark)) {
      return encoding;
    }
  }
  const std::string_view probe = beginning.substr(0, kUtf16Probe);
  if (probe.size() < 4) {
    return std::nullopt;
  }
  return isEveryNul(probe, 1) ? std::optional(kUtf16Le) : isEveryNul(probe, 0) ? std::optional(kUtf16Be) : std::nullopt;
}

bool Transcoder::canDecode(Encoding encoding) {
  return Descriptor(encoding).isOpen();
}

Transcoder::Transcoder(Encoding encoding) : encoding_(encoding) {}

Transcoder::~Transcoder() = default;

std::string Transcoder::convert(std::string_view bytes) {
  const bool holdsAscii = encoding_.name.starts_with("ISO-8859-") || encoding_.name.starts_with("CP125");
  if (holdsAscii && isAscii(bytes)) { // as most of it is: iconv would take each byte
    isAtStart_ = isAtStart_ && bytes.empty();
    return std::string(bytes);
  }
  std::string held = std::exchange(rest_, {});
  std::string_view remaining = held.empty() ? bytes : held.append(bytes);
  std::string text;
  if (descriptor_ || open(remaining)) {
    decode(remaining, text);
  }
  rest_ = remaining;
  dropMark(text);
  return text;
}

std::string Transcoder::finish() {
  std::string text;
  if (descriptor_) { // some encodings hold a character back that the next one may change
    text.resize(kLongestCharacters);
    char* to = text.data();
    std::size_t space = text.size();
    iconv(descriptor_->handle, nullptr, nullptr, &to, &space);
    text.resize(text.size() - space);
  }
  if (!rest_.empty()) {
    text += kReplacement;
    ++undecodable_;
    rest_.clear();
  }
  return text;
}

// False where more bytes are needed to tell which UTF-16 it is.
bool Transcoder::open(std::string_view bytes) {
  if (encoding_ == kUtf16) {
    if (bytes.size() < kUtf16.unit) {
      return false;
    }
    encoding_ = bytes.starts_with("\xFE\xFF") ? kUtf16Be : kUtf16Le; // iconv's would be the machine's
  }
  descriptor_ = std::make_unique<Descriptor>(encoding_);
  return true;
}

// Appends what can be decoded; what remains of the bytes is the beginning of a character.
void Transcoder::decode(std::string_view& bytes, std::string& text) {
  char* from = const_cast<char*>(bytes.data());
  std::size_t left = bytes.size();
  std::size_t size = 0;
  while (left > 0) {
    text.resize(size + left + left / 2 + kLongestCharacters);
    char* to = text.data() + size;
    std::size_t space = text.size() - size;
    const bool isDone = iconv(descriptor_->handle, &from, &left, &to, &space) != static_cast<std::size_t>(-1);
    const int why = isDone ? 0 : errno;
    size = text.size() - space;
    if (isDone || why == EINVAL || (why == EILSEQ && left < encoding_.unit)) {
      break;
    }
    if (why != E2BIG) {
      text.replace(size, kReplacement.size(), kReplacement);
      size += kReplacement.size();
      ++undecodable_;
      from += encoding_.unit;
      left -= encoding_.unit;
    }
  }
  text.resize(size);
  bytes.remove_prefix(bytes.size() - left);
}

void Transcoder::dropMark(std::string& text) {
  if (isAtStart_ && !text.empty()) {
    isAtStart_ = false;
    text.erase(0, text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
  }
}

} // namespace linnet
