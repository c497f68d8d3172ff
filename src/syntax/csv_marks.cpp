// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/csv_marks.hpp"

#include <array>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace linnet {

namespace {

constexpr std::size_t kStep = 16;

struct Masks {
  std::uint64_t marks = 0;
  std::uint64_t quotes = 0;
};

#ifdef __SSE2__

std::uint64_t bits(__m128i bytes) {
  return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
}

Masks masksOf(const char* bytes, char delimiter, char quote) {
  const __m128i step = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const __m128i quotes = _mm_cmpeq_epi8(step, _mm_set1_epi8(quote));
  const __m128i ends =
      _mm_or_si128(_mm_cmpeq_epi8(step, _mm_set1_epi8('\n')), _mm_cmpeq_epi8(step, _mm_set1_epi8('\r')));
  const __m128i marks = _mm_or_si128(_mm_or_si128(quotes, ends), _mm_cmpeq_epi8(step, _mm_set1_epi8(delimiter)));
  return {bits(marks), bits(quotes)};
}

#else

Masks masksOf(const char* bytes, char delimiter, char quote) {
  Masks masks;
  for (std::size_t i = 0; i < kStep; ++i) {
    const char byte = bytes[i];
    masks.quotes |= std::uint64_t{byte == quote} << i;
    masks.marks |= std::uint64_t{byte == quote || byte == delimiter || byte == '\n' || byte == '\r'} << i;
  }
  return masks;
}

#endif

} // namespace

void CsvMarks::loadBlock(std::size_t begin) {
  std::array<char, kBlockSize> padded; // NOLINT(cppcoreguidelines-pro-type-member-init): it is filled where it is used
  const std::size_t size = text_.size() - begin < kBlockSize ? text_.size() - begin : kBlockSize;
  const char* bytes = text_.data() + begin;
  if (size < kBlockSize) {
    padded.fill('\0');
    std::memcpy(padded.data(), bytes, size);
    bytes = padded.data();
  }
  block_ = begin;
  marks_ = 0;
  quotes_ = 0;
  for (std::size_t i = 0; i < kBlockSize; i += kStep) {
    const Masks masks = masksOf(bytes + i, delimiter_, quote_);
    marks_ |= masks.marks << i;
    quotes_ |= masks.quotes << i;
  }
  if (size < kBlockSize) { // a delimiter may be NUL
    const std::uint64_t inText = (std::uint64_t{1} << size) - 1;
    marks_ &= inText;
    quotes_ &= inText;
  }
}

} // namespace linnet
