/* Walking the text of records over blanks and lines. */
#ifndef MERELS_STORE_RECORDS_BLANK_H
#define MERELS_STORE_RECORDS_BLANK_H

#include "store/records-lex.h"

size_t records_blank_other(const char *at, const char *end);

/* The bytes of the blank at at, 0 if there is none: white space of any script, what is not seen,
 * a byte order mark between joined files, and the comma of lists. */
static inline size_t records_blank_at(const char *at, const char *end)
{
	if (at == end)
		return 0;
	if ((unsigned char)*at >= 0x80)
		return records_blank_other(at, end);
	return g_ascii_isspace(*at) || *at == '\v' || *at == ',';
}

/* One byte on. CRLF counts as one line, at its LF. */
void records_blank_step(struct records_lex *lex);

void records_blank_skip(struct records_lex *lex);

/* To the line's end, before its newline. */
void records_blank_skip_line(struct records_lex *lex);

/* A line that begins with % or # is no text. */
bool records_blank_escaped_line(const struct records_lex *lex);

#endif
