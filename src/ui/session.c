#include "ui/session.h"

#include "ui/asking.h"
#include "ui/cells.h"
#include "ui/command.h"
#include "ui/entry.h"
#include "ui/learn.h"
#include "ui/play.h"
#include "ui/practice.h"
#include "ui/probing.h"
#include "ui/question.h"
#include "ui/quiz.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/source.h"
#include "ui/speak.h"
#include "ui/unknown.h"
#include "voice/vocabulary.h"

#include <errno.h>
#include <string.h>

void session_init(struct session *session)
{
	*session = (struct session){
		.game = g_new(struct game, 1),
		.said = g_string_new(NULL),
		.heard = g_string_new(NULL),
		.clear = g_string_new(NULL),
		.clear_heard = g_string_new(NULL),
		.cells = g_string_new(NULL),
		.typing = g_string_new(NULL),
		.looked = POINT_NONE,
		.picked = POINT_NONE,
		.hint = {.ply = {.to = POINT_NONE}},
		.quiz_level = PUZZLE_MEDIUM,
	};
	settings_init(&session->settings);
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		session->players[side] = PLAYER_LEVELS;
	session->record_rules = settings_rules(&session->settings);
	game_init(session->game, &session->record_rules);
}

void session_clear(struct session *session)
{
	learn_leave(session);
	reviewing_leave(session);
	reviewing_free(session);
	quiz_leave(session);
	replay_leave(session);
	source_set(session, NULL);
	probing_close(session);
	settings_clear(&session->settings);
	g_clear_pointer(&session->game, g_free);
	g_clear_pointer(&session->kept, g_free);
	g_clear_pointer(&session->offered, g_free);
	g_clear_pointer(&session->file_state, g_free);
	g_clear_pointer(&session->suggested, g_free);
	g_clear_pointer(&session->last_speech, g_free);
	g_string_free(session->said, TRUE);
	g_string_free(session->heard, TRUE);
	g_string_free(session->clear, TRUE);
	g_string_free(session->clear_heard, TRUE);
	g_string_free(session->cells, TRUE);
	g_string_free(session->typing, TRUE);
}

gboolean session_asks(const struct session *session)
{
	return input_interactive(session->input);
}

static char *prompt(const struct session *session)
{
	struct wording_style style = settings_print_style(&session->settings);
	const struct game *game = session->game;
	enum wording_prompt kind = WORDING_PROMPT_MOVE;

	if (session->question == SESSION_ASKS_DELETE)
		return wording_prompt_delete(session->suggested);
	if (question_prompt(session, &kind))
		;
	else if (session->learn)
		kind = WORDING_PROMPT_LESSON;
	else if (practice_on(session))
		kind = WORDING_PROMPT_PRACTICE;
	else if (reviewing_away(session))
		kind = WORDING_PROMPT_REVIEW;
	else if (session->quiz)
		kind = WORDING_PROMPT_QUIZ;
	else if (session->replay)
		kind = WORDING_PROMPT_REPLAY;
	else if (game->result != GAME_UNFINISHED)
		kind = WORDING_PROMPT_OVER;
	else if (game->owed)
		kind = WORDING_PROMPT_TAKE;
	return cells_prompt(session,
			    wording_prompt(&style, kind, (enum side)game->position.to_move));
}

static void empty_line(struct session *session)
{
	if (session->replay) {
		replay_step(session, REPLAY_NEXT);
	} else if (session->held) {
		session->held = FALSE;
		play_computers(session);
	} else {
		SAY(session, .kind = FACT_EMPTY_LINE);
	}
}

/* "turn 5" is 5. */
static const char *after_turn(const char *line)
{
	static const char things[] = "turn|turns|piece|pieces|more";
	gsize length = strcspn(line, " \t");

	if (vocabulary_is(VOCABULARY_COMMAND, "turn", line, length) ||
	    vocabulary_is(VOCABULARY_ARGUMENT, things, line, length))
		line += length;
	return line + strspn(line, " \t");
}

/* While stepping, a number goes to that turn and n is next. TRUE if the line was one of these. */
static gboolean step_line(struct session *session, const char *line)
{
	uint32_t turn;

	if (!session->replay)
		return FALSE;
	if (!g_ascii_strcasecmp(line, "n")) {
		replay_step(session, REPLAY_NEXT);
		return TRUE;
	}
	line = after_turn(line);
	turn = command_read_turn(session->game, line);
	if (!turn && strcmp(line, "0"))
		return FALSE;
	replay_go(session, turn);
	return TRUE;
}

