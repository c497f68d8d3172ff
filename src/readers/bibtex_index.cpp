// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/bibtex_index.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "readers/bibtex_inheritance.hpp"
#include "readers/bibtex_kinds.hpp"
#include "text/unicode.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

constexpr std::size_t kTriedOfKey = 16;         // entries of one key
constexpr std::size_t kMostAncestors = 64;      // of an entry
constexpr std::size_t kDeepestAncestor = 8;     // steps away from it
constexpr std::size_t kMostInherited = 256;     // fields of a parent
constexpr std::size_t kLargestInherited = 4096; // bytes of a field

// The keys of a list, separated by commas.
std::vector<std::string_view> keysOf(std::string_view list) {
  std::vector<std::string_view> keys;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    const std::string_view key = trim(list.substr(0, end));
    if (!key.empty()) {
      keys.push_back(key);
    }
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return keys;
}

bool isDate(BibtexRole role) {
  return role == BibtexRole::date || role == BibtexRole::year || role == BibtexRole::month || role == BibtexRole::day;
}

bool hasDate(const BibtexFields& fields) {
  return fields.has(BibtexRole::date) || fields.has(BibtexRole::year);
}

BibtexEntry parsed(const IndexedBibtexEntry& entry) {
  BibtexEntry read;
  BibtexParser(entry.file->bytes, entry.begin, entry.line).next(read);
  return read;
}

} // namespace

void addOwnFields(const BibtexEntry& entry, const BibtexFile& file, BibtexFields& fields) {
  for (const BibtexField& field : entry.fields) {
    const BibtexFieldRow row = bibtexFieldNamed(field.name);
    fields.add({row.name, row.role, field.value, &file, entry.begin});
  }
}

void BibtexIndex::resolve(Diagnostics& diagnostics) {
  for (const std::unique_ptr<BibtexFile>& file : files_) {
    for (const BibtexString& string : file->definitions) {
      if (!file->strings.add(string)) {
        diagnostics.push_back({Code::brokenEntry,
                               Location{file->path, string.line},
                               "the string '" + std::string(string.name) + "' is larger than " +
                                   std::to_string(BibtexStrings::kLargestString) + " bytes and was left out",
                               {}});
      }
    }
    file->definitions = {};
    file->strings.shareWith(strings_);
    addKeys(file->entries);
    addKeys(file->data);
  }
  findParents();
}

void BibtexIndex::addKeys(std::vector<IndexedBibtexEntry>& entries) {
  for (IndexedBibtexEntry& entry : entries) {
    if (entry.key.empty()) {
      continue;
    }
    const auto [same, isNew] = keys_.try_emplace(entry.key, SameKey{&entry, &entry});
    if (!isNew) {
      entry.first = same->second.first;
      entry.isSame = contentOf(entry) == contentOf(*entry.first);
      same->second.last->next = &entry;
      same->second.last = &entry;
    }
  }
}

// What tells entries of one key apart. Each is read once for it.
Hash128 BibtexIndex::contentOf(const IndexedBibtexEntry& entry) {
  const auto known = contents_.find(&entry);
  if (known != contents_.end()) {
    return known->second;
  }
  const Hash128 hash = contentHash(parsed(entry));
  contents_.emplace(&entry, hash);
  return hash;
}

Hash128 contentHash(const BibtexEntry& entry) {
  std::vector<std::string> fields;
  fields.reserve(entry.fields.size());
  for (const BibtexField& field : entry.fields) {
    fields.push_back(foldCase(field.name) + '\x01' + foldWhitespace(field.value.text));
  }
  std::sort(fields.begin(), fields.end());
  std::string content = foldCase(entry.type);
  for (const std::string& field : fields) {
    content.append("\x02").append(field);
  }
  return hash128(content);
}

void BibtexIndex::findParents() {
  const bool areReferences =
      std::any_of(files_.begin(), files_.end(), [](const auto& file) { return !file->references.empty(); });
  if (!areReferences) {
    return;
  }
  for (const std::unique_ptr<BibtexFile>& file : files_) {
    for (const std::vector<IndexedBibtexEntry>* const entries : {&file->entries, &file->data}) {
      for (const IndexedBibtexEntry& entry : *entries) {
        foldedKeys_.try_emplace(foldCase(entry.key), &entry);
      }
    }
  }
  for (const std::unique_ptr<BibtexFile>& file : files_) {
    for (const std::string_view list : file->references) {
      for (const std::string_view key : keysOf(list)) {
        const IndexedBibtexEntry* const parent = find(key, *file);
        if (parent != nullptr && !parents_.contains(parent)) {
          BibtexEntry& entry = parents_.emplace(parent, parsed(*parent)).first->second;
          entry.fields.resize(std::min(entry.fields.size(), kMostInherited));
        }
      }
    }
    file->references = {};
  }
}

