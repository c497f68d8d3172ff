// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Where somebody works and studied, as ORCID's records have it.
#ifndef LINNET_READERS_ORCID_AFFILIATIONS_HPP
#define LINNET_READERS_ORCID_AFFILIATIONS_HPP

#include <map>
#include <string>
#include <string_view>

#include "readers/orcid_values.hpp"
#include "readers/record_claims.hpp"

namespace linnet {

/// A kind of affiliations.
struct OrcidSection {
  std::string_view list;
  std::string_view kind;    ///< the single one, in a summary and where it stands alone
  std::string_view summary; ///< the single one, in a record
};

/// Each affiliation is a node of the person, `{person}#employment-{put-code}`, with organization, role, department and
/// dates. An employment that has no end is a schema:affiliation of the person as well: of one that has, nothing tells
/// whether it is over.
class OrcidAffiliations {
public:
  /// `person` is what they are claimed of.
  OrcidAffiliations(Entity& person, const OrcidContext& context, RecordClaims& claims)
      : person_(person), context_(context), claims_(claims) {}

  /// All of a record: `activities` has the lists of employments, educations, …
  void readAll(Value activities);

  /// A single one. False where it is of no known kind ("employment", "education", …).
  bool read(Value affiliation, std::string_view kind);

  static bool isKind(std::string_view kind);

private:
  void walk(Value list, const OrcidSection& section);
  void take(Value affiliation, const OrcidSection& section);
  void addText(Entity& node, std::string_view property, std::string_view text);
  void addDate(Entity& node, std::string_view property, Value date);
  std::optional<Iri> organizationOf(Value affiliation);

  Entity& person_;
  const OrcidContext& context_;
  RecordClaims& claims_;
  std::size_t count_ = 0;
  std::map<std::string, Iri> organizations_; ///< by identifier or name
};

} // namespace linnet

#endif
