/* What the files of review share. */
#ifndef MERELS_ENGINE_REVIEW_PARTS_H
#define MERELS_ENGINE_REVIEW_PARTS_H

#include "engine/review.h"
#include "engine/table.h"

/* What a win is worth to compare with: no estimate counts for more than half of it. */
#define REVIEW_WORTH 1000

/* What a proof or an opinion depends on is looked at so many times longer. */
#define REVIEW_CLOSER 4

/* What was found out about a position. */
struct review_finding {
	struct probe_value value; /* what is proved of it for the side to move */
	int score;		  /* its worth, proved or not */
	struct ply best;
	unsigned depth; /* of the search */
};

struct review {
	const struct game *game;
	struct table table;
	uint64_t nodes;
	struct game *at; /* the game up to the turn that is judged, and on from there */
	struct review_finding *known; /* of the positions before each turn, and at the end */
	uint32_t left;
	struct review_point *points; /* filled from the end, as many as there are turns */
	uint32_t n_points;

	const struct review_help *help; /* while one of the functions works */
	bool stopped;
};

static inline bool review_is_known(struct probe_value value)
{
	return value.result != PROBE_UNKNOWN;
}

/* What a value is to the other side, a ply earlier. */
struct probe_value review_turned(struct probe_value value);

/* Of a game that is over by rule: for the side to move. */
struct review_finding review_ended(const struct game *game);

/* Makes review->at the game up to before a turn. */
void review_rewind(struct review *review, uint32_t turn);

/* What tables, or a search of so many nodes, find out about the position of review->at, which must
 * be unfinished. Means nothing once review->stopped. */
struct review_finding review_find(struct review *review, uint64_t nodes);

/* The worth of a ply in the position before a turn, by a search of so many steps in all. */
int review_score_of(struct review *review, uint32_t turn, const struct ply *ply, unsigned depth);

/* The line of a point from its first ply on: to the end of what is won, else a few plies. */
void review_follow(struct review *review, struct review_point *found);

#endif
