// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Decompresses gzip (RFC 1952), as fast as the machine can, by ISA-L.
#ifndef LINNET_SYNTAX_GZIP_HPP
#define LINNET_SYNTAX_GZIP_HPP

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace linnet {

/// Fills a buffer with the next bytes and says how many there were; 0 at the end.
using Pull = std::function<std::size_t(char* to, std::size_t size)>;

/// Several members are one stream; zeros behind the last are passed over, anything else there ends the reading with a
/// warning. Not thread-safe.
class Gunzip {
public:
  explicit Gunzip(Pull pull);
  Gunzip(const Gunzip&) = delete;
  Gunzip& operator=(const Gunzip&) = delete;
  ~Gunzip();

  /// Fills the buffer unless the stream ends or is broken, which `error` tells.
  std::size_t read(char* to, std::size_t size);

  const std::string& error() const { return error_; }
  const std::string& warning() const { return warning_; }

private:
  struct State;

  bool fill();
  bool beginMember();
  void inflate();

  std::unique_ptr<State> state_;
  std::string error_;
  std::string warning_;
};

} // namespace linnet

#endif
