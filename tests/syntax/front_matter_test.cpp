// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/front_matter_shape.hpp"

using namespace linnet;

namespace {

// A value behind `k: `, without a problem.
std::string value(const std::string& text) {
  INFO(text);
  CHECK(problemLines("k: " + text + "\n").empty());
  const std::string root = read("k: " + text + "\n");
  return root.substr(4, root.size() - 5);
}

// A value behind `k: `, with one problem on its line.
std::string oddValue(const std::string& text) {
  INFO(text);
  CHECK(problemLines("k: " + text + "\n") == Lines{2});
  const std::string root = read("k: " + text + "\n");
  return root.substr(4, root.size() - 5);
}

} // namespace

TEST_CASE("Scalars keep the text that they were written with") {
  CHECK(value("2308.11730") == "\"2308.11730\"");
  CHECK(value("2026-05-01 18:46") == "\"2026-05-01 18:46\"");
  CHECK(value("yes") == "\"yes\"");
  CHECK(value("0x10") == "\"0x10\"");
  CHECK(value("-5") == "\"-5\"");
  CHECK(value("清華大学（北京）") == "\"清華大学（北京）\"");
  CHECK(value("Ada \"the baker\" Lund") == "\"Ada \"the baker\" Lund\"");
  CHECK(value("it's") == "\"it's\"");
  CHECK(value("a, b") == "\"a, b\"");
  CHECK(value("A / B") == "\"A / B\"");
}

TEST_CASE("What is nothing is empty") {
  CHECK(read("a:\nb: null\nc: ~\nd: NULL\ne: # nothing yet\nf: \"\"\ng: 'null'\n") ==
        "{a: ~, b: ~, c: ~, d: ~, e: ~, f: \"\", g: \"null\"}");
  CHECK(value("[]") == "[]");
  CHECK(value("{}") == "{}");
  CHECK(value("[\"\"]") == "[\"\"]");
  CHECK(value("[a, null]") == "[\"a\", ~]");
}

TEST_CASE("A colon ends a key only where white space follows") {
  CHECK(value("https://kiln.example/a:b#c") == "\"https://kiln.example/a:b#c\"");
  CHECK(read("https://kiln.example: no\nurl: http://x.example\n") ==
        "{https://kiln.example: \"no\", url: \"http://x.example\"}");
  CHECK(read("Key People: Ada\n\"quoted: key\": x\n'it''s': y\n関連: z\n") ==
        "{Key People: \"Ada\", quoted: key: \"x\", it's: \"y\", 関連: \"z\"}");
  CHECK(read("a: 1\ncreated:2026-05-01\n") == "{a: \"1\", created: \"2026-05-01\"}");
  CHECK(problemLines("a: 1\ncreated:2026-05-01\n") == Lines{3});
}

TEST_CASE("Comments are left out, but not from quotes, links and words") {
  CHECK(read("# a comment\nk: v # why\n  # more\nl:\n  # first\n  - a # b\n#end\n") == "{k: \"v\", l: [\"a\"]}");
  CHECK(value("\"#kiln/wood\"") == "\"#kiln/wood\"");
  CHECK(value("'a # b' # c") == "\"a # b\"");
  CHECK(value("C#") == "\"C#\"");
  CHECK(value("[[Kiln #2]]") == "\"[[Kiln #2]]\"");
  CHECK(value("[a, \"b # c\"] # d") == "[\"a\", \"b # c\"]");
  CHECK(read("k: [a, # first\n  b] # second\n") == "{k: [\"a\", \"b\"]}");
}

TEST_CASE("Quotation marks and escapes are undone") {
  CHECK(value(R"("a \"b\" \\ \/ \t\u00e9\x41\U0001F600")") == "\"a \"b\" \\ / \té\x41😀\"");
  CHECK(value(R"("\uD83D\uDE00")") == "\"😀\"");
  CHECK(value("'it''s \\n'") == "\"it's \\n\"");
  CHECK(value("\"a: b, [c] #d\"") == "\"a: b, [c] #d\"");
  CHECK(oddValue(R"("C:\kiln")") == "\"C:\\kiln\"");
  CHECK(oddValue(R"("\uD83D")") == "\"\\uD83D\"");
}

TEST_CASE("Quotation marks that do not fit are told, and the text stays") {
  CHECK(oddValue("\"[[Y Kiln]]\" (partner)") == "\"\"[[Y Kiln]]\" (partner)\"");
  CHECK(oddValue("\"never closed") == "\"never closed\"");
  CHECK(oddValue("'It's a kiln'") == "\"It's a kiln\"");
  CHECK(oddValue("\"The \"big\" kiln\"") == "\"The \"big\" kiln\"");
  CHECK(read("k: \"never closed\nl: x\n") == "{k: \"never closed\", l: \"x\"}");
}

