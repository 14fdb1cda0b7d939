#include "engine/player.h"

#include "engine/evaluate.h"
#include "engine/expert.h"
#include "engine/ladder.h"
#include "engine/perfect.h"
#include "engine/random.h"
#include "engine/search.h"
#include "engine/uct.h"

#include <assert.h>

const char *const player_level_names[PLAYER_LEVELS] = {
	[PLAYER_EASY] = "easy",
	[PLAYER_MEDIUM] = "medium",
	[PLAYER_HARD] = "hard",
	[PLAYER_UCT] = "uct",
	[PLAYER_EXPERT] = "expert",
	[PLAYER_PERFECT] = "perfect",
	[PLAYER_1] = "1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	[PLAYER_10] = "10",
};

#define MEDIUM_PLIES 3
#define HARD_PLIES 5
#define HARD_NODES 110000
#define HARD_MS 400
#define UCT_MS 1000
#define EXPERT_MS 1000

/* What is searched in a millisecond fills no more of the table, and clearing it takes time, too. */
#define TABLE_BYTES_PER_MS (UINT64_C(128) << 10)

/* Enough for the nodes of the ladder, and quick to clear. */
#define LADDER_TABLE_BYTES ((size_t)256 << 10)

/* A hint comes within a tenth of a second. */
#define ADVICE_NODES 400000
#define ADVICE_TABLE_BYTES ((size_t)4 << 20)

/* All levels judge an offer by the same short look ahead. */
#define DRAW_PLIES 5
#define DRAW_NODES 20000

/* To be clearly worse takes a lot while the pieces are equal, since freedom comes and goes. */
#define DRAW_WORSE (-EVALUATE_PIECE * 2)
#define DRAW_WORSE_WITH_FEWER (-EVALUATE_PIECE)
#define DRAW_EVEN EVALUATE_PIECE

/* So many plies without a mill say that nothing is happening. */
#define DRAW_QUIET 20

static unsigned time_or(unsigned think_ms, unsigned own_ms)
{
	return think_ms ? think_ms : own_ms;
}

/* Medium is its three plies: with a limit in nodes instead of them it would be hard. */
static struct limits limits_of(const struct player *player)
{
	const struct player_limits *given = &player->limits;
	struct limits limits = {
		.depth_plies = given->depth_plies,
		.nodes = given->nodes,
		.stop = player->stop,
		.stop_data = player->stop_data,
	};
	const bool replaced = given->depth_plies || given->nodes;

	switch (player->level) {
	case PLAYER_EASY:
	case PLAYER_1:
	case PLAYER_LEVELS:
		break;
	case PLAYER_MEDIUM:
		if (!limits.depth_plies)
			limits.depth_plies = MEDIUM_PLIES;
		if (!replaced)
			limits.time_ms = given->think_ms;
		break;
	case PLAYER_HARD:
		if (replaced)
			break;
		limits.depth_plies = HARD_PLIES;
		limits.nodes = HARD_NODES;
		limits.time_ms = time_or(given->think_ms, HARD_MS);
		break;
	case PLAYER_UCT:
		if (!limits.nodes)
			limits.time_ms = time_or(given->think_ms, UCT_MS);
		break;
	case PLAYER_EXPERT:
	case PLAYER_PERFECT:
	case PLAYER_10:
		if (!replaced)
			limits.time_ms = time_or(given->think_ms, EXPERT_MS);
		break;
	}
	return limits;
}

static struct ply choose_by_search(const struct player *player, const struct game *game,
				   uint64_t *random)
{
	struct search_result result;

	search_run(game, limits_of(player), random, &result);
	return result.best[random_below(random, (uint32_t)result.n_best)];
}

static struct ply choose_by_uct(const struct player *player, const struct game *game,
				uint64_t *random)
{
	struct uct_result result;

	uct_run(game, limits_of(player), random, &result);
	return result.best;
}

static struct ply choose_by_expert(const struct player *player, const struct game *game,
				   uint64_t *random)
{
	const struct limits limits = limits_of(player);
	const uint64_t enough = limits.time_ms * TABLE_BYTES_PER_MS;
	struct expert_options options = expert_usual;
	struct expert_result result;

	if (player->level == PLAYER_PERFECT) {
		if (perfect_choose(player->probe, game, random, &result.best))
			return result.best;
		options.probe = player->probe;
	}
	if (enough && enough < options.table_bytes)
		options.table_bytes = (size_t)enough;
	expert_run(game, limits, &options, random, &result);
	return result.best;
}

unsigned player_random_percent(enum player_level level)
{
	if (level == PLAYER_EASY)
		return 100;
	return level >= PLAYER_1 && level <= PLAYER_10
		       ? ladder_rungs[level - PLAYER_1].random_percent
		       : 0;
}

