/* Cases kept in files of tests/, for GLib tests. */
#ifndef MERELS_TESTS_CASE_FILE_H
#define MERELS_TESTS_CASE_FILE_H

#include "core/rules.h"

/* The lines of tests/NAME, found from the variable srcdir or the current folder; ends the test
 * program if it cannot be read. Free with g_strfreev. */
char **case_file_lines(const char *name);

/* "take-owed" for VERDICT_TAKE_OWED; and back, VERDICTS if there is no such name. */
const char *case_file_verdict_name(enum verdict verdict);
enum verdict case_file_verdict(const char *name);

/* A sentence as a test path: "/rules/a-loss-outranks-a-draw". Free with g_free. */
char *case_file_path(const char *prefix, const char *sentence);

#endif
