// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Finds where the records of a JSON file end, in whatever way they are laid out.
#ifndef LINNET_SYNTAX_JSON_CUTTER_HPP
#define LINNET_SYNTAX_JSON_CUTTER_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linnet {

/// A record within a block of text.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// Finds the end of one JSON value by its brackets and quotes, without judging what stands between them. Goes on where
/// it stopped when more text has come.
class JsonValueScanner {
public:
  enum class Verdict { needsMore, whole, broken };

  /// The next value begins here.
  void restart() {
    closers_.clear();
    isInText_ = false;
    isScalar_ = false;
  }

  /// Moves `position` from where the last call left it; behind the value's last byte where it is whole.
  Verdict scan(std::string_view text, std::size_t& position);

private:
  static Verdict scanScalar(std::string_view text, std::size_t& position);
  bool skipText(std::string_view text, std::size_t& position);

  std::string closers_; ///< the brackets that are to come
  bool isInText_ = false;
  bool isScalar_ = false;
};

/// Cuts JSON Lines, one array, concatenated values, and the envelopes of web services ({"results": […]}, {"message":
/// {"items": […]}}, {"data": […]}, {"items": […]}) into their records. The text grows at its end between calls. Not
/// thread-safe.
class JsonCutter {
public:
  /// Records are lines: where the first value fills one.
  bool isOfLines() const { return layout_ == Layout::lines; }

  /// How much of the text, which begins where the last cut ended, is whole records; 0 where none ends in it. `records`
  /// are where they are in it, unless they are lines. With `isThere` nothing more will come, and what is left is a
  /// record as well.
  enum class End { mayCome, isThere };
  std::size_t cut(std::string_view text, End end, std::vector<Span>& records);

  /// Did the text end within a list or envelope?
  bool isOpen() const { return isInList_ || envelopeDepth_ > 0; }

private:
  enum class Layout { unknown, lines, values };
  enum class Step { goesOn, needsMore };

  static std::optional<bool> isLineAt(std::size_t begin, std::string_view text, End end);
  void findLayout(std::string_view text, End end);
  std::size_t cutLines(std::string_view text, End end);
  Step step(std::string_view text, End end, std::vector<Span>& records);
  Step stepBetween(std::string_view text, End end);
  Step stepWithin(std::string_view text, End end, std::vector<Span>& records);
  Step stepToNextLine(std::string_view text);

  Layout layout_ = Layout::unknown;
  JsonValueScanner scanner_;
  std::size_t position_ = 0; ///< how far the text was looked at
  std::size_t begin_ = 0;    ///< of the value that is being scanned
  bool isInValue_ = false;
  bool isInList_ = false;
  bool isLost_ = false;           ///< a value was broken: the next begins on a line of its own
  std::size_t envelopeDepth_ = 0; ///< objects around the list
};

} // namespace linnet

#endif
