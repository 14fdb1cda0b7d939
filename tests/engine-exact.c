/* What plies are worth: by the tables, and in a game with its draws. */
#include "engine/exact.h"

#include "engine/perfect.h"
#include "engine/player.h"
#include "engine/random.h"
#include "small-tables.h"

#include <glib.h>

#define POSITIONS 400
#define ADVISED 500

static struct game game;
static struct exact_ply plies[RULES_MAX_PLIES];

static size_t list(void)
{
	return exact_plies(&small_tables_probe, &game, plies);
}

static const struct exact_ply *best(size_t n)
{
	const struct exact_ply *best = &plies[0];

	for (size_t i = 1; i < n; i++)
		if (exact_rank(&plies[i].value) > exact_rank(&best->value))
			best = &plies[i];
	return best;
}

static void play(const struct ply *ply)
{
	g_assert_cmpint(game_play(&game, ply, NULL), ==, VERDICT_OK);
}

static void the_best_ply_is_worth_the_position(void)
{
	uint64_t random = 5;

	for (unsigned i = 0; i < POSITIONS; i++) {
		while (!small_tables_set_up_random(&game, &random))
			;
		const struct probe_value here = small_tables_find(
			NULL, game.position.pieces[SIDE_WHITE], game.position.pieces[SIDE_BLACK]);
		struct ply legal[RULES_MAX_PLIES];
		const size_t n = list();

		g_assert_cmpuint(n, ==, game_plies(&game, legal));
		for (size_t k = 0; k < n; k++) {
			g_assert_true(ply_equal(&plies[k].ply, &legal[k]));
			g_assert_true(exact_proved(&plies[k].value));
		}
		g_assert_cmpint(best(n)->value.result, ==, here.result);
		g_assert_cmpuint(best(n)->value.plies, ==, here.plies);
	}
}

/* No piece is taken before the last ply, so that it is known what each limit leaves of the loss. */
static void a_limit_that_comes_first_is_marked(void)
{
	for (unsigned limit = 2; limit <= 30; limit++) {
		struct rules rules = small_tables_rules;
		struct exact_value value;

		rules.quiet_limit = (uint16_t)limit;
		small_tables_set_up(&game, &rules, "d5 a4 g4", "d7 g7 g1");
		value = best(list())->value;
		g_assert_cmpint(value.result, ==, PROBE_LOSS);
		g_assert_cmpuint(value.plies, ==, 26);
		while (game.result == GAME_UNFINISHED) {
			uint64_t random = 1;
			struct ply ply;

			g_assert_true(perfect_choose(&small_tables_probe, &game, &random, &ply));
			play(&ply);
		}
		g_assert_cmpint(value.limited, ==, game.result == GAME_DRAWN);
		g_assert_cmpint(value.limited, ==, limit < 26);
	}
}

static struct ply back(const struct ply *ply)
{
	return (struct ply){ply->to, ply->from, {POINT_NONE, POINT_NONE}};
}

static bool may_play(const struct ply *ply)
{
	return rules_judge(&game.rules, &game.position, ply, NULL) == VERDICT_OK &&
	       game_play(&game, ply, NULL) == VERDICT_OK;
}

/* From where White wins, both go away, come back and go away again: the shortest way to win then
 * leads through the position that has stood twice. */
static bool comes_back(const struct ply *away, const struct ply *answer)
{
	const struct ply home = back(away), home_too = back(answer);

	return may_play(away) && may_play(answer) && may_play(&home) && may_play(&home_too) &&
	       game_stood(&game) == 2 && may_play(away) && may_play(answer);
}

static bool try_coming_back(const struct position *position, const struct ply *away,
			    const struct ply *answer, unsigned wins_in)
{
	const struct ply home = back(away), home_too = back(answer);
	size_t n;

	game_set_up(&game, &small_tables_rules, position);
	if (!comes_back(away, answer))
		return false;
	n = list();
	for (size_t i = 0; i < n; i++) {
		const struct exact_value *value = &plies[i].value;

		if (!ply_equal(&plies[i].ply, &home) || value->result != PROBE_WIN ||
		    value->plies != wins_in + 2)
			continue;
		g_assert_true(value->repeated);
		g_assert_false(exact_proved(value));
		play(&home);
		play(&home_too);
		g_assert_cmpint(game.reason, ==, REASON_REPETITION);
		return true;
	}
	return false;
}

