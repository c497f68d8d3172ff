// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Identifiers of papers, people and organizations, each normalised in one place.
#ifndef LINNET_MODEL_IDENTIFIER_HPP
#define LINNET_MODEL_IDENTIFIER_HPP

#include <optional>
#include <string>
#include <string_view>

namespace linnet {

enum class Scheme { doi, arxiv, orcid, ror, wikidata, openalex, github, dblp, isbn, issn, pmid };

/// An identifier in its normal form, e.g. {doi, "10.1145/3617232"}, {arxiv, "2308.11730"}, {orcid,
/// "0000-0002-1825-0097"}.
struct Identifier {
  Scheme scheme;
  std::string value;

  /// "doi:10.1145/3617232": the form of schema:identifier.
  std::string compact() const;
  /// "https://doi.org/10.1145/3617232": the identifier as IRI, percent-encoded where RFC 3987 forbids a character.
  std::string iri() const;

  friend bool operator==(const Identifier&, const Identifier&) = default;
};

/// The scheme's name, as in schema:identifier: "doi", "arxiv", …; and back.
std::string_view schemeName(Scheme scheme);
std::optional<Scheme> schemeNamed(std::string_view name);

/// What the scheme's IRIs begin with: "https://doi.org/".
std::string_view resolverOf(Scheme scheme);

/// Reads one identifier of the scheme, bare, with its prefix ("doi:", "arXiv:", "ROR:") or as a URL of its resolver,
/// with white space, angle brackets, a URL query or trailing punctuation around it. Nothing where the text is none:
/// wrong shape, check digit (ORCID by ISO 7064 11,2; ROR by ISO 7064 97,10; ISBN, ISSN) wrong. DOI: lower case (ASCII),
/// balanced parentheses, `10.` and a registrant of 4–9 digits (sub-codes allowed). arXiv: new and old ids, the version
/// left out, also from arxiv.org/abs|pdf|html URLs and from DOI 10.48550/arxiv.…. ROR: "0" + 8 characters of its
/// alphabet, lower case. OpenAlex: letter and digits, upper case (W, A, I, S, V, C, F, P, T, K and digits). Wikidata: Q
/// and digits, from /wiki/ and /entity/ URLs as well. GitHub: "owner" or "owner/repository" as spelt, without .git and
/// what follows in a URL.
std::optional<Identifier> readIdentifier(Scheme scheme, std::string_view text);

/// The identifier that a URL is the address of (doi.org, dx.doi.org, arxiv.org, orcid.org, ror.org, wikidata.org,
/// openalex.org and api.openalex.org, github.com, dblp.org, pubmed), where it is one.
std::optional<Identifier> identifierOfUrl(std::string_view url);

} // namespace linnet

#endif
