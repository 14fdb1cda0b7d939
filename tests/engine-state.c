/* Steps held against core's plies: whole random games under random rules. */
#include "bridge.h"

#include "core/game.h"
#include "engine/estimate.h"
#include "engine/state.h"
#include "engine/symmetry.h"

#include <glib.h>
#include <string.h>

#define GAMES 400
#define LONGEST 150
#define ALL_RULES 8

static struct game game;
static struct ply by_core[RULES_MAX_PLIES], by_steps[RULES_MAX_PLIES];
static uint32_t core_keys[RULES_MAX_PLIES], step_keys[RULES_MAX_PLIES];

/* Follows the takings that are owed after the steps of a ply so far. */
static size_t complete(const struct state_context *context, const struct state *state,
		       const struct ply *begun, size_t n)
{
	step steps[STATE_MAX_STEPS];
	const unsigned n_steps = state_steps(context, state, steps);

	if (!state->owed) {
		by_steps[n] = *begun;
		return n + 1;
	}
	for (unsigned i = 0; i < n_steps; i++) {
		struct state after = *state;
		struct ply ply = *begun;

		ply.takes[rules_takes(&ply)] = step_to(steps[i]);
		g_assert_true(state_allows(context, state, steps[i]));
		state_take_step(context, &after, steps[i]);
		n = complete(context, &after, &ply, n);
	}
	return n;
}

static size_t list_by_steps(const struct state_context *context, const struct state *state)
{
	step steps[STATE_MAX_STEPS];
	const unsigned n_steps = state_steps(context, state, steps);
	size_t n = 0;

	for (unsigned i = 0; i < n_steps; i++) {
		struct state after = *state;
		const unsigned from = step_from(steps[i]);
		const struct ply ply = {from == STATE_HAND ? POINT_NONE : (point)from,
					step_to(steps[i]),
					{POINT_NONE, POINT_NONE}};
		uint8_t lines[2];

		g_assert_true(state_allows(context, state, steps[i]));
		g_assert_cmpint(state_closes(context, state, steps[i]), ==,
				rules_mills(context->rules, &game.position, &ply, lines) > 0);
		state_take_step(context, &after, steps[i]);
		n = complete(context, &after, &ply, n);
	}
	return n;
}

/* A step is allowed if and only if it is listed. */
static void assert_allowed(const struct state_context *context, const struct state *state)
{
	step steps[STATE_MAX_STEPS];
	const unsigned n_steps = state_steps(context, state, steps);
	unsigned allowed = 0;

	for (unsigned from = 0; from <= STATE_TAKES; from++)
		for (unsigned to = 0; to < context->rules->board->n_points; to++)
			allowed += state_allows(context, state, step_of(from, to));
	g_assert_cmpuint(allowed, ==, n_steps);
	g_assert_cmpint(state_can_move(context, state), ==, n_steps > 0);
}

static void assert_same_state(const struct state *a, const struct state *b)
{
	g_assert_cmpuint(state_key(a), ==, state_key(b));
	g_assert_cmpuint(a->quiet, ==, b->quiet);
	for (unsigned side = 0; side < 2; side++) {
		g_assert_cmpuint(a->lanes[side], ==, b->lanes[side]);
		g_assert_cmpuint(a->on_board[side], ==, b->on_board[side]);
	}
}

static void play_one(struct bridge_random *random, const struct rules *rules)
{
	struct state_context context = {.rules = rules};
	struct state state;

	lanes_init(&context.lanes, rules->board);
	game_init(&game, rules);
	for (unsigned i = 0; i < LONGEST && game.result == GAME_UNFINISHED; i++) {
		const size_t n = game_plies(&game, by_core);
		const struct ply *ply = &by_core[bridge_below(random, (int)n)];
		struct state after;

		state_init(&context, &state, &game);
		assert_allowed(&context, &state);
		g_assert_cmpuint(list_by_steps(&context, &state), ==, n);
		bridge_keys(by_core, n, core_keys);
		bridge_keys(by_steps, n, step_keys);
		g_assert_cmpmem(core_keys, n * sizeof(*core_keys), step_keys,
				n * sizeof(*step_keys));
		g_assert_cmpuint(state_play(&context, &state, ply), ==, 1 + rules_takes(ply));
		g_assert_cmpint(game_play(&game, ply, NULL), ==, VERDICT_OK);
		state_init(&context, &after, &game);
		assert_same_state(&state, &after);
	}
}

