// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "model/failure.hpp"
#include "pipeline/output.hpp"
#include "pipeline/temporary_folder.hpp"

using namespace linnet;

TEST_CASE("A file gets its name when it is complete") {
  const TemporaryFolder folder;
  Output output(folder / "out.nt");
  output.write("one ");
  output.write("two");
  CHECK_FALSE(std::filesystem::exists(folder / "out.nt"));
  output.complete();
  CHECK(folder.content("out.nt") == "one two");
  CHECK(folder.fileCount() == 1);
}

TEST_CASE("A file that is not completed leaves nothing, and what stood there stays") {
  const TemporaryFolder folder;
  folder.add("out.nt", "old");
  {
    Output output(folder / "out.nt");
    output.write("new");
  }
  CHECK(folder.content("out.nt") == "old");
  CHECK(folder.fileCount() == 1);
}

TEST_CASE("What stood there is replaced when all is written") {
  const TemporaryFolder folder;
  folder.add("out.nt", "old and longer");
  Output output(folder / "out.nt");
  output.write("new");
  output.complete();
  CHECK(folder.content("out.nt") == "new");
}

TEST_CASE("An empty output is a file too") {
  const TemporaryFolder folder;
  Output(folder / "out.nt").complete();
  CHECK(folder.fileCount() == 1);
  CHECK(folder.content("out.nt").empty());
}

TEST_CASE("What a symbolic link leads to is written, and the link stays") {
  const TemporaryFolder folder;
  folder.add("disk/out.nt", "old");
  std::filesystem::create_symlink("disk/out.nt", folder / "out.nt");
  Output output(folder / "out.nt");
  output.write("new");
  output.complete();
  CHECK(folder.content("disk/out.nt") == "new");
  CHECK(std::filesystem::is_symlink(folder / "out.nt"));
}

TEST_CASE("A folder that is not there, and a folder in the file's place, are told") {
  const TemporaryFolder folder;
  CHECK_THROWS_WITH(Output(folder / "nowhere/out.nt"),
                    Catch::EndsWith("nowhere/out.nt: can't be written: No such file or directory"));
  CHECK_THROWS_WITH(Output(folder / "."), Catch::EndsWith("can't be written: Is a directory"));
}

TEST_CASE("A full disk is told") {
  Output output("/dev/full");
  CHECK_THROWS_WITH(output.write("x"), "/dev/full: can't be written: No space left on device");
}

TEST_CASE("A run that is interrupted leaves nothing") {
  const TemporaryFolder folder;
  const int signal = GENERATE(SIGINT, SIGTERM, SIGHUP);
  const pid_t child = ::fork();
  if (child == 0) {
    Output output(folder / "out.nt");
    output.write("half");
    std::raise(signal);
    ::_exit(0);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status));
  CHECK(WTERMSIG(status) == signal);
  CHECK(folder.fileCount() == 0);
}
