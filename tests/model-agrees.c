/* Core held against the model: legal plies in random positions, and whole random games. */
#include "bridge.h"
#include "model.h"

#include "core/game.h"
#include "core/notation.h"

#include <glib.h>
#include <string.h>

#define POSITIONS 4000
#define POSITIONS_JUDGED 24
#define GAMES 300
#define LONGEST_FORTY 538
#define ALL_RULES 8

static struct model_ply model_list[MODEL_MAX_PLIES];
static struct ply core_list[RULES_MAX_PLIES];
static uint32_t model_keys[MODEL_MAX_PLIES];
static uint32_t core_keys[RULES_MAX_PLIES];
static struct game game;
static struct game before_undo;
static struct model_game model;

/* Rules and position for the message of a failure. */
static const char *told(const struct rules *rules, const struct position *position)
{
	static char text[NOTATION_POSITION_SIZE + 64];
	char place[NOTATION_POSITION_SIZE];

	notation_write_position(&board_nine, position, place);
	g_snprintf(text, sizeof(text), "flying %d keep %d two %d: %s", rules->flying,
		   rules->keep_protected, rules->two_takings, place);
	return text;
}

/* Fills model_list and model_keys. */
static size_t list_by_model(const struct model_rules *rules, const struct model_state *state)
{
	static struct ply plies[MODEL_MAX_PLIES];
	int n = model_plies(rules, state, model_list);

	for (int i = 0; i < n; i++)
		plies[i] = bridge_ply(&model_list[i]);
	bridge_keys(plies, (size_t)n, model_keys);
	return (size_t)n;
}

static bool same_plies(size_t by_model, size_t by_core)
{
	bridge_keys(core_list, by_core, core_keys);
	return by_model == by_core &&
	       !memcmp(model_keys, core_keys, by_model * sizeof(model_keys[0]));
}

static bool compare_position(const struct model_rules *model_rules, const struct model_state *state)
{
	struct rules rules = bridge_rules(model_rules);
	struct position position = bridge_position(state);
	struct position unchanged = position;
	size_t by_model = list_by_model(model_rules, state);
	size_t by_core = rules_plies(&rules, &position, core_list);

	if (!same_plies(by_model, by_core) || rules_count_plies(&rules, &position) != by_model) {
		g_test_message("model %zu, listed %zu, counted %" G_GUINT64_FORMAT ", %s", by_model,
			       by_core, rules_count_plies(&rules, &position),
			       told(&rules, &position));
		return false;
	}
	for (size_t i = 0; i < by_core; i++) {
		struct model_state after = model_apply(state, &model_list[i]);
		struct position expected = bridge_position(&after);
		struct ply ply = bridge_ply(&model_list[i]);

		rules_apply(&position, &ply);
		if (!position_equal(&position, &expected)) {
			g_test_message("applied otherwise, %s", told(&rules, &unchanged));
			return false;
		}
		rules_take_back(&position, &ply);
		if (!position_equal(&position, &unchanged)) {
			g_test_message("not taken back, %s", told(&rules, &unchanged));
			return false;
		}
	}
	return true;
}

static void test_positions(void)
{
	struct bridge_random random = {1};
	unsigned two_takes = 0;
	unsigned kept = 0;
	unsigned flown = 0;

	for (int i = 0; i < POSITIONS; i++) {
		struct model_state state = bridge_random_state(&random);

		for (int number = 0; number < ALL_RULES; number++) {
			struct model_rules rules = bridge_numbered_rules(number);
			int n;

			if (!compare_position(&rules, &state)) {
				g_test_fail();
				return;
			}
			n = model_plies(&rules, &state, model_list);
			for (int k = 0; k < n; k++) {
				struct model_ply *ply = &model_list[k];

				two_takes += ply->takes[1].column != 0;
				kept += rules.keep && !ply->takes[0].column &&
					model_mills(&state, ply) > 0;
				flown += ply->from.column && !model_linked(ply->from, ply->to);
			}
		}
	}
	/* The positions would prove little without the rare cases among them. */
	g_assert_cmpuint(two_takes, >, 1000);
	g_assert_cmpuint(kept, >, 1000);
	g_assert_cmpuint(flown, >, 10000);
}

