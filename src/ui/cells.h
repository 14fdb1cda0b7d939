/* The 40 cells of a braille display, on which only the line with the prompt stands: with
 * prompt = event the last line said stands there too, where both fit. */
#ifndef MERELS_UI_CELLS_H
#define MERELS_UI_CELLS_H

#include "ui/session.h"

/* Takes note of what was said. A computer's turn stays, and notices join it while they fit; else
 * it is the last line, whatever it was. */
void cells_remember(struct session *session, const struct fact *fact, const char *lines);

/* The prompt with the line before it, if so set and both fit. The caller frees. */
char *cells_prompt(const struct session *session, const char *prompt);

#endif
