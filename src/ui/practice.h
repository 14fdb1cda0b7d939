/* The turning points of a game practised: its position is on the board, another turn is typed and
 * judged. */
#ifndef MERELS_UI_PRACTICE_H
#define MERELS_UI_PRACTICE_H

#include "ui/session.h"

/* Begins with the turning points of the player's side, or of both where none is; says so if there
 * are none. All turns of the game have been judged. */
void practice_begin(struct session *session);

gboolean practice_on(const struct session *session);

/* A line that means something else than it always does while a review is on the board. FALSE for
 * others. */
gboolean practice_line(struct session *session, const char *line);

/* A whole turn was just played on the board: judges it and takes it back. */
void practice_turn(struct session *session);

/* Whether a turn, told as an example, would be the better one. */
gboolean practice_gives_away(const struct session *session, const struct ply *ply);

/* Forgets it; the board is the caller's to put right. */
void practice_end(struct session *session);

#endif
