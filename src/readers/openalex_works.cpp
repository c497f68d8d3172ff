// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "readers/openalex_works.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "model/iri_minter.hpp"

namespace linnet {

namespace {

constexpr std::size_t kAuthorsOfApi = 100;        // the API's lists end there without a word
constexpr std::size_t kLongestAbstract = 100'000; // words

std::string_view firstText(Value first, Value second) {
  return first.text().empty() ? second.text() : first.text();
}

/// The reading of one work.
class OpenAlexWork {
public:
  OpenAlexWork(Value work, Iri iri, const OpenAlexIds& ids, RecordClaims& claims, const RecordOptions& options)
      : work_(work), ids_(ids), claims_(claims), options_(options), entity_(claims.batch().make(iri, Kind::paper)) {}

  void read() {
    std::vector<Entity>& entities = claims_.batch().entities;
    const std::size_t place = entities.size();
    entities.push_back({entity_.iri}); // before the entities that it leads to
    entity_.isDescribedHere = true;
    readType();
    claims_.text(entity_, Property::name, firstText(work_["title"], work_["display_name"]));
    claims_.identifier(entity_, Scheme::doi, work_["doi"].text());
    claims_.identifier(entity_, Scheme::pmid, work_["ids"]["pmid"].text());
    readDate(firstText(work_["publication_date"], work_["publication_year"]));
    RecordClaims::plain(entity_, Property::inLanguage, work_["language"].text());
    readLocation(work_["primary_location"]);
    readAuthorships(work_["authorships"]);
    readReferences();
    readFunders();
    for (const Value keyword : work_["keywords"]) {
      claims_.text(entity_, Property::keywords, firstText(keyword["display_name"], keyword["keyword"]));
    }
    if (!options_.withoutAbstracts) {
      claims_.text(entity_, Property::abstract_, abstractOf(work_["abstract_inverted_index"]),
                   work_["language"].text());
    }
    entities[place] = std::move(entity_);
  }

private:
  void readType() {
    const std::string_view type = work_["type"].text();
    if (type == "dataset" || type == "software") {
      entity_.kind = Kind::product;
      RecordClaims::plain(entity_, Property::productKind, type);
    } else if (type == "book") {
      entity_.kind = Kind::book;
    }
  }

  void readDate(std::string_view date) {
    if (!date.empty()) {
      claims_.date(entity_, Property::datePublished, date);
    }
  }

  void readLocation(Value location) {
    claims_.url(entity_, Property::url, location["landing_page_url"].text());
    const Value source = location["source"];
    const std::optional<Iri> iri = ids_.iri(source["id"].text(), claims_);
    if (!iri || entity_.kind != Kind::paper) {
      return;
    }
    RecordClaims::link(entity_, Property::isPartOf, *iri);
    Entity venue = claims_.batch().make(*iri, Kind::venue);
    claims_.text(venue, Property::name, source["display_name"].text());
    claims_.identifier(venue, Scheme::issn, source["issn_l"].text());
    claims_.batch().entities.push_back(std::move(venue));
  }

  void readAuthorships(Value authorships) {
    std::uint32_t position = 0;
    for (const Value authorship : authorships) {
      readAuthorship(authorship, ++position);
    }
    if (work_["is_authors_truncated"].text() == "true" || position == kAuthorsOfApi) {
      claims_.tell(Code::incompleteList,
                   "the list of authors of " + std::string(entity_.iri.view()) + " (" + std::to_string(position) +
                       ") was truncated by the API",
                   "take the work from the snapshot");
    }
  }

  void readAuthorship(Value authorship, std::uint32_t position) {
    const Value author = authorship["author"];
    const std::string_view asPublished = authorship["raw_author_name"].text();
    const std::string_view name = firstText(author["display_name"], authorship["raw_author_name"]);
    const std::optional<Iri> known = ids_.iri(author["id"].text(), claims_);
    if (!known && name.empty()) {
      return;
    }
    Entity person = claims_.batch().make(
        known ? *known : IriMinter::part(entity_.iri, "author", position, claims_.arena()), Kind::person);
    claims_.text(person, Property::name, name);
    claims_.identifier(person, Scheme::orcid, author["orcid"].text());
    RecordClaims::link(entity_, entity_.kind == Kind::product ? Property::creator : Property::author, person.iri);
    Authorship place{position, person.iri, asPublished == name ? std::string_view() : asPublished};
    claims_.batch().entities.push_back(std::move(person));
    for (const Value institution : authorship["institutions"]) {
      readInstitution(institution, place);
    }
    if (entity_.kind != Kind::product) {
      entity_.authorships.push_back(std::move(place));
    }
  }

  // What an institution is called, one authorship of the work has to say.
  void readInstitution(Value institution, Authorship& place) {
    const std::optional<Iri> iri = ids_.iri(institution["id"].text(), claims_);
    if (!iri) {
      return;
    }
    place.affiliations.push_back(*iri);
    if (std::find(institutions_.begin(), institutions_.end(), *iri) != institutions_.end()) {
      return;
    }
    institutions_.push_back(*iri);
    Entity organization = claims_.batch().make(*iri, Kind::organization);
    claims_.text(organization, Property::name, institution["display_name"].text());
    claims_.identifier(organization, Scheme::ror, institution["ror"].text());
    RecordClaims::plain(organization, Property::location, institution["country_code"].text());
    claims_.batch().entities.push_back(std::move(organization));
  }

  void readReferences() {
    for (const Value reference : work_["referenced_works"]) {
      if (const std::optional<Iri> iri = ids_.iri(reference.text(), claims_)) {
        RecordClaims::link(entity_, Property::citation, *iri);
      }
    }
  }

  void readFunders() {
    for (const Value funder : work_["funders"]) {
      readFunder(funder["id"].text(), funder["display_name"].text());
    }
    for (const Value grant : work_["grants"]) {
      readFunder(grant["funder"].text(), grant["funder_display_name"].text());
    }
  }

  // Several grants may be of one funder.
  void readFunder(std::string_view id, std::string_view name) {
    const std::optional<Iri> iri = ids_.iri(id, claims_);
    if (!iri || std::find(funders_.begin(), funders_.end(), *iri) != funders_.end()) {
      return;
    }
    funders_.push_back(*iri);
    RecordClaims::link(entity_, Property::funder, *iri);
    Entity organization = claims_.batch().make(*iri, Kind::organization);
    claims_.text(organization, Property::name, name);
    claims_.batch().entities.push_back(std::move(organization));
  }

  // The index has the places of each word; a place that no word claims stays empty.
  std::string_view abstractOf(Value index) {
    std::vector<std::string_view> words;
    for (const Value word : index) {
      for (const Value place : word) {
        std::size_t number = kLongestAbstract;
        std::from_chars(place.text().data(), place.text().data() + place.text().size(), number);
        if (number < kLongestAbstract) {
          words.resize(std::max(words.size(), number + 1));
          words[number] = word.key();
        }
      }
    }
    std::string text;
    for (const std::string_view word : words) {
      text.append(text.empty() || word.empty() ? "" : " ").append(word);
    }
    return claims_.arena().store(text);
  }

  Value work_;
  const OpenAlexIds& ids_;
  RecordClaims& claims_;
  const RecordOptions& options_;
  Entity entity_;
  std::vector<Iri> institutions_; ///< that were told of
  std::vector<Iri> funders_;
};

} // namespace

void readOpenAlexWork(Value work, Iri iri, const OpenAlexIds& ids, RecordClaims& claims, const RecordOptions& options) {
  OpenAlexWork(work, iri, ids, claims, options).read();
}

} // namespace linnet
