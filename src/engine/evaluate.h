/* What a position is worth to the side to move, in hundredths of a piece.
 *
 * As players know it: pieces, those in hand counted like those on the board; mills that stand;
 * lines that need one more piece; and the freedom to move. Integers only.
 */
#ifndef MERELS_ENGINE_EVALUATE_H
#define MERELS_ENGINE_EVALUATE_H

#include "core/rules.h"

#define EVALUATE_DRAW 0
#define EVALUATE_PIECE 100

/* A win in n plies is worth EVALUATE_WIN - n, so that the quicker one is preferred; a loss in n
 * plies the negative. Everything else lies between -EVALUATE_DECIDED and EVALUATE_DECIDED. */
#define EVALUATE_WIN 30000
#define EVALUATE_DECIDED 20000

/* The position must not be over. */
int evaluate_position(const struct rules *rules, const struct position *position);

static inline bool evaluate_decided(int score)
{
	return score > EVALUATE_DECIDED || score < -EVALUATE_DECIDED;
}

#endif
