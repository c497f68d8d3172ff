// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/reporter.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <unistd.h>
#include <vector>

#include "model/failure.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

constexpr std::size_t kPrintedPerCode = 20;
constexpr std::size_t kNamedFields = 12;

// The text with U+FFFD for each byte that is no UTF-8, as file names may have them.
std::string validText(std::string_view text) {
  std::string valid;
  for (std::size_t bad = firstInvalidUtf8(text); bad != std::string_view::npos; bad = firstInvalidUtf8(text)) {
    valid.append(text.substr(0, bad)).append("\xEF\xBF\xBD");
    text.remove_prefix(bad + 1);
  }
  return valid.append(text);
}

std::string jsonString(std::string_view text) {
  std::string json = "\"";
  for (const char byte : validText(text)) {
    if (byte == '"' || byte == '\\') {
      json += '\\';
      json += byte;
    } else if (static_cast<unsigned char>(byte) < 0x20) {
      char escaped[8];
      std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(static_cast<unsigned char>(byte)));
      json += escaped;
    } else {
      json += byte;
    }
  }
  return json + "\"";
}

// The path as messages have it.
std::string nameOfInput(const std::string& path) {
  return path == "-" ? "standard input" : path;
}

// What is said at the end of a code whose messages are only counted.
std::string summaryOf(Code code, std::size_t count) {
  switch (code) {
  case Code::unresolvedLink:
    return plural(count, "link leads", "links lead") + " to pages that do not exist; each got an IRI of its own";
  case Code::leftOutPage:
    return plural(count, "page was", "pages were") + " left out: logs, indexes, templates, redirects, configuration";
  case Code::unknownKind:
    return plural(count, "page shows", "pages show") + " no kind of thing; taken for schema:Thing";
  case Code::sharedName:
    return plural(count, "page shares", "pages share") + " a name; each took its path for its IRI";
  default:
    return plural(count, "message", "messages") + " of " + std::string(nameOf(code));
  }
}

long long milliseconds() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

} // namespace

std::string plural(std::size_t count, const char* one, const char* several) {
  return std::to_string(count) + " " + (count == 1 ? one : several);
}

void Counts::add(Outcome outcome) {
  ++read;
  exported += outcome == Outcome::exported ? 1 : 0;
  repaired += outcome == Outcome::repaired ? 1 : 0;
  skipped += outcome == Outcome::skipped ? 1 : 0;
  leftOut += outcome == Outcome::leftOut ? 1 : 0;
}

void Counts::add(const Counts& other) {
  read += other.read;
  exported += other.exported;
  repaired += other.repaired;
  skipped += other.skipped;
  leftOut += other.leftOut;
  statements += other.statements;
}

Reporter::Reporter(const Options& options) : options_(options), isTerminal_(::isatty(STDERR_FILENO) == 1) {
  if (!options.reportPath.empty()) {
    report_.reset(std::fopen(options.reportPath.c_str(), "wb"));
    if (!report_) {
      throw Failure(options.reportPath + ": the report can't be written: " + std::strerror(errno));
    }
  }
}

Reporter::~Reporter() {
  clearProgress();
}

void Reporter::tell(const Diagnostics& diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics) {
    tell(diagnostic);
  }
}

void Reporter::tell(const Diagnostic& diagnostic) {
  const Severity severity = severityOf(diagnostic.code);
  errors_ += severity == Severity::error ? 1 : 0;
  warnings_ += severity == Severity::warning ? 1 : 0;
  const std::size_t count = counts_[diagnostic.code] += diagnostic.count;
  if (diagnostic.code == Code::unknownField) {
    unknownFields_[diagnostic.text] += diagnostic.count;
  }
  report(diagnostic);
  const bool isWanted = !options_.isQuiet || severity == Severity::error;
  if (isWanted && isPrintedSingly(diagnostic.code) && count <= kPrintedPerCode) {
    print(diagnostic);
  }
}

