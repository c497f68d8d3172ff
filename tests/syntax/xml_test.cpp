// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/xml.hpp"
#include "syntax/xml_entities.hpp"

using namespace linnet;

namespace {

void show(std::string& out, Value value) {
  out.append(value.key()).append(value.isObject() ? "{" : "=");
  if (!value.isObject()) {
    out += value.text();
  }
  for (const Value below : value) {
    show(out, below);
    out += ' ';
  }
  out += value.isObject() ? "}" : "";
}

struct Parsed {
  std::string tree;
  std::string text; ///< of the root
  std::string error;
  std::size_t errorAt = 0;
  bool wasMended = false;
};

Parsed parse(XmlParser& parser, std::string_view text) {
  Tree tree;
  Arena arena;
  Parsed parsed;
  if (!parser.parse(text, tree, arena)) {
    return {{}, {}, parser.error(), parser.errorAt(), false};
  }
  show(parsed.tree, tree.root());
  parsed.text = tree.root().text();
  parsed.wasMended = parser.wasMended();
  return parsed;
}

Parsed parse(std::string_view text) {
  XmlParser parser;
  return parse(parser, text);
}

} // namespace

TEST_CASE("An element becomes an object of its attributes and elements, or a text") {
  CHECK(parse(R"(<a k="1" l='x &lt; y'><b>one</b><c/><d m=""/></a>)").tree == "a{k=1 l=x < y b=one c= d{m= } }");
}

TEST_CASE("The text of an element holds that of the elements in it") {
  CHECK(parse("<t>H<sub>2</sub>O<!-- no --> &amp; <i>CO<sub>2</sub></i></t>").text == "H2O & CO2");
  CHECK(parse("<t>a<![CDATA[<b>&uuml;]]></t>").text == "a<b>&uuml;");
}

TEST_CASE("Of names of XML the prefix is left out") {
  CHECK(parse(R"(<record:record xmlns:record="urn:r" record:path="p"><common:path>0</common:path></record:record>)")
            .tree == "record{record=urn:r path=p path=0 }");
}

TEST_CASE("References to named characters are undone, and those to what nobody declares stay and are told") {
  const Parsed named = parse("<t>B&ouml;hlen &Scaron; &alpha; &#x7d44;&#233;</t>");
  CHECK(named.text == "Böhlen Š α 組é");
  CHECK_FALSE(named.wasMended);
  const Parsed unknown = parse("<t>x &kiln; y</t>");
  CHECK(unknown.text == "x &kiln; y");
  CHECK(unknown.wasMended);
}

TEST_CASE("All names of characters are found") {
  CHECK(namedCharacter("AElig") == char32_t{0xC6});
  CHECK(namedCharacter("yuml") == char32_t{0xFF});
  CHECK(namedCharacter("zwnj") == char32_t{0x200C});
  CHECK_FALSE(namedCharacter("zzz"));
  CHECK_FALSE(namedCharacter(""));
  CHECK_FALSE(namedCharacter("amp")); // XML's own
}

TEST_CASE("Broken XML is refused with a reason and its place, and the next record is read") {
  XmlParser parser;
  const std::pair<const char*, std::size_t> broken[] = {{"<a><b>x</c></a>", 9},
                                                        {"<a><b>x</b>", 0},
                                                        {"<a>x & y</a>", 6},
                                                        {"<a>\x01</a>", 3},
                                                        {"<a>\xFF</a>", 3},
                                                        {"<a/><b/>", 4},
                                                        {"<a/>x", 4},
                                                        {"x", 0},
                                                        {"", 0},
                                                        {"<a b='1' b='2'/>", 9},
                                                        {"<a></a></_>", 7},
                                                        {"<a/></_><b/>", 4}};
  for (const auto& [text, place] : broken) {
    INFO(text);
    const Parsed parsed = parse(parser, text);
    CHECK_FALSE(parsed.error.empty());
    CHECK(parsed.errorAt == place);
    CHECK(parse(parser, "<a>&eacute;</a>").text == "é");
  }
}

TEST_CASE("A document type is refused in a record, so that nothing is loaded and nothing expands") {
  CHECK_FALSE(parse("<!DOCTYPE a [<!ENTITY l \"ha\"><!ENTITY l2 \"&l;&l;&l;\">]><a>&l2;</a>").error.empty());
  CHECK_FALSE(parse("<!DOCTYPE a [<!ENTITY f SYSTEM \"/etc/hostname\">]><a>&f;</a>").error.empty());
  CHECK(parse("<a>&lol9;</a>").text == "&lol9;");
}

TEST_CASE("What is nested too deeply in XML is refused") {
  std::string deep;
  for (int i = 0; i < 100000; ++i) {
    deep += "<a>";
  }
  CHECK(parse(deep).error == "its elements are nested too deeply");
}

TEST_CASE("A text of 50 MB, and references without end, are read in linear time") {
  const std::string large = "<a>" + std::string(std::size_t{50} << 20U, 'x') + "</a>";
  CHECK(parse(large).text.size() == std::size_t{50} << 20U);
  std::string references = "<a>";
  for (int i = 0; i < 1000000; ++i) {
    references += "&uuml;";
  }
  CHECK(parse(references + "</a>").text.size() == 2000000);
}

TEST_CASE("A parser reads record after record, and forgets what was broken") {
  XmlParser parser;
  for (int i = 0; i < 1000; ++i) {
    CHECK(parse(parser, "<a k='v'><b>x</b></a>").tree == "a{k=v b=x }");
    CHECK(parse(parser, "<a>x").error == "an element is never closed");
  }
}
