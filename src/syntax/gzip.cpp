// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/gzip.hpp"

#include <algorithm>
#include <cstdint>
#include <isa-l/igzip_lib.h>
#include <limits>
#include <utility>

namespace linnet {

namespace {

constexpr std::size_t kInputSize = std::size_t{256} << 10U;
constexpr std::uint8_t kFirstMagicByte = 0x1F;

} // namespace

struct Gunzip::State {
  Pull pull;
  std::string input = std::string(kInputSize, '\0');
  inflate_state isal{};
  bool isInMember = false;
  bool isOver = false;
};

Gunzip::Gunzip(Pull pull) : state_(std::make_unique<State>()) {
  state_->pull = std::move(pull);
}

Gunzip::~Gunzip() = default;

std::size_t Gunzip::read(char* to, std::size_t size) {
  inflate_state& isal = state_->isal;
  const auto room = static_cast<std::uint32_t>(std::min<std::size_t>(size, std::numeric_limits<std::uint32_t>::max()));
  isal.next_out = reinterpret_cast<std::uint8_t*>(to);
  isal.avail_out = room;
  while (isal.avail_out > 0 && !state_->isOver) {
    const bool hasInput = fill();
    if (!state_->isInMember) {
      state_->isOver = !hasInput || !beginMember();
    } else if (hasInput) {
      inflate();
    } else {
      state_->isOver = true;
      error_ = "it is truncated: its gzip stream ends too early";
    }
  }
  return room - isal.avail_out;
}

bool Gunzip::fill() {
  inflate_state& isal = state_->isal;
  if (isal.avail_in == 0) {
    isal.next_in = reinterpret_cast<std::uint8_t*>(state_->input.data());
    isal.avail_in = static_cast<std::uint32_t>(state_->pull(state_->input.data(), state_->input.size()));
  }
  return isal.avail_in > 0;
}

// Behind a member's end: zeros are padding, another member goes on.
bool Gunzip::beginMember() {
  inflate_state& isal = state_->isal;
  if (*isal.next_in == 0) {
    ++isal.next_in;
    --isal.avail_in;
    return true;
  }
  if (*isal.next_in != kFirstMagicByte) {
    warning_ = "what stands behind the end of its gzip stream was ignored (trailing garbage)";
    return false;
  }
  inflate_state kept = isal;
  isal_inflate_init(&isal);
  isal.crc_flag = ISAL_GZIP;
  isal.next_in = kept.next_in;
  isal.avail_in = kept.avail_in;
  isal.next_out = kept.next_out;
  isal.avail_out = kept.avail_out;
  state_->isInMember = true;
  return true;
}

void Gunzip::inflate() {
  inflate_state& isal = state_->isal;
  const int status = isal_inflate(&isal);
  if (status < 0) {
    state_->isOver = true;
    error_ = status == ISAL_INCORRECT_CHECKSUM ? "it is corrupt: the checksum of its gzip stream is wrong"
                                               : "it is corrupt: its gzip stream is broken";
  } else {
    state_->isInMember = isal.block_state != ISAL_BLOCK_FINISH;
  }
}

} // namespace linnet
