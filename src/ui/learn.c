#include "ui/learn.h"

#include "engine/random.h"
#include "ui/asking.h"
#include "ui/commands.h"
#include "ui/entry.h"
#include "ui/learn-answer.h"
#include "ui/learn-why.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/waiting.h"

#include <string.h>

/* Wrong answers to one question until it is answered for the player. */
#define MOST_TRIES 2

struct learn {
	struct waiting waiting;
	guint64 seed;
	enum course_step step;
	gboolean resting;      /* between two lessons: step is the first of the next */
	unsigned asked, known; /* drills of this step */
	struct drill drill;
	unsigned tries;
	point_set named; /* right points of answers that lacked others */

	struct learn_why *why; /* what was refused last, NULL after a right answer */
	gboolean why_before;   /* it was about a question before this one */
	gboolean explaining;   /* it is being said again */
};

static void set_up(struct session *session, const struct drill *drill)
{
	enum verdict verdict = game_set_up(session->game, &drill->rules, &drill->position);

	if (!verdict && drill->begun.to != POINT_NONE)
		verdict = game_enter(session->game, &drill->begun, NULL);
	g_assert(!verdict);
	session->picked = POINT_NONE;
}

static void enter(struct session *session)
{
	struct learn *learn = g_new0(struct learn, 1);

	reviewing_make_room(session);
	waiting_begin(session, &learn->waiting);
	if (!settings_seed(&session->settings, &learn->seed))
		learn->seed = (guint64)g_random_int() << 32 | g_random_int();
	session->learn = learn;
}

void learn_leave(struct session *session)
{
	struct learn *learn = g_steal_pointer(&session->learn);

	if (!learn)
		return;
	waiting_end(session, &learn->waiting);
	learn_why_free(learn->why);
	g_free(learn);
}

void learn_note(struct session *session, const struct fact *fact)
{
	struct learn *learn = session->learn;
	struct learn_why *why;

	if (!learn || learn->explaining)
		return;
	/* Why the last answer was wrong says more than which is right. */
	if (fact->kind == FACT_DRILL_ANSWER && learn->why && !learn->why_before)
		return;
	why = learn_why_new(session, fact);
	if (!why)
		return;
	learn_why_free(learn->why);
	learn->why = why;
	learn->why_before = FALSE;
}

static void say_question(struct session *session)
{
	SAY(session, .kind = FACT_DRILL, .drill = &session->learn->drill);
}

/* Makes the next question, another than the one before, and keeps which it is. */
static void make_next(struct session *session)
{
	struct learn *learn = session->learn;
	const struct course_row *row = &course_rows[learn->step];
	struct drill before = learn->drill;
	guint64 seed = random_start(learn->seed, (guint64)learn->step << 16 | learn->asked);

	do
		drill_make(&learn->drill, row->kind, row->scope, seed++);
	while (learn->asked && drill_same(&learn->drill, &before));
	progress_note(session, learn->step, learn->asked, learn->known, seed - 1);
}

/* announced: that it is another question. */
static void ask(struct session *session, gboolean announced)
{
	struct learn *learn = session->learn;

	learn->tries = 0;
	learn->named = 0;
	set_up(session, &learn->drill);
	SAY(session, .kind = FACT_DRILL, .drill = &learn->drill, .first = announced);
}

static void begin_step(struct session *session, enum course_step step)
{
	struct learn *learn = session->learn;

	learn->step = step;
	learn->asked = learn->known = 0;
	make_next(session);
	SAY(session, .kind = FACT_LESSON_STEP, .number = step);
	ask(session, FALSE);
}

/* With the question that was left. */
static void go_on_learning(struct session *session)
{
	struct learn *learn = session->learn;
	const struct progress_place *left = &session->progress.now;
	const struct course_row *row = &course_rows[left->step];

	learn->resting = FALSE;
	if (!left->seed) {
		begin_step(session, left->step);
		return;
	}
	learn->step = left->step;
	learn->asked = (unsigned)left->asked;
	learn->known = (unsigned)left->known;
	drill_make(&learn->drill, row->kind, row->scope, left->seed);
	SAY(session, .kind = FACT_LESSON_STEP, .number = learn->step, .count = learn->known);
	ask(session, FALSE);
}

/* Between two lessons the board is empty, for those who want to explore it. */
static void rest(struct session *session)
{
	struct rules rules = session->learn->drill.rules;

	session->learn->resting = TRUE;
	game_init(session->game, &rules);
}

static void say_done(struct session *session)
{
	SAY(session, .kind = FACT_LESSON_DONE,
	    .number = course_rows[session->learn->step].lesson - 1, .first = session_asks(session));
}

static void finish_lesson(struct session *session, unsigned lesson)
{
	struct learn *learn = session->learn;
	gboolean last = lesson == COURSE_LESSONS;

	session->progress.done |= 1u << lesson;
	session->progress.now.seed = 0;
	progress_turn_to(session, last ? 1 : lesson + 1);
	learn->step = session->progress.now.step;
	progress_write(session);
	if (!last) {
		rest(session);
		say_done(session);
		return;
	}
	learn_leave(session);
	SAY(session, .kind = FACT_COURSE_DONE);
	replay_say_where(session);
}

