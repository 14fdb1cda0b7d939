/* Random games, written as other programs write them, read back as the same games. */
#include "random-game.h"

#include "core/notation.h"
#include "core/options.h"
#include "store/records.h"

#include <string.h>

#define GAMES 300

struct dialect {
	const char *name;
	const char *site;
	void (*ply)(GString *out, const struct game *game, const struct ply *ply);
	bool numbered;	   /* may be numbered, and the plies of a line follow each other */
	const char *head;  /* before the plies of each game */
	const char *parts; /* between the plies */
};

static const char *name(const struct game *game, point p)
{
	return game->rules.board->points[p].name;
}

static const char *one_of(const char *const *words, unsigned n)
{
	return words[random_game_below(n)];
}

static void federation(GString *out, const struct game *game, const struct ply *ply)
{
	char text[NOTATION_PLY_SIZE];

	notation_write_ply(game->rules.board, ply, text);
	g_string_append(out, text);
}

static void capitals(GString *out, const struct game *game, const struct ply *ply)
{
	char text[NOTATION_PLY_SIZE];

	notation_write_ply(game->rules.board, ply, text);
	for (const char *p = text; *p; p++) {
		if (*p == 'x')
			g_string_append_c(out, ' ');
		g_string_append_c(out, *p == 'x' ? 'x' : g_ascii_toupper(*p));
	}
}

static void typographic(GString *out, const struct game *game, const struct ply *ply)
{
	static const char *const dashes[] = {"–", "—", "−", "→", "->", " -> ", " – ", " → "};
	static const char *const crosses[] = {"×", " × ", " ×", "x"};

	if (ply->from != POINT_NONE)
		g_string_append_printf(out, "%s%s", name(game, ply->from),
				       one_of(dashes, G_N_ELEMENTS(dashes)));
	g_string_append(out, name(game, ply->to));
	for (unsigned i = 0; i < rules_takes(ply); i++)
		g_string_append_printf(out, "%s%s", one_of(crosses, G_N_ELEMENTS(crosses)),
				       name(game, ply->takes[i]));
}

static void engine(GString *out, const struct game *game, const struct ply *ply)
{
	if (ply->from != POINT_NONE)
		g_string_append_printf(out, "%s%s", name(game, ply->from),
				       random_game_below(2) ? "-" : "");
	g_string_append(out, name(game, ply->to));
	for (unsigned i = 0; i < rules_takes(ply); i++)
		g_string_append_printf(out, "%sx%s", random_game_below(2) ? "\n" : " ",
				       name(game, ply->takes[i]));
}

static void numbers(GString *out, const struct game *game, const struct ply *ply)
{
	(void)game;
	if (ply->from != POINT_NONE)
		g_string_append_printf(out, "%d-", ply->from + 1);
	g_string_append_printf(out, "%d", ply->to + 1);
	for (unsigned i = 0; i < rules_takes(ply); i++)
		g_string_append_printf(out, "x%d", ply->takes[i] + 1);
}

static void words(GString *out, const struct game *game, const struct ply *ply)
{
	if (ply->from != POINT_NONE)
		g_string_append_printf(out, "%s -> ", name(game, ply->from));
	else
		g_string_append(out, "Place to ");
	g_string_append(out, name(game, ply->to));
	for (unsigned i = 0; i < rules_takes(ply); i++)
		g_string_append_printf(out, ", take %s", name(game, ply->takes[i]));
}

static void points(GString *out, const struct game *game, const struct ply *ply)
{
	if (ply->from != POINT_NONE)
		g_string_append_printf(out, "%s\n", name(game, ply->from));
	g_string_append(out, name(game, ply->to));
	for (unsigned i = 0; i < rules_takes(ply); i++)
		g_string_append_printf(out, "\n%s", name(game, ply->takes[i]));
}

static const struct dialect dialects[] = {
	{"federation", NULL, federation, true, "", " "},
	{"one-ply-a-line", NULL, federation, false, "# by hand\n", "\n"},
	{"capitals", NULL, capitals, true, "", " "},
	{"typographic-signs", NULL, typographic, true, "", "\n"},
	{"engine-tokens", NULL, engine, false, "", "\n"},
	{"numbers", NULL, numbers, true, "", " "},
	{"numbers-of-a-site", "PlayOK", numbers, true, "", "\n"},
	{"words", NULL, words, true, "GoldToken\nMove\tAnna\tBert\n", "\t"},
	{"one-point-a-line", NULL, points, false, "Anna\nBert 2\n", "\n"},
	{"one-point-a-line-without-names", NULL, points, false, "", "\n"},
};

/* One way for a whole game: "1. d2 f4", "1.d2 f4", "1) d2 f4", with "1..." before Black's ply, or
 * every ply on its own. */
