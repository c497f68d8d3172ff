// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/unicode.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace linnet {

namespace {

bool isAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) < 0x80U; });
}

std::string mapped(std::string_view text, unsigned options) {
  utf8proc_uint8_t* result = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()), &result,
                   static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
  return size < 0 ? std::string(text) : std::string(reinterpret_cast<const char*>(result), static_cast<std::size_t>(size));
}

std::string lowered(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte; });
  return result;
}

} // namespace

std::string nfc(std::string_view text) {
  return isAscii(text) ? std::string(text) : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string foldCase(std::string_view text) {
  return isAscii(text) ? lowered(text) : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
}

std::string looseKey(std::string_view text) {
  std::string key = isAscii(text) ? lowered(text)
                                  : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
  key.erase(std::remove_if(key.begin(), key.end(), [](char byte) { return std::string_view(" \t\r\n-_.").find(byte) != std::string_view::npos; }),
            key.end());
  return key;
}

} // namespace linnet