TEST_CASE("Block lists may be indented or not") {
  CHECK(read("a:\n- x\n- y\nb:\n  - z\nc: 1\n") == "{a: [\"x\", \"y\"], b: [\"z\"], c: \"1\"}");
  CHECK(read("a:\n  -\n  - x\n  - ~\n") == "{a: [~, \"x\", ~]}");
  CHECK(read("a:\n  -   x\n  - - y\n    - z\n") == "{a: [\"x\", [\"y\", \"z\"]]}");
  CHECK(read("a:\n\n  - x\n\n  - y\n\nb: 1\n") == "{a: [\"x\", \"y\"], b: \"1\"}");
  CHECK(read("a:\n  -\n    x: 1\n    y: 2\n") == "{a: [{x: \"1\", y: \"2\"}]}");
}

TEST_CASE("Maps nest, also in lists") {
  CHECK(read("a:\n  b:\n    c: 1\n  d: 2\ne: 3\n") == "{a: {b: {c: \"1\"}, d: \"2\"}, e: \"3\"}");
  CHECK(read("works:\n  - org: [[kiln-house]]\n    role: baker\n  - org: \"[[b]]\"\n") ==
        "{works: [{org: \"[[kiln-house]]\", role: \"baker\"}, {org: \"[[b]]\"}]}");
  CHECK(read("s:\n- score: 3\n  at:\n  - x\n  - y\n- score: 4\n") ==
        "{s: [{score: \"3\", at: [\"x\", \"y\"]}, {score: \"4\"}]}");
  CHECK(problemLines("works:\n  - org: [[kiln-house]]\n    role: baker\n").empty());
}

TEST_CASE("An item that looks like a title with a subtitle is text") {
  CHECK(read("aliases:\n  - Kiln\n  - DTwo: A Vision of Clay\n") ==
        "{aliases: [\"Kiln\", \"DTwo: A Vision of Clay\"]}");
  CHECK(problemLines("aliases:\n  - Kiln\n  - DTwo: A Vision of Clay\n") == Lines{4});
  CHECK(read("aliases:\n  - DTwo: A Vision of Clay\n") == "{aliases: [\"DTwo: A Vision of Clay\"]}");
  CHECK(read("a:\n  - kiln: a study of clay\n  - Other\n") == "{a: [\"kiln: a study of clay\", \"Other\"]}");
  CHECK(read("a:\n  - Kiln Group (all; leading: Ada Lund)\n") == "{a: [\"Kiln Group (all; leading: Ada Lund)\"]}");
}

TEST_CASE("An item with a field's name is a map") {
  CHECK(read("sources:\n  - path: raw/x.md\n") == "{sources: [{path: \"raw/x.md\"}]}");
  CHECK(problemLines("sources:\n  - path: raw/x.md\n").empty());
  CHECK(read("people:\n  - name: Ada Lund\n  - name: Bo Ek\n") ==
        "{people: [{name: \"Ada Lund\"}, {name: \"Bo Ek\"}]}");
  CHECK(read("people:\n  - Name: Ada Lund\n    Age: 40\n") == "{people: [{Name: \"Ada Lund\", Age: \"40\"}]}");
  CHECK(read("a:\n  - Group Head: [[ada]]\n") == "{a: [{Group Head: \"[[ada]]\"}]}");
  CHECK(read("a:\n  - Group Heads:\n      - x\n") == "{a: [{Group Heads: [\"x\"]}]}");
}

TEST_CASE("Flow lists and maps are read") {
  CHECK(value("[a, 'b, c', \"d\", 1.50]") == "[\"a\", \"b, c\", \"d\", \"1.50\"]");
  CHECK(value("{a: 1, \"b\": [x, y], c: {d: e}, url: https://x.example}") ==
        "{a: \"1\", b: [\"x\", \"y\"], c: {d: \"e\"}, url: \"https://x.example\"}");
  CHECK(value("[{a: 1}, {b: 2}]") == "[{a: \"1\"}, {b: \"2\"}]");
  CHECK(value("[a, b, ]") == "[\"a\", \"b\"]");
  CHECK(value("{\"a\":1,\"b\":\"c\"}") == "{a: \"1\", b: \"c\"}");
  CHECK(value("[[a, b], [c]]") == "[[\"a\", \"b\"], [\"c\"]]");
  CHECK(read("k: [\n  a,\n  b\n]\nl: x\n") == "{k: [\"a\", \"b\"], l: \"x\"}");
  CHECK(read("k:\n  [a,\n   b]\n") == "{k: [\"a\", \"b\"]}");
  CHECK(read("k: {\n  a: 1,\n  b: [x]\n}\n") == "{k: {a: \"1\", b: [\"x\"]}}");
}

