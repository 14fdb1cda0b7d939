/* Runs the cases of rules.txt, whose head explains them, and of data/rules.tsv. */
#include "case-file.h"

#include "core/game.h"
#include "core/notation.h"
#include "core/options.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

static struct game game;
static struct game unchanged;
static bool judged[VERDICTS];

/* One case while its lines are read. */
struct reading {
	struct rules rules;
	struct position position;
	bool drawn;
	bool begun;
	unsigned line;
};

#define check(reading, holds, ...)                                                                 \
	do {                                                                                       \
		if (!(holds)) {                                                                    \
			g_test_message("rules.txt line %u", (reading)->line);                      \
			g_test_message(__VA_ARGS__);                                               \
			g_test_fail();                                                             \
		}                                                                                  \
	} while (0)

static enum verdict set_up(struct reading *reading)
{
	enum verdict verdict = game_set_up(&game, &reading->rules, &reading->position);

	reading->begun = true;
	return verdict;
}

static void begin(struct reading *reading)
{
	if (reading->begun)
		return;
	reading->begun = true;
	if (!reading->drawn)
		game_init(&game, &reading->rules);
	else
		check(reading, set_up(reading) == VERDICT_OK, "position refused");
}

/* One row of the board: its number, two spaces, and the columns two characters apart. */
static void read_row(struct reading *reading, const char *text)
{
	int row = *text - '0';
	int length = (int)strlen(text);

	if (!reading->drawn)
		memset(&reading->position, 0, sizeof(reading->position));
	reading->drawn = true;
	for (int column = 1; column <= board_nine.size && 2 * column + 1 < length; column++) {
		char what = text[2 * column + 1];
		point p = board_point_at(&board_nine, column, row);

		if (what != 'W' && what != 'B')
			continue;
		g_assert_cmpint(p, !=, POINT_NONE);
		reading->position.pieces[what == 'B'] |= point_bit(p);
	}
}

/* "white, hands 3 0" */
static void read_turn(struct reading *reading, const char *text)
{
	const char *hands = strstr(text, "hands ");

	g_assert_nonnull(hands);
	reading->position.to_move = g_str_has_prefix(text, "white") ? SIDE_WHITE : SIDE_BLACK;
	reading->position.in_hand[SIDE_WHITE] = (uint8_t)(hands[6] - '0');
	reading->position.in_hand[SIDE_BLACK] = (uint8_t)(hands[8] - '0');
}

static void play(struct reading *reading, const char *text)
{
	char **plies = g_strsplit(text, " ", -1);

	for (char **token = plies; *token; token++) {
		struct ply ply;
		enum verdict verdict = notation_read_ply(&board_nine, *token, &ply);

		if (verdict == VERDICT_OK)
			verdict = game_play(&game, &ply, NULL);
		check(reading, verdict == VERDICT_OK, "%s: %s", *token,
		      case_file_verdict_name(verdict));
	}
	g_strfreev(plies);
}

/* All that a refusal may not change; the turns beyond the known ones mean nothing. */
static bool same_as_before(void)
{
	return position_equal(&game.position, &unchanged.position) &&
	       game.length == unchanged.length && game.known == unchanged.known &&
	       game.owed == unchanged.owed && game.result == unchanged.result &&
	       game.reason == unchanged.reason && game_quiet(&game) == game_quiet(&unchanged) &&
	       ply_equal(&game.begun, &unchanged.begun);
}

/* The verdict on a ply that is not played in the end. */
static enum verdict judge(struct reading *reading, const char *text, point *culprit)
{
	struct ply ply;
	enum verdict verdict = notation_read_ply(&board_nine, text, &ply);

	if (verdict != VERDICT_OK)
		return verdict;
	unchanged = game;
	verdict = game_play(&game, &ply, culprit);
	if (verdict == VERDICT_OK)
		game = unchanged;
	else
		check(reading, same_as_before(), "%s changed the game", text);
	if (verdict != VERDICT_GAME_OVER)
		check(reading, verdict == rules_judge(&game.rules, &game.position, &ply, culprit),
		      "%s: game and rules judge it differently", text);
	return verdict;
}

static void expect_verdict(struct reading *reading, const char *text, const char *expected)
{
	char **words = g_strsplit(expected, " ", 2);
	point culprit = POINT_NONE;
	enum verdict verdict = judge(reading, text, &culprit);

	check(reading, !strcmp(case_file_verdict_name(verdict), words[0]), "%s: %s, not %s", text,
	      case_file_verdict_name(verdict), words[0]);
	if (words[0] && words[1])
		check(reading,
		      culprit < board_nine.n_points &&
			      !strcmp(board_nine.points[culprit].name, words[1]),
		      "%s: the fault is not told of %s but of %d", text, words[1], culprit);
	judged[verdict] = true;
	g_strfreev(words);
}

static char *result_text(void)
{
	enum side winner = SIDE_WHITE;

	if (game.result == GAME_UNFINISHED)
		return g_strdup("unfinished");
	if (game.result != GAME_DRAWN)
		winner = game_winner(&game);
	return g_strdup_printf("%s %s", notation_reason(game.reason),
			       notation_result(winner, game.reason));
}

static char *found(const char *key)
{
	static struct ply plies[RULES_MAX_PLIES];
	char position[NOTATION_POSITION_SIZE];

	if (!strcmp(key, "result"))
		return result_text();
	if (!strcmp(key, "plies"))
		return g_strdup_printf("%zu", game_plies(&game, plies));
	if (!strcmp(key, "quiet"))
		return g_strdup_printf("%u", game_quiet(&game));
	if (!strcmp(key, "stood"))
		return g_strdup_printf("%u", game_stood(&game));
	if (strcmp(key, "then") != 0)
		return NULL;
	notation_write_position(&board_nine, &game.position, position);
	return g_strdup(position);
}

