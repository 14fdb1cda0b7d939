/* Every reason why a request is refused.
 *
 * A verdict is a fact, not a message: voice/wording-refusal.c holds the sentence for each, and
 * the compiler checks (-Wswitch-enum) that none is missing. What is refused changes nothing.
 */
#ifndef MERELS_CORE_VERDICT_H
#define MERELS_CORE_VERDICT_H

enum verdict {
	VERDICT_OK = 0,

	/* Text that names no point, ply or position. */
	VERDICT_NO_PLY,		 /* nothing that looks like a ply */
	VERDICT_NO_COLUMN,	 /* a letter beyond the last column, as in h1 */
	VERDICT_NO_ROW,		 /* a digit beyond the rows, as in a8 or d0 */
	VERDICT_ROW_MISSING,	 /* a column alone: d */
	VERDICT_COLUMN_MISSING,	 /* a row alone: 2 */
	VERDICT_ROW_FIRST,	 /* a row before its column: 4g */
	VERDICT_NO_NUMBER,	 /* 0 or 25 where points are numbered */
	VERDICT_CENTRE,		 /* the centre of the board, d4 */
	VERDICT_OFF_LINES,	 /* on the grid, but no point: a2 */
	VERDICT_PLACE_PART,	 /* a part of a place's name: outer, top left */
	VERDICT_FROM_MISSING,	 /* -d2 */
	VERDICT_TO_MISSING,	 /* d2- */
	VERDICT_TAKE_MISSING,	 /* d2x */
	VERDICT_SEPARATOR_TWICE, /* d2--d3 */
	VERDICT_THREE_POINTS,	 /* d2-d3-d5 */
	VERDICT_MOVE_AFTER_TAKE, /* d2xa1-d3 */
	VERDICT_TEXT_AFTER_PLY,	 /* d2z */

	/* A ply that the rules forbid. */
	VERDICT_SAME_POINT,	/* from and to are one point */
	VERDICT_OCCUPIED,	/* something stands where the piece should go */
	VERDICT_MUST_PLACE,	/* a move while pieces are in hand */
	VERDICT_HAND_EMPTY,	/* a placing with no piece in hand */
	VERDICT_FROM_EMPTY,	/* nothing stands on the point to move from */
	VERDICT_FROM_ENEMY,	/* the other side's piece stands there */
	VERDICT_NOT_NEIGHBOURS, /* a slide to a point that is not linked */
	VERDICT_NO_MOVER,	/* no own piece can go to that point */
	VERDICT_SHUT_IN,	/* the piece chosen cannot go anywhere */
	VERDICT_NO_MILL,	/* a taking without a completed mill */
	VERDICT_TAKE_EMPTY,	/* nothing stands on the point to take from */
	VERDICT_TAKE_OWN,	/* the mover's own piece stands there */
	VERDICT_TAKE_PROTECTED, /* it stands in a mill, and others do not */
	VERDICT_TAKE_NONE,	/* all stand in mills and are kept, or none is on the board */
	VERDICT_TAKE_TOO_MANY,	/* more takings than are due */
	VERDICT_TAKE_OWED,	/* legal so far, but a piece must still be taken */

	/* A request that the state of the game forbids. */
	VERDICT_GAME_OVER,
	VERDICT_NOTHING_TO_UNDO,
	VERDICT_NOTHING_TO_REDO,
	VERDICT_NOTHING_TO_CANCEL,
	VERDICT_FINISHED_NO_UNDO,
	VERDICT_OFFER_STANDS,  /* this side has offered a draw already */
	VERDICT_NO_OFFER,      /* nothing to accept or decline */
	VERDICT_GAME_TOO_LONG, /* GAME_MAX_PLIES are recorded */

	/* A position that cannot be set up. */
	VERDICT_POSITION_FORM,	   /* not of the form: 24 characters, side, two hands */
	VERDICT_POSITION_MISSING,  /* of that form, and a field is missing */
	VERDICT_POSITION_RINGS,	   /* of the ring notation, and a field is missing */
	VERDICT_POSITION_POINTS,   /* other than 24 points, or another character among them */
	VERDICT_POSITION_SIDE,	   /* side to move neither w nor b */
	VERDICT_POSITION_HANDS,	   /* a hand that is no number from 0 to 9 */
	VERDICT_POSITION_TOO_MANY, /* a side with more pieces than the rules give */
	VERDICT_POSITION_TOO_FEW,  /* both sides with fewer than three */
	VERDICT_POSITION_COUNTS,   /* counts that contradict the board */
	VERDICT_POSITION_PHASE,	   /* a phase or action that contradicts the hands */
	VERDICT_POSITION_OWED,	   /* a piece still to be taken */

	/* Options by name. */
	VERDICT_NO_OPTION,
	VERDICT_OPTION_VALUE,
	VERDICT_NO_PRESET,

	VERDICTS
};

#endif
