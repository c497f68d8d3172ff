// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/json.hpp"

#include "readers/record_json.hpp"

namespace linnet {

namespace {

class JsonReader : public Reader {
public:
  explicit JsonReader(const ObjectContext& context)
      : options_(context.options), context_{context.minter, context.labels, context.vocabulary, options_} {}

  std::optional<RecordForm> recordForm() const override { return RecordForm::json; }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return context_.minter.document(record.relativePath, arena);
  }

  void read(const Record& block, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    static const JsonSelection everything;
    RecordObjects objects(context_, block);
    readJsonRecords(block, everything, batch, diagnostics, done, [&](const JsonRecord& record) {
      RecordClaims claims(batch, diagnostics, record.location, options_.language);
      return objects.read(record.root, claims);
    });
    objects.tellUnknown(diagnostics);
  }

private:
  RecordOptions options_;
  ObjectContext context_;
};

} // namespace

std::unique_ptr<Reader> makeJsonReader(const ObjectContext& context) {
  return std::make_unique<JsonReader>(context);
}

} // namespace linnet
