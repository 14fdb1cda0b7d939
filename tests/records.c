/* What texts are read as: records.txt, and the sample records. */
#include "case-file.h"

#include "core/notation.h"
#include "core/options.h"
#include "store/records.h"

#include <string.h>

static const char *const faults[RECORDS_FAULTS] = {
	[RECORDS_FAULT_NONE] = "none",
	[RECORDS_FAULT_PLY] = "ply",
	[RECORDS_FAULT_POSITION] = "position",
	[RECORDS_FAULT_BOARD] = "board",
	[RECORDS_FAULT_RULES] = "rules",
	[RECORDS_FAULT_AFTER_END] = "after-end",
	[RECORDS_FAULT_RESULT] = "result",
	[RECORDS_FAULT_RESULT_TAG] = "result-tag",
	[RECORDS_FAULT_RESULT_WORD] = "result-word",
	[RECORDS_FAULT_RESULT_VALUE] = "result-value",
	[RECORDS_FAULT_TERMINATION] = "termination",
	[RECORDS_FAULT_NUMBERS] = "numbers",
	[RECORDS_FAULT_GAP] = "gap",
	[RECORDS_FAULT_AFTER_RESULT] = "after-result",
	[RECORDS_FAULT_SECOND_RESULT] = "second-result",
	[RECORDS_FAULT_LONE_RESULT] = "lone-result",
	[RECORDS_FAULT_BLACK_NUMBER] = "black-number",
	[RECORDS_FAULT_UNFINISHED_TAKE] = "unfinished-take",
	[RECORDS_FAULT_TAG] = "tag",
	[RECORDS_FAULT_TAGS] = "tags",
	[RECORDS_FAULT_COMMENT] = "comment",
	[RECORDS_FAULT_EMPTY] = "empty",
	[RECORDS_FAULT_BINARY] = "binary",
	[RECORDS_FAULT_TOO_LONG] = "too-long",
};

static char *read_data(const char *name)
{
	char *path = g_build_filename(g_getenv("srcdir"), "tests", name, NULL);
	char *text = NULL;

	g_file_get_contents(path, &text, NULL, NULL);
	g_assert_nonnull(text);
	g_free(path);
	return text;
}

static struct records_reader *reader_of(const char *text, gsize length)
{
	struct rules rules;

	g_assert_cmpint(options_preset(&rules, "standard"), ==, VERDICT_OK);
	return records_reader_new(text, length, &rules);
}

/* In records all wins by claim are resignations, and the tests tell them apart. */
static const char *reason_of(const struct game *game)
{
	if (game->reason == REASON_TIME)
		return "time";
	if (game->reason == REASON_WON)
		return "won";
	return game->reason == REASON_DRAWN ? "drawn" : notation_reason(game->reason);
}

static void append_game(GString *out, const struct record *record)
{
	const struct game *game = record->game;

	for (uint32_t i = 0; i < game->length; i++) {
		char ply[NOTATION_PLY_SIZE];

		notation_write_ply(game->rules.board, &game->turns[i].ply, ply);
		g_string_append_printf(out, "%s ", ply);
	}
	g_string_append_printf(out, "%s %s",
			       notation_result(game->result == GAME_BLACK_WINS, game->reason),
			       reason_of(game));
	for (guint i = 0; record->comments && i < record->comments->len; i++) {
		if (record->comments->pdata[i])
			g_string_append_printf(out, " {%u %s}", i,
					       (const char *)record->comments->pdata[i]);
	}
	g_string_append_c(out, '\n');
}

static void append_error(GString *out, const struct records_error *error)
{
	g_string_append_printf(out, "line %u, game %u, ply %u: %s: %s", error->line, error->game,
			       error->ply, error->token, faults[error->fault]);
	if (error->verdict)
		g_string_append_printf(out, " %s", case_file_verdict_name(error->verdict));
	g_string_append_c(out, '\n');
}

static char *summary(const char *text, gsize length, gboolean judge_only)
{
	struct records_reader *reader = reader_of(text, length);
	GString *out = g_string_new(NULL);
	struct records_error error;
	struct record *record;

	while ((record = records_next(reader, judge_only, &error)) || error.fault) {
		if (record)
			append_game(out, record);
		else
			append_error(out, &error);
		if (record && !judge_only)
			record_free(record);
	}
	records_reader_free(reader);
	return g_string_free(out, FALSE);
}

/* g_strcompress, but for a text in which \000 is a byte like any other. */
static GString *unescaped(const char *text)
{
	char **parts = g_strsplit(text, "\\000", -1);
	GString *out = g_string_new(NULL);

	for (char **part = parts; *part; part++) {
		char *plain = g_strcompress(*part);

		if (part != parts)
			g_string_append_c(out, '\0');
		g_string_append(out, plain);
		g_free(plain);
	}
	g_strfreev(parts);
	return out;
}

