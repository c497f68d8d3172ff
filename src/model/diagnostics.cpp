// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/diagnostics.hpp"

#include <array>

namespace linnet {

namespace {

struct CodeRow {
  Code code;
  std::string_view name;
  Severity severity;
  bool isPrintedSingly;
};

constexpr std::array kCodes{
    CodeRow{Code::lostLineBreaks, "lost-line-breaks", Severity::notice, true},
    CodeRow{Code::brokenFrontMatter, "broken-front-matter", Severity::warning, true},
    CodeRow{Code::unclosedFence, "unclosed-fence", Severity::warning, true},
    CodeRow{Code::ambiguousLink, "ambiguous-link", Severity::warning, true},
    CodeRow{Code::sharedAlias, "shared-alias", Severity::warning, true},
    CodeRow{Code::sharedName, "shared-name", Severity::notice, false},
    CodeRow{Code::repeatedKey, "repeated-key", Severity::warning, true},
    CodeRow{Code::unresolvedLink, "unresolved-link", Severity::notice, false},
    CodeRow{Code::conflictingKind, "conflicting-kind", Severity::warning, true},
    CodeRow{Code::wrongIdentifier, "wrong-identifier", Severity::warning, true},
    CodeRow{Code::wrongDate, "wrong-date", Severity::warning, true},
    CodeRow{Code::wrongIri, "wrong-iri", Severity::warning, true},
    CodeRow{Code::unknownField, "unknown-field", Severity::notice, false},
    CodeRow{Code::leftOutPage, "left-out-page", Severity::notice, false},
    CodeRow{Code::unknownKind, "unknown-kind", Severity::notice, false},
    CodeRow{Code::badRecord, "bad-record", Severity::error, true},
    CodeRow{Code::mendedText, "mended-text", Severity::warning, true},
    CodeRow{Code::incompleteList, "incomplete-list", Severity::warning, true},
    CodeRow{Code::brokenEntry, "broken-entry", Severity::warning, true},
    CodeRow{Code::sharedKey, "shared-key", Severity::warning, true},
    CodeRow{Code::missingEntry, "missing-entry", Severity::warning, true},
    CodeRow{Code::unknownCommand, "unknown-command", Severity::notice, true},
    CodeRow{Code::strayBytes, "stray-bytes", Severity::notice, true},
    CodeRow{Code::leftOutMember, "left-out-member", Severity::notice, true},
    CodeRow{Code::trailingBytes, "trailing-bytes", Severity::warning, true},
    CodeRow{Code::badStatement, "bad-statement", Severity::error, true},
    CodeRow{Code::unreadableFile, "unreadable-file", Severity::error, true},
    CodeRow{Code::binaryFile, "binary-file", Severity::error, true},
    CodeRow{Code::invalidUtf8, "invalid-utf8", Severity::error, true},
    CodeRow{Code::symlinkLoop, "symlink-loop", Severity::error, true},
    CodeRow{Code::largeFile, "large-file", Severity::error, true},
    CodeRow{Code::unknownFormat, "unknown-format", Severity::error, true},
    CodeRow{Code::defaultBase, "default-base", Severity::notice, true},
};

const CodeRow& rowOf(Code code) {
  return kCodes.at(static_cast<std::size_t>(code));
}

constexpr bool isInOrder() {
  for (std::size_t i = 0; i < kCodes.size(); ++i) {
    if (static_cast<std::size_t>(kCodes[i].code) != i) {
      return false;
    }
  }
  return true;
}
static_assert(isInOrder(), "kCodes is indexed by Code");

} // namespace

std::string_view nameOf(Code code) {
  return rowOf(code).name;
}

Severity severityOf(Code code) {
  return rowOf(code).severity;
}

std::string_view nameOf(Severity severity) {
  switch (severity) {
  case Severity::notice:
    return "notice";
  case Severity::warning:
    return "warning";
  case Severity::error:
    break;
  }
  return "error";
}

bool isPrintedSingly(Code code) {
  return rowOf(code).isPrintedSingly;
}

} // namespace linnet
