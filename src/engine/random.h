/* Random numbers that are the same on every machine and in every environment.
 *
 * SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA
 * 2014, with the mixing constants of Stafford's variant 13. The state is one number, any value of
 * which is a good start.
 */
#ifndef MERELS_ENGINE_RANDOM_H
#define MERELS_ENGINE_RANDOM_H

#include <stdint.h>

static inline uint64_t random_next(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
	return z ^ (z >> 31);
}

/* From 0 to n - 1, for n from 1 to 2^32. For n in the thousands no value is preferred by more than
 * a millionth. */
static inline uint32_t random_below(uint64_t *state, uint32_t n)
{
	return (uint32_t)(((random_next(state) >> 32) * n) >> 32);
}

/* A state of its own for each pair of numbers. */
static inline uint64_t random_start(uint64_t seed, uint64_t number)
{
	uint64_t state = seed;

	return random_next(&state) ^ (number * UINT64_C(0xd1342543de82ef95));
}

#endif
