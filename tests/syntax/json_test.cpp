// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include <catch2/catch.hpp>

#include "syntax/json.hpp"
#include "syntax/json_cutter.hpp"

using namespace linnet;

namespace {

void show(std::string& out, Value value) {
  out += value.key().empty() ? "" : std::string(value.key()) + "=";
  if (value.isNull()) {
    out += "null";
  }
  out += value.text();
  if (value.isObject() || value.isArray()) {
    out += value.isObject() ? "{" : "[";
    for (const Value below : value) {
      show(out, below);
      out += ' ';
    }
    out += value.isObject() ? "}" : "]";
  }
}

struct Parsed {
  std::string tree;
  std::string error;
  std::string rest;
  bool wasMended = false;
};

Parsed parse(std::string text, const JsonSelection& selection = JsonSelection()) {
  JsonParser parser(selection);
  Tree tree;
  Arena arena;
  const std::size_t size = text.size();
  text.append(kJsonPadding, ' ');
  Parsed parsed;
  if (!parser.parse(std::string_view(text).substr(0, size), tree, arena)) {
    parsed.error = parser.error();
    return parsed;
  }
  show(parsed.tree, tree.root());
  parsed.rest = parser.rest();
  parsed.wasMended = parser.wasMended();
  return parsed;
}

// The records of a text that comes in pieces of a size.
std::vector<std::string> cut(std::string_view text, std::size_t piece) {
  JsonCutter cutter;
  std::vector<std::string> found;
  std::string held;
  for (std::size_t begin = 0; begin <= text.size(); begin += piece) {
    held += text.substr(begin, piece);
    const bool isEnd = begin + piece > text.size();
    std::vector<Span> records;
    const std::size_t length = cutter.cut(held, isEnd ? JsonCutter::End::isThere : JsonCutter::End::mayCome, records);
    for (const Span& span : records) {
      found.push_back(held.substr(span.begin, span.end - span.begin));
    }
    if (cutter.isOfLines() && length > 0) {
      found.push_back(held.substr(0, length));
    }
    held.erase(0, length);
  }
  if (cutter.isOpen()) {
    found.emplace_back("open");
  }
  return found;
}

std::vector<std::string> cutAlike(std::string_view text) {
  const std::vector<std::string> whole = cut(text, text.size() + 1);
  for (const std::size_t piece : {std::size_t{1}, std::size_t{3}, std::size_t{7}}) {
    CHECK(cut(text, piece) == whole);
  }
  return whole;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("All of a JSON record becomes a tree") {
  CHECK(parse(R"({"a": "x", "b": [1, 2.50, -3e4], "c": {"d": null, "e": true}, "f": [], "g": {}})").tree ==
        "{a=x b=[1 2.50 -3e4 ] c={d=null e=true } f=[] g={} }");
}

TEST_CASE("Of a selection only its keys are read, through lists, and below the last key everything") {
  const JsonSelection selection{"id", "authors.name", "index", "idle.x"};
  CHECK(parse(R"({"other": {"id": 1}, "id": "W1", "idle": 5, "authors": [{"x": [], "name": "A"}, {"name": "B"}, 7],)"
              R"( "index": {"the": [0, 2]}})",
              selection)
            .tree == "{id=W1 idle=5 authors=[{name=A } {name=B } 7 ] index={the=[0 2 ] } }");
}

TEST_CASE("Numbers keep their digits") {
  CHECK(parse(R"({"n":9007199254740993,"x":1e-31 , "z": 0.1})").tree == "{n=9007199254740993 x=1e-31 z=0.1 }");
}

TEST_CASE("Escapes of JSON texts are undone, also in keys") {
  CHECK(parse(R"({"a\u0062": "\"\\\/\n\t\u7d44\ud83d\ude00"})").tree == "{ab=\"\\/\n\t組😀 }");
}

TEST_CASE("Half a surrogate pair becomes U+FFFD and a NUL is left out, and both are told") {
  const Parsed half = parse(R"({"a": "x\ud83dy\ude00z"})");
  CHECK(half.tree == "{a=x\uFFFDy\uFFFDz }");
  CHECK(half.wasMended);
  const Parsed nul = parse(R"({"a": "be\u0000fore"})");
  CHECK(nul.tree == "{a=before }");
  CHECK(nul.wasMended);
  CHECK_FALSE(parse(R"({"a": "\u0041"})").wasMended);
}

TEST_CASE("A backslash before a character of several bytes takes all of them, so that the text stays UTF-8") {
  const Parsed wrong = parse("{\"a\": \"x\\\xE7\xB5\x84y\\\xC3\xA9\"}");
  CHECK(wrong.tree == "{a=x\uFFFDy\uFFFD }");
  CHECK(wrong.wasMended);
}

TEST_CASE("Broken JSON is refused with a reason") {
  for (const char* const text :
       {R"({"a": )", R"({"a": 1)", R"({"a" 1})", "{\"a\": \"\xFF\"}", "{\"a\": \"x\ny\"}", "", "{", R"({"a": "x})"}) {
    INFO(text);
    CHECK_FALSE(parse(text).error.empty());
  }
}

TEST_CASE("What is nested too deeply is refused") {
  CHECK_FALSE(parse("{\"a\":" + std::string(5000, '[') + std::string(5000, ']') + "}").error.empty());
}

TEST_CASE("What stands behind a record on its line is handed back") {
  CHECK(parse(R"({"a": 1}{"a": 2})").rest == R"({"a": 2})");
  CHECK(parse(R"({"a": 1}  )").rest.empty());
}

TEST_CASE("A list is cut into its elements") {
  CHECK(cutAlike(R"([{"a": "]}"}, {"b": [1, {}]},3 ,"x\"y" ])") ==
        Texts{R"({"a": "]}"})", R"({"b": [1, {}]})", "3", R"("x\"y")"});
  CHECK(cutAlike("[]").empty());
  CHECK(cutAlike("[\n{\"a\":1},\n{\"a\":2}\n]\n") == Texts{"{\"a\":1}", "{\"a\":2}"});
}

