// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Makes UTF-8 of text in other encodings, by the iconv of the C library.
#ifndef LINNET_SYNTAX_ENCODING_HPP
#define LINNET_SYNTAX_ENCODING_HPP

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace linnet {

/// How text is written in bytes. Cheap to copy.
struct Encoding {
  std::string_view name; ///< that iconv knows it by, with a NUL behind it
  std::size_t unit = 1;  ///< in how many bytes each a text is written

  bool isUtf8() const { return name == "UTF-8"; }

  friend bool operator==(const Encoding&, const Encoding&) = default;
};

/// The encoding of a name such as `Shift_JIS`, `latin1` or `CP1252`, whatever its case and punctuation; nothing where
/// we or the C library don't know it. As files are rather than as their names have it, Shift_JIS, EUC-KR and GB2312 are
/// what Windows makes of them, which holds them (the Encoding Standard of the WHATWG, 4.2, says so too); Latin 1 is
/// ISO 8859-1. Thread-safe.
std::optional<Encoding> encodingNamed(std::string_view name);

/// The encoding that a text tells by its first bytes: a byte order mark, or UTF-16 without one where every second byte
/// is NUL. Nothing where they say nothing, as is so for UTF-8 without a mark. Pure.
std::optional<Encoding> encodingOf(std::string_view beginning);

/// Makes UTF-8 of a text that comes in pieces. A byte order mark is left out; UTF-16 without one is little-endian.
/// What can't be decoded becomes U+FFFD, one for each byte (or unit) of it. Not thread-safe.
class Transcoder {
public:
  /// Of `encodingNamed` or `encodingOf`.
  explicit Transcoder(Encoding encoding);
  Transcoder(const Transcoder&) = delete;
  Transcoder& operator=(const Transcoder&) = delete;
  ~Transcoder();

  /// The next piece. A character that it cuts comes with the next one.
  std::string convert(std::string_view bytes);
  /// What the last piece held back. The transcoder is then used up.
  std::string finish();

  /// Does the C library know the encoding?
  static bool canDecode(Encoding encoding);

  /// How many U+FFFD were put in so far.
  std::size_t undecodable() const { return undecodable_; }

private:
  struct Descriptor;

  bool open(std::string_view bytes);
  void decode(std::string_view& bytes, std::string& text);
  void dropMark(std::string& text);

  Encoding encoding_;
  std::unique_ptr<Descriptor> descriptor_; ///< null until it is known which UTF-16 it is
  std::string rest_;                       ///< the beginning of a character
  std::size_t undecodable_ = 0;
  bool isAtStart_ = true;
};

} // namespace linnet

#endif
