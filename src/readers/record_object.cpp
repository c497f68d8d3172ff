// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/record_object.hpp"

#include <algorithm>
#include <map>

#include "readers/record_entry.hpp"
#include "readers/record_identity.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

// Is the value an object that has a text and its language?
bool isTextWithLanguage(Value value) {
  std::size_t languages = 0;
  std::size_t texts = 0;
  for (const Value member : value) {
    const std::string_view key = member.key();
    languages += key == "lang" || key == "language" || key == "@language" ? 1 : 0;
    texts += key == "value" || key == "@value" || key == "text" || key == "label" ? 1 : 0;
  }
  return value.isObject() && languages == 1 && texts == 1;
}

bool isAbsolute(std::string_view text) {
  return text.starts_with("http://") || text.starts_with("https://") || text.starts_with("urn:");
}

} // namespace

/// The reading of one object with what is nested in it.
class RecordObjects::Reading {
public:
  Reading(RecordObjects& objects, RecordClaims& claims) : objects_(objects), claims_(claims) {}

  Outcome run(Value object) {
    const RecordIdentity known = identityOf(object, objects_.kindOfFile_, fields(), claims_.arena());
    if (known.kind == Kind::thing && objects_.context_.options.knownKindsOnly) {
      return Outcome::leftOut;
    }
    const Iri iri = iriOf(object, known, objects_.stem_);
    take(object, known, iri, objects_.stem_);
    return claims_.hasTold() ? Outcome::repaired : Outcome::exported;
  }

private:
  RecordFields& fields() { return objects_.fields_; }

  Iri iriOf(Value object, const RecordIdentity& known, std::string_view path) {
    Arena& arena = claims_.arena();
    if (known.iri) {
      return *known.iri;
    }
    if (isAbsolute(known.key)) {
      if (const std::optional<Iri> own = Iri::repair(known.key, arena)) {
        return *own;
      }
    }
    if (!known.key.empty()) {
      return objects_.context_.minter.entity(arena.concat({path, "/", known.key}), arena);
    }
    return objects_.context_.minter.entity(arena.concat({path, "/", contentHash(object)}), arena);
  }

  void take(Value object, const RecordIdentity& known, Iri iri, std::string_view path) {
    Entity entity = claims_.batch().make(iri, known.kind);
    entity.isDescribedHere = path == objects_.stem_;
    entity.claims.reserve(kUsualClaims);
    if (!known.productKind.empty()) {
      RecordClaims::plain(entity, Property::productKind, known.productKind);
    }
    takeMembers(object, {}, known, entity, path);
    claims_.batch().entities.push_back(std::move(entity));
  }

  static constexpr std::size_t kUsualClaims = 16;

  void takeMembers(Value object, std::string_view prefix, const RecordIdentity& known, Entity& entity,
                   std::string_view path) {
    for (const Value member : object) {
      if (member.isNull()) {
        continue;
      }
      const std::string_view name = prefix.empty() ? member.key() : claims_.arena().concat({prefix, ".", member.key()});
      Field& field = fields().field(name, known.kind);
      takeMember(member, name, field, known, entity, path);
    }
  }

  void takeMember(Value value, std::string_view name, Field& field, const RecordIdentity& known, Entity& entity,
                  std::string_view path) {
    if (value.isArray()) {
      std::size_t number = 0;
      for (const Value element : value) {
        takeValue(element, name, field, known, entity, path, ++number);
      }
    } else {
      takeValue(value, name, field, known, entity, path, 1);
    }
  }

  void takeValue(Value value, std::string_view name, Field& field, const RecordIdentity& known, Entity& entity,
                 std::string_view path, std::size_t number) {
    if (value.isArray()) {
      return takeMember(value, name, field, known, entity, path);
    }
    if (isTextWithLanguage(value)) {
      return takeTextWithLanguage(value, field, entity);
    }
    if (value.isObject()) {
      return takeObject(value, name, field, known, entity, path, number);
    }
    if (trim(value.text()).empty()) {
      return;
    }
    takeScalar(value, field, known, entity, number);
  }

