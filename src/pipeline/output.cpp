// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "pipeline/output.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

#include "model/failure.hpp"
#include "pipeline/compression.hpp"

namespace linnet {

namespace {

// The file to remove when the run is interrupted; a signal's handler can reach nothing else.
std::array<char, 4096> pendingPath{}; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

extern "C" void removePending(int signal) {
  if (pendingPath[0] != '\0') {
    ::unlink(pendingPath.data());
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void setPending(const std::string& path) {
  pendingPath[0] = '\0';
  if (!path.empty() && path.size() < pendingPath.size()) {
    std::memcpy(pendingPath.data() + 1, path.c_str() + 1, path.size());
    pendingPath[0] = path[0];
  }
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    std::signal(signal, path.empty() ? SIG_DFL : &removePending);
  }
}

std::string reason(const std::string& path, const std::string& what, int error) {
  return path + ": " + what + ": " + std::strerror(error);
}

} // namespace

Output::Output(std::string path) : path_(path == "-" ? std::string() : std::move(path)) {
  std::signal(SIGPIPE, SIG_IGN);
  if (path_.empty()) {
    return;
  }
  // By the name that was given: what a symbolic link leads to may have any.
  const Packing packing = compressionOfName(path_);
  open();
  if (packing != Packing::none) {
    compressor_ = std::make_unique<Compressor>(packing, descriptor_);
  }
}

void Output::open() {
  struct stat status {};
  if (::stat(path_.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
    // A device or pipe can't be renamed onto.
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor_ < 0) {
      throw Failure(reason(path_, "can't be written", errno));
    }
    return;
  }
  if (std::error_code error; std::filesystem::is_symlink(path_, error)) {
    const std::filesystem::path target = std::filesystem::canonical(path_, error);
    path_ = error ? path_ : target.string();
  }
  temporaryPath_ = path_ + ".part-" + std::to_string(::getpid());
  descriptor_ = ::open(temporaryPath_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor_ < 0) {
    temporaryPath_.clear();
    throw Failure(reason(path_, "can't be written", errno));
  }
  setPending(temporaryPath_);
}

Output::~Output() {
  compressor_.reset(); // before its descriptor is closed
  if (descriptor_ > STDOUT_FILENO) {
    ::close(descriptor_);
  }
  if (!temporaryPath_.empty()) {
    ::unlink(temporaryPath_.c_str());
    setPending({});
  }
}

void Output::write(std::string_view bytes) {
  if (!isClosed_) {
    require(compressor_ ? compressor_->write(bytes) : writeAsIs(bytes), "can't be written");
  }
}

// 0, or the errno of what failed.
int Output::writeAsIs(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

void Output::require(int error, const std::string& what) {
  if (error == EPIPE && temporaryPath_.empty()) {
    isClosed_ = true;
  } else if (error != 0) {
    throw Failure(reason(path_.empty() ? "standard output" : path_, what, error));
  }
}

void Output::complete() {
  if (compressor_ && !isClosed_) {
    require(compressor_->finish(), "can't be completed");
  }
  if (temporaryPath_.empty()) {
    return;
  }
  const int descriptor = descriptor_;
  descriptor_ = -1;
  if (::close(descriptor) != 0 || std::rename(temporaryPath_.c_str(), path_.c_str()) != 0) {
    throw Failure(reason(path_, "can't be completed", errno));
  }
  temporaryPath_.clear();
  setPending({});
}

} // namespace linnet
