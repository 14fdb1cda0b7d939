/* The record that a game goes on from: what it says besides the turns, as far as it still holds. */
#ifndef MERELS_UI_SOURCE_H
#define MERELS_UI_SOURCE_H

#include "store/records.h"
#include "ui/session.h"

/* Takes the record over, in the place of another; NULL for a game that comes from none. */
void source_set(struct session *session, struct record *record);

/* The comment after that many turns of game, or NULL. */
const char *source_comment(const struct session *session, const struct game *game, uint32_t turns);

/* A game as text, for save. */
char *source_write(const struct session *session, const struct game *game);

/* As kept_write, kept_rename and kept_archive do it. */
gboolean source_keep(struct session *session, char **name, const struct game *game, gboolean counts,
		     GError **error);
gboolean source_keep_as(struct session *session, const char *chosen, GError **error);
gboolean source_archive(const struct session *session, const struct game *game, gint64 since,
			GError **error);

/* Writes the game that has ended among the kept ones, with that mark. */
gboolean source_keep_ended(struct session *session, const char *mark);

#endif