void session_carry_out(struct session *session, const char *line)
{
	const struct command *command;
	g_autofree char *rest = NULL, *asked = NULL, *nearest = NULL;
	const struct board *board = session->game->rules.board;
	struct entry entry;

	if (learn_line(session, line) || practice_line(session, line) || quiz_line(session, line))
		return;
	if (!*line)
		empty_line(session);
	else if (step_line(session, line))
		return;
	else if (entry_read(board, line, &entry))
		entry_play(session, &entry, line);
	else if ((asked = asking_line(session, line)))
		session_carry_out(session, asked);
	else if ((nearest = asking_nearest(session, line)))
		unknown_question(session, nearest);
	else if ((command = commands_find(line, &rest)))
		command->run(session, command, rest);
	else
		unknown_line(session, line);
}

/* Whether something other than a game is on, which is left before that. */
static gboolean is_away(const struct session *session)
{
	return session->learn || session->quiz || session->replay || reviewing_away(session);
}

/* As long as no game has begun, the one that was left is offered. */
static void offer_again(struct session *session)
{
	if (session->offered && session->question == SESSION_ASKS_NOTHING && !is_away(session) &&
	    !session->leaving)
		question_offer(session);
}

void session_line(struct session *session, const char *line)
{
	/* A mark alone, as dictation may send it, is an empty line. */
	gboolean empty = !line[strspn(line, " \t.,;:!")];
	g_autofree char *text = g_strstrip(g_strdup(empty ? "" : line));

	session->refused = FALSE;
	say_begin(session);
	question_line(session, text);
	asking_note(session, text);
	offer_again(session);
}

/* Ctrl-C at an empty line: silences, or else is answered. A question is dropped, so that nobody is
 * caught in it; but whether to go on is asked until a line answers. */
static void interrupted(struct session *session)
{
	if (speak_stop(session))
		return;
	if (session->question != SESSION_ASKS_GO_ON)
		session->question = SESSION_ASKS_NOTHING;
	say_begin(session);
	SAY(session, .kind = FACT_TYPE_QUIT);
	offer_again(session);
}

static void cannot_read(struct session *session)
{
	const char *reason = g_strerror(errno), *path = input_path(session->input);
	g_autofree char *shown = path ? say_shown(path) : NULL;

	say_flush(session);
	SAY_ERROR(session, .kind = FACT_CANNOT_READ, .text = shown, .text2 = reason);
	session->status = 1;
}

static gboolean stops_here(struct session *session, const char *line)
{
	g_autofree char *shown = NULL;

	if (!session->refused || !session->strict || session_asks(session))
		return FALSE;
	shown = say_shown(line);
	say_flush(session);
	SAY_ERROR(session, .kind = FACT_LINE_REFUSED, .number = input_line_number(session->input),
		  .text = shown);
	session->status = 1;
	return TRUE;
}

/* A blank line or a comment of a script. */
static gboolean is_silent(const char *line)
{
	line += strspn(line, " \t\r");
	return !*line || *line == '#';
}

/* One line; FALSE at the end. */
static gboolean run_line(struct session *session)
{
	g_autofree char *shown = prompt(session), *line = NULL;

	switch (input_read(session->input, shown, &line)) {
	case INPUT_END:
		learn_leave(session);
		reviewing_leave(session);
		quiz_leave(session);
		if (session_asks(session))
			play_say_kept(session);
		return FALSE;
	case INPUT_FAILED:
		cannot_read(session);
		return FALSE;
	case INPUT_INTERRUPTED:
		interrupted(session);
		return TRUE;
	case INPUT_TOO_LONG:
		session->refused = FALSE;
		say_begin(session);
		SAY(session, .kind = FACT_LINE_TOO_LONG, .number = INPUT_MAX_LINE);
		return !stops_here(session, "");
	case INPUT_LINE:
		break;
	}
	if (!session_asks(session) && is_silent(line))
		return TRUE;
	speak_stop(session);
	say_typed(session, shown, line);
	session_line(session, line);
	speak_check(session);
	return !stops_here(session, line) && !session->leaving;
}

int session_run(struct session *session)
{
	while (say_flush(session) && session->input && run_line(session))
		;
	if (!say_flush(session))
		session->status = 1;
	return session->status;
}
