#define _XOPEN_SOURCE 700

#include "store/files.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Process numbers tell nothing where several machines share a folder. */
#define OLD_S 60

static bool is_old(const char *path)
{
	struct stat st;
	time_t now = time(NULL);

	return !lstat(path, &st) && S_ISREG(st.st_mode) &&
	       (now - st.st_mtime > OLD_S || st.st_mtime - now > OLD_S);
}

/* Whether file is a temporary one of a process that is gone: .NAME.PROCESS-NUMBER.new, the name cut
 * off after 100 bytes. */
static bool is_left(const char *file, const char *name)
{
	const char *end = g_str_has_suffix(file, ".new") ? strrchr(file, '-') : NULL;
	const char *dot = end;
	long process;

	while (dot && dot > file && *dot != '.')
		dot--;
	if (*file != '.' || !dot || dot == file || sscanf(dot, ".%ld-", &process) != 1)
		return false;
	if (name && (strncmp(file + 1, name, (size_t)(dot - file - 1)) ||
		     (size_t)(dot - file - 1) != MIN(strlen(name), 100)))
		return false;
	return process > 0 && kill((pid_t)process, 0) && errno == ESRCH;
}

void files_sweep(const char *folder, const char *name)
{
	GDir *dir = g_dir_open(folder, 0, NULL);

	if (!dir)
		return;
	for (const char *file; (file = g_dir_read_name(dir));) {
		char *path = is_left(file, name) ? g_build_filename(folder, file, NULL) : NULL;

		if (path && is_old(path))
			unlink(path);
		g_free(path);
	}
	g_dir_close(dir);
}
