/* What building tables takes of this machine, and what it has. */
#ifndef MERELS_STORE_TABLES_ROOM_H
#define MERELS_STORE_TABLES_ROOM_H

#include "core/board.h"

/* What is left, in bytes; UINT64_MAX where nothing can tell. */
struct tables_room {
	uint64_t (*memory)(void);
	uint64_t (*disk)(const char *folder); /* which need not exist */
};

/* What the system says of itself, and the limits that this process has. */
extern const struct tables_room tables_room_here;

/* About how many bytes of memory a class and its reverse take while they are worked out, with the
 * classes that a taking leads to; without an index. */
uint64_t tables_room_takes(const struct board *board, unsigned own, unsigned other);

/* How many bytes of the disk a class alone takes at most. */
uint64_t tables_room_fills(const struct board *board, unsigned own, unsigned other);

#endif