static bool among_model_keys(size_t n, uint32_t key)
{
	for (size_t i = 0; i < n; i++)
		if (model_keys[i] == key)
			return true;
	return false;
}

/* Whether the ply is the beginning of a longer legal one. */
static bool begins_one(size_t n, const struct ply *ply)
{
	uint32_t rest = ply->takes[0] == POINT_NONE ? 0xffff : 0xff;

	if (ply->takes[1] != POINT_NONE)
		return false;
	for (size_t i = 0; i < n; i++)
		if ((model_keys[i] | rest) == bridge_key(ply) && model_keys[i] != bridge_key(ply))
			return true;
	return false;
}

static bool judge_one(const struct rules *rules, const struct position *position,
		      const struct ply *ply, size_t n)
{
	enum verdict verdict = rules_judge(rules, position, ply, NULL);
	bool legal = among_model_keys(n, bridge_key(ply));
	bool begun = !legal && begins_one(n, ply);
	char text[NOTATION_PLY_SIZE];

	if ((verdict == VERDICT_OK) == legal && (verdict == VERDICT_TAKE_OWED) == begun)
		return true;
	notation_write_ply(&board_nine, ply, text);
	g_test_message("%s judged %d, legal %d, begun %d, %s", text, verdict, legal, begun,
		       told(rules, position));
	return false;
}

/* Point number n stands for none. */
static point numbered(int i)
{
	return i == board_nine.n_points ? POINT_NONE : (point)i;
}

static bool judge_all(const struct rules *rules, const struct position *position, size_t n)
{
	int points = board_nine.n_points;

	for (int from = 0; from <= points; from++)
		for (int to = 0; to < points; to++)
			for (int first = 0; first <= points; first++)
				for (int second = 0; second <= points; second++) {
					struct ply ply = {
						numbered(from),
						numbered(to),
						{numbered(first), numbered(second)},
					};

					if (first == points && second < points)
						continue;
					if (!judge_one(rules, position, &ply, n))
						return false;
				}
	return true;
}

static void test_judged(void)
{
	struct bridge_random random = {2};

	for (int i = 0; i < POSITIONS_JUDGED; i++) {
		struct model_state state = bridge_random_state(&random);
		struct model_rules model_rules = bridge_numbered_rules(i % ALL_RULES);
		struct rules rules = bridge_rules(&model_rules);
		struct position position = bridge_position(&state);
		size_t n = list_by_model(&model_rules, &state);

		/* Longer lists only cost time. */
		if (n == 0 || n > 120) {
			i--;
			continue;
		}
		if (!judge_all(&rules, &position, n)) {
			g_test_fail();
			return;
		}
	}
}

static bool same_game(void)
{
	struct position expected = bridge_position(&model.state);
	enum side winner = SIDE_WHITE;

	if (game.result == GAME_WHITE_WINS || game.result == GAME_BLACK_WINS)
		winner = game_winner(&game);
	return position_equal(&game.position, &expected) && game.length == (uint32_t)model.length &&
	       game_quiet(&game) == (unsigned)model.quiet &&
	       game_stood(&game) == (unsigned)model.stood &&
	       !strcmp(notation_reason(game.reason), model.reason) &&
	       !strcmp(notation_result(winner, game.reason), model.result) &&
	       (game.result == GAME_UNFINISHED) == !strcmp(model.result, "*") &&
	       (game.result == GAME_WHITE_WINS) == !strcmp(model.result, "1-0") &&
	       (game.result == GAME_BLACK_WINS) == !strcmp(model.result, "0-1") &&
	       (game.result == GAME_DRAWN) == !strcmp(model.result, "1/2-1/2");
}

static bool same_game_told(void)
{
	if (same_game())
		return true;
	g_test_message("ply %d: model quiet %d stood %d %s %s, core quiet %u stood %u result %d "
		       "reason %s length %u, %s",
		       model.length, model.quiet, model.stood, model.result, model.reason,
		       game_quiet(&game), game_stood(&game), game.result,
		       notation_reason(game.reason), game.length,
		       told(&game.rules, &game.position));
	return false;
}

