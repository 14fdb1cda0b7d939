/* tune [GAMES [NODES [SEED]]]: finds the weights of engine/estimate.c by logistic regression.
 *
 * Expert plays against itself with few nodes from random openings, now and then at random; each
 * position is told by its features, and what became of the game for the side to move. The weights
 * are those under which the outcomes are likeliest: the logarithm of the odds of winning is the sum
 * of the weighted features (what chess players know as Texel's tuning). They are printed in
 * hundredths of a piece in the moving phase. */
#include "core/options.h"
#include "engine/evaluate.h"
#include "engine/expert.h"
#include "engine/random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OPENING_MOST 10
#define AT_RANDOM 12 /* one ply in so many */
#define LONGEST 300
#define ROUNDS 400
#define RATE 0.02
#define DECAY 1e-4 /* keeps weights small that say nothing */

struct sample {
	enum estimate_phase phase;
	int8_t features[ESTIMATE_FEATURES];
	uint8_t to_move;
	float outcome; /* 0 lost, 1 won */
};

static struct game game;
static struct sample *samples;
static size_t n_samples, room;
static double weights[ESTIMATE_PHASES][ESTIMATE_FEATURES];

static void add_sample(const struct state_context *context)
{
	int features[ESTIMATE_FEATURES];
	struct state state;
	struct sample *sample;

	if (n_samples == room) {
		room = room ? 2 * room : 1 << 16;
		samples = realloc(samples, room * sizeof(*samples));
		if (!samples)
			abort();
	}
	sample = &samples[n_samples++];
	state_init(context, &state, &game);
	estimate_features(context, &state, features);
	for (unsigned i = 0; i < ESTIMATE_FEATURES; i++)
		sample->features[i] = (int8_t)features[i];
	sample->phase = estimate_phase(context, &state);
	sample->to_move = state.to_move;
}

static void play(const struct rules *rules, const struct state_context *context, uint64_t nodes,
		 uint64_t random)
{
	static struct ply plies[RULES_MAX_PLIES];
	const struct expert_options options = {&estimate_tuned, 1 << 18, NULL, 0};
	const unsigned opening = 2 + random_below(&random, OPENING_MOST - 1);
	const size_t first = n_samples;

	game_init(&game, rules);
	while (game.result == GAME_UNFINISHED && game.length < LONGEST) {
		const size_t n = game_plies(&game, plies);
		struct ply ply = plies[random_below(&random, (uint32_t)n)];

		if (game.length >= opening && random_below(&random, AT_RANDOM)) {
			struct expert_result result;

			expert_run(&game, (struct limits){.nodes = nodes}, &options, &random,
				   &result);
			ply = result.best;
			/* Where a mill is about to be closed, features say little. */
			if (ply.takes[0] == POINT_NONE && !evaluate_decided(result.score))
				add_sample(context);
		}
		if (game_play(&game, &ply, NULL) != VERDICT_OK)
			abort();
	}
	for (size_t i = first; i < n_samples; i++)
		samples[i].outcome = game.result == GAME_UNFINISHED || game.result == GAME_DRAWN
					     ? 0.5F
				     : game_winner(&game) == (enum side)samples[i].to_move ? 1
											   : 0;
}

/* The loss, and its slope by each weight. */
static double slope(double slopes[ESTIMATE_PHASES][ESTIMATE_FEATURES])
{
	double loss = 0;

	memset(slopes, 0, sizeof(weights));
	for (size_t i = 0; i < n_samples; i++) {
		const struct sample *sample = &samples[i];
		double odds = 0, won;

		for (unsigned j = 0; j < ESTIMATE_FEATURES; j++)
			odds += weights[sample->phase][j] * sample->features[j];
		won = 1 / (1 + exp(-odds));
		loss -= sample->outcome * log(won + 1e-12) +
			(1 - sample->outcome) * log(1 - won + 1e-12);
		for (unsigned j = 0; j < ESTIMATE_FEATURES; j++)
			slopes[sample->phase][j] += (won - sample->outcome) * sample->features[j];
	}
	return loss / (double)n_samples;
}

/* Kingma and Ba, "Adam: a method for stochastic optimization", 2015, on all samples at once. */
static void regress(void)
{
	double slopes[ESTIMATE_PHASES][ESTIMATE_FEATURES];
	double mean[ESTIMATE_PHASES][ESTIMATE_FEATURES] = {{0}};
	double square[ESTIMATE_PHASES][ESTIMATE_FEATURES] = {{0}};

	for (int round = 1; round <= ROUNDS; round++) {
		const double loss = slope(slopes);

		for (unsigned i = 0; i < ESTIMATE_PHASES; i++)
			for (unsigned j = 0; j < ESTIMATE_FEATURES; j++) {
				const double by =
					slopes[i][j] / (double)n_samples + DECAY * weights[i][j];

				mean[i][j] = 0.9 * mean[i][j] + 0.1 * by;
				square[i][j] = 0.999 * square[i][j] + 0.001 * by * by;
				weights[i][j] -=
					RATE * mean[i][j] / (1 - pow(0.9, round)) /
					(sqrt(square[i][j] / (1 - pow(0.999, round))) + 1e-9);
			}
		if (round % 100 == 0)
			fprintf(stderr, "round %d: loss %.5f\n", round, loss);
	}
}

static void print(void)
{
	const double piece = weights[ESTIMATE_MOVING][ESTIMATE_PIECES];

	for (unsigned i = 0; i < ESTIMATE_PHASES; i++) {
		printf("\t{");
		for (unsigned j = 0; j < ESTIMATE_FEATURES; j++)
			printf("%s%.0f", j ? ", " : "", EVALUATE_PIECE * weights[i][j] / piece);
		printf("},\n");
	}
}

int main(int argc, char **argv)
{
	const unsigned games = argc > 1 ? (unsigned)atoi(argv[1]) : 2000;
	const uint64_t nodes = argc > 2 ? strtoull(argv[2], NULL, 10) : 2000;
	const uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
	struct state_context context;
	struct rules rules;

	options_preset(&rules, options_presets[0]);
	context.rules = &rules;
	lanes_init(&context.lanes, rules.board);
	for (unsigned i = 0; i < games; i++)
		play(&rules, &context, nodes, random_start(seed, i));
	fprintf(stderr, "%zu positions of %u games\n", n_samples, games);
	regress();
	print();
	free(samples);
	return 0;
}