  void takeTextWithLanguage(Value value, Field& field, Entity& entity) {
    std::string_view text;
    std::string_view language;
    for (const Value member : value) {
      const bool isLanguage = member.key() == "lang" || member.key() == "language" || member.key() == "@language";
      (isLanguage ? language : text) = member.text();
    }
    claims_.text(entity, field.role == FieldRole::text ? Predicate(field.property) : unknown(field), text, language);
  }

  void takeScalar(Value value, Field& field, const RecordIdentity& known, Entity& entity, std::size_t number) {
    const std::string_view text = trim(value.text());
    switch (field.role) {
    case FieldRole::key:
      return takeKey(text, known, entity);
    case FieldRole::kind:
      return known.hasKindField ? void() : takeUnknown(value, field, entity);
    case FieldRole::text:
      return claims_.text(entity, field.property, text);
    case FieldRole::date:
      return takeDate(text, field, entity);
    case FieldRole::address:
      return takeAddress(text, field, entity);
    case FieldRole::identifier:
      return claims_.identifier(entity, field.scheme, text);
    case FieldRole::entity:
      return takeNamed(text, field, entity, number);
    case FieldRole::unknown:
      break;
    }
    takeUnknown(value, field, entity);
  }

  // What is no date is kept, but not as one.
  void takeDate(std::string_view text, const Field& field, Entity& entity) {
    if (!claims_.date(entity, field.property, text)) {
      claims_.text(entity, objects_.context_.minter.property(field.name, claims_.arena()), text);
    }
  }

  // A key that did not become the IRI is kept: others may refer to it.
  void takeKey(std::string_view text, const RecordIdentity& known, Entity& entity) {
    if (known.iri && text != known.iri->view() && !identifierOfUrl(text)) {
      entity.claims.push_back({objects_.context_.minter.property("id", claims_.arena()), Literal::plain(text)});
    } else if (const std::optional<Identifier> identifier = identifierOfUrl(text)) {
      claims_.identifier(entity, identifier->scheme, text);
    }
  }

  void takeAddress(std::string_view text, const Field& field, Entity& entity) {
    if (field.property == Property::url) {
      if (const std::optional<Identifier> identifier = identifierOfUrl(text);
          identifier && namesEntities(identifier->scheme)) {
        return claims_.identifier(entity, identifier->scheme, text);
      }
    }
    if (field.property == Property::license && !isAbsolute(text)) {
      return RecordClaims::plain(entity, field.property, text);
    }
    claims_.url(entity, field.property, text);
  }

  // An entity that is known by its identifier, its address, or only by a name: then it is one of this thing alone.
  void takeNamed(std::string_view text, const Field& field, Entity& entity, std::size_t number) {
    const std::optional<Identifier> identifier = identifierOfUrl(text);
    if (identifier) {
      return connect(entity, field, *Iri::parse(claims_.arena().store(identifier->iri())), number);
    }
    if (isAbsolute(text)) {
      if (const std::optional<Iri> iri = Iri::repair(text, claims_.arena())) {
        return connect(entity, field, *iri, number);
      }
    }
    Entity named{IriMinter::part(entity.iri, partName(field), number, claims_.arena()), field.valueKind};
    claims_.text(named, Property::name, text);
    connect(entity, field, named.iri, number);
    claims_.batch().entities.push_back(std::move(named));
  }

  // What a node of the thing alone is called in its IRI.
  static std::string_view partName(const Field& field) {
    return field.property == Property::author        ? "author"
           : field.property == Property::affiliation ? "affiliation"
                                                     : nameOf(field.valueKind.value_or(Kind::thing));
  }