TEST_CASE("What stands around records alone is never cut off: it would be taken for lines") {
  JsonCutter cutter;
  std::vector<Span> records;
  CHECK(cutter.cut("[\n{\"a\":1}", JsonCutter::End::mayCome, records) == 9);
  records.clear();
  CHECK(cutter.cut("\n]\n", JsonCutter::End::mayCome, records) == 0);
  CHECK(cutter.cut("\n]\n", JsonCutter::End::isThere, records) == 0);
  CHECK(records.empty());
  CHECK(cutAlike(R"({"results": [], "meta": {"a": 1}})").empty());
}

TEST_CASE("Pretty-printed objects may stand one after the other") {
  CHECK(cutAlike("{\n \"a\": 1\n}{\"b\": 2}\n{\n}") == Texts{"{\n \"a\": 1\n}", "{\"b\": 2}", "{\n}"});
}

TEST_CASE("Lines are handed on whole") {
  CHECK(cut("{\"a\":1}\n{\"b\":\n[1]\n", 100) == Texts{"{\"a\":1}\n{\"b\":\n[1]\n"});
  CHECK(cut("\xEF\xBB\xBF\n{\"a\":1}\r\n{\"b\":2}", 100) == Texts{"\xEF\xBB\xBF\n{\"a\":1}\r\n{\"b\":2}"});
  CHECK(cut("{\"a\": \n{\"a\":1}\n", 100) == Texts{"{\"a\": \n{\"a\":1}\n"});
}

TEST_CASE("The last line is a record though no line end comes with the last bytes") {
  JsonCutter cutter;
  std::vector<Span> records;
  CHECK(cutter.cut("{\"a\":1}\n", JsonCutter::End::mayCome, records) == 8);
  CHECK(cutter.cut("{\"b\":", JsonCutter::End::mayCome, records) == 0);
  CHECK(cutter.cut("{\"b\":", JsonCutter::End::isThere, records) == 5);
}

TEST_CASE("How a file is laid out does not depend on how much of it has come") {
  const std::string_view broken = "{\"a\": \n{\"b\":1}\n";
  for (std::size_t size = 0; size < broken.size(); ++size) {
    JsonCutter cutter;
    std::vector<Span> records;
    const std::size_t length = cutter.cut(broken.substr(0, size), JsonCutter::End::mayCome, records);
    cutter.cut(broken.substr(length), JsonCutter::End::isThere, records);
    CHECK(cutter.isOfLines());
  }
  CHECK(cutAlike("\xEF\xBB\xBF[1, 2]") == Texts{"1", "2"});
}

TEST_CASE("The envelopes of web services are opened, several pages one after the other as well") {
  CHECK(cutAlike(R"({"meta":{"count":2},"results":[{"id":1},{"id":2}],"group_by":[]})") ==
        Texts{R"({"id":1})", R"({"id":2})"});
  CHECK(cutAlike(R"({"status":"ok","message":{"facets":{},"items":[{"DOI":1}],"query":{"a":[1]}}})") ==
        Texts{R"({"DOI":1})"});
  CHECK(cutAlike("{\"results\":[{\"id\":1}]}\n{\"results\":[{\"id\":2}]}") == Texts{R"({"id":1})", R"({"id":2})"});
}

TEST_CASE("An object with a list among other keys is no envelope") {
  CHECK(cut(R"({"id":1,"items":[{"x":2}]})", 100).size() == 1);
  CHECK(cut(R"({"message":{"DOI":"10.1/2","items":[1]}})", 100).size() == 1);
}

TEST_CASE("A list that is never closed is known to be open") {
  CHECK(cutAlike(R"([{"a":1},)") == Texts{R"({"a":1})", "open"});
}

TEST_CASE("Behind a record with wrong brackets the next line is read again") {
  const Texts found = cutAlike("[\n{\"a\": 1]},\n{\"b\": 2},\n{\"c\": 3}\n]");
  REQUIRE(found.size() == 3);
  CHECK(found[1] == "{\"b\": 2}");
  CHECK(found[2] == "{\"c\": 3}");
}
