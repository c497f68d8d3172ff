// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <cstdlib>

#include "syntax/front_matter.hpp"
#include "text/utf8.hpp"

// A value has what its form promises, and nothing else.
static void hold(const linnet::FrontMatterValue& value) {
  using Form = linnet::FrontMatterValue::Form;
  if ((value.form != Form::list && !value.items.empty()) || (value.form != Form::map && !value.fields.empty())) {
    std::abort();
  }
  for (const linnet::FrontMatterValue& item : value.items) {
    hold(item);
  }
  for (const auto& field : value.fields) {
    hold(field.second);
  }
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (linnet::firstInvalidUtf8(text) != std::string_view::npos) {
    return 0;
  }
  const std::string page = "---\n" + std::string(text);
  const linnet::FrontMatter frontMatter = linnet::readFrontMatter(page);
  if (frontMatter.bodyOffset > page.size()) {
    std::abort();
  }
  hold(frontMatter.root);
  return 0;
}
