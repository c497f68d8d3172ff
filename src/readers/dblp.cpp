// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/dblp.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "readers/dblp_people.hpp"
#include "readers/dblp_work.hpp"
#include "readers/record_xml.hpp"

namespace linnet {

namespace {

constexpr std::array<std::string_view, 9> kPublications{
    "article", "inproceedings", "proceedings", "book", "incollection", "phdthesis", "mastersthesis", "www", "data"};

/// What a search tells of itself, and who wrote with a person.
constexpr std::array<std::string_view, 5> kLeftOut{"query", "status", "time", "completions", "coauthors"};

template <std::size_t Count> bool isAmong(const std::array<std::string_view, Count>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class DblpReader : public Reader {
public:
  DblpReader(RecordOptions options, const IriMinter& minter, const KnownPages& known)
      : options_(std::move(options)), context_{minter, known} {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::xmlOrJson; }

  // The dump; a person's page with the publications and those who share the name; the answer to a search.
  std::vector<std::string_view> containers() const override {
    return {"dblp", "dblpperson", "r", "homonyms", "h", "result", "hits"};
  }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return context_.minter.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    readXmlOrJsonRecords(block, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      const std::string_view element = record.root.key();
      return element.empty() ? readAnswer(record.root, claims) : readElement(record.root, element, claims);
    });
  }

private:
  Outcome readElement(Value record, std::string_view name, RecordClaims& claims) const {
    if (name == "hit") {
      return readHit(record["info"], claims);
    }
    if (name == "person" || (name == "www" && record["key"].text().starts_with("homepages/"))) {
      return readDblpPerson(record, context_.minter, claims);
    }
    if (isAmong(kPublications, name)) {
      return readDblpWork(record, name, context_, claims);
    }
    if (isAmong(kLeftOut, name)) {
      return Outcome::leftOut;
    }
    claims.tell(Code::badRecord, "'" + std::string(name) + "' is no record of dblp", "the record was skipped");
    return Outcome::skipped;
  }

  // Of several hits, the worst outcome counts; an answer without any is left out.
  Outcome readAnswer(Value root, RecordClaims& claims) const {
    const Value result = root["result"];
    if (result.isNull()) {
      return readHit(root["info"].isObject() ? root["info"] : root, claims);
    }
    Outcome outcome = Outcome::leftOut;
    forEach(result["hits"], "hit", [&](Value hit) {
      const Outcome each = readHit(hit["info"], claims);
      const bool isWorse = each == Outcome::skipped || (each == Outcome::repaired && outcome != Outcome::skipped);
      outcome = outcome == Outcome::leftOut || isWorse ? each : outcome;
    });
    return outcome;
  }

  Outcome readHit(Value info, RecordClaims& claims) const {
    if (!info["title"].isNull() || !info["key"].isNull()) {
      return readDblpWork(info, textOf(info["type"]), context_, claims);
    }
    return info["venue"].isNull() ? readDblpPerson(info, context_.minter, claims)
                                  : readDblpVenue(info, context_.minter, claims);
  }

  RecordOptions options_;
  DblpContext context_;
};

} // namespace

std::unique_ptr<Reader> makeDblpReader(const RecordOptions& options, const IriMinter& minter, const KnownPages& known) {
  return std::make_unique<DblpReader>(options, minter, known);
}

} // namespace linnet
