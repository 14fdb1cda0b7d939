/* The 40 cells of a braille display, on which only the line with the prompt stands: with
 * prompt = event the last line said stands there too, where both fit. */
#ifndef MERELS_UI_CELLS_H
#define MERELS_UI_CELLS_H

#include "ui/session.h"

/* Takes note of what was said, before session->said_before does. A computer's turn stays, with
 * what is said after it in the same breath; else it is the last line, whatever it was. */
void cells_remember(struct session *session, const struct fact *fact, const char *lines);

/* The same for an answer that is no fact. */
void cells_remember_line(struct session *session, const char *lines);

/* The prompt with the line before it, if so set and both fit, and as many of the notices after a
 * computer's turn as fit too. The caller frees. */
char *cells_prompt(const struct session *session, const char *prompt);

#endif
