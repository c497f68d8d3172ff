// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// By ISA-L, which is several times as fast as zlib.
#include <algorithm>
#include <cstdint>
#include <isa-l/igzip_lib.h>
#include <limits>

#include "syntax/codec.hpp"

namespace linnet {

namespace {

std::uint32_t limited(std::size_t size) {
  return static_cast<std::uint32_t>(std::min<std::size_t>(size, std::numeric_limits<std::uint32_t>::max()));
}

class GzipCodec : public Codec {
public:
  void begin() override {
    isal_inflate_init(&state_);
    state_.crc_flag = ISAL_GZIP;
    isal_gzip_header_init(&header_);
    isInHeader_ = true;
  }

  CodecStep step(CodecBuffers& buffers) override {
    const std::uint32_t size = limited(buffers.from.size());
    const std::uint32_t room = limited(buffers.room);
    state_.next_in = reinterpret_cast<std::uint8_t*>(const_cast<char*>(buffers.from.data()));
    state_.avail_in = size;
    state_.next_out = reinterpret_cast<std::uint8_t*>(buffers.to);
    state_.avail_out = room;
    status_ = run();
    buffers.from.remove_prefix(size - state_.avail_in);
    buffers.to += room - state_.avail_out;
    buffers.room -= room - state_.avail_out;
    if (status_ < ISAL_DECOMP_OK) {
      return CodecStep::broken;
    }
    return !isInHeader_ && state_.block_state == ISAL_BLOCK_FINISH ? CodecStep::ended : CodecStep::goesOn;
  }

  std::string reason() const override {
    switch (status_) {
    case ISAL_INCORRECT_CHECKSUM:
      return "its checksum is wrong";
    case ISAL_INVALID_WRAPPER:
    case ISAL_UNSUPPORTED_METHOD:
      return "its header is wrong";
    default:
      return "its data is wrong";
    }
  }

private:
  // The header is read apart from the data: isal_inflate forgets its flags where it goes on in another buffer.
  int run() {
    if (isInHeader_) {
      const int status = isal_read_gzip_header(&state_, &header_);
      if (status != ISAL_DECOMP_OK) {
        return status;
      }
      isInHeader_ = false;
    }
    return isal_inflate(&state_);
  }

  inflate_state state_{};
  isal_gzip_header header_{};
  int status_ = ISAL_DECOMP_OK;
  bool isInHeader_ = true;
};

} // namespace

std::unique_ptr<Codec> makeGzipCodec() {
  return std::make_unique<GzipCodec>();
}

} // namespace linnet
