// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Tells the lines of a page's body that state a field from those that are prose.
#ifndef LINNET_READERS_VAULT_FIELDS_HPP
#define LINNET_READERS_VAULT_FIELDS_HPP

#include <optional>
#include <string>

#include "model/labels.hpp"
#include "readers/vault_page.hpp"
#include "syntax/markdown.hpp"

namespace linnet {

/// A label and where its value stands.
struct LabelledText {
  std::string label;
  PageField::Origin origin = PageField::Origin::bullet;
  TextRange value;
};

/// `key:: value`, `**Label:** value`, `**Label**: value`, and, in a list item, `Label: value`. The label holds no link
/// and no code and is short. Nothing where the text is none of them.
std::optional<LabelledText> readLabel(const MarkdownPage& page, const MarkdownBlock& block, TextRange range);

/// Does the ontology type what stands under this label, or is it a mere mention of what is related?
bool isTypedLabel(const Labels& labels, std::string_view label);

} // namespace linnet

#endif
