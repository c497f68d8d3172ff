// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "vault_of.hpp"

using namespace linnet;

namespace {

std::string shown(std::optional<Iri> iri) {
  return iri ? shortened("<" + std::string(iri->view()) + ">") : "none";
}

} // namespace

TEST_CASE("A bibliography finds a page by its citation key") {
  KnownPages known;
  addPagesOf({{"@quist2020.md", "type: paper"},
              {"Kilns at sea.md", "---\ntype: paper\ncitekey: \"@oduya2019\"\n---\n"},
              {"Glaze.md", "---\ntype: paper\naliases: [\"@sand2018\", Glazes]\n---\n"}},
             known);
  CHECK(shown(known.work({"quist2020"})) == "id:@quist2020");
  CHECK(shown(known.work({"oduya2019"})) == "id:Kilns_at_sea");
  CHECK(shown(known.work({"sand2018"})) == "id:Glaze");
  CHECK(shown(known.work({"Quist2020"})) == "none");
  CHECK(shown(known.work({"Glazes"})) == "none");
}

TEST_CASE("A bibliography finds a paper's page by its identifier") {
  KnownPages known;
  addPagesOf({{"Kilns.md", "---\ntype: paper\ndoi: 10.5555/KILN\n---\n"},
              {"Kiln OS.md", "---\ntype: product\narxiv_id: 2301.00001\n---\n"}},
             known);
  CHECK(shown(known.work({"", "doi:10.5555/kiln"})) == "id:Kilns");
  CHECK(shown(known.work({"arxiv:2301.00001"})) == "none");
}

TEST_CASE("A key that two pages have leads nowhere") {
  KnownPages known;
  addPagesOf({{"a.md", "---\ntype: paper\ncitekey: quist2020\n---\n"},
              {"b.md", "---\ntype: paper\ncitekey: quist2020\n---\n"},
              {"c.md", "---\ntype: paper\ncitekey: quist2020\n---\n"}},
             known);
  CHECK(shown(known.work({"quist2020"})) == "none");
}

TEST_CASE("People are known by the name and the aliases of their pages where those are theirs alone") {
  KnownPages known;
  addPagesOf({{"Ada Quist.md", "---\ntype: person\naliases: [A. Quist, Ada]\n---\n"},
              {"Ada Sand.md", "---\ntype: person\naliases: [Ada]\n---\n"},
              {"Kilns.md", "type: paper"}},
             known);
  CHECK(shown(known.person("Ada Quist")) == "id:Ada_Quist");
  CHECK(shown(known.person("A. Quist")) == "id:Ada_Quist");
  CHECK(shown(known.person("Ada")) == "none");
  CHECK(shown(known.person("Kilns")) == "none");
}
