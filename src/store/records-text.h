/* The bytes of a record as clean UTF-8. */
#ifndef MERELS_STORE_RECORDS_TEXT_H
#define MERELS_STORE_RECORDS_TEXT_H

#include <glib.h>

/* Windows-1252, of which Latin-1 is a part, as UTF-8; the caller frees. */
char *records_text_from_latin(const char *text, gsize length, gsize *utf8_length);

/* Appends UTF-8 text on one line: blanks of any kind as one space and none at its ends, control
 * characters and what is no UTF-8 as "?". */
void records_text_append_clean(GString *out, const char *text, gsize length);

/* Appends a quoted value with its escapes resolved, cleaned likewise but with its spaces. */
void records_text_append_value(GString *out, const char *value, gsize length);

/* The other way round: appends a value with its escapes, its line ends as spaces. */
void records_text_append_quoted(GString *out, const char *value);

/* Copies text for a message into out, shortened with "…" to size bytes with its NUL. */
void records_text_shorten(const char *text, gsize length, char *out, gsize size);

#endif
