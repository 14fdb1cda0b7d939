#include "ui/quiz.h"

#include "engine/perfect.h"
#include "engine/random.h"
#include "ui/commands.h"
#include "ui/learn.h"
#include "ui/learn-answer.h"
#include "ui/probing.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/waiting.h"

#include <string.h>

struct quiz {
	struct waiting waiting;
	guint64 seed;
	enum puzzle_level level;
	unsigned asked, known; /* questions that are over, and those known at once */
	gboolean tried;
	struct puzzle puzzle;
	struct ply wrong;     /* the last wrong answer; to POINT_NONE without */
	struct puzzle before; /* the question before this one, if any is over */
};

const char *const quiz_levels[] = {"easy", "medium", "hard", NULL};

const struct waiting *quiz_waiting(const struct session *session)
{
	return session->quiz ? &session->quiz->waiting : NULL;
}

static const struct probe *tables(struct session *session)
{
	return probing_open(session, &session->quiz->waiting.game->rules);
}

static void set_up(struct session *session)
{
	const struct quiz *quiz = session->quiz;
	const enum verdict verdict =
		game_set_up(session->game, &quiz->waiting.game->rules, &quiz->puzzle.position);

	g_assert(!verdict);
	session->picked = POINT_NONE;
}

static void say_question(struct session *session)
{
	SAY(session, .kind = FACT_QUIZ);
}

/* The next position; FALSE, and said so, if there is none. */
static gboolean ask(struct session *session)
{
	struct quiz *quiz = session->quiz;

	if (!puzzle_make(tables(session), &quiz->waiting.game->rules, quiz->level,
			 random_start(quiz->seed, session->quiz_made++), &quiz->puzzle)) {
		quiz_leave(session);
		SAY(session, .kind = FACT_QUIZ_NONE);
		return FALSE;
	}
	quiz->tried = FALSE;
	quiz->wrong.to = POINT_NONE;
	set_up(session);
	say_question(session);
	return TRUE;
}

static void settle(struct session *session)
{
	struct quiz *quiz = session->quiz;

	quiz->asked++;
	quiz->before = quiz->puzzle;
	ask(session);
}

static void say_why(struct session *session, const struct puzzle *puzzle)
{
	g_autofree struct game *game = g_new(struct game, 1);

	game_set_up(game, &session->quiz->waiting.game->rules, &puzzle->position);
	SAY(session, .kind = FACT_WHY, .game = game, .ply = puzzle->ply,
	    .worth = probing_worth(&puzzle->worth));
}

static void give_answer(struct session *session)
{
	set_up(session);
	SAY(session, .kind = FACT_QUIZ_ANSWER, .ply = session->quiz->puzzle.ply);
	say_why(session, &session->quiz->puzzle);
	settle(session);
}

static void accept(struct session *session)
{
	struct quiz *quiz = session->quiz;

	set_up(session);
	quiz->known += !quiz->tried;
	SAY(session, .kind = FACT_QUIZ_RIGHT);
	say_why(session, &quiz->puzzle);
	settle(session);
}

/* What speaks for the turn that answers a wrong one. */
static void say_why_reply(struct session *session, const struct game *after,
			  const struct ply *reply)
{
	struct exact_ply plies[RULES_MAX_PLIES];
	const size_t n = exact_plies(tables(session), after, plies);
	const struct exact_value worth = exact_worth(plies, n, reply);

	SAY(session, .kind = FACT_WHY, .game = after, .ply = *reply,
	    .worth = probing_worth(&worth));
}

/* What a turn that does not win leads to, and how it is answered; why, if that is asked. */
static void say_wrong(struct session *session, gboolean why)
{
	const struct quiz *quiz = session->quiz;
	g_autofree struct game *after = g_memdup2(session->game, sizeof(*after));
	struct exact_ply plies[RULES_MAX_PLIES];
	const size_t n = exact_plies(tables(session), after, plies);
	const struct exact_value worth = exact_worth(plies, n, &quiz->wrong);
	guint64 random = quiz->seed;
	struct ply reply;

	game_play(after, &quiz->wrong, NULL);
	if (!perfect_choose(tables(session), after, &random, &reply))
		return;
	SAY(session, .kind = FACT_QUIZ_WRONG, .ply = quiz->wrong, .better = reply,
	    .worth = probing_worth(&worth));
	if (why)
		say_why_reply(session, after, &reply);
}

/* The best of the whole plies that begin so. */
static struct ply completed(struct session *session, const struct ply *begun)
{
	struct exact_ply plies[RULES_MAX_PLIES];
	const size_t n = exact_plies(tables(session), session->game, plies);
	const struct exact_ply *best = NULL;

