/* Questions in a player's own words, in English or in his language: "where can d6 go". */
#ifndef MERELS_UI_ASKING_H
#define MERELS_UI_ASKING_H

#include "ui/session.h"

/* The line that answers what another one asks, the caller's to free; NULL if that is no such
 * question, one that is not understood, or a command. No answer of it changes anything. */
char *asking_line(const struct session *session, const char *line);

/* The line that may answer a question that is not understood, the caller's to free; NULL if the
 * line is none. */
char *asking_nearest(const struct session *session, const char *line);

/* The pieces that the line names may be asked about as "this piece": the last of them is. */
void asking_note(struct session *session, const char *line);

#endif
