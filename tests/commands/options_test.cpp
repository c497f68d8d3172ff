// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "commands/commands.hpp"
#include "commands/options.hpp"
#include "model/failure.hpp"
#include "pipeline/temporary_folder.hpp"

using namespace linnet;

namespace {

const std::vector<OptionRow> kTable{
    {"output", 'o', "FILE", false, "where to"},
    {"exclude", '\0', "GLOB", true, "what not"},
    {"quiet", '\0', "", false, "hush"},
};

ParsedOptions parsed(const std::vector<std::string>& arguments) {
  return parseOptions(kTable, arguments);
}

ParsedOptions fromFile(const TemporaryFolder& folder, const std::string& text,
                       const std::vector<std::string>& arguments = {}) {
  ParsedOptions options = parsed(arguments);
  options.addFile(folder.add("options", text), kTable);
  return options;
}

using Words = std::vector<std::string>;

} // namespace

TEST_CASE("Options and inputs come in any order and in all usual forms") {
  for (const Words& arguments : {Words{"a", "--output", "x", "b"}, Words{"--output=x", "a", "b"},
                                 Words{"-o", "x", "a", "b"}, Words{"-ox", "a", "b"}}) {
    const ParsedOptions options = parsed(arguments);
    CHECK(options.value("output") == "x");
    CHECK(options.inputs() == Words{"a", "b"});
    CHECK_FALSE(options.has("quiet"));
  }
}

TEST_CASE("A dash alone is an input, and everything behind two dashes is") {
  CHECK(parsed({"-"}).inputs() == Words{"-"});
  CHECK(parsed({"--", "--quiet"}).inputs() == Words{"--quiet"});
}

TEST_CASE("An option that may be repeated keeps its values in order, any other is refused the second time") {
  CHECK(parsed({"--exclude", "a", "--exclude", "b"}).values("exclude") == Words{"a", "b"});
  CHECK_THROWS_WITH(parsed({"-o", "a", "--output", "b"}), "--output was given more than once");
}

TEST_CASE("Abbreviations are not guessed but suggested") {
  CHECK_THROWS_WITH(parsed({"--out", "x"}), "unknown option '--out'; did you mean --output?");
  CHECK_THROWS_WITH(parsed({"--qiuet"}), "unknown option '--qiuet'; did you mean --quiet?");
  CHECK_THROWS_WITH(parsed({"--colour"}), "unknown option '--colour'");
  CHECK_THROWS_WITH(parsed({"-x"}), "unknown option '-x'");
}

TEST_CASE("A value that is missing or too much is told with the form that is needed") {
  CHECK_THROWS_WITH(parsed({"--output"}), "--output needs a value: --output FILE");
  CHECK_THROWS_WITH(parsed({"--quiet=yes"}), "--quiet takes no value");
}

TEST_CASE("Options of a file are those that the command line does not give") {
  const TemporaryFolder folder;
  const std::string text = "# a comment\n\n  exclude = a b\r\nexclude=c\nquiet\n";
  const ParsedOptions options = fromFile(folder, text);
  CHECK(options.values("exclude") == Words{"a b", "c"});
  CHECK(options.has("quiet"));
  CHECK(fromFile(folder, text, {"--exclude", "d"}).values("exclude") == Words{"d"});
}

TEST_CASE("A file that is named in a file of options is looked for beside it") {
  const TemporaryFolder folder;
  CHECK(fromFile(folder, "output = x").value("output") == folder / "x");
  CHECK(fromFile(folder, "output = /x").value("output") == "/x");
  CHECK(fromFile(folder, "output = -").value("output") == "-");
}

TEST_CASE("What is wrong in a file of options is told with its line") {
  const TemporaryFolder folder;
  CHECK_THROWS_WITH(fromFile(folder, "quiet\noutptu = x"),
                    Catch::EndsWith("options:2: unknown option 'outptu'; did you mean output?"));
  CHECK_THROWS_WITH(fromFile(folder, "quiet = yes"), Catch::EndsWith("options:1: quiet takes no value"));
  CHECK_THROWS_WITH(fromFile(folder, "output"), Catch::EndsWith("options:1: output needs a value: output = FILE"));
  CHECK_THROWS_AS(fromFile(folder, "output = a\noutput = b"), Failure);
}

TEST_CASE("The overview of all commands fits 24 lines of 80 columns") {
  const std::string text = overview();
  CHECK(std::count(text.begin(), text.end(), '\n') <= 24);
  for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1) {
    CHECK(text.find('\n', begin) - begin <= 80);
  }
}

TEST_CASE("Help on every option fits 80 columns") {
  for (const Command& command : commands()) {
    const std::string text = describeOptions(command.options);
    for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1) {
      INFO(text.substr(begin, text.find('\n', begin) - begin));
      CHECK(text.find('\n', begin) - begin <= 80);
    }
  }
}