/* Takes the last ply back and plays it again: all must be as it was. */
static bool undone_and_redone(void)
{
	struct game_turn last = game.turns[game.length - 1];
	struct position position = game.position;
	uint32_t length = game.length;
	unsigned quiet = game_quiet(&game);
	unsigned stood = game_stood(&game);
	unsigned plies = 0;

	if (game_undo(&game, 1) != VERDICT_OK || game.length != length - 1 ||
	    !position_equal(&game.position, &last.before) ||
	    game_quiet(&game) != game_quiet(&before_undo) ||
	    game_stood(&game) != game_stood(&before_undo))
		return false;
	if (game_redo(&game, &plies) != VERDICT_OK || plies != 1 || game.length != length)
		return false;
	return position_equal(&game.position, &position) && game_quiet(&game) == quiet &&
	       game_stood(&game) == stood;
}

/* Players who only choose at random seldom repeat a position or shut anybody in. */
enum style { STYLE_RANDOM, STYLE_GOES_BACK, STYLE_SHUTS_IN, STYLES };

static int choose_back(int n, const struct model_ply *own_last)
{
	for (int i = 0; i < n; i++)
		if (own_last->from.column &&
		    !memcmp(&model_list[i].from, &own_last->to, sizeof(own_last->to)) &&
		    !memcmp(&model_list[i].to, &own_last->from, sizeof(own_last->from)))
			return i;
	return -1;
}

/* The ply that leaves the enemy fewest plies, and its pieces. */
static int choose_shutting(int n)
{
	static struct model_ply replies[MODEL_MAX_PLIES];
	int fewest = MODEL_MAX_PLIES;
	int best = -1;

	for (int i = 0; i < n; i++) {
		struct model_state after = model_apply(&model.state, &model_list[i]);
		int count = model_plies(&model.rules, &after, replies);

		if (model_list[i].takes[0].column || count >= fewest)
			continue;
		fewest = count;
		best = i;
	}
	return best;
}

static int choose(struct bridge_random *random, int n, const struct model_ply *own_last,
		  enum style style)
{
	int chosen = -1;

	if (style == STYLE_GOES_BACK && bridge_below(random, 4))
		chosen = choose_back(n, own_last);
	else if (style == STYLE_SHUTS_IN && bridge_below(random, 8))
		chosen = choose_shutting(n);
	return chosen >= 0 ? chosen : bridge_below(random, n);
}

/* Plays model and game side by side to the end; false when they differ. */
static bool play_out(struct bridge_random *random, enum style style, bool undoes)
{
	struct model_ply lasts[2];

	memset(lasts, 0, sizeof(lasts));
	while (same_game_told() && game.result == GAME_UNFINISHED && model.length < 1500) {
		size_t by_model = list_by_model(&model.rules, &model.state);
		size_t by_core = game_plies(&game, core_list);
		struct model_ply *last = &lasts[model.state.side == 'B'];
		struct ply ply;
		int chosen;

		if (!same_plies(by_model, by_core)) {
			g_test_message("plies differ, %s", told(&game.rules, &game.position));
			return false;
		}
		chosen = choose(random, (int)by_model, last, style);
		*last = model_list[chosen];
		ply = bridge_ply(last);
		if (undoes)
			before_undo = game;
		model_play(&model, last);
		if (game_play(&game, &ply, NULL) != VERDICT_OK) {
			g_test_message("refused, %s", told(&game.rules, &game.position));
			return false;
		}
		if (game.turns[game.length - 1].quiet != model.quiet ||
		    game.turns[game.length - 1].stood != model.stood) {
			g_test_message("turn kept quiet %u stood %u, not %d and %d",
				       game.turns[game.length - 1].quiet,
				       game.turns[game.length - 1].stood, model.quiet, model.stood);
			return false;
		}
		if (undoes && game.result == GAME_UNFINISHED && !undone_and_redone()) {
			g_test_message("undo and redo, %s", told(&game.rules, &game.position));
			return false;
		}
	}
	return same_game() && (game.result == GAME_UNFINISHED || game_plies(&game, core_list) == 0);
}

static struct model_rules random_rules(struct bridge_random *random)
{
	static const int limits[] = {0, 1, 2, 3, 7, 16, 40, 50, 100};
	struct model_rules rules = bridge_numbered_rules(bridge_below(random, ALL_RULES));

