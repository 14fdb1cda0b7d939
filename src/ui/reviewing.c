#include "ui/reviewing.h"

#include "core/options.h"
#include "ui/play.h"
#include "ui/practice.h"
#include "ui/probing.h"
#include "ui/replay.h"
#include "ui/say.h"
#include "ui/thinking.h"

#include <string.h>

/* Of more than so many turning points only the weightiest are said: each takes a line, and how many
 * there are takes one. */
#define MOST_LINES 5

void reviewing_free(struct session *session)
{
	struct reviewing *reviewing = g_steal_pointer(&session->reviewing);

	if (!reviewing)
		return;
	review_free(reviewing->review);
	g_free(reviewing);
}

/* The player's own, or both where that is not known. */
static void find_sides(const struct session *session, struct reviewing *reviewing)
{
	enum side human;
	const gboolean own =
		!reviewing->foreign && replay_is_own(session) && session_human(session, &human);

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		reviewing->sides[side] = !own || side == human;
}

void reviewing_set(struct session *session, const struct game *game, gboolean foreign)
{
	struct reviewing *reviewing = g_new0(struct reviewing, 1);

	reviewing_leave(session);
	reviewing_free(session);
	reviewing->game = *game;
	game_cancel(&reviewing->game);
	reviewing->foreign = foreign;
	find_sides(session, reviewing);
	reviewing->review = review_new(&reviewing->game);
	session->reviewing = reviewing;
}

gboolean reviewing_away(const struct session *session)
{
	return session->reviewing && session->reviewing->away;
}

static gboolean has_same_rules(const struct game *a, const struct game *b)
{
	char text[2][OPTIONS_TEXT_SIZE];

	options_write(&a->rules, text[0]);
	options_write(&b->rules, text[1]);
	return !strcmp(text[0], text[1]);
}

static gboolean is_same(const struct game *a, const struct game *b)
{
	if (a->length != b->length || !position_equal(&a->start, &b->start) ||
	    !has_same_rules(a, b) || a->result != b->result)
		return FALSE;
	for (uint32_t i = 0; i < a->length; i++)
		if (!ply_equal(&a->turns[i].ply, &b->turns[i].ply))
			return FALSE;
	return TRUE;
}

gboolean reviewing_is_of(const struct session *session)
{
	const struct game *game = replay_whole(session), *reviewed = &session->reviewing->game;

	if (game->result != GAME_UNFINISHED || !reviewed->length ||
	    reviewed->length > game->length || !position_equal(&game->start, &reviewed->start))
		return FALSE;
	for (uint32_t i = 0; i < reviewed->length; i++)
		if (!ply_equal(&game->turns[i].ply, &reviewed->turns[i].ply))
			return FALSE;
	return TRUE;
}

gboolean reviewing_renew(struct session *session)
{
	const struct reviewing *reviewing = session->reviewing;
	const struct game *game = replay_whole(session);

	if (reviewing && (reviewing->away || reviewing->foreign))
		return TRUE;
	if (!game->length) {
		SAY(session, .kind = FACT_NO_GAME_YET);
		return FALSE;
	}
	if (!reviewing || !is_same(&reviewing->game, game))
		reviewing_set(session, game, FALSE);
	return TRUE;
}

gboolean reviewing_work(struct session *session)
{
	struct reviewing *reviewing = session->reviewing;
	const uint32_t turns = reviewing->game.length;
	struct thinking thinking;
	struct player searcher;
	struct review_help help;

	thinking_begin(&thinking, session, &searcher);
	thinking.fact.kind = FACT_REVIEWING;
	/* A script has the same answers on every machine. */
	if (!session_asks(session))
		thinking.next_us = G_MAXINT64;
	help = (struct review_help){probing_open(session, &reviewing->game.rules), searcher.stop,
				    searcher.stop_data};
	do
		thinking.fact.count =
			100 * (turns - review_left(reviewing->review)) / MAX(turns, 1);
	while (review_step(reviewing->review, &help));
	return !review_left(reviewing->review);
}

struct fact_worth reviewing_worth(struct probe_value value)
{
	static const enum fact_result results[] = {
		[PROBE_UNKNOWN] = FACT_RESULT_UNKNOWN,
		[PROBE_LOSS] = FACT_RESULT_LOSS,
		[PROBE_DRAW] = FACT_RESULT_DRAW,
		[PROBE_WIN] = FACT_RESULT_WIN,
	};
	const gboolean decided = value.result == PROBE_LOSS || value.result == PROBE_WIN;

	return (struct fact_worth){results[value.result], decided ? (value.plies + 1) / 2 : 0};
}

struct fact_turning reviewing_fact(const struct review_point *turning)
{
	return (struct fact_turning){
		.turn = turning->turn,
		.better = turning->line[0],
		.before = reviewing_worth(turning->before),
		.by = reviewing_worth(turning->after),
		.depth = turning->proved ? 0 : turning->depth,
	};
}

/* The least drop among the so many greatest. */
static unsigned least_of(const struct review_point *points, unsigned n, unsigned most)
{
	unsigned least = 0;

	for (unsigned i = 0; i < n; i++) {
		unsigned greater = 0;

		for (unsigned k = 0; k < n; k++)
			greater += points[k].drop > points[i].drop ||
				   (points[k].drop == points[i].drop && k < i);
		if (greater == most - 1)
			least = i;
	}
	return least;
}

