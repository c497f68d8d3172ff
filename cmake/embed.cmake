# SPDX-FileCopyrightText: 2026 The Linnet authors
# SPDX-License-Identifier: ISC
# Writes ${OUTPUT}: a C++ file with the text of ${DIRECTORY}/<name>.ttl for each of ${NAMES}, in pieces that compilers take.
set(content "#include \"model/ontology_files.hpp\"\n\nnamespace linnet {\n\n")
foreach(name ${NAMES})
  file(READ ${DIRECTORY}/${name}.ttl text)
  string(APPEND content "std::string_view ${name}Turtle() {\n  static constexpr char text[] =\n")
  string(LENGTH "${text}" length)
  set(offset 0)
  while(offset LESS length)
    string(SUBSTRING "${text}" ${offset} 4000 piece)
    string(APPEND content "R\"~~~~(${piece})~~~~\"\n")
    math(EXPR offset "${offset} + 4000")
  endwhile()
  string(APPEND content "      ;\n  return {text, sizeof text - 1};\n}\n\n")
endforeach()
string(APPEND content "} // namespace linnet\n")
file(WRITE ${OUTPUT} "${content}")
