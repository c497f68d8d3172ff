// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "syntax/json.hpp"

#include <simdjson.h>

#include "syntax/json_string.hpp"
#include "text/whitespace.hpp"

namespace linnet {

namespace {

namespace ondemand = simdjson::ondemand;

constexpr int kDeepest = 256;

constexpr std::size_t bucketOf(char letter) {
  return static_cast<unsigned char>(letter) % 32U;
}

std::string reasonOf(simdjson::error_code error) {
  switch (error) {
  case simdjson::UTF8_ERROR:
    return "it is not UTF-8";
  case simdjson::UNCLOSED_STRING:
    return "a text is never closed";
  case simdjson::UNESCAPED_CHARS:
    return "a text holds a control character that is not escaped";
  case simdjson::EMPTY:
    return "it is empty";
  case simdjson::DEPTH_ERROR:
    return "it is nested too deeply";
  case simdjson::INCOMPLETE_ARRAY_OR_OBJECT:
    return "it ends too early";
  default:
    return "its brackets, commas or values are not those of JSON";
  }
}

/// What stands in quotes.
struct RawText {
  std::string_view text;
  bool hasEscapes = false;
};

// `begin` is behind the opening quote; the closing one is there, which simdjson has seen.
RawText rawTextAt(const char* begin) {
  RawText raw;
  const char* end = findQuoteOrBackslash(begin);
  for (; *end != '"'; end = findQuoteOrBackslash(end + 2)) {
    raw.hasEscapes = true;
  }
  raw.text = {begin, static_cast<std::size_t>(end - begin)};
  return raw;
}

} // namespace

JsonSelection::JsonSelection(std::initializer_list<std::string_view> paths) : steps_(1) {
  for (const std::string_view path : paths) {
    add(path);
  }
}

void JsonSelection::add(std::string_view path) {
  std::uint16_t step = 0;
  while (!path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    step = stepBelow(step, path.substr(0, dot));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
}

std::uint16_t JsonSelection::stepBelow(std::uint16_t above, std::string_view key) {
  const std::size_t bucket = bucketOf(key.front());
  for (std::uint16_t step = steps_[above].first.at(bucket); step != 0; step = steps_[step].next) {
    if (steps_[step].key == key) {
      return step;
    }
  }
  Step step;
  step.key = key;
  step.next = steps_[above].first.at(bucket);
  steps_.push_back(step);
  const auto place = static_cast<std::uint16_t>(steps_.size() - 1);
  steps_[above].first.at(bucket) = place;
  steps_[above].isWhole = false;
  return place;
}

struct JsonParser::Parser {
  ondemand::parser simdjson;
};

/// One record on its way into the tree.
class JsonParser::Filling {
public:
  Filling(JsonParser& parser, Tree& tree, Arena& arena)
      : parser_(parser), steps_(parser.selection_.steps_), tree_(tree), arena_(arena) {}

  simdjson::error_code run(ondemand::document& document) {
    ondemand::json_type type{};
    if (const auto error = document.type().get(type)) {
      return error;
    }
    // simdjson has no value for a document that is a scalar.
    if (type != ondemand::json_type::object && type != ondemand::json_type::array) {
      tree_.add({}, ValueType::text, {});
      return simdjson::SUCCESS;
    }
    ondemand::value value;
    const auto error = document.get_value().get(value);
    return error ? error : take(value, 0, {}, 0);
  }

private:
  simdjson::error_code take(ondemand::value& value, std::uint16_t step, std::string_view key, int depth) {
    ondemand::json_type type{};
    if (const auto error = value.type().get(type)) {
      return error;
    }
    switch (type) {
    case ondemand::json_type::object:
      return takeObject(value, step, key, depth);
    case ondemand::json_type::array:
      return takeArray(value, step, key, depth);
    case ondemand::json_type::string:
      return takeText(value, key);
    case ondemand::json_type::number:
      tree_.add(key, ValueType::number, trim(value.raw_json_token()));
      return simdjson::SUCCESS;
    case ondemand::json_type::boolean:
      return takeBoolean(value, key);
    case ondemand::json_type::null:
      break;
    }
    tree_.add(key, ValueType::null, {});
    return value.is_null().error();
  }

  simdjson::error_code takeObject(ondemand::value& value, std::uint16_t step, std::string_view key, int depth) {
    ondemand::object object;
    if (const auto error = value.get_object().get(object)) {
      return error;
    }
    const std::size_t place = tree_.open(key, ValueType::object);
    for (auto member : object) {
      ondemand::field field;
      if (const auto error = std::move(member).get(field)) {
        return error;
      }
      if (const auto error = takeMember(field, step, depth + 1)) {
        return error;
      }
    }
    tree_.close(place);
    return depth > kDeepest ? simdjson::DEPTH_ERROR : simdjson::SUCCESS;
  }

  simdjson::error_code takeMember(ondemand::field& field, std::uint16_t step, int depth) {
    const char* const raw = field.key().raw();
    if (steps_[step].isWhole) {
      return depth > kDeepest ? simdjson::DEPTH_ERROR : take(field.value(), step, text(rawTextAt(raw)), depth);
    }
    for (std::uint16_t below = steps_[step].first[bucketOf(*raw)]; below != 0; below = steps_[below].next) {
      if (field.key().unsafe_is_equal(steps_[below].key)) {
        return take(field.value(), below, steps_[below].key, depth);
      }
    }
    return simdjson::SUCCESS;
  }

  simdjson::error_code takeArray(ondemand::value& value, std::uint16_t step, std::string_view key, int depth) {
    ondemand::array array;
    if (depth > kDeepest) {
      return simdjson::DEPTH_ERROR;
    }
    if (const auto error = value.get_array().get(array)) {
      return error;
    }
    const std::size_t place = tree_.open(key, ValueType::array);
    for (auto element : array) {
      if (element.error()) {
        return element.error();
      }
      ondemand::value each = element.value_unsafe();
      if (const auto error = take(each, step, {}, depth + 1)) {
        return error;
      }
    }
    tree_.close(place);
    return simdjson::SUCCESS;
  }

  simdjson::error_code takeText(ondemand::value& value, std::string_view key) {
    ondemand::raw_json_string raw;
    if (const auto error = value.get_raw_json_string().get(raw)) {
      return error;
    }
    tree_.add(key, ValueType::text, text(rawTextAt(raw.raw())));
    return simdjson::SUCCESS;
  }

  simdjson::error_code takeBoolean(ondemand::value& value, std::string_view key) {
    bool isTrue = false;
    if (const auto error = value.get_bool().get(isTrue)) {
      return error;
    }
    tree_.add(key, ValueType::boolean, isTrue ? "true" : "false");
    return simdjson::SUCCESS;
  }

  // Nothing is copied where there is nothing to undo.
  std::string_view text(const RawText& raw) {
    if (!raw.hasEscapes) {
      return raw.text;
    }
    const UnescapedText unescaped = unescapeJson(raw.text, arena_);
    parser_.wasMended_ = parser_.wasMended_ || unescaped.wasMended;
    return unescaped.text;
  }

  JsonParser& parser_;
  const std::vector<JsonSelection::Step>& steps_;
  Tree& tree_;
  Arena& arena_;
};

JsonParser::JsonParser(const JsonSelection& selection) : selection_(selection), parser_(std::make_unique<Parser>()) {}

JsonParser::~JsonParser() = default;

bool JsonParser::parse(std::string_view text, Tree& tree, Arena& arena) {
  tree.clear();
  rest_ = {};
  wasMended_ = false;
  ondemand::document document;
  const simdjson::padded_string_view padded(text, text.size() + kJsonPadding);
  auto error = parser_->simdjson.iterate(padded).get(document);
  error = error ? error : Filling(*this, tree, arena).run(document);
  if (error) {
    error_ = reasonOf(error);
    return false;
  }
  const char* behind = nullptr;
  if (tree.root().isObject() && !document.current_location().get(behind) && behind < text.data() + text.size()) {
    rest_ = text.substr(static_cast<std::size_t>(behind - text.data()));
  }
  return true;
}

} // namespace linnet