/* Below the top rung nothing but the rung limits the search, so that a level is the same on every
 * machine. */
static struct ply choose_on_ladder(const struct player *player, const struct game *game,
				   const struct ply *plies, size_t n, uint64_t *random)
{
	const struct ladder_rung *rung = &ladder_rungs[player->level - PLAYER_1];
	const struct limits limits = {
		.nodes = rung->nodes, .stop = player->stop, .stop_data = player->stop_data};
	const struct expert_options options = {expert_usual.weights, LADDER_TABLE_BYTES, NULL, 0};
	struct expert_result result;

	if (random_below(random, 100) < rung->random_percent)
		return plies[random_below(random, (uint32_t)n)];
	expert_run(game, limits, &options, random, &result);
	return result.best;
}

struct ply player_choose(const struct player *player, const struct game *game)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = game_plies(game, plies);
	uint64_t random = random_start(player->seed, game->length);

	assert(n > 0 && game->owed == 0);
	if (n == 1)
		return plies[0];
	if (player->level >= PLAYER_1 && player->level < PLAYER_10)
		return choose_on_ladder(player, game, plies, n, &random);
	switch (player->level) {
	case PLAYER_EASY:
	case PLAYER_1:
	case PLAYER_LEVELS:
		break;
	case PLAYER_MEDIUM:
	case PLAYER_HARD:
		return choose_by_search(player, game, &random);
	case PLAYER_UCT:
		return choose_by_uct(player, game, &random);
	case PLAYER_PERFECT:
	case PLAYER_EXPERT:
	case PLAYER_10:
		return choose_by_expert(player, game, &random);
	}
	return plies[random_below(&random, (uint32_t)n)];
}

/* What the score of a search proves. */
static struct exact_value proved(const struct expert_result *result)
{
	if (result->score > EVALUATE_DECIDED)
		return (struct exact_value){
			.result = PROBE_WIN,
			.plies = (unsigned)(EVALUATE_WIN - result->score),
		};
	if (result->settled && result->score < -EVALUATE_DECIDED)
		return (struct exact_value){
			.result = PROBE_LOSS,
			.plies = (unsigned)(EVALUATE_WIN + result->score),
		};
	return (struct exact_value){.result = PROBE_UNKNOWN};
}

/* What expert sees in a moment, on any machine. */
static struct player_advice advise_by_search(const struct player *player, const struct game *game,
					     uint64_t *random)
{
	const struct limits limits = {
		.nodes = ADVICE_NODES,
		.stop = player->stop,
		.stop_data = player->stop_data,
	};
	const struct expert_options options = {expert_usual.weights, ADVICE_TABLE_BYTES, NULL, 0};
	struct expert_result result;

	expert_run(game, limits, &options, random, &result);
	return (struct player_advice){result.best, proved(&result)};
}

struct player_advice player_advise(const struct player *player, const struct game *game)
{
	struct exact_ply plies[RULES_MAX_PLIES];
	uint64_t random = random_start(player->seed, game->length);
	struct player_advice advice = {.worth = {.result = PROBE_UNKNOWN}};
	const struct exact_ply *best;
	size_t n;

	if (!perfect_choose(player->probe, game, &random, &advice.ply)) {
		random = random_start(player->seed, game->length);
		return advise_by_search(player, game, &random);
	}
	n = exact_plies(player->probe, game, plies);
	best = exact_best(plies, n);
	if (best)
		advice.worth = exact_worth(plies, n, &advice.ply);
	return advice;
}

/* Whether nothing has happened for so long that an even game will hardly be decided. */
static bool drags_on(const struct game *game)
{
	return game_stood(game) >= 2 || game_quiet(game) >= DRAW_QUIET;
}

/* Looks ahead without a clock, so that the answer is the same everywhere; with a taking owed, only
 * at the plies that begin with the ply begun. */
bool player_accepts_draw(const struct player *player, const struct game *game, enum side side)
{
	const struct limits limits = {
		.depth_plies = DRAW_PLIES,
		.nodes = DRAW_NODES,
		.stop = player->stop,
		.stop_data = player->stop_data,
	};
	const unsigned own = rules_pieces_left(&game->position, side);
	const unsigned enemy = rules_pieces_left(&game->position, side_other(side));
	uint64_t random = random_start(player->seed, game->length);
	struct search_result result;

	search_run(game, limits, &random, &result);
	const int score = (enum side)game->position.to_move == side ? result.score : -result.score;

	if (score <= (own < enemy ? DRAW_WORSE_WITH_FEWER : DRAW_WORSE))
		return true;
	return score < DRAW_EVEN && own <= enemy && drags_on(game);
}
