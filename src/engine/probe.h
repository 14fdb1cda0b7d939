/* What exact tables of endings know, for players that may ask; the engine knows of no table.
 *
 * A table knows the rules of the game but no draw by repetition or by a quiet limit.
 */
#ifndef MERELS_ENGINE_PROBE_H
#define MERELS_ENGINE_PROBE_H

#include "core/rules.h"

enum probe_result { PROBE_UNKNOWN, PROBE_LOSS, PROBE_DRAW, PROBE_WIN };

/* For the side to move; plies to the end with best play, 0 for a draw. */
struct probe_value {
	enum probe_result result;
	unsigned plies;
};

struct probe {
	/* Both hands are empty and neither side has lost by pieces; own is to move. May take long
	 * when it is first called. */
	struct probe_value (*find)(void *data, point_set own, point_set other);
	void *data;
	unsigned most; /* pieces a side of what may be known */
};

static inline bool probe_may_know(const struct probe *probe, unsigned own, unsigned other)
{
	return probe && own <= probe->most && other <= probe->most;
}

#endif
