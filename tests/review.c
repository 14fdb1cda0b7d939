/* Turning points of recorded games are what they are said to be: by tables, or by a search that
 * looks much longer. With MERELS_SLOW set, ten whole games besides those of a few turns. */
#include "small-tables.h"

#include "core/notation.h"
#include "core/options.h"
#include "engine/evaluate.h"
#include "engine/expert.h"
#include "engine/random.h"
#include "engine/review.h"
#include "store/records.h"

#include <glib.h>
#include <string.h>

#define MOST SMALL_TABLES_MOST
#define LONG_NODES 8000000
#define LONG_TABLE_BYTES ((size_t)64 << 20)

/* In hundredths of a piece: what is left of an opinion, at least, if a search looks longer. */
#define STILL_LOST 100

static struct rules standard;
static struct game past;

static const struct review_help help = {.probe = &small_tables_probe};

static bool is_in_tables(const struct position *position)
{
	return !position->in_hand[0] && !position->in_hand[1] &&
	       point_count(position->pieces[0]) <= MOST && point_count(position->pieces[1]) <= MOST;
}

/* For the side to move of past: what the rules, the tables or a long search say. */
static enum probe_result value_of_past(int *score)
{
	const struct position *position = &past.position;
	const unsigned own = position->to_move;
	struct expert_options options = expert_usual;
	uint64_t random = random_start(11, past.length);
	struct expert_result result;

	*score = 0;
	if (past.result != GAME_UNFINISHED)
		return past.result == GAME_DRAWN ? PROBE_DRAW : PROBE_LOSS;
	if (is_in_tables(position))
		return small_tables_find(NULL, position->pieces[own], position->pieces[own ^ 1])
			.result;
	options.table_bytes = LONG_TABLE_BYTES;
	options.probe = &small_tables_probe;
	expert_run(&past, (struct limits){.nodes = LONG_NODES}, &options, &random, &result);
	*score = result.score;
	if (result.score > EVALUATE_DECIDED)
		return PROBE_WIN;
	return result.whole_score < -EVALUATE_DECIDED ? PROBE_LOSS : PROBE_UNKNOWN;
}

static enum probe_result turned(enum probe_result result)
{
	return result == PROBE_WIN ? PROBE_LOSS : result == PROBE_LOSS ? PROBE_WIN : result;
}

static void check_line(const struct game *game, const struct review_point *found)
{
	game_past(game, found->turn, &past);
	for (unsigned i = 0; i < found->n; i++)
		g_assert_cmpint(game_play(&past, &found->line[i], NULL), ==, VERDICT_OK);
	if (found->before.result != PROBE_WIN)
		return;
	g_assert_cmpuint(found->n, <=, found->before.plies);
	g_assert_cmpint(past.result, !=, GAME_DRAWN);
	if (past.result != GAME_UNFINISHED)
		g_assert_cmpuint(game_winner(&past), ==, game->turns[found->turn].before.to_move);
}

static void check_point(const struct game *game, const struct review_point *found)
{
	char turn[NOTATION_PLY_SIZE];
	enum probe_result before, after;
	int best, left;

	notation_write_ply(game->rules.board, &game->turns[found->turn].ply, turn);
	game_past(game, found->turn, &past);
	before = value_of_past(&best);
	game_past(game, found->turn + 1, &past);
	after = turned(value_of_past(&left));
	g_test_message("%u %s: %s, drop %u, depth %u; by longer search %d/%d to %d/%d",
		       (unsigned)found->turn + 1, turn, found->proved ? "proved" : "opinion",
		       found->drop, found->depth, (int)before, best, (int)after, -left);
	if (found->before.result != PROBE_UNKNOWN)
		g_assert_cmpint(before, ==, found->before.result);
	if (found->after.result != PROBE_UNKNOWN)
		g_assert_cmpint(after, ==, found->after.result);
	if (found->proved)
		g_assert_cmpint(found->before.result, >, found->after.result);
	else if (before == PROBE_UNKNOWN && after == PROBE_UNKNOWN)
		g_assert_cmpint(best + left, >=, STILL_LOST);
	else
		g_assert_true(before != PROBE_LOSS && after != PROBE_WIN);
	check_line(game, found);
}

static void judge_all(struct review *review)
{
	while (review_step(review, &help))
		;
	g_assert_cmpuint(review_left(review), ==, 0);
}

