#include "ui/practice.h"

#include "ui/commands.h"
#include "ui/learn-answer.h"
#include "ui/probing.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/thinking.h"

#include <string.h>

/* Turns that lose something again until the better one is said. */
#define MOST_TRIES 2

struct practice {
	const struct review_point **points;
	unsigned n, at, found;
	unsigned tries;
	struct ply wrong; /* the last try here; to POINT_NONE without */
	struct review_tried tried;
};

gboolean practice_on(const struct session *session)
{
	return session->reviewing && session->reviewing->practice && !session->learn;
}

void practice_end(struct session *session)
{
	struct practice *practice = g_steal_pointer(&session->reviewing->practice);

	if (!practice)
		return;
	g_free(practice->points);
	g_free(practice);
}

/* The position before the turn that is practised. */
static void set_up(struct session *session)
{
	const struct practice *practice = session->reviewing->practice;

	game_past(&session->reviewing->game, practice->points[practice->at]->turn, session->game);
	session->picked = POINT_NONE;
}

static void say_point(struct session *session, enum fact_kind kind)
{
	const struct practice *practice = session->reviewing->practice;
	const struct fact_turning turning = reviewing_fact(practice->points[practice->at]);

	SAY(session, .kind = kind, .game = &session->reviewing->game, .turnings = &turning,
	    .number = practice->at + 1, .count = practice->n);
}

static void say_question(struct session *session)
{
	say_point(session, FACT_PRACTICE);
	SAY(session, .kind = FACT_BOARD);
}

static void ask(struct session *session)
{
	session->reviewing->practice->tries = 0;
	session->reviewing->practice->wrong.to = POINT_NONE;
	set_up(session);
	say_question(session);
}

/* The next turning point, or the end. */
static void go_on(struct session *session)
{
	struct practice *practice = session->reviewing->practice;
	const unsigned found = practice->found, n = practice->n;

	if (++practice->at < n) {
		ask(session);
		return;
	}
	reviewing_leave(session);
	SAY(session, .kind = FACT_PRACTICE_DONE, .number = found, .count = n);
	replay_say_where(session);
}

static void give_answer(struct session *session)
{
	say_point(session, FACT_PRACTICE_ANSWER);
	go_on(session);
}

void practice_begin(struct session *session)
{
	const struct reviewing *reviewing = session->reviewing;
	const struct review_point *points;
	const unsigned n = review_points(reviewing->review, &points);
	struct practice *practice = g_new0(struct practice, 1);

	practice->points = g_new(const struct review_point *, n + 1);
	for (unsigned i = 0; i < n; i++)
		if (reviewing->sides[reviewing->game.turns[points[i].turn].before.to_move])
			practice->points[practice->n++] = &points[i];
	practice_end(session);
	session->reviewing->practice = practice;
	if (practice->n) {
		reviewing_put_aside(session);
		ask(session);
		return;
	}
	practice_end(session);
	if (n)
		SAY(session, .kind = FACT_PRACTICE_NONE);
	else
		reviewing_say(session, FALSE);
}

/* FALSE if Ctrl-C ended the search. */
static gboolean try(struct session *session, const struct review_point *turning,
		    const struct ply *ply, struct review_tried *tried)
{
	struct reviewing *reviewing = session->reviewing;
	struct thinking thinking;
	struct player searcher;
	struct review_help help;

	thinking_begin(&thinking, session, &searcher);
	help = (struct review_help){probing_open(session, &reviewing->game.rules), searcher.stop,
				    searcher.stop_data};
	return review_try(reviewing->review, turning, ply, &help, tried);
}

static void say_judged(struct session *session, const struct ply *ply, gboolean again)
{
	const struct practice *practice = session->reviewing->practice;
	const struct fact_turning turning = reviewing_fact(practice->points[practice->at]);
	const struct review_tried *tried = &practice->tried;

	SAY(session, .kind = FACT_PRACTICE_JUDGED, .game = &session->reviewing->game,
	    .turnings = &turning, .ply = *ply, .worth = reviewing_worth(tried->value),
	    .number = tried->proved ? 0 : tried->depth, .first = tried->keeps, .count = again);
}

