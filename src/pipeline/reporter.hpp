// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Tells the user what happened: messages as they come, a report, counts at the end.
#ifndef LINNET_PIPELINE_REPORTER_HPP
#define LINNET_PIPELINE_REPORTER_HPP

#include <cstddef>
#include <cstdio>
#include <map>
#include <memory>
#include <string>

#include "model/diagnostics.hpp"
#include "readers/reader.hpp"

namespace linnet {

/// "1 page", "2 pages".
std::string plural(std::size_t count, const char* one, const char* several);

/// How many records became what. `read` is the sum of the others.
struct Counts {
  std::size_t read = 0;
  std::size_t exported = 0; ///< as they are
  std::size_t repaired = 0; ///< exported with a warning
  std::size_t skipped = 0;
  std::size_t leftOut = 0;
  std::size_t statements = 0;

  void add(Outcome outcome);
  void add(const Counts& other);
};

/// Prints on standard error. The first messages of a code are printed one by one, the rest counted; codes that are only
/// counted get a line at the end. One thread at a time.
class Reporter {
public:
  struct Options {
    bool isQuiet = false;   ///< errors only
    std::string reportPath; ///< all messages as JSON lines; empty: none
  };

  /// Throws Failure where the report can't be written.
  explicit Reporter(const Options& options);
  ~Reporter();

  void tell(const Diagnostic& diagnostic);
  void tell(const Diagnostics& diagnostics);

  /// The lines that sum up what was counted.
  void finish(const Counts& counts);

  /// A line that is overwritten by the next; on a terminal only, and not often.
  void progress(std::size_t done, std::size_t all);

  std::size_t errors() const { return errors_; }
  std::size_t warnings() const { return warnings_; }

private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  void print(const Diagnostic& diagnostic);
  void clearProgress();
  void report(const Diagnostic& diagnostic);

  Options options_;
  std::unique_ptr<std::FILE, Closer> report_;
  std::map<Code, std::size_t> counts_;
  std::map<std::string, std::size_t> unknownFields_;
  std::size_t errors_ = 0;
  std::size_t warnings_ = 0;
  bool isTerminal_ = false;
  bool hasProgress_ = false;
  long long lastProgress_ = 0;
};

} // namespace linnet

#endif
