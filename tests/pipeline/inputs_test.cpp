// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <catch2/catch.hpp>
#include <sys/stat.h>

#include "model/failure.hpp"
#include "pipeline/inputs.hpp"
#include "pipeline/temporary_folder.hpp"

using namespace linnet;

namespace {

/// "vault: A.md b/B.md": the groups of a run, and what was told.
struct Found {
  std::vector<std::string> groups;
  Diagnostics diagnostics;
};

Found found(const std::vector<std::string>& inputs, const std::string& from = {},
            const std::vector<std::string>& excludes = {}) {
  Found found;
  for (const InputGroup& group : findInputs({inputs, from, excludes, {}}, found.diagnostics)) {
    std::string text(group.format->name);
    for (const InputFile& file : group.files) {
      text += " " + file.relativePath;
    }
    found.groups.push_back(text);
  }
  return found;
}

using Groups = std::vector<std::string>;

} // namespace

TEST_CASE("A folder with pages is a vault, and only its pages are read, sorted by their paths") {
  const TemporaryFolder folder;
  for (const char* const name : {"vault/b.md", "vault/a/z.markdown", "vault/B.md", "vault/data.ttl", "vault/a.png"}) {
    folder.add(name, "");
  }
  const Found vault = found({folder / "vault"});
  CHECK(vault.groups == Groups{"vault B.md a/z.markdown b.md"});
  CHECK(vault.diagnostics.empty());
  CHECK(found({folder / "vault/"}).groups == vault.groups);
}

TEST_CASE("Hidden files and folders and node_modules are passed over") {
  const TemporaryFolder folder;
  for (const char* const name : {".obsidian/a.md", ".a.md", "x/node_modules/a.md", "x/.trash/a.md", "x/a.md"}) {
    folder.add("vault/" + std::string(name), "");
  }
  CHECK(found({folder / "vault"}).groups == Groups{"vault x/a.md"});
}

TEST_CASE("Of a folder without pages the RDF files are read, each by its syntax") {
  const TemporaryFolder folder;
  for (const char* const name : {"d/b.ttl", "d/a.ttl", "d/s/c.nt", "d/e.trig", "d/f.nq", "d/notes.txt"}) {
    folder.add(name, "");
  }
  CHECK(found({folder / "d"}).groups == Groups{"turtle a.ttl b.ttl", "trig e.trig", "nquads f.nq", "ntriples s/c.nt"});
}

TEST_CASE("Pages that are named one by one are one vault") {
  const TemporaryFolder folder;
  const std::string b = folder.add("b.md", "");
  const std::string a = folder.add("a.md", "");
  const std::string data = folder.add("d.ttl", "");
  CHECK(found({b, data, a}).groups == Groups{"vault b.md a.md", "turtle d.ttl"});
}

TEST_CASE("A folder's files can be left out by globs") {
  const TemporaryFolder folder;
  for (const char* const name : {"v/a.md", "v/raw/b.md", "v/raw/deep/c.md", "v/x/raw.md"}) {
    folder.add(name, "");
  }
  CHECK(found({folder / "v"}, {}, {"raw"}).groups == Groups{"vault a.md x/raw.md"});
  CHECK(found({folder / "v"}, {}, {"raw/**"}).groups == Groups{"vault a.md x/raw.md"});
  CHECK(found({folder / "v"}, {}, {"raw/*.md", "a.md"}).groups == Groups{"vault raw/deep/c.md x/raw.md"});
}

TEST_CASE("Globs match names, and paths across folders") {
  CHECK(matchesGlob("*.txt", "a/b.txt"));
  CHECK(matchesGlob("raw", "raw"));
  CHECK(matchesGlob("raw/", "raw"));
  CHECK(matchesGlob("/raw/a.md", "raw/a.md"));
  CHECK(matchesGlob("raw/**", "raw/a/b.md"));
  CHECK(matchesGlob("**/raw/*.md", "x/raw/a.md"));
  CHECK(matchesGlob("**/raw/*.md", "raw/a.md"));
  CHECK(matchesGlob("a?c", "x/abc"));
  CHECK_FALSE(matchesGlob("a?c", "ac"));
  CHECK_FALSE(matchesGlob("raw/*", "raw/a/b.md"));
  CHECK_FALSE(matchesGlob("raw?a.md", "raw/a.md"));
  CHECK_FALSE(matchesGlob("raw", "draw"));
  CHECK_FALSE(matchesGlob("", "a"));
}

TEST_CASE("The format of a file without a telling name is found from its content") {
  const TemporaryFolder folder;
  const std::string quads = folder.add("a", "<x:a> <x:b> <x:c> <x:g> .\n");
  const std::string page = folder.add("page-0001.txt", "# Kiln Lab [[Clay]]");
  CHECK(found({quads, page}).groups == Groups{"vault page-0001.txt", "nquads a"});
}

