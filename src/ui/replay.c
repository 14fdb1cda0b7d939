#include "ui/replay.h"

#include "store/kept.h"
#include "ui/command.h"
#include "ui/learn.h"
#include "ui/play.h"
#include "ui/quiz.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/source.h"
#include "ui/transfer.h"
#include "ui/waiting.h"

#include <string.h>

/* The game that is stepped through; the session's own game is its part up to the turn shown. Where
 * it is the game that was being played, its place among the kept games is remembered, so that
 * playing on from its end goes on with it. */
struct replay {
	struct game game;
	gboolean own, counts;
	char *kept;
	struct game *before; /* the game that a record interrupts, where none is kept; or NULL */
	gboolean line;	     /* not of a game, but of what would have been better */
};

const char *replay_kept(const struct session *session)
{
	return session->replay->kept;
}

const struct game *replay_whole(const struct session *session)
{
	return session->replay ? &session->replay->game : session->game;
}

gboolean replay_is_own(const struct session *session)
{
	return !session->replay || session->replay->own;
}

uint32_t replay_length(const struct session *session)
{
	return session->replay->game.length;
}

/* Makes the session's game the first plies of the one stepped through; whole, with its end. */
static void show(struct session *session, uint32_t plies)
{
	const struct game *whole = &session->replay->game;

	if (plies == whole->length) {
		*session->game = *whole;
		return;
	}
	game_past(whole, plies, session->game);
}

/* What is left for a record: the game that was played, or what an earlier replay came from. */
static void remember(struct session *session, struct replay *replay)
{
	struct replay *earlier = session->replay;
	const struct game *game = earlier ? &earlier->game : session->game;
	char **kept = earlier ? &earlier->kept : &session->kept;

	replay->kept = g_steal_pointer(kept);
	replay->counts = earlier ? earlier->counts : session->counts;
	if (earlier && !earlier->own)
		replay->before = g_steal_pointer(&earlier->before);
	else if (!replay->own && !replay->kept && session->begun &&
		 game->result == GAME_UNFINISHED)
		replay->before = g_memdup2(game, sizeof *game);
	replay_leave(session);
}

static void make_room(struct session *session)
{
	learn_make_room(session);
	reviewing_make_room(session);
	quiz_make_room(session);
}

/* Begins with a game that comes from no record, or from the present one. */
static void begin(struct session *session, const struct game *game)
{
	struct replay *replay = g_new0(struct replay, 1);

	make_room(session);
	reviewing_forget(session, FALSE);
	play_say_kept(session);
	replay->game = *game;
	replay->game.known = replay->game.length;
	replay->own = game == session->game;
	remember(session, replay);
	if (!replay->own) {
		news_forget(&session->news);
		g_clear_pointer(&session->file_state, g_free);
	}
	session->counts = FALSE;
	session->replay = replay;
}

static void begin_record(struct session *session, struct record *record)
{
	begin(session, record->game);
	source_set(session, record);
}

void replay_line(struct session *session, const struct game *game, uint32_t turns)
{
	session->replay = g_new0(struct replay, 1);
	session->replay->game = *game;
	session->replay->line = TRUE;
	show(session, turns);
}

void replay_say_where(struct session *session)
{
	if (session->replay)
		SAY(session, .kind = FACT_REPLAY_AT, .first = session->game->length,
		    .count = replay_length(session));
	else if (!session->offered)
		SAY(session, .kind = FACT_TURN);
}

void replay_leave(struct session *session)
{
	if (!session->replay)
		return;
	g_free(session->replay->kept);
	g_free(session->replay->before);
	g_clear_pointer(&session->replay, g_free);
}

/* telling: the game is told as a whole. */
static void say_comment(struct session *session, const char *comment, gboolean telling)
{
	const char *when = session->settings.value[SETTING_COMMENTS];

	if (!comment || !strcmp(when, "never") || (telling && strcmp(when, "always")))
		return;
	SAY(session, .kind = FACT_COMMENT, .text = comment);
}

