/* CLOCK_MONOTONIC is POSIX, not C11. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "engine/limits.h"

#include <time.h>

static uint64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void limits_start(struct limits *limits)
{
	limits->end_ms = limits->time_ms ? now_ms() + limits->time_ms : 0;
}

bool limits_interrupted(const struct limits *limits)
{
	if (limits->end_ms && now_ms() >= limits->end_ms)
		return true;
	return limits->stop && limits->stop(limits->stop_data);
}
