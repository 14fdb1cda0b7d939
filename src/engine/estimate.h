/* What a position inside a search is worth: features of each side, times weights.
 *
 * A feature is a count, so that the weights can be found by regression (tests/tune.c).
 */
#ifndef MERELS_ENGINE_ESTIMATE_H
#define MERELS_ENGINE_ESTIMATE_H

#include "engine/state.h"

enum estimate_feature {
	ESTIMATE_PIECES,  /* on the board and in hand */
	ESTIMATE_MILLS,	  /* standing */
	ESTIMATE_HINGES,  /* mills that can be opened, to be closed again */
	ESTIMATE_OPEN,	  /* lines that lack one piece, their third point empty */
	ESTIMATE_THREATS, /* of those, that can be closed next */
	ESTIMATE_RUNNING, /* of those, by a piece that comes out of a mill */
	ESTIMATE_STARTS,  /* lines with one piece and nothing else */
	ESTIMATE_LINKS,	  /* from a piece to an empty point, unless the side flies */
	ESTIMATE_SHUT_IN, /* pieces that cannot move */
	ESTIMATE_FLIES,	  /* the side flies */
	ESTIMATE_TO_MOVE, /* the side is to move */
	ESTIMATE_FEATURES,
};

/* Placing: a hand is not empty. Flying: a side flies. */
enum estimate_phase { ESTIMATE_PLACING, ESTIMATE_MOVING, ESTIMATE_FLYING, ESTIMATE_PHASES };

struct estimate_weights {
	int16_t of[ESTIMATE_PHASES][ESTIMATE_FEATURES]; /* hundredths of a piece */
};

/* Found by tests/tune.c. */
extern const struct estimate_weights estimate_tuned;

/* Pieces and mobility alone, to be compared with. */
extern const struct estimate_weights estimate_plain;

enum estimate_phase estimate_phase(const struct state_context *context, const struct state *state);

/* features[i]: those of the side to move less those of the other. No taking may be owed. */
void estimate_features(const struct state_context *context, const struct state *state,
		       int features[ESTIMATE_FEATURES]);

/* For the side to move, between -EVALUATE_DECIDED and EVALUATE_DECIDED. */
int estimate_state(const struct estimate_weights *weights, const struct state_context *context,
		   const struct state *state);

#endif
