/* The perfect player: what tables prove is never given away, and who may ask them. */
#include "core/notation.h"
#include "engine/perfect.h"
#include "engine/player.h"
#include "engine/random.h"
#include "small-tables.h"

#include <glib.h>
#include <stdlib.h>

#define MOST SMALL_TABLES_MOST
#define GAMES 60
#define LONGEST 90

static struct game game;

static struct probe_value value_now(void)
{
	const unsigned own = game.position.to_move;

	if (game.result != GAME_UNFINISHED)
		return (struct probe_value){game.result == GAME_DRAWN ? PROBE_DRAW : PROBE_LOSS, 0};
	return small_tables_find(NULL, game.position.pieces[own], game.position.pieces[own ^ 1]);
}

static enum probe_result turned(enum probe_result result)
{
	return result == PROBE_WIN ? PROBE_LOSS : result == PROBE_LOSS ? PROBE_WIN : result;
}

/* Against somebody who errs, and somebody who does not. */
static void play_against(enum player_level level, unsigned games)
{
	uint64_t random = 7;

	for (unsigned i = 0; i < games; i++) {
		struct player players[2] = {
			{.level = PLAYER_PERFECT, .seed = i, .probe = &small_tables_probe},
			{.level = level,
			 .seed = i,
			 .limits.nodes = 300,
			 .probe = &small_tables_probe},
		};

		while (!small_tables_set_up_random(&game, &random))
			;
		while (game.result == GAME_UNFINISHED && game.length < LONGEST) {
			const struct probe_value before = value_now();
			const unsigned mover = game.position.to_move;
			const struct ply ply = player_choose(&players[mover], &game);
			struct probe_value after;

			g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
			if (mover)
				continue;
			after = value_now();
			if (before.result == PROBE_LOSS && game.result == GAME_DRAWN)
				continue;
			g_assert_cmpint(turned(after.result), ==, before.result);
			if (before.result != PROBE_DRAW)
				g_assert_cmpuint(after.plies, ==, before.plies - 1);
		}
	}
}

static void no_value_is_given_away(void)
{
	play_against(PLAYER_EASY, GAMES);
	play_against(PLAYER_EXPERT, GAMES / 6);
	play_against(PLAYER_PERFECT, GAMES / 6);
}

static void the_longest_loss_lasts_26_turns(void)
{
	struct player player = {.level = PLAYER_PERFECT, .probe = &small_tables_probe};

	small_tables_set_up(&game, &small_tables_rules, "d5 a4 g4", "d7 g7 g1");
	g_assert_cmpint(value_now().result, ==, PROBE_LOSS);
	for (unsigned left = 26; left > 0; left--) {
		const struct ply ply = player_choose(&player, &game);

		g_assert_cmpuint(value_now().plies, ==, left);
		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	}
	g_assert_cmpint(game.result, ==, GAME_BLACK_WINS);
	g_assert_cmpint(game.reason, ==, REASON_PIECES);
}

/* Whoever loses takes a draw by the limit, and whoever wins sees that a limit is near. */
static void a_limit_is_seen(void)
{
	struct rules short_rules = small_tables_rules;
	struct player player = {.level = PLAYER_PERFECT, .probe = &small_tables_probe};

	short_rules.quiet_limit = 4;
	small_tables_set_up(&game, &short_rules, "d5 a4 g4", "d7 g7 g1");
	while (game.result == GAME_UNFINISHED) {
		const struct ply ply = player_choose(&player, &game);

		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	}
	g_assert_cmpint(game.result, ==, GAME_DRAWN);
}

/* In a draw, more of the replies to the chosen ply lose than to others on average. */
static void a_draw_is_made_hard(void)
{
	uint64_t random = 11;
	unsigned drawn = 0, harder = 0;

	while (drawn < 30) {
		struct ply plies[RULES_MAX_PLIES], chosen;
		unsigned most = 0, least = 1000, own = 0;
		size_t n;

		if (!small_tables_set_up_random(&game, &random) || value_now().result != PROBE_DRAW)
			continue;
		g_assert_true(perfect_choose(&small_tables_probe, &game, &random, &chosen));
		n = game_plies(&game, plies);
		for (size_t i = 0; i < n; i++) {
			const struct position after = rules_played(&game.position, &plies[i]);
			struct ply replies[RULES_MAX_PLIES];
			const size_t n_replies = rules_plies(&small_tables_rules, &after, replies);
			unsigned errs = 0;

			if (small_tables_find(NULL, after.pieces[1], after.pieces[0]).result !=
			    PROBE_DRAW)
				continue;
			for (size_t k = 0; k < n_replies; k++) {
				const struct position then = rules_played(&after, &replies[k]);

				errs += !rules_ended(&small_tables_rules, &then) &&
					small_tables_find(NULL, then.pieces[0], then.pieces[1])
							.result == PROBE_WIN;
			}
			errs = (unsigned)(1000 * errs / n_replies);
			most = MAX(most, errs);
			least = MIN(least, errs);
			if (ply_equal(&plies[i], &chosen))
				own = errs;
		}
		g_assert_cmpuint(own, ==, most);
		harder += most > least;
		drawn++;
	}
	g_assert_cmpuint(harder, >, 10);
}

