/* The cursor: a point that is walked along the lines of the board, and what is done there. */
#ifndef MERELS_UI_CURSOR_H
#define MERELS_UI_CURSOR_H

#include "ui/session.h"

/* Moves and says the point, its place, what stands there and what can be done. */
void cursor_go(struct session *session, point p);
void cursor_step(struct session *session, enum board_direction direction);

/* The same where the cursor stands, and which piece is picked. */
void cursor_here(struct session *session);

/* Picks the player's piece, or takes the piece if a taking is owed. */
void cursor_pick(struct session *session);

/* The piece picked, POINT_NONE if there is none that could be moved now. */
point cursor_picked(const struct session *session);

/* Moves the piece picked here, or places one from the hand. */
void cursor_drop(struct session *session);

/* Leaves the piece picked, of which there is one, where it stands. */
void cursor_put_down(struct session *session);

/* Picks or drops, whichever the state of the game and the point call for. */
void cursor_act(struct session *session);

/* Arrow keys, Enter, Space and letters act at once until Escape: terminals only. */
void cursor_walk(struct session *session);

#endif
