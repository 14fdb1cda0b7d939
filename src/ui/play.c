#include "ui/play.h"

#include "store/files.h"
#include "store/paths.h"
#include "ui/finish.h"
#include "ui/learn.h"
#include "ui/practice.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/probing.h"
#include "ui/quiz.h"
#include "ui/say.h"
#include "ui/source.h"
#include "ui/thinking.h"

#include <string.h>

static void choose_seed(struct session *session)
{
	guint64 seed;

	/* A seed that was asked for still gives each game of a session its own. */
	if (settings_seed(&session->settings, &seed))
		session->seed = seed + session->begun * G_GUINT64_CONSTANT(0x9e3779b97f4a7c15);
	else
		session->seed = (guint64)g_random_int() << 32 | g_random_int();
}

static const char *player_word(const struct session *session, enum side side)
{
	return settings_player_word(session->players[side]);
}

gboolean session_human(const struct session *session, enum side *side)
{
	gboolean white = session->players[SIDE_WHITE] == PLAYER_LEVELS;
	gboolean black = session->players[SIDE_BLACK] == PLAYER_LEVELS;

	*side = white ? SIDE_WHITE : SIDE_BLACK;
	return white != black;
}

enum side session_own_side(const struct session *session)
{
	enum side side;

	return session_human(session, &side) ? side : (enum side)session->game->position.to_move;
}

static void begin(struct session *session)
{
	enum side human;

	choose_seed(session);
	session->begun++;
	session->held = FALSE;
	session->unkept = FALSE;
	session->picked = POINT_NONE;
	session->hint.ply.to = POINT_NONE;
	news_forget(&session->news);
	session->counts = session_human(session, &human) && !session->game->set_up;
	if (session_human(session, &human))
		session->next_human = side_other(human);
	g_clear_pointer(&session->kept, g_free);
	g_clear_pointer(&session->offered, g_free);
	g_clear_pointer(&session->file_state, g_free);
	source_set(session, NULL);
}

/* Whether the game is over, or the one human has made a turn in it. */
static gboolean has_played(const struct game *game, enum side human)
{
	return game->result != GAME_UNFINISHED || game->length > 1 ||
	       (game->length && game->turns[0].before.to_move == human);
}

/* Who sets up a position has a side of it in mind, most often the present one; and who has made no
 * turn yet with his side has it still. */
static void keep_side(struct session *session, const struct position *position)
{
	enum side human;

	if (session->begun && session_human(session, &human) &&
	    (position || !has_played(session->game, human)))
		session->next_human = human;
}

gboolean play_new(struct session *session, const struct position *position)
{
	struct rules rules = settings_rules(&session->settings);
	struct position start = rules_start(&rules);
	enum verdict verdict;

	keep_side(session, position);
	verdict = game_set_up(session->game, &rules, position ? position : &start);
	if (verdict) {
		SAY(session, .kind = FACT_REFUSED, .verdict = verdict, .point = POINT_NONE,
		    .text = "");
		return FALSE;
	}
	settings_players(&session->settings, session->next_human, session->players);
	begin(session);
	SAY(session, .kind = FACT_NEW_GAME);
	return TRUE;
}

/* A side that was fixed, or players by colour, are swapped for the games that follow too. */
static void swap_settings(struct settings *settings)
{
	const char *side = settings->value[SETTING_SIDE];
	char *white = settings->value[SETTING_WHITE], *black = settings->value[SETTING_BLACK];

	if (*white || *black) {
		settings->value[SETTING_WHITE] = black;
		settings->value[SETTING_BLACK] = white;
	} else if (strcmp(side, "alternate")) {
		settings_set(settings, SETTING_SIDE, strcmp(side, "white") ? "white" : "black");
	}
}

void play_again(struct session *session)
{
	struct rules rules = settings_rules(&session->settings);
	enum player_level white = session->players[SIDE_WHITE];

	swap_settings(&session->settings);
	session->players[SIDE_WHITE] = session->players[SIDE_BLACK];
	session->players[SIDE_BLACK] = white;
	game_init(session->game, &rules);
	begin(session);
	SAY(session, .kind = FACT_NEW_GAME);
}