	for (size_t i = 0; i < n; i++)
		if (plies[i].ply.from == begun->from && plies[i].ply.to == begun->to &&
		    (!best || exact_rank(&plies[i].value) > exact_rank(&best->value)))
			best = &plies[i];
	return best ? best->ply : *begun;
}

void quiz_turn(struct session *session, const struct ply *ply)
{
	struct quiz *quiz = session->quiz;
	const struct ply *right = &quiz->puzzle.ply;
	const gboolean whole =
		!rules_judge(&session->game->rules, &session->game->position, ply, NULL);

	if (!whole && ply->from == right->from && ply->to == right->to) {
		game_enter(session->game, ply, NULL);
		SAY(session, .kind = FACT_BEGUN);
		SAY(session, .kind = FACT_TAKE);
	} else if (ply_equal(ply, right)) {
		accept(session);
	} else {
		set_up(session);
		quiz->tried = TRUE;
		quiz->wrong = whole ? *ply : completed(session, ply);
		say_wrong(session, FALSE);
	}
}

static void enter(struct session *session)
{
	struct quiz *quiz = g_new0(struct quiz, 1);

	waiting_begin(session, &quiz->waiting);
	if (!settings_seed(&session->settings, &quiz->seed))
		quiz->seed = (guint64)g_random_int() << 32 | g_random_int();
	session->quiz = quiz;
}

void quiz_open(struct session *session, enum puzzle_level level)
{
	const gboolean on = session->quiz != NULL;

	learn_make_room(session);
	reviewing_make_room(session);
	if (level != PUZZLE_LEVELS)
		session->quiz_level = level;
	if (!on)
		enter(session);
	session->quiz->level = session->quiz_level;
	if (on)
		give_answer(session);
	else
		ask(session);
}

void quiz_leave(struct session *session)
{
	struct quiz *quiz = g_steal_pointer(&session->quiz);

	if (!quiz)
		return;
	waiting_end(session, &quiz->waiting);
	g_free(quiz);
}

void quiz_make_room(struct session *session)
{
	const struct quiz *quiz = session->quiz;

	if (!quiz)
		return;
	const unsigned asked = quiz->asked, known = quiz->known;
	quiz_leave(session);
	SAY(session, .kind = FACT_QUIZ_LEFT, .first = known, .count = asked);
}

/* Of the last answer, or else of the one that was right the question before. */
static void why(struct session *session)
{
	const struct quiz *quiz = session->quiz;

	if (quiz->wrong.to != POINT_NONE) {
		set_up(session);
		say_wrong(session, TRUE);
	} else if (quiz->asked) {
		SAY(session, .kind = FACT_QUIZ_ANSWER, .ply = quiz->before.ply);
		say_why(session, &quiz->before);
		SAY(session, .kind = FACT_QUESTION_BEFORE);
	} else {
		SAY(session, .kind = FACT_NO_REASON);
	}
}

/* A word alone that means something else in a quiz, or nothing. */
static gboolean run_word(struct session *session, const char *name)
{
	static const char *const words_of_answer[] = {"n", "next", "answer", "hint", NULL};

	if (g_strv_contains(words_of_answer, name))
		give_answer(session);
	else if (!*name)
		say_question(session);
	else if (!strcmp(name, "leave")) {
		quiz_make_room(session);
		replay_say_where(session);
	} else if (!strcmp(name, "repeat"))
		say_repeat(session, say_question);
	else if (!strcmp(name, "why"))
		why(session);
	else if (!strcmp(name, "help"))
		SAY(session, .kind = FACT_HELP_QUIZ, .first = session_asks(session));
	else
		return FALSE;
	return TRUE;
}

gboolean quiz_line(struct session *session, const char *line)
{
	g_autofree char *rest = NULL, *word = g_ascii_strdown(line, -1);
	const struct command *command = commands_find(line, &rest);

	if (!session->quiz)
		return FALSE;
	g_strdelimit(word, ".,!", '\0');
	if (learn_answer_gives_up(line)) {
		give_answer(session);
		return TRUE;
	}
	if (run_word(session, word) || (command && !*rest && run_word(session, command->name)))
		return TRUE;
	if (command && learn_refuses(command->name, rest)) {
		SAY(session, .kind = FACT_IN_QUIZ);
		return TRUE;
	}
	if (command && !strcmp(command->name, "quit") && !*rest)
		quiz_make_room(session);
	return FALSE;
}

gboolean quiz_gives_away(const struct session *session, const struct ply *ply)
{
	const struct quiz *quiz = session->quiz;

	return quiz && ply->from == quiz->puzzle.ply.from && ply->to == quiz->puzzle.ply.to;
}
