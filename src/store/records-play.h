/* One game of a record while its words and its result are judged and played. */
#ifndef MERELS_STORE_RECORDS_PLAY_H
#define MERELS_STORE_RECORDS_PLAY_H

#include "store/records-lex.h"
#include "store/records.h"

struct records_play {
	struct game *game;
	struct records_error *error;
	enum records_dialect dialect;
	struct records_token begun; /* the word of the ply that owes a taking, or of from */
	unsigned number;	    /* the last numbering, 0 before any */
	uint32_t numbered_at;	    /* plies by then */
	point from;		    /* in RECORDS_POINTS: the next point is where to, or NONE */
};

/* What a tag says. */
struct records_claim {
	GString *value;
	struct records_token token; /* at the value */
};

extern const struct ply records_play_nothing;

/* Fills in the error; false, to be returned. */
bool records_play_fail(struct records_play *play, enum records_fault fault, enum verdict verdict,
		       const struct records_token *token);

/* Whether any of its plies was read. */
bool records_play_begun(const struct records_play *play);

/* Whether a word is a ply from one point to another, with which no game begins. */
bool records_play_is_move(enum records_dialect dialect, const struct records_token *token);

/* Plays a word, or fails. */
bool records_play_word(struct records_play *play, const struct records_token *token);

/* Whether two Termination tags name the same end, in whatever words. */
bool records_play_same_end(const GString *one, const GString *other);

/* Ends the game as the record claims, or fails: also if its Termination tag names an end by rule
 * that the game does not have, or one that its result cannot have. closing is NULL for a record without a result at its end, which its
 * Result tag then gives. */
bool records_play_finish(struct records_play *play, const struct records_claim *result,
			 const struct records_claim *termination,
			 const struct records_token *closing);

#endif
