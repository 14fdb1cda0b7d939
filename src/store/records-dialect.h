/* The notations in which people write down plies: one row each in records-dialect.c.
 *
 * A dialect is chosen for a whole text, never for a token, since the same word means different
 * plies in two of them.
 */
#ifndef MERELS_STORE_RECORDS_DIALECT_H
#define MERELS_STORE_RECORDS_DIALECT_H

#include "core/rules.h"

#include <glib.h>

struct records_dialect {
	/* Whether the text speaks it; the first row that says so is taken. */
	bool (*spoken)(const char *text, gsize length);
	/* As notation_read_ply does it. A word of takings alone, "xg7", has no to: they belong to
	 * the ply before it. */
	enum verdict (*read)(const struct board *board, const char *word, struct ply *ply);
};

const struct records_dialect *records_dialect_of(const char *text, gsize length);

#endif
