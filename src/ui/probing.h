/* The tables of endings, for the player that asks them. */
#ifndef MERELS_UI_PROBING_H
#define MERELS_UI_PROBING_H

#include "engine/player.h"
#include "ui/session.h"
#include "voice/fact.h"

/* What is opened for a game's rules. */
struct probing;

/* What tables know by these rules, for a command or a player that is to play by them; NULL if there
 * is no memory. Files are opened when they are first asked; what is wrong with them is said then,
 * and the smallest made where there are none, once for the rules and said so. Stands until
 * probing_close. */
const struct probe *probing_open(struct session *session, const struct rules *rules);

/* What was found wrong with the file of a class by these rules, an enum tables_file_fault;
 * TABLES_FILE_GOOD also of what was not asked. */
unsigned probing_fault(const struct session *session, const struct rules *rules, unsigned own,
		       unsigned other);

/* Gives it to a player, for the rules of the game, if that is one that plays by tables. */
void probing_begin(struct session *session, struct player *player);

/* What tables prove of a turn, to be said. */
struct fact_worth probing_worth(const struct exact_value *value);

/* For all rules: the end of the session, or files that are new. */
void probing_close(struct session *session);

#endif
