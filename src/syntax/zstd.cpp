// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <zstd.h>

#include "syntax/codec.hpp"

namespace linnet {

namespace {

struct Freer {
  void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

/// The library refuses a frame that needs a window of more than 128 MiB, which only `zstd --long=28` and more makes.
class ZstdCodec : public Codec {
public:
  void begin() override { ZSTD_DCtx_reset(context_.get(), ZSTD_reset_session_only); }

  CodecStep step(CodecBuffers& buffers) override {
    ZSTD_inBuffer in{buffers.from.data(), buffers.from.size(), 0};
    ZSTD_outBuffer out{buffers.to, buffers.room, 0};
    status_ = ZSTD_decompressStream(context_.get(), &out, &in);
    buffers.from.remove_prefix(in.pos);
    buffers.to += out.pos;
    buffers.room -= out.pos;
    return ZSTD_isError(status_) ? CodecStep::broken : status_ == 0 ? CodecStep::ended : CodecStep::goesOn;
  }

  std::string reason() const override { return ZSTD_getErrorName(status_); }

private:
  std::unique_ptr<ZSTD_DCtx, Freer> context_{ZSTD_createDCtx()};
  std::size_t status_ = 0;
};

} // namespace

std::unique_ptr<Codec> makeZstdCodec() {
  return std::make_unique<ZstdCodec>();
}

} // namespace linnet