/* A drill is settled: another one, or what follows the step. Instead of one that was not known
 * another is asked, but not without end. */
static void settle(struct session *session, gboolean known)
{
	struct learn *learn = session->learn;
	const struct course_row *row = &course_rows[learn->step];
	enum course_step next = learn->step + 1;

	learn->asked++;
	learn->known += known ? 1 : 0;
	learn->why_before = TRUE;
	if (learn->known < row->drills && learn->asked < 2 * row->drills) {
		make_next(session);
		ask(session, !known);
	} else if (next < COURSE_STEPS && course_rows[next].lesson == row->lesson)
		begin_step(session, next);
	else
		finish_lesson(session, row->lesson);
}

static void give_answer(struct session *session, gboolean known)
{
	SAY(session, .kind = FACT_DRILL_ANSWER, .drill = &session->learn->drill);
	settle(session, known);
}

static void say_wrong(struct session *session, const struct drill_answer *given,
		      const struct drill_fault *fault, point_set told)
{
	SAY(session, .kind = FACT_DRILL_WRONG, .drill = &session->learn->drill, .answer = given,
	    .fault = fault, .points = told, .verdict = fault->verdict, .ply = given->ply,
	    .point = fault->culprit, .text = "");
}

/* A wrong answer, or a part of the right one. */
static void count_try(struct session *session, const struct drill_fault *fault, point_set told)
{
	struct learn *learn = session->learn;

	if ((fault->flaw == DRILL_MISSING && told) || learn_answer_is_slip(&learn->drill, fault))
		return;
	/* A second yes or no would be no second try. */
	if (drill_form(learn->drill.kind) == DRILL_FORM_YES_NO)
		settle(session, FALSE);
	else if (++learn->tries == MOST_TRIES)
		give_answer(session, FALSE);
}

/* Points that are right need not be typed again, and naming some of them is no wrong answer. */
static void answer(struct session *session, struct drill_answer *given)
{
	struct learn *learn = session->learn;
	point_set before = learn->named, told = given->points & learn->drill.right & ~before;
	struct drill_fault fault;

	learn->named |= told;
	given->points |= learn->named;
	if (drill_judge(&learn->drill, given, &fault)) {
		learn_why_free(g_steal_pointer(&learn->why));
		SAY(session, .kind = FACT_DRILL_RIGHT, .drill = &learn->drill,
		    .points = before ? learn->drill.right : 0);
		settle(session, TRUE);
	} else {
		say_wrong(session, given, &fault, told);
		count_try(session, &fault, told);
	}
}

static void help(struct session *session)
{
	struct learn *learn = session->learn;

	SAY(session, .kind = FACT_HELP_LESSON, .drill = learn->resting ? NULL : &learn->drill,
	    .first = session_asks(session));
}

/* An answer that is none for this question: how it is answered. */
static void say_form(struct session *session)
{
	if (session->learn->resting)
		help(session);
	else
		SAY(session, .kind = FACT_DRILL_FORM, .drill = &session->learn->drill);
}

void learn_turn(struct session *session, const struct ply *ply)
{
	struct learn *learn = session->learn;
	enum drill_form form = drill_form(learn->drill.kind);
	struct drill_answer given = {.ply = *ply};

	/* A point that was walked to is an answer like one that was typed. */
	if (form == DRILL_FORM_POINTS)
		given.points = point_bit(ply->to);
	if (!learn->resting && (form == DRILL_FORM_POINTS || form == DRILL_FORM_TURN))
		answer(session, &given);
	else
		say_form(session);
}

/* Who goes on without an answer is taken to know it. */
static void go_on(struct session *session, gboolean known)
{
	if (session->learn->resting)
		go_on_learning(session);
	else
		give_answer(session, known);
}

static void say_where_it_stands(struct session *session)
{
	if (session->learn->resting)
		say_done(session);
	else
		say_question(session);
}

gboolean learn_takes_turns(const struct session *session)
{
	const struct learn *learn = session->learn;

	return !learn || (!learn->resting && drill_form(learn->drill.kind) == DRILL_FORM_TURN);
}

gboolean learn_gives_away(const struct session *session, const struct ply *ply)
{
	const struct learn *learn = session->learn;

	return learn && !learn->resting && drill_gives_away(&learn->drill, ply);
}

void learn_make_room(struct session *session)
{
	if (!session->learn)
		return;
	learn_leave(session);
	SAY(session, .kind = FACT_LESSON_LEFT);
}

const struct waiting *learn_waiting(const struct session *session)
{
	return session->learn ? &session->learn->waiting : NULL;
}

static void leave(struct session *session)
{
	learn_make_room(session);
	replay_say_where(session);
}