static void steps_follow_the_rules(void)
{
	struct bridge_random random = {11};

	for (int i = 0; i < GAMES; i++) {
		const struct model_rules model = bridge_numbered_rules(i % ALL_RULES);
		struct rules rules = bridge_rules(&model);

		rules.quiet_until_take = i / ALL_RULES % 2;
		rules.quiet_limit = 60;
		play_one(&random, &rules);
	}
}

static unsigned count_links(const struct board *board, point_set own, point_set empty)
{
	unsigned n = 0;

	for (point p; points_next(&own, &p);)
		n += point_count(board->neighbours[p] & empty);
	return n;
}

static void lanes_see_what_the_board_has(void)
{
	struct bridge_random random = {12};
	struct lanes lanes;

	lanes_init(&lanes, &board_nine);
	for (int i = 0; i < 20000; i++) {
		const point_set own = (point_set)bridge_random(&random) & board_all(&board_nine);
		const point_set enemy =
			(point_set)bridge_random(&random) & ~own & board_all(&board_nine);
		const point_set empty = board_all(&board_nine) & ~own & ~enemy;
		const uint64_t bits = lanes_of_set(&lanes, own);
		const uint64_t open = lanes_open(&lanes, bits, lanes_of_set(&lanes, empty));
		unsigned mills = 0;
		point_set near = 0, left = empty;

		for (unsigned line = 0; line < board_nine.n_lines; line++)
			mills += !(board_nine.lines[line] & ~own);
		g_assert_cmpuint(lanes_count(lanes_mills(&lanes, bits)), ==, mills);
		g_assert_cmpuint(lanes_links(&lanes, bits, lanes_of_set(&lanes, empty)), ==,
				 count_links(&board_nine, own, empty));
		for (point p; points_next(&left, &p);) {
			near |= board_nine.neighbours[p];
			g_assert_cmpint((open & lanes.of[p]) != 0, ==,
					point_in(board_closing(&board_nine, own), p));
		}
		g_assert_cmpuint(lanes_nearby(&lanes, empty), ==, near);
	}
}

static void nine_mens_morris_has_sixteen_symmetries(void)
{
	static struct symmetry symmetry;
	struct bridge_random random = {13};

	symmetry_init(&symmetry, &board_nine);
	g_assert_cmpuint(symmetry.n, ==, 16);
	for (int i = 0; i < 1000; i++) {
		const point_set own = (point_set)bridge_random(&random) & board_all(&board_nine);
		const unsigned turn = (unsigned)bridge_below(&random, 16);
		point_set a[2] = {own, 0}, b[2] = {symmetry_of_set(&symmetry, turn, own), 0};

		g_assert_cmpuint(symmetry_of_set(&symmetry, symmetry.inverse[turn], b[0]), ==, own);
		g_assert_cmpuint(point_count(board_in_mills(&board_nine, own)), ==,
				 point_count(board_in_mills(&board_nine, b[0])));
		symmetry_least(&symmetry, a);
		symmetry_least(&symmetry, b);
		g_assert_cmpuint(a[0], ==, b[0]);
	}
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/engine-state/steps-follow-the-rules", steps_follow_the_rules);
	g_test_add_func("/engine-state/lanes-see-what-the-board-has", lanes_see_what_the_board_has);
	g_test_add_func("/engine-state/nine-mens-morris-has-sixteen-symmetries",
			nine_mens_morris_has_sixteen_symmetries);
	return g_test_run();
}
