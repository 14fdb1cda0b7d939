/* The reasons for a ply, worked out a second time. */
#ifndef MERELS_TESTS_REASONS_AGAIN_H
#define MERELS_TESTS_REASONS_AGAIN_H

#include "reasons-stage.h"

#include "core/reasons.h"

/* How often each was told so far, and held. */
extern unsigned reasons_again_told[REASONS_KINDS];

/* Fails unless what is said of a ply of the stage holds, and nothing that holds is left out. */
void reasons_again_check(const struct reasons_stage *stage, size_t at);

#endif
