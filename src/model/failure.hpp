// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
// The error after which a run can't go on.
#ifndef LINNET_MODEL_FAILURE_HPP
#define LINNET_MODEL_FAILURE_HPP

#include <stdexcept>
#include <string>

namespace linnet {

/// Thrown where the run can't go on (usage, nothing readable, output); caught once, in main, which prints the text and
/// ends with exit status 1. The text says what happened, where, and what to do.
class Failure : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

} // namespace linnet

#endif
