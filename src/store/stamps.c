#define _XOPEN_SOURCE 700

#include "store/stamps.h"

#include <glib.h>

#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static GHashTable *stamps;

static char *stamp_of(const char *path)
{
	struct stat st;

	if (stat(path, &st))
		return NULL;
	return g_strdup_printf("%ju %ju %jd.%09ld", (uintmax_t)st.st_dev, (uintmax_t)st.st_ino,
			       (intmax_t)st.st_mtim.tv_sec, st.st_mtim.tv_nsec);
}

void stamps_note(const char *name, const char *path)
{
	if (!stamps)
		stamps = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
	g_hash_table_replace(stamps, g_strdup(name), stamp_of(path));
}

/* By the clock itself: that of the file system ticks too slowly to tell two files apart. */
void stamps_renew(const char *name, const char *path)
{
	struct timespec times[2] = {{.tv_nsec = UTIME_OMIT}};

	if (!clock_gettime(CLOCK_REALTIME, &times[1]))
		utimensat(AT_FDCWD, path, times, 0);
	stamps_note(name, path);
}

bool stamps_differ(const char *name, const char *path)
{
	const char *known = stamps ? g_hash_table_lookup(stamps, name) : NULL;
	char *now = known ? stamp_of(path) : NULL;
	bool others = now && strcmp(known, now) != 0;

	g_free(now);
	return others;
}

void stamps_forget(const char *name)
{
	if (stamps)
		g_hash_table_remove(stamps, name);
}
