// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/xml.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <new>
#include <optional>
#include <vector>

// Without it, the header does not show how expansion is bounded.
#define XML_DTD
#include <expat.h>

#include "syntax/xml_entities.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

constexpr std::size_t kDeepest = 256;

/// The element that all records are read in: expat takes one document, and is slow to begin another.
constexpr std::string_view kWrapper = "<_>";

std::string_view localName(std::string_view name) {
  return name.substr(name.find(':') + 1); // npos + 1 is 0
}

std::string reasonOf(XML_Error error) {
  switch (error) {
  case XML_ERROR_TAG_MISMATCH:
    return "an element is closed by the tag of another";
  case XML_ERROR_INVALID_TOKEN:
    return "there is a character that may not stand there, or that is not UTF-8";
  case XML_ERROR_DUPLICATE_ATTRIBUTE:
    return "an element has an attribute twice";
  case XML_ERROR_UNCLOSED_CDATA_SECTION:
    return "a CDATA section is never closed";
  case XML_ERROR_BAD_CHAR_REF:
    return "a character reference stands for no character";
  default:
    return XML_ErrorString(error);
  }
}

} // namespace

/// What expat tells of a record, as it comes.
struct XmlParser::State {
  State() : expat(XML_ParserCreate("UTF-8")) {
    if (expat == nullptr) {
      throw std::bad_alloc();
    }
    begin();
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() { XML_ParserFree(expat); }

  void begin() {
    XML_SetUserData(expat, this);
    XML_SetElementHandler(expat, onStart, onEnd);
    XML_SetCharacterDataHandler(expat, onText);
    XML_SetSkippedEntityHandler(expat, onSkippedEntity);
    // As if there were a DTD that is not loaded: a reference to what it may declare is then no error.
    XML_SetParamEntityParsing(expat, XML_PARAM_ENTITY_PARSING_NEVER);
    XML_UseForeignDTD(expat, XML_TRUE);
    // Nothing can be declared in a record, and nothing may expand.
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(expat, 1.0F);
    fed = 0;
    feed(kWrapper);
  }

  // After a fault.
  void beginAgain() {
    XML_ParserReset(expat, "UTF-8");
    begin();
  }

  // Expat counts in int.
  bool feed(std::string_view bytes) {
    constexpr std::size_t most = std::numeric_limits<int>::max() / 2;
    while (!bytes.empty()) {
      const std::string_view piece = bytes.substr(0, most);
      if (XML_Parse(expat, piece.data(), static_cast<int>(piece.size()), XML_FALSE) != XML_STATUS_OK) {
        return false;
      }
      fed += piece.size();
      bytes.remove_prefix(piece.size());
    }
    return true;
  }

  void prepare(std::string_view record, Tree& treeToFill, Arena& arenaToUse) {
    source = record;
    before = fed;
    tree = &treeToFill;
    tree->clear();
    arena = &arenaToUse;
    if (room < record.size()) {
      text = std::make_unique_for_overwrite<char[]>(record.size());
      room = record.size();
    }
    length = 0;
    open.clear();
    isWhole = false;
    end = 0;
    error.clear();
    wasMended = false;
  }

  // Where in the record expat is.
  std::size_t place() const {
    const auto index = static_cast<std::size_t>(std::max<XML_Index>(XML_GetCurrentByteIndex(expat), 0));
    return std::min(index - std::min(index, before), source.size());
  }

  // Ends the parsing.
  void refuse(const char* reason) {
    error = reason;
    errorAt = place();
    XML_StopParser(expat, XML_FALSE);
  }

  static State& of(void* data) { return *static_cast<State*>(data); }

  static void onStart(void* data, const XML_Char* name, const XML_Char** attributes) {
    State& state = of(data);
    if (state.tree == nullptr) { // the wrapper
      return;
    }
    if (state.isWhole || state.open.size() == kDeepest) {
      return state.refuse(state.isWhole ? "something stands behind the record" : "its elements are nested too deeply");
    }
    const std::size_t begin = state.place();
    const std::string_view whole = state.source.substr(std::min(begin + 1, state.source.size()), std::strlen(name));
    state.open.push_back({state.tree->open(localName(whole), ValueType::object), state.length, begin});
    for (; *attributes != nullptr; attributes += 2) {
      state.tree->add(state.arena->store(localName(attributes[0])), ValueType::text, state.arena->store(attributes[1]));
    }
  }

  static void onEnd(void* data, const XML_Char* /*name*/) {
    State& state = of(data);
    if (!state.error.empty()) { // an empty element that was refused
      return;
    }
    if (state.open.empty()) {
      return state.refuse("it is closed more often than it is opened");
    }
    const Open element = state.open.back();
    state.open.pop_back();
    state.tree->close(element.place, {state.text.get() + element.text, state.length - element.text});
    if (state.open.empty()) {
      state.isWhole = true;
      state.end = state.place() + static_cast<std::size_t>(XML_GetCurrentByteCount(state.expat));
    }
  }

  static void onText(void* data, const XML_Char* text, int size) {
    of(data).append({text, static_cast<std::size_t>(size)});
  }

  static void onSkippedEntity(void* data, const XML_Char* name, int /*isParameter*/) {
    State& state = of(data);
    std::string text;
    if (const std::optional<char32_t> character = namedCharacter(name)) {
      appendUtf8(text, *character);
    } else {
      text.append("&").append(name).append(";");
      state.wasMended = true;
    }
    state.append(text);
  }

  // There is room: no reference is shorter than the text that it stands for.
  void append(std::string_view more) {
    if (!open.empty() && more.size() <= room - length) {
      std::memcpy(text.get() + length, more.data(), more.size());
      length += more.size();
    }
  }

  /// An element that is not closed yet.
  struct Open {
    std::size_t place = 0; ///< in the tree
    std::size_t text = 0;  ///< where its text begins
    std::size_t begin = 0; ///< in the record
  };

  XML_Parser expat;
  std::size_t fed = 0;     ///< since expat began
  std::size_t before = 0;  ///< of it, before the record
  std::string_view source; ///< the record
  Tree* tree = nullptr;
  Arena* arena = nullptr;
  std::unique_ptr<char[]> text; ///< all character data of the record, in order: an element's is a part of it
  std::size_t length = 0;       ///< of the text
  std::size_t room = 0;         ///< for the text
  std::vector<Open> open;
  bool isWhole = false; ///< the record's element is closed
  std::size_t end = 0;  ///< of the record's element
  std::string error;
  std::size_t errorAt = 0;
  bool wasMended = false;
};

XmlParser::XmlParser() : state_(std::make_unique<State>()) {}

XmlParser::~XmlParser() = default;

bool XmlParser::parse(std::string_view text, Tree& tree, Arena& arena) {
  State& state = *state_;
  state.prepare(text, tree, arena);
  const bool isFed = state.feed(text);
  if (isFed && state.isWhole && state.end == text.size()) {
    return true;
  }
  if (state.error.empty() && !isFed) {
    state.error = reasonOf(XML_GetErrorCode(state.expat));
    state.errorAt = state.place();
  } else if (state.error.empty()) {
    const bool isOpen = !state.open.empty();
    state.error = isOpen          ? "an element is never closed"
                  : state.isWhole ? "something stands behind the record"
                                  : "it is no element";
    state.errorAt = isOpen ? state.open.back().begin : state.end;
  }
  state.tree = nullptr;
  state.beginAgain();
  return false;
}

const std::string& XmlParser::error() const {
  return state_->error;
}

std::size_t XmlParser::errorAt() const {
  return state_->errorAt;
}

bool XmlParser::wasMended() const {
  return state_->wasMended;
}

} // namespace linnet
