// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "model/identifier_normal.hpp"

using namespace linnet;

namespace {

struct Example {
  Scheme scheme;
  std::string_view value;
};

constexpr std::array<Example, 10> kNormal{{{Scheme::doi, "10.1145/3617232"},
                                           {Scheme::doi, "10.1002/anie.201915678"},
                                           {Scheme::doi, "10.5281/zenodo.1234567"},
                                           {Scheme::orcid, "0000-0002-1825-0097"},
                                           {Scheme::orcid, "0000-0002-1694-233X"},
                                           {Scheme::ror, "057zh3y96"},
                                           {Scheme::ror, "03vek6s52"},
                                           {Scheme::issn, "0028-0836"},
                                           {Scheme::issn, "2049-3630"},
                                           {Scheme::pmid, "31452104"}}};

} // namespace

TEST_CASE("An identifier in its normal form is known alone and at the end of its IRI") {
  for (const auto& [scheme, value] : kNormal) {
    INFO(value);
    const std::string iri = std::string(resolverOf(scheme)) + std::string(value);
    CHECK(normalIdentifier(scheme, value) == value);
    CHECK(normalIdentifier(scheme, iri) == value);
  }
}

TEST_CASE("What is to be mended, encoded or refused is left to the reading of identifiers") {
  CHECK_FALSE(normalIdentifier(Scheme::doi, "10.1145/ABC"));
  CHECK_FALSE(normalIdentifier(Scheme::doi, "10.1145/a(b)"));
  CHECK_FALSE(normalIdentifier(Scheme::doi, "10.1145/abc."));
  CHECK_FALSE(normalIdentifier(Scheme::doi, "https://doi.org/10.1145/a%2fb"));
  CHECK_FALSE(normalIdentifier(Scheme::orcid, "0000-0002-1825-0098"));
  CHECK_FALSE(normalIdentifier(Scheme::orcid, "0000000218250097"));
  CHECK_FALSE(normalIdentifier(Scheme::ror, "057zh3y97"));
  CHECK_FALSE(normalIdentifier(Scheme::issn, "0028-0837"));
  CHECK_FALSE(normalIdentifier(Scheme::pmid, "031452104"));
  CHECK_FALSE(normalIdentifier(Scheme::pmid, ""));
}

TEST_CASE("The quick look and the reading of identifiers agree on whatever it takes") {
  std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same cases in every run
  const std::string letters = "0123456789abcXx-./_(%";
  std::size_t taken = 0;
  for (int i = 0; i < 40000; ++i) {
    const auto& [scheme, value] = kNormal.at(random() % kNormal.size());
    std::string text = random() % 2 == 0 ? std::string(value) : std::string(resolverOf(scheme)) + std::string(value);
    text[text.size() - 1 - random() % value.size()] = letters[random() % letters.size()];
    const std::optional<std::string_view> quick = normalIdentifier(scheme, text);
    if (quick) {
      INFO(text);
      ++taken;
      const std::optional<Identifier> read = readIdentifier(scheme, text);
      REQUIRE(read);
      CHECK(read->value == *quick);
      CHECK(read->iri() == std::string(resolverOf(scheme)) + std::string(*quick));
    }
  }
  CHECK(taken > 1000);
}
