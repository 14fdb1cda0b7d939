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
	{"words", NULL, words, true, "", "\t"},
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

static const char *result_of(const struct game *game)
{
	bool won = game->result == GAME_WHITE_WINS || game->result == GAME_BLACK_WINS;

	return notation_result(won ? game_winner(game) : SIDE_WHITE, game->reason);
}

/* A game as it is written: all of its plies, then perhaps another, and its result. */
struct written {
	const struct game *game;
	uint32_t length;
	const struct ply *more; /* or NULL */
	const char *tags, *result;
};

static void append_ply(GString *out, const struct dialect *dialect, const struct game *game,
		       const struct ply *ply)
{
	dialect->ply(out, game, ply);
	if (!random_game_below(9))
		g_string_append(out, "!?");
	g_string_append(out, dialect->parts);
	if (dialect->numbered)
		append_remark(out);
}

static void append_written(GString *out, const struct dialect *dialect,
			   const struct written *written)
{
	const struct game *game = written->game;
	unsigned style = dialect->numbered ? random_game_below(5) : 0;

	append_tags(out, dialect, game);
	g_string_append_printf(out, "%s\n%s", written->tags, dialect->head);
	for (uint32_t i = 0; i < written->length; i++) {
		append_number(out, style, game, i);
		append_ply(out, dialect, game, &game->turns[i].ply);
	}
	if (written->more)
		append_ply(out, dialect, game, written->more);
	g_string_append_printf(out, "%s\n\n", written->result);
}

static void append_game(GString *out, const struct dialect *dialect, const struct game *game)
{
	append_written(out, dialect,
		       &(struct written){game, game->length, NULL, "", result_of(game)});
}

/* What is written says nothing of a reason that is no rule. */
static enum reason reason_read(const struct game *game)
{
	if (!game_is_claimed(game))
		return game->reason;
	return game->result == GAME_DRAWN ? REASON_DRAWN : REASON_WON;
}

static void is_same_game(const struct game *read, const struct game *game)
{
	g_assert_cmpuint(read->length, ==, game->length);
	g_assert_cmpint(read->result, ==, game->result);
	g_assert_cmpint(read->reason, ==, reason_read(game));
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
		do /* plies alone speak a dialect */
			random_game_play(games[0]);
		while (!games[0]->length);
		random_game_play(games[1]);
		read_back(dialect, (const struct game *const *)games);
	}
	g_free(games[0]);
	g_free(games[1]);
}

static void is_refused(const struct dialect *dialect, const struct written *written,
		       enum records_fault fault, enum verdict verdict, uint32_t ply)
{
	GString *out = g_string_new(NULL);
	struct records_reader *reader;
	struct records_error error;
	struct rules rules;

	append_written(out, dialect, written);
	options_preset(&rules, options_presets[0]);
	reader = records_reader_new(out->str, out->len, &rules);
	g_assert_null(records_next(reader, FALSE, &error));
	if (error.fault != fault || error.verdict != verdict || error.ply != ply) {
		g_test_message("fault %d, verdict %d, ply %u, not %d, %d, %u:\n%s", error.fault,
			       error.verdict, error.ply, fault, verdict, ply, out->str);
		g_test_fail();
	}
	g_assert_cmpuint(error.game, ==, 1);
	g_assert_null(records_next(reader, FALSE, &error));
	g_assert_cmpint(error.fault, ==, RECORDS_FAULT_NONE);
	records_reader_free(reader);
	g_string_free(out, TRUE);
}

static const struct ply no_ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

static bool is_over_by_rule(const struct game *game)
{
	return game->reason != REASON_NONE && !game_is_claimed(game);
}

/* The enemy's point is moved from, or placed on. */
static bool wrong_ply(const struct position *before, struct ply *ply)
{
	point_set enemy = before->pieces[side_other(before->to_move)];

	if (!enemy || (ply->from == POINT_NONE && ply->to == point_first(enemy)))
		return false;
	*(ply->from == POINT_NONE ? &ply->to : &ply->from) = point_first(enemy);
	ply->takes[0] = ply->takes[1] = POINT_NONE;
	return ply->from != ply->to;
}

static void a_wrong_ply_is_named(const struct dialect *dialect, const struct game *game, uint32_t i)
{
	struct ply ply = game->turns[i].ply;
	enum verdict verdict = ply.from == POINT_NONE ? VERDICT_OCCUPIED : VERDICT_FROM_ENEMY;

	if (wrong_ply(&game->turns[i].before, &ply))
		is_refused(dialect, &(struct written){game, i, &ply, "", "*"}, RECORDS_FAULT_PLY,
			   verdict, i + 1);
}

static void a_taking_is_missed(const struct dialect *dialect, const struct game *game, uint32_t i)
{
	struct ply ply = game->turns[i].ply;

	if (!rules_takes(&ply))
		return;
	ply.takes[0] = ply.takes[1] = POINT_NONE;
	is_refused(dialect, &(struct written){game, i, &ply, "", "*"},
		   RECORDS_FAULT_UNFINISHED_TAKE, VERDICT_TAKE_OWED, i + 1);
}

static void an_end_is_the_end(const struct dialect *dialect, const struct game *game)
{
	struct ply more = no_ply;
	bool white = game->result == GAME_WHITE_WINS;

	if (!is_over_by_rule(game))
		return;
	more.to = point_first(board_all(game->rules.board) & ~game->position.pieces[SIDE_WHITE] &
			      ~game->position.pieces[SIDE_BLACK]);
	is_refused(dialect, &(struct written){game, game->length, &more, "", result_of(game)},
		   RECORDS_FAULT_AFTER_END, VERDICT_GAME_OVER, game->length + 1);
	is_refused(dialect, &(struct written){game, game->length, NULL, "", white ? "0-1" : "1-0"},
		   RECORDS_FAULT_RESULT, VERDICT_OK, game->length);
}

static void tags_are_true(const struct dialect *dialect, const struct game *game)
{
	if (game->result != GAME_DRAWN)
		is_refused(dialect,
			   &(struct written){game, game->length, NULL, "[Result \"1/2-1/2\"]\n",
					     result_of(game)},
			   RECORDS_FAULT_RESULT_TAG, VERDICT_OK, game->length);
	is_refused(dialect,
		   &(struct written){game, game->length, NULL,
				     "[Variant \"Twelve Men's Morris\"]\n", result_of(game)},
		   RECORDS_FAULT_BOARD, VERDICT_OK, 0);
}

static void refuses(gconstpointer dialect)
{
	struct game *game = g_malloc(sizeof(struct game));

	for (unsigned i = 0; i < GAMES && !g_test_failed(); i++) {
		uint32_t ply;

		random_game_play(game);
		if (!game->length) /* and no ply that speaks a dialect */
			continue;
		tags_are_true(dialect, game);
		an_end_is_the_end(dialect, game);
		ply = random_game_below(game->length);
		a_wrong_ply_is_named(dialect, game, ply);
		a_taking_is_missed(dialect, game, ply);
	}
	g_free(game);
}

static void add(const char *what, const struct dialect *dialect, GTestDataFunc test)
{
	char *path = g_strdup_printf("/records-dialects/%s/%s", dialect->name, what);

	g_test_add_data_func(path, dialect, test);
	g_free(path);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	for (unsigned i = 0; i < G_N_ELEMENTS(dialects); i++) {
		add("reads-back", &dialects[i], reads_back);
		add("refuses", &dialects[i], refuses);
	}
	return g_test_run();
}
