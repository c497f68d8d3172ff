// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Options of commands as a table, from which the command line is read and help is written.
#ifndef LINNET_COMMANDS_OPTIONS_HPP
#define LINNET_COMMANDS_OPTIONS_HPP

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linnet {

/// One option of a command.
struct OptionRow {
  std::string_view name;     ///< without dashes
  char letter = '\0';        ///< short form; none where it is '\0'
  std::string_view argument; ///< "FILE", "IRI", …; empty for a switch
  bool isRepeatable = false; ///< may come several times, one value each
  std::string_view help;     ///< one line
};

/// What was given: the values of each option, and the inputs.
class ParsedOptions {
public:
  bool has(std::string_view name) const { return values_.find(name) != values_.end(); }
  /// The last value; empty where the option was not given.
  std::string value(std::string_view name) const;
  std::vector<std::string> values(std::string_view name) const;
  const std::vector<std::string>& inputs() const { return inputs_; }

  /// Adds what a file says (`option = value` on each line, `option` alone for a switch, `#` begins a comment) where the
  /// command line says nothing of that option. Files that it names are looked for beside it. Throws Failure with the
  /// file and what is wrong.
  void addFile(const std::string& path, const std::vector<OptionRow>& table);

private:
  friend ParsedOptions parseOptions(const std::vector<OptionRow>& table, const std::vector<std::string>& arguments);

  std::map<std::string, std::vector<std::string>, std::less<>> values_;
  std::vector<std::string> inputs_;
};

/// Reads a command line. Abbreviated options are not guessed. Throws Failure that names what is wrong and, for an
/// unknown option, the nearest one.
ParsedOptions parseOptions(const std::vector<OptionRow>& table, const std::vector<std::string>& arguments);

/// The table as lines of help.
std::string describeOptions(const std::vector<OptionRow>& table);

/// The candidate that is nearest to a word by its edit distance, where one is near enough to be meant.
std::optional<std::string_view> nearest(std::string_view word, const std::vector<std::string_view>& candidates);

} // namespace linnet

#endif
