/* Hints: a ply that can be played, for reasons that hold, and wins and losses that are forced as
 * told. A hint is given in little time here, which makes it no less true. */
#include "reasons-again.h"

#include "core/game.h"
#include "engine/player.h"

#include <glib.h>

#define POSITIONS 2000
#define POLLS 1
#define MOST_FORCED 5

static unsigned won, lost;

static bool stop(void *data)
{
	return ++*(unsigned *)data > POLLS;
}

static struct player_advice advise(const struct game *game)
{
	unsigned polls = 0;
	const struct player player = {.seed = 1, .stop = stop, .stop_data = &polls};

	return player_advise(&player, game);
}

/* Whether the side to move can win within so many plies, whatever is answered. */
static bool forces(const struct rules *rules, const struct position *position, unsigned plies);

/* Whether the side that has just moved wins with so many plies, that one included. */
static bool is_forced(const struct rules *rules, const struct position *position, unsigned plies)
{
	struct ply answers[RULES_MAX_PLIES];
	enum side winner;

	if (rules_over(rules, position, &winner))
		return winner != (enum side)position->to_move;
	if (plies < 3)
		return false;
	for (size_t i = rules_plies(rules, position, answers); i > 0; i--) {
		struct position then = *position;

		rules_apply(&then, &answers[i - 1]);
		if (!forces(rules, &then, plies - 2))
			return false;
	}
	return true;
}

static bool forces(const struct rules *rules, const struct position *position, unsigned plies)
{
	struct ply own[RULES_MAX_PLIES];
	enum side winner;

	if (rules_over(rules, position, &winner))
		return winner == (enum side)position->to_move;
	if (!plies)
		return false;
	for (size_t i = rules_plies(rules, position, own); i > 0; i--) {
		struct position then = *position;

		rules_apply(&then, &own[i - 1]);
		if (is_forced(rules, &then, plies))
			return true;
	}
	return false;
}

/* How many plies a ply takes to lose, at most; 0 if no such loss is forced. */
static unsigned lasts(const struct reasons_stage *stage, const struct ply *ply)
{
	struct position after = stage->before;

	rules_apply(&after, ply);
	for (unsigned plies = 1; plies <= MOST_FORCED; plies += 2)
		if (forces(&stage->rules, &after, plies))
			return plies;
	return 0;
}

/* A forced win comes when it is said to, and a loss is no later than that of other plies. */
static void check_outcome(const struct reasons_stage *stage, const struct player_advice *advice)
{
	struct position after = stage->before;

	rules_apply(&after, &advice->ply);
	if (advice->worth.result == PROBE_WIN) {
		g_assert_true(is_forced(&stage->rules, &after, advice->worth.plies));
		won++;
	}
	if (advice->worth.result != PROBE_LOSS)
		return;
	const unsigned longest = lasts(stage, &advice->ply);
	lost++;
	g_assert_cmpuint(longest + 1, ==, advice->worth.plies);
	for (size_t i = 0; i < stage->n; i++) {
		const unsigned other = lasts(stage, &stage->plies[i]);
		g_assert_cmpuint(other, >, 0);
		g_assert_cmpuint(other, <=, longest);
	}
}

/* Of what the ply begun can go on with, the ply that is recommended, and its reasons. */
static void check_hint(struct reasons_stage *stage, const struct game *game)
{
	const struct player_advice advice = advise(game), again = advise(game);
	bool found = false;

	reasons_stage_set(stage, &game->begun);
	for (size_t i = 0; i < stage->n; i++)
		if (ply_equal(&stage->plies[i], &advice.ply)) {
			found = true;
			reasons_again_check(stage, i);
		}
	g_assert_true(found);
	g_assert_true(ply_equal(&advice.ply, &again.ply));
	check_outcome(stage, &advice);
}

static void test_hints(void)
{
	static struct reasons_stage stage;
	static struct game game, copy;
	struct bridge_random random = {2};

	for (int i = 0; i < POSITIONS; i++) {
		do
			reasons_stage_random(&stage, &random, i);
		while (game_set_up(&game, &stage.rules, &stage.before) || game.result);
		copy = game;
		check_hint(&stage, &game);
		g_assert_cmpmem(&game, sizeof(game), &copy, sizeof(copy));
		struct ply begun = advise(&game).ply;
		if (!rules_takes(&begun))
			continue;
		begun.takes[rules_takes(&begun) - 1] = POINT_NONE;
		game_enter(&game, &begun, NULL);
		check_hint(&stage, &game);
	}
	g_test_message("%u forced wins, %u losses", won, lost);
	g_assert_cmpuint(won, >, 100);
	g_assert_cmpuint(lost, >, 20);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/hints/are-true-and-forced-as-told", test_hints);
	return g_test_run();
}
