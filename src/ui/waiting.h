/* The game that is played or stepped through, put aside while something else is on the board. */
#ifndef MERELS_UI_WAITING_H
#define MERELS_UI_WAITING_H

#include "ui/session.h"

struct waiting {
	struct game *game;
	struct replay *replay;
	char *kept; /* the name under which the game is kept, or NULL */
	gboolean counts;
	struct news news;
	enum player_level players[2];
};

/* Puts it aside: the session's game is then an empty one by the same rules, of two humans, which
 * counts for nothing and is not kept. */
void waiting_begin(struct session *session, struct waiting *waiting);

/* Puts it back as it was, in the place of what the session has by then. */
void waiting_end(struct session *session, struct waiting *waiting);

#endif
