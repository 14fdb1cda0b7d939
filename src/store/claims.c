#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/claims.h"

#include "store/files.h"
#include "store/paths.h"

#include <fcntl.h>
#include <glib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
	char *name;
	int lock;
} mine;

/* Hidden, so that a folder of games is a folder of records. */
static char *path_of(const char *name)
{
	char *folder = paths_state("games");
	char *path = folder ? g_strconcat(folder, "/.", name, ".lock", NULL) : NULL;

	g_free(folder);
	return path;
}

/* Whoever drops a claim removes its file: a lock on a file that is gone locks nobody out. */
static bool is_there(int lock)
{
	struct stat st;

	return !fstat(lock, &st) && st.st_nlink > 0;
}

/* The lock, or -1 if another program has it or there is no folder. */
static int lock_file(const char *name)
{
	char *path = path_of(name);
	bool gone = path != NULL;
	int lock = -1;

	while (gone) {
		lock = files_open(path, O_RDWR | O_CREAT, 0600);
		gone = false;
		if (lock < 0)
			break;
		if (!flock(lock, LOCK_EX | LOCK_NB)) {
			gone = !is_there(lock);
			if (!gone)
				break;
		}
		close(lock);
		lock = -1;
	}
	g_free(path);
	return lock;
}

static void clear(const char *name, int lock)
{
	char *path = path_of(name);

	if (path)
		unlink(path);
	close(lock);
	g_free(path);
}

static void drop(void)
{
	if (!mine.name)
		return;
	clear(mine.name, mine.lock);
	g_clear_pointer(&mine.name, g_free);
}

bool claims_take(const char *name)
{
	int lock;

	if (!g_strcmp0(mine.name, name))
		return true;
	lock = lock_file(name);
	if (lock < 0)
		return false;
	drop();
	mine.name = g_strdup(name);
	mine.lock = lock;
	return true;
}

void claims_drop(const char *name)
{
	int lock;

	if (!g_strcmp0(mine.name, name)) {
		drop();
		return;
	}
	lock = lock_file(name);
	if (lock >= 0)
		clear(name, lock);
}

bool claims_others(const char *name)
{
	char *path;
	bool others;
	int lock;

	if (!g_strcmp0(mine.name, name))
		return false;
	path = path_of(name);
	lock = path ? files_open(path, O_RDWR, 0) : -1;
	others = lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) != 0;
	if (lock >= 0)
		close(lock);
	g_free(path);
	return others;
}

void claims_sweep(const char *file)
{
	char *name = *file == '.' && g_str_has_suffix(file, ".lock")
			     ? g_strndup(file + 1, strlen(file) - strlen("..lock"))
			     : NULL;
	char *folder = paths_state("games");
	char *game = name && folder ? g_strconcat(folder, "/", name, ".pgn", NULL) : NULL;

	if (game && g_strcmp0(mine.name, name) && !g_file_test(game, G_FILE_TEST_EXISTS))
		claims_drop(name);
	g_free(game);
	g_free(folder);
	g_free(name);
}