// In the same file, if it is there; keys that differ by case alone are the same for BibTeX.
const IndexedBibtexEntry* BibtexIndex::find(std::string_view key, const BibtexFile& file) const {
  const auto found = keys_.find(key);
  if (found == keys_.end()) {
    const auto folded = foldedKeys_.find(foldCase(key));
    return folded == foldedKeys_.end() ? nullptr : folded->second;
  }
  const IndexedBibtexEntry* entry = found->second.first;
  for (std::size_t i = 0; i < kTriedOfKey && entry != nullptr; ++i, entry = entry->next) {
    if (entry->file == &file) {
      return entry;
    }
  }
  return found->second.first;
}

/// Of one entry.
class BibtexIndex::Inheritance {
public:
  Inheritance(const BibtexIndex& index, const Tell& tell) : index_(index), tell_(tell) {}

  void inherit(const IndexedBibtexEntry& entry, std::string_view type, BibtexFields& fields) {
    path_.push_back(&entry);
    const BibtexRecordField* const data = fields.find(BibtexRole::xdata);
    for (const std::string_view key : data == nullptr ? std::vector<std::string_view>() : keysOf(data->value.text)) {
      inheritFrom(key, entry, fields,
                  [](const BibtexEntry&, const BibtexRecordField& field) { return dataField(field); });
    }
    const BibtexFamily family = bibtexTypeNamed(type).family;
    const BibtexRecordField* const crossref = fields.find(BibtexRole::crossref);
    if (crossref != nullptr) {
      const bool hadDate = hasDate(fields);
      inheritFrom(trim(crossref->value.text), entry, fields,
                  [&](const BibtexEntry& parent, const BibtexRecordField& field) -> std::optional<BibtexFieldRow> {
                    return hadDate && isDate(field.role)
                               ? std::nullopt
                               : inheritedField(bibtexTypeNamed(parent.type).family, family, field);
                  });
    }
    path_.pop_back();
  }

private:
  template <typename Becomes>
  void inheritFrom(std::string_view key, const IndexedBibtexEntry& child, BibtexFields& fields,
                   const Becomes& becomes) {
    const IndexedBibtexEntry* const parent = index_.find(key, *child.file);
    const auto known = index_.parents_.find(parent);
    if (parent == nullptr || known == index_.parents_.end()) {
      return tell_("there is no entry '" + std::string(key) + "' to inherit from");
    }
    if (std::find(path_.begin(), path_.end(), parent) != path_.end()) {
      return tell_("the entry '" + std::string(key) + "' inherits from itself");
    }
    if (path_.size() > kDeepestAncestor || ++ancestors_ > kMostAncestors) {
      return tellOfMore();
    }
    BibtexFields inherited;
    addOwnFields(known->second, *parent->file, inherited);
    inherit(*parent, known->second.type, inherited);
    for (BibtexRecordField field : inherited.all()) {
      const std::optional<BibtexFieldRow> row = becomes(known->second, field);
      if (row && field.value.text.size() <= kLargestInherited) {
        field.name = row->name;
        field.role = row->role;
        fields.addMissing(field);
      }
    }
  }

  void tellOfMore() {
    if (!std::exchange(hasToldOfMore_, true)) {
      tell_("it inherits from more entries than are followed");
    }
  }

  const BibtexIndex& index_;
  const Tell& tell_;
  bool hasToldOfMore_ = false;
  std::vector<const IndexedBibtexEntry*> path_;
  std::size_t ancestors_ = 0;
};

void BibtexIndex::inherit(const IndexedBibtexEntry& entry, const BibtexEntry& own, BibtexFields& fields,
                          const Tell& tell) const {
  if (fields.has(BibtexRole::crossref) || fields.has(BibtexRole::xdata)) {
    Inheritance(*this, tell).inherit(entry, own.type, fields);
  }
}

} // namespace linnet
