// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/front_matter_shape.hpp"

using namespace linnet;

TEST_CASE("The body begins behind the closing line") {
  const auto body = [](const std::string& page) { return page.substr(readFrontMatter(page).bodyOffset); };
  CHECK(body("---\na: 1\n---\nBody\n") == "Body\n");
  CHECK(body("---\r\na: 1\r\n---\r\nBody\r\n") == "Body\r\n");
  CHECK(body("\uFEFF---\na: 1\n---\nBody") == "Body");
  CHECK(body("---\na: 1\n---").empty());
  CHECK(body("---  \na: 1\n---  \nBody") == "Body");
  CHECK(body("---\na: 1\n...\nBody") == "Body");
  CHECK(body("No front matter\n---\na: 1\n---\n") == "No front matter\n---\na: 1\n---\n");
  CHECK(readFrontMatter("---\na: 1\nb: 2\n---\nBody").bodyLine == 5);
  CHECK(readFrontMatter("").bodyOffset == 0);
}

TEST_CASE("Line ends of both kinds and a missing last one are the same") {
  CHECK(shape(readFrontMatter("---\r\na: 1\r\nb:\r\n  - x\r\nc: |\r\n  p\r\n  q\r\nd: \"u\r\n  v\"\r\n---\r\n").root) ==
        "{a: \"1\", b: [\"x\"], c: \"p\nq\", d: \"u v\"}");
  CHECK(shape(readFrontMatter("\uFEFF---\na: [x,\n y]\n---").root) == "{a: [\"x\", \"y\"]}");
}

TEST_CASE("A rule at the head of a page is no front matter") {
  for (const char* page : {"---\n\nOnce there was a kiln.\n\n---\n\nBody\n", "---\n# Heading\n\nText\n---\n",
                           "---\n- a\n---\n", "---", "---\n", "---\nText, and no end\n", "----\na: 1\n----\n"}) {
    INFO(page);
    const FrontMatter frontMatter = readFrontMatter(page);
    CHECK(frontMatter.root.form == FrontMatterValue::Form::empty);
    CHECK(frontMatter.bodyOffset == 0);
    CHECK(frontMatter.bodyLine == 1);
    CHECK(frontMatter.problems.empty());
  }
}

TEST_CASE("Front matter that is never closed is told, and not read") {
  const FrontMatter frontMatter = readFrontMatter("---\na: 1\n\n# Heading\n");
  CHECK(frontMatter.root.form == FrontMatterValue::Form::empty);
  CHECK(frontMatter.bodyOffset == 0);
  REQUIRE(frontMatter.problems.size() == 1);
  CHECK(frontMatter.problems[0].line == 1);
}

TEST_CASE("Nesting has an end, and what comes behind it is read") {
  std::string maps;
  std::string dashes = "k: x\nl:\n  ";
  for (std::size_t i = 0; i < 200; ++i) {
    maps += std::string(i, ' ') + "a:\n";
    dashes += "- ";
  }
  CHECK_FALSE(problemLines(maps + "z: 1\n").empty());
  CHECK(readBlock(maps + "z: 1\n").root.fields.back().first == "z");
  CHECK(readBlock(dashes + "\nz: 1\n").root.fields.back().first == "z");
  CHECK_FALSE(problemLines("k: " + std::string(200, '[') + "a" + std::string(200, ']') + "\nz: 1\n").empty());
  CHECK(readBlock("k: " + std::string(200, '[') + "\nz: 1\n").root.fields.back().first == "z");
}

TEST_CASE("No block takes long") {
  const std::size_t count = 100'000;
  for (const char* line : {"a: [x\n",     "a: \"x\n", "a: 'x\n", " b: [x\n", "  - [x\n", "  - \"x\n",    "[[",
                           "\"[[a]]\", ", "[",        "{",       "- ",       "a: ",      "  - a: b c\n", "stray\n",
                           "  \"\n",      "\n",       "# c\n",   "\t\n",     "{{",       "[[a|",         "' "}) {
    std::string block = "k: [x\nl:\n";
    for (std::size_t i = 0; i < count; ++i) {
      block += line;
    }
    INFO(line);
    CHECK(readFrontMatter("---\n" + block + "\nz: 1\n---\n").bodyOffset > block.size());
  }
  std::string keys;
  for (std::size_t i = 0; i < count; ++i) {
    keys += "k" + std::to_string(i) + ": x\n";
  }
  CHECK(readBlock(keys).root.fields.size() == count);
}
