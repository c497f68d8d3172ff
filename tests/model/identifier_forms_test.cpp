// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "model/identifier.hpp"

using namespace linnet;

namespace {

std::string read(Scheme scheme, std::string_view text) {
  const auto identifier = readIdentifier(scheme, text);
  return identifier ? identifier->value : "";
}

void checkAll(Scheme scheme, std::string_view value, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    INFO(text);
    CHECK(read(scheme, text) == value);
  }
}

} // namespace

TEST_CASE("What stands around a DOI is left out, what is its own stays") {
  checkAll(Scheme::doi, "10.1145/3617232",
           {"https://doi.org/10.1145/3617232.", "DOI: 10.1145/3617232", "doi 10.1145/3617232", "(doi:10.1145/3617232)",
            "DOI:https://doi.org/10.1145/3617232", "https://doi.org/10.1145/3617232?utm_source=kiln#sec",
            "https://doi.org/10.1145%2F3617232", "http://DX.DOI.ORG/10.1145/3617232", "\"10.1145/3617232\",",
            "urn:doi:10.1145/3617232", "\u3000<https://doi.org/10.1145/3617232>;"});
  checkAll(Scheme::doi, "10.1016/s0140-6736(05)67889-0",
           {"10.1016/S0140-6736(05)67889-0", "10.1016/S0140-6736(05)67889-0)", "(10.1016/S0140-6736(05)67889-0)"});
  CHECK(read(Scheme::doi, "10.1000.10/a?b#c") == "10.1000.10/a?b#c");
  checkAll(Scheme::doi, "",
           {"10.1145/", "10.1145", "10.12345678901/x", "10.1145/1; 10.1145/2", "10.1145/a b", "", "(", "()", "\"",
            "10.1145/%ff", "https://kiln.example/10.1145/3617232"});
}

TEST_CASE("arXiv identifiers have the digits of their time") {
  checkAll(Scheme::arxiv, "2308.11730",
           {"arXiv: 2308.11730 [cs.LG]", "arxiv.org/abs/2308.11730", "https://www.arxiv.org/abs/2308.11730v3#x",
            "https://arxiv.org/html/2308.11730v1/", "http://export.arxiv.org/pdf/2308.11730", "2308.11730V2",
            "10.48550/ARXIV.2308.11730", "doi:10.48550/arXiv.2308.11730v1", "2308.11730."});
  CHECK(read(Scheme::arxiv, "0704.0001") == "0704.0001");
  CHECK(read(Scheme::arxiv, "cs/0112017v1") == "cs/0112017");
  CHECK(read(Scheme::arxiv, "https://arxiv.org/pdf/hep-th/9901001v2.pdf") == "hep-th/9901001");
  CHECK(read(Scheme::arxiv, "MATH.GT/0309136") == "math.GT/0309136");
  // 2308.1173 is 2308.11730 that something took for a number.
  checkAll(Scheme::arxiv, "",
           {"2308.1173", "1412.12345", "0703.0001", "2300.11730", "hep-th/9913001", "hep-th/0801001", "hep-th/99010011",
            "raw/12345678", "2308.11730v", "2308.11730a", "v1", "/9901001"});
}

TEST_CASE("Identifiers of people and organizations are read from any of their addresses") {
  checkAll(Scheme::orcid, "0000-0002-1825-0097",
           {"0000000218250097", "0000 0002 1825 0097", "ORCID: 0000-0002-1825-0097", "orcid.org/0000-0002-1825-0097",
            "https://orcid.org/0000-0002-1825-0097/", "http://www.orcid.org/0000-0002-1825-0097?lang=ja"});
  checkAll(Scheme::orcid, "",
           {"X000-0002-1825-0097", "0000-0000-0000-0000", "0000-0002-1825-009", "0000-0002-1825-009X"});
  checkAll(Scheme::ror, "03vek6s52", {"ROR:03VEK6S52", "ror.org/03vek6s52/", "<https://ror.org/03vek6s52>"});
  checkAll(Scheme::ror, "", {"13vek6s52", "03vek6i52", "03vek6s5", "03vek6s5x"});
  checkAll(Scheme::openalex, "A5023888391",
           {"a5023888391", "openalex:A5023888391", "https://api.openalex.org/authors/A5023888391?select=id",
            "https://openalex.org/authors/a5023888391", "https://openalex.org/A5023888391"});
  checkAll(Scheme::openalex, "", {"X1", "W", "https://openalex.org/", "W12a"});
  checkAll(Scheme::wikidata, "Q42",
           {"q42", "wikidata:Q42", "http://www.wikidata.org/entity/Q42", "https://m.wikidata.org/wiki/Q42?x=y#P1"});
  checkAll(Scheme::wikidata, "", {"Q0", "Q042", "Q", "42", "https://www.wikidata.org/wiki/Property:P42"});
}