static void only_perfect_asks_tables(void)
{
	for (enum player_level level = PLAYER_EASY; level < PLAYER_LEVELS; level++) {
		const struct player player = {
			.level = level, .limits.nodes = 2000, .probe = &small_tables_probe};

		small_tables_set_up(&game, &small_tables_rules, "a7 d7 b6 d2 g1", "c5 e4 f2 a1");
		small_tables_asked = 0;
		player_choose(&player, &game);
		g_test_message("%s asked %u times", player_level_names[level], small_tables_asked);
		g_assert_cmpint(small_tables_asked > 0, ==, level == PLAYER_PERFECT);
	}
}

static struct probe_value find_lost(void *data, point_set own, point_set other)
{
	(void)data;
	g_assert_cmpuint(point_count(own), <=, MOST);
	g_assert_cmpuint(point_count(other), <=, MOST);
	return (struct probe_value){PROBE_LOSS, 8};
}

/* Nothing is known of four against five, but of where the taking leads. */
static void a_search_ends_in_tables(void)
{
	const struct probe lost = {find_lost, NULL, MOST};
	const struct player player = {
		.level = PLAYER_PERFECT, .limits.nodes = 20000, .probe = &lost};
	struct ply ply;

	small_tables_set_up(&game, &small_tables_rules, "a7 d7 g4 b2", "c5 e4 f2 a1 d3");
	ply = player_choose(&player, &game);
	g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	g_assert_cmpuint(point_count(game.position.pieces[SIDE_BLACK]), ==, MOST);
}

static struct probe_value find_three(void *data, point_set own, point_set other)
{
	if (point_count(own) + point_count(other) > 6)
		return (struct probe_value){PROBE_UNKNOWN, 0};
	return small_tables_find(data, own, other);
}

static unsigned kept_by(enum player_level level, enum probe_result worth)
{
	const struct probe three = {find_three, NULL, MOST};
	unsigned kept = 0;

	for (unsigned seed = 0; seed < 4; seed++) {
		const struct player player = {
			.level = level, .limits.nodes = 500, .seed = seed, .probe = &three};
		const struct ply ply = player_choose(&player, &game);
		const struct position after = rules_played(&game.position, &ply);

		kept += turned(small_tables_find(NULL, after.pieces[1], after.pieces[0]).result) ==
			worth;
	}
	return kept;
}

/* Of three against four nothing is known, but of where the takings lead: some into an ending that
 * is won, others into one that is lost. Expert, who does not know, takes what it should not. */
static void the_search_knows_which_taking_is_good(void)
{
	static const struct {
		enum probe_result worth;
		const char *white, *black;
	} rows[] = {
		{PROBE_WIN, "a7 d2 a1", "g7 d6 b4 d3"},	 {PROBE_WIN, "d6 c3 e3", "b6 e5 e4 b2"},
		{PROBE_WIN, "d7 g7 c3", "d5 e5 b2 a1"},	 {PROBE_WIN, "d7 d6 d2", "b6 c3 e3 g1"},
		{PROBE_DRAW, "f6 d2 d1", "d6 c5 b4 f2"}, {PROBE_DRAW, "a7 f6 a4", "d6 c5 f4 g1"},
		{PROBE_DRAW, "g7 f6 g4", "b6 c3 e3 d2"}, {PROBE_DRAW, "e5 e4 d1", "a7 d6 d5 d3"},
	};
	unsigned kept = 0;

	for (unsigned i = 0; i < G_N_ELEMENTS(rows); i++) {
		small_tables_set_up(&game, &small_tables_rules, rows[i].white, rows[i].black);
		g_assert_cmpint(value_now().result, ==, rows[i].worth);
		g_assert_cmpuint(kept_by(PLAYER_PERFECT, rows[i].worth), ==, 4);
		kept += kept_by(PLAYER_EXPERT, rows[i].worth);
	}
	g_assert_cmpuint(kept, <, 2 * G_N_ELEMENTS(rows));
}

/* The quickest win among the plies that take, or among the others; 0 without one. */
static unsigned quickest(const struct game *now, bool takes)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = game_plies(now, plies);
	unsigned best = 0;

	for (size_t i = 0; i < n; i++) {
		const struct position after = rules_played(&now->position, &plies[i]);
		const unsigned own = after.to_move;
		struct probe_value value = {PROBE_LOSS, 0};

		if ((rules_takes(&plies[i]) > 0) != takes)
			continue;
		if (!rules_ended(&now->rules, &after))
			value = small_tables_find(NULL, after.pieces[own], after.pieces[own ^ 1]);
		if (value.result == PROBE_LOSS && (!best || value.plies + 1 < best))
			best = value.plies + 1;
	}
	return best;
}