static void obey(struct reading *reading, const char *key, const char *value)
{
	char *answer;

	if (!strcmp(key, "rules")) {
		check(reading, options_read(&reading->rules, value) == VERDICT_OK, "no such rules");
		return;
	}
	if (!strcmp(key, "turn")) {
		read_turn(reading, value);
		return;
	}
	if (!strcmp(key, "set-up")) {
		enum verdict verdict = set_up(reading);

		check(reading, !strcmp(case_file_verdict_name(verdict), value), "set up: %s",
		      case_file_verdict_name(verdict));
		check(reading, rules_admit(&reading->rules, &reading->position) == verdict,
		      "rules and game differ");
		return;
	}
	begin(reading);
	answer = found(key);
	if (!strcmp(key, "play"))
		play(reading, value);
	else if (answer)
		check(reading, !strcmp(answer, value), "%s: %s, not %s", key, answer, value);
	else
		expect_verdict(reading, key, value);
	g_free(answer);
}

/* A case: its lines from the one after its name. */
struct rules_case {
	char **lines;
	unsigned first;
};

static void run_case(gconstpointer data)
{
	const struct rules_case *rules_case = data;
	struct reading reading = {0};

	options_preset(&reading.rules, "standard");
	for (unsigned i = rules_case->first; rules_case->lines[i]; i++) {
		const char *line = rules_case->lines[i];
		const char *colon = strstr(line, ": ");

		reading.line = i + 1;
		if (g_str_has_prefix(line, "= "))
			break;
		if (g_ascii_isdigit(line[0]) && line[1] == ' ')
			read_row(&reading, line);
		if (!colon)
			continue;

		char *key = g_strndup(line, (size_t)(colon - line));

		obey(&reading, key, colon + 2);
		g_free(key);
	}
	check(&reading, reading.begun, "the case asks nothing");
}

static void add_cases(char **lines)
{
	for (unsigned i = 0; lines[i]; i++) {
		struct rules_case *rules_case;
		char *path;

		if (!g_str_has_prefix(lines[i], "= "))
			continue;
		rules_case = g_new0(struct rules_case, 1);
		rules_case->lines = lines;
		rules_case->first = i + 1;
		path = case_file_path("/rules/", lines[i] + 2);
		g_test_add_data_func_full(path, rules_case, run_case, g_free);
		g_free(path);
	}
}

/* NO_MOVER and SHUT_IN answer a point typed alone; no whole ply is refused by them. */
static void test_every_verdict(void)
{
	for (enum verdict v = VERDICT_SAME_POINT; v <= VERDICT_TAKE_OWED; v++)
		if (v != VERDICT_NO_MOVER && v != VERDICT_SHUT_IN && !judged[v]) {
			g_test_message("no case is answered by %s", case_file_verdict_name(v));
			g_test_fail();
		}
}

/* "continues", "over:pieces 1-0" or "illegal at ply 3". */
static char *outcome(const struct rules *rules, const char *position_text, const char *plies_text)
{
	struct position position;
	char **plies = g_strsplit(plies_text, " ", -1);
	unsigned illegal = 0;
	char *result;
	char *text;

	g_assert_cmpint(notation_read_position(rules, position_text, &position), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(&game, rules, &position), ==, VERDICT_OK);
	for (unsigned i = 0; plies[i] && !illegal && strcmp(plies_text, "(none)") != 0; i++) {
		struct ply ply;

		if (notation_read_ply(&board_nine, plies[i], &ply) != VERDICT_OK ||
		    game_play(&game, &ply, NULL) != VERDICT_OK)
			illegal = i + 1;
	}
	g_strfreev(plies);
	if (illegal)
		return g_strdup_printf("illegal at ply %u", illegal);
	if (game.result == GAME_UNFINISHED)
		return g_strdup("continues");
	result = result_text();
	text = g_strconcat("over:", result, NULL);
	g_free(result);
	return text;
}

/* Name, position, plies, outcome. */
static void run_row(gconstpointer data)
{
	char **fields = g_strsplit(data, "\t", -1);
	struct rules rules;
	char *text;

	options_preset(&rules, "standard");
	g_assert_cmpuint(g_strv_length(fields), >=, 4);
	text = outcome(&rules, fields[1], fields[2]);
	g_assert_cmpstr(text, ==, fields[3]);
	g_free(text);
	g_strfreev(fields);
}

static void add_rows(char **lines)
{
	for (unsigned i = 1; lines[i]; i++) {
		char *tab = strchr(lines[i], '\t');
		char *name;
		char *path;

		if (!tab)
			continue;
		name = g_strndup(lines[i], (size_t)(tab - lines[i]));
		path = case_file_path("/rules/record/", name);
		g_test_add_data_func(path, lines[i], run_row);
		g_free(path);
		g_free(name);
	}
}

int main(int argc, char **argv)
{
	char **cases = case_file_lines("rules.txt");
	char **rows = case_file_lines("data/rules.tsv");
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	add_cases(cases);
	add_rows(rows);
	g_test_add_func("/verdicts/each-verdict-on-plies-has-a-case", test_every_verdict);
	status = g_test_run();
	g_strfreev(cases);
	g_strfreev(rows);
	return status;
}
