// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "readers/vault_of.hpp"

using namespace linnet;

namespace {

ConvertedVault withPage(const std::string& body, const Pages& others) {
  Pages pages{{"From.md", body}};
  pages.insert(pages.end(), others.begin(), others.end());
  return vaultOf(pages);
}

} // namespace

TEST_CASE("A wikilink leads to the page of its name, wherever that stands") {
  const ConvertedVault vault = withPage("See [[Kiln]].", {{"deep/down/Kiln.md", "# Kiln\n"}});
  CHECK(vault.has("doc:From.md schema:mentions id:Kiln"));
  CHECK(vault.told(Code::unresolvedLink) == 0);
}

TEST_CASE("A link is followed by path, by the end of a path, and with its case folded") {
  const Pages pages{{"a/Kiln.md", "# One\n"}, {"b/Kiln.md", "# Two\n"}, {"b/c/Clay.md", "# Clay\n"}};
  CHECK(withPage("[[b/Kiln]]", pages).has("doc:From.md schema:mentions id:b/Kiln"));
  CHECK(withPage("[[c/Clay|x]]", pages).has("doc:From.md schema:mentions id:Clay"));
  CHECK(withPage("[[clay]]", pages).has("doc:From.md schema:mentions id:Clay"));
  CHECK(withPage("[[/b/c/Clay]]", pages).has("doc:From.md schema:mentions id:Clay"));
}

TEST_CASE("Of several pages of a name the nearest is taken, and a warning says so") {
  const ConvertedVault vault = vaultOf({{"a/From.md", "[[Kiln]]"}, {"a/Kiln.md", ""}, {"b/Kiln.md", ""}});
  CHECK(vault.has("doc:a/From.md schema:mentions id:a/Kiln"));
  CHECK(vault.told(Code::ambiguousLink) == 1);
}

TEST_CASE("Pages that share a name both take their path") {
  const ConvertedVault vault = vaultOf({{"a/Kiln.md", "# A\n"}, {"b/Kiln.md", "# B\n"}});
  CHECK(vault.has("id:a/Kiln schema:name \"A\""));
  CHECK(vault.has("id:b/Kiln schema:name \"B\""));
}

TEST_CASE("Names that differ by case alone are two entities") {
  const ConvertedVault vault = vaultOf({{"Kiln.md", "# A\n"}, {"KILN.md", "# B\n"}, {"From.md", "[[KILN]]"}});
  CHECK(vault.has("id:Kiln schema:name \"A\""));
  CHECK(vault.has("doc:From.md schema:mentions id:KILN"));
}

TEST_CASE("An alias leads to its page, unless a page has that name or another claims it") {
  const std::string alias = "---\naliases: [Ofen]\n---\n";
  CHECK(withPage("[[Ofen]]", {{"Kiln.md", alias}}).has("doc:From.md schema:mentions id:Kiln"));
  CHECK(withPage("[[Ofen]]", {{"Kiln.md", alias}, {"Ofen.md", ""}}).has("doc:From.md schema:mentions id:Ofen"));
  const ConvertedVault shared = withPage("[[Ofen]]", {{"Kiln.md", alias}, {"Stove.md", alias}});
  CHECK(shared.has("doc:From.md schema:mentions id:Ofen"));
  CHECK(shared.told(Code::sharedAlias) == 1);
}

TEST_CASE("A link that leads nowhere gets an IRI and a name, and is counted") {
  const ConvertedVault vault = vaultOf({{"A.md", "[[Red Clay]] [[Red Clay|again]]"}, {"B.md", "[[Red Clay]]"}});
  CHECK(vault.has("doc:A.md schema:mentions id:Red_Clay"));
  CHECK(vault.has("id:Red_Clay schema:name \"Red Clay\""));
  CHECK(vault.told(Code::unresolvedLink) == 3);
}

TEST_CASE("Unresolved links that name different folders lead to different things") {
  const ConvertedVault vault = vaultOf({{"A.md", "[[people/Smith]] [[tools/Smith]]"}});
  CHECK(vault.has("doc:A.md schema:mentions id:people/Smith"));
  CHECK(vault.has("doc:A.md schema:mentions id:tools/Smith"));
}

TEST_CASE("Headings, blocks, embeds and escaped pipes lead to the page") {
  const Pages kiln{{"Kiln.md", "# Kiln\n"}};
  for (const std::string link :
       {"[[Kiln#Part two]]", "[[Kiln#^block]]", "![[Kiln]]", "| a | [[Kiln\\|x]] |\n|---|---|\n", "[[Kiln|x|y]]",
        "[[Kiln||x]]", "[[Kiln.md]]", "[x](Kiln.md)", "[x](./Kiln.md#Part)", "[x](<Kiln.md>)"}) {
    INFO(link);
    CHECK(withPage(link, kiln).has("doc:From.md schema:mentions id:Kiln"));
  }
}

TEST_CASE("A number sign that belongs to a name stays in it") {
  CHECK(withPage("[[C#]]", {{"C#.md", "# C sharp\n"}}).has("doc:From.md schema:mentions id:C%23"));
  CHECK(withPage("[[F#]]", {}).has("doc:From.md schema:mentions id:F%23"));
}