TEST_CASE("Flow lists with mistakes are read as they were meant") {
  CHECK(oddValue("[a, b") == "[\"a\", \"b\"]");
  CHECK(oddValue("[a, , b]") == "[\"a\", \"b\"]");
  CHECK(oddValue("[#a, b]") == "[\"#a\", \"b\"]");
  CHECK(oddValue("[@ada, b]") == "[\"@ada\", \"b\"]");
  CHECK(oddValue("[Kiln: a study, b]") == "[\"Kiln: a study\", \"b\"]");
  CHECK(oddValue("[a] [b]") == "\"[a] [b]\"");
  CHECK(oddValue("[text](https://kiln.example)") == "\"[text](https://kiln.example)\"");
  CHECK(read("k: [a, b\nl: x\n") == "{k: [\"a\", \"b\"], l: \"x\"}");
  CHECK(read("k: [a]\n  - b\nl: x\n") == "{k: [\"a\", \"b\"], l: \"x\"}");
  CHECK(problemLines("k: [a]\n  - b\nl: x\n") == Lines{3});
}

TEST_CASE("Wikilinks are scalars as they stand") {
  CHECK(value("[[a]]") == "\"[[a]]\"");
  CHECK(value("\"[[a|b]]\"") == "\"[[a|b]]\"");
  CHECK(value("[[University of Kiln, North]]") == "\"[[University of Kiln, North]]\"");
  CHECK(value("[[a: b|c]]") == "\"[[a: b|c]]\"");
  CHECK(value("[[[a]], [[b]]]") == "[\"[[a]]\", \"[[b]]\"]");
  CHECK(value("[[[a]]]") == "[\"[[a]]\"]");
  CHECK(value("[\"[[a]]\", '[[b]]']") == "[\"[[a]]\", \"[[b]]\"]");
  CHECK(value("[[\"a\"]]") == "[[\"a\"]]");
  CHECK(value("[[[x, y|z]], c]") == "[\"[[x, y|z]]\", \"c\"]");
  CHECK(read("k:\n  - [[a]]\n  - \"[[b]]\"\n") == "{k: [\"[[a]]\", \"[[b]]\"]}");
  CHECK(oddValue("[[a]] (partner)") == "\"[[a]] (partner)\"");
  CHECK(oddValue("[[a]] / [[b]]") == "\"[[a]] / [[b]]\"");
}

TEST_CASE("Links and quoted texts with commas between them are a list") {
  CHECK(oddValue("[[a]], [[b]]") == "[\"[[a]]\", \"[[b]]\"]");
  CHECK(oddValue("\"[[a]]\", \"[[b]]\"") == "[\"[[a]]\", \"[[b]]\"]");
  CHECK(oddValue("[[a]], \"[[b]]\", '[[c]]' # why") == "[\"[[a]]\", \"[[b]]\", \"[[c]]\"]");
  CHECK(oddValue("\"a\", \"b # c\"") == "[\"a\", \"b # c\"]");
  CHECK(oddValue("[[a]],") == "[\"[[a]]\"]");
  CHECK(read("k: [[a]],\n  [[b]]\nl: x\n") == "{k: [\"[[a]]\", \"[[b]]\"], l: \"x\"}");
  CHECK(oddValue("[[a]] x, [[b]]") == "\"[[a]] x, [[b]]\"");
}

TEST_CASE("Block scalars keep or fold their lines") {
  CHECK(read("k: |\n  a\n    b\n\n  # c\n  d: e\nl: x\n") == "{k: \"a\n  b\n\n# c\nd: e\", l: \"x\"}");
  CHECK(read("k: >-\n  a\n  b\n\n  c\nl: x\n") == "{k: \"a b\nc\", l: \"x\"}");
  CHECK(read("k: | # why\n  a\n") == "{k: \"a\"}");
  CHECK(read("k: |2\n    a\n  b\n") == "{k: \"  a\nb\"}");
  CHECK(read("k:\n  - |\n    a\n    b\n  - c\n") == "{k: [\"a\nb\", \"c\"]}");
  CHECK(read("k: |\nl: x\n") == "{k: \"\", l: \"x\"}");
  CHECK(problemLines("k: |\n  a: b: c\n  @x\n\t\n").empty());
}

