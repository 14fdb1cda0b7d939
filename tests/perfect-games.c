/* perfect-games [--games=N] [--pieces=N] [--start=N]: perfect plays from random positions of the
 *tables against easy and expert by turns, under several rule sets, and never gives away what they
 *prove.
 *
 * Before and after each of its turns the value is looked up, and follows from the values a turn
 * ahead by core's own plies. What was told must come true: a win by the turn told, a loss not
 * before it, a draw not lost. Draws by repetition and by the quiet limit may end what no table
 * knows of them: a loss, and a win that came too late for the limit from the first.
 *
 * For 2,000 games with up to five pieces a side:
 *	tests/perfect-games --games=2000 --pieces=5
 */
#include "small-tables.h"

#include "core/game.h"
#include "engine/player.h"
#include "engine/random.h"
#include "tables/values.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 150 /* turns, where the rules end no game */
#define EXPERT_NODES 2000

static const struct rules rule_sets[] = {
	{.pieces = 9, .flying = true, .repetition = true, .quiet_limit = 100},
	{.pieces = 9, .flying = true, .quiet_limit = 12, .quiet_until_take = true},
	{.pieces = 9, .flying = true},
	{.pieces = 9,
	 .flying = true,
	 .keep_protected = true,
	 .repetition = true,
	 .quiet_limit = 40},
	{.pieces = 9, .repetition = true, .quiet_limit = 20},
	{.pieces = 9, .keep_protected = true},
};

static unsigned games = 48, pieces = 4, seed = 1;

static struct rules rules;
static struct game game;

/* The value of the position that stands, which must follow from those that core's plies lead to. */
static value value_now(void)
{
	static struct ply plies[RULES_MAX_PLIES];
	const struct position *now = &game.position;
	const unsigned own = now->to_move;
	struct values_best best = {.draws = false};
	enum side winner;
	value v;
	size_t n;

	if (rules_over(&rules, now, &winner))
		return VALUES_LOST;
	v = small_tables_value(now->pieces[own], now->pieces[own ^ 1]);
	n = rules_plies(&rules, now, plies);
	for (size_t i = 0; i < n; i++) {
		const struct position after = rules_played(now, &plies[i]);

		values_weigh(&best, rules_over(&rules, &after, &winner)
					    ? VALUES_LOST
					    : small_tables_value(after.pieces[own ^ 1],
								 after.pieces[own]));
	}
	g_assert_cmpuint(v, ==, values_chosen(&best));
	return v;
}

static void set_up(uint64_t *random, enum side to_move)
{
	do {
		struct position position = {.to_move = (uint8_t)to_move};

		for (unsigned side = 0; side < 2; side++) {
			const unsigned n = 3 + random_below(random, pieces - 2);

			while (point_count(position.pieces[side]) < n) {
				const point p = (point)random_below(random, board_nine.n_points);

				if (!point_in(position.pieces[side ^ 1], p))
					position.pieces[side] |= point_bit(p);
			}
		}
		if (game_set_up(&game, &rules, &position))
			game.result = GAME_DRAWN;
	} while (game.result != GAME_UNFINISHED);
}

/* What has been told of a game, for perfect. */
struct told {
	unsigned wins_by; /* turns of the game; 0 if no win was told that the limit allows */
	unsigned lasts;	  /* it is not lost before */
	bool cannot_lose;
	bool late; /* a win was told for which the limit may come too early */
};

static struct {
	unsigned turns, won, lost, drawn, unfinished, late;
} seen;

static void note(struct told *told, value v)
{
	const unsigned limit = rules.quiet_limit;

	told->cannot_lose |= !value_loses(v);
	if (value_loses(v))
		told->lasts = MAX(told->lasts, game.length + value_plies(v));
	if (!value_wins(v))
		return;
	if (limit && game_quiet(&game) + value_plies(v) > limit) {
		told->late = true;
		return;
	}
	if (told->wins_by)
		g_assert_cmpuint(game.length + value_plies(v), <=, told->wins_by);
	told->wins_by = game.length + value_plies(v);
}

