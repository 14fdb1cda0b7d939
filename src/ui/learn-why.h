/* What a line of a lesson was refused for, so that why can say it again. */
#ifndef MERELS_UI_LEARN_WHY_H
#define MERELS_UI_LEARN_WHY_H

#include "ui/session.h"

/* A copy of all that was said, with the game it was said of. */
struct learn_why {
	struct fact fact;
	struct game *game;
	struct drill drill;
	struct drill_answer given;
	struct drill_fault fault;
	char *text;
};

/* NULL if the fact is not about an answer, or a line that may have been meant as one. */
struct learn_why *learn_why_new(const struct session *session, const struct fact *fact);

/* NULL is nothing to free. */
void learn_why_free(struct learn_why *why);

void learn_why_say(struct session *session, const struct learn_why *why);

#endif
