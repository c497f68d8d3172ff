// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The languages of entries of BibTeX and BibLaTeX.
#ifndef LINNET_READERS_BIBTEX_LANGUAGES_HPP
#define LINNET_READERS_BIBTEX_LANGUAGES_HPP

#include <string>
#include <string_view>

namespace linnet {

/// The tag (BCP 47) of a language by its name in English, its name for TeX's hyphenation (`ngerman`, `USenglish`), its
/// code or its tag; empty where it is none of them.
std::string bibtexLanguageTag(std::string_view name);

} // namespace linnet

#endif
