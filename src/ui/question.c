#include "ui/question.h"

#include "store/kept.h"
#include "ui/asking.h"
#include "ui/command.h"
#include "ui/entry.h"
#include "ui/play.h"
#include "ui/say.h"
#include "ui/speak.h"

/* To cancel is to say no, but where a turn begun can be cancelled, or nothing needs an answer. */
static gboolean cancels(const struct session *session, const struct command *command)
{
	return command->run == command_cancel && !session->game->owed &&
	       session->question != SESSION_ASKS_SUGGESTED &&
	       session->question != SESSION_ASKS_NOTHING;
}

static gboolean is_yes_or_no(const struct session *session, const char *line, gboolean *yes)
{
	g_autofree char *rest = NULL;
	const struct command *command;

	if (!g_ascii_strcasecmp(line, "n")) {
		*yes = FALSE;
		return TRUE;
	}
	command = commands_find(line, &rest);
	if (!command || *rest)
		return FALSE;
	*yes = command->run == command_yes_no && command->number;
	return command->run == command_yes_no || cancels(session, command);
}

gboolean question_prompt(const struct session *session, enum wording_prompt *kind)
{
	if (session->question == SESSION_ASKS_GO_ON)
		*kind = WORDING_PROMPT_GO_ON;
	else if (session->question == SESSION_ASKS_RESIGN)
		*kind = WORDING_PROMPT_RESIGN;
	else if (session->question == SESSION_ASKS_CONFIRM ||
		 session->question == SESSION_ASKS_WARNED)
		*kind = WORDING_PROMPT_YES_NO;
	else
		return FALSE;
	return TRUE;
}

static gboolean wants_yes_or_no(const struct session *session)
{
	enum wording_prompt kind;

	return session->question == SESSION_ASKS_DELETE || question_prompt(session, &kind);
}

static void speak(struct session *session)
{
	enum wording_prompt kind;

	if (session->question == SESSION_ASKS_DELETE) {
		g_autofree char *shown = wording_prompt_delete(session->suggested);
		speak_prompt(session, shown);
	} else if (question_prompt(session, &kind)) {
		speak_question(session, kind);
	}
}

void question_offer(struct session *session)
{
	struct kept *kept = kept_find(session->offered);

	if (!kept)
		kept = kept_find(NULL);
	g_clear_pointer(&session->offered, g_free);
	if (!kept) {
		play_new(session, NULL);
		play_computers(session);
		return;
	}
	session->offered = g_strdup(kept->name);
	command_say_unfinished(session, kept);
	kept_free(kept);
	session->question = SESSION_ASKS_GO_ON;
	speak(session);
}

static enum fact_enter enter_does(enum session_question question)
{
	if (question == SESSION_ASKS_GO_ON)
		return FACT_ENTER_GOES_ON;
	if (question == SESSION_ASKS_CONFIRM)
		return FACT_ENTER_PLAYS;
	return question == SESSION_ASKS_WARNED ? FACT_ENTER_REPEATS : FACT_ENTER_DROPS;
}

/* How the question can be answered; repeat says it again even so. */
static void explain(struct session *session)
{
	gboolean from = session->question == SESSION_ASKS_FROM;

	session->said_apart = TRUE;
	if (from || session->question == SESSION_ASKS_TO)
		SAY(session, .kind = from ? FACT_HELP_FROM : FACT_HELP_TO,
		    .point = from ? session->asked.to : session->asked.from);
	else
		SAY(session, .kind = FACT_HELP_YES_NO, .number = enter_does(session->question));
	session->said_apart = FALSE;
}

/* What was said before the question, and its prompt. */
static void ask_again(struct session *session)
{
	say_again(session);
	speak(session);
}

/* The help that is asked for, which is none of the question. */
static void help(struct session *session, const char *line)
{
	session->said_apart = TRUE;
	session_carry_out(session, line);
	session->said_apart = FALSE;
}

/* To hear a question again, or how to answer it, drops none. Who did not hear a warning may press
 * Enter for it. A suggestion is no question to who needs help: it gets that of the game. */
static gboolean is_about_question(struct session *session, const char *line)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);

	if (session->question == SESSION_ASKS_WARNED && !*line) {
		ask_again(session);
		return TRUE;
	}
	if (session->question == SESSION_ASKS_NOTHING || !command)
		return FALSE;
	if (command->run == command_help && (*rest || session->question == SESSION_ASKS_SUGGESTED))
		help(session, line);
	else if (command->run == command_help)
		explain(session);
	else if (command->run == command_repeat && !*rest)
		ask_again(session);
	else
		return FALSE;
	return TRUE;
}