void play_adopt(struct session *session, const struct game *game,
		const enum player_level players[2], gboolean counts, const char *kept)
{
	if (game != session->game)
		*session->game = *game;
	session->players[SIDE_WHITE] = players[SIDE_WHITE];
	session->players[SIDE_BLACK] = players[SIDE_BLACK];
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		if (players[side] != PLAYER_LEVELS)
			settings_set(&session->settings, SETTING_LEVEL, player_word(session, side));
	begin(session);
	session->counts = session->counts && counts;
	session->kept = g_strdup(kept);
	if (kept)
		kept_claim(kept);
}

void play_cannot_keep(struct session *session, GError *error)
{
	g_autofree char *place = paths_state("games");

	if (!session->keeping_failed)
		SAY(session, .kind = FACT_NO_HOME, .text2 = place ? error->message : NULL);
	session->keeping_failed = TRUE;
	g_error_free(error);
}

/* A game in which no human has played is not worth keeping, unless no human plays it. */
static gboolean is_worth_keeping(const struct session *session)
{
	const struct game *game = session->game;
	enum side human;

	if (session->kept || !game->length)
		return session->kept != NULL;
	return !session_human(session, &human) || has_played(game, human);
}

void play_keep(struct session *session)
{
	g_autofree char *before = g_strdup(session->kept);
	GError *error = NULL;

	if (!session->keeps || session->game->result != GAME_UNFINISHED ||
	    !is_worth_keeping(session))
		return;
	session->unkept = !source_keep(session, &session->kept, session->game, session->counts,
				       &error);
	if (session->unkept)
		play_cannot_keep(session, error);
	else if (before && strcmp(before, session->kept))
		SAY(session, .kind = FACT_NEW_NAME, .text = session->kept);
}

gboolean play_stop_counting(struct session *session)
{
	gboolean counted = session->counts;

	if (session->replay)
		return replay_stop_counting(session);
	session->counts = FALSE;
	play_keep(session);
	return counted;
}

void play_helped(struct session *session)
{
	/* A game that did not count stays as it is kept. */
	if ((session->replay || session->counts) && play_stop_counting(session))
		SAY(session, .kind = FACT_NO_LONGER_COUNTS);
}

gboolean play_say_kept(struct session *session)
{
	gboolean kept = session->kept && session->game->result == GAME_UNFINISHED;

	/* What is kept ends before a turn whose taking is owed. */
	if (kept && !game_cancel(session->game))
		SAY(session, .kind = FACT_CANCELLED);
	if (kept && session->unkept) {
		session->keeping_failed = FALSE;
		play_keep(session);
	}
	if (kept && !session->unkept)
		SAY(session, .kind = FACT_KEPT);
	return kept;
}

void play_make_room(struct session *session)
{
	learn_make_room(session);
	reviewing_make_room(session);
	reviewing_forget(session, FALSE);
	quiz_make_room(session);
	play_say_kept(session);
	replay_leave(session);
}

/* The player's first games end with a hint about what can be done next. */
static gboolean is_beginner(const struct session *session)
{
	unsigned games = 0;

	for (unsigned i = 0; session->config && i < PLAYER_LEVELS; i++) {
		struct config_tally tally;
		config_tally(session->config, player_level_names[i], &tally);
		games += tally.games;
	}
	return games <= 3 && session->tally[0] + session->tally[1] + session->tally[2] <= 3;
}

static void say_after_end(struct session *session)
{
	enum side human;

	if (!session_human(session, &human))
		return;
	SAY(session, .kind = FACT_TALLY,
	    .numbers = {session->tally[0], session->tally[1], session->tally[2]});
	if (is_beginner(session))
		SAY(session, .kind = FACT_WHAT_NEXT);
}

void play_ended(struct session *session)
{
	finish_store(session);
	SAY(session, .kind = FACT_ENDED);
	say_after_end(session);
}

/* Before the event, so that the event stands next to the prompt. */
static void show_diagram(struct session *session)
{
	if (settings_is(&session->settings, SETTING_DIAGRAM, "always"))
		SAY(session, .kind = FACT_DIAGRAM, .number = 1);
}

