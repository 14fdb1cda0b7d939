#include "ui/commands.h"

#include "ui/command.h"
#include "ui/replay.h"
#include "ui/say.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

#include <string.h>

const struct command commands[] = {
	/* questions */
	{"last", "l", COMMAND_PLAIN, command_ask, FACT_LAST},
	{"repeat", "r", COMMAND_PLAIN, command_repeat, 0},
	{"turn", "t", COMMAND_PLAIN, command_ask, FACT_TURN},
	{"white", "w", COMMAND_PLAIN, command_side, SIDE_WHITE},
	{"black", "b", COMMAND_PLAIN, command_side, SIDE_BLACK},
	{"mine", NULL, COMMAND_PLAIN, command_side, 2},
	{"theirs", NULL, COMMAND_PLAIN, command_side, 3},
	{"board", "p|pieces", COMMAND_PLAIN, command_board, 0},
	{"news", "changes|since", COMMAND_PLAIN, command_news, 0},
	{"look", "k", COMMAND_POINT, command_point, FACT_LOOK},
	{"near", "n", COMMAND_POINT, command_point, FACT_NEAR},
	{"lines", "line", COMMAND_POINT, command_point, FACT_LINES},
	{"row", NULL, COMMAND_WORDS, command_row, 0},
	{"column", NULL, COMMAND_WORDS, command_column, 0},
	{"ring", NULL, COMMAND_WORDS, command_ring, 0},
	{"moves", "m", COMMAND_POINT, command_moves, 0},
	{"mills", NULL, COMMAND_PLAIN, command_ask, FACT_MILLS},
	{"threats", NULL, COMMAND_PLAIN, command_ask, FACT_THREATS},
	{"count", NULL, COMMAND_PLAIN, command_ask, FACT_COUNT},
	{"history", "h", COMMAND_WORDS, command_history, 0},
	{"diagram", NULL, COMMAND_WORDS, command_diagram, 0},
	{"result", NULL, COMMAND_WORDS, command_result, 0},
	/* the cursor */
	{"go", NULL, COMMAND_POINT, command_go, 0},
	{"left", NULL, COMMAND_PLAIN, command_step_cursor, BOARD_LEFT},
	{"right", NULL, COMMAND_PLAIN, command_step_cursor, BOARD_RIGHT},
	{"up", NULL, COMMAND_PLAIN, command_step_cursor, BOARD_UP},
	{"down", NULL, COMMAND_PLAIN, command_step_cursor, BOARD_DOWN},
	{"here", NULL, COMMAND_PLAIN, command_cursor, 0},
	{"pick", NULL, COMMAND_PLAIN, command_cursor, 1},
	{"drop", NULL, COMMAND_PLAIN, command_cursor, 2},
	{"walk", NULL, COMMAND_PLAIN, command_cursor, 3},
	/* turns and the end */
	{"hint", NULL, COMMAND_PLAIN, command_hint, 0},
	{"why", NULL, COMMAND_PLAIN, command_why, 0},
	{"what", "if|whatif", COMMAND_POINT, command_what_if, 0},
	{"undo", "u|take back|take it back|take that back|oops", COMMAND_PLAIN, command_undo, 0},
	{"redo", NULL, COMMAND_PLAIN, command_redo, 0},
	{"cancel", NULL, COMMAND_PLAIN, command_cancel, 0},
	{"offer", NULL, COMMAND_WORDS, command_offer, 0},
	{"accept", NULL, COMMAND_PLAIN, command_answer_offer, 1},
	{"decline", NULL, COMMAND_PLAIN, command_answer_offer, 0},
	{"resign", NULL, COMMAND_PLAIN, command_resign, 0},
	{"yes", "y|yeah|yep|yup|sure|of course|it is", COMMAND_PLAIN, command_yes_no, 1},
	{"no", "nope|nah|it is not|of course not", COMMAND_PLAIN, command_yes_no, 0},
	/* games */
	{"new", "restart|start over", COMMAND_WORDS, command_new, 0},
	{"again", NULL, COMMAND_PLAIN, command_again, 0},
	{"save", NULL, COMMAND_FILE, command_save, 0},
	{"load", NULL, COMMAND_FILE, command_load, 0},
	{"games", NULL, COMMAND_WORDS, command_games, 0},
	{"keep", NULL, COMMAND_WORDS, command_keep, 0},
	{"resume", "go back to", COMMAND_GAME, command_resume, 0},
	{"delete", NULL, COMMAND_GAME, command_delete, 0},
	{"position", NULL, COMMAND_WORDS, command_position, 0},
	/* stepping through a game */
	{"replay", NULL, COMMAND_FILE, command_replay, 0},
	{"next", NULL, COMMAND_PLAIN, command_step, REPLAY_NEXT},
	{"back", NULL, COMMAND_PLAIN, command_step, REPLAY_BACK},
	{"start", "first", COMMAND_PLAIN, command_step, REPLAY_START},
	{"end", NULL, COMMAND_PLAIN, command_step, REPLAY_END},
	{"play", NULL, COMMAND_PLAIN, command_play, 0},
	{"review", NULL, COMMAND_FILE, command_review, 0},
	/* lessons */
	{"learn", "lesson", COMMAND_WORDS, command_learn, 0},
	{"lessons", NULL, COMMAND_PLAIN, command_lessons, 0},
	{"answer", NULL, COMMAND_PLAIN, command_lesson, 0},
	{"leave", NULL, COMMAND_PLAIN, command_leave, 0},
	{"quiz", NULL, COMMAND_WORDS, command_quiz, 0},
	/* settings and help */
	{"set", NULL, COMMAND_WORDS, command_set, 0},
	{"terse", NULL, COMMAND_PLAIN, command_verbosity, WORDING_TERSE},
	{"normal", NULL, COMMAND_PLAIN, command_verbosity, WORDING_NORMAL},
	{"full", NULL, COMMAND_PLAIN, command_verbosity, WORDING_FULL},
	{"speech", NULL, COMMAND_WORDS, command_speech, 0},
	{"faster", NULL, COMMAND_PLAIN, command_rate, 1},
	{"slower", NULL, COMMAND_PLAIN, command_rate, -1},
	{"stop", NULL, COMMAND_PLAIN, command_stop, 0},
	{"level", NULL, COMMAND_WORDS, command_level, 0},
	{"rules", NULL, COMMAND_WORDS, command_rules, 0},
	{"stats", NULL, COMMAND_PLAIN, command_stats, 0},
	{"tables", NULL, COMMAND_WORDS, command_tables, 0},
	{"help", "?", COMMAND_WORDS, command_help, 0},
	{"quit", "q|exit", COMMAND_PLAIN, command_quit, 0},
};
const unsigned commands_count = G_N_ELEMENTS(commands);

