/* A game in hindsight: its turning points, at which a side could have kept what it gave away.
 *
 * The turns are judged one by one from the last to the first, so that what was found out about the
 * later ones helps. A point is proved where what stood before and after the turn is, by tables or
 * by a search that reached the end of the game on every line; else it is the opinion of a search.
 * No draw by repetition or by the quiet limit is left out of what is proved. Without tables the
 * same game gives the same points on every machine.
 */
#ifndef MERELS_ENGINE_REVIEW_H
#define MERELS_ENGINE_REVIEW_H

#include "core/game.h"
#include "engine/probe.h"

/* Plies of a line of play that are told at most. */
#define REVIEW_MOST_LINE 64

struct review_point {
	uint32_t turn; /* number of the ply in the game, from 0 */
	/* What is proved for the side that moved, before its turn and by it; plies count this ply.
	 */
	struct probe_value before, after;
	bool proved;	/* both are */
	unsigned depth; /* of an opinion: steps, each a placing, a movement or a taking */
	unsigned drop;	/* what was lost by it, to be compared with others */
	unsigned n;
	struct ply line[REVIEW_MOST_LINE]; /* what was better, and how it goes on */
};

struct review;

/* Of a game, which must last as long. Aborts if there is no memory. */
struct review *review_new(const struct game *game);
void review_free(struct review *review);

/* What a review may ask while it works. */
struct review_help {
	const struct probe *probe; /* the same each time, or NULL */
	bool (*stop)(void *data);  /* asked about every millisecond whether to end, or NULL */
	void *data;
};

/* Judges one turn more. False, and nothing changed, if none is left or stop returned true. */
bool review_step(struct review *review, const struct review_help *help);

/* How many turns are not judged yet: the first ones. */
uint32_t review_left(const struct review *review);

/* The turning points found so far, in the order of the game; valid until the next step. */
unsigned review_points(const struct review *review, const struct review_point **points);

/* What another turn in the place of that of a point would have been worth. */
struct review_tried {
	struct probe_value value; /* what is proved of it, for the side that plays */
	bool keeps;		  /* it loses nothing that was there */
	bool proved;		  /* that is proved */
	unsigned depth;		  /* of an opinion */
};

/* Judges such a turn, which must be whole and legal. False if stop returned true. */
bool review_try(struct review *review, const struct review_point *point, const struct ply *ply,
		const struct review_help *help, struct review_tried *tried);

#endif
