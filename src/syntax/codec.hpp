// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// What the compressions have in common: each decodes one stream, a buffer at a time.
#ifndef LINNET_SYNTAX_CODEC_HPP
#define LINNET_SYNTAX_CODEC_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace linnet {

/// What is still to be decoded, and the room for what comes out; a step moves both on.
struct CodecBuffers {
  std::string_view from;
  char* to = nullptr;
  std::size_t room = 0;
};

enum class CodecStep { goesOn, ended, broken };

/// Not thread-safe.
class Codec {
public:
  Codec() = default;
  Codec(const Codec&) = delete;
  Codec& operator=(const Codec&) = delete;
  virtual ~Codec() = default;

  /// A new stream begins.
  virtual void begin() = 0;

  /// Decodes until the bytes or the room are used up, or the stream ends, its checksum verified. Where there are no
  /// bytes it hands out what it still holds.
  virtual CodecStep step(CodecBuffers& buffers) = 0;

  /// Why the stream is broken, a phrase.
  virtual std::string reason() const = 0;
};

std::unique_ptr<Codec> makeGzipCodec();
std::unique_ptr<Codec> makeBzip2Codec();
std::unique_ptr<Codec> makeXzCodec();
std::unique_ptr<Codec> makeZstdCodec();

} // namespace linnet

#endif
