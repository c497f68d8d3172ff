// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "commands/commands.hpp"
#include "model/failure.hpp"
#include "pipeline/temporary_folder.hpp"

using namespace linnet;

namespace {

/// What `linnet convert` writes for the inputs.
std::string converted(const TemporaryFolder& folder, std::vector<std::string> arguments) {
  const std::vector<std::string> more{"--quiet", "--output", folder / "out"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Command& convert = commandNamed("convert");
  convert.run(convert, arguments);
  return folder.content("out");
}

std::string pageNumbered(int number) {
  const std::string next = std::to_string((number * 7) % 100);
  return "---\nentity_type: organization\nteam: \"[[Page " + next + "]]\"\n---\nMakes [[Bowl " + next +
         "]]. (Source: [[Annals " + std::to_string(number % 5) + "]])\n\n- Parent company: [[Clay]]\n";
}

} // namespace

TEST_CASE("The same bytes come out for any number of threads") {
  const TemporaryFolder folder;
  for (int i = 0; i < 100; ++i) {
    folder.add("vault/Page " + std::to_string(i) + ".md", pageNumbered(i));
  }
  std::string lines;
  for (int i = 0; i < 20000; ++i) {
    lines += "<https://kiln.example/" + std::to_string(i) + "> <https://kiln.example/p> _:b" + std::to_string(i % 9) +
             " .\n";
  }
  folder.add("data.nt", lines);
  folder.add("a.ttl", "<x:a> <x:b> 1 . broken");
  folder.add("b.ttl", "<x:a> <x:b> 2 .");
  const std::string syntax = GENERATE("turtle", "ntriples", "nquads", "trig");
  const std::string order = GENERATE("", "--unique", "--sort");
  const auto with = [&](const std::string& threads) {
    std::vector<std::string> arguments{folder / "vault", folder / "data.nt", folder / "a.ttl", folder / "b.ttl", "--to",
                                       syntax,           "--threads",        threads};
    if (!order.empty()) {
      arguments.push_back(order);
    }
    arguments.insert(arguments.end(), {"--report", folder / "report.jsonl"});
    const std::string output = converted(folder, arguments);
    return output + folder.content("report.jsonl");
  };
  const std::string expected = with("1");
  CHECK(expected.size() > 500000);
  CHECK((with("2") == expected));
  CHECK((with("8") == expected));
}

TEST_CASE("A folder of options is refused") {
  const TemporaryFolder folder;
  const std::string page = folder.add("a.md", "# A");
  CHECK_THROWS_WITH(converted(folder, {page, "--config", folder / "."}), Catch::EndsWith("Is a directory"));
}

TEST_CASE("Whatever ends a run, no file is left beside the output") {
  const TemporaryFolder folder;
  const std::string page = folder.add("a.md", "---\ncite: @quist\n---\n");
  const std::string bad = folder.add("b.md", "\xFF");
  CHECK_THROWS_AS(converted(folder, {page, "--strict"}), Failure);
  CHECK_THROWS_AS(converted(folder, {bad}), Failure);
  CHECK_THROWS_AS(converted(folder, {page, "--sort", "--memory", "1"}), Failure);
  CHECK_THROWS_AS(converted(folder, {page, "--base", "x"}), Failure);
  CHECK(folder.fileCount() == 2);
}
