// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/xml_cutter.hpp"

using namespace linnet;

namespace {

using Texts = std::vector<std::string>;

// The records of a text that comes in pieces of a size, the first of another.
Texts cut(std::string_view text, std::size_t first, std::size_t piece) {
  XmlCutter cutter({"root", "list"});
  Texts found;
  std::string held;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t size = begin == 0 ? first : piece;
    held += text.substr(begin, size);
    begin += size;
    std::vector<Span> records;
    const bool isEnd = begin > text.size();
    const std::size_t length = cutter.cut(held, isEnd ? XmlCutter::End::isThere : XmlCutter::End::mayCome, records);
    for (const Span& span : records) {
      found.push_back(held.substr(span.begin, span.end - span.begin));
    }
    held.erase(0, length);
  }
  if (cutter.isOpen()) {
    found.emplace_back("open");
  }
  return found;
}

// Cut at every place, and in pieces of every small size.
Texts cutAlike(std::string_view text) {
  Texts whole = cut(text, text.size() + 1, 1);
  for (std::size_t i = 1; i <= text.size(); ++i) {
    CHECK(cut(text, i, text.size() + 1) == whole);
  }
  for (std::size_t piece = 1; piece <= 9; ++piece) {
    CHECK(cut(text, piece, piece) == whole);
  }
  return whole;
}

} // namespace

TEST_CASE("The elements of a container are its records") {
  CHECK(cutAlike("<?xml version=\"1.0\"?>\n<root>\n<a k='1'>x</a>\n<b/>text<c><d></d></c>\n</root>\n") ==
        Texts{"<a k='1'>x</a>", "<b/>", "<c><d></d></c>"});
  CHECK(cutAlike("<root><list><a/></list><b/><list/></root>") == Texts{"<a/>", "<b/>"});
  CHECK(cutAlike("<root/>").empty());
}

TEST_CASE("A root that is no container is a record") {
  CHECK(cutAlike("<!-- <r> --><r:r><r:r>1</r:r><r:r/></r:r>\n<?p?>") == Texts{"<r:r><r:r>1</r:r><r:r/></r:r>"});
  CHECK(cutAlike("<r/>\n<?xml version='1.0'?><s>2</s>") == Texts{"<r/>", "<s>2</s>"});
  CHECK(cutAlike("<x:root xmlns:x='urn:x'><a/></x:root>") == Texts{"<a/>"});
}

TEST_CASE("Markup that is no tag is passed over as a whole") {
  CHECK(cutAlike("<root><a><!-- </a></root> -- > --></a><![CDATA[<b/>]]><a><![CDATA[</a>]]]]></a><?p <c/> ?></root>") ==
        Texts{"<a><!-- </a></root> -- > --></a>", "<a><![CDATA[</a>]]]]></a>"});
  CHECK(cutAlike("<root><a k=\"/a>\" l='>' m='\"'>x</a></root>") == Texts{"<a k=\"/a>\" l='>' m='\"'>x</a>"});
}

TEST_CASE("A document type ends behind what it declares") {
  CHECK(cutAlike("<!DOCTYPE root SYSTEM \"a>b.dtd\"><root><a/></root>") == Texts{"<a/>"});
  CHECK(cutAlike(
            "<!DOCTYPE root [<!ENTITY e \"]>\"><!-- don't ]> --><?p ]> ' ?><!ELEMENT a ANY>\n] ><root><a/></root>") ==
        Texts{"<a/>"});
}

TEST_CASE("A `<` that begins no markup is text, and a tag that is not closed ends at the next one") {
  CHECK(cutAlike("<root><a>x < y it's <3</a><b>1</b></root>") == Texts{"<a>x < y it's <3</a>", "<b>1</b>"});
  CHECK(cutAlike("<root><a k=\"1><t>x</t></a><b>1</b></root>") == Texts{"<a k=\"1><t>x</t></a>", "<b>1</b>"});
}

TEST_CASE("A record that is not closed ends where the next begins, or with its container") {
  CHECK(cutAlike("<root><a><t>1</a><a><t>2</t><a>3</a><b>4<a>5</a></root>") ==
        Texts{"<a><t>1</a>", "<a><t>2</t>", "<a>3</a>", "<b>4", "<a>5</a>"});
  CHECK(cutAlike("<root></b><a>1</root>") == Texts{"<a>1"});
}

TEST_CASE("What ends too early is told") {
  CHECK(cutAlike("<root><a>1</a><a>2") == Texts{"<a>1</a>", "<a>2", "open"});
  CHECK(cutAlike("<root><a>1</a>") == Texts{"<a>1</a>", "open"});
  CHECK(cutAlike("<root><a>1</a></root><!-- ") == Texts{"<a>1</a>", "open"});
  CHECK(cutAlike("<r><a") == Texts{"<r><a", "open"});
  CHECK(cutAlike("<!DOCTYPE r [") == Texts{"open"});
}

TEST_CASE("Markup without end is looked at once") {
  const std::string block(std::size_t{1} << 18U, 'x');
  for (const char* const begin :
       {"<root><!--", "<root><![CDATA[", "<root><a k='", "<!DOCTYPE r [<!ENTITY e \"", "<?p "}) {
    XmlCutter cutter({"root"});
    std::string text = begin;
    std::vector<Span> records;
    text.reserve(std::size_t{64} << 20U);
    for (int i = 0; i < 200; ++i) {
      text += block;
      CHECK(cutter.cut(text, XmlCutter::End::mayCome, records) == 0);
    }
  }
}
