/* What the files about reasons share. */
#ifndef MERELS_VOICE_WORDING_REASON_H
#define MERELS_VOICE_WORDING_REASON_H

#include "voice/wording-parts.h"

#include "core/reasons.h"

/* "c5 d5 e5", "c5 d5 e5 and a1 d1 g1" */
const char *wording_reason_lines(struct sentences *s, line_set lines);
/* Where a sentence has room for one line only, that one of several is true as well. */
const char *wording_reason_one_line(struct sentences *s, line_set lines);

void wording_reason_closing(struct sentences *s, line_set lines);
/* Closing and what the taking is for, in one sentence. */
void wording_reason_closing_and_taking(struct sentences *s, line_set lines,
				       const struct reasons_one *taking);
/* Of a taking that is owed: the piece itself. */
void wording_reason_taking(struct sentences *s, const struct reasons_one *one);

#endif
