#include "engine/playout.h"

#include "core/threats.h"
#include "engine/evaluate.h"
#include "engine/line.h"
#include "engine/order.h"
#include "engine/random.h"

/* Few, for the evaluation tells more than a long random game. */
#define MAX_PLIES 4

/* A block is passed over once in so many times, so that other answers are tried as well. */
#define BLOCK_MISSES 8

/* An evaluation of so much is worth nearly as much as a win. */
#define SURE (8 * EVALUATE_PIECE)

/* A random one of the most urgent plies. */
static const struct ply *choose(struct playout *playout, const struct position *position, size_t n)
{
	const enum side enemy = side_other(position->to_move);
	point_set threats = 0;
	size_t counts[ORDERS] = {0};
	enum order most = ORDER_QUIET;

	if (random_below(playout->random, BLOCK_MISSES) != 0)
		threats = threats_points(playout->rules, position, enemy);
	for (size_t i = 0; i < n; i++) {
		const enum order order = order_of(&playout->plies[i], threats);

		counts[order]++;
		if (order > most)
			most = order;
	}

	size_t left = random_below(playout->random, (uint32_t)counts[most]);
	const struct ply *ply = playout->plies;

	while (order_of(ply, threats) != most || left-- > 0)
		ply++;
	return ply;
}

/* Never quite a win or a loss, which only the rules can tell. */
static int judge(const struct rules *rules, const struct position *position)
{
	int score = evaluate_position(rules, position);

	if (score > SURE)
		score = SURE;
	if (score < -SURE)
		score = -SURE;
	return PLAYOUT_DRAW + score * (PLAYOUT_DRAW * 7 / 8) / SURE;
}

static int worth_to(enum side side, enum side to_move, int worth)
{
	return side == to_move ? worth : PLAYOUT_WIN - worth;
}

int playout_run(struct playout *playout, struct position position, unsigned quiet)
{
	const struct rules *rules = playout->rules;
	const enum side side = position.to_move;

	for (unsigned i = 0; i < MAX_PLIES; i++) {
		const bool placing = position.in_hand[0] || position.in_hand[1];
		const size_t n = rules_plies(rules, &position, playout->plies);

		if (n == 0 || rules_pieces_left(&position, position.to_move) < RULES_FEWEST)
			return worth_to(side, position.to_move, 0);
		if (rules->quiet_limit && quiet >= rules->quiet_limit)
			return PLAYOUT_DRAW;

		const struct ply ply = *choose(playout, &position, n);

		rules_apply(&position, &ply);
		quiet++;
		if (placing || line_resets_quiet(rules, &position, &ply))
			quiet = 0;
	}
	return worth_to(side, position.to_move, judge(rules, &position));
}
