/* Questions in a player's own words, in English or in his language: "where can d6 go". */
#ifndef MERELS_UI_ASKING_H
#define MERELS_UI_ASKING_H

#include "core/board.h"

#include <glib.h>

/* The line that answers what another one asks, the caller's to free; NULL if that is no such
 * question, or a command. No answer of it changes anything. */
char *asking_line(const struct board *board, const char *line);

#endif
