// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
