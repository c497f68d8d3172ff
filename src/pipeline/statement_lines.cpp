// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/statement_lines.hpp"

#include <algorithm>
#include <vector>

#include "model/failure.hpp"

namespace linnet {

namespace {

constexpr std::size_t kBytesPerLine = 16; // of a view to sort
constexpr std::size_t kAhead = 16;        // lines whose places in the table are called for
constexpr std::size_t kBlockSize = std::size_t{1} << 20U;

// The line at `begin` with its end.
std::string_view lineAt(std::string_view text, std::size_t begin) {
  const std::size_t end = text.find('\n', begin);
  return text.substr(begin, end == std::string_view::npos ? text.size() - begin : end + 1 - begin);
}

} // namespace

void StatementLines::need(std::size_t bytes) const {
  if (bytes > memory_) {
    throw Failure(
        "more than the allowed " + std::to_string(memory_) +
        " bytes of memory are needed (give more with --memory, or convert to N-Triples and use sort -u on the file)");
  }
}

std::vector<StatementLines::Line> StatementLines::look(std::string_view block) const {
  std::vector<Line> lines;
  for (std::size_t begin = 0; dropsAtOnce() && begin < block.size();) {
    const std::string_view line = lineAt(block, begin);
    lines.push_back({hash128(line), begin, begin + line.size()});
    begin += line.size();
  }
  return lines;
}

void StatementLines::take(std::string_view block, const std::vector<Line>& lines) {
  if (order_ == Order::sorted) {
    need(held_.size() + block.size());
    held_ += block;
  } else if (dropsAtOnce()) {
    takeUnique(block, lines);
  } else {
    count_ += static_cast<std::size_t>(std::count(block.begin(), block.end(), '\n'));
    handOn_(block);
  }
}

void StatementLines::takeUnique(std::string_view block, const std::vector<Line>& lines) {
  need(seen_.bytesFor(lines.size()));
  kept_.clear();
  kept_.reserve(block.size());
  std::size_t begin = 0; // of the lines that are kept, one behind the other
  for (std::size_t i = 0; i < lines.size(); ++i) {
    seen_.prefetch(lines[std::min(i + kAhead, lines.size() - 1)].hash);
    if (!seen_.insert(lines[i].hash)) {
      kept_ += block.substr(begin, lines[i].begin - begin);
      begin = lines[i].end;
    }
  }
  kept_ += block.substr(begin);
  count_ = seen_.size();
  handOn_(kept_);
}

std::size_t StatementLines::finish() {
  if (order_ == Order::asTheyCome) {
    return count_;
  }
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin < held_.size(); begin += lines.back().size()) {
    lines.push_back(lineAt(held_, begin));
  }
  need(held_.size() + lines.size() * kBytesPerLine);
  std::sort(lines.begin(), lines.end());
  if (repeats_ == Repeats::dropped) {
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  }
  std::string block;
  for (const std::string_view line : lines) {
    block += line;
    if (block.size() >= kBlockSize) {
      handOn_(block);
      block.clear();
    }
  }
  handOn_(block);
  return lines.size();
}

} // namespace linnet
