// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/options.hpp"

#include <algorithm>
#include <boost/program_options.hpp>
#include <filesystem>
#include <sstream>

#include "model/failure.hpp"
#include "syntax/source.hpp"

namespace linnet {

namespace {

namespace po = boost::program_options;

constexpr std::size_t kHelpColumn = 26;
constexpr std::size_t kLargestFile = std::size_t{1} << 20U;

std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) {
    row[j] = j;
  }
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

po::options_description descriptionOf(const std::vector<OptionRow>& table) {
  po::options_description description;
  for (const OptionRow& row : table) {
    const std::string name = std::string(row.name) + (row.letter == '\0' ? "" : std::string(",") + row.letter);
    if (row.argument.empty()) {
      description.add_options()(name.c_str(), "");
    } else {
      description.add_options()(name.c_str(), po::value<std::vector<std::string>>()->composing(), "");
    }
  }
  return description;
}

// What an option that does not exist was meant to be, with `dashes` as they are written there.
std::string unknownOption(const std::vector<OptionRow>& table, const std::string& given, const std::string& dashes) {
  std::vector<std::string_view> names;
  names.reserve(table.size());
  for (const OptionRow& row : table) {
    names.push_back(row.name);
  }
  const std::string_view bare = std::string_view(given).substr(std::min(given.find_first_not_of('-'), given.size()));
  const std::optional<std::string_view> near = nearest(bare, names);
  return "unknown option '" + given + "'" + (near ? "; did you mean " + dashes + std::string(*near) + "?" : "");
}

// What the error of an option with too few or too many words is.
std::string wrongUse(const std::vector<OptionRow>& table, const po::invalid_command_line_syntax& error) {
  const std::string given = error.get_option_name();
  const auto row = std::find_if(table.begin(), table.end(), [&given](const OptionRow& option) {
    return given == "--" + std::string(option.name) || given == std::string("-") + option.letter;
  });
  if (row == table.end()) {
    return error.what();
  }
  return row->argument.empty() ? given + " takes no value"
                               : given + " needs a value: " + given + " " + std::string(row->argument);
}

const OptionRow* rowNamed(const std::vector<OptionRow>& table, std::string_view name) {
  const auto row =
      std::find_if(table.begin(), table.end(), [name](const OptionRow& option) { return option.name == name; });
  return row == table.end() ? nullptr : &*row;
}

void requireOnce(const OptionRow& row, std::size_t count) {
  if (count > 1 && !row.isRepeatable) {
    throw Failure("--" + std::string(row.name) + " was given more than once");
  }
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
  const std::size_t end = text.find_last_not_of(" \t\r");
  return text.substr(begin, end == std::string_view::npos ? 0 : end + 1 - begin);
}

// The value of an option in a file: a file that it names is looked for beside it.
std::string valueInFile(const OptionRow& row, std::string_view value, const std::string& path) {
  if (row.argument != "FILE" || value.empty() || value == "-") {
    return std::string(value);
  }
  return (std::filesystem::path(path).parent_path() / value).string();
}

} // namespace

std::string ParsedOptions::value(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() || found->second.empty() ? std::string() : found->second.back();
}

std::vector<std::string> ParsedOptions::values(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::vector<std::string>() : found->second;
}

void ParsedOptions::addFile(const std::string& path, const std::vector<OptionRow>& table) {
  const FileContent content = readFile(path, kLargestFile);
  if (!content.error.empty()) {
    throw Failure(path + ": the options can't be read: " + content.error);
  }
  std::istringstream file(content.bytes);
  std::map<std::string, std::vector<std::string>, std::less<>> read;
  std::string text;
  for (std::size_t number = 1; std::getline(file, text); ++number) {
    const std::string_view line = trimmed(text);
    if (line.empty() || line.starts_with('#')) {
      continue;
    }
    const std::size_t equals = line.find('=');
    const std::string name(trimmed(line.substr(0, equals)));
    const std::string place = path + ":" + std::to_string(number) + ": ";
    const OptionRow* const row = rowNamed(table, name);
    if (row == nullptr) {
      throw Failure(place + unknownOption(table, name, {}));
    }
    if (row->argument.empty() != (equals == std::string_view::npos)) {
      throw Failure(place + (row->argument.empty()
                                 ? name + " takes no value"
                                 : name + " needs a value: " + name + " = " + std::string(row->argument)));
    }
    std::vector<std::string>& values = read[name];
    if (!row->argument.empty()) {
      values.push_back(valueInFile(*row, trimmed(line.substr(equals + 1)), path));
    }
    requireOnce(*row, values.size());
  }
  values_.insert(read.begin(), read.end());
}

ParsedOptions parseOptions(const std::vector<OptionRow>& table, const std::vector<std::string>& arguments) {
  po::options_description description = descriptionOf(table);
  description.add_options()("input", po::value<std::vector<std::string>>(), "");
  po::positional_options_description positional;
  positional.add("input", -1);
  const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  ParsedOptions parsed;
  try {
    const auto result =
        po::command_line_parser(arguments).options(description).positional(positional).style(style).run();
    for (const po::option& option : result.options) {
      const OptionRow* const row = rowNamed(table, option.string_key);
      if (row == nullptr) {
        parsed.inputs_.insert(parsed.inputs_.end(), option.value.begin(), option.value.end());
        continue;
      }
      std::vector<std::string>& values = parsed.values_[option.string_key];
      values.insert(values.end(), option.value.begin(), option.value.end());
      requireOnce(*row, values.size());
    }
  } catch (const po::unknown_option& error) {
    throw Failure(unknownOption(table, error.get_option_name(), "--"));
  } catch (const po::invalid_command_line_syntax& error) {
    throw Failure(wrongUse(table, error));
  } catch (const po::error& error) {
    throw Failure(error.what());
  }
  return parsed;
}

std::string describeOptions(const std::vector<OptionRow>& table) {
  std::string text;
  for (const OptionRow& row : table) {
    std::string line = row.letter == '\0' ? "      --" : std::string("  -") + row.letter + ", --";
    line.append(row.name).append(row.argument.empty() ? "" : " ").append(row.argument);
    line.append(line.size() < kHelpColumn ? kHelpColumn - line.size() : 1, ' ');
    text.append(line).append(" ").append(row.help).append("\n");
  }
  return text;
}

std::optional<std::string_view> nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  std::optional<std::string_view> best;
  // One or two letters are as near to one short word as to another.
  const std::size_t farthest = word.size() < 3 ? 0 : word.size() == 3 ? 1 : std::max<std::size_t>(2, word.size() / 3);
  std::size_t bestDistance = farthest + 1;
  for (const std::string_view candidate : candidates) {
    const std::size_t distance = editDistance(word, candidate);
    const bool isBeginning = word.size() >= 3 && candidate.starts_with(word);
    if (distance < bestDistance || (isBeginning && !best)) {
      best = candidate;
      bestDistance = std::min(distance, bestDistance);
    }
  }
  return best;
}

} // namespace linnet