static void tell(struct session *session, uint32_t ply, gboolean with_ply)
{
	struct game_happening happenings[GAME_MAX_EVENTS];
	size_t n = game_happenings(session->game, ply, happenings);

	for (size_t i = 0; i < n; i++)
		if (with_ply || happenings[i].event != GAME_EVENT_PLY)
			SAY(session, .kind = FACT_HAPPENING, .happening = happenings[i],
			    .first = ply);
}

void play_tell(struct session *session, uint32_t ply, gboolean with_ply)
{
	show_diagram(session);
	tell(session, ply, with_ply);
}

/* Keeps what a whole ply led to, before anything of it is announced. */
static void store_ply(struct session *session)
{
	if (session->game->result == GAME_UNFINISHED)
		play_keep(session);
	else
		finish_store(session);
}

static void after_ply(struct session *session)
{
	if (session->game->result != GAME_UNFINISHED)
		say_after_end(session);
	else
		play_computers(session);
}

/* The player's own plain turn is said back, unless it is set otherwise. */
static gboolean says_own(const struct session *session)
{
	const struct game_turn *turn = &session->game->turns[session->game->length - 1];
	uint8_t lines[2];

	return settings_is(&session->settings, SETTING_OWN, "on") ||
	       rules_mills(&session->game->rules, &turn->before, &turn->ply, lines) > 0;
}

/* A ply whose taking is still owed, and what its line took already. */
static void tell_begun(struct session *session)
{
	const struct game *game = session->game;

	show_diagram(session);
	SAY(session, .kind = FACT_BEGUN);
	for (unsigned i = 0; i < rules_takes(&game->begun); i++)
		SAY(session, .kind = FACT_TOOK, .side = (enum side)game->position.to_move,
		    .point = game->begun.takes[i]);
	SAY(session, .kind = FACT_TAKE);
}

void play_entered(struct session *session)
{
	session->picked = POINT_NONE;
	if (session->game->owed) {
		tell_begun(session);
		return;
	}
	if (practice_on(session)) {
		practice_turn(session);
		return;
	}
	store_ply(session);
	play_tell(session, session->game->length - 1, says_own(session));
	after_ply(session);
}

void play_taken(struct session *session, point p, gboolean last)
{
	const struct game *game = session->game;
	gboolean whole = !game->owed;
	enum side side;

	if (whole && practice_on(session)) {
		practice_turn(session);
		return;
	}
	side = whole ? side_other(game->position.to_move) : game->position.to_move;

	if (whole)
		store_ply(session);
	show_diagram(session);
	SAY(session, .kind = FACT_TOOK, .side = side, .point = p);
	if (whole) {
		tell(session, game->length - 1, FALSE);
		after_ply(session);
	} else if (last) {
		SAY(session, .kind = FACT_TAKE);
	}
}

gboolean play_computer(const struct session *session, enum side side, struct player *player)
{
	if (session->players[side] == PLAYER_LEVELS)
		return FALSE;
	*player = (struct player){
		.level = session->players[side],
		.limits = settings_limits(&session->settings),
		.seed = session->seed,
	};
	return TRUE;
}

static gboolean play_computer_turn(struct session *session, struct player *player)
{
	struct thinking thinking;
	struct ply ply;
	enum verdict verdict;

	thinking_begin(&thinking, session, player);
	probing_begin(session, player);
	ply = player_choose(player, session->game);
	verdict = game_play(session->game, &ply, NULL);
	if (verdict) {
		SAY(session, .kind = FACT_REFUSED, .verdict = verdict, .ply = ply,
		    .point = POINT_NONE, .text = "");
		session->held = TRUE;
		return FALSE;
	}
	store_ply(session);
	say_begin(session);
	play_tell(session, session->game->length - 1, TRUE);
	say_flush(session);
	return thinking.interrupted;
}

void play_computers(struct session *session)
{
	struct game *game = session->game;
	struct player player;
	enum side human;

	while (game->result == GAME_UNFINISHED && !session->held && !ferror(stdout) &&
	       play_computer(session, game->position.to_move, &player)) {
		gboolean interrupted = play_computer_turn(session, &player);
		if (game->result != GAME_UNFINISHED) {
			say_after_end(session);
		} else if (input_interactive(session->input) &&
			   (input_interrupted() || interrupted) &&
			   !session_human(session, &human)) {
			session->held = TRUE;
			SAY(session, .kind = FACT_STOPPED);
		}
	}
}
