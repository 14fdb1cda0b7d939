/* Drills: questions about the board and about positions, made from a seed and judged by core.
 *
 * A drill holds all that makes an answer right, so that it is judged without knowing how it was
 * made. Nothing here allocates, keeps state or holds a word for the player.
 */
#ifndef MERELS_LESSONS_DRILL_H
#define MERELS_LESSONS_DRILL_H

#include "core/rules.h"

enum drill_kind {
	/* The empty board. */
	DRILL_PLACE,	  /* which point is point, by its place? */
	DRILL_RING,	  /* on which ring is point? */
	DRILL_IS_POINT,	  /* is there a point at column and row? */
	DRILL_ROW,	  /* which points are in that row? */
	DRILL_COLUMN,	  /* … in that column? */
	DRILL_STEP,	  /* where does one step from point in direction lead? */
	DRILL_NEIGHBOURS, /* which points neighbour point? */
	DRILL_BETWEEN,	  /* which point is between the two points given? */
	DRILL_LINE,	  /* which third point is on the line of the two points given? */

	/* A position; White is the player. */
	DRILL_EMPTY_NEXT, /* which neighbours of point are empty? */
	DRILL_HAND,	  /* count were taken from White: how many are in hand? */
	DRILL_CLOSING,	  /* at which points can White close a mill? */
	DRILL_MAY_TAKE,	  /* may a white mill take point? Not all pieces stand in mills. */
	DRILL_TAKEABLE,	  /* which black pieces may a white mill take? */
	DRILL_TARGETS,	  /* where can the white piece on point go? */
	DRILL_MAY_FLY,	  /* may White fly? */
	DRILL_OVER,	  /* Black is to move: is the game over? */
	DRILL_LIMIT,	  /* count turns without a mill: how many more are a draw? */
	DRILL_SHUT_IN,	  /* which black pieces are shut in? */

	/* A position and a turn of White. */
	DRILL_GO_NEXT, /* place next to point */
	DRILL_CLOSE,   /* close a mill */
	DRILL_TAKE,    /* begun has closed a mill: take */
	DRILL_BLOCK,   /* keep Black from closing a mill */
	DRILL_WIN,     /* win at once */
	DRILL_DOUBLE,  /* place so that two points threaten to close a mill */
	DRILL_REOPEN,  /* open the mill on given so that it closes next turn, whatever Black does */
	DRILL_SHUTTLE, /* close a mill with a piece out of another */
	DRILL_SHUT,    /* shut in the black piece on point */

	DRILL_KINDS
};

/* Which drills of a kind are made. */
enum drill_scope {
	DRILL_ANY,
	DRILL_CORNERS, /* PLACE: corners of the outer ring */
	DRILL_MIDDLES, /* PLACE: middles of sides */
	DRILL_PLACING, /* CLOSING, CLOSE, BLOCK: the phase of White */
	DRILL_MOVING,
	DRILL_FLYING,
	DRILL_BY_PIECES, /* WIN: by taking, or by shutting in */
	DRILL_BY_BLOCKADE,
};

enum drill_form {
	DRILL_FORM_YES_NO,
	DRILL_FORM_RING,
	DRILL_FORM_NUMBER,
	DRILL_FORM_POINTS,
	DRILL_FORM_TURN
};

/* Members that a kind does not name are 0, or POINT_NONE. */
struct drill {
	enum drill_kind kind;
	enum drill_scope scope;
	struct rules rules;
	struct position position; /* the start of a game where the board is empty */
	struct ply begun;	  /* TAKE: a ply of which a taking is owed */
	point point;
	point_set given; /* BETWEEN, LINE: two points; REOPEN: a line */
	int column, row;
	enum board_direction direction;
	unsigned count;

	unsigned number;  /* right where the form is YES_NO (1 for yes), RING or NUMBER */
	point_set right;  /* right where the form is POINTS: all of these … */
	point_set spare;  /* … and any of these … */
	point_set whence; /* … and, beside one that is right, any of these: a turn begins there */
};

struct drill_answer {
	unsigned number;
	point_set points;
	struct ply ply; /* may lack its takings */
};

enum drill_flaw {
	DRILL_RIGHT,
	DRILL_WRONG_NUMBER,
	DRILL_WRONG_POINT,  /* culprit is no part of the answer */
	DRILL_MISSING,	    /* count points are missing, and none is wrong */
	DRILL_ILLEGAL,	    /* verdict and culprit are core's */
	DRILL_BESIDE_POINT, /* a legal turn that does not do what was asked */
};

struct drill_fault {
	enum drill_flaw flaw;
	point culprit;
	unsigned count;
	enum verdict verdict;
	point_set points; /* after a turn: where Black still closes (BLOCK), where White threatens
			     (DOUBLE), the gap if Black can go there (REOPEN), where point can
			     still go (SHUT) */
};

/* Makes a drill of a kind and one of its scopes, the same for the same seed. */
void drill_make(struct drill *drill, enum drill_kind kind, enum drill_scope scope, uint64_t seed);

/* Whether two drills ask the same. */
bool drill_same(const struct drill *a, const struct drill *b);

enum drill_form drill_form(enum drill_kind kind);

/* Whether an answer of the drill's form is right; *fault is the first thing wrong with it. */
bool drill_judge(const struct drill *drill, const struct drill_answer *answer,
		 struct drill_fault *fault);

/* Whether a turn of White, told as an example, would give an answer away. */
bool drill_gives_away(const struct drill *drill, const struct ply *ply);

/* The turns that are right, each once whatever it takes: at most DRILL_MAX_TURNS, in the order of
 * core. Of TAKE those with each right taking. */
#define DRILL_MAX_TURNS 64
size_t drill_turns(const struct drill *drill, struct ply turns[DRILL_MAX_TURNS]);

/* The point between two ends of a line; POINT_NONE if a and b are no such ends. */
point drill_between(const struct board *board, point a, point b);

#endif
