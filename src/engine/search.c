#include "engine/search.h"

#include "core/threats.h"
#include "engine/evaluate.h"
#include "engine/line.h"
#include "engine/order.h"
#include "engine/random.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define INFINITE (EVALUATE_WIN + 1)
#define KILLERS 2
#define POLL_NODES 1024

/* What is needed at one distance from the root. */
struct frame {
	struct ply killers[KILLERS]; /* quiet plies that were good enough in a sister position */
	struct ply plies[RULES_MAX_PLIES];
	uint8_t urgency[RULES_MAX_PLIES];
};

struct search {
	struct limits limits;
	uint64_t nodes;
	bool stopped;
	struct line line;
	struct frame frames[SEARCH_MAX_DEPTH];
};

static unsigned urgency_of(const struct frame *frame, const struct ply *ply, point_set threats)
{
	unsigned urgency = order_of(ply, threats) * (KILLERS + 1u);

	for (unsigned i = 0; i < KILLERS; i++) {
		if (ply_equal(ply, &frame->killers[i]))
			urgency += KILLERS - i;
	}
	return urgency;
}

static size_t list_plies(const struct line *line, struct frame *frame)
{
	const struct position *position = &line->position;
	const enum side enemy = side_other(position->to_move);
	const point_set threats = threats_points(line->rules, position, enemy);
	const size_t n = rules_plies(line->rules, position, frame->plies);

	for (size_t i = 0; i < n; i++)
		frame->urgency[i] = (uint8_t)urgency_of(frame, &frame->plies[i], threats);
	return n;
}

/* Brings the most urgent of the plies from i on to i. Most lists are left long before their end,
 * so they are never sorted whole. */
static const struct ply *pick_next(struct frame *frame, size_t i, size_t n)
{
	size_t most = i;

	for (size_t j = i + 1; j < n; j++) {
		if (frame->urgency[j] > frame->urgency[most])
			most = j;
	}
	const struct ply ply = frame->plies[most];
	const uint8_t urgency = frame->urgency[most];

	frame->plies[most] = frame->plies[i];
	frame->urgency[most] = frame->urgency[i];
	frame->plies[i] = ply;
	frame->urgency[i] = urgency;
	return &frame->plies[i];
}

static void remember(struct frame *frame, const struct ply *ply)
{
	if (ply_equal(ply, &frame->killers[0]))
		return;
	frame->killers[1] = frame->killers[0];
	frame->killers[0] = *ply;
}

/* The value of the line's position, ply plies from the root, for the side to move: exact between
 * alpha and beta, else a bound. */
static int alpha_beta(struct search *search, unsigned ply, unsigned depth, int alpha, int beta)
{
	struct line *line = &search->line;
	struct frame *frame = &search->frames[ply];
	enum side winner;
	int best = -INFINITE;

	search->nodes++;
	if (limits_reached(&search->limits, search->nodes, POLL_NODES)) {
		search->stopped = true;
		return EVALUATE_DRAW;
	}
	switch (line_over(line, &winner)) {
	case REASON_NONE:
		break;
	case REASON_PIECES:
	case REASON_BLOCKED:
		return winner == line->position.to_move ? EVALUATE_WIN - (int)ply
							: (int)ply - EVALUATE_WIN;
	case REASON_REPETITION:
	case REASON_LIMIT:
	case REASON_AGREEMENT:
	case REASON_RESIGNATION:
	case REASON_TIME:
	case REASON_WON:
	case REASON_DRAWN:
		return EVALUATE_DRAW;
	}
	if (depth == 0)
		return evaluate_position(line->rules, &line->position);

	const size_t n = list_plies(line, frame);

	for (size_t i = 0; i < n && best < beta; i++) {
		const struct ply *next = pick_next(frame, i, n);

		line_play(line, next);
		const int score = -alpha_beta(search, ply + 1, depth - 1, -beta, -alpha);
		line_take_back(line, next);
		if (search->stopped)
			return EVALUATE_DRAW;
		if (score > best)
			best = score;
		if (best > alpha)
			alpha = best;
		if (best >= beta)
			remember(frame, next);
	}
	return best;
}

/* One iteration. The window is open downwards by one, so that a ply that equals the best so far
 * is known to be equal. Returns how many root plies are best, and puts them first. */
static size_t search_root(struct search *search, size_t n, unsigned depth, int *score)
{
	struct ply *plies = search->frames[0].plies;
	size_t n_best = 0;

	*score = -INFINITE;
	for (size_t i = 0; i < n; i++) {
		const struct ply ply = plies[i];

		line_play(&search->line, &ply);
		const int value = -alpha_beta(search, 1, depth - 1, -INFINITE, 1 - *score);
		line_take_back(&search->line, &ply);
		if (search->stopped)
			break;
		if (value < *score)
			continue;
		if (value > *score)
			n_best = 0;
		*score = value;
		memmove(&plies[n_best + 1], &plies[n_best], (i - n_best) * sizeof(*plies));
		plies[n_best++] = ply;
	}
	return n_best;
}

/* In random order among the equally urgent. */
static size_t list_root(struct search *search, const struct game *game, uint64_t *random)
{
	struct frame *frame = &search->frames[0];
	const struct position *position = &game->position;
	const point_set threats =
		threats_points(&game->rules, position, side_other(position->to_move));
	const size_t n = game_plies(game, frame->plies);

	for (size_t i = n; i > 1; i--) {
		const size_t j = random_below(random, (uint32_t)i);
		const struct ply ply = frame->plies[j];

		frame->plies[j] = frame->plies[i - 1];
		frame->plies[i - 1] = ply;
	}
	for (size_t i = 0; i < n; i++)
		frame->urgency[i] = (uint8_t)order_of(&frame->plies[i], threats);
	for (size_t i = 0; i < n; i++)
		pick_next(frame, i, n);
	return n;
}

static struct search *search_new(const struct game *game, struct limits limits)
{
	struct search *search = malloc(sizeof(*search));

	if (!search)
		abort();
	search->limits = limits;
	limits_start(&search->limits);
	search->nodes = 0;
	search->stopped = false;
	line_init(&search->line, game);
	for (unsigned i = 0; i < SEARCH_MAX_DEPTH; i++)
		memset(search->frames[i].killers, POINT_NONE, sizeof(search->frames[i].killers));
	return search;
}

void search_run(const struct game *game, struct limits limits, uint64_t *random,
		struct search_result *result)
{
	struct search *search = search_new(game, limits);
	const size_t n = list_root(search, game, random);
	const bool limited = limits.depth_plies && limits.depth_plies < SEARCH_MAX_DEPTH;
	const unsigned deepest = limited ? limits.depth_plies : SEARCH_MAX_DEPTH;

	assert(n > 0);
	result->score = EVALUATE_DRAW;
	result->depth_plies = 0;
	result->whole = false;
	result->n_best = 1;
	result->best[0] = search->frames[0].plies[0];
	for (unsigned depth = 1; depth <= deepest && !search->stopped; depth++) {
		int score;
		const size_t n_best = search_root(search, n, depth, &score);

		if (n_best == 0)
			break;
		result->score = score;
		result->depth_plies = depth;
		result->whole = !search->stopped;
		result->n_best = n_best;
		memcpy(result->best, search->frames[0].plies, n_best * sizeof(*result->best));
		/* A forced win or loss is exact: deeper iterations would find the same. */
		if (evaluate_decided(score))
			break;
	}
	result->nodes = search->nodes;
	free(search);
}
