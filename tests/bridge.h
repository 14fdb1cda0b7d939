/* From the model's squares to core's structures and back, for the tests that hold the two side by
 * side. Only here do they meet. */
#ifndef MERELS_TESTS_BRIDGE_H
#define MERELS_TESTS_BRIDGE_H

#include "model.h"

#include "core/game.h"

#include <stdint.h>

/* SplitMix64 (Steele, Lea and Flood 2014): the same numbers everywhere. */
struct bridge_random {
	uint64_t state;
};

uint64_t bridge_random(struct bridge_random *random);

/* 0 to below - 1. */
int bridge_below(struct bridge_random *random, int below);

struct rules bridge_rules(const struct model_rules *rules);
struct position bridge_position(const struct model_state *state);
struct ply bridge_ply(const struct model_ply *ply);

/* Sorted numbers for core's and for the model's plies that are equal for equal plies. */
void bridge_keys(const struct ply *plies, size_t n, uint32_t *keys);
uint32_t bridge_key(const struct ply *ply);

/* Random pieces, hands and side; whole lines often, so that there are mills. */
struct model_state bridge_random_state(struct bridge_random *random);

/* The rules numbered from 0 to 7 by their options flying, protected and double-mill. */
struct model_rules bridge_numbered_rules(int number);

#endif