TEST_CASE("Separators inside a target belong to it") {
  const ConvertedVault vault = withPage("[[University of California, Berkeley]] [[NPU / AI Accelerator]]", {});
  CHECK(vault.has("doc:From.md schema:mentions id:University_of_California,_Berkeley"));
  CHECK(vault.has("doc:From.md schema:mentions id:NPU_/_AI_Accelerator"));
}

TEST_CASE("A wikilink before a parenthesis is no Markdown link") {
  const ConvertedVault vault = withPage("[[Kiln]](raw) and [[Clay]]([[Glaze]])", {});
  CHECK(vault.has("doc:From.md schema:mentions id:Kiln"));
  CHECK(vault.has("doc:From.md schema:mentions id:Clay"));
  CHECK(vault.has("doc:From.md schema:mentions id:Glaze"));
}

TEST_CASE("Where target and display text are swapped, the page is found all the same") {
  const ConvertedVault vault = withPage("[[The Kiln|concepts/kiln]]", {{"concepts/kiln.md", "# Kiln\n"}});
  CHECK(vault.has("doc:From.md schema:mentions id:kiln"));
}

TEST_CASE("Links may start from a content root") {
  VaultOptions options;
  options.contentRoots = {"wiki"};
  const ConvertedVault vault = vaultOf({{"notes/From.md", "[[a/Kiln]]"}, {"wiki/a/Kiln.md", ""}, {"old/a/Kiln.md", ""}},
                                       ProvenanceLevel::none, options);
  CHECK(vault.has("doc:notes/From.md schema:mentions id:wiki/a/Kiln"));
}

TEST_CASE("A page of Logseq is found by the name that its file spells") {
  const ConvertedVault vault = withPage("[[Tool/Kiln]]", {{"pages/Tool___Kiln.md", "title:: Tool/Kiln\n"}});
  CHECK(vault.has("doc:From.md schema:mentions id:Tool/Kiln"));
  CHECK(vault.told(Code::unresolvedLink) == 0);
}

TEST_CASE("A page that stands for another is left out, and links to it lead on") {
  const ConvertedVault vault =
      withPage("[[Oven]]", {{"Oven.md", "---\nredirect: Kiln\n---\n"}, {"Kiln.md", "# Kiln\n"}});
  CHECK(vault.has("doc:From.md schema:mentions id:Kiln"));
  CHECK(vault.told(Code::leftOutPage) == 1);
  CHECK_FALSE(vault.mentions("id:Oven"));
}

TEST_CASE("Logs, indexes and configuration of tools are left out, a page of the same name in lower case is not") {
  const ConvertedVault vault = vaultOf({{"index.md", "[[Kiln]]"},
                                        {"log.md", ""},
                                        {"CLAUDE.md", ""},
                                        {"models/Claude.md", "# Claude\n"},
                                        {"templates/t.md", ""}});
  CHECK(vault.told(Code::leftOutPage) == 4);
  CHECK(vault.has("id:Claude schema:name \"Claude\""));
  CHECK_FALSE(vault.mentions("doc:index.md"));
}

TEST_CASE("Code, comments, mathematics and templates hold no links") {
  for (const std::string text :
       {"`[[Kiln]]`", "```\n[[Kiln]]\n```\n", "<!-- [[Kiln]] -->", "%% [[Kiln]] %%", "$$[[Kiln]]$$", "{{ [[Kiln]] }}",
        "<% [[Kiln]] %>", "\\[[Kiln]]", "if [[ -n \"$x\" ]]"}) {
    INFO(text);
    CHECK_FALSE(withPage(text, {}).mentions("schema:mentions"));
  }
}

TEST_CASE("An unclosed fence is told") {
  CHECK(withPage("a\n\n```\n[[Kiln]]\n", {}).told(Code::unclosedFence) == 1);
}

TEST_CASE("Files are documents, pictures nothing, addresses themselves") {
  const ConvertedVault vault =
      withPage("[[raw/a.pdf]] ![[fig.png]] [e](https://ext.example/a%20b) [m](mailto:a@b.example)", {});
  CHECK(vault.has("doc:From.md schema:mentions doc:raw/a.pdf"));
  CHECK(vault.has("doc:From.md schema:mentions <https://ext.example/a%20b>"));
  CHECK(vault.beginning("doc:From.md schema:mentions").size() == 2);
}

TEST_CASE("A bare name means the page itself, not the notes on it that share its name") {
  const Pages pages{{"wiki/asks/@2024__V__Foo.md", "---\ntype: ask\n---\n"},
                    {"wiki/sources/@2024__V__Foo.md", "---\ntype: source\n---\n"},
                    {"wiki/entities/Seed.md", "[[@2024__V__Foo]] [[wiki/asks/@2024__V__Foo|Q]]"}};
  const ConvertedVault vault = vaultOf(pages);
  CHECK(vault.has("doc:wiki/entities/Seed.md schema:mentions id:wiki/sources/@2024__V__Foo"));
  CHECK(vault.has("doc:wiki/entities/Seed.md schema:mentions id:wiki/asks/@2024__V__Foo"));
  CHECK(vault.told(Code::ambiguousLink) == 0);
}

TEST_CASE("A name as it is spelt comes before a path with its case folded") {
  const ConvertedVault vault = vaultOf({{"A.md", "# One\n"}, {"sub/a.md", "# Two\n"}, {"From.md", "[[a]]"}});
  CHECK(vault.has("doc:From.md schema:mentions id:a"));
}
