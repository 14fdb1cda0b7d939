/* keeps [--positions=N] [--nodes=N] [--proof=N] [--seed=N]: whether the turns of expert keep what
 * is won.
 *
 * Positions with six to nine pieces a side and empty hands are taken from games between a stronger
 * and a weaker expert, some turns before their end and further from it for as long as a search of
 * at most --proof nodes proves who wins. Of those that are won, expert chooses a turn with --nodes
 * nodes. It keeps the win if that search proves it, or one from the position after it with four
 * times as many nodes as the first. Whoever is lost can lose nothing. Prints each turn that is not
 * shown to keep its win, and the counts after each tenth of the positions. */
#include "core/notation.h"
#include "core/options.h"
#include "engine/evaluate.h"
#include "engine/expert.h"
#include "engine/random.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STRONG_NODES 20000
#define WEAK_NODES 2000
#define OPENING_PLIES 6
#define LONGEST 200

/* So many plies before the end of a game positions are taken. */
#define NEAREST 4
#define FARTHEST 16
#define APART 3

#define FEWEST_PIECES 6

#define CHECK 4
#define FIRST_NODES 250000
#define PROOF_TABLE_BYTES ((size_t)64 << 20)

struct asked {
	unsigned positions;
	uint64_t nodes, proof, seed;
};

struct found {
	unsigned won, lost, kept, thrown_away;
};

static struct game game;
static struct rules rules;

static struct ply think(uint64_t nodes, size_t table_bytes, uint64_t seed, int *score)
{
	const struct expert_options options = {expert_usual.weights, table_bytes, NULL,
					       expert_usual.contempt};
	uint64_t random = random_start(seed, game.length);
	struct expert_result result;

	expert_run(&game, (struct limits){.nodes = nodes}, &options, &random, &result);
	*score = result.score;
	return result.best;
}

/* Whether the game is won for the side to move (1), lost (-1) or not known to be either (0). It
 * ends only before one who has lost. */
static int proved(uint64_t nodes)
{
	int score = 0;

	if (game.result != GAME_UNFINISHED)
		return game.result == GAME_DRAWN ? 0 : -1;
	for (uint64_t n = FIRST_NODES; n < 4 * nodes && !evaluate_decided(score); n *= 4)
		think(n < nodes ? n : nodes, PROOF_TABLE_BYTES, 1, &score);
	return evaluate_decided(score) ? (score > 0 ? 1 : -1) : 0;
}

static void play_game(uint64_t seed)
{
	static struct ply plies[RULES_MAX_PLIES];
	uint64_t random = seed;
	const unsigned strong = (unsigned)random_below(&random, 2);

	game_init(&game, &rules);
	while (game.result == GAME_UNFINISHED && game.length < LONGEST) {
		const uint64_t nodes = game.position.to_move == strong ? STRONG_NODES : WEAK_NODES;
		struct ply ply;
		int score;

		if (game.length < OPENING_PLIES)
			ply = plies[random_below(&random, (uint32_t)game_plies(&game, plies))];
		else
			ply = think(nodes, (size_t)1 << 20, seed, &score);
		if (game_play(&game, &ply, NULL) != VERDICT_OK)
			abort();
	}
}

static bool is_wanted(const struct position *position)
{
	for (unsigned side = 0; side < 2; side++)
		if (position->in_hand[side] || point_count(position->pieces[side]) < FEWEST_PIECES)
			return false;
	return true;
}

static void set_up(const struct position *position)
{
	if (game_set_up(&game, &rules, position) != VERDICT_OK)
		abort();
}

/* FALSE if nothing is proved. */
static bool try_position(const struct asked *asked, const struct position *position,
			 struct found *found)
{
	char text[NOTATION_POSITION_SIZE], turn[NOTATION_PLY_SIZE];
	struct ply ply;
	int score, value;

	set_up(position);
	value = proved(asked->proof);
	found->won += value > 0;
	found->lost += value < 0;
	if (value <= 0)
		return value < 0;
	set_up(position);
	ply = think(asked->nodes, expert_usual.table_bytes, asked->seed, &score);
	if (game_play(&game, &ply, NULL) != VERDICT_OK)
		abort();
	value = evaluate_decided(score) ? (score > 0 ? -1 : 1) : proved(CHECK * asked->proof);
	found->kept += value < 0;
	found->thrown_away += value > 0;
	if (value < 0)
		return true;
	notation_write_position(rules.board, position, text);
	notation_write_ply(rules.board, &ply, turn);
	printf("%s %s: %d, %s\n", text, turn, score, value ? "loses" : "not shown to win");
	fflush(stdout);
	return true;
}

/* Positions of one game, from its end back for as long as they are proved. */
static void try_game(const struct asked *asked, struct found *found)
{
	static struct position ends[FARTHEST / APART + 1];
	unsigned n = 0;

	if (game.result != GAME_WHITE_WINS && game.result != GAME_BLACK_WINS)
		return;
	for (uint32_t back = NEAREST; back <= FARTHEST && back <= game.length; back += APART)
		ends[n++] = game.turns[game.length - back].before;
	for (unsigned i = 0; i < n && found->won + found->lost < asked->positions; i++) {
		if (is_wanted(&ends[i]) && !try_position(asked, &ends[i], found))
			return;
	}
}

static void print_counts(const struct found *found)
{
	printf("%u won: %u kept, %u thrown away, %u unclear; %u lost\n", found->won, found->kept,
	       found->thrown_away, found->won - found->kept - found->thrown_away, found->lost);
	fflush(stdout);
}

int main(int argc, char **argv)
{
	struct asked asked = {1000, 8000000, 16000000, 1};
	struct found found = {0};
	uint64_t random;

	for (int i = 1; i < argc; i++) {
		const char *value = strchr(argv[i], '=');
		const uint64_t number = value ? strtoull(value + 1, NULL, 10) : 0;

		if (!strncmp(argv[i], "--positions=", 12))
			asked.positions = (unsigned)number;
		else if (!strncmp(argv[i], "--nodes=", 8))
			asked.nodes = number;
		else if (!strncmp(argv[i], "--proof=", 8))
			asked.proof = number;
		else if (!strncmp(argv[i], "--seed=", 7))
			asked.seed = number;
		else
			return 2;
	}
	options_preset(&rules, options_presets[0]);
	random = asked.seed;
	while (found.won + found.lost < asked.positions) {
		const unsigned tenths = 10 * (found.won + found.lost) / asked.positions;

		play_game(random_next(&random));
		try_game(&asked, &found);
		if (10 * (found.won + found.lost) / asked.positions > tenths)
			print_counts(&found);
	}
	return 0;
}
