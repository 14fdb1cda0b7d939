#include "ui/command.h"
#include "ui/learn.h"
#include "ui/quiz.h"
#include "ui/waiting.h"
#include "ui/play.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/source.h"
#include "ui/speak.h"
#include "voice/vocabulary.h"

#include <string.h>

void command_seats(const struct kept *kept, enum player_level players[2], struct fact_seats *seats)
{
	const char *words[2] = {kept->white, kept->black};

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		players[side] = PLAYER_LEVELS;
		settings_player(words[side] ? words[side] : "human", &players[side]);
		seats->level[side] =
			players[side] == PLAYER_LEVELS ? NULL : player_level_names[players[side]];
	}
}

/* Names are the program's own, a day with a number, until the player chooses one. */
static gboolean is_chosen(const char *name)
{
	return name && !g_regex_match_simple("^[0-9]+-[0-9]{2}-[0-9]{2}-[0-9]+$", name, 0, 0);
}

void command_say_unfinished(struct session *session, const struct kept *kept)
{
	enum player_level players[2];
	struct fact_seats seats;

	command_seats(kept, players, &seats);
	SAY(session, .kind = FACT_UNFINISHED, .text = is_chosen(kept->name) ? kept->name : NULL,
	    .game = kept->game, .seats = &seats);
}

/* The name of the game that is being played or stepped through, or that waits behind a lesson. */
static const char *name_played(const struct session *session)
{
	if (session->learn)
		return learn_waiting(session)->kept;
	if (reviewing_away(session))
		return reviewing_kept(session);
	if (session->quiz)
		return quiz_waiting(session)->kept;
	return session->replay ? replay_kept(session) : session->kept;
}

static gboolean is_being_played(const struct session *session, const char *name)
{
	return !g_strcmp0(name, name_played(session));
}

static void say_entry(struct session *session, const struct kept *kept)
{
	enum player_level players[2];
	struct fact_seats seats;

	command_seats(kept, players, &seats);
	SAY(session, .kind = FACT_GAMES_ENTRY, .text = kept->name, .seats = &seats,
	    .game = kept->game, .number = is_being_played(session, kept->name));
}

/* Of a game that cannot be read: that, and which file it is. */
static void say_bad(struct session *session, enum fact_kind kind, const char *name)
{
	g_autofree char *path = kept_path(name, NULL);

	SAY(session, .kind = kind, .text = name, .text2 = path);
}

static GPtrArray *names_in(const struct session *session, enum kept_state state)
{
	return session->keeps ? kept_names(state) : g_ptr_array_new();
}

/* Of more than fit into an answer the newest are named, unless all are asked for. */
#define MOST_NAMED 5

void command_games(struct session *session, const struct command *command, const char *rest)
{
	gboolean all = vocabulary_is_text(VOCABULARY_ARGUMENT, "all", rest);
	g_autoptr(GPtrArray) list = NULL, elsewhere = NULL, bad = NULL;
	guint named, games;

	if (!all && commands_too_much(session, command, rest))
		return;
	list = session->keeps ? kept_list() : g_ptr_array_new();
	elsewhere = names_in(session, KEPT_ELSEWHERE);
	bad = names_in(session, KEPT_UNREADABLE);
	games = list->len + elsewhere->len + bad->len;
	named = all || games <= MOST_NAMED ? games : MOST_NAMED - 1;
	for (guint i = 0; i < named; i++) {
		guint other = i - list->len;
		if (i < list->len)
			say_entry(session, list->pdata[i]);
		else if (other < elsewhere->len)
			SAY(session, .kind = FACT_GAME_ELSEWHERE, .text = elsewhere->pdata[other]);
		else
			say_bad(session, FACT_GAMES_BAD, bad->pdata[other - elsewhere->len]);
	}
	if (named < games)
		SAY(session, .kind = FACT_GAMES_MORE, .count = games - named);
	if (!games)
		SAY(session, .kind = FACT_NONE);
}

