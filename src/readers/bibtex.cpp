// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "readers/bibtex_index.hpp"
#include "readers/bibtex_work.hpp"

namespace linnet {

namespace {

constexpr std::size_t kEntriesAPart = 64;

/// Some entries of a file.
class BibtexPart {
public:
  BibtexPart(const BibtexIndex& index, const BibtexFile& file, const IriMinter& minter, const RecordOptions& options,
             const KnownPages& known, Batch& batch, Diagnostics& diagnostics)
      : index_(index), file_(file), options_(options), batch_(batch), diagnostics_(diagnostics),
        properties_(minter), context_{minter, options, known, properties_}, tex_(batch.arena) {}

  Outcome read(const IndexedBibtexEntry& indexed) {
    RecordClaims claims(batch_, diagnostics_, {file_.path, indexed.line}, options_.language);
    BibtexParser(file_.bytes, indexed.begin, indexed.line).next(entry_);
    if (entry_.fault.text != nullptr) {
      const Location location = file_.locationOf(entry_.fault.position, entry_.begin, entry_.line);
      if (entry_.fault.isFatal) {
        diagnostics_.push_back({Code::badRecord, location, faultText(), "the entry was skipped"});
        return Outcome::skipped;
      }
      diagnostics_.push_back({Code::brokenEntry, location, faultText(), {}});
    }
    fields_.clear();
    addFields(claims);
    if (indexed.first != nullptr && !indexed.isSame) {
      claims.tell(Code::sharedKey, "the key '" + std::string(indexed.key) +
                                       "' is a duplicate: another entry has it at " + indexed.first->file->path + ":" +
                                       std::to_string(indexed.first->line));
    }
    index_.inherit(indexed, entry_, fields_,
                   [&claims](std::string text) { claims.tell(Code::missingEntry, std::move(text)); });
    BibtexRecord record(fields_, claims, tex_);
    const bool isExported = readBibtexWork(record, entry_.type, nameOf(indexed), context_);
    if (const std::string command = tex_.takeUnknownCommand(); !command.empty()) {
      claims.tell(Code::unknownCommand, "the TeX command " + command + " is not known",
                  "its name, or what it is put around, was kept");
    }
    const bool isWhole = !claims.hasTold() && entry_.fault.text == nullptr;
    return !isExported ? Outcome::leftOut : isWhole ? Outcome::exported : Outcome::repaired;
  }

  // Counted over the part.
  void tellUnknownFields() {
    for (const auto& [name, count] : properties_.unknown()) {
      diagnostics_.push_back(
          {Code::unknownField, {file_.path}, name, "add a word for it to a file given with --labels", count});
    }
  }

private:
  std::string faultText() const {
    const std::string of = entry_.key.empty() ? "" : "entry '" + std::string(entry_.key) + "': ";
    return of + entry_.fault.text;
  }

  void addFields(RecordClaims& claims) {
    bool hasTold = false;
    for (const BibtexField& field : entry_.fields) {
      const BibtexFieldRow row = bibtexFieldNamed(field.name);
      if (!fields_.add({row.name, row.role, field.value, &file_, entry_.begin}) && !std::exchange(hasTold, true)) {
        claims.tell(Code::brokenEntry, "the field '" + std::string(row.name) + "' comes twice; the first one counts");
      }
    }
  }

  // An entry of a key that is another's has what tells it apart behind its key.
  BibtexWorkName nameOf(const IndexedBibtexEntry& indexed) {
    constexpr std::size_t hashSize = 8;
    const bool isOther = indexed.first != nullptr && !indexed.isSame;
    const BibtexFile& file = indexed.isSame ? *indexed.first->file : file_;
    const bool needsHash = isOther || indexed.key.empty();
    const std::string hash = needsHash ? contentHash(entry_).hex().substr(0, hashSize) : std::string();
    const std::string_view slug =
        needsHash ? batch_.arena.concat({indexed.key, indexed.key.empty() ? "" : "-", hash}) : indexed.key;
    return {isOther ? std::string_view() : indexed.key, indexed.key, file.relativePath, slug};
  }

  const BibtexIndex& index_;
  const BibtexFile& file_;
  const RecordOptions& options_;
  Batch& batch_;
  Diagnostics& diagnostics_;
  BibtexProperties properties_;
  BibtexWorkContext context_;
  TexText tex_;
  BibtexEntry entry_;
  BibtexFields fields_;
};

class BibtexReader : public Reader {
public:
  BibtexReader(RecordOptions options, const IriMinter& minter, const KnownPages& known)
      : options_(std::move(options)), minter_(minter), known_(known) {}

  bool hasIndex() const override { return true; }

  std::unique_ptr<Survey> survey(Record& record, Diagnostics& diagnostics) const override {
    return surveyBibtex(record, diagnostics);
  }

  void index(std::unique_ptr<Survey> survey) override {
    index_.add(std::unique_ptr<BibtexFile>(static_cast<BibtexFile*>(survey.release())));
  }

  void resolve(Diagnostics& diagnostics) override { index_.resolve(diagnostics); }

  std::size_t partCount(std::size_t number) const override {
    return (index_.file(number).entries.size() + kEntriesAPart - 1) / kEntriesAPart;
  }

  Iri documentOf(const Record& record, Arena& arena) const override {
    return minter_.document(record.relativePath, arena);
  }

  void read(const Record& record, Batch& batch, Diagnostics& diagnostics, const Done& done) const override {
    const BibtexFile& file = index_.file(record.number);
    BibtexPart part(index_, file, minter_, options_, known_, batch, diagnostics);
    const std::size_t begin = record.part * kEntriesAPart;
    for (std::size_t i = begin; i < std::min(begin + kEntriesAPart, file.entries.size()); ++i) {
      done(part.read(file.entries[i]));
    }
    part.tellUnknownFields();
  }

private:
  RecordOptions options_;
  const IriMinter& minter_;
  const KnownPages& known_;
  BibtexIndex index_;
};

} // namespace

std::unique_ptr<Reader> makeBibtexReader(const RecordOptions& options, const IriMinter& minter,
                                         const KnownPages& known) {
  return std::make_unique<BibtexReader>(options, minter, known);
}

} // namespace linnet