static gboolean outweighs(const struct review_point *points, unsigned i, unsigned least)
{
	return points[i].drop > points[least].drop ||
	       (points[i].drop == points[least].drop && i <= least);
}

void reviewing_say(struct session *session, gboolean all)
{
	const struct reviewing *reviewing = session->reviewing;
	const uint32_t left = review_left(reviewing->review);
	const struct review_point *points;
	const unsigned n = review_points(reviewing->review, &points);
	const unsigned most = MOST_LINES - (left > 0);
	const gboolean every = all || n <= most;
	const unsigned least = every ? 0 : least_of(points, n, most - 1);
	g_autofree struct fact_turning *turnings = g_new(struct fact_turning, n + 1);
	unsigned said = 0;

	for (unsigned i = 0; i < n; i++)
		if (every || outweighs(points, i, least))
			turnings[said++] = reviewing_fact(&points[i]);
	SAY(session, .kind = FACT_REVIEW, .game = &reviewing->game, .turnings = turnings,
	    .count = said, .number = n, .first = left, .numbers = {!session->aside, all});
}

/* The point nearest to a turn, from 0. */
static const struct review_point *nearest(const struct review_point *points, unsigned n,
					  uint32_t turn)
{
	const struct review_point *found = points;

	for (unsigned i = 1; i < n; i++)
		if (ABS((int64_t)points[i].turn - turn) < ABS((int64_t)found->turn - turn))
			found = &points[i];
	return found;
}

const struct review_point *reviewing_point(struct session *session, uint32_t turn)
{
	const struct reviewing *reviewing = session->reviewing;
	const struct review_point *points, *found;
	const unsigned n = review_points(reviewing->review, &points);

	if (!n) {
		reviewing_say(session, FALSE);
		return NULL;
	}
	found = nearest(points, n, turn - 1);
	if (found->turn + 1 == turn)
		return found;
	SAY(session, .kind = FACT_NO_TURNING, .number = turn, .first = found->turn + 1);
	return NULL;
}

unsigned reviewing_told(const struct session *session)
{
	const struct reviewing *reviewing = session->reviewing;
	const struct review_point *points;

	if (!reviewing || (!reviewing->foreign && !is_same(&reviewing->game, session->game)) ||
	    !review_points(reviewing->review, &points))
		return 0;
	return (unsigned)points->turn + 1;
}

void reviewing_put_aside(struct session *session)
{
	struct reviewing *reviewing = session->reviewing;

	if (reviewing->away)
		replay_leave(session);
	else
		waiting_begin(session, &reviewing->waiting);
	reviewing->away = TRUE;
}

void reviewing_show(struct session *session, const struct review_point *turning)
{
	const struct reviewing *reviewing = session->reviewing;
	const struct fact_turning fact = reviewing_fact(turning);
	g_autofree struct game *line = g_new(struct game, 1);

	practice_end(session);
	game_past(&reviewing->game, turning->turn, line);
	for (unsigned i = 0; i < turning->n; i++)
		game_play(line, &turning->line[i], NULL);
	reviewing_put_aside(session);
	replay_line(session, line, turning->turn);
	SAY(session, .kind = FACT_TURNING, .game = &reviewing->game, .turnings = &fact,
	    .count = turning->n, .number = session_asks(session));
}

void reviewing_leave(struct session *session)
{
	struct reviewing *reviewing = session->reviewing;

	if (!reviewing_away(session))
		return;
	practice_end(session);
	waiting_end(session, &reviewing->waiting);
	reviewing->away = FALSE;
}

void reviewing_make_room(struct session *session)
{
	if (!reviewing_away(session))
		return;
	reviewing_leave(session);
	SAY(session, .kind = FACT_REVIEW_LEFT);
}

gboolean reviewing_forget(struct session *session, gboolean say)
{
	if (!session->reviewing || !session->reviewing->foreign || session->reviewing->away)
		return FALSE;
	reviewing_free(session);
	if (say)
		SAY(session, .kind = FACT_REVIEW_LEFT);
	return TRUE;
}

gboolean reviewing_return(struct session *session)
{
	if (!reviewing_away(session))
		return FALSE;
	reviewing_make_room(session);
	replay_say_where(session);
	return TRUE;
}

gboolean reviewing_play(struct session *session)
{
	g_autofree struct game *game = NULL;
	enum player_level players[2];

	if (!reviewing_away(session))
		return FALSE;
	game = g_memdup2(session->game, sizeof *game);
	reviewing_leave(session);
	play_make_room(session);
	players[SIDE_WHITE] = session->players[SIDE_WHITE];
	players[SIDE_BLACK] = session->players[SIDE_BLACK];
	play_adopt(session, game, players, FALSE, NULL);
	SAY(session, .kind = FACT_TURN);
	play_computers(session);
	return TRUE;
}

const char *reviewing_kept(const struct session *session)
{
	const struct waiting *waiting = &session->reviewing->waiting;

	return waiting->kept;
}
