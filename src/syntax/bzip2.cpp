// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <algorithm>
#include <bzlib.h>
#include <limits>

#include "syntax/codec.hpp"

namespace linnet {

namespace {

unsigned limited(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, std::numeric_limits<unsigned>::max()));
}

class Bzip2Codec : public Codec {
public:
  ~Bzip2Codec() override { BZ2_bzDecompressEnd(&stream_); }

  void begin() override {
    BZ2_bzDecompressEnd(&stream_);
    stream_ = {};
    status_ = BZ2_bzDecompressInit(&stream_, 0, 0);
  }

  CodecStep step(CodecBuffers& buffers) override {
    if (status_ != BZ_OK) {
      return CodecStep::broken;
    }
    const unsigned size = limited(buffers.from.size());
    const unsigned room = limited(buffers.room);
    stream_.next_in = const_cast<char*>(buffers.from.data());
    stream_.avail_in = size;
    stream_.next_out = buffers.to;
    stream_.avail_out = room;
    status_ = BZ2_bzDecompress(&stream_);
    buffers.from.remove_prefix(size - stream_.avail_in);
    buffers.to += room - stream_.avail_out;
    buffers.room -= room - stream_.avail_out;
    return status_ == BZ_STREAM_END ? CodecStep::ended : status_ == BZ_OK ? CodecStep::goesOn : CodecStep::broken;
  }

  std::string reason() const override {
    return status_ == BZ_MEM_ERROR          ? "there is not enough memory for it"
           : status_ == BZ_DATA_ERROR_MAGIC ? "its header is wrong"
                                            : "its data or a checksum is wrong";
  }

private:
  bz_stream stream_{};
  int status_ = BZ_OK;
};

} // namespace

std::unique_ptr<Codec> makeBzip2Codec() {
  return std::make_unique<Bzip2Codec>();
}

} // namespace linnet