/* How the other side answers a turn. */
static void say_reply(struct session *session, const struct ply *ply)
{
	g_autofree struct game *after = g_memdup2(session->game, sizeof *after);
	struct player player = {.probe = probing_open(session, &after->rules)};
	struct player_advice reply;
	struct thinking thinking;

	game_play(after, ply, NULL);
	if (after->result != GAME_UNFINISHED)
		return;
	thinking_begin(&thinking, session, &player);
	reply = player_advise(&player, after);
	SAY(session, .kind = FACT_REPLY, .game = after, .ply = reply.ply,
	    .worth = probing_worth(&reply.worth));
}

/* What is wrong with the turn that was tried last, or else with the one that was played. */
static void why(struct session *session)
{
	const struct practice *practice = session->reviewing->practice;
	const struct game *game = &session->reviewing->game;

	set_up(session);
	if (practice->wrong.to != POINT_NONE) {
		say_judged(session, &practice->wrong, FALSE);
		say_reply(session, &practice->wrong);
	} else {
		say_point(session, FACT_PRACTICE_FAULT);
		say_reply(session, &game->turns[practice->points[practice->at]->turn].ply);
	}
}

void practice_turn(struct session *session)
{
	struct practice *practice = session->reviewing->practice;
	const struct review_point *tried_at = practice->points[practice->at];
	const struct ply ply = session->game->turns[tried_at->turn].ply;
	gboolean keeps;

	set_up(session);
	if (ply_equal(&ply, &session->reviewing->game.turns[tried_at->turn].ply)) {
		practice->wrong.to = POINT_NONE;
		say_point(session, FACT_PRACTICE_FAULT);
		return;
	}
	if (!try(session, tried_at, &ply, &practice->tried)) {
		practice->wrong.to = POINT_NONE;
		say_question(session);
		return;
	}
	keeps = practice->tried.keeps;
	practice->wrong = ply;
	practice->found += keeps;
	practice->tries += !keeps;
	say_judged(session, &ply, !keeps && practice->tries < MOST_TRIES);
	if (keeps)
		go_on(session);
	else if (practice->tries == MOST_TRIES)
		give_answer(session);
}

/* Goes on without a turn; alone, "n" is not the command near. */
static gboolean passes(const char *line, const char *name, const char *rest)
{
	static const char *const names[] = {"next", "answer", "hint", NULL};

	return !g_ascii_strcasecmp(line, "n") || learn_answer_gives_up(line) ||
	       (g_strv_contains(names, name) && !*rest);
}

/* About the game that waits; while a line is stepped through, the rest is refused as in a replay.
 */
static gboolean is_about_game(const struct session *session, const char *name)
{
	static const char *const refused[] = {"undo",	"redo", "offer", "accept", "decline",
					      "resign", "save", "keep",	 "delete", NULL};

	if (!reviewing_away(session) || session->learn)
		return FALSE;
	return !strcmp(name, "level") || (practice_on(session) && g_strv_contains(refused, name));
}

gboolean practice_line(struct session *session, const char *line)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);
	const char *name = command ? command->name : "";

	if (is_about_game(session, name))
		SAY(session, .kind = FACT_IN_REVIEW);
	else if (!practice_on(session))
		return FALSE;
	else if (!*line)
		say_question(session);
	else if (passes(line, name, rest))
		give_answer(session);
	else if (!strcmp(name, "repeat") && !*rest)
		say_repeat(session, say_question);
	else if (!strcmp(name, "why") && !*rest)
		why(session);
	else if (!strcmp(name, "help") && !*rest)
		SAY(session, .kind = FACT_HELP_PRACTICE, .first = session_asks(session));
	else
		return FALSE;
	return TRUE;
}

gboolean practice_gives_away(const struct session *session, const struct ply *ply)
{
	const struct practice *practice;

	if (!practice_on(session))
		return FALSE;
	practice = session->reviewing->practice;
	return ply_equal(ply, &practice->points[practice->at]->line[0]);
}
