# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
# The tests that scripts/test alone runs; it has made the builds asan and fuzz before.
set(ASAN ${CMAKE_SOURCE_DIR}/build/asan)
set(FUZZ ${CMAKE_SOURCE_DIR}/build/fuzz)
set(HERE ${CMAKE_CURRENT_SOURCE_DIR})

# Everything again under the sanitizers.
add_test(NAME sanitized/unit_tests COMMAND ${ASAN}/tests/linnet_tests)
add_program_tests(sanitized/ ${ASAN}/linnet)
set_tests_properties(sanitized/unit_tests PROPERTIES LABELS sanitized TIMEOUT 1200 ENVIRONMENT "${SANITIZERS}")

# A short run of each fuzz target; what it finds is kept below build/fuzz, for the next run to go on from.
foreach(file ${FUZZ_TARGETS})
  get_filename_component(name ${file} NAME_WE)
  set(seeds ${HERE}/fuzz/seeds/${name})
  if(NOT IS_DIRECTORY ${seeds})
    set(seeds)
  endif()
  file(MAKE_DIRECTORY ${FUZZ}/found/${name})
  add_test(NAME fuzz/${name} COMMAND ${FUZZ}/tests/fuzz/${name} -seed=1 -runs=200000 -max_total_time=20 -timeout=20
                                     -max_len=4096 -print_final_stats=1 -verbosity=0 -artifact_prefix=${FUZZ}/found/
                                     ${FUZZ}/found/${name} ${seeds})
  set_tests_properties(fuzz/${name} PROPERTIES LABELS fuzz TIMEOUT 300 ENVIRONMENT "${SANITIZERS}")
endforeach()

# Lint.
add_test(NAME lint/headers COMMAND ${HERE}/lint/headers.sh ${CMAKE_CXX_COMPILER} ${CMAKE_SOURCE_DIR}/src)
add_test(NAME lint/format COMMAND ${HERE}/lint/format.sh ${CMAKE_SOURCE_DIR})
add_test(NAME lint/tidy COMMAND ${HERE}/lint/tidy.sh ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})
set_tests_properties(lint/headers lint/format lint/tidy PROPERTIES LABELS lint TIMEOUT 1500)
set_tests_properties(lint/headers lint/tidy PROPERTIES PROCESSORS 2)

# Programs that know nothing of Linnet read what it writes.
find_program(NODE node REQUIRED)
foreach(script referees shapes)
  add_test(NAME referees/${script} COMMAND ${NODE} ${HERE}/referees/${script}.mjs $<TARGET_FILE:linnet>)
  set_tests_properties(referees/${script} PROPERTIES LABELS referee TIMEOUT 900)
endforeach()

# Cases from public bug reports, where they are at hand.
set(FAULTS ${CMAKE_SOURCE_DIR}/../shared/faults/run_faults.py)
if(EXISTS ${FAULTS})
  add_test(NAME public_faults COMMAND Python3::Interpreter ${FAULTS} $<TARGET_FILE:linnet> --kind "^(vault|rdf|openalex|openalex[+]csv|ror|crossref|csv|csv[+]rdf|json)$")
  set_tests_properties(public_faults PROPERTIES LABELS fault TIMEOUT 900)
endif()