/* Returns how many points are proved, and in *opinions how many are not. */
static unsigned check_game(const struct game *game, unsigned *opinions)
{
	struct review *review = review_new(game);
	const struct review_point *points;
	unsigned n, proved = 0;

	judge_all(review);
	n = review_points(review, &points);
	for (unsigned i = 0; i < n; i++) {
		if (i)
			g_assert_cmpuint(points[i].turn, >, points[i - 1].turn);
		check_point(game, &points[i]);
		proved += points[i].proved;
	}
	*opinions += n - proved;
	review_free(review);
	return proved;
}

/* The first records of so many turns: fewest to most. */
static void check_games(unsigned games, uint32_t fewest, uint32_t most)
{
	g_autofree char *path =
		g_build_filename(g_getenv("srcdir"), "tests", "data", "games.pgn", NULL);
	g_autofree char *text = NULL;
	struct records_reader *reader;
	struct records_error error;
	struct record *record;
	unsigned proved = 0, opinions = 0;
	gsize length;

	if (!g_file_get_contents(path, &text, &length, NULL))
		g_error("cannot read %s", path);
	reader = records_reader_new(text, length, &standard);
	while (games && (record = records_next(reader, FALSE, &error))) {
		if (record->game->length >= fewest && record->game->length <= most) {
			proved += check_game(record->game, &opinions);
			games--;
		}
		record_free(record);
	}
	records_reader_free(reader);
	g_assert_cmpuint(games, ==, 0);
	g_assert_cmpuint(proved, >, 0);
	g_test_message("%u points proved, %u opinions", proved, opinions);
}

static void endings_turn_where_they_are_said_to(void)
{
	check_games(6, 6, 22);
}

static void whole_games_turn_where_they_are_said_to(void)
{
	check_games(10, 40, 200);
}

/* A game of three against four, and what is played in it. */
static struct game *read_game(const char *position, const char *turns)
{
	struct game *game = g_new(struct game, 1);
	g_auto(GStrv) words = g_strsplit(turns, " ", 0);
	struct position start;

	g_assert_cmpint(notation_read_position(&standard, position, &start), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(game, &standard, &start), ==, VERDICT_OK);
	for (char **word = words; *word; word++) {
		struct ply ply;
		g_assert_cmpint(notation_read_ply(game->rules.board, *word, &ply), ==, VERDICT_OK);
		g_assert_cmpint(game_play(game, &ply, NULL), ==, VERDICT_OK);
	}
	return game;
}

#define ENDING "B.W...B..W..B........W.. w 0 0"
#define TURNS "a4-g1 a7-g4 a1-f4 e4-e3 f4-a7 e3-d7 g7-a1 c5-d1 g1-a4xd7"

/* In an ending, what is said of every other turn agrees with the tables. */
static void other_turns_are_judged_by_what_they_keep(void)
{
	g_autofree struct game *game = read_game(ENDING, TURNS);
	struct review *review = review_new(game);
	const struct review_point *points;
	unsigned n, kept = 0, lost = 0;

	judge_all(review);
	n = review_points(review, &points);
	g_assert_cmpuint(n, >, 0);
	for (unsigned i = 0; i < n; i++) {
		struct ply plies[RULES_MAX_PLIES];
		size_t n_plies;

		game_past(game, points[i].turn, &past);
		n_plies = game_plies(&past, plies);
		for (size_t k = 0; k < n_plies; k++) {
			struct review_tried tried;
			int score;

			game_past(game, points[i].turn, &past);
			game_play(&past, &plies[k], NULL);
			g_assert_true(review_try(review, &points[i], &plies[k], &help, &tried));
			g_assert_true(tried.proved);
			g_assert_cmpint(tried.value.result, ==, turned(value_of_past(&score)));
			g_assert_cmpint(tried.keeps, ==,
					tried.value.result >= points[i].before.result);
			kept += tried.keeps;
			lost += !tried.keeps;
		}
	}
	g_assert_cmpuint(kept, >, 0);
	g_assert_cmpuint(lost, >, 0);
	review_free(review);
}

static bool at_once(void *data)
{
	(void)data;
	return true;
}

/* From the start, where only a search knows anything. */
static void what_is_interrupted_goes_on(void)
{
	static const struct review_help stopped = {.probe = &small_tables_probe, .stop = at_once};
	g_autofree struct game *game = read_game("........................ w 9 9", "d6 f4 d2 b4");
	struct review *review = review_new(game);
	const struct review_point *points;

	g_assert_false(review_step(review, &stopped));
	g_assert_cmpuint(review_left(review), ==, 4);
	g_assert_true(review_step(review, &help));
	g_assert_cmpuint(review_left(review), ==, 3);
	g_assert_false(review_step(review, &stopped));
	judge_all(review);
	g_assert_cmpuint(review_points(review, &points), ==, 0);
	g_assert_false(review_step(review, &help));
	review_free(review);
}