TEST_CASE("An address of github.com is an owner or a repository, or a page of GitHub's own") {
  checkAll(Scheme::github, "Kiln-House/clay.cpp",
           {"Kiln-House/clay.cpp", "github.com/Kiln-House/clay.cpp#readme",
            "https://github.com/Kiln-House/clay.cpp/issues/3", "git+https://github.com/Kiln-House/clay.cpp.git"});
  checkAll(Scheme::github, "Kiln-House",
           {"@Kiln-House", "https://github.com/Kiln-House/", "https://github.com/orgs/Kiln-House/people",
            "https://github.com/sponsors/Kiln-House"});
  checkAll(Scheme::github, "",
           {"https://github.com/", "https://github.com/topics/clay", "-a/b", "a/../b", "two words", "orgs/"});
}

TEST_CASE("dblp tells people from publications") {
  checkAll(Scheme::dblp, "pid/12/345-1", {"12/345-1", "https://dblp.org/pid/12/345-1.html", "homepages/12/345-1"});
  checkAll(Scheme::dblp, "rec/conf/kiln/Lund24",
           {"conf/kiln/Lund24", "DBLP:conf/kiln/Lund24", "https://dblp.org/rec/conf/kiln/Lund24.html?view=bibtex",
            "https://dblp.uni-trier.de/rec/conf/kiln/Lund24"});
  checkAll(Scheme::dblp, "", {"https://dblp.org/", "https://kiln.example/pid/1/2", "rec/", "a or b/c", "/"});
}

TEST_CASE("Numbers of books, serials and articles are checked") {
  checkAll(Scheme::isbn, "9783161484100", {"ISBN 978-3-16-148410-0", "urn:isbn:9783161484100"});
  CHECK(read(Scheme::isbn, "0-8044-2957-X") == "080442957X");
  checkAll(Scheme::isbn, "", {"9773161484103", "0804429570", "978316148410", ""});
  checkAll(Scheme::issn, "2434-561X",
           {"ISSN 2434-561x", "2434561X", "https://portal.issn.org/resource/ISSN/2434-561X"});
  checkAll(Scheme::pmid, "12345678", {"PMID: 12345678", "https://pubmed.ncbi.nlm.nih.gov/12345678/"});
  checkAll(Scheme::pmid, "", {"0", "012", "1234567890", "12a"});
}

TEST_CASE("Only an address of a resolver is an identifier") {
  CHECK(identifierOfUrl("<https://doi.org/10.1145/3617232>")->compact() == "doi:10.1145/3617232");
  CHECK(identifierOfUrl("https://dblp.org/pid/12/345")->iri() == "https://dblp.org/pid/12/345");
  CHECK(identifierOfUrl("https://doi.org/10.48550/arXiv.2308.11730")->compact() == "arxiv:2308.11730");
  for (const char* url : {"https://openalex.org/", "https://orcid.org/0000-0002-1825-0098", "10.1145/3617232",
                          "http://doi.org.kiln.example/10.1145/1234", "ftp://doi.org/10.1145/1234", ""}) {
    INFO(url);
    CHECK_FALSE(identifierOfUrl(url));
  }
}

TEST_CASE("The names of schemes lead back to them") {
  for (const Scheme scheme :
       {Scheme::doi, Scheme::arxiv, Scheme::orcid, Scheme::ror, Scheme::wikidata, Scheme::openalex, Scheme::github,
        Scheme::dblp, Scheme::isbn, Scheme::issn, Scheme::pmid}) {
    CHECK(schemeNamed(schemeName(scheme)) == scheme);
  }
  CHECK_FALSE(schemeNamed("DOI"));
}

TEST_CASE("No text around an identifier takes long") {
  for (const char* mark : {"(", ")", "<", "\"", ".", "((()", "%2", "v1"}) {
    std::string text;
    for (std::size_t i = 0; i < 100'000; ++i) {
      text += mark;
    }
    CHECK_FALSE(readIdentifier(Scheme::doi, text + "10.1/1" + text));
    CHECK_FALSE(readIdentifier(Scheme::arxiv, text));
  }
}
