#define _POSIX_C_SOURCE 200809L

#include "store/tables-room.h"

#include "tables/solver.h"

#include <errno.h>
#include <glib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* Packed tables have at most a third of their values' size; so far it was less than a fifth. */
#define PACKED 3

/* The size of this process's memory, which a limit counts whole. */
static uint64_t own_bytes(void)
{
	g_autofree char *text = NULL;

	if (!g_file_get_contents("/proc/self/statm", &text, NULL, NULL))
		return 0;
	return g_ascii_strtoull(text, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* What the kernel calls available. */
static uint64_t available(void)
{
	g_autofree char *text = NULL;
	const char *at;

	if (!g_file_get_contents("/proc/meminfo", &text, NULL, NULL))
		return UINT64_MAX;
	at = strstr(text, "MemAvailable:");
	return at ? g_ascii_strtoull(at + strlen("MemAvailable:"), NULL, 10) * 1024 : UINT64_MAX;
}

static uint64_t memory(void)
{
	uint64_t bytes = available();
	struct rlimit limit;

	if (!getrlimit(RLIMIT_AS, &limit) && limit.rlim_cur != RLIM_INFINITY) {
		const uint64_t own = own_bytes();
		bytes = MIN(bytes, limit.rlim_cur - MIN(limit.rlim_cur, own));
	}
	return bytes;
}

static uint64_t disk(const char *folder)
{
	g_autofree char *at = g_strdup(folder);
	struct statvfs disk;

	while (statvfs(at, &disk)) {
		char *above = g_path_get_dirname(at);
		const bool top = !strcmp(above, at);

		g_free(at);
		at = above;
		if (top)
			return UINT64_MAX;
	}
	return (uint64_t)disk.f_bavail * disk.f_frsize;
}

const struct tables_room tables_room_here = {memory, disk};

uint64_t tables_room_takes(const struct board *board, unsigned own, unsigned other)
{
	uint64_t bytes = solver_bytes(board, own, other);

	if (other > INDEX_FEWEST)
		bytes += index_estimate(board, other - 1, own);
	if (own > INDEX_FEWEST && own != other)
		bytes += index_estimate(board, own - 1, other);
	return bytes;
}

uint64_t tables_room_fills(const struct board *board, unsigned own, unsigned other)
{
	return index_estimate(board, own, other) / PACKED;
}
