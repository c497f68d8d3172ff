// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The strings that a bibliography defines, and what values are with them.
#ifndef LINNET_READERS_BIBTEX_STRINGS_HPP
#define LINNET_READERS_BIBTEX_STRINGS_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "syntax/bibtex.hpp"
#include "text/arena.hpp"

namespace linnet {

/// A string as a file defines it.
struct BibtexString {
  std::string_view name;
  BibtexValue value;
  std::size_t position = 0; ///< of the definition
  std::size_t line = 1;     ///< likewise
};

/// What a value is, in TeX.
struct BibtexText {
  std::string_view text;
  std::string_view undefined = {}; ///< the first name that no string has; it stands for itself
  bool isTooLarge = false;         ///< nothing of it is there
};

/// The strings of one file, then the months, then the strings of the run's other files. Filled by one thread, then read
/// by any number.
class BibtexStrings {
public:
  /// The value of a string, and any value that is put together, is no larger: strings of strings grow quickly.
  static constexpr std::size_t kLargestString = std::size_t{8} << 10U;
  static constexpr std::size_t kLargestValue = std::size_t{1} << 20U;

  /// In the order of the file. False where the string is too large, and left out.
  bool add(const BibtexString& string);
  /// Gives the others what is not defined in them; from then on, what is not defined here is looked for there.
  void shareWith(BibtexStrings& others);

  /// Of a value at a place of the file: the last definition before it counts, else the first behind it. The text is the
  /// value's own or in the arena.
  BibtexText textOf(const BibtexValue& value, std::size_t position, Arena& arena) const;

private:
  struct Definition {
    std::size_t position;
    std::string text;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };

  const std::vector<Definition>* definitions(std::string_view name) const;
  std::optional<std::string_view> find(std::string_view name, std::size_t position) const;
  BibtexText join(std::string_view concatenation, std::size_t position, std::size_t largest, std::string& out) const;

  std::unordered_map<std::string, std::vector<Definition>, Hash, std::equal_to<>> strings_; ///< by name in lower case
  const BibtexStrings* others_ = nullptr;
};

} // namespace linnet

#endif