static void a_third_time_that_comes_first_is_marked(void)
{
	uint64_t random = 3;
	unsigned found = 0;

	while (found < 20) {
		struct position position;
		struct exact_ply own[RULES_MAX_PLIES];
		struct ply answers[RULES_MAX_PLIES];
		size_t n, n_answers;

		if (!small_tables_set_up_random(&game, &random))
			continue;
		position = game.position;
		n = exact_plies(&small_tables_probe, &game, own);
		const unsigned wins_in = small_tables_find(NULL, position.pieces[SIDE_WHITE],
							   position.pieces[SIDE_BLACK])
						 .plies;
		const struct exact_ply *away = &own[random_below(&random, (uint32_t)n)];
		if (away->value.result != PROBE_WIN || away->value.plies <= wins_in)
			continue;
		play(&away->ply);
		n_answers = game_plies(&game, answers);
		for (size_t i = 0; i < n_answers; i++)
			found += try_coming_back(&position, &away->ply, &answers[i], wins_in);
	}
}

/* Whether a position that the side to move wins, and that is nearer to its end, has stood twice. */
static bool nearer_has_stood_twice(unsigned plies_to_end)
{
	for (uint32_t i = 1; i < game.length; i++) {
		const struct position *stood = &game.turns[i].before;
		const unsigned own = stood->to_move;
		const struct probe_value value =
			small_tables_find(NULL, stood->pieces[own], stood->pieces[own ^ 1]);

		if (game.turns[i - 1].stood >= 2 &&
		    value.result == (own == game.position.to_move ? PROBE_WIN : PROBE_LOSS) &&
		    value.plies < plies_to_end)
			return true;
	}
	return false;
}

/* Whatever is answered, the win goes on, nearer to its end, and is proved again. */
static void check_win(const struct ply *win, unsigned wins_in)
{
	struct ply answers[RULES_MAX_PLIES];
	size_t n;

	play(win);
	n = game.result == GAME_UNFINISHED ? game_plies(&game, answers) : 0;
	g_assert_cmpint(game.result, !=, GAME_DRAWN);
	for (size_t i = 0; i < n; i++) {
		play(&answers[i]);
		g_assert_cmpint(game.result, ==, GAME_UNFINISHED);
		const struct exact_ply *next = exact_best(plies, list());
		g_assert_nonnull(next);
		g_assert_cmpint(next->value.result, ==, PROBE_WIN);
		g_assert_cmpuint(next->value.plies, <=, wins_in - 2);
		game_undo(&game, 1);
	}
	if (game.length)
		game_undo(&game, 1);
}

static bool shuttle(const struct ply *away, const struct ply *answer, unsigned n_plies)
{
	const struct ply home = back(away), home_too = back(answer);
	const struct ply *const round[] = {away, answer, &home, &home_too};

	for (unsigned i = 0; i < n_plies; i++)
		if (!may_play(round[i % 4]) || game.result != GAME_UNFINISHED)
			return false;
	return true;
}

static void a_win_is_proved_past_positions_that_stood_twice(void)
{
	uint64_t random = 29;
	unsigned proved = 0, repeated = 0;

	while (proved < 200 || repeated < 20) {
		struct ply legal[RULES_MAX_PLIES], away, answer;
		struct exact_ply own[RULES_MAX_PLIES];
		size_t n;

		if (!small_tables_set_up_random(&game, &random))
			continue;
		n = game_plies(&game, legal);
		away = legal[random_below(&random, (uint32_t)n)];
		play(&away);
		if (game.result != GAME_UNFINISHED)
			continue;
		n = game_plies(&game, legal);
		answer = legal[random_below(&random, (uint32_t)n)];
		game_undo(&game, 1);
		if (rules_takes(&away) || rules_takes(&answer) ||
		    !shuttle(&away, &answer, 4 + random_below(&random, 4)))
			continue;
		n = exact_plies(&small_tables_probe, &game, own);
		for (size_t i = 0; i < n; i++) {
			const struct exact_value *value = &own[i].value;

			repeated += value->repeated;
			if (value->result != PROBE_WIN || !exact_proved(value) ||
			    rules_takes(&own[i].ply) || !nearer_has_stood_twice(value->plies - 1))
				continue;
			proved++;
			check_win(&own[i].ply, value->plies);
		}
	}
}

/* What is advised where tables reach is worth what the position is, and so is said of it. */
static void advice_changes_no_value(void)
{
	const struct player player = {.seed = 9, .probe = &small_tables_probe};
	uint64_t random = 17;

	for (unsigned i = 0; i < ADVISED; i++) {
		struct player_advice advice, again;
		struct exact_value played;

		while (!small_tables_set_up_random(&game, &random))
			;
		const struct probe_value here = small_tables_find(
			NULL, game.position.pieces[SIDE_WHITE], game.position.pieces[SIDE_BLACK]);
		advice = player_advise(&player, &game);
		again = player_advise(&player, &game);
		g_assert_true(ply_equal(&advice.ply, &again.ply));
		played = exact_worth(plies, list(), &advice.ply);
		g_assert_cmpint(played.result, ==, here.result);
		g_assert_cmpuint(played.plies, ==, here.plies);
		g_assert_cmpint(advice.worth.result, ==, here.result);
		g_assert_cmpuint(advice.worth.plies, ==, here.plies);
	}
}

