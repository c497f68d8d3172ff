// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/tex_text.hpp"

#include <algorithm>
#include <utility>

#include "syntax/tex_conversion.hpp"
#include "syntax/tex_symbols.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

bool isLetter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool isSpace(char byte) {
  return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

// Is the text as it is what it stands for? `-`, `'` and a space are so where they come alone.
bool isPlain(std::string_view text) {
  char before = '\0';
  for (const char byte : text) {
    const bool isRepeated = byte == before && (byte == '-' || byte == '\'' || byte == ' ');
    if (isRepeated || byte == '\\' || byte == '{' || byte == '}' || byte == '$' || byte == '~' || byte == '`' ||
        (byte >= '\t' && byte <= '\r')) {
      return false;
    }
    before = byte;
  }
  return true;
}

} // namespace

std::string_view TexText::read(std::string_view tex) {
  tex = trim(tex);
  if (!isPlain(tex)) {
    out_.clear();
    convertTex(tex, out_, unknownCommand_);
    tex = arena_.store(out_);
  }
  return isAscii(tex) || isNfc(tex) ? tex : arena_.store(nfc(tex));
}

std::string_view TexText::readVerbatim(std::string_view tex) {
  tex = trim(tex);
  if (std::none_of(tex.begin(), tex.end(), [](char byte) {
        return byte == '\\' || byte == '{' || byte == '}' || isSpace(byte) || byte == '$';
      })) {
    return tex;
  }
  out_.clear();
  for (std::size_t i = 0; i < tex.size();) {
    const char byte = tex[i++];
    if (byte != '\\') {
      out_ += byte == '{' || byte == '}' || byte == '$' || isSpace(byte) ? "" : std::string_view(&byte, 1);
      continue;
    }
    std::size_t end = i;
    while (end < tex.size() && isLetter(tex[end])) {
      ++end;
    }
    const std::string_view name = tex.substr(i, end - i);
    // Of marks, the mark itself; of `\url` and the like, what they are put around.
    out_ += name == "sim" ? "~" : texSymbol(name).value_or(std::string_view());
    i = end;
  }
  return arena_.store(out_);
}

std::string TexText::takeUnknownCommand() {
  return std::exchange(unknownCommand_, {});
}

} // namespace linnet