  void connect(Entity& entity, const Field& field, Iri other, std::size_t number) {
    if (field.isReversed) {
      Entity subject{other, field.valueKind};
      RecordClaims::link(subject, field.property, entity.iri);
      claims_.batch().entities.push_back(std::move(subject));
      return;
    }
    RecordClaims::link(entity, field.property, other);
    if (field.property == Property::author) {
      const auto position = static_cast<std::uint32_t>(std::max(number, entity.authorships.size() + 1));
      entity.authorships.push_back({position, other});
    }
  }

  // An object below a known word is an entity; one below another word as well, where it says what it is; else its own
  // keys are read as those of the thing, by dotted names.
  void takeObject(Value value, std::string_view name, Field& field, const RecordIdentity& known, Entity& entity,
                  std::string_view path, std::size_t number) {
    const std::optional<Kind> expected = field.role == FieldRole::entity ? field.valueKind : std::nullopt;
    const RecordIdentity other = identityOf(value, expected, fields(), claims_.arena());
    const bool isEntity = field.role == FieldRole::entity || other.iri || !other.key.empty() || other.hasKindField;
    if (!isEntity) {
      return takeMembers(value, name, known, entity, path);
    }
    Arena& arena = claims_.arena();
    const std::string_view below = arena.concat({path, "/", name});
    const bool hasKey = other.iri || !other.key.empty();
    const bool isPart = !hasKey && field.role == FieldRole::entity;
    const Iri iri = isPart ? IriMinter::part(entity.iri, partName(field), number, arena) : iriOf(value, other, below);
    take(value, other, iri, below);
    if (field.role == FieldRole::entity) {
      return connect(entity, field, iri, number);
    }
    entity.claims.push_back({unknown(field), iri});
  }

  Predicate unknown(Field& field) {
    ++field.unknownCount;
    return objects_.context_.minter.property(field.name, claims_.arena());
  }

  // Numbers of JSON keep their digits; in a table `007` may be a code, so that cells are texts.
  void takeUnknown(Value value, Field& field, Entity& entity) {
    const Predicate predicate = unknown(field);
    const std::string_view text = value.text();
    if (value.type() == ValueType::number) {
      const bool isDouble = text.find_first_of("eE") != std::string_view::npos;
      const bool isDecimal = text.find('.') != std::string_view::npos;
      const std::string_view type = isDouble    ? "http://www.w3.org/2001/XMLSchema#double"
                                    : isDecimal ? "http://www.w3.org/2001/XMLSchema#decimal"
                                                : "http://www.w3.org/2001/XMLSchema#integer";
      entity.claims.push_back({predicate, Literal::typed(text, *Iri::parse(type))});
    } else if (value.type() == ValueType::boolean) {
      entity.claims.push_back(
          {predicate, Literal::typed(text, *Iri::parse("http://www.w3.org/2001/XMLSchema#boolean"))});
    } else {
      claims_.text(entity, predicate, text);
    }
  }

  RecordObjects& objects_;
  RecordClaims& claims_;
};

RecordObjects::RecordObjects(const ObjectContext& context, const Record& block)
    : context_(context), path_(block.path), stem_(fileStem(block.relativePath)),
      kindOfFile_([&]() -> std::optional<Kind> {
        const std::optional<Labels::KindWord> word = context.labels.kindOfWord(stem_);
        return word ? std::optional(word->kind) : std::nullopt;
      }()),
      fields_(context.labels, context.vocabulary) {}

Outcome RecordObjects::read(Value object, RecordClaims& claims) {
  return Reading(*this, claims).run(object);
}

void RecordObjects::tellUnknown(Diagnostics& diagnostics) const {
  std::map<std::string, std::size_t> counts;
  for (std::size_t kind = 0; kind < kKindCount; ++kind) {
    for (const auto& [name, field] : fields_.all(static_cast<Kind>(kind))) {
      if (field.unknownCount > 0) {
        counts[name] += field.unknownCount;
      }
    }
  }
  for (const auto& [name, count] : counts) {
    diagnostics.push_back(
        {Code::unknownField, {path_}, name, "add a word for it to a file given with --labels", count});
  }
}

} // namespace linnet