/* One turn of perfect keeps the value, and the distance where the limit has no say. */
static void play_perfect(const struct player *player, struct told *told)
{
	const value before = value_now();
	struct ply ply;
	value after;

	note(told, before);
	ply = player_choose(player, &game);
	g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	seen.turns++;
	if (game.result == GAME_DRAWN) {
		g_assert_false(told->wins_by);
		return;
	}
	after = value_now();
	if (value_wins(before) && !told->wins_by)
		g_assert_true(value_loses(after));
	else if (before)
		g_assert_cmpuint(after, ==, before - 1);
	else
		g_assert_cmpuint(after, ==, VALUES_DRAW);
}

static void check_end(const struct told *told)
{
	if (game.result == GAME_UNFINISHED) {
		seen.unfinished++;
	} else if (game.result == GAME_DRAWN) {
		seen.drawn++;
		seen.late += told->late;
		g_assert_false(told->wins_by);
	} else if (game_winner(&game) == SIDE_WHITE) {
		seen.won++;
		if (told->wins_by)
			g_assert_cmpuint(game.length, <=, told->wins_by);
	} else {
		seen.lost++;
		g_assert_false(told->cannot_lose);
		g_assert_cmpuint(game.length, >=, told->lasts);
	}
}

/* Perfect is White, who begins in every other pair of games. */
static void play(unsigned number, uint64_t *random)
{
	const struct probe tables = {small_tables_find, NULL, pieces};
	const struct player perfect = {.level = PLAYER_PERFECT, .seed = number, .probe = &tables};
	const struct player other = {.level = number % 2 ? PLAYER_EXPERT : PLAYER_EASY,
				     .seed = number,
				     .limits.nodes = EXPERT_NODES};
	struct told told = {.wins_by = 0};

	set_up(random, number / 2 % 2 ? SIDE_BLACK : SIDE_WHITE);
	while (game.result == GAME_UNFINISHED && (game.length < LONGEST || told.wins_by)) {
		if (game.position.to_move == SIDE_WHITE) {
			play_perfect(&perfect, &told);
		} else {
			const struct ply ply = player_choose(&other, &game);

			g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
		}
	}
	check_end(&told);
}

static bool solved_alike(const struct rules *a, const struct rules *b)
{
	return a->flying == b->flying && a->keep_protected == b->keep_protected;
}

static void no_value_is_given_away(void)
{
	uint64_t random = random_start(seed, 0);

	for (unsigned i = 0; i < G_N_ELEMENTS(rule_sets); i++) {
		const bool again = i && solved_alike(&rule_sets[i], &rule_sets[i - 1]);
		const unsigned first = games * i / G_N_ELEMENTS(rule_sets);
		const unsigned end = games * (i + 1) / G_N_ELEMENTS(rule_sets);

		rules = rule_sets[i];
		rules.board = &board_nine;
		if (!again)
			small_tables_solve_by(&rules, pieces);
		memset(&seen, 0, sizeof(seen));
		for (unsigned number = first; number < end; number++)
			play(number, &random);
		g_test_message("rule set %u: %u games, %u turns of perfect, %u won, %u lost, "
			       "%u drawn, %u of them won too late for the limit, %u unfinished",
			       i + 1, end - first, seen.turns, seen.won, seen.lost, seen.drawn,
			       seen.late, seen.unfinished);
	}
}

static bool read_number(const char *argument, const char *option, unsigned *number)
{
	const size_t length = strlen(option);

	if (strncmp(argument, option, length) != 0)
		return false;
	*number = (unsigned)strtoul(argument + length, NULL, 10);
	return true;
}

int main(int argc, char **argv)
{
	int status;

	g_test_init(&argc, &argv, NULL);
	for (int i = 1; i < argc; i++)
		if (!read_number(argv[i], "--games=", &games) &&
		    !read_number(argv[i], "--pieces=", &pieces) &&
		    !read_number(argv[i], "--start=", &seed))
			g_error("not understood: %s", argv[i]);
	g_assert_true(pieces >= 3 && pieces <= SMALL_TABLES_LARGEST);
	g_test_add_func("/perfect-games/no-value-is-given-away", no_value_is_given_away);
	status = g_test_run();
	small_tables_clear();
	return status;
}
