// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Makes plain text of TeX: what TexText does with a text that is not plain already.
#ifndef LINNET_SYNTAX_TEX_CONVERSION_HPP
#define LINNET_SYNTAX_TEX_CONVERSION_HPP

#include <string>
#include <string_view>

namespace linnet {

/// Appends the text to `out`, which is empty; the first command of unknown meaning goes to `unknownCommand`, where that
/// is empty. Takes linear time.
void convertTex(std::string_view tex, std::string& out, std::string& unknownCommand);

} // namespace linnet

#endif
