// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <cstdint>
#include <lzma.h>

#include "syntax/codec.hpp"

namespace linnet {

namespace {

// Eight times what `xz -9` makes need; a file's header may claim gigabytes.
constexpr std::uint64_t kMostMemory = std::uint64_t{512} << 20U;

class XzCodec : public Codec {
public:
  ~XzCodec() override { lzma_end(&stream_); }

  void begin() override { status_ = lzma_stream_decoder(&stream_, kMostMemory, LZMA_TELL_UNSUPPORTED_CHECK); }

  CodecStep step(CodecBuffers& buffers) override {
    if (status_ != LZMA_OK) {
      return CodecStep::broken;
    }
    const std::size_t size = buffers.from.size();
    const std::size_t room = buffers.room;
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(buffers.from.data());
    stream_.avail_in = size;
    stream_.next_out = reinterpret_cast<std::uint8_t*>(buffers.to);
    stream_.avail_out = room;
    status_ = lzma_code(&stream_, LZMA_RUN);
    // Nothing could be done, which is no fault of the stream.
    status_ = status_ == LZMA_BUF_ERROR ? LZMA_OK : status_;
    buffers.from.remove_prefix(size - stream_.avail_in);
    buffers.to += room - stream_.avail_out;
    buffers.room -= room - stream_.avail_out;
    return status_ == LZMA_STREAM_END ? CodecStep::ended : status_ == LZMA_OK ? CodecStep::goesOn : CodecStep::broken;
  }

  std::string reason() const override {
    switch (status_) {
    case LZMA_MEM_ERROR:
    case LZMA_MEMLIMIT_ERROR:
      return "it needs more than " + std::to_string(kMostMemory >> 20U) + " MiB of memory";
    case LZMA_UNSUPPORTED_CHECK:
    case LZMA_OPTIONS_ERROR:
      return "it uses a filter or checksum that is not known";
    case LZMA_FORMAT_ERROR:
      return "its header is wrong";
    default:
      return "its data or a checksum is wrong";
    }
  }

private:
  lzma_stream stream_ = LZMA_STREAM_INIT;
  lzma_ret status_ = LZMA_OK;
};

} // namespace

std::unique_ptr<Codec> makeXzCodec() {
  return std::make_unique<XzCodec>();
}

} // namespace linnet
