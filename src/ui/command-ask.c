#include "core/notation.h"
#include "ui/command.h"
#include "ui/entry.h"
#include "ui/say.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

void command_ask(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		SAY(session, .kind = (enum fact_kind)command->number);
}

void command_repeat(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		say_again(session);
}

void command_board(struct session *session, const struct command *command, const char *rest)
{
	if (commands_too_much(session, command, rest))
		return;
	SAY(session, .kind = FACT_BOARD);
	news_read(&session->news, session->game);
}

void command_news(struct session *session, const struct command *command, const char *rest)
{
	struct position known;
	enum side side = session_own_side(session);
	uint32_t turns;

	if (commands_too_much(session, command, rest))
		return;
	news_known(&session->news, session->game, side, &known, &turns);
	SAY(session, .kind = FACT_NEWS, .before = &known, .first = turns, .side = side);
	news_read(&session->news, session->game);
}

void command_side(struct session *session, const struct command *command, const char *rest)
{
	enum side side = (enum side)command->number;

	if (commands_too_much(session, command, rest))
		return;
	if (command->number > SIDE_BLACK)
		side = command->number == 3 ? side_other(session_own_side(session)) : session_own_side(session);
	SAY(session, .kind = FACT_PIECES, .side = side);
}

gboolean command_read_point(struct session *session, const struct command *command,
			    const char *rest, point *p)
{
	struct word culprit;
	enum verdict verdict;

	if (!*rest) {
		SAY(session, .kind = FACT_NEEDS_POINT, .text = command->name);
		return FALSE;
	}
	culprit.length = 0;
	verdict = words_point(session->game->rules.board, rest, p, &culprit);
	if (verdict == VERDICT_NO_PLY) {
		SAY(session, .kind = FACT_NEEDS_POINT, .text = command->name);
	} else if (verdict) {
		g_autofree char *typed =
			culprit.length ? g_strndup(culprit.start, culprit.length) : g_strdup(rest);
		entry_refuse(session, verdict, typed);
	}
	return !verdict;
}

void command_point(struct session *session, const struct command *command, const char *rest)
{
	point p;

	if (command_read_point(session, command, rest, &p))
		SAY(session, .kind = (enum fact_kind)command->number, .point = p);
}

/* A number from 1 to most; 0 and said what is needed otherwise. */
static unsigned read_number(struct session *session, const struct command *command,
			    const char *rest, unsigned most)
{
	static const char *const words[] = {"one", "two", "three", "four", "five", "six", "seven"};
	guint64 number;

	for (unsigned i = 0; i < G_N_ELEMENTS(words) && i < most; i++)
		if (vocabulary_is_text(VOCABULARY_NUMBER, words[i], rest))
			return i + 1;
	if (g_ascii_string_to_unsigned(rest, 10, 1, most, &number, NULL))
		return (unsigned)number;
	SAY(session, .kind = FACT_NEEDS_NUMBER, .text = command->name, .number = most);
	return 0;
}

void command_row(struct session *session, const struct command *command, const char *rest)
{
	unsigned row;

	if (g_ascii_isdigit(rest[0]) && !rest[1] && (rest[0] < '1' || rest[0] > '7')) {
		entry_refuse(session, VERDICT_NO_ROW, rest);
		return;
	}
	row = read_number(session, command, rest, session->game->rules.board->size);
	if (row)
		SAY(session, .kind = FACT_ROW, .number = row);
}

void command_column(struct session *session, const struct command *command, const char *rest)
{
	int column = words_column(rest);

	(void)command;
	if (column)
		SAY(session, .kind = FACT_COLUMN, .number = (unsigned)column);
	else
		SAY(session, .kind = FACT_NEEDS_COLUMN);
}

void command_ring(struct session *session, const struct command *command, const char *rest)
{
	static const char *const names[BOARD_RINGS] = {"outer", "middle", "inner"};

	(void)command;
	for (unsigned ring = 0; ring < BOARD_RINGS; ring++)
		if (vocabulary_is_text(VOCABULARY_WHERE, names[ring], rest)) {
			SAY(session, .kind = FACT_RING, .number = ring);
			return;
		}
	SAY(session, .kind = FACT_NEEDS_RING);
}