TEST_CASE("Plain and quoted text may go on in lines that are indented further") {
  CHECK(read("k: one\n  two\n  three\nl: x\n") == "{k: \"one two three\", l: \"x\"}");
  CHECK(read("k: \"one\n  two\n\n  three\"\nl: x\n") == "{k: \"one two\nthree\", l: \"x\"}");
  CHECK(read("k: 'one\n  it''s'\nl: x\n") == "{k: \"one it's\", l: \"x\"}");
  CHECK(read("k: \"one \\\n  two\"\n") == "{k: \"one two\"}");
  CHECK(read("k:\n  one\n  two\n") == "{k: \"one two\"}");
  CHECK(read("k:\n  - one\n    two\n  - three\n") == "{k: [\"one two\", \"three\"]}");
  CHECK(read("k: \"a: b\n  c: d\"\nl: x\n") == "{k: \"a: b c: d\", l: \"x\"}");
}

TEST_CASE("A key that comes twice is there twice, and told") {
  CHECK(read("tags: a\nx: 1\ntags: b\n") == "{tags: \"a\", x: \"1\", tags: \"b\"}");
  CHECK(problemLines("tags: a\nx: 1\ntags: b\n") == Lines{4});
  CHECK(problemLines("m:\n  a: 1\n  a: 2\n") == Lines{4});
}

TEST_CASE("Tabs indent, and are told") {
  CHECK(read("k:\n\t- a\n\t- b\nm:\n\tx: 1\n\ty:\n\t\t- z\n") == "{k: [\"a\", \"b\"], m: {x: \"1\", y: [\"z\"]}}");
  CHECK_FALSE(problemLines("k:\n\t- a\n").empty());
  CHECK(problemLines("k:\n\t- a\n").front() == 3);
  CHECK(read("k:\tv\n") == "{k: \"v\"}");
}

TEST_CASE("Values that begin with a character of YAML's own are text, and told") {
  for (const char* text : {"@ada", "`code`", "%x", "*note*", "&anchor x", "!tag x", "{{title}}", "{{a: b}} c"}) {
    CHECK(oddValue(text) == "\"" + std::string(text) + "\"");
  }
  CHECK(oddValue("Kiln: a study") == "\"Kiln: a study\"");
  CHECK(oddValue("- x") == "\"- x\"");
  CHECK(oddValue("> 5 and more") == "\"> 5 and more\"");
  CHECK(oddValue("#kiln #wood") == "\"#kiln #wood\"");
  CHECK(value("<% tp.file.title %>") == "\"<% tp.file.title %>\"");
  CHECK(value("\"{{title}}\"") == "\"{{title}}\"");
  CHECK(read("k:\n  - @ada\n  - b\n") == "{k: [\"@ada\", \"b\"]}");
  CHECK(problemLines("k:\n  - @ada\n  - b\n") == Lines{3});
}

TEST_CASE("A line that is nothing is left out, told, and the rest is read") {
  CHECK(read("a: 1\nstray words\nb: 2\n") == "{a: \"1\", b: \"2\"}");
  CHECK(problemLines("a: 1\nstray words\nb: 2\n") == Lines{3});
  CHECK(read("stray words\na: 1\n") == "{a: \"1\"}");
  CHECK(problemLines("stray words\na: 1\n") == Lines{2});
  CHECK(read("- x\na: 1\n") == "{a: \"1\"}");
  CHECK(read("a: 1\n- x\nb: 2\n") == "{a: \"1\", b: \"2\"}");
  CHECK(problemLines("a: 1\n- x\nb: 2\n") == Lines{3});
  CHECK(read("a:\n  - x\n  stray\n  - y\nb: 2\n") == "{a: [\"x\", \"y\"], b: \"2\"}");
}

TEST_CASE("Wrong indentation is told, and the fields are read") {
  CHECK(read("a: 1\n  b: 2\nc: 3\n") == "{a: \"1\", b: \"2\", c: \"3\"}");
  CHECK(problemLines("a: 1\n  b: 2\nc: 3\n") == Lines{3});
  CHECK(read("a:\n    x: 1\n  y: 2\nb: 3\n") == "{a: {x: \"1\", y: \"2\"}, b: \"3\"}");
  CHECK(problemLines("a:\n    x: 1\n  y: 2\nb: 3\n") == Lines{4});
  CHECK(read("  a: 1\nb: 2\n") == "{a: \"1\", b: \"2\"}");
}

TEST_CASE("Every value knows its line") {
  const FrontMatter page = readBlock("a: 1\nb:\n  - x\n  - y\nc: [p,\n  q]\n");
  REQUIRE(page.root.fields.size() == 3);
  CHECK(page.root.fields[0].second.line == 2);
  REQUIRE(page.root.fields[1].second.items.size() == 2);
  CHECK(page.root.fields[1].second.items[1].line == 5);
  REQUIRE(page.root.fields[2].second.items.size() == 2);
  CHECK(page.root.fields[2].second.items[1].line == 7);
}