TEST_CASE("A format that is given goes before what name and content tell") {
  const TemporaryFolder folder;
  const std::string file = folder.add("a.md", "");
  folder.add("d/notes.txt", "");
  CHECK(found({file}, "turtle").groups == Groups{"turtle a.md"});
  CHECK(found({folder / "d"}, "ntriples").groups == Groups{"ntriples notes.txt"});
  CHECK(found({"-"}, "trig").groups == Groups{"trig stdin"});
  CHECK_THROWS_AS(found({file}, "docx"), Failure);
}

TEST_CASE("What can't be told or read is named") {
  const TemporaryFolder folder;
  const std::string words = folder.add("words.txt", "plain words");
  const std::string picture = folder.add("picture", std::string("\x89PNG\0", 5));
  const Found nothing = found({words, picture, "-"});
  CHECK(nothing.groups.empty());
  REQUIRE(nothing.diagnostics.size() == 3);
  CHECK(nothing.diagnostics[0].code == Code::unknownFormat);
  CHECK(nothing.diagnostics[0].location.path == words);
  CHECK(nothing.diagnostics[1].code == Code::binaryFile);
  CHECK(nothing.diagnostics[1].location.path == picture);
  CHECK(nothing.diagnostics[2].location.path == "-");
}

TEST_CASE("The format of a compressed file is told by the end of its name before that, also in a folder") {
  const TemporaryFolder folder;
  const std::string file = folder.add("a.nt.gz", "");
  folder.add("d/b.ttl.zst", "");
  CHECK(found({file}).groups == Groups{"ntriples a.nt.gz"});
  CHECK(found({folder / "d"}).groups == Groups{"turtle b.ttl.zst"});
}

TEST_CASE("An input that does not exist ends the run") {
  CHECK_THROWS_WITH(found({"/nowhere/at/all"}), "'/nowhere/at/all': no such file or folder");
  CHECK_THROWS_AS(found({""}), Failure);
}

TEST_CASE("A loop of links is told and what stands around it read once") {
  const TemporaryFolder folder;
  folder.add("v/a.md", "");
  std::filesystem::create_directory_symlink(".", folder / "v/loop");
  std::filesystem::create_symlink("self.md", folder / "v/self.md");
  const Found vault = found({folder / "v"});
  CHECK(vault.groups == Groups{"vault a.md"});
  REQUIRE(vault.diagnostics.size() == 2);
  CHECK(vault.diagnostics[0].code == Code::symlinkLoop);
  CHECK(vault.diagnostics[1].code == Code::symlinkLoop);
}

TEST_CASE("A pipe among pages is told, and not waited for") {
  const TemporaryFolder folder;
  folder.add("v/a.md", "");
  REQUIRE(::mkfifo((folder / "v/pipe.md").c_str(), 0600) == 0);
  const Found vault = found({folder / "v"});
  CHECK(vault.groups == Groups{"vault a.md"});
  REQUIRE(vault.diagnostics.size() == 1);
  CHECK(vault.diagnostics[0].code == Code::unreadableFile);
}

TEST_CASE("A page whose name is not UTF-8 is told") {
  const TemporaryFolder folder;
  folder.add("v/caf\xE9.md", "");
  folder.add("v/a.md", "");
  const Found vault = found({folder / "v"});
  CHECK(vault.groups == Groups{"vault a.md"});
  REQUIRE(vault.diagnostics.size() == 1);
  CHECK(vault.diagnostics[0].code == Code::invalidUtf8);
}

TEST_CASE("Paths are in NFC") {
  const TemporaryFolder folder;
  folder.add("v/\u30AB\u3099.md", "");
  CHECK(found({folder / "v"}).groups == Groups{"vault \u30AC.md"});
}

TEST_CASE("Files of one name are told apart by what leads to them") {
  const TemporaryFolder folder;
  const std::string a = folder.add("a/n/x.nt", "");
  const std::string b = folder.add("b/n/x.nt", "");
  const std::string other = folder.add("y.nt", "");
  CHECK(found({a, b, other}).groups == Groups{"ntriples a/n/x.nt b/n/x.nt y.nt"});
  CHECK(found({folder / "a", folder / "b"}).groups == Groups{"ntriples a/n/x.nt b/n/x.nt"});
}

TEST_CASE("What is named twice is read once") {
  const TemporaryFolder folder;
  const std::string a = folder.add("a.nt", "");
  folder.add("v/a.md", "");
  CHECK(found({a, folder / "./a.nt", folder / "v", folder / "v/"}).groups == Groups{"vault a.md", "ntriples a.nt"});
}

TEST_CASE("No input may be the output, also where it was found in a folder") {
  const TemporaryFolder folder;
  const std::string a = folder.add("d/a.nt", "");
  folder.add("d/b.nt", "");
  Diagnostics diagnostics;
  CHECK_THROWS_AS(findInputs({{folder / "d"}, {}, {}, a}, diagnostics), Failure);
  CHECK_NOTHROW(findInputs({{folder / "d"}, {}, {"a.nt"}, a}, diagnostics));
  CHECK_NOTHROW(findInputs({{folder / "d"}, {}, {}, folder / "d/new.nt"}, diagnostics));
}