void command_go_on(struct session *session, struct kept *kept, gboolean named)
{
	enum player_level players[2];
	struct fact_seats seats;

	command_seats(kept, players, &seats);
	play_make_room(session);
	play_adopt(session, kept->game, players, kept->counts, kept->name);
	source_set(session, g_steal_pointer(&kept->record));
	SAY(session, .kind = FACT_RESUMED, .text = named ? kept->name : NULL);
	SAY(session, .kind = FACT_LAST);
	SAY(session, .kind = FACT_TURN);
	kept_free(kept);
	play_computers(session);
}

/* The kept games but the one that is being played, the newest first. */
static GPtrArray *other_games(const struct session *session)
{
	GPtrArray *list = session->keeps ? kept_list() : g_ptr_array_new();
	const char *played = session->learn || session->quiz ? name_played(session) : session->kept;

	for (guint i = 0; i < list->len; i++) {
		const struct kept *kept = list->pdata[i];
		if (!g_strcmp0(kept->name, played)) {
			g_ptr_array_remove_index(list, i);
			break;
		}
	}
	return list;
}

/* The newest that has turns, or else the newest. */
static guint last_left(const GPtrArray *list)
{
	for (guint i = 0; i < list->len; i++)
		if (((const struct kept *)list->pdata[i])->game->length)
			return i;
	return 0;
}

/* The game of that name, or the last one left that is not being played. */
static struct kept *find_game(const struct session *session, const char *name)
{
	g_autoptr(GPtrArray) list = NULL;

	if (*name)
		return session->keeps ? kept_find(name) : NULL;
	list = other_games(session);
	return list->len ? g_ptr_array_steal_index(list, last_left(list)) : NULL;
}

/* Why none of the kept games can be had: the first that another program plays, or that cannot be
 * read. */
static void refuse_all(struct session *session)
{
	g_autoptr(GPtrArray) elsewhere = names_in(session, KEPT_ELSEWHERE);
	g_autoptr(GPtrArray) bad = names_in(session, KEPT_UNREADABLE);

	if (elsewhere->len)
		SAY(session, .kind = FACT_GAME_ELSEWHERE, .text = elsewhere->pdata[0]);
	else if (bad->len)
		say_bad(session, FACT_GAME_BAD, bad->pdata[0]);
	else if (name_played(session))
		SAY(session, .kind = FACT_NO_OTHER_GAME);
	else
		SAY(session, .kind = FACT_NO_SUCH_GAME);
}

/* Why a kept game of that name cannot be had. */
static void refuse_game(struct session *session, const char *name)
{
	g_autofree char *shown = say_shown(name), *spelling = NULL;
	enum kept_state state = session->keeps ? kept_state(name) : KEPT_NOWHERE;

	if (state == KEPT_UNREADABLE) {
		spelling = kept_spelling(name);
		say_bad(session, FACT_GAME_BAD, spelling);
		return;
	}
	SAY(session, .kind = state == KEPT_ELSEWHERE ? FACT_GAME_ELSEWHERE : FACT_NO_SUCH_GAME,
	    .text = shown);
}

static char *as_heard(const char *name)
{
	g_autofree char *folded = g_utf8_casefold(name, -1);

	return g_strdelimit(g_steal_pointer(&folded), "-_", ' ');
}

/* The one name that sounds as what was typed, where hyphens and underscores are heard as spaces;
 * what was typed, if it is a name itself, or if there is none, or several. */
static char *name_sounding(const struct session *session, const char *typed)
{
	g_autofree char *heard = as_heard(typed), *meant = NULL;

	if (!session->keeps || kept_state(typed) != KEPT_NOWHERE)
		return g_strdup(typed);
	for (enum kept_state state = KEPT_HERE; state <= KEPT_UNREADABLE; state++) {
		g_autoptr(GPtrArray) names = kept_names(state);
		for (guint i = 0; i < names->len; i++) {
			g_autofree char *sound = as_heard(names->pdata[i]);
			if (strcmp(sound, heard))
				continue;
			if (meant)
				return g_strdup(typed);
			meant = g_strdup(names->pdata[i]);
		}
	}
	return meant ? g_steal_pointer(&meant) : g_strdup(typed);
}