	rules.repetition = bridge_below(random, 2);
	rules.reset_by_take = bridge_below(random, 2);
	rules.limit = limits[bridge_below(random, (int)G_N_ELEMENTS(limits))];
	return rules;
}

static void begin_both(const struct model_rules *model_rules, const struct model_state *state)
{
	struct rules rules = bridge_rules(model_rules);
	struct position position = bridge_position(state);

	model_begin(&model, model_rules, state);
	g_assert_cmpint(game_set_up(&game, &rules, &position), ==, VERDICT_OK);
}

static void begin_from_start(const struct model_rules *model_rules)
{
	struct model_state start = model_empty(9, 9);
	struct rules rules = bridge_rules(model_rules);

	model_begin(&model, model_rules, &start);
	game_init(&game, &rules);
}

/* How many games ended for each reason; none may be missing. */
static void count_reasons(unsigned counts[REASON_LIMIT + 1])
{
	g_assert_cmpint(game.reason, <=, REASON_LIMIT);
	counts[game.reason]++;
}

static void check_reasons(const unsigned counts[REASON_LIMIT + 1])
{
	for (int reason = REASON_PIECES; reason <= REASON_LIMIT; reason++) {
		g_test_message("%s: %u games", notation_reason((enum reason)reason),
			       counts[reason]);
		g_assert_cmpuint(counts[reason], >, 3);
	}
}

static void test_games(void)
{
	struct bridge_random random = {3};
	unsigned counts[REASON_LIMIT + 1] = {0};

	for (int i = 0; i < GAMES; i++) {
		struct model_rules rules = random_rules(&random);

		begin_from_start(&rules);
		if (!play_out(&random, (enum style)(i % STYLES), i % 50 == 1)) {
			g_test_message("game %d", i);
			g_test_fail();
			return;
		}
		count_reasons(counts);
	}
	check_reasons(counts);
}

static void test_set_up_games(void)
{
	struct bridge_random random = {4};
	unsigned counts[REASON_LIMIT + 1] = {0};

	for (int i = 0; i < GAMES; i++) {
		struct model_rules rules = random_rules(&random);
		struct model_state state = bridge_random_state(&random);

		if (model_total(&state, 'W') < 3 && model_total(&state, 'B') < 3)
			continue;
		begin_both(&rules, &state);
		if (!play_out(&random, (enum style)(i % STYLES), false)) {
			g_test_message("game %d", i);
			g_test_fail();
			return;
		}
		count_reasons(counts);
	}
	check_reasons(counts);
}

/* The games that go on longest: nothing is taken while the quiet count allows it. */
static int choose_long(struct bridge_random *random, int n)
{
	bool take = model.quiet == model.rules.limit - 1;
	int start = bridge_below(random, n);

	for (int i = 0; i < n; i++) {
		int k = (start + i) % n;

		if ((model_list[k].takes[0].column != 0) == take)
			return k;
	}
	return start;
}

static void test_forty(void)
{
	struct bridge_random random = {5};
	uint32_t longest = 0;

	for (int i = 0; i < GAMES; i++) {
		struct model_rules rules = {true, false, false, false, true, 40};

		begin_from_start(&rules);
		while (game.result == GAME_UNFINISHED && game.length <= LONGEST_FORTY) {
			int n = model_plies(&rules, &model.state, model_list);
			int chosen = i % 2 ? choose_long(&random, n) : bridge_below(&random, n);
			struct ply ply = bridge_ply(&model_list[chosen]);

			model_play(&model, &model_list[chosen]);
			g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
		}
		g_assert_cmpuint(game.length, <=, LONGEST_FORTY);
		g_assert_cmpint(game.result, !=, GAME_UNFINISHED);
		longest = MAX(longest, game.length);
	}
	/* Players who keep the game going come far enough for the bound to mean something. */
	g_assert_cmpuint(longest, >, 150);
	g_test_message("longest %u", longest);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/model/lists-the-same-plies-in-random-positions", test_positions);
	g_test_add_func("/model/judges-every-thinkable-ply-alike", test_judged);
	g_test_add_func("/model/agrees-ply-by-ply-through-random-games", test_games);
	g_test_add_func("/model/agrees-through-games-from-random-positions", test_set_up_games);
	g_test_add_func("/model/no-game-under-forty-passes-538-plies", test_forty);
	return g_test_run();
}