static const char *comment_of(const struct record *record, uint32_t turns)
{
	return turns < record->comments->len ? record->comments->pdata[turns] : NULL;
}

static void say_comment_here(struct session *session)
{
	uint32_t turns = session->game->length;

	say_comment(session, source_comment(session, &session->replay->game, turns), FALSE);
}

static void tell(struct session *session, const struct record *record, unsigned number,
		 unsigned games)
{
	const struct game *game = record->game;

	*session->game = *game;
	transfer_say_game(session, record, number, games);
	say_comment(session, comment_of(record, 0), TRUE);
	for (uint32_t i = 0; i < game->length; i++) {
		play_tell(session, i, TRUE);
		say_comment(session, comment_of(record, i + 1), TRUE);
	}
	if (!game->length && game->result != GAME_UNFINISHED)
		SAY(session, .kind = FACT_ENDED);
	if (game->result == GAME_UNFINISHED)
		SAY(session, .kind = FACT_TURN);
}

gboolean replay_tell(struct session *session, const char *name)
{
	g_autofree char *text = NULL;
	struct records_reader *reader;
	struct records_error error;
	gboolean good = TRUE;
	unsigned number = 0, games;
	gsize length;

	text = transfer_read(session, name, TRUE, &length);
	if (!text)
		return FALSE;
	games = transfer_count(session, text, length);
	reader = records_reader_new(text, length, &session->record_rules);
	for (;;) {
		struct record *record = records_next(reader, FALSE, &error);
		if (record) {
			tell(session, record, ++number, games);
			begin_record(session, record);
		} else if (error.fault == RECORDS_FAULT_NONE) {
			break;
		} else {
			number = error.game;
			say_flush(session);
			transfer_report(session, name, &error);
			good = FALSE;
		}
	}
	records_reader_free(reader);
	return good;
}

/* What a lesson, a quiz or a review has put aside; NULL if none of them is on. */
static const struct waiting *what_waits(const struct session *session)
{
	if (reviewing_away(session))
		return &session->reviewing->waiting;
	return session->quiz ? quiz_waiting(session) : learn_waiting(session);
}

/* The game that is played or waits, and that would be stepped through. */
static const struct game *game_at_hand(const struct session *session)
{
	const struct waiting *waiting = what_waits(session);

	return waiting ? waiting->game : session->game;
}

/* Whether a replay is on, or waits. */
static gboolean is_on(const struct session *session)
{
	const struct waiting *waiting = what_waits(session);

	return (waiting ? waiting->replay : session->replay) != NULL;
}

/* A turn whose taking is owed is no part of a game that could be stepped through or left: it must
 * be made whole, or taken back. */
static gboolean refuse_owed(struct session *session)
{
	const struct game *game = game_at_hand(session);

	if (!game->owed || game->result != GAME_UNFINISHED)
		return FALSE;
	SAY(session, .kind = FACT_REFUSED, .game = game, .verdict = VERDICT_TAKE_OWED,
	    .ply = game->begun, .point = POINT_NONE, .text = "");
	return TRUE;
}

void replay_open(struct session *session, const char *name)
{
	struct transfer_place place = {1, 1, NULL};
	struct record *record = NULL;

	if (refuse_owed(session))
		return;
	if (name) {
		record = transfer_open(session, name, FALSE, &place);
		g_free(place.state);
		if (!record)
			return;
		begin_record(session, record);
	} else if (!is_on(session) && !game_at_hand(session)->length) {
		SAY(session, .kind = FACT_NO_GAME_YET);
		return;
	} else {
		make_room(session);
		if (session->replay) {
			replay_go(session, 0);
			return;
		}
		begin(session, session->game);
	}
	show(session, 0);
	SAY(session, .kind = FACT_REPLAY_STARTS, .count = replay_length(session));
	if (place.games > 1)
		transfer_say_game(session, record, place.number, place.games);
	say_comment_here(session);
}

