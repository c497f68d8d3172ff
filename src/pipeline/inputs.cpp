// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/inputs.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "model/failure.hpp"
#include "readers/record_formats.hpp"
#include "syntax/source.hpp"
#include "text/unicode.hpp"
#include "text/utf8.hpp"

namespace linnet {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDeepest = 256; // folders in a path

bool isPassedOver(const std::string& name) {
  return name.starts_with('.') || name == "node_modules";
}

// A file name that is no UTF-8 can't become part of an IRI as it is.
std::string relativeName(std::string_view path) {
  return firstInvalidUtf8(path) == std::string_view::npos ? nfc(path) : std::string();
}

/// Walks a folder and gathers its files.
class FolderWalk {
public:
  FolderWalk(const InputOptions& options, Diagnostics& diagnostics) : options_(options), diagnostics_(diagnostics) {}

  std::vector<InputFile> run(const std::string& folder) {
    walk(folder, "");
    std::sort(files_.begin(), files_.end(),
              [](const InputFile& a, const InputFile& b) { return a.relativePath < b.relativePath; });
    return std::move(files_);
  }

private:
  void tell(Code code, const std::string& path, std::string text, std::string hint) {
    diagnostics_.push_back({code, {path}, std::move(text), std::move(hint)});
  }

  void walk(const std::string& folder, const std::string& relative) {
    std::error_code error;
    const fs::path real = fs::canonical(folder, error);
    if (!error && !open_.insert(real.string()).second) {
      return tell(Code::symlinkLoop, folder, "the folder leads back to one that it stands in", "it was read once");
    }
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
      entries.push_back(*entry);
    }
    if (error) {
      tell(Code::unreadableFile, folder, "the folder can't be read: " + error.message(), "check its permissions");
    }
    for (const fs::directory_entry& entry : entries) {
      take(entry, folder, relative);
    }
    open_.erase(real.string());
  }

  void take(const fs::directory_entry& entry, const std::string& folder, const std::string& relative) {
    const std::string name = entry.path().filename().string();
    const std::string path = folder + (folder.ends_with('/') ? "" : "/") + name;
    const std::string below = relative.empty() ? name : relative + "/" + name;
    const bool isExcluded = std::any_of(options_.excludes.begin(), options_.excludes.end(),
                                        [&below](const std::string& glob) { return matchesGlob(glob, below); });
    if (isPassedOver(name) || isExcluded) {
      return;
    }
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) {
      walk(path, below);
    } else if (error == std::errc::too_many_symbolic_link_levels) {
      tell(Code::symlinkLoop, path, "the file can't be read: the symbolic link leads back to itself", {});
    } else if (fs::is_regular_file(status) || !fs::exists(status)) {
      addFile(path, below); // of a link that leads nowhere reading will say so, if it is to be read
    } else if (isPageFile(name)) {
      tell(Code::unreadableFile, path, "the file can't be read: it is a pipe, socket or device", {});
    }
  }

  void addFile(const std::string& path, const std::string& below) {
    std::string relative = relativeName(below);
    if (relative.empty()) {
      return tell(Code::invalidUtf8, path, "the file's name is not UTF-8", "rename it, for instance with convmv");
    }
    files_.push_back({path, std::move(relative)});
  }

  const InputOptions& options_;
  Diagnostics& diagnostics_;
  std::vector<InputFile> files_;
  std::set<std::string> open_; ///< the folders that are being walked
};

/// Gathers the inputs into groups.
class Grouping {
public:
  Grouping(const InputOptions& options, Diagnostics& diagnostics) : options_(options), diagnostics_(diagnostics) {
    if (!options.from.empty()) {
      forced_ = formatNamed(options.from);
      if (forced_ == nullptr) {
        throw Failure("unknown format '" + options.from + "' (`linnet formats` lists them)");
      }
    }
  }

  std::vector<InputGroup> run() {
    for (const std::string& input : options_.inputs) {
      std::error_code error;
      const fs::file_status status = input == "-" ? fs::file_status(fs::file_type::fifo) : fs::status(input, error);
      if (!fs::exists(status)) {
        throw Failure("'" + input + "': no such file or folder");
      }
      if (!isNew(input)) {
        continue;
      }
      if (fs::is_directory(status)) {
        addFolder(input);
      } else {
        addFile(input);
      }
    }
    tellApart();
    refuseOutput();
    std::stable_partition(groups_.begin(), groups_.end(),
                          [](const InputGroup& group) { return group.format->name == "vault"; });
    return std::move(groups_);
  }

private:
  bool isNew(const std::string& input) {
    std::error_code error;
    const fs::path real = fs::canonical(input, error);
    return named_.insert(error ? input : real.string()).second;
  }

  // Blank nodes and documents get their IRIs from the relative path. The pages of a vault keep theirs, which links
  // rest on.
  void tellApart() {
    for (std::size_t depth = 2; depth < kDeepest; ++depth) {
      std::map<std::string, std::vector<InputFile*>> files;
      for (InputGroup& group : groups_) {
        for (InputFile& file : group.files) {
          files[file.relativePath].push_back(group.root.empty() ? &file : nullptr);
        }
      }
      bool areApart = true;
      for (const auto& [path, same] : files) {
        for (InputFile* const file : same) {
          if (same.size() > 1 && file != nullptr) {
            const std::string longer = endOf(file->path, depth);
            areApart = areApart && longer == endOf(file->path, depth - 1);
            file->relativePath = longer.size() > path.size() ? longer : path;
          }
        }
      }
      if (areApart) {
        return;
      }
    }
  }

