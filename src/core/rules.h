/* The rules of one game as a record, and what they allow in a position.
 *
 * A ply is one side's whole turn with its takings. The standard preset is the tournament rules in
 * common use, with the draw after fifty moves by each side; the other presets differ in options.
 *
 * Nothing here allocates, prints or keeps state; every function is safe from any thread.
 */
#ifndef MERELS_CORE_RULES_H
#define MERELS_CORE_RULES_H

#include "core/board.h"
#include "core/verdict.h"

#include <stddef.h>

enum side { SIDE_WHITE, SIDE_BLACK };

static inline enum side side_other(enum side side)
{
	return side == SIDE_WHITE ? SIDE_BLACK : SIDE_WHITE;
}

struct rules {
	const struct board *board;
	uint8_t pieces;	       /* each side's at the start: the most a side can have */
	bool flying;	       /* with three pieces left, move to any empty point */
	bool keep_protected;   /* if all enemy pieces stand in mills, none is taken */
	bool two_takings;      /* a ply that completes two mills takes two pieces */
	bool repetition;       /* the third time a position stands is a draw */
	bool quiet_until_take; /* only a taking, not every mill, resets the quiet count */
	uint16_t quiet_limit;  /* plies in a row that end the game, 0 for no limit */
};

/* Fewer pieces than this, on the board and in hand together, lose; exactly this many may fly. */
#define RULES_FEWEST 3

/* What stands on the board. Equal positions are equal in every member. */
struct position {
	point_set pieces[2]; /* by enum side; never overlapping */
	uint8_t in_hand[2];
	uint8_t to_move; /* enum side */
};

/* One whole turn, or its beginning while takings are owed. Members are POINT_NONE where the ply
 * has none: no from when placing, no takes[0] without a taking, no takes[1] without a second. */
struct ply {
	point from;
	point to;
	point takes[2];
};

enum phase { PHASE_PLACING, PHASE_MOVING, PHASE_FLYING };

/* Why a game ended. */
enum reason {
	REASON_NONE,
	REASON_PIECES,	/* fewer than three pieces */
	REASON_BLOCKED, /* no legal ply */
	REASON_REPETITION,
	REASON_LIMIT,
	REASON_AGREEMENT,
	REASON_RESIGNATION,
	REASON_TIME,  /* lost on time; so and as below a record may say, but nothing here does */
	REASON_WON,   /* the record gives the win, and no reason for it */
	REASON_DRAWN, /* the record gives the draw, and no reason for it */
};

/* No position has more legal plies: 24 points, and two takings in order from nine. */
#define RULES_MAX_PLIES 1728

/* The position from which games start: White to move, empty board, full hands. */
struct position rules_start(const struct rules *rules);

/* The phase belongs to a side, not to the position: one may fly while the other places. */
enum phase rules_phase(const struct rules *rules, const struct position *position, enum side side);

/* Pieces on the board and in hand. */
unsigned rules_pieces_left(const struct position *position, enum side side);

/* Points to which the side's piece on from can go, were the side to move; empty while placing. */
point_set rules_targets(const struct rules *rules, const struct position *position, point from,
			enum side side);

/* Pieces of victim that a mill may take: those outside mills, or all, or none, as the rules say. */
point_set rules_takeable(const struct rules *rules, const struct position *position,
			 enum side victim);

/* The whole plies of the side to move, in a fixed order; plies holds RULES_MAX_PLIES. Returns
 * how many. The end of the game by fewer than three pieces is not looked at. */
size_t rules_plies(const struct rules *rules, const struct position *position, struct ply *plies);

/* Those of them that begin with a ply begun, which may lack its takings; all if it has no to. */
size_t rules_plies_from(const struct rules *rules, const struct position *position,
			const struct ply *begun, struct ply *plies);

/* How many rules_plies would list, without listing them. */
uint64_t rules_count_plies(const struct rules *rules, const struct position *position);

/* All sequences of legal plies of that depth (1 or more). A line of play ends only by pieces or
 * blockade, never by a draw, as the published counts have it. */
uint64_t rules_perft(const struct rules *rules, const struct position *position, unsigned depth);

/* Judges a ply from the position. VERDICT_OK: legal and whole. VERDICT_TAKE_OWED: legal so far,
 * but a piece, or a second one, must still be taken. Any other verdict names the first fault; if
 * culprit is not NULL it gets the point the fault is about, or POINT_NONE. */
enum verdict rules_judge(const struct rules *rules, const struct position *position,
			 const struct ply *ply, point *culprit);

/* Completed mills: line numbers in lines[2], and how many. The ply may lack its takings. */
unsigned rules_mills(const struct rules *rules, const struct position *before,
		     const struct ply *ply, uint8_t lines[2]);

/* How many pieces the ply takes in all, and how many are still owed by a ply begun. */
unsigned rules_takes(const struct ply *ply);

/* Plays a whole legal ply; with another the result is undefined. */
void rules_apply(struct position *position, const struct ply *ply);

/* Undoes rules_apply exactly. */
void rules_take_back(struct position *position, const struct ply *ply);

/* Puts down and removes the pieces of a ply begun, the side to move unchanged: what the player
 * sees while a taking is owed. */
struct position rules_preview(const struct position *before, const struct ply *begun);

/* Whether the position is over by pieces or blockade; *winner is set if so. The side that is not
 * to move is taken as having just moved. */
enum reason rules_over(const struct rules *rules, const struct position *position,
		       enum side *winner);

/* Whether a position may be set up under these rules: VERDICT_OK or a VERDICT_POSITION_…. */
enum verdict rules_admit(const struct rules *rules, const struct position *position);

static inline bool rules_ended(const struct rules *rules, const struct position *position)
{
	enum side winner;

	return rules_over(rules, position, &winner) != REASON_NONE;
}

/* What a whole legal ply leads to. */
static inline struct position rules_played(const struct position *before, const struct ply *ply)
{
	struct position after = *before;

	rules_apply(&after, ply);
	return after;
}

static inline bool position_equal(const struct position *a, const struct position *b)
{
	return a->pieces[0] == b->pieces[0] && a->pieces[1] == b->pieces[1] &&
	       a->in_hand[0] == b->in_hand[0] && a->in_hand[1] == b->in_hand[1] &&
	       a->to_move == b->to_move;
}

static inline bool ply_equal(const struct ply *a, const struct ply *b)
{
	return a->from == b->from && a->to == b->to && a->takes[0] == b->takes[0] &&
	       a->takes[1] == b->takes[1];
}

#endif
