/* Positions in which one ply alone wins, drawn from tables of endings. */
#ifndef MERELS_ENGINE_PUZZLE_H
#define MERELS_ENGINE_PUZZLE_H

#include "engine/exact.h"

enum puzzle_level { PUZZLE_EASY, PUZZLE_MEDIUM, PUZZLE_HARD, PUZZLE_LEVELS };

struct puzzle {
	struct position position; /* White to move, hands empty */
	struct ply ply;		  /* whole; every other loses the win, in whatever it takes */
	struct exact_value worth;
};

/* The same for the same seed, level, rules and tables. A win is longer and less plain from level to
 * level, where the rules and the tables have such positions. False if none was found, in some
 * tens of thousands of tries. Aborts if there is no memory. */
bool puzzle_make(const struct probe *probe, const struct rules *rules, enum puzzle_level level,
		 uint64_t seed, struct puzzle *puzzle);

#endif
