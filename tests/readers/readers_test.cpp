// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "readers/readers.hpp"

using namespace linnet;

namespace {

std::string formatOf(std::string_view name, std::string_view beginning = {}) {
  const Format* const format = formatOfFile(name, beginning);
  return format == nullptr ? "" : std::string(format->name);
}

} // namespace

TEST_CASE("Formats are told by the file's name, whatever its content") {
  CHECK(formatOf("a.md") == "vault");
  CHECK(formatOf("folder/a.markdown") == "vault");
  CHECK(formatOf("a.ttl", "# Page") == "turtle");
  CHECK(formatOf("a.nt") == "ntriples");
  CHECK(formatOf("a.nq.gz") == "nquads");
  CHECK(formatOf("a.trig") == "trig");
}

TEST_CASE("Formats are told by the content where the name says nothing") {
  CHECK(formatOf("a", "@prefix x: <x:> .") == "turtle");
  CHECK(formatOf("a", "PREFIX x: <x:>\n") == "turtle");
  CHECK(formatOf("a", "\n\n@base <x:> .\n") == "turtle");
  CHECK(formatOf("a", "@prefix x: <x:> .\nx:g { x:a x:b x:c }") == "trig");
  CHECK(formatOf("a", "<x:a> <x:b> \"c\" .\n") == "ntriples");
  CHECK(formatOf("a", "_:a <x:b> <x:c> .\n") == "ntriples");
  CHECK(formatOf("a", "<x:a> <x:b> \"c\" <x:g> .\n") == "nquads");
  CHECK(formatOf("a", "<x:a> <x:b> <x:c> <x:g> .\n") == "nquads");
  CHECK(formatOf("page-0001.txt", "# Title [[A]]") == "vault");
  CHECK(formatOf("page.txt", "---\ntype: person\n---\n") == "vault");
  CHECK(formatOf("page.txt", "Words.\n\n## Heading\n") == "vault");
  CHECK(formatOf("a.txt", "plain words").empty());
  CHECK(formatOf("a", "").empty());
}

TEST_CASE("Comments and a byte order mark before Turtle do not make it a page") {
  CHECK(formatOf("a", "# who made it\n#\n@prefix x: <x:> .") == "turtle");
  CHECK(formatOf("a", "# who made it\n<x:a> <x:b> \"c\" .\n") == "ntriples");
  CHECK(formatOf("a", "\xEF\xBB\xBF@prefix x: <x:> .") == "turtle");
  CHECK(formatOf("page.txt", "# Title\n\n<https://kiln.example/>\n") == "vault");
  CHECK(formatOf("page.txt", "# Only a title") == "vault");
}

TEST_CASE("CSL-JSON is told from Crossref's records, and from JSON of no known shape") {
  CHECK(formatOf("a.json", R"([{"id": "a", "type": "article-journal", "title": "T", "DOI": "10.5555/a"}])") ==
        "csl-json");
  CHECK(formatOf("a.json", R"({"items": [{"id": "a", "type": "book", "author": [{"family": "F", "given": "G"}]}]})") ==
        "csl-json");
  CHECK(formatOf("a.json", R"({"10.5555/a": [{"DOI": "10.5555/a", "type": "journal-article", "title": "T",
                                              "reference-count": 1, "issued": {"date-parts": [[1957]]}}]})") ==
        "csl-json");
  CHECK(formatOf("a.json",
                 R"({"DOI": "10.5555/a", "type": "report", "title": ["T"], "issued": {"date-parts": [[1957]]}})") ==
        "crossref");
  CHECK(formatOf("a.json", R"({"type": "book", "title": "T", "doi": "10.5555/a"})") == "json");
}

TEST_CASE("Every format has a name of its own by which it is found") {
  for (const Format& format : formats()) {
    CHECK(formatNamed(format.name) == &format);
  }
  CHECK(formatNamed("docx") == nullptr);
}