void Reporter::print(const Diagnostic& diagnostic) {
  clearProgress();
  std::string line;
  if (!diagnostic.location.path.empty()) {
    line += nameOfInput(diagnostic.location.path) + ":";
    line += diagnostic.location.line > 0 ? std::to_string(diagnostic.location.line) + ":" : "";
    line += diagnostic.location.column > 0 ? std::to_string(diagnostic.location.column) + ":" : "";
    line += " ";
  }
  line.append(nameOf(severityOf(diagnostic.code))).append(": ").append(diagnostic.text);
  line += diagnostic.hint.empty() ? "" : " (" + diagnostic.hint + ")";
  std::fprintf(stderr, "%s\n", line.c_str());
}

void Reporter::report(const Diagnostic& diagnostic) {
  if (!report_) {
    return;
  }
  const std::string line = "{\"code\":" + jsonString(nameOf(diagnostic.code)) +
                           ",\"severity\":" + jsonString(nameOf(severityOf(diagnostic.code))) +
                           ",\"path\":" + jsonString(nameOfInput(diagnostic.location.path)) +
                           ",\"line\":" + std::to_string(diagnostic.location.line) +
                           ",\"column\":" + std::to_string(diagnostic.location.column) +
                           ",\"text\":" + jsonString(diagnostic.text) + ",\"hint\":" + jsonString(diagnostic.hint) +
                           (diagnostic.count > 1 ? ",\"count\":" + std::to_string(diagnostic.count) : "") + "}\n";
  if (std::fwrite(line.data(), 1, line.size(), report_.get()) != line.size()) {
    throw Failure(options_.reportPath + ": the report can't be written: " + std::strerror(errno));
  }
}

void Reporter::finish(const Counts& counts) {
  clearProgress();
  if (report_ && std::fflush(report_.get()) != 0) {
    throw Failure(options_.reportPath + ": the report can't be written: " + std::strerror(errno));
  }
  for (const auto& [code, count] : counts_) {
    const bool isWanted = !options_.isQuiet || severityOf(code) == Severity::error;
    if (!isWanted || code == Code::unknownField) {
      continue;
    }
    if (!isPrintedSingly(code)) {
      std::fprintf(stderr, "notice: %s\n", summaryOf(code, count).c_str());
    } else if (count > kPrintedPerCode) {
      std::fprintf(stderr, "%s: %zu more like the above (%s; --report FILE lists all)\n",
                   std::string(nameOf(severityOf(code))).c_str(), count - kPrintedPerCode,
                   std::string(nameOf(code)).c_str());
    }
  }
  if (options_.isQuiet) {
    return;
  }
  if (!unknownFields_.empty()) {
    std::vector<std::pair<std::string, std::size_t>> fields(unknownFields_.begin(), unknownFields_.end());
    std::stable_sort(fields.begin(), fields.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string names;
    for (std::size_t i = 0; i < fields.size() && i < kNamedFields; ++i) {
      names += (i == 0 ? "" : ", ") + fields[i].first + " (" + std::to_string(fields[i].second) + ")";
    }
    names += fields.size() > kNamedFields ? ", …" : "";
    std::fprintf(stderr,
                 "notice: no word is known for %s: %s; exported under their own names (--labels FILE adds words)\n",
                 plural(fields.size(), "field", "fields").c_str(), names.c_str());
  }
  std::fprintf(stderr, "%s read: %zu exported, %zu repaired, %zu skipped, %zu left out; %s written\n",
               plural(counts.read, "record", "records").c_str(), counts.exported, counts.repaired, counts.skipped,
               counts.leftOut, plural(counts.statements, "statement", "statements").c_str());
}

void Reporter::progress(std::size_t done, std::size_t all) {
  constexpr long long interval = 250;
  if (!isTerminal_ || options_.isQuiet || milliseconds() - lastProgress_ < interval) {
    return;
  }
  lastProgress_ = milliseconds();
  hasProgress_ = true;
  if (all > 0) {
    std::fprintf(stderr, "\r%zu of %zu records", done, all);
  } else {
    std::fprintf(stderr, "\r%zu records", done);
  }
}

void Reporter::clearProgress() {
  if (hasProgress_) {
    std::fprintf(stderr, "\r\033[K");
    hasProgress_ = false;
  }
}

} // namespace linnet
