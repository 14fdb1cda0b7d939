/* What is kept of a game that has ended: once in the statistics, once in the archive, and no longer
 * among the unfinished ones. Its file among these bears a mark from before the first of these steps
 * until after the last, so that a program that is killed in between, or cannot write, leaves to the
 * next what is missing. */
#ifndef MERELS_UI_FINISH_H
#define MERELS_UI_FINISH_H

#include "ui/session.h"

/* Counts, archives and removes the game that has just ended; what cannot be kept is said. */
void finish_store(struct session *session);

/* Does so, without a word, for games that a program before this one had to leave. No game may be
 * on. */
void finish_left(struct session *session);

#endif