static void why(struct session *session)
{
	struct learn *learn = session->learn;

	if (!learn->why) {
		SAY(session, .kind = FACT_NO_REASON);
		return;
	}
	learn->explaining = TRUE;
	learn_why_say(session, learn->why);
	if (learn->why_before)
		SAY(session, .kind = FACT_QUESTION_BEFORE);
	learn->explaining = FALSE;
	/* To hear it again is not to be refused again. */
	session->refused = FALSE;
}

/* Enter begins the next lesson; but nobody loses a question by it. */
static void empty_line(struct session *session)
{
	if (session->learn->resting)
		go_on(session, TRUE);
	else
		say_question(session);
}

/* A word for which there is no command, or one that means something else outside of lessons. */
static gboolean is_word(const char *line, const char *word)
{
	g_autofree char *typed = g_ascii_strdown(line, -1);

	return !strcmp(g_strdelimit(typed, ".,!", '\0'), word);
}

/* A command that means something else in a lesson, or nothing. */
static gboolean run_command(struct session *session, const char *line)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);
	const char *name = command ? command->name : "";
	gboolean refused = learn_refuses(name, rest);

	if (rest && *rest && !refused)
		return FALSE;
	if (!*line)
		empty_line(session);
	else if (is_word(line, "n") || !strcmp(name, "next"))
		go_on(session, TRUE);
	else if (!strcmp(name, "answer") || (!strcmp(name, "hint") && !*rest))
		go_on(session, FALSE);
	else if (!strcmp(name, "leave"))
		leave(session);
	else if (!strcmp(name, "yes") || !strcmp(name, "no"))
		say_form(session);
	else if (!strcmp(name, "repeat"))
		say_repeat(session, say_where_it_stands);
	else if (!strcmp(name, "why"))
		why(session);
	else if (!strcmp(name, "help"))
		help(session);
	else if (refused)
		SAY(session, .kind = FACT_IN_LESSON);
	else
		return FALSE;
	return TRUE;
}

/* The place that was asked about is no answer, unless points are called by their places. */
static gboolean repeats_question(const struct session *session, const char *line)
{
	const struct drill *drill = &session->learn->drill;
	struct wording_style print = settings_print_style(&session->settings);
	struct wording_style speech = settings_speech_style(&session->settings);

	return drill->kind == DRILL_PLACE && learn_answer_is_place(drill, line) &&
	       print.names != WORDING_PLACES && speech.names != WORDING_PLACES;
}

/* The program is left as from the game. */
static gboolean quits(const char *line)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);

	return command && !strcmp(command->name, "quit") && !*rest;
}

/* TRUE if the line is an answer, or means to be one. */
static gboolean read_answer(struct session *session, const char *line)
{
	struct learn *learn = session->learn;
	g_autofree char *culprit = NULL, *rest = NULL;
	struct drill_answer given;
	struct entry entry;
	enum verdict verdict;

	if (!learn->resting && learn_answer_read(&learn->drill, line, &given, &verdict, &culprit)) {
		if (!verdict && repeats_question(session, line))
			say_form(session);
		else if (!verdict)
			answer(session, &given);
		else if (commands_find(line, &rest))
			return FALSE;
		else
			entry_refuse(session, verdict, culprit);
		return TRUE;
	}
	if (!learn->resting && drill_form(learn->drill.kind) == DRILL_FORM_TURN)
		return FALSE;
	if (!entry_read(session->game->rules.board, line, &entry))
		return FALSE;
	say_form(session);
	return TRUE;
}

/* Another word than those of commands is meant as an answer; what may be a turn is read later. */
static gboolean is_unknown(const struct session *session, const char *line)
{
	const struct learn *learn = session->learn;
	g_autofree char *rest = NULL, *asked = asking_line(session, line);

	return !asked && !learn->resting && drill_form(learn->drill.kind) != DRILL_FORM_TURN &&
	       !commands_find(line, &rest);
}

gboolean learn_line(struct session *session, const char *line)
{
	if (!session->learn)
		return FALSE;
	if (learn_answer_gives_up(line)) {
		go_on(session, FALSE);
		return TRUE;
	}
	if (read_answer(session, line) || run_command(session, line))
		return TRUE;
	if (quits(line)) {
		learn_leave(session);
	} else if (is_unknown(session, line)) {
		say_form(session);
		return TRUE;
	}
	return FALSE;
}

void learn_open(struct session *session, unsigned lesson)
{
	struct learn *learn = session->learn;

	if (learn && !lesson && !learn->resting) {
		SAY(session, .kind = FACT_LESSON_STEP, .number = learn->step,
		    .count = learn->known);
		say_question(session);
		return;
	}
	progress_read(session);
	if (!learn)
		enter(session);
	else if (lesson && course_rows[learn->step].lesson == lesson)
		session->progress.now = (struct progress_place){.step = course_first(lesson)};
	if (lesson)
		progress_turn_to(session, lesson);
	go_on_learning(session);
}
