/* The record that a game goes on from: what it says besides the turns, as far as it still holds. */
#ifndef MERELS_UI_SOURCE_H
#define MERELS_UI_SOURCE_H

#include "store/records.h"
#include "ui/session.h"

/* Takes the record over, in the place of another; NULL for a game that comes from none. */
void source_set(struct session *session, struct record *record);

/* The comment after that many turns of game, or NULL. */
const char *source_comment(const struct session *session, const struct game *game, uint32_t turns);

/* For records_write: tags and comments of the session's game; the caller unrefs. */
GPtrArray *source_tags(const struct session *session);
GPtrArray *source_comments(const struct session *session);

/* The name to write for a player, or NULL where that of the tags stays. */
const char *source_player(const struct session *session, enum side side);

#endif
