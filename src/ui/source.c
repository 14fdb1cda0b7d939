#include "ui/source.h"

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

GPtrArray *source_comments(const struct session *session)
{
	int64_t turns = agreeing(session, session->game);
	GPtrArray *comments = g_ptr_array_new();

	for (guint i = 0; i <= turns && i < session->source->comments->len; i++)
		g_ptr_array_add(comments, session->source->comments->pdata[i]);
	return comments;
}

/* Why a game ended is no longer true of a game that went on. */
static gboolean has_ended_so(const struct session *session)
{
	const struct game *game = session->game, *read = session->source->game;

	return agreeing(session, game) == game->length && game->length == read->length &&
	       game->result == read->result;
}

GPtrArray *source_tags(const struct session *session)
{
	GPtrArray *tags = g_ptr_array_new();

	if (!session->source)
		return tags;
	for (guint i = 0; i < session->source->tags->len; i++) {
		struct records_tag *tag = session->source->tags->pdata[i];
		if (g_ascii_strcasecmp(tag->name, "Termination") || has_ended_so(session))
			g_ptr_array_add(tags, tag);
	}
	return tags;
}

const char *source_player(const struct session *session, enum side side)
{
	const char *tag = side == SIDE_WHITE ? "White" : "Black";
	const char *name = session->source ? record_tag(session->source, tag) : NULL;
	enum player_level level;

	if (name && *name && g_strcmp0(name, "?") && !settings_player(name, &level))
		return NULL;
	return settings_player_word(session->players[side]);
}
