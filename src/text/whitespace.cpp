// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "text/whitespace.hpp"

#include <array>

namespace linnet {

namespace {

constexpr std::array<std::string_view, 3> kWideSpaces{"\u00A0", "\u3000", "\uFEFF"};

bool isSpace(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

std::size_t spaceAtBegin(std::string_view text) {
  if (!text.empty() && isSpace(text.front())) {
    return 1;
  }
  for (const std::string_view space : kWideSpaces) {
    if (text.starts_with(space)) {
      return space.size();
    }
  }
  return 0;
}

std::size_t spaceAtEnd(std::string_view text) {
  if (!text.empty() && isSpace(text.back())) {
    return 1;
  }
  for (const std::string_view space : kWideSpaces) {
    if (text.ends_with(space)) {
      return space.size();
    }
  }
  return 0;
}

} // namespace

std::string_view trim(std::string_view text) {
  while (const std::size_t size = spaceAtBegin(text)) {
    text.remove_prefix(size);
  }
  while (const std::size_t size = spaceAtEnd(text)) {
    text.remove_suffix(size);
  }
  return text;
}

bool isBlank(std::string_view text) {
  const bool beginsWithWord = !text.empty() && text.front() > ' ';
  return !beginsWithWord && trim(text).empty();
}

std::string foldWhitespace(std::string_view text) {
  std::string folded;
  folded.reserve(text.size());
  for (const char byte : text) {
    if (!isSpace(byte)) {
      folded += byte;
    } else if (!folded.empty() && folded.back() != ' ') {
      folded += ' ';
    }
  }
  if (!folded.empty() && folded.back() == ' ') {
    folded.pop_back();
  }
  return folded;
}

} // namespace linnet