/* Neither a turn nor a command: a yes or no, or a turn, that was mistyped. */
static gboolean means_nothing(const struct session *session, const char *line)
{
	const struct board *board = session->game->rules.board;
	g_autofree char *rest = NULL, *asked = asking_line(session, line);
	struct word words[WORDS_MAX];
	struct entry entry;
	size_t n;

	if (asked || entry_read(board, line, &entry) || commands_find(line, &rest))
		return FALSE;
	n = words_split(board, line, words);
	for (size_t i = 0; i < n; i++)
		if (words[i].kind == WORD_FAULT)
			return TRUE;
	return n && words[0].kind == WORD_OTHER;
}

/* A command that is about no game, or that begins one itself. "position" alone is about one. */
static gboolean needs_no_game(const char *line)
{
	static const char *const names[] = {
		"games",  "resume", "delete",  "new",	 "again", "load",  "replay",
		"review", "learn",  "lessons", "quiz",	 "set",	  "terse", "normal",
		"full",	  "speech", "faster",  "slower", "stop",  "level", "rules",
		"stats",  "tables", "quit",    "yes",	 "no",	  NULL};
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);

	return command && (g_strv_contains(names, command->name) || command_begins_game(line) ||
			   (command->run == command_position && *rest));
}

/* A turn begins a new game; what needs none leaves the offer standing, and so does what asks about
 * a game. */
static void answer_go_on(struct session *session, const char *line, gboolean answered, gboolean yes)
{
	g_autofree char *name = g_strdup(session->offered);
	struct entry entry;

	if ((answered && yes) || !*line) {
		command_resume(session, NULL, name);
		return;
	}
	if (!answered && needs_no_game(line)) {
		session_carry_out(session, line);
		return;
	}
	if (!answered && !entry_read(session->game->rules.board, line, &entry)) {
		session->question = SESSION_ASKS_GO_ON;
		explain(session);
		return;
	}
	play_new(session, NULL);
	play_computers(session);
	if (!answered)
		session_carry_out(session, line);
}

/* Yes or no, where a point is asked for: of a single one it can be said. */
static void answer_no_point(struct session *session, gboolean yes)
{
	const struct entry only = {.at = {point_first(session->choices)}, .points = 1};

	if (yes && session->question == SESSION_ASKS_TO && point_count(session->choices) == 1) {
		entry_answer(session, &only, "");
		return;
	}
	if (yes) {
		explain(session);
		return;
	}
	session->question = SESSION_ASKS_NOTHING;
	session->trying = FALSE;
	SAY(session, .kind = FACT_DONE_NOTHING);
}

/* Answers the question that stood. FALSE if the line is no answer, and is to be carried out as if
 * nothing had been asked. */
static gboolean answer(struct session *session, enum session_question question,
		       const char *suggested, const char *line)
{
	struct entry entry;
	gboolean yes = FALSE, answered = is_yes_or_no(session, line, &yes);

	switch (question) {
	case SESSION_ASKS_FROM:
	case SESSION_ASKS_TO:
		if (entry_read(session->game->rules.board, line, &entry) &&
		    entry_answer(session, &entry, line))
			return TRUE;
		if (answered)
			answer_no_point(session, yes);
		return answered;
	case SESSION_ASKS_CONFIRM:
	case SESSION_ASKS_WARNED:
		session->question = SESSION_ASKS_NOTHING;
		if ((answered && yes) || !*line)
			entry_confirmed(session);
		else if (answered)
			SAY(session, .kind = FACT_DONE_NOTHING);
		return answered || !*line;
	case SESSION_ASKS_RESIGN:
	case SESSION_ASKS_DELETE:
	case SESSION_ASKS_SUGGESTED:
		session->question = SESSION_ASKS_NOTHING;
		if (answered && !yes)
			SAY(session, .kind = FACT_DONE_NOTHING);
		else if (answered && question == SESSION_ASKS_RESIGN)
			command_resign_now(session);
		else if (answered && question == SESSION_ASKS_DELETE)
			command_delete_now(session, suggested);
		else if (answered)
			session_carry_out(session, suggested);
		return answered;
	case SESSION_ASKS_GO_ON:
		session->question = SESSION_ASKS_NOTHING;
		answer_go_on(session, line, answered, yes);
		return TRUE;
	case SESSION_ASKS_NOTHING:
		break;
	}
	return FALSE;
}

void question_line(struct session *session, const char *line)
{
	if (is_about_question(session, line))
		return;
	if (wants_yes_or_no(session) && means_nothing(session, line)) {
		explain(session);
		return;
	}
	g_autofree char *suggested = g_steal_pointer(&session->suggested);
	if (answer(session, session->question, suggested, line))
		return;
	session->question = SESSION_ASKS_NOTHING;
	session->trying = FALSE;
	session_carry_out(session, line);
}