/* The same, of what is there behind words that only lead to a name: "the game monday". */
static char *name_meant(const struct session *session, const char *typed)
{
	char *name = name_sounding(session, typed);
	const char *at = command_after_joints(typed, FALSE);

	if (at == typed || !session->keeps || kept_state(name) != KEPT_NOWHERE)
		return name;
	g_autofree char *behind = name_sounding(session, at);
	if (kept_state(behind) == KEPT_NOWHERE)
		return name;
	g_free(name);
	return g_steal_pointer(&behind);
}

struct kept *command_find_kept(const struct session *session, const char *name)
{
	g_autofree char *meant = name_meant(session, name);

	return session->keeps ? kept_find(meant) : NULL;
}

void command_resume(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *name = name_meant(session, rest);
	struct kept *kept = find_game(session, name);

	if (kept)
		command_go_on(session, kept, command || is_chosen(kept->name));
	else if (*rest)
		refuse_game(session, name);
	else
		refuse_all(session);
}

/* Whether games are kept, and a name follows; or says why not. */
static gboolean is_about_a_game(struct session *session, const struct command *command,
				const char *rest)
{
	if (!session->keeps)
		SAY(session, .kind = FACT_KEEPS_NOTHING);
	else if (!*rest)
		SAY(session, .kind = FACT_NEEDS_NAME, .text = command->name);
	return session->keeps && *rest;
}

static void keep_as(struct session *session, const char *name)
{
	g_autofree char *before = g_strdup(session->kept), *shown = say_shown(name);
	g_autoptr(GError) error = NULL;

	if (!source_keep_as(session, name, &error)) {
		SAY(session, .kind = error ? FACT_NO_HOME : FACT_NAME_IN_USE, .text = shown,
		    .text2 = error ? error->message : NULL);
		return;
	}
	if (!is_chosen(before) || !strcmp(before, session->kept))
		g_clear_pointer(&before, g_free);
	SAY(session, .kind = FACT_KEPT_AS, .text = session->kept, .text2 = before);
}

void command_keep(struct session *session, const struct command *command, const char *rest)
{
	const char *typed = command_after_joints(rest, TRUE);
	g_autofree char *name = name_sounding(session, typed), *shown = say_shown(typed);

	if (session->keeps && session->replay)
		SAY(session, .kind = FACT_REPLAYING);
	else if (session->keeps && session->game->result != GAME_UNFINISHED)
		SAY(session, .kind = FACT_REFUSED, .verdict = VERDICT_GAME_OVER,
		    .point = POINT_NONE, .text = "");
	else if (!is_about_a_game(session, command, rest))
		return;
	else if (!kept_is_name(typed))
		SAY(session, .kind = FACT_BAD_NAME, .text = shown);
	else
		keep_as(session, name);
}

void command_delete_now(struct session *session, const char *name)
{
	g_autofree char *spelling = kept_spelling(name);
	struct kept *kept = kept_find(name);
	g_autoptr(GError) error = NULL;

	if (!kept && kept_state(name) != KEPT_UNREADABLE)
		refuse_game(session, name);
	else if (!kept_remove(spelling, &error))
		SAY(session, .kind = FACT_CANNOT_WRITE, .text = spelling, .text2 = error->message);
	else if (kept)
		SAY(session, .kind = FACT_DELETED, .text = spelling, .game = kept->game);
	else
		SAY(session, .kind = FACT_DELETED_BAD, .text = spelling);
	kept_free(kept);
}

static void ask_delete(struct session *session, const char *name)
{
	g_autofree char *prompt = wording_prompt_delete(name);

	session->question = SESSION_ASKS_DELETE;
	g_free(session->suggested);
	session->suggested = g_strdup(name);
	speak_prompt(session, prompt);
}

void command_delete(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *name = name_meant(session, rest), *spelling = NULL;
	struct kept *kept;

	if (!is_about_a_game(session, command, rest))
		return;
	kept = kept_find(name);
	spelling = kept_spelling(name);
	if (!kept && kept_state(name) != KEPT_UNREADABLE)
		refuse_game(session, name);
	else if (is_being_played(session, spelling))
		SAY(session, .kind = FACT_GAME_PLAYED, .text = spelling);
	else if (session_asks(session))
		ask_delete(session, spelling);
	else
		command_delete_now(session, spelling);
	kept_free(kept);
}
