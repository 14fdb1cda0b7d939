/* What is written reads back as the same game. */
#include "random-game.h"

#include "core/options.h"
#include "store/records.h"

#include <string.h>

#define GAMES 2000

static char *any_text(void)
{
	static const char *const words[] = {"mill", "(",  ")",	"\"so\"", "back\\slash",
					    "{",    "}",  ";",	"1-0",	  "%",
					    "ä→é",  "$5", "[x", "d6"};
	GString *text = g_string_new("a");

	for (unsigned n = random_game_below(30); n; n--) {
		g_string_append_c(text, ' ');
		g_string_append(text, words[random_game_below(G_N_ELEMENTS(words))]);
	}
	return g_string_free(text, FALSE);
}

static GPtrArray *any_comments(const struct game *game)
{
	GPtrArray *comments = g_ptr_array_new_with_free_func(g_free);

	g_ptr_array_set_size(comments, (gint)game->length + 1);
	for (guint i = 0; i < comments->len; i++)
		comments->pdata[i] = random_game_below(5) ? NULL : any_text();
	return comments;
}

static void lines_are_short(const char *text)
{
	char **lines = g_strsplit(text, "\n", -1);

	for (char **line = lines; *line; line++)
		g_assert_true(**line == '[' || g_utf8_strlen(*line, -1) <= 79);
	g_strfreev(lines);
}

static void same_game(const struct game *read, const struct game *game)
{
	g_assert_cmpuint(read->length, ==, game->length);
	g_assert_cmpint(read->result, ==, game->result);
	g_assert_cmpint(read->reason, ==, game->reason);
	g_assert_true(position_equal(&read->start, &game->start));
	g_assert_true(position_equal(&read->position, &game->position));
	g_assert_cmpint(read->set_up, ==, game->set_up);
	g_assert_cmpint(read->owed, ==, 0);
	for (uint32_t i = 0; i < MIN(read->length, game->length); i++)
		g_assert_true(ply_equal(&read->turns[i].ply, &game->turns[i].ply));
}

static void same_comments(const GPtrArray *read, const GPtrArray *comments)
{
	for (guint i = 0; i < comments->len; i++)
		g_assert_cmpstr(i < read->len ? read->pdata[i] : NULL, ==, comments->pdata[i]);
}

static struct record *read_one(const char *text)
{
	struct records_reader *reader;
	struct records_error error;
	struct record *record;
	struct rules rules;

	options_preset(&rules, "standard");
	reader = records_reader_new(text, strlen(text), &rules);
	record = records_next(reader, FALSE, &error);
	g_assert_cmpint(error.fault, ==, RECORDS_FAULT_NONE);
	if (record)
		g_assert_null(records_next(reader, TRUE, &error));
	g_assert_cmpint(error.fault, ==, RECORDS_FAULT_NONE);
	records_reader_free(reader);
	return record;
}

static void every_game_reads_back(void)
{
	struct game *game = g_malloc(sizeof(*game));

	for (unsigned i = 0; i < GAMES; i++) {
		GPtrArray *comments, *tags = g_ptr_array_new();
		char *value = any_text(), *text, rules[2][OPTIONS_TEXT_SIZE];
		struct records_tag odd = {(char[]){"Odd"}, value};
		struct record *record;

		random_game_play(game);
		comments = any_comments(game);
		g_ptr_array_add(tags, &odd);
		text = records_write(game, value, NULL, tags, comments);
		record = read_one(text);
		g_assert_nonnull(record);
		lines_are_short(text);
		if (record) {
			options_write(&game->rules, rules[0]);
			options_write(&record->game->rules, rules[1]);
			g_assert_cmpstr(rules[1], ==, rules[0]);
			g_assert_cmpstr(record_tag(record, "White"), ==, value);
			g_assert_cmpstr(record_tag(record, "Odd"), ==, value);
			same_game(record->game, game);
			same_comments(record->comments, comments);
			record_free(record);
		}
		g_free(text);
		g_free(value);
		g_ptr_array_unref(tags);
		g_ptr_array_unref(comments);
	}
	g_free(game);
}

