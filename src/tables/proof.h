/* Proves values forwards, a ply ahead, whatever they were found by.
 *
 * A win has a ply to a loss of one less, and none to a shorter one; a loss has only plies to wins,
 * the longest of exactly one less; a draw keeps a draw and has no win. Distances grow shorter at
 * each ply, so what holds everywhere is true.
 */
#ifndef MERELS_TABLES_PROOF_H
#define MERELS_TABLES_PROOF_H

#include "core/rules.h"
#include "tables/parallel.h"
#include "tables/values.h"

/* The values to prove and those that they follow from. */
struct proof_values {
	const struct values *proved;
	const struct values
		*turned;	    /* with the numbers of pieces changed over; the same if equal */
	const struct values *taken; /* the enemy has one piece less and is to move; NULL where that
				       ends the game */
};

/* Looks at every so manieth column of each row; 1 is all. Sets the number of values that
 * disagree; false if it was ended before. */
bool proof_run(const struct index *index, const struct rules *rules,
	       const struct parallel *parallel, const struct proof_values *values, uint32_t every,
	       uint64_t *wrong);

#endif
