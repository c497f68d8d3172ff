// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Front matter for tests, and its values written in a line.
#ifndef LINNET_TESTS_SYNTAX_FRONT_MATTER_SHAPE_HPP
#define LINNET_TESTS_SYNTAX_FRONT_MATTER_SHAPE_HPP

#include <string>
#include <vector>

#include "syntax/front_matter.hpp"

namespace linnet {

// A value in one line: {key: "scalar", list: ["a", ~]}, where ~ is an empty value.
inline std::string shape(const FrontMatterValue& value) {
  std::string text;
  switch (value.form) {
  case FrontMatterValue::Form::empty:
    return "~";
  case FrontMatterValue::Form::scalar:
    return "\"" + value.text + "\"";
  case FrontMatterValue::Form::list:
    for (const FrontMatterValue& item : value.items) {
      text += (text.empty() ? "" : ", ") + shape(item);
    }
    return "[" + text + "]";
  case FrontMatterValue::Form::map:
    for (const auto& field : value.fields) {
      text += (text.empty() ? "" : ", ") + field.first + ": " + shape(field.second);
    }
  }
  return "{" + text + "}";
}

inline FrontMatter readBlock(const std::string& block) {
  return readFrontMatter("---\n" + block + "---\nBody\n");
}

inline std::string read(const std::string& block) {
  return shape(readBlock(block).root);
}

// The lines of the problems, one behind the other.
inline std::vector<std::size_t> problemLines(const std::string& block) {
  std::vector<std::size_t> lines;
  for (const FrontMatterProblem& problem : readBlock(block).problems) {
    lines.push_back(problem.line);
  }
  return lines;
}

using Lines = std::vector<std::size_t>;

} // namespace linnet

#endif
