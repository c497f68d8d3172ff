# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
# The tests that scripts/test alone runs; it has made the builds asan, tsan and fuzz before.
set(ASAN ${CMAKE_SOURCE_DIR}/build/asan)
set(TSAN ${CMAKE_SOURCE_DIR}/build/tsan)
set(FUZZ ${CMAKE_SOURCE_DIR}/build/fuzz)
set(HERE ${CMAKE_CURRENT_SOURCE_DIR})

# Everything again under the sanitizers.
add_test(NAME sanitized/unit_tests COMMAND ${ASAN}/tests/linnet_tests)
add_program_tests(sanitized/ ${ASAN}/linnet)
set_tests_properties(sanitized/unit_tests PROPERTIES LABELS sanitized TIMEOUT 1200 ENVIRONMENT "${SANITIZERS}")

# Several threads under the thread sanitizer, which makes everything else too slow.
add_python_test(thread_sanitized/records/threads thread_sanitized records/threads_test.py ${TSAN}/linnet ${FIXTURE_FOLDERS})
set_tests_properties(sanitized/records/threads thread_sanitized/records/threads PROPERTIES TIMEOUT 900)

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

# Real records and cases from public bug reports, where they are at hand.
set(SHARED ${CMAKE_SOURCE_DIR}/../shared)
set(FAULTS ${SHARED}/faults/run_faults.py)
if(EXISTS ${FAULTS})
  add_test(NAME public_faults COMMAND Python3::Interpreter ${FAULTS} $<TARGET_FILE:linnet> --kind "^(vault|rdf|openalex|openalex[+]csv|ror|crossref|csv|csv[+]rdf|json)$")
  file(GLOB FAULT_INPUTS ${SHARED}/faults/*/input)
  list(TRANSFORM FAULT_INPUTS REPLACE "/input$" "")
  add_python_test(public_faults/counts fault records/counts_test.py $<TARGET_FILE:linnet> ${FAULT_INPUTS})
  set_tests_properties(public_faults PROPERTIES LABELS fault TIMEOUT 900)
endif()
set(SAMPLES openalex ror crossref datacite)
list(TRANSFORM SAMPLES PREPEND ${SHARED}/samples/)
if(EXISTS ${SHARED}/samples)
  add_python_test(samples/counts sample records/counts_test.py $<TARGET_FILE:linnet> ${SAMPLES})
  add_python_test(samples/check sample fixtures/fixture.py shapes $<TARGET_FILE:linnet> ${SAMPLES})
  add_test(NAME samples/referees COMMAND ${NODE} ${HERE}/referees/referees.mjs $<TARGET_FILE:linnet> ntriples turtle ${SAMPLES})
  add_test(NAME samples/shapes COMMAND ${NODE} ${HERE}/referees/shapes.mjs $<TARGET_FILE:linnet> ${SAMPLES})
  set_tests_properties(samples/referees samples/shapes PROPERTIES LABELS sample TIMEOUT 900)
endif()
