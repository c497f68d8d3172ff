// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Decompresses a .gz file of one or more members by ISA-L, and nothing else: linnet_benchmark_gunzip FILE
#include <cstdint>
#include <cstdio>
#include <exception>
#include <isa-l.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

constexpr std::size_t kInputBytes = 256U * 1024U;
constexpr std::size_t kOutputBytes = 512U * 1024U;

struct Closing {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

class Gunzip {
public:
  explicit Gunzip(const char* path) : file_(std::fopen(path, "rb")), input_(kInputBytes), output_(kOutputBytes) {
    if (!file_) {
      throw std::runtime_error(std::string("cannot open ") + path);
    }
    std::setvbuf(file_.get(), nullptr, _IONBF, 0);
    isal_inflate_init(&state_);
    state_.crc_flag = ISAL_GZIP;
  }

  /// The number of bytes of all members.
  std::uint64_t run() {
    std::uint64_t bytes = 0;
    while (fill()) {
      if (state_.block_state == ISAL_BLOCK_FINISH) {
        isal_inflate_reset(&state_); // the next member
        state_.crc_flag = ISAL_GZIP;
      }
      bytes += inflate();
    }
    if (state_.block_state != ISAL_BLOCK_FINISH) {
      throw std::runtime_error("the file ends too early");
    }
    return bytes;
  }

private:
  // Is there anything left to decompress?
  bool fill() {
    if (state_.avail_in == 0) {
      state_.next_in = input_.data();
      state_.avail_in = static_cast<std::uint32_t>(std::fread(input_.data(), 1, input_.size(), file_.get()));
    }
    return state_.avail_in > 0;
  }

  // Decompresses until the input is used up or a member ends.
  std::size_t inflate() {
    std::size_t bytes = 0;
    do {
      state_.next_out = output_.data();
      state_.avail_out = static_cast<std::uint32_t>(output_.size());
      if (isal_inflate(&state_) != ISAL_DECOMP_OK) {
        throw std::runtime_error("this is no gzip");
      }
      bytes += output_.size() - state_.avail_out;
    } while (state_.block_state != ISAL_BLOCK_FINISH && (state_.avail_in > 0 || state_.avail_out == 0));
    return bytes;
  }

  std::unique_ptr<std::FILE, Closing> file_;
  std::vector<std::uint8_t> input_;
  std::vector<std::uint8_t> output_;
  inflate_state state_{};
};

} // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fputs("usage: linnet_benchmark_gunzip FILE\n", stderr);
    return 1;
  }
  try {
    Gunzip gunzip(arguments[1]);
    std::printf("%llu bytes\n", static_cast<unsigned long long>(gunzip.run()));
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "linnet_benchmark_gunzip: %s\n", failure.what());
    return 1;
  }
  return 0;
}