static const char marks[] = ".,;:!?";

/* The length of a phrase if the line begins with it as a whole word, else 0. */
static size_t match(const char *line, const char *phrase, size_t length)
{
	if (g_ascii_strncasecmp(line, phrase, length))
		return 0;
	if (line[length] && !strchr(" \t=", line[length]) && !strchr(marks, line[length]))
		return 0;
	return length;
}

static size_t match_command(const char *line, const struct command *command)
{
	size_t length = match(line, command->name, strlen(command->name));
	const char *alias = command->aliases;

	while (alias) {
		const char *bar = strchr(alias, '|');
		length = MAX(length, match(line, alias, strcspn(alias, "|")));
		alias = bar ? bar + 1 : NULL;
	}
	return length;
}

/* The longest English name that the line begins with: "go back to" is none of go. */
static const struct command *find_english(const char *line, size_t *length)
{
	const struct command *found = NULL;

	*length = 0;
	for (unsigned i = 0; i < commands_count; i++) {
		size_t here = match_command(line, &commands[i]);
		if (here <= *length)
			continue;
		*length = here;
		found = &commands[i];
	}
	return found;
}

/* The longest phrase in the player's language that the line begins with. */
static const struct command *find_translated(const char *line, size_t *length)
{
	const struct command *found = NULL;

	*length = 0;
	for (unsigned i = 0; i < commands_count; i++) {
		size_t here = vocabulary_begins(VOCABULARY_COMMAND, commands[i].name, line);
		if (here <= *length)
			continue;
		*length = here;
		found = &commands[i];
	}
	return found;
}

/* English words come first: scripts are the same everywhere. */
static const struct command *find(const char *line, size_t *length)
{
	const struct command *found = find_english(line, length);

	return found ? found : find_translated(line, length);
}

const struct command *commands_find(const char *line, char **rest)
{
	const struct command *command;
	size_t length;

	line += strspn(line, " \t");
	command = find(line, &length);
	if (!command)
		return NULL;
	line += length;
	line += strspn(line, " \t=");
	*rest = g_strchomp(g_strdup(line));
	if (command->argument != COMMAND_FILE)
		for (size_t n = strlen(*rest); n && strchr(marks, (*rest)[n - 1]); n--)
			(*rest)[n - 1] = '\0';
	g_strstrip(*rest);
	/* "hint please", "pick it" */
	if (command->argument == COMMAND_PLAIN && words_fill(*rest))
		**rest = '\0';
	return command;
}

gboolean commands_too_much(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *shown = NULL;

	if (!*rest)
		return FALSE;
	shown = say_shown(rest);
	SAY(session, .kind = FACT_TOO_MANY_WORDS, .text = command->name, .text2 = shown);
	return TRUE;
}
