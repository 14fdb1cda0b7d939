/* The perfect player: what tables prove is never given away, and who may ask them. */
#include "engine/perfect.h"
#include "engine/player.h"
#include "engine/random.h"
#include "small-tables.h"

#include <glib.h>

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
	g_test_add_func("/perfect/without-tables-it-is-expert", without_tables_it_is_expert);
	status = g_test_run();
	small_tables_clear();
	return status;
}
