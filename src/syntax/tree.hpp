// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// A record as a tree of values: what JSON text and rows of tables become before their meaning is read.
#ifndef LINNET_SYNTAX_TREE_HPP
#define LINNET_SYNTAX_TREE_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

namespace linnet {

enum class ValueType : std::uint8_t { null, boolean, number, text, array, object };

/// What a tree is made of: values stand in the order of the text, a list or object before what it holds.
struct TreeNode {
  std::string_view key = {};  ///< within an object
  std::string_view text = {}; ///< of text, numbers and booleans: as written, escapes undone; of elements of XML
  std::uint32_t extent = 1;   ///< how many nodes it has, itself among them
  ValueType type = ValueType::null;
};

/// A value of a tree, borrowed: as cheap to copy as a pointer. What is not there is a null.
class Value {
public:
  class Iterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = const Value*;
    using reference = Value;

    explicit Iterator(const TreeNode* node) : node_(node) {}
    Value operator*() const { return Value(node_); }
    Iterator& operator++() {
      node_ += node_->extent;
      return *this;
    }
    friend bool operator==(Iterator, Iterator) = default;

  private:
    const TreeNode* node_;
  };

  Value() : node_(&kNull) {}
  explicit Value(const TreeNode* node) : node_(node) {}

  ValueType type() const { return node_->type; }
  bool isNull() const { return node_->type == ValueType::null; }
  bool isObject() const { return node_->type == ValueType::object; }
  bool isArray() const { return node_->type == ValueType::array; }
  std::string_view key() const { return node_->key; }
  /// Empty for a null, a list and an object of JSON; of an element of XML, all the text in it.
  std::string_view text() const { return node_->text; }

  /// The first member of the key; a null where there is none.
  Value operator[](std::string_view key) const {
    if (node_->type == ValueType::object) {
      for (const Value member : *this) {
        // Most keys differ in size or first letter: what tells them apart is not called.
        const std::string_view own = member.key();
        if (own.size() == key.size() && (key.empty() || own.front() == key.front()) && own == key) {
          return member;
        }
      }
    }
    return {};
  }

  /// The members of an object, the elements of a list; of anything else nothing.
  Iterator begin() const { return Iterator(node_ + 1); }
  Iterator end() const { return Iterator(node_ + node_->extent); }
  bool isEmpty() const { return node_->extent == 1; }

private:
  static constexpr TreeNode kNull{};
  const TreeNode* node_;
};

/// Filled from left to right. Not thread-safe.
class Tree {
public:
  void clear() { nodes_.clear(); }

  void add(std::string_view key, ValueType type, std::string_view text) { nodes_.push_back({key, text, 1, type}); }

  /// What is added until `close` of the place that this gives back, stands in the list or object.
  std::size_t open(std::string_view key, ValueType type) {
    nodes_.push_back({key, {}, 1, type});
    return nodes_.size() - 1;
  }
  void close(std::size_t place) { nodes_[place].extent = static_cast<std::uint32_t>(nodes_.size() - place); }
  /// Of an object that has a text as well; where it is empty, it becomes that text.
  void close(std::size_t place, std::string_view text) {
    close(place);
    nodes_[place].text = text;
    nodes_[place].type = nodes_[place].extent == 1 ? ValueType::text : nodes_[place].type;
  }

  /// Valid until the tree is changed.
  Value root() const { return nodes_.empty() ? Value() : Value(nodes_.data()); }

private:
  std::vector<TreeNode> nodes_;
};

} // namespace linnet

#endif