static struct ply ply_of(point from, point to)
{
	return (struct ply){from, to, {POINT_NONE, POINT_NONE}};
}

static point at(int column, int row)
{
	return board_point_at(&board_nine, column, row);
}

static void the_form_is_that_of_the_manual(void)
{
	struct game *game = g_malloc(sizeof(*game));
	struct records_tag tags[] = {{(char[]){"Site"}, (char[]){"at\nhome\033[2J"}},
				     {(char[]){"date"}, (char[]){"2026.11.30"}},
				     {(char[]){"PlyCount"}, (char[]){"99"}},
				     {(char[]){"Bad name"}, (char[]){"x"}},
				     {(char[]){"Result"}, (char[]){"0-1"}}};
	GPtrArray *given = g_ptr_array_new();
	GPtrArray *comments = g_ptr_array_new();
	struct position start = {{0x7, 0x38}, {6, 6}, SIDE_BLACK};
	struct ply first = ply_of(POINT_NONE, at(1, 1)), second = ply_of(POINT_NONE, at(1, 4));
	struct rules rules;
	char *text;

	for (unsigned i = 0; i < G_N_ELEMENTS(tags); i++)
		g_ptr_array_add(given, &tags[i]);
	g_ptr_array_add(comments, NULL);
	g_ptr_array_add(comments, (char[]){"a } b\a\n\t c"});
	g_ptr_array_add(comments, (char[]){" \n"});
	options_preset(&rules, "forty");
	options_set(&rules, "flying", "no");
	g_assert_cmpint(game_set_up(game, &rules, &start), ==, VERDICT_OK);
	g_assert_cmpint(game_play(game, &first, NULL), ==, VERDICT_OK);
	g_assert_cmpint(game_play(game, &second, NULL), ==, VERDICT_OK);
	game_resign(game, SIDE_BLACK);
	text = records_write(game, "An\"na", "hard", given, comments);
	g_assert_cmpstr(text, ==,
			"[Event \"?\"]\n[Date \"2026.11.30\"]\n[White \"An\\\"na\"]\n"
			"[Black \"hard\"]\n[Result \"1-0\"]\n[Rules \"forty flying=no\"]\n"
			"[Position \"WWWBBB.................. b 6 6\"]\n"
			"[Termination \"resignation\"]\n[Site \"at home?[2J\"]\n"
			"[PlyCount \"2\"]\n\n1... a1\n; a } b? c\n2. a4 1-0\n\n");
	g_free(text);
	g_ptr_array_unref(comments);
	g_ptr_array_unref(given);
	g_free(game);
}

/* d6 f6 b6 by White, which closes a mill, while Black places a1 and d1. */
static void a_ply_begun_is_not_written(void)
{
	struct game *game = g_malloc(sizeof(*game));
	static const int placed[][2] = {{4, 6}, {1, 1}, {6, 6}, {4, 1}, {2, 6}};
	struct rules rules;
	char *text;

	options_preset(&rules, "standard");
	game_init(game, &rules);
	for (unsigned i = 0; i < G_N_ELEMENTS(placed); i++) {
		struct ply ply = ply_of(POINT_NONE, at(placed[i][0], placed[i][1]));

		g_assert_cmpint(game_enter(game, &ply, NULL), ==, VERDICT_OK);
	}
	g_assert_cmpuint(game->owed, ==, 1);
	text = records_write(game, NULL, NULL, NULL, NULL);
	g_assert_true(g_str_has_suffix(text, "\n\n1. d6 a1 2. f6 d1 *\n\n"));
	g_assert_true(strstr(text, "[White \"?\"]") != NULL);
	g_free(text);
	g_free(game);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/records-write/every-game-reads-back", every_game_reads_back);
	g_test_add_func("/records-write/the-form-is-that-of-the-manual",
			the_form_is_that_of_the_manual);
	g_test_add_func("/records-write/a-ply-begun-is-not-written", a_ply_begun_is_not_written);
	return g_test_run();
}