void replay_go(struct session *session, uint32_t turns)
{
	uint32_t length = replay_length(session);

	if (turns > length)
		turns = length;
	show(session, turns);
	SAY(session, .kind = turns ? FACT_REPLAY_AT : FACT_REPLAY_START, .first = turns,
	    .count = length);
	if (turns)
		SAY(session, .kind = FACT_LAST);
	if (turns == length && session->game->result != GAME_UNFINISHED)
		SAY(session, .kind = FACT_ENDED);
	say_comment_here(session);
}

void replay_step(struct session *session, enum replay_step step)
{
	uint32_t at = session->game->length, length = replay_length(session);

	switch (step) {
	case REPLAY_NEXT:
		if (at == length) {
			SAY(session, .kind = FACT_REPLAY_END, .count = length,
			    .number = session->replay->line);
			return;
		}
		show(session, at + 1);
		play_tell(session, at, TRUE);
		say_comment_here(session);
		return;
	case REPLAY_BACK:
		replay_go(session, at ? at - 1 : 0);
		return;
	case REPLAY_START:
		replay_go(session, 0);
		return;
	case REPLAY_END:
		replay_go(session, length);
	}
}

gboolean replay_stop_counting(struct session *session)
{
	struct replay *replay = session->replay;
	gboolean counted = replay->own && replay->counts && replay->game.result == GAME_UNFINISHED;

	replay->counts = FALSE;
	if (counted && replay->kept)
		source_keep(session, &replay->kept, &replay->game, FALSE, NULL);
	return counted;
}

void replay_play(struct session *session)
{
	enum player_level players[2] = {session->players[0], session->players[1]};
	struct replay *replay = session->replay;
	struct record *source;
	struct game *game = session->game;

	/* An end that was claimed, not forced, can be played on from: it is left out. */
	if (game_is_claimed(game)) {
		game->result = GAME_UNFINISHED;
		game->reason = REASON_NONE;
		replay->own = FALSE;
	}
	if (game->result != GAME_UNFINISHED) {
		SAY(session, .kind = FACT_REFUSED, .verdict = VERDICT_GAME_OVER,
		    .point = POINT_NONE, .text = "");
		return;
	}
	if (replay->own && game->length == replay->game.length) {
		session->kept = g_steal_pointer(&replay->kept);
		session->counts = replay->counts;
	} else {
		source = g_steal_pointer(&session->source);
		play_adopt(session, game, players, FALSE, NULL);
		source_set(session, source);
	}
	replay_leave(session);
	SAY(session, .kind = FACT_TURN);
	play_computers(session);
}

/* The game whose own turns were stepped through goes on. */
static void go_back(struct session *session)
{
	struct replay *replay = session->replay;

	show(session, replay->game.length);
	session->kept = g_steal_pointer(&replay->kept);
	session->counts = replay->counts;
	replay_leave(session);
	SAY(session, .kind = FACT_TURN);
	play_computers(session);
}

/* The game that was on before the record, or if there was none a new one. */
static void leave_record(struct session *session)
{
	struct kept *kept = session->replay->kept ? kept_find(session->replay->kept) : NULL;
	const struct rules rules = session->game->rules;
	const gboolean counts = session->replay->counts;
	g_autofree struct game *before = g_steal_pointer(&session->replay->before);

	replay_leave(session);
	source_set(session, NULL);
	if (session->offered) {
		game_init(session->game, &rules);
	} else if (kept) {
		command_go_on(session, kept, FALSE);
	} else if (before) {
		*session->game = *before;
		session->counts = counts;
		SAY(session, .kind = FACT_TURN);
		play_computers(session);
	} else {
		play_new(session, NULL);
		play_computers(session);
	}
}

gboolean replay_return(struct session *session)
{
	if (!session->replay)
		return FALSE;
	if (session->replay->own)
		go_back(session);
	else
		leave_record(session);
	return TRUE;
}
