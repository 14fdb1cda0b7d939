#include "ui/finish.h"

#include "store/kept.h"
#include "ui/command.h"
#include "ui/play.h"
#include "ui/source.h"

#include <string.h>

/* 0 the human won, 1 the computer, 2 nobody. */
static unsigned outcome(const struct game *game, enum side human)
{
	if (game->result == GAME_DRAWN)
		return 2;
	return game_winner(game) != human;
}

/* FALSE if that failed, which is told. */
static gboolean count(struct session *session, const struct game *game, const char *mark)
{
	enum side human;
	unsigned who, left;
	GError *error = NULL;

	if (!session->counts || !session->config || !session_human(session, &human))
		return TRUE;
	who = outcome(game, human);
	left = rules_pieces_left(&game->position, human);
	const struct config_tally tally = {1, who == 0, who == 1, who == 2, who == 0 ? left : 0};
	if (config_add(session->config, settings_player_word(session->players[side_other(human)]),
		       &tally, mark, &error))
		return TRUE;
	play_cannot_keep(session, error);
	return FALSE;
}

/* Likewise. since: see kept_archive. */
static gboolean archive(struct session *session, const struct game *game, gint64 since)
{
	GError *error = NULL;

	if (!settings_is(&session->settings, SETTING_ARCHIVE, "on") ||
	    source_archive(session, game, since, &error))
		return TRUE;
	play_cannot_keep(session, error);
	return FALSE;
}

/* The mark in its file is followed by the length of the archive before it is there, since another
 * game may have been the same. A game that is neither marked nor counted stays an unfinished one.
 */
void finish_store(struct session *session)
{
	g_autofree char *mark = g_strdup_printf("%08x", g_random_int());
	g_autofree char *ending =
		g_strdup_printf("%s %" G_GINT64_FORMAT, mark, kept_archive_size());
	gboolean marked, counted, archived;
	enum side human;

	if (session_human(session, &human))
		session->tally[outcome(session->game, human)]++;
	if (!session->keeps)
		return;
	marked = session->kept && source_keep_ended(session, ending);
	counted = count(session, session->game, marked ? mark : NULL);
	archived = (marked || counted || !session->kept) && archive(session, session->game, -1);
	if (session->kept && counted && (archived || !marked))
		kept_remove(session->kept, NULL);
	g_clear_pointer(&session->kept, g_free);
}

static void finish_one(struct session *session, struct kept *kept)
{
	gsize length = strcspn(kept->ending, " ");
	g_autofree char *mark = g_strndup(kept->ending, length);
	gint64 since = g_ascii_strtoll(kept->ending + length, NULL, 10);
	struct fact_seats seats;

	command_seats(kept, session->players, &seats);
	session->counts = kept->counts;
	source_set(session, g_steal_pointer(&kept->record));
	if (count(session, kept->game, mark) && archive(session, kept->game, MAX(since, 0)))
		kept_remove(kept->name, NULL);
	source_set(session, NULL);
	session->counts = FALSE;
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		session->players[side] = PLAYER_LEVELS;
}

void finish_left(struct session *session)
{
	g_autoptr(GPtrArray) games = kept_ended();

	for (guint i = 0; i < games->len; i++) {
		struct kept *kept = games->pdata[i];
		if (kept_claim(kept->name))
			finish_one(session, kept);
	}
}
