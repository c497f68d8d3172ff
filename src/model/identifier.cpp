// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "model/identifier.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "model/identifier_forms.hpp"
#include "rdf/iri.hpp"

namespace linnet {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

struct SchemeRow {
  Scheme scheme;
  std::string_view name;
  std::string_view resolver; ///< what the identifier's IRI begins with
};

constexpr std::array<SchemeRow, 11> kSchemes{{{Scheme::doi, "doi", "https://doi.org/"},
                                              {Scheme::arxiv, "arxiv", "https://arxiv.org/abs/"},
                                              {Scheme::orcid, "orcid", "https://orcid.org/"},
                                              {Scheme::ror, "ror", "https://ror.org/"},
                                              {Scheme::wikidata, "wikidata", "http://www.wikidata.org/entity/"},
                                              {Scheme::openalex, "openalex", "https://openalex.org/"},
                                              {Scheme::github, "github", "https://github.com/"},
                                              {Scheme::dblp, "dblp", "https://dblp.org/"},
                                              {Scheme::isbn, "isbn", "urn:isbn:"},
                                              {Scheme::issn, "issn", "https://portal.issn.org/resource/ISSN/"},
                                              {Scheme::pmid, "pmid", "https://pubmed.ncbi.nlm.nih.gov/"}}};

/// Addresses that are identifiers of a scheme. The longer prefix comes before the shorter one.
struct HostRow {
  std::string_view prefix;
  Scheme scheme;
};

constexpr std::array<HostRow, 23> kHosts{{{"doi.org/", Scheme::doi},
                                          {"dx.doi.org/", Scheme::doi},
                                          {"arxiv.org/abs/", Scheme::arxiv},
                                          {"arxiv.org/pdf/", Scheme::arxiv},
                                          {"arxiv.org/html/", Scheme::arxiv},
                                          {"export.arxiv.org/abs/", Scheme::arxiv},
                                          {"export.arxiv.org/pdf/", Scheme::arxiv},
                                          {"orcid.org/", Scheme::orcid},
                                          {"ror.org/", Scheme::ror},
                                          {"wikidata.org/wiki/Special:EntityData/", Scheme::wikidata},
                                          {"m.wikidata.org/wiki/Special:EntityData/", Scheme::wikidata},
                                          {"wikidata.org/wiki/", Scheme::wikidata},
                                          {"wikidata.org/entity/", Scheme::wikidata},
                                          {"m.wikidata.org/wiki/", Scheme::wikidata},
                                          {"openalex.org/", Scheme::openalex},
                                          {"api.openalex.org/", Scheme::openalex},
                                          {"explore.openalex.org/", Scheme::openalex},
                                          {"github.com/", Scheme::github},
                                          {"dblp.org/", Scheme::dblp},
                                          {"dblp.uni-trier.de/", Scheme::dblp},
                                          {"pubmed.ncbi.nlm.nih.gov/", Scheme::pmid},
                                          {"ncbi.nlm.nih.gov/pubmed/", Scheme::pmid},
                                          {"portal.issn.org/resource/ISSN/", Scheme::issn}}};

// The address behind its scheme and `www.`; nothing where the text is no address.
std::optional<std::string_view> addressPath(std::string_view text) {
  for (const std::string_view scheme : {"https://", "http://", "git+https://"}) {
    if (startsWithFolded(text, scheme)) {
      text.remove_prefix(scheme.size());
      return startsWithFolded(text, "www.") ? text.substr(4) : text;
    }
  }
  return std::nullopt;
}

std::string_view withoutQuery(std::string_view text) {
  return text.substr(0, text.find_first_of("?#"));
}

const HostRow* hostOf(std::string_view path) {
  const auto* const row = std::find_if(kHosts.begin(), kHosts.end(),
                                       [path](const HostRow& host) { return startsWithFolded(path, host.prefix); });
  return row == kHosts.end() ? nullptr : &*row;
}

// The text behind `doi:`, `arXiv `, `urn:isbn:`.
std::string_view withoutName(Scheme scheme, std::string_view text) {
  const std::string_view name = schemeName(scheme);
  const std::string_view behindUrn = startsWithFolded(text, "urn:") ? text.substr(4) : text;
  const std::string_view rest = startsWithFolded(behindUrn, name) ? behindUrn.substr(name.size()) : std::string_view();
  return rest.starts_with(':') || rest.starts_with(' ') ? bareIdentifier(rest.substr(1)) : text;
}

// The identifier's own text, behind its name and its resolver's address.
std::string_view ownText(Scheme scheme, std::string_view text) {
  text = withoutName(scheme, bareIdentifier(text));
  const std::optional<std::string_view> address = addressPath(text);
  const std::string_view path = address.value_or(text);
  const HostRow* const host = hostOf(path);
  if (host == nullptr || host->scheme != scheme) {
    return text;
  }
  // Where the DOI is no address, `?` and `#` may be its own.
  std::string_view rest = path.substr(host->prefix.size());
  rest = address || scheme != Scheme::doi ? withoutQuery(rest) : rest;
  rest = rest.ends_with('/') && scheme != Scheme::doi ? rest.substr(0, rest.size() - 1) : rest;
  // openalex.org/works/W1 and openalex.org/W1 are the same.
  return bareIdentifier(scheme == Scheme::openalex ? rest.substr(rest.rfind('/') + 1) : rest);
}

// arXiv's own DOIs hold the identifier.
std::string_view behindArxivDoi(std::string_view text) {
  constexpr std::string_view prefix = "10.48550/arxiv.";
  const std::string_view doi = ownText(Scheme::doi, text);
  return startsWithFolded(doi, prefix) ? doi.substr(prefix.size()) : text;
}

} // namespace

std::string_view schemeName(Scheme scheme) {
  return kSchemes[static_cast<std::size_t>(scheme)].name;
}

std::string_view resolverOf(Scheme scheme) {
  return kSchemes[static_cast<std::size_t>(scheme)].resolver;
}

std::optional<Scheme> schemeNamed(std::string_view name) {
  const auto row =
      std::find_if(kSchemes.begin(), kSchemes.end(), [name](const SchemeRow& known) { return known.name == name; });
  return row == kSchemes.end() ? std::nullopt : std::optional(row->scheme);
}

std::string Identifier::compact() const {
  return std::string(schemeName(scheme)) + ":" + value;
}

std::string Identifier::iri() const {
  std::string text(resolverOf(scheme));
  std::string_view rest = value;
  while (true) {
    const std::size_t slash = rest.find('/');
    appendIriSegment(text, rest.substr(0, slash));
    if (slash == kNone) {
      return text;
    }
    text += '/';
    rest.remove_prefix(slash + 1);
  }
}

std::optional<Identifier> readIdentifier(Scheme scheme, std::string_view text) {
  const std::string_view own = ownText(scheme, scheme == Scheme::arxiv ? behindArxivDoi(text) : text);
  std::optional<std::string> value = readIdentifierForm(scheme, own);
  return value ? std::optional(Identifier{scheme, std::move(*value)}) : std::nullopt;
}

std::optional<Identifier> identifierOfUrl(std::string_view url) {
  const std::optional<std::string_view> path = addressPath(bareIdentifier(url));
  const HostRow* const host = path ? hostOf(*path) : nullptr;
  if (host == nullptr) {
    return std::nullopt;
  }
  const std::optional<Identifier> arxiv =
      host->scheme == Scheme::doi ? readIdentifier(Scheme::arxiv, url) : std::nullopt;
  return arxiv ? arxiv : readIdentifier(host->scheme, url);
}

} // namespace linnet