/* With a limit in between, other plies may be better than one that is proved. */
static void nothing_is_best_while_others_may_be_better(void)
{
	const struct exact_value win = {PROBE_WIN, 9, false, false},
				 draw = {PROBE_DRAW, 0, false, false},
				 loss = {PROBE_LOSS, 8, false, false};
	struct exact_ply two[2] = {{.value = draw}, {.value = win}};

	two[1].ply.to = 1;
	g_assert_true(exact_best(two, 2) == &two[1]);
	g_assert_cmpint(exact_worth(two, 2, &two[1].ply).result, ==, PROBE_WIN);
	two[1].value.limited = true;
	g_assert_null(exact_best(two, 2));
	g_assert_cmpint(exact_worth(two, 2, &two[1].ply).result, ==, PROBE_UNKNOWN);
	two[1].value = loss;
	two[1].value.repeated = true;
	g_assert_true(exact_best(two, 2) == &two[0]);
	two[0].value = loss;
	g_assert_null(exact_best(two, 2));
	two[0].value = draw;
	two[1].value.result = PROBE_UNKNOWN;
	g_assert_null(exact_best(two, 2));
	two[0].value = win;
	g_assert_true(exact_best(two, 2) == &two[0]);
	g_assert_null(exact_best(two, 0));
}

static void a_taking_that_is_owed_is_weighed(void)
{
	struct ply mill = {board_point_at(&board_nine, 1, 4),
			   board_point_at(&board_nine, 1, 7),
			   {POINT_NONE, POINT_NONE}};

	small_tables_set_up(&game, &small_tables_rules, "a4 d7 g7 b2", "c5 e4 f2 g1");
	g_assert_cmpint(game_enter(&game, &mill, NULL), ==, VERDICT_OK);
	g_assert_cmpuint(list(), ==, 4);
	for (unsigned i = 0; i < 4; i++)
		g_assert_cmpuint(rules_takes(&plies[i].ply), ==, 1);
	g_assert_cmpuint(game.owed, ==, 1);
}

static void what_no_table_knows_is_not_listed(void)
{
	struct position position = {.pieces = {0x7, 0x70}, .in_hand = {1, 1}};

	small_tables_set_up(&game, &small_tables_rules, "a7 d7 g4 b2 d1", "c5 e4 f2 a1");
	g_assert_cmpuint(list(), ==, 0);
	g_assert_cmpuint(exact_plies(NULL, &game, plies), ==, 0);
	position.pieces[SIDE_WHITE] = 0x103;
	g_assert_cmpint(game_set_up(&game, &small_tables_rules, &position), ==, VERDICT_OK);
	g_assert_cmpuint(list(), ==, 0);
	position.in_hand[SIDE_BLACK] = 0;
	g_assert_cmpint(game_set_up(&game, &small_tables_rules, &position), ==, VERDICT_OK);
	g_assert_cmpuint(list(), >, 10);
	for (unsigned i = 0; i < list(); i++)
		g_assert_cmpint(plies[i].value.result, !=, PROBE_UNKNOWN);
}

/* Four against five: what takes a piece leads to where tables know. */
static void a_taking_leads_into_tables(void)
{
	size_t n;

	small_tables_set_up(&game, &small_tables_rules, "a4 d7 g7 b2", "c5 e4 f2 g1 d1");
	n = list();
	g_assert_cmpuint(n, >, 0);
	for (size_t i = 0; i < n; i++)
		g_assert_cmpint(plies[i].value.result != PROBE_UNKNOWN, ==,
				rules_takes(&plies[i].ply) == 1);
}

int main(int argc, char **argv)
{
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	small_tables_solve();
	g_test_add_func("/exact/the-best-ply-is-worth-the-position",
			the_best_ply_is_worth_the_position);
	g_test_add_func("/exact/a-limit-that-comes-first-is-marked",
			a_limit_that_comes_first_is_marked);
	g_test_add_func("/exact/a-third-time-that-comes-first-is-marked",
			a_third_time_that_comes_first_is_marked);
	g_test_add_func("/exact/a-win-is-proved-past-positions-that-stood-twice",
			a_win_is_proved_past_positions_that_stood_twice);
	g_test_add_func("/exact/advice-changes-no-value", advice_changes_no_value);
	g_test_add_func("/exact/nothing-is-best-while-others-may-be-better",
			nothing_is_best_while_others_may_be_better);
	g_test_add_func("/exact/a-taking-that-is-owed-is-weighed",
			a_taking_that_is_owed_is_weighed);
	g_test_add_func("/exact/what-no-table-knows-is-not-listed",
			what_no_table_knows_is_not_listed);
	g_test_add_func("/exact/a-taking-leads-into-tables", a_taking_leads_into_tables);
	status = g_test_run();
	small_tables_clear();
	return status;
}
