// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/utf8.hpp"

#include <cstdint>
#include <cstring>
#include <simdjson.h>

namespace linnet {

// RFC 3629, 4.
std::size_t sequenceLength(std::string_view text) {
  const auto byteAt = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const auto isTail = [&byteAt](std::size_t i) { return (byteAt(i) & 0xC0U) == 0x80U; };
  const unsigned lead = byteAt(0);
  if (lead < 0x80U) {
    return 1;
  }
  if (lead >= 0xC2U && lead <= 0xDFU) {
    return isTail(1) ? 2 : 0;
  }
  if (lead >= 0xE0U && lead <= 0xEFU) {
    const bool isOverlong = lead == 0xE0U && byteAt(1) < 0xA0U;
    const bool isSurrogate = lead == 0xEDU && byteAt(1) > 0x9FU;
    return isTail(1) && isTail(2) && !isOverlong && !isSurrogate ? 3 : 0;
  }
  if (lead >= 0xF0U && lead <= 0xF4U) {
    const bool isOverlong = lead == 0xF0U && byteAt(1) < 0x90U;
    const bool isTooLarge = lead == 0xF4U && byteAt(1) > 0x8FU;
    return isTail(1) && isTail(2) && isTail(3) && !isOverlong && !isTooLarge ? 4 : 0;
  }
  return 0;
}

std::size_t firstInvalidUtf8(std::string_view text) {
  if (simdjson::validate_utf8(text.data(), text.size())) {
    return std::string_view::npos;
  }
  std::size_t position = 0;
  while (position < text.size()) {
    const std::size_t length = sequenceLength(text.substr(position));
    if (length == 0) {
      return position;
    }
    position += length;
  }
  return std::string_view::npos;
}

// Eight bytes at a time; the last eight once more.
bool isAscii(std::string_view text) {
  if (text.empty()) {
    return true; // its bytes may be nowhere
  }
  constexpr std::size_t step = sizeof(std::uint64_t);
  std::uint64_t bits = 0;
  const auto look = [&bits](const char* bytes, std::size_t size) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, size);
    bits |= word;
  };
  if (text.size() < step) {
    look(text.data(), text.size());
  } else {
    for (std::size_t i = 0; i + step < text.size(); i += step) {
      look(text.data() + i, step);
    }
    look(text.data() + text.size() - step, step);
  }
  return (bits & 0x8080808080808080U) == 0;
}

char32_t nextCodePoint(std::string_view text, std::size_t& position) {
  const auto byteAt = [text](std::size_t i) {
    return i < text.size() ? static_cast<char32_t>(static_cast<unsigned char>(text[i])) : char32_t{0};
  };
  const char32_t lead = byteAt(position);
  if (lead < 0xC0U) {
    ++position;
    return lead;
  }
  const std::size_t length = lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
  char32_t codePoint = lead & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    codePoint = (codePoint << 6U) | (byteAt(position + i) & 0x3FU);
  }
  position = position + length < text.size() ? position + length : text.size();
  return codePoint;
}

void appendUtf8(std::string& out, char32_t codePoint) {
  const auto tail = [codePoint](unsigned shift) { return static_cast<char>(0x80U | ((codePoint >> shift) & 0x3FU)); };
  if (codePoint < 0x80U) {
    out += static_cast<char>(codePoint);
  } else if (codePoint < 0x800U) {
    out += static_cast<char>(0xC0U | (codePoint >> 6U));
    out += tail(0);
  } else if (codePoint < 0x10000U) {
    out += static_cast<char>(0xE0U | (codePoint >> 12U));
    out += tail(6);
    out += tail(0);
  } else {
    out += static_cast<char>(0xF0U | (codePoint >> 18U));
    out += tail(12);
    out += tail(6);
    out += tail(0);
  }
}

} // namespace linnet
