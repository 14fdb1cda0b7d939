/* What the sources of drills share. */
#ifndef MERELS_LESSONS_DRILL_PARTS_H
#define MERELS_LESSONS_DRILL_PARTS_H

#include "lessons/drill.h"

/* A random member of a set that is not empty. */
point drill_pick(uint64_t *random, point_set set);

/* Random points of a set, n of them or all. */
point_set drill_scatter(uint64_t *random, point_set set, unsigned n);

/* From least to most. */
unsigned drill_roll(uint64_t *random, unsigned least, unsigned most);

/* drill-board.c, drill-position.c and drill-turn.c make the kinds of their group. */
void drill_make_board(struct drill *drill, uint64_t *random);
void drill_make_position(struct drill *drill, uint64_t *random);
void drill_make_turn(struct drill *drill, uint64_t *random);

/* drill-setting.c: random positions, White to move. Placing: as many pieces on the board each, no
 * mill. Moving and flying: no mill, hands empty. Blocked: Black cannot move, hands empty. */
void drill_set_placing(struct drill *drill, uint64_t *random);
void drill_set_moving(struct drill *drill, uint64_t *random);
void drill_set_flying(struct drill *drill, uint64_t *random);
void drill_set_scope(struct drill *drill, uint64_t *random);
void drill_set_blocked(struct drill *drill, uint64_t *random);
void drill_put(struct drill *drill, point_set white, point_set black);

/* Empty points of the position. */
point_set drill_empty(const struct drill *drill);

/* drill-goal.c: where a side's next turn could close a mill. */
point_set drill_closings(const struct rules *rules, const struct position *position,
			 enum side side);

/* Whether a whole legal ply does what the drill asks. */
bool drill_does(const struct drill *drill, const struct ply *ply);

/* What a turn that does not do it has left undone, as struct drill_fault has it. */
point_set drill_left_undone(const struct drill *drill, const struct ply *ply);

#endif
