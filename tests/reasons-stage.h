/* A position, and what its plies come to, worked out by playing them: for the tests of reasons and
 * of hints. */
#ifndef MERELS_TESTS_REASONS_STAGE_H
#define MERELS_TESTS_REASONS_STAGE_H

#include "bridge.h"

#include "core/threats.h"

/* What the plies of one position come to. */
struct reasons_stage {
	struct rules rules;
	struct position before;
	struct ply begun, ply;
	size_t n; /* plies that go on with the one begun */
	struct ply plies[RULES_MAX_PLIES];
	unsigned losses[RULES_MAX_PLIES];    /* bits by enum reason */
	point_set closable[RULES_MAX_PLIES]; /* where the enemy can close after it */
};

/* Another position under rules of its own. It may be over, or none that can be. */
void reasons_stage_random(struct reasons_stage *stage, struct bridge_random *random, int number);

/* Plays what goes on with the ply begun; to POINT_NONE: all plies. */
void reasons_stage_set(struct reasons_stage *stage, const struct ply *begun);

/* The position with that side to move. */
struct position reasons_stage_turned(const struct position *position, enum side side);

/* Points to which a ply of the side completes one of the lines. */
point_set reasons_stage_closable(const struct rules *rules, const struct position *position,
				 enum side side, line_set lines);

/* How the answers to a ply end the game at once for the side that played it, bits by enum reason.
 */
unsigned reasons_stage_losses(const struct rules *rules, const struct position *after);

/* Whether a ply is the one begun with one taking more, or several. */
bool reasons_stage_goes_on(const struct ply *ply, const struct ply *begun);

#endif
