#include "engine/perfect.h"

#include "engine/exact.h"
#include "engine/random.h"

/* In thousandths, how many plies of the side to move lose a drawn position. */
static unsigned pitfalls(const struct probe *probe, const struct rules *rules,
			 const struct position *position)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies(rules, position, plies);
	size_t losing = 0;

	for (size_t i = 0; i < n; i++) {
		const struct position after = rules_played(position, &plies[i]);

		losing += exact_position(probe, rules, &after).result == PROBE_WIN;
	}
	return n ? (unsigned)(1000 * losing / n) : 0;
}

/* -1 if no table knows. */
static int rank_of(const struct probe *probe, const struct game *game,
		   const struct exact_ply *exact)
{
	const struct exact_value *value = &exact->value;
	struct position after;

	if (value->result != PROBE_DRAW || value->plies)
		return exact_rank(value);
	after = rules_played(&game->position, &exact->ply);
	return exact_rank(value) + (int)pitfalls(probe, &game->rules, &after);
}

bool perfect_choose(const struct probe *probe, const struct game *game, uint64_t *random,
		    struct ply *ply)
{
	struct exact_ply plies[RULES_MAX_PLIES];
	const size_t n = exact_plies(probe, game, plies);
	unsigned equal = 0;
	int best = -1;

	for (size_t i = 0; i < n; i++) {
		const int rank = rank_of(probe, game, &plies[i]);

		if (rank < 0)
			return false;
		if (rank > best)
			equal = 0;
		if (rank >= best && !random_below(random, ++equal))
			*ply = plies[i].ply;
		if (rank > best)
			best = rank;
	}
	return best >= 0;
}