  // The last parts of a path.
  static std::string endOf(const std::string& path, std::size_t parts) {
    fs::path whole = fs::absolute(path).lexically_normal().relative_path();
    fs::path end;
    for (std::size_t i = 0; i < parts && !whole.empty(); ++i, whole = whole.parent_path()) {
      end = end.empty() ? whole.filename() : whole.filename() / end;
    }
    return relativeName(end.string());
  }

  void refuseOutput() const {
    std::error_code error;
    if (options_.output.empty() || !fs::is_regular_file(options_.output, error)) {
      return;
    }
    for (const InputGroup& group : groups_) {
      for (const InputFile& file : group.files) {
        if (fs::equivalent(file.path, options_.output, error)) {
          throw Failure(file.path + ": is an input; give another file with --output");
        }
      }
    }
  }

  void addFolder(const std::string& folder) {
    std::vector<InputFile> files = FolderWalk(options_, diagnostics_).run(folder);
    const bool hasPages =
        std::any_of(files.begin(), files.end(), [](const InputFile& file) { return isPageFile(file.relativePath); });
    const bool isVault = forced_ != nullptr ? forced_->name == "vault" : hasPages;
    if (isVault) {
      std::erase_if(files, [](const InputFile& file) { return !isPageFile(file.relativePath); });
      groups_.push_back({formatNamed("vault"), folder, std::move(files), {}});
      return;
    }
    for (InputFile& file : files) {
      const bool isLookedAt = forced_ != nullptr || formatOfFile(file.relativePath, {}) != nullptr ||
                              isRecordName(fs::path(file.relativePath).filename().string());
      const Found found = isLookedAt ? find(file.path, file.relativePath) : Found{};
      if (found.format != nullptr) {
        add(found, std::move(file));
      }
    }
  }

  void addFile(const std::string& path) {
    const std::string name = path == "-" ? "stdin" : relativeName(fs::path(path).filename().string());
    const Found found = find(path, name);
    if (found.format != nullptr) {
      add(found, {path, name.empty() ? "file" : name});
    } else if (isBinary(found.beginning)) {
      diagnostics_.push_back({Code::binaryFile, {path}, kBinaryText, {}});
    } else {
      diagnostics_.push_back(unknownFormat(path, rootElementOf(found.beginning)));
    }
  }

  static Diagnostic unknownFormat(const std::string& path, const std::string& rootElement) {
    if (rootElement.empty()) {
      return {Code::unknownFormat, {path}, "its format can't be told", "give it with --from"};
    }
    return {Code::unknownFormat,
            {path},
            "it is XML, but its root element '" + rootElement + "' is of no format that is read",
            "formats in XML are dblp and orcid; give one with --from"};
  }

  /// What a file is.
  struct Found {
    const Format* format = nullptr;
    std::string beginning;
  };

  // By its name where that tells, else by its content; what was read from a pipe can't be read again.
  Found find(const std::string& path, std::string_view name) const {
    Found found{formatOfFile(name, {}), {}};
    const bool isByName = found.format != nullptr && !isRecordFormat(*found.format);
    std::error_code error;
    if ((forced_ == nullptr ? !isByName : forced_->takesTables) && fs::is_regular_file(path, error)) {
      Beginning beginning = readBeginning(path, kRecordProbe, isTellingMember);
      found.beginning = std::move(beginning.bytes);
      found.format = formatOfFile(beginning.member.empty() ? name : beginning.member, found.beginning);
    }
    found.format = forced_ != nullptr ? forced_ : found.format;
    return found;
  }

  void add(const Found& found, InputFile file) {
    InputGroup& group = this->group(*found.format);
    const bool isTable = found.format->takesTables && isTableOfIds(found.beginning);
    (isTable ? group.tables : group.files).push_back(std::move(file));
  }

  // The group of files that were named one by one.
  InputGroup& group(const Format& format) {
    const auto known = std::find_if(groups_.begin(), groups_.end(), [&format](const InputGroup& group) {
      return group.format == &format && group.root.empty();
    });
    if (known != groups_.end()) {
      return *known;
    }
    groups_.push_back({&format, {}, {}, {}});
    return groups_.back();
  }

  const InputOptions& options_;
  Diagnostics& diagnostics_;
  const Format* forced_ = nullptr;
  std::set<std::string> named_;
  std::vector<InputGroup> groups_;
};

bool matchesPattern(std::string_view glob, std::string_view text) {
  if (glob.empty()) {
    return text.empty();
  }
  if (glob.starts_with("**/") && matchesPattern(glob.substr(3), text)) {
    return true;
  }
  if (glob.starts_with('*')) {
    const bool isDeep = glob.starts_with("**");
    const std::string_view rest = glob.substr(isDeep ? 2 : 1);
    for (std::size_t i = 0; i <= text.size(); ++i) {
      if (matchesPattern(rest, text.substr(i))) {
        return true;
      }
      if (i < text.size() && text[i] == '/' && !isDeep) {
        return false;
      }
    }
    return false;
  }
  const bool fits = !text.empty() && (glob[0] == text[0] || (glob[0] == '?' && text[0] != '/'));
  return fits && matchesPattern(glob.substr(1), text.substr(1));
}

} // namespace

std::vector<InputGroup> findInputs(const InputOptions& options, Diagnostics& diagnostics) {
  return Grouping(options, diagnostics).run();
}

bool matchesGlob(std::string_view glob, std::string_view path) {
  glob = glob.ends_with('/') ? glob.substr(0, glob.size() - 1) : glob;
  if (glob.find('/') != std::string_view::npos) {
    return matchesPattern(glob.starts_with('/') ? glob.substr(1) : glob, path);
  }
  return matchesPattern(glob, path.substr(path.rfind('/') + 1));
}

} // namespace linnet
