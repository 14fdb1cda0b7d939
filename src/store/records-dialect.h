/* The notations in which people write down plies.
 *
 * A dialect is chosen for a whole text, never for a token, since the same word means different
 * plies in two of them: 23 is d1 to one and no point to the others.
 */
#ifndef MERELS_STORE_RECORDS_DIALECT_H
#define MERELS_STORE_RECORDS_DIALECT_H

#include "core/rules.h"

#include <glib.h>

enum records_dialect {
	RECORDS_FEDERATION, /* capitals, typographic signs and takings of their own included */
	RECORDS_NUMBERS,    /* points as 1 to 24 in the order of the board: 10-1x23 */
	RECORDS_WORDS,	    /* "Place to a1", "a1 -> a4, take d2" */
	RECORDS_POINTS,	    /* one point a line, after two lines with the players' names */
};

/* Only what may be plies decides, not tags (but Site "PlayOK", where the plies could be either),
 * comments or variations. A text without plies is federation. */
enum records_dialect records_dialect_of(const char *text, gsize length);

/* As notation_read_ply does it, with a word as records_lex_next gives it. */
enum verdict records_dialect_read(enum records_dialect dialect, const struct board *board,
				  const char *word, struct ply *ply);

#endif