/* Plies in notation on one line, or "none". */
static void say_plies(struct session *session, GString *line, const struct ply *ply)
{
	char text[NOTATION_PLY_SIZE];

	notation_write_ply(session->game->rules.board, ply, text);
	if (line->len)
		g_string_append_c(line, ' ');
	g_string_append(line, text);
}

static void say_line(struct session *session, const GString *line)
{
	say_notation(session, line->len ? line->str : "none");
}

static void say_moves_notation(struct session *session)
{
	g_autoptr(GString) line = g_string_new(NULL);
	g_autofree struct ply *plies = g_new(struct ply, RULES_MAX_PLIES);
	size_t n = game_plies(session->game, plies);

	for (size_t i = 0; i < n; i++)
		say_plies(session, line, &plies[i]);
	say_line(session, line);
}

void command_moves(struct session *session, const struct command *command, const char *rest)
{
	point p;

	if (!*rest)
		SAY(session, .kind = FACT_MOVES);
	else if (!g_ascii_strcasecmp(rest, "notation"))
		say_moves_notation(session);
	else if (command_read_point(session, command, rest, &p))
		SAY(session, .kind = FACT_MOVES_OF, .point = p);
}

static void say_history_notation(struct session *session)
{
	g_autoptr(GString) line = g_string_new(NULL);

	for (uint32_t i = 0; i < session->game->length; i++)
		say_plies(session, line, &session->game->turns[i].ply);
	say_line(session, line);
}

uint32_t command_read_turn(const struct game *game, const char *text)
{
	char *end;
	guint64 number = g_ascii_strtoull(text, &end, 10);
	unsigned second = game->start.to_move == SIDE_BLACK;

	if (!g_ascii_isdigit(*text) || !number || number > GAME_MAX_PLIES)
		return 0;
	if (!*end)
		return (uint32_t)number;
	if (end[1] || (g_ascii_tolower(*end) != 'w' && g_ascii_tolower(*end) != 'b'))
		return 0;
	number = 2 * number - (g_ascii_tolower(*end) == 'w');
	return number > second ? (uint32_t)(number - second) : 0;
}

void command_history(struct session *session, const struct command *command, const char *rest)
{
	const struct game *game = session->game;
	uint32_t first = game->length > 8 ? game->length - 8 : 0, count = game->length - first;

	if (!g_ascii_strcasecmp(rest, "notation")) {
		say_history_notation(session);
		return;
	}
	if (!game->length) {
		SAY(session, .kind = FACT_NO_GAME_YET);
		return;
	}
	if (vocabulary_is_text(VOCABULARY_ARGUMENT, "all", rest)) {
		first = 0;
		count = game->length;
	} else if (*rest) {
		first = command_read_turn(game, rest);
		if (!first || first > game->length) {
			SAY(session, .kind = FACT_NEEDS_NUMBER, .text = command->name,
			    .number = game->length);
			return;
		}
		first--;
		count = MIN(8, game->length - first);
	}
	SAY(session, .kind = FACT_HISTORY, .first = first, .count = count);
}

void command_diagram(struct session *session, const struct command *command, const char *rest)
{
	gboolean large = vocabulary_is_text(VOCABULARY_ARGUMENT, "large", rest);

	if (!large && commands_too_much(session, command, rest))
		return;
	SAY(session, .kind = FACT_DIAGRAM, .number = large ? 2 : 1);
	say_printed(session);
	news_read(&session->news, session->game);
}

void command_result(struct session *session, const struct command *command, const char *rest)
{
	const struct game *game = session->game;
	gboolean decided = game->result == GAME_WHITE_WINS || game->result == GAME_BLACK_WINS;
	g_autofree char *line = NULL;

	if (!*rest) {
		SAY(session, .kind = game->result == GAME_UNFINISHED ? FACT_TURN : FACT_ENDED);
		return;
	}
	if (g_ascii_strcasecmp(rest, "notation")) {
		commands_too_much(session, command, rest);
		return;
	}
	line = g_strdup_printf(
		"%s %s", notation_result(decided ? game_winner(game) : SIDE_WHITE, game->reason),
		notation_reason(game->reason));
	say_notation(session, line);
}