/* The same lines of the same game, every time. */
static void a_game_has_the_same_points_again(void)
{
	g_autofree struct game *game = read_game(ENDING, TURNS);
	struct review *first = review_new(game), *second = review_new(game);
	const struct review_point *points, *again;
	unsigned n;

	judge_all(first);
	judge_all(second);
	n = review_points(first, &points);
	g_assert_cmpuint(review_points(second, &again), ==, n);
	for (unsigned i = 0; i < n; i++)
		g_assert_true(!memcmp(points[i].line, again[i].line, sizeof points[i].line));
	review_free(first);
	review_free(second);
}

/* Three against three, which go round and round. */
#define CIRCLE ".B..W.........W.B..B..W. b 0 0"
#define CIRCLE_TURNS                                                                               \
	"d7-f4 g4-d7 f4-d5 d7-a7 d2-g4 a7-a4 g4-a7 d1-b6 a7-f6 a4-a7 d5-f4 a7-f2 f4-d2 b6-d1 "     \
	"f6-g4 d6-g1 g4-a1 g1-g4 a1-a4 g4-g7 a4-b6 g7-d6 b6-g4 d6-g1 g4-a1 g1-g4 a1-a4 g4-g7 "     \
	"a4-b6 g7-d6 b6-g4"

static bool is_named(const struct review *review, uint32_t turn)
{
	const struct review_point *points;

	for (unsigned i = 0, n = review_points(review, &points); i < n; i++)
		if (points[i].turn == turn)
			return true;
	return false;
}

/* Although a position may stand for the third time, every fault is proved. */
static void positions_that_stood_before_hide_nothing(void)
{
	g_autofree struct game *game = read_game(CIRCLE, CIRCLE_TURNS);
	struct review *review = review_new(game);
	unsigned named = 0;

	g_assert_cmpint(game->reason, ==, REASON_REPETITION);
	judge_all(review);
	for (uint32_t turn = 0; turn < game->length; turn++) {
		int score;

		game_past(game, turn, &past);
		const enum probe_result before = value_of_past(&score);
		game_past(game, turn + 1, &past);
		g_assert_cmpint(is_named(review, turn), ==, turned(value_of_past(&score)) < before);
		named += is_named(review, turn);
	}
	g_assert_cmpuint(named, ==, 23);
	review_free(review);
}

/* A win that the quiet limit denies is not said to have been one. */
static void a_win_that_comes_too_late_is_none(void)
{
	struct game *game;
	struct review *review;
	const struct review_point *points;

	standard.quiet_limit = 5;
	game = read_game(ENDING, "a4-g1 a7-g4 a1-f4 e4-e3 f4-a7");
	g_assert_cmpint(game->result, ==, GAME_DRAWN);
	review = review_new(game);
	judge_all(review);
	for (unsigned i = 0, n = review_points(review, &points); i < n; i++)
		if (points[i].before.result == PROBE_WIN)
			g_assert_cmpuint(points[i].turn + points[i].before.plies, <=, 5 + 1);
	review_free(review);
	g_free(game);
	standard.quiet_limit = 100;
}

int main(int argc, char **argv)
{
	const char *slow = g_getenv("MERELS_SLOW");
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	options_preset(&standard, options_presets[0]);
	small_tables_solve();
	g_test_add_func("/review/endings-turn-where-they-are-said-to",
			endings_turn_where_they_are_said_to);
	if (slow && *slow)
		g_test_add_func("/review/whole-games-turn-where-they-are-said-to",
				whole_games_turn_where_they_are_said_to);
	g_test_add_func("/review/other-turns-are-judged-by-what-they-keep",
			other_turns_are_judged_by_what_they_keep);
	g_test_add_func("/review/what-is-interrupted-goes-on", what_is_interrupted_goes_on);
	g_test_add_func("/review/a-game-has-the-same-points-again",
			a_game_has_the_same_points_again);
	g_test_add_func("/review/positions-that-stood-before-hide-nothing",
			positions_that_stood_before_hide_nothing);
	g_test_add_func("/review/a-win-that-comes-too-late-is-none",
			a_win_that_comes_too_late_is_none);
	status = g_test_run();
	small_tables_clear();
	return status;
}
