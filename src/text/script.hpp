// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The language that a text's script gives away.
#ifndef LINNET_TEXT_SCRIPT_HPP
#define LINNET_TEXT_SCRIPT_HPP

#include <string_view>

namespace linnet {

/// "ja" for a text with kana, "ko" with hangul, "zh" with han and neither; empty for every other script.
/// A text that is mostly Latin with a few such characters is judged by them all the same.
std::string_view languageByScript(std::string_view text);

} // namespace linnet

#endif
