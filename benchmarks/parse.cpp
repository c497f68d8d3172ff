// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// Parses OpenAlex works, and nothing else: linnet_benchmark_parse [--abstracts] FILE
//
// Reads the fields that Linnet reads, on one thread, and prints a sum over them: the least time that any conversion of
// the file by simdjson can take.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <simdjson.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

namespace ondemand = simdjson::ondemand;

constexpr std::size_t kBlockBytes = 512U * 1024U;

class Works {
public:
  explicit Works(bool hasAbstracts) : hasAbstracts_(hasAbstracts) {}

  /// Reads a line; `capacity` counts what may be read behind it.
  void read(const char* line, std::size_t size, std::size_t capacity) {
    ondemand::document document = parser_.iterate(line, size, capacity);
    readWork(document.get_object());
    ++records;
  }

  std::uint64_t records = 0;
  std::uint64_t facts = 0;
  std::uint64_t checksum = 0;

private:
  void add(std::string_view text) {
    ++facts;
    checksum += text.size();
  }

  // Adds a string; null is none.
  void readText(ondemand::value value) {
    std::string_view text;
    if (value.get_string().get(text) == simdjson::SUCCESS) {
      add(text);
    }
  }

  void readNumber(ondemand::value value) {
    std::uint64_t number = 0;
    if (value.get_uint64().get(number) == simdjson::SUCCESS) {
      checksum += number;
    }
  }

  void readTexts(ondemand::value value) {
    ondemand::array array;
    if (value.get_array().get(array) != simdjson::SUCCESS) {
      return;
    }
    for (ondemand::value item : array) {
      readText(item);
    }
  }

  // Calls `read` with each key and value of an object; null is none.
  template <typename Read> static void readObject(ondemand::value value, Read read) {
    ondemand::object object;
    if (value.get_object().get(object) != simdjson::SUCCESS) {
      return;
    }
    for (ondemand::field field : object) {
      read(field.key(), field.value());
    }
  }

  template <typename Read> static void readObjects(ondemand::value value, Read read) {
    ondemand::array array;
    if (value.get_array().get(array) != simdjson::SUCCESS) {
      return;
    }
    for (ondemand::value item : array) {
      readObject(item, read);
    }
  }

  void readLocation(ondemand::value location) {
    readObject(location, [this](ondemand::raw_json_string key, ondemand::value value) {
      if (key == "landing_page_url") {
        readText(value);
      } else if (key == "source") {
        readObject(value, [this](ondemand::raw_json_string inner, ondemand::value text) {
          if (inner == "id" || inner == "display_name" || inner == "issn_l" || inner == "type") {
            readText(text);
          }
        });
      }
    });
  }

  void readAuthorships(ondemand::value authorships) {
    readObjects(authorships, [this](ondemand::raw_json_string key, ondemand::value value) {
      if (key == "author") {
        readObject(value, [this](ondemand::raw_json_string inner, ondemand::value text) {
          if (inner == "id" || inner == "display_name" || inner == "orcid") {
            readText(text);
          }
        });
      } else if (key == "raw_author_name") {
        readText(value);
      } else if (key == "institutions") {
        readInstitutions(value);
      }
    });
  }

  void readInstitutions(ondemand::value institutions) {
    readObjects(institutions, [this](ondemand::raw_json_string key, ondemand::value text) {
      if (key == "id" || key == "display_name" || key == "ror" || key == "country_code") {
        readText(text);
      }
    });
  }

  void readFunders(ondemand::value funders) {
    readObjects(funders, [this](ondemand::raw_json_string key, ondemand::value text) {
      if (key == "id" || key == "funder" || key == "display_name" || key == "funder_display_name") {
        readText(text);
      }
    });
  }

  void readAbstract(ondemand::value index) {
    ondemand::object object;
    if (index.get_object().get(object) != simdjson::SUCCESS) {
      return;
    }
    for (ondemand::field field : object) {
      checksum += field.unescaped_key().value().size();
      for (ondemand::value position : field.value().get_array()) {
        readNumber(position);
      }
    }
  }

