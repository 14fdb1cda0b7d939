/* The cursor: a point that is walked along the lines of the board, and what is done there. */
#ifndef MERELS_UI_CURSOR_H
#define MERELS_UI_CURSOR_H

#include "ui/session.h"

/* Moves and says the point, its place, what stands there and what can be done. */
void cursor_go(struct session *session, point p);
void cursor_step(struct session *session, enum board_direction direction);
void cursor_here(struct session *session);

/* Picks the player's piece, or takes the piece if a taking is owed. */
void cursor_pick(struct session *session);

/* Puts down the piece picked, or one from the hand. */
void cursor_drop(struct session *session);

/* Picks or drops, whichever the state of the game and the point call for. */
void cursor_act(struct session *session);

/* Arrow keys, Enter, Space and letters act at once until Escape: terminals only. */
void cursor_walk(struct session *session);

#endif