static void append_number(GString *out, unsigned style, const struct game *game, uint32_t i)
{
	bool black = game->turns[i].before.to_move == SIDE_BLACK;
	unsigned number = (i + (game->start.to_move == SIDE_BLACK)) / 2 + 1;

	if (style == 1 && (!black || !i))
		g_string_append_printf(out, "%u.%s ", number, black ? ".." : "");
	else if (style == 2)
		g_string_append_printf(out, "%u%s", number, black ? "..." : ".");
	else if (style == 3 && (!black || !i))
		g_string_append_printf(out, "%u)%s", number, i % 3 ? " " : "");
	else if (style == 4)
		g_string_append_printf(out, "%u.\n", i + 1);
}

static void append_remark(GString *out)
{
	static const char *const remarks[] = {
		"{a (} ",	 "{5 take\n%place d6 } ",   "(1. 5 7 x) ",
		"; d6 x d7 (\n", "(1. d2 (f4 {)}) 2. b4) ", "$5 ",
		"\n% xd7\n",
	};

	if (!random_game_below(6))
		g_string_append(out, one_of(remarks, G_N_ELEMENTS(remarks)));
}

static void append_tags(GString *out, const struct dialect *dialect, const struct game *game)
{
	char text[MAX(OPTIONS_TEXT_SIZE, NOTATION_POSITION_SIZE)];

	options_write(&game->rules, text);
	g_string_append_printf(out, "[White \"d6\"]\n[Rules \"%s\"]\n", text);
	if (dialect->site)
		g_string_append_printf(out, "[Site \"%s\"]\n", dialect->site);
	if (!game->set_up)
		return;
	notation_write_position(game->rules.board, &game->start, text);
	g_string_append_printf(out, "[SetUp \"1\"]\n[%s \"%s\"]\n",
			       random_game_below(2) ? "FEN" : "Position", text);
}

static void append_game(GString *out, const struct dialect *dialect, const struct game *game)
{
	unsigned style = dialect->numbered ? random_game_below(5) : 0;
	bool won = game->result == GAME_WHITE_WINS || game->result == GAME_BLACK_WINS;

	append_tags(out, dialect, game);
	g_string_append_printf(out, "\n%s", dialect->head);
	for (uint32_t i = 0; i < game->length; i++) {
		append_number(out, style, game, i);
		dialect->ply(out, game, &game->turns[i].ply);
		if (!random_game_below(9))
			g_string_append(out, "!?");
		g_string_append(out, dialect->parts);
		if (dialect->numbered)
			append_remark(out);
	}
	g_string_append(out, notation_result(won ? game_winner(game) : SIDE_WHITE, game->reason));
	g_string_append(out, "\n\n");
}

static void is_same_game(const struct game *read, const struct game *game)
{
	g_assert_cmpuint(read->length, ==, game->length);
	g_assert_cmpint(read->result, ==, game->result);
	g_assert_cmpint(read->reason, ==, game->reason);
	g_assert_true(position_equal(&read->start, &game->start));
	g_assert_true(position_equal(&read->position, &game->position));
	for (uint32_t i = 0; i < MIN(read->length, game->length); i++)
		g_assert_true(ply_equal(&read->turns[i].ply, &game->turns[i].ply));
}

static char *with_line_ends(const GString *text, const char *end)
{
	char **lines = g_strsplit(text->str, "\n", -1);
	char *joined = g_strjoinv(end, lines);

	g_strfreev(lines);
	return joined;
}

/* Two games to a text, so that the second begins where the first has ended. */
static void read_back(const struct dialect *dialect, const struct game *const games[2])
{
	GString *out = g_string_new(random_game_below(4) ? NULL : "\xef\xbb\xbf");
	struct records_reader *reader;
	struct records_error error;
	struct rules rules;
	char *text;

	append_game(out, dialect, games[0]);
	append_game(out, dialect, games[1]);
	text = with_line_ends(out, random_game_below(3) ? "\n" : "\r\n");
	if (random_game_below(2))
		g_strchomp(text);
	options_preset(&rules, options_presets[0]);
	reader = records_reader_new(text, strlen(text), &rules);
	for (unsigned i = 0; i < 2; i++) {
		const struct record *record = records_next(reader, TRUE, &error);

		if (!record) {
			g_test_message("line %u, %s:\n%s", error.line, error.token, text);
			g_test_fail();
			break;
		}
		is_same_game(record->game, games[i]);
	}
	g_assert_null(records_next(reader, TRUE, &error));
	g_assert_cmpint(error.fault, ==, RECORDS_FAULT_NONE);
	records_reader_free(reader);
	g_free(text);
	g_string_free(out, TRUE);
}

static void reads_back(gconstpointer dialect)
{
	struct game *games[2] = {g_malloc(sizeof(struct game)), g_malloc(sizeof(struct game))};

	for (unsigned i = 0; i < GAMES && !g_test_failed(); i++) {
		random_game_play(games[0]);
		random_game_play(games[1]);
		read_back(dialect, (const struct game *const *)games);
	}
	g_free(games[0]);
	g_free(games[1]);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	for (unsigned i = 0; i < G_N_ELEMENTS(dialects); i++) {
		char *path = g_strconcat("/records-dialects/", dialects[i].name, NULL);

		g_test_add_data_func(path, &dialects[i], reads_back);
		g_free(path);
	}
	return g_test_run();
}
