/* match [--games=N] [--seed=N] [--opening=PLIES] [--rules=NAME] PLAYER PLAYER: lets two players
 * play from random openings, each opening with both colours, and prints the first one's score with
 * its 95 percent interval.
 *
 * PLAYER is a level, plain-uct (tests/plain-uct.h), or expert with what differs:
 * expert:nodes=100000,weights=plain. Keys are think (ms), nodes, depth and, for expert, weights
 * (tuned or plain), table (KiB), contempt and random (the percentage of its plies that are random).
 */
#include "plain-uct.h"

#include "core/options.h"
#include "engine/expert.h"
#include "engine/player.h"
#include "engine/random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 600 /* a game that is longer is a draw */

struct contender {
	bool expert; /* with options of its own */
	bool plain_uct;
	unsigned random_percent;
	struct expert_options options;
	struct player player;
};

static struct game game;

static int refuse(const char *what)
{
	fprintf(stderr, "match: not understood: %s\n", what);
	return 2;
}

static bool read_key(struct contender *contender, const char *key, const char *value)
{
	const unsigned long number = strtoul(value, NULL, 10);

	if (!strcmp(key, "think"))
		contender->player.limits.think_ms = (unsigned)number;
	else if (!strcmp(key, "nodes"))
		contender->player.limits.nodes = number;
	else if (!strcmp(key, "depth"))
		contender->player.limits.depth_plies = (unsigned)number;
	else if (!strcmp(key, "table"))
		contender->options.table_bytes = (size_t)number << 10;
	else if (!strcmp(key, "contempt"))
		contender->options.contempt = (int)number;
	else if (!strcmp(key, "random"))
		contender->random_percent = (unsigned)number;
	else if (!strcmp(key, "weights"))
		contender->options.weights =
			!strcmp(value, "plain") ? &estimate_plain : &estimate_tuned;
	else
		return false;
	return true;
}

static bool read_contender(struct contender *contender, char *text)
{
	char *keys = strchr(text, ':');

	*contender = (struct contender){.options = expert_usual};
	if (keys)
		*keys++ = '\0';
	contender->expert = !strcmp(text, "expert");
	contender->plain_uct = !strcmp(text, "plain-uct");
	contender->player.level = PLAYER_LEVELS;
	for (unsigned i = 0; i < PLAYER_LEVELS; i++)
		if (!strcmp(text, player_level_names[i]))
			contender->player.level = (enum player_level)i;
	if (contender->player.level == PLAYER_LEVELS && !contender->plain_uct)
		return false;
	for (char *key = keys ? strtok(keys, ",") : NULL; key; key = strtok(NULL, ",")) {
		char *value = strchr(key, '=');

		if (!value)
			return false;
		*value++ = '\0';
		if (!read_key(contender, key, value))
			return false;
	}
	return true;
}

static struct ply choose(struct contender *contender, uint64_t seed)
{
	const struct player_limits *given = &contender->player.limits;
	const struct limits limits = {.depth_plies = given->depth_plies,
				      .nodes = given->nodes,
				      .time_ms = given->think_ms};
	uint64_t random = random_start(seed, game.length);
	struct expert_result result;

	contender->player.seed = seed;
	if (contender->plain_uct)
		return plain_uct(&game, given->nodes, &random);
	if (!contender->expert)
		return player_choose(&contender->player, &game);
	if (random_below(&random, 100) < contender->random_percent) {
		static struct ply plies[RULES_MAX_PLIES];

		return plies[random_below(&random, (uint32_t)game_plies(&game, plies))];
	}
	expert_run(&game, limits, &contender->options, &random, &result);
	return result.best;
}

/* A game from so many random plies; what the first contender gets of it: 0, 1 or 2 halves. */
static int play(struct contender *contenders[2], const struct rules *rules, unsigned opening,
		uint64_t seed)
{
	static struct ply plies[RULES_MAX_PLIES];
	uint64_t random = seed;

	game_init(&game, rules);
	while (game.result == GAME_UNFINISHED && game.length < LONGEST) {
		const size_t n = game_plies(&game, plies);
		struct ply ply = plies[random_below(&random, (uint32_t)n)];

		if (game.length >= opening)
			ply = choose(contenders[game.position.to_move], seed);
		if (game_play(&game, &ply, NULL) != VERDICT_OK)
			abort();
	}
	if (game.result == GAME_UNFINISHED || game.result == GAME_DRAWN)
		return 1;
	return game_winner(&game) == SIDE_WHITE ? 2 : 0;
}

int main(int argc, char **argv)
{
	struct contender both[2];
	unsigned games = 100, opening = 4, n_contenders = 0;
	uint64_t seed = 1;
	struct rules rules;
	unsigned wins = 0, draws = 0;
	double sum = 0, squares = 0;

	options_preset(&rules, options_presets[0]);
	for (int i = 1; i < argc; i++) {
		if (!strncmp(argv[i], "--games=", 8))
			games = (unsigned)atoi(argv[i] + 8);
		else if (!strncmp(argv[i], "--seed=", 7))
			seed = strtoull(argv[i] + 7, NULL, 10);
		else if (!strncmp(argv[i], "--opening=", 10))
			opening = (unsigned)atoi(argv[i] + 10);
		else if (!strncmp(argv[i], "--rules=", 8) &&
			 options_preset(&rules, argv[i] + 8) == VERDICT_OK)
			continue;
		else if (n_contenders == 2 || !read_contender(&both[n_contenders++], argv[i]))
			return refuse(argv[i]);
	}
	if (n_contenders != 2 || games < 2)
		return refuse("two players, two games or more");
	for (unsigned i = 0; i < games; i++) {
		struct contender *sides[2] = {&both[i % 2], &both[1 - i % 2]};
		int halves = play(sides, &rules, opening, random_start(seed, i / 2));
		double score;

		if (i % 2)
			halves = 2 - halves;
		score = halves / 2.0;
		wins += halves == 2;
		draws += halves == 1;
		sum += score;
		squares += score * score;
	}
	const double mean = sum / games;
	const double error = 1.96 * sqrt(fmax(0, squares / games - mean * mean) / (games - 1));

	printf("%u won, %u drawn, %u lost: %.1f percent, 95 percent interval %.1f to %.1f\n", wins,
	       draws, games - wins - draws, 100 * mean, 100 * fmax(0, mean - error),
	       100 * fmin(1, mean + error));
	return 0;
}
