// SPDX-FileCopyrightText: 2026 The Linnet authors
// SPDX-License-Identifier: ISC
#include "commands/help_manual.hpp"

#include "commands/commands.hpp"
#include "readers/readers.hpp"
#include "text/version.hpp"

namespace linnet {

namespace {

constexpr std::string_view kBeginning = R"(.SH NAME
linnet \- turn research notes and scholarly records into linked data
.SH SYNOPSIS
.B linnet
.I COMMAND
.RI [ OPTION ].\|.\|.
.RI [ INPUT ].\|.\|.
.br
.B linnet \-\-version
.SH DESCRIPTION
Linnet reads research wikis (folders of Markdown pages), dumps of scholarly records, tables, JSON and RDF files.
It maps the organizations, papers, products and researchers in them onto one ontology, keeps the source of every claim,
and writes Turtle, TriG, N-Triples or N-Quads.
.PP
An
.I INPUT
is a file, a folder, or
.B \-
for standard input; different sources may be given together.
Compressed files and archives are read as they are.
What a file holds is found from its content and name.
.PP
A record that is not as it should be is told on standard error with its file and line: it is repaired, or skipped.
A run ends with the counts of the records read, exported, repaired, skipped and left out.
)";

constexpr std::string_view kEnd = R"(.SH EXIT STATUS
.TP
.B 0
Every record was exported; warnings may have been printed.
.TP
.B 1
The run failed, and no output stands under the final name.
.TP
.B 2
The run finished, but something could not be read or exported, or violates a shape; each was named.
.SH FILES
.TP
.I .linnet.conf
In the root of a vault: options, one on a line
.RB ( "base = https://kiln.example/" ),
a switch by its name alone;
.B #
begins a comment.
What the command line says comes first.
It can name no file that is to be written.
.B \-\-config
reads another file instead.
.SH EXAMPLES
A vault as Turtle:
.PP
.RS
.EX
linnet convert my\-vault \-\-base https://kiln.example/ \-o my\-vault.ttl
.EE
.RE
.PP
A dump of OpenAlex works as N-Triples, each statement once:
.PP
.RS
.EX
linnet convert works/ \-t ntriples \-\-unique \-o works.nt
.EE
.RE
.PP
A table with semicolons, from a pipe:
.PP
.RS
.EX
gunzip \-c people.csv.gz | linnet convert \- \-f csv \-\-delimiter \(aq;\(aq \-o people.ttl
.EE
.RE
.PP
Is a graph right?
.PP
.RS
.EX
linnet check my\-vault.ttl
.EE
.RE
.SH SEE ALSO
.BR rapper (1),
.BR serdi (1)
)";

std::string bold(std::string_view text) {
  return "\\fB" + roffText(text) + "\\fR";
}

std::string italic(std::string_view text) {
  return "\\fI" + roffText(text) + "\\fR";
}

std::string entryOf(const OptionRow& row) {
  std::string entry = ".TP\n";
  entry += row.letter == '\0' ? "" : bold(std::string("-") + row.letter) + ", ";
  entry += bold("--" + std::string(row.name));
  entry += row.argument.empty() ? "" : " " + italic(row.argument);
  entry += "\n" + roffText(row.help);
  return entry + (row.isRepeatable ? "; may be given several times\n" : "\n");
}

std::string sectionOf(const Command& command) {
  // A heading is the argument of a request: its words are quoted together.
  std::string section = ".SS \"linnet " + roffText(command.name);
  section += command.options.empty() ? "" : " [OPTION]...";
  section += command.arguments.empty() ? "" : " " + roffText(command.arguments);
  section += "\"\n" + bold("linnet " + std::string(command.name)) + " " + roffText(command.summary) + ".\n";
  for (const OptionRow& row : command.options) {
    section += entryOf(row);
  }
  return section;
}

std::string entryOf(const Format& format) {
  return ".TP\n" + bold(format.name) + "\n" + roffText(format.files) + ".\nRead from it: " + roffText(format.content) +
         ".\n";
}

} // namespace

std::string roffText(std::string_view text) {
  std::string roff;
  for (const char letter : text) {
    switch (letter) {
    case '\\':
      roff += "\\e";
      break;
    case '-':
      roff += "\\-";
      break;
    case '\'':
      roff += "\\(aq";
      break;
    case '"':
      roff += "\\(dq";
      break;
    case '`':
      roff += "\\(ga";
      break;
    case '^':
      roff += "\\(ha";
      break;
    case '~':
      roff += "\\(ti";
      break;
    case '.':
      roff += "\\&."; // it could stand at the beginning of a line
      break;
    default:
      roff += letter;
    }
  }
  return roff;
}

std::string manualPage() {
  std::string page = ".\\\" Made by `linnet help --man`.\n";
  page += ".TH LINNET 1 \"\" \"Linnet " + version() + "\" \"User Commands\"\n";
  page += kBeginning;
  page += ".SH COMMANDS\n";
  for (const Command& command : commands()) {
    page += sectionOf(command);
  }
  page += ".SH FORMATS\nFor \\fB\\-\\-from\\fR:\n";
  for (const Format& format : formats()) {
    page += entryOf(format);
  }
  return page.append(kEnd);
}

} // namespace linnet
