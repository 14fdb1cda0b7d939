/* The perfect player: what tables prove is never given away, and who may ask them. */
#include "engine/perfect.h"
#include "engine/player.h"
#include "engine/random.h"
#include "tables/solver.h"

#include <glib.h>

#define MOST 4
#define GAMES 60
#define LONGEST 90

static const struct rules standard = {
	.board = &board_nine, .pieces = 9, .flying = true, .repetition = true, .quiet_limit = 100};

static struct index *numbering;
static struct values solved[MOST + 1][MOST + 1];
static unsigned asked;
static struct game game;

static void solve(unsigned own, unsigned other)
{
	const struct parallel two = {.threads = 2};
	const struct values *const taken[2] = {other > 3 ? &solved[other - 1][own] : NULL,
					       own > 3 ? &solved[own - 1][other] : NULL};
	struct values found[2];

	g_assert_cmpint(solver_run(numbering, &standard, &two, own, other, taken, found), ==,
			SOLVER_DONE);
	solved[own][other] = found[0];
	if (own != other)
		solved[other][own] = found[1];
}

static struct probe_value find(void *data, point_set own, point_set other)
{
	const value v =
		values_of(numbering, &solved[point_count(own)][point_count(other)], own, other);

	(void)data;
	asked++;
	if (!v)
		return (struct probe_value){PROBE_DRAW, 0};
	return (struct probe_value){value_wins(v) ? PROBE_WIN : PROBE_LOSS, value_plies(v)};
}

static const struct probe tables = {find, NULL, MOST};

static void set_up(const struct rules *rules, const char *white, const char *black)
{
	struct position position = {.to_move = SIDE_WHITE};
	const char *const names[2] = {white, black};

	for (unsigned side = 0; side < 2; side++)
		for (const char *at = names[side]; *at; at += at[2] ? 3 : 2)
			position.pieces[side] |= point_bit(
				board_point_at(&board_nine, at[0] - 'a' + 1, at[1] - '0'));
	g_assert_cmpint(game_set_up(&game, rules, &position), ==, VERDICT_OK);
}

static bool set_up_random(uint64_t *random)
{
	struct position position = {.to_move = SIDE_WHITE};

	for (unsigned side = 0; side < 2; side++) {
		const unsigned pieces = 3 + random_below(random, MOST - 2);

		while (point_count(position.pieces[side]) < pieces) {
			const point p = (point)random_below(random, board_nine.n_points);

			if (!point_in(position.pieces[side ^ 1], p))
				position.pieces[side] |= point_bit(p);
		}
	}
	return !game_set_up(&game, &standard, &position) && game.result == GAME_UNFINISHED;
}

static struct probe_value value_now(void)
{
	const unsigned own = game.position.to_move;

	if (game.result != GAME_UNFINISHED)
		return (struct probe_value){game.result == GAME_DRAWN ? PROBE_DRAW : PROBE_LOSS, 0};
	return find(NULL, game.position.pieces[own], game.position.pieces[own ^ 1]);
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
			{.level = PLAYER_PERFECT, .seed = i, .probe = &tables},
			{.level = level, .seed = i, .limits.nodes = 300, .probe = &tables},
		};

		while (!set_up_random(&random))
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
	struct player player = {.level = PLAYER_PERFECT, .probe = &tables};

	set_up(&standard, "d5 a4 g4", "d7 g7 g1");
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
	struct rules short_rules = standard;
	struct player player = {.level = PLAYER_PERFECT, .probe = &tables};

	short_rules.quiet_limit = 4;
	set_up(&short_rules, "d5 a4 g4", "d7 g7 g1");
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

		if (!set_up_random(&random) || value_now().result != PROBE_DRAW)
			continue;
		g_assert_true(perfect_choose(&tables, &game, &random, &chosen));
		n = game_plies(&game, plies);
		for (size_t i = 0; i < n; i++) {
			const struct position after = rules_played(&game.position, &plies[i]);
			struct ply replies[RULES_MAX_PLIES];
			const size_t n_replies = rules_plies(&standard, &after, replies);
			unsigned errs = 0;

			if (find(NULL, after.pieces[1], after.pieces[0]).result != PROBE_DRAW)
				continue;
			for (size_t k = 0; k < n_replies; k++) {
				const struct position then = rules_played(&after, &replies[k]);

				errs += !rules_ended(&standard, &then) &&
					find(NULL, then.pieces[0], then.pieces[1]).result ==
						PROBE_WIN;
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
			.level = level, .limits.nodes = 2000, .probe = &tables};

		set_up(&standard, "a7 d7 b6 d2 g1", "c5 e4 f2 a1");
		asked = 0;
		player_choose(&player, &game);
		g_test_message("%s asked %u times", player_level_names[level], asked);
		g_assert_cmpint(asked > 0, ==, level == PLAYER_PERFECT);
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

	set_up(&standard, "a7 d7 g4 b2", "c5 e4 f2 a1 d3");
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
	set_up(&standard, "a7 d7 b6 d2 g1", "c5 e4 f2 a1");
	first = player_choose(&expert, &game);
	second = player_choose(&perfect, &game);
	g_assert_true(ply_equal(&first, &second));
}

int main(int argc, char **argv)
{
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	numbering = index_new(&board_nine, MOST);
	solve(3, 3);
	solve(3, 4);
	solve(4, 4);
	g_test_add_func("/perfect/no-value-is-given-away", no_value_is_given_away);
	g_test_add_func("/perfect/the-longest-loss-lasts-26-turns",
			the_longest_loss_lasts_26_turns);
	g_test_add_func("/perfect/a-limit-is-seen", a_limit_is_seen);
	g_test_add_func("/perfect/a-draw-is-made-hard", a_draw_is_made_hard);
	g_test_add_func("/perfect/only-perfect-asks-tables", only_perfect_asks_tables);
	g_test_add_func("/perfect/a-search-ends-in-tables", a_search_ends_in_tables);
	g_test_add_func("/perfect/without-tables-it-is-expert", without_tables_it_is_expert);
	status = g_test_run();
	for (unsigned own = 3; own <= MOST; own++)
		for (unsigned other = 3; other <= MOST; other++)
			values_clear(&solved[own][other]);
	index_free(numbering);
	return status;
}
