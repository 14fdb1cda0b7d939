/* When a search has to end: positions, time, or a request from outside. */
#ifndef MERELS_ENGINE_LIMITS_H
#define MERELS_ENGINE_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

/* 0 or NULL in a member means no such limit. */
struct limits {
	unsigned depth_plies;
	uint64_t nodes;
	unsigned time_ms;
	bool (*stop)(void *data);
	void *stop_data;
	uint64_t end_ms; /* set by limits_start */
};

void limits_start(struct limits *limits);

/* Whether time is over or stop says so; asked about every millisecond. */
bool limits_interrupted(const struct limits *limits);

/* Whether to end, now that so many nodes have been counted; the clock and stop are asked only
 * once every poll_nodes, a power of two. */
static inline bool limits_reached(const struct limits *limits, uint64_t nodes, uint64_t poll_nodes)
{
	if (limits->nodes && nodes >= limits->nodes)
		return true;
	return !(nodes & (poll_nodes - 1)) && limits_interrupted(limits);
}

#endif
