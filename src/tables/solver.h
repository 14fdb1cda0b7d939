/* Exact values of a pair of classes, by retrograde analysis.
 *
 * The plies of a class that take nothing lead to the class with both numbers changed over, and back
 * again, so these two are solved together; those that take a piece lead to a class with fewer
 * pieces, whose values must be known. Values are found in order of their distance from the end:
 * Thompson, "Retrograde analysis of certain endgames", ICCA Journal 1986.
 */
#ifndef MERELS_TABLES_SOLVER_H
#define MERELS_TABLES_SOLVER_H

#include "core/rules.h"
#include "tables/parallel.h"
#include "tables/values.h"

enum solver_outcome {
	SOLVER_DONE,
	SOLVER_ENDED, /* by go_on */
	SOLVER_NO_MEMORY,
	SOLVER_TOO_LONG, /* a game of more plies than a byte can hold */
};

/* Round 0, one for each class, looks at takings alone; in round N everything that ends in fewer
 * than N plies has been found.
 *
 * Of own against other pieces, and the reverse: one class if the numbers are equal. taken[0] are
 * the values of the positions in which the first side has taken a piece: other - 1 to move against
 * own; taken[1] those of own - 1 against other. Both may be NULL where three pieces are left, which
 * ends the game.
 *
 * Sets found[0], and found[1] if the numbers differ, to new values, which the caller clears; on
 * failure they have none. */
enum solver_outcome solver_run(const struct index *index, const struct rules *rules,
			       const struct parallel *parallel, unsigned own, unsigned other,
			       const struct values *const taken[2], struct values found[2]);

/* About how many bytes that takes, besides the index and the values of the other classes. */
uint64_t solver_bytes(const struct board *board, unsigned own, unsigned other);

#endif
