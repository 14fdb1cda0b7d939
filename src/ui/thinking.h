/* What a search asks of the session while it runs. */
#ifndef MERELS_UI_THINKING_H
#define MERELS_UI_THINKING_H

#include "ui/session.h"

struct thinking {
	struct session *session;
	gint64 started_us, next_us;
	gboolean interrupted; /* by Ctrl-C, at a terminal */
	struct fact fact;     /* what is said; its number becomes the seconds so far */
};

/* Lets the player's search, or another that is given its stop, say after three seconds, then every
 * ten, that it thinks, and end at Ctrl-C. thinking must live until the search has ended. */
void thinking_begin(struct thinking *thinking, struct session *session, struct player *player);

#endif
