/* What every ply of a game is worth, as tables of endings prove it.
 *
 * A table knows neither a draw by repetition nor the quiet limit; what either may change in this
 * game is marked.
 */
#ifndef MERELS_ENGINE_EXACT_H
#define MERELS_ENGINE_EXACT_H

#include "core/game.h"
#include "engine/probe.h"

struct exact_value {
	enum probe_result result; /* for the side that plays */
	unsigned plies; /* to the end with best play, this one among them; of a draw 1 if it ends
			   the game here, else 0 */
	bool limited;	/* decided, but the quiet limit may come first */
	bool repeated;	/* decided, but on the way a position may stand for the third time */
};

struct exact_ply {
	struct ply ply;
	struct exact_value value;
};

/* The plies of game_plies, in their order, each with its value. Returns how many; 0 if no table
 * can know what any of them leads to, or if the game is over. probe may be NULL, a taking may be
 * owed. Aborts if there is no memory. */
size_t exact_plies(const struct probe *probe, const struct game *game,
		   struct exact_ply plies[RULES_MAX_PLIES]);

/* For the side to move of a position, which may be over. */
struct probe_value exact_position(const struct probe *probe, const struct rules *rules,
				  const struct position *position);

/* Of two plies the greater is better: wins that the limit allows, the shortest first, then other
 * wins, draws, and losses, the longest first. -1 if unknown. Above a draw are thousands of ranks
 * for who prefers one to another. */
int exact_rank(const struct exact_value *value);

/* The best of them that is proved, if no other can lead to a better result in the game; else NULL.
 */
const struct exact_ply *exact_best(const struct exact_ply *plies, size_t n);

/* What one of them is worth, if that is proved. */
struct exact_value exact_worth(const struct exact_ply *plies, size_t n, const struct ply *ply);

/* Whether it holds in the game, whatever draws its rules know. */
static inline bool exact_proved(const struct exact_value *value)
{
	return value->result != PROBE_UNKNOWN && !value->limited && !value->repeated;
}

#endif