/* Turns without a mill, chosen at random; whether there were so many. */
static bool wait_turns(unsigned turns, uint64_t *random)
{
	struct ply plies[RULES_MAX_PLIES];

	for (unsigned i = 0; i < turns && game.result == GAME_UNFINISHED; i++) {
		const size_t n = game_plies(&game, plies);

		g_assert_cmpint(game_play(&game, &plies[random_below(random, (uint32_t)n)], NULL),
				==, VERDICT_OK);
	}
	return game.result == GAME_UNFINISHED && game_quiet(&game) == turns;
}

/* The shortest win would come after the limit; a longer one, by a taking now, comes before it. */
static void the_win_that_the_limit_allows_is_chosen(void)
{
	const struct player player = {.level = PLAYER_PERFECT, .probe = &small_tables_probe};
	uint64_t random = 13;

	for (unsigned found = 0; found < 5;) {
		unsigned quiet, taking;
		struct ply ply;

		if (!small_tables_set_up_random(&game, &random) || !wait_turns(12, &random))
			continue;
		quiet = quickest(&game, false);
		taking = quickest(&game, true);
		if (!quiet || taking <= quiet || taking > quiet + 10)
			continue;
		game.rules.quiet_limit = (uint16_t)MAX(taking, 13u);
		if (game_quiet(&game) + quiet <= game.rules.quiet_limit + 1u)
			continue;
		ply = player_choose(&player, &game);
		g_assert_cmpuint(rules_takes(&ply), ==, 1);
		for (unsigned side = game.position.to_move; game.result == GAME_UNFINISHED;) {
			g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
			if (game.result == GAME_UNFINISHED)
				ply = player_choose(&player, &game);
			else
				g_assert_cmpint(game.result, ==,
						side ? GAME_BLACK_WINS : GAME_WHITE_WINS);
		}
		found++;
	}
}

/* Those that the tables here know: the distance, and a ply that wins as fast. */
static void puzzles_are_solved(void)
{
	g_autofree char *name =
		g_build_filename(g_getenv("srcdir"), "tests/data/puzzles.tsv", NULL);
	g_autofree char *text = NULL;
	g_auto(GStrv) rows = NULL;
	unsigned solved = 0;

	g_assert_true(g_file_get_contents(name, &text, NULL, NULL));
	rows = g_strsplit(text, "\n", 0);
	for (char **row = rows + 1; *row && **row; row++) {
		g_auto(GStrv) cells = g_strsplit(*row, "\t", 3);
		g_auto(GStrv) best = g_strsplit(cells[2], " ", 0);
		uint64_t random = 1;
		struct position position;
		struct ply ply;
		char written[NOTATION_PLY_SIZE];

		g_assert_cmpint(notation_read_position(&small_tables_rules, cells[0], &position),
				==, VERDICT_OK);
		if (position.in_hand[0] || position.in_hand[1] ||
		    point_count(position.pieces[0]) > MOST ||
		    point_count(position.pieces[1]) > MOST)
			continue;
		g_assert_cmpint(game_set_up(&game, &small_tables_rules, &position), ==, VERDICT_OK);
		g_assert_cmpint(value_now().result, ==, PROBE_WIN);
		g_assert_cmpint((int)value_now().plies, ==, 2 * atoi(cells[1]) - 1);
		g_assert_true(perfect_choose(&small_tables_probe, &game, &random, &ply));
		notation_write_ply(&board_nine, &ply, written);
		g_assert_true(g_strv_contains((const char *const *)best, written));
		solved++;
	}
	g_assert_cmpuint(solved, >=, 5);
}

static void without_tables_it_is_expert(void)
{
	struct player expert = {.level = PLAYER_EXPERT, .limits.nodes = 5000, .seed = 3};
	struct player perfect = expert;
	struct ply first, second;

	perfect.level = PLAYER_PERFECT;
	small_tables_set_up(&game, &small_tables_rules, "a7 d7 b6 d2 g1", "c5 e4 f2 a1");
	first = player_choose(&expert, &game);
	second = player_choose(&perfect, &game);
	g_assert_true(ply_equal(&first, &second));
}

int main(int argc, char **argv)
{
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	small_tables_solve();
	g_test_add_func("/perfect/no-value-is-given-away", no_value_is_given_away);
	g_test_add_func("/perfect/the-longest-loss-lasts-26-turns",
			the_longest_loss_lasts_26_turns);
	g_test_add_func("/perfect/a-limit-is-seen", a_limit_is_seen);
	g_test_add_func("/perfect/a-draw-is-made-hard", a_draw_is_made_hard);
	g_test_add_func("/perfect/only-perfect-asks-tables", only_perfect_asks_tables);
	g_test_add_func("/perfect/a-search-ends-in-tables", a_search_ends_in_tables);
	g_test_add_func("/perfect/the-search-knows-which-taking-is-good",
			the_search_knows_which_taking_is_good);
	g_test_add_func("/perfect/the-win-that-the-limit-allows-is-chosen",
			the_win_that_the_limit_allows_is_chosen);
	g_test_add_func("/perfect/puzzles-are-solved", puzzles_are_solved);
	g_test_add_func("/perfect/without-tables-it-is-expert", without_tables_it_is_expert);
	status = g_test_run();
	small_tables_clear();
	return status;
}