static void is_read_so(gconstpointer data)
{
	char **halves = g_strsplit(data, "--\n", 2);
	GString *text = unescaped(halves[0]);
	char *bytes = g_malloc(text->len); /* a byte read beyond it would be seen */
	char *games;

	if (text->len)
		memcpy(bytes, text->str, text->len);
	games = summary(bytes, text->len, FALSE);
	g_assert_cmpstr(g_strchomp(games), ==, g_strchomp(halves[1]));
	g_free(games);
	g_free(bytes);
	g_string_free(text, TRUE);
	g_strfreev(halves);
}

static void samples_read_as_listed(void)
{
	char *text = read_data("data/games.pgn"), *table = read_data("data/games.tsv");
	char **rows = g_strsplit(table, "\n", -1);
	struct records_reader *reader = reader_of(text, strlen(text));
	struct records_error error;
	struct record *record;
	unsigned n = 0;

	while ((record = records_next(reader, TRUE, &error))) {
		const struct game *game = record->game;
		char position[NOTATION_POSITION_SIZE];
		char *row;

		notation_write_position(game->rules.board, &game->position, position);
		row = g_strdup_printf(
			"g%03u\t%u\t%s\t%s\t%s", error.game, game->length,
			notation_result(game->result == GAME_BLACK_WINS, game->reason),
			notation_reason(game->reason), position);
		g_assert_cmpstr(row, ==, rows[++n]);
		g_free(row);
	}
	g_assert_cmpint(error.fault, ==, RECORDS_FAULT_NONE);
	g_assert_cmpuint(n, ==, 110);
	records_reader_free(reader);
	g_strfreev(rows);
	g_free(table);
	g_free(text);
}

static void faulty_samples_fail_as_listed(void)
{
	char *text = read_data("data/illegal.pgn"), *table = read_data("data/illegal.tsv");
	char **rows = g_strsplit(g_strchomp(table), "\n", -1);
	struct records_reader *reader = reader_of(text, strlen(text));
	struct records_error error;

	for (char **expected = rows + 1; *expected; expected++) {
		char *row;

		g_assert_null(records_next(reader, TRUE, &error));
		row = g_strdup_printf("i%02u\t%u\t%s", error.game, error.ply, error.token);
		g_assert_cmpstr(row, ==, *expected);
		g_assert_cmpint(error.fault, ==, RECORDS_FAULT_PLY);
		g_free(row);
	}
	g_assert_null(records_next(reader, TRUE, &error));
	g_assert_cmpint(error.fault, ==, RECORDS_FAULT_NONE);
	records_reader_free(reader);
	g_strfreev(rows);
	g_free(table);
	g_free(text);
}

static void tags_are_kept(void)
{
	static const char text[] = "[white \"A \\\"B\\\" \\\\\"]\n[Odd \"a \"quoted\" word\"]"
				   "[ X_1 \"\"]\n[Bell \"\a\"]\n*";
	struct records_reader *reader = reader_of(text, strlen(text));
	struct records_error error;
	struct record *record = records_next(reader, FALSE, &error);

	g_assert_nonnull(record);
	g_assert_cmpuint(record->tags->len, ==, 4);
	g_assert_cmpstr(record_tag(record, "White"), ==, "A \"B\" \\");
	g_assert_cmpstr(record_tag(record, "Odd"), ==, "a \"quoted\" word");
	g_assert_cmpstr(record_tag(record, "X_1"), ==, "");
	g_assert_cmpstr(record_tag(record, "Bell"), ==, "?");
	g_assert_null(record_tag(record, "Black"));
	record_free(record);
	records_reader_free(reader);
}

static void lines_of_names_are_tags(void)
{
	static const char *const texts[] = {"White: Anna\nBlack: Bert K.\nd6\nd2\n",
					    "black:Bert K.\nWHITE:  Anna\n1. d6 d2",
					    "Anna\r\nBert K.\r\n1. d6 d2\r\n"};

	for (unsigned i = 0; i < G_N_ELEMENTS(texts); i++) {
		struct records_reader *reader = reader_of(texts[i], strlen(texts[i]));
		struct records_error error;
		struct record *record = records_next(reader, FALSE, &error);

		g_assert_nonnull(record);
		g_assert_cmpuint(record->game->length, ==, 2);
		g_assert_cmpstr(record_tag(record, "White"), ==, "Anna");
		g_assert_cmpstr(record_tag(record, "Black"), ==, "Bert K.");
		record_free(record);
		records_reader_free(reader);
	}
}

static void a_long_line_is_a_line(void)
{
	GString *text = g_string_new("{");
	char *games;

	for (unsigned i = 0; i < 3000; i++)
		g_string_append(text, "ab ");
	g_string_append(text, "} d2 (d6) f4 ");
	for (unsigned i = 0; i < 3000; i++)
		g_string_append_c(text, 'z');
	games = summary(text->str, text->len, TRUE);
	g_assert_true(g_str_has_prefix(games, "line 1, game 1, ply 3: zzzz"));
	g_assert_true(g_str_has_suffix(games, "zz…: ply no-ply\n"));
	g_free(games);
	g_string_free(text, TRUE);
}

