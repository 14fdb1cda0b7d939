#include "ui/source.h"

#include "store/kept.h"

#include <string.h>

void source_set(struct session *session, struct record *record)
{
	record_free(session->source);
	session->source = record;
}

/* How many turns of game are those of the record; -1 if not even its start is. */
static int64_t agreeing(const struct session *session, const struct game *game)
{
	const struct game *read = session->source ? session->source->game : NULL;
	uint32_t n = 0;

	if (!read || !position_equal(&read->start, &game->start))
		return -1;
	while (n < MIN(read->length, game->length) &&
	       ply_equal(&read->turns[n].ply, &game->turns[n].ply))
		n++;
	return n;
}

const char *source_comment(const struct session *session, const struct game *game, uint32_t turns)
{
	const GPtrArray *comments = session->source ? session->source->comments : NULL;

	if (!comments || turns >= comments->len || agreeing(session, game) < (int64_t)turns)
		return NULL;
	return comments->pdata[turns];
}

static GPtrArray *comments_of(const struct session *session, const struct game *game)
{
	int64_t turns = agreeing(session, game);
	GPtrArray *comments = g_ptr_array_new();

	for (guint i = 0; i <= turns && i < session->source->comments->len; i++)
		g_ptr_array_add(comments, session->source->comments->pdata[i]);
	return comments;
}

/* Why a game ended is no longer true of a game that went on. */
static gboolean has_ended_so(const struct session *session, const struct game *game)
{
	const struct game *read = session->source->game;

	return agreeing(session, game) == game->length && game->length == read->length &&
	       game->result == read->result && game->reason == read->reason;
}

/* When a game of a record was played that does not tell, nobody knows. */
static GPtrArray *tags_of(const struct session *session, const struct game *game)
{
	static char date[] = "Date", unknown[] = "????.??.??";
	static struct records_tag no_date = {date, unknown};
	GPtrArray *tags = g_ptr_array_new();

	if (!session->source)
		return tags;
	for (guint i = 0; i < session->source->tags->len; i++) {
		struct records_tag *tag = session->source->tags->pdata[i];
		if (g_ascii_strcasecmp(tag->name, "Termination") || has_ended_so(session, game))
			g_ptr_array_add(tags, tag);
	}
	if (!record_tag(session->source, "Date"))
		g_ptr_array_add(tags, &no_date);
	return tags;
}

/* What the record calls a player, unless it is a word for a player of this program. */
static const char *name_of(const struct session *session, enum side side)
{
	const char *tag = side == SIDE_WHITE ? "White" : "Black";
	const char *name = session->source ? record_tag(session->source, tag) : NULL;
	enum player_level level;

	return name && *name && strcmp(name, "?") && !settings_player(name, &level) ? name : NULL;
}

/* tags and comments are the caller's to unref. */
static struct kept_game kept_of(const struct session *session, const struct game *game,
				gboolean counts, GPtrArray **tags, GPtrArray **comments)
{
	struct kept_game kept = {.game = game, .counts = counts};

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		kept.players[side] = settings_player_word(session->players[side]);
		kept.names[side] = name_of(session, side);
	}
	kept.tags = *tags = tags_of(session, game);
	kept.comments = *comments = comments_of(session, game);
	return kept;
}

gboolean source_keep(struct session *session, char **name, const struct game *game, gboolean counts,
		     GError **error)
{
	g_autoptr(GPtrArray) tags = NULL, comments = NULL;
	struct kept_game kept = kept_of(session, game, counts, &tags, &comments);

	return kept_write(name, &kept, error);
}

gboolean source_keep_as(struct session *session, const char *chosen, GError **error)
{
	g_autoptr(GPtrArray) tags = NULL, comments = NULL;
	struct kept_game kept = kept_of(session, session->game, session->counts, &tags, &comments);

	return kept_rename(&session->kept, chosen, &kept, error);
}

gboolean source_keep_ended(struct session *session, const char *mark)
{
	g_autoptr(GPtrArray) tags = NULL, comments = NULL;
	struct kept_game kept = kept_of(session, session->game, session->counts, &tags, &comments);

	kept.ending = mark;
	return kept_write(&session->kept, &kept, NULL);
}

gboolean source_archive(const struct session *session, const struct game *game, gint64 since,
			GError **error)
{
	g_autoptr(GPtrArray) tags = NULL, comments = NULL;
	struct kept_game kept = kept_of(session, game, session->counts, &tags, &comments);

	return kept_archive(&kept, since, error);
}

char *source_write(const struct session *session, const struct game *game)
{
	g_autoptr(GPtrArray) tags = NULL, comments = NULL;
	struct kept_game kept = kept_of(session, game, session->counts, &tags, &comments);

	return records_write(game, kept.names[0] ? kept.names[0] : kept.players[0],
			     kept.names[1] ? kept.names[1] : kept.players[1], tags, comments);
}
