// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Reads the records of a block of XML or JSON, for formats that have both and name things alike in them.
#ifndef LINNET_READERS_RECORD_XML_HPP
#define LINNET_READERS_RECORD_XML_HPP

#include <string_view>

#include "readers/record_json.hpp"

namespace linnet {

/// Calls `read` and `done` for each record, which is an element of XML or an object of JSON; what can't be read is told
/// and skipped. The record's texts live as long as it is read, in the block, in the parser and in the batch's arena.
void readXmlOrJsonRecords(const Record& block, Batch& batch, Diagnostics& diagnostics, const Reader::Done& done,
                          const ReadJsonRecord& read);

/// The text of a value that JSON may wrap in an object, as its `value` or `text`; without white space at its ends.
std::string_view textOf(Value value);

/// Calls `take` for each element of that name in XML; in JSON for the member of that name, or each element of the list
/// that it is. Nulls are passed over.
template <typename Take> void forEach(Value parent, std::string_view name, const Take& take) {
  for (const Value member : parent) {
    if (member.key() != name || member.isNull()) {
      continue;
    }
    if (!member.isArray()) {
      take(member);
      continue;
    }
    for (const Value element : member) {
      if (!element.isNull()) {
        take(element);
      }
    }
  }
}

} // namespace linnet

#endif