  void readWork(ondemand::object work) {
    for (ondemand::field field : work) {
      const ondemand::raw_json_string key = field.key();
      if (key == "id" || key == "doi" || key == "title" || key == "display_name" || key == "publication_date" ||
          key == "type" || key == "language") {
        readText(field.value());
      } else if (key == "publication_year") {
        readNumber(field.value());
      } else {
        readNested(key, field.value());
      }
    }
  }

  void readNested(ondemand::raw_json_string key, ondemand::value value) {
    const auto readOne = [this](std::string_view wanted) {
      return [this, wanted](ondemand::raw_json_string inner, ondemand::value text) {
        if (inner == wanted) {
          readText(text);
        }
      };
    };
    if (key == "ids") {
      readObject(value, readOne("pmid"));
    } else if (key == "primary_location") {
      readLocation(value);
    } else if (key == "authorships") {
      readAuthorships(value);
    } else if (key == "referenced_works") {
      readTexts(value);
    } else if (key == "keywords") {
      readObjects(value, readOne("display_name"));
    } else if (key == "grants" || key == "funders") {
      readFunders(value);
    } else if (hasAbstracts_ && key == "abstract_inverted_index") {
      readAbstract(value);
    }
  }

  ondemand::parser parser_;
  bool hasAbstracts_;
};

class File {
public:
  explicit File(const char* path) : descriptor_(::open(path, O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ < 0) {
      throw std::runtime_error(std::string("cannot open ") + path);
    }
  }
  ~File() { ::close(descriptor_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  /// The number of bytes read; 0 at the end.
  std::size_t read(char* target, std::size_t size) const {
    const ssize_t count = ::read(descriptor_, target, size);
    if (count < 0) {
      throw std::runtime_error("cannot read");
    }
    return static_cast<std::size_t>(count);
  }

private:
  int descriptor_;
};

// Reads the whole lines that the buffer holds; gives where the rest begins.
std::size_t readLines(Works& works, const std::vector<char>& buffer, std::size_t size) {
  std::size_t begin = 0;
  while (begin < size) {
    const void* const found = std::memchr(&buffer[begin], '\n', size - begin);
    if (found == nullptr) {
      break;
    }
    const auto end = static_cast<std::size_t>(static_cast<const char*>(found) - buffer.data());
    if (end > begin) {
      works.read(&buffer[begin], end - begin, buffer.size() - begin);
    }
    begin = end + 1;
  }
  return begin;
}

void readFile(Works& works, const char* path) {
  const File file(path);
  std::vector<char> buffer(kBlockBytes + simdjson::SIMDJSON_PADDING);
  std::size_t held = 0;
  while (const std::size_t count = file.read(&buffer[held], buffer.size() - simdjson::SIMDJSON_PADDING - held)) {
    held += count;
    const std::size_t rest = readLines(works, buffer, held);
    held -= rest;
    std::memmove(buffer.data(), &buffer[rest], held);
    if (held + simdjson::SIMDJSON_PADDING == buffer.size()) {
      buffer.resize(2 * buffer.size()); // a line longer than a block
    }
  }
  if (held > 0) {
    works.read(buffer.data(), held, buffer.size());
  }
}

} // namespace

int main(int count, char** arguments) {
  const bool hasAbstracts = count == 3 && std::string_view(arguments[1]) == "--abstracts";
  if (count != 2 && !hasAbstracts) {
    std::fputs("usage: linnet_benchmark_parse [--abstracts] FILE\n", stderr);
    return 1;
  }
  try {
    Works works(hasAbstracts);
    readFile(works, arguments[count - 1]);
    std::printf("%llu records, %llu facts, checksum %llu\n", static_cast<unsigned long long>(works.records),
                static_cast<unsigned long long>(works.facts), static_cast<unsigned long long>(works.checksum));
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "linnet_benchmark_parse: %s\n", failure.what());
    return 1;
  }
  return 0;
}
