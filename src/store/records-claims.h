/* The tags of a record that say what game it is, and whether they agree. */
#ifndef MERELS_STORE_RECORDS_CLAIMS_H
#define MERELS_STORE_RECORDS_CLAIMS_H

#include "store/records-play.h"

enum records_claim_tag {
	RECORDS_CLAIM_RULES,
	RECORDS_CLAIM_POSITION, /* Position or FEN */
	RECORDS_CLAIM_RESULT,
	RECORDS_CLAIM_VARIANT,
	RECORDS_CLAIM_TERMINATION,
	RECORDS_CLAIMS
};

/* Of tags that say the same, the first that is known counts. */
struct records_claims {
	struct records_claim of[RECORDS_CLAIMS]; /* an empty value where there is none */
	GArray *repeats; /* the others, read again once the game is set up */
};

void records_claims_init(struct records_claims *claims);
void records_claims_clear(struct records_claims *claims);

/* Forgets the tags of a game. */
void records_claims_restart(struct records_claims *claims);

/* Takes in a tag of whatever name. */
void records_claims_read(struct records_claims *claims, const struct records_token *tag);

/* Sets the game up as the tags say, else with the rules given; or fails, also if two tags
 * contradict each other. */
bool records_claims_set_up(const struct records_claims *claims, const struct rules *fallback,
			   struct records_play *play);

#endif
