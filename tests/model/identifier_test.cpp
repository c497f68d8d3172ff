// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "model/identifier.hpp"

using namespace linnet;

namespace {

std::string read(Scheme scheme, const char* text) {
  const auto identifier = readIdentifier(scheme, text);
  return identifier ? identifier->value : "";
}

} // namespace

TEST_CASE("DOIs are read in all the ways that people write them") {
  for (const char* text :
       {"10.1145/3617232", "doi:10.1145/3617232", "https://doi.org/10.1145/3617232",
        "http://dx.doi.org/10.1145/3617232.", " <https://www.doi.org/10.1145/3617232> ", "(10.1145/3617232)"}) {
    INFO(text);
    CHECK(read(Scheme::doi, text) == "10.1145/3617232");
  }
  CHECK(read(Scheme::doi, "10.1002/(SICI)1097-461X(1998)66:4<261::AID-X>3.0.CO;2-T") ==
        "10.1002/(sici)1097-461x(1998)66:4<261::aid-x>3.0.co;2-t");
  CHECK(read(Scheme::doi, "11.1145/3617232").empty());
  CHECK(read(Scheme::doi, "10.1/x").empty());
}

TEST_CASE("A DOI's IRI holds no character that an IRI can't") {
  const Identifier doi{Scheme::doi, "10.1002/a<b>c"};
  CHECK(doi.iri() == "https://doi.org/10.1002/a%3Cb%3Ec");
  CHECK(doi.compact() == "doi:10.1002/a<b>c");
}

TEST_CASE("arXiv identifiers keep their last zero and lose their version") {
  CHECK(read(Scheme::arxiv, "2308.11730") == "2308.11730");
  CHECK(read(Scheme::arxiv, "arXiv:2106.08851v1") == "2106.08851");
  CHECK(read(Scheme::arxiv, "https://arxiv.org/pdf/2308.11730v2.pdf") == "2308.11730");
  CHECK(read(Scheme::arxiv, "math.GT/0309136") == "math.GT/0309136");
  CHECK(read(Scheme::arxiv, "hep-th/9901001v3") == "hep-th/9901001");
  CHECK(read(Scheme::arxiv, "https://doi.org/10.48550/arXiv.2308.11730") == "2308.11730");
  CHECK(read(Scheme::arxiv, "2313.11730").empty());
  CHECK(read(Scheme::arxiv, "2308.1173012").empty());
}

TEST_CASE("Check digits are verified") {
  CHECK(read(Scheme::orcid, "https://orcid.org/0000-0002-1825-0097") == "0000-0002-1825-0097");
  CHECK(read(Scheme::orcid, "0000-0002-1694-233x") == "0000-0002-1694-233X");
  CHECK(read(Scheme::orcid, "0000-0002-1825-0098").empty());
  CHECK(read(Scheme::ror, "https://ror.org/03vek6s52") == "03vek6s52");
  CHECK(read(Scheme::ror, "03vek6s53").empty());
  CHECK(read(Scheme::isbn, "978-3-16-148410-0") == "9783161484100");
  CHECK(read(Scheme::isbn, "978-3-16-148410-1").empty());
  CHECK(read(Scheme::issn, "0378-5955") == "0378-5955");
  CHECK(read(Scheme::issn, "0378-5954").empty());
}

TEST_CASE("Other schemes have their own forms") {
  CHECK(read(Scheme::wikidata, "https://www.wikidata.org/wiki/Q42") == "Q42");
  CHECK(read(Scheme::openalex, "https://api.openalex.org/works/w2741809807") == "W2741809807");
  CHECK(read(Scheme::github, "https://github.com/Owner/Repo.git") == "Owner/Repo");
  CHECK(read(Scheme::github, "https://github.com/Owner/Repo/tree/main?x=y") == "Owner/Repo");
  CHECK(read(Scheme::wikidata, "P42").empty());
}

TEST_CASE("An address tells which identifier it is") {
  CHECK(identifierOfUrl("https://arxiv.org/abs/2308.11730v1") == Identifier{Scheme::arxiv, "2308.11730"});
  CHECK(identifierOfUrl("https://doi.org/10.48550/arXiv.2308.11730") == Identifier{Scheme::arxiv, "2308.11730"});
  CHECK_FALSE(identifierOfUrl("https://kiln.example/10.1145/3617232"));
}
