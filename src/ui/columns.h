/* Columns by their letters and names.
 *
 * A letter may be one of a Russian keyboard that looks like the column's, or stands for it. Names
 * are those of NATO's and the chess federation's alphabets, in English and in the player's
 * language, also as they are spelt for a voice.
 */
#ifndef MERELS_UI_COLUMNS_H
#define MERELS_UI_COLUMNS_H

#include <glib.h>

/* From 1 for a letter, though there may be no such column, or a name; 0 for another word. */
int columns_find(const char *start, gsize length);

/* Whether those bytes are one character. */
gboolean columns_is_letter(const char *start, gsize length);

#endif
