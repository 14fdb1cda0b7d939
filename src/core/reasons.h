/* What speaks for a ply, by the rules alone: nothing here looks further than the enemy's answer and
 * what could be closed after it.
 *
 * Each reason is exact, as its comment says it. "Can close on p" means: were that side to move, a
 * legal ply to p would complete a mill. "Now" is before the ply, or with what of it is on the board
 * already. Draws by count and by repetition are not looked at.
 */
#ifndef MERELS_CORE_REASONS_H
#define MERELS_CORE_REASONS_H

#include "core/threats.h"

/* The best reasons first. */
enum reasons_kind {
	REASONS_WINS_PIECES,	/* the enemy has lost: number pieces are left */
	REASONS_WINS_BLOCKED,	/* the enemy has lost: no legal ply */
	REASONS_ONLY,		/* nothing else is legal */
	REASONS_LOST,		/* to every legal ply an answer wins for the enemy */
	REASONS_CLOSES,		/* lines: the mills completed */
	REASONS_TAKES_THREAT,	/* points: there the enemy could have closed without the taking */
	REASONS_TAKES_BLOCKER,	/* lines: the side can close them where the taken piece stood */
	REASONS_TAKES_MILL,	/* lines: mills of the enemy of which a piece is taken */
	REASONS_TAKES_PAIR,	/* lines: they held two enemy pieces, the taken one too, and an
				   empty point */
	REASONS_AVOIDS_BLOCKED, /* no answer wins for the enemy, which could else shut the side in:
				   were it to move now, and after another ply */
	REASONS_BLOCKS,		/* lines: the enemy could close them where the piece now stands, and
				   its two pieces are still there */
	REASONS_AVOIDS_LOSS,	/* the same of a win by pieces */
	REASONS_DOUBLE,		/* points, 2 or more: the side can close there, and still on one of
				   them whatever the enemy answers */
	REASONS_OPENS,	   /* lines: mills opened that can be closed again where the piece stood
			      whatever the enemy answers */
	REASONS_HOLDS,	   /* the enemy, which could close nothing, could have gone where the piece
			      now stands and had a REASONS_DOUBLE by it */
	REASONS_SAFE,	   /* the enemy can close nothing next; it could, were it to move now,
			      and after another ply */
	REASONS_THREATENS, /* points: there the side can close, and could not before */
	REASONS_EXPOSED,   /* the enemy can close something next, as after every legal ply */
	REASONS_SHUTS_IN,  /* points: enemy pieces that could go somewhere before */
	REASONS_FREES,	   /* points: own pieces that could go nowhere before */
	REASONS_IN_WAY,	   /* lines: two enemy pieces stand there besides this one */
	REASONS_PAIR,	   /* lines: two own pieces now, and an empty point */
	REASONS_FEWEST,	   /* number: ways of the enemy, which slides, from a point to another; no
			      legal ply leaves it fewer, and some leave it more */
	REASONS_FREEST,	   /* number: empty neighbours of the piece; no legal ply gives more */
	REASONS_NONE,	   /* none of the above */
	REASONS_KINDS,
};

struct reasons_one {
	enum reasons_kind kind;
	line_set lines;
	point_set points;
	unsigned number;
};

struct reasons {
	unsigned n; /* at least 1 */
	struct reasons_one list[REASONS_KINDS];
};

/* Finds all reasons for a legal whole ply in a position that is not over. begun is what of the ply
 * is on the board already, as in struct game; while it owes a taking, only the taking is reasoned
 * about, against the other takings. */
void reasons_find(const struct rules *rules, const struct position *before, const struct ply *begun,
		  const struct ply *ply, struct reasons *reasons);

#endif