/* White and Black slide to and fro under rules that let them. */
static void a_game_too_long_is_refused(void)
{
	static const char *const cycle[] = {"a7-a4 ", "d1-a1 ", "a4-a7 ", "a1-d1 "};
	GString *text = g_string_new("[Rules \"mulino repetition=off\"]\n"
				     "[Position \"W..W....W..B..W..BB...B. w 0 0\"]\n");
	char *games;

	for (unsigned i = 0; i < GAME_MAX_PLIES; i++)
		g_string_append(text, cycle[i % 4]);
	games = summary(text->str, text->len, TRUE);
	g_assert_true(g_str_has_suffix(games, "a1-d1 * unfinished\n"));
	g_free(games);
	g_string_append(text, cycle[0]);
	games = summary(text->str, text->len, TRUE);
	g_assert_true(strstr(games, "ply 16385: a7-a4: too-long") != NULL);
	g_free(games);
	g_string_free(text, TRUE);
}

static bool looks(const char *text)
{
	return records_count(text, strlen(text)) >= 0;
}

static void only_records_look_like_records(void)
{
	g_assert_true(looks(""));
	g_assert_true(looks(" \r\n"));
	g_assert_true(looks("[Event \"x\"]\n\n1. d2 f4 *\n"));
	g_assert_true(looks("d2 f4"));
	g_assert_true(looks("1. 5 22"));
	g_assert_true(looks("[Site \"PlayOK\"]\n5 22"));
	g_assert_false(looks("5\n"));
	g_assert_false(looks("5 22"));
	g_assert_false(looks("#!/bin/sh\n# nothing\n"));
	g_assert_false(looks("[settings]\nlevel=hard\n"));
	g_assert_false(looks("Dear Anna,\nthank you.\n"));
	g_assert_false(looks("[Event \"chess\"]\n\n1. e4 e5 2. Nf3 *\n"));
	g_assert_cmpint(records_count("d2\0f4", 5), ==, -1);
}

static unsigned next_random(uint64_t *state)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(*state >> 33);
}

static void damage(GString *text, uint64_t *state)
{
	static const char bytes[] = "(){}[];%#\"\\$*-x \n\r12.)ad7\377\302";
	gsize at = next_random(state) % text->len, n = next_random(state) % 40;

	switch (next_random(state) % 4) {
	case 0:
		text->str[at] = bytes[next_random(state) % (sizeof(bytes) - 1)];
		break;
	case 1:
		g_string_insert_c(text, (gssize)at,
				  bytes[next_random(state) % (sizeof(bytes) - 1)]);
		break;
	case 2:
		g_string_erase(text, (gssize)at, (gssize)MIN(n, text->len - at));
		break;
	default:
		g_string_truncate(text, at);
		break;
	}
}

/* Whatever happens to a text, something is said of it, and judging says the same as reading. */
static void no_damage_half_loads(gconstpointer name)
{
	char *sample = read_data(name);
	gsize length = strlen(sample);
	uint64_t state = 1;
	unsigned times = g_test_slow() ? 20000 : 4000;

	for (unsigned i = 0; i < times; i++) {
		gsize size = 100 + next_random(&state) % 600;
		gsize from = next_random(&state) % (length - size);
		GString *text = g_string_new_len(sample + from, (gssize)size);
		char *games, *judged;

		for (unsigned n = 1 + next_random(&state) % 3; n && text->len; n--)
			damage(text, &state);
		games = summary(text->str, text->len, FALSE);
		judged = summary(text->str, text->len, TRUE);
		g_assert_true(*games);
		if (!strchr(text->str, '{') && !strchr(text->str, ';'))
			g_assert_cmpstr(games, ==, judged);
		g_free(judged);
		g_free(games);
		g_string_free(text, TRUE);
	}
	g_free(sample);
}

int main(int argc, char **argv)
{
	char *table, **blocks;
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	table = read_data("records.txt");
	blocks = g_strsplit(table, "\n== ", -1);
	for (char **block = blocks + 1; *block; block++) {
		char *text = strchr(*block, '\n');
		char *path;

		*text++ = '\0';
		path = case_file_path("/records/", *block);
		g_test_add_data_func(path, text, is_read_so);
		g_free(path);
	}
	g_test_add_func("/records/samples-read-as-listed", samples_read_as_listed);
	g_test_add_func("/records/faulty-samples-fail-as-listed", faulty_samples_fail_as_listed);
	g_test_add_func("/records/tags-are-kept", tags_are_kept);
	g_test_add_func("/records/lines-of-names-are-tags", lines_of_names_are_tags);
	g_test_add_func("/records/a-long-line-is-a-line", a_long_line_is_a_line);
	g_test_add_func("/records/a-game-too-long-is-refused", a_game_too_long_is_refused);
	g_test_add_func("/records/only-records-look-like-records", only_records_look_like_records);
	g_test_add_data_func("/records/no-damage-half-loads", "data/games.pgn",
			     no_damage_half_loads);
	g_test_add_data_func("/records/no-damage-half-loads-in-any-dialect", "records.txt",
			     no_damage_half_loads);
	status = g_test_run();
	g_strfreev(blocks);
	g_free(table);
	return status;
}
