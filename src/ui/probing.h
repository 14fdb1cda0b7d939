/* The tables of endings, for the player that asks them. */
#ifndef MERELS_UI_PROBING_H
#define MERELS_UI_PROBING_H

#include "engine/player.h"
#include "ui/session.h"

/* What is opened for a game's rules, kept until another game has others. */
struct probing;

/* Gives a player that plays by tables those for the rules of the game. They are opened when they
 * are first asked; what is wrong with them is said then, and the smallest made where there are
 * none. */
void probing_begin(struct session *session, struct player *player);
void probing_free(struct probing *probing);

#endif
