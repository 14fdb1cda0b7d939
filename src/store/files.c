#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/files.h"

#include "store/files-flush.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOCK_WAIT_MS 10000
#define LOCK_STEP_US 2000

gboolean files_fail(GError **error, int number)
{
	g_set_error_literal(error, G_FILE_ERROR, g_file_error_from_errno(number),
			    g_strerror(number));
	return FALSE;
}

/* 0, or why no text is read from or written to such a file. */
static int unfit(const struct stat *st, bool writing)
{
	if (S_ISDIR(st->st_mode))
		return EISDIR;
	if (!S_ISREG(st->st_mode))
		return EINVAL;
	return st->st_size > (off_t)FILES_MAX_BYTES && !writing ? EFBIG : 0;
}

static ssize_t read_some(int fd, char *buffer, size_t size)
{
	ssize_t n;

	do
		n = read(fd, buffer, size);
	while (n < 0 && errno == EINTR);
	return n;
}

static int read_all(int fd, GString *text)
{
	char buffer[65536];
	ssize_t n;

	while ((n = read_some(fd, buffer, sizeof(buffer))) > 0) {
		g_string_append_len(text, buffer, n);
		if (text->len > FILES_MAX_BYTES)
			return EFBIG;
	}
	return n < 0 ? errno : 0;
}

int files_open(const char *path, int flags, mode_t mode)
{
	int fd;

	do
		fd = open(path, flags | O_CLOEXEC, mode);
	while (fd < 0 && errno == EINTR);
	return fd;
}

/* Looked at before it is opened, since opening a device may do something; and not waited for if it
 * has become a pipe since. */
static int open_text(const char *path, int *fd)
{
	struct stat st;
	int number;

	if (stat(path, &st))
		return errno;
	number = unfit(&st, false);
	if (number == EISDIR && access(path, R_OK))
		return errno;
	if (number)
		return number;
	*fd = files_open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK, 0);
	return *fd < 0 ? errno : 0;
}

static char *read_text(int fd, gsize *length, GError **error)
{
	GString *text = g_string_new(NULL);
	int number = read_all(fd, text);

	if (number) {
		g_string_free(text, TRUE);
		files_fail(error, number);
		return NULL;
	}
	*length = text->len;
	return g_string_free(text, FALSE);
}

char *files_read(const char *path, gsize *length, GError **error)
{
	char *text;
	int fd = -1;
	int number = open_text(path, &fd);

	if (number) {
		files_fail(error, number);
		return NULL;
	}
	text = read_text(fd, length, error);
	close(fd);
	return text;
}

char *files_read_input(gsize *length, GError **error)
{
	return read_text(STDIN_FILENO, length, error);
}

static int write_all(int fd, const char *text, gsize length)
{
	while (length) {
		ssize_t n = write(fd, text, length);

		if (n < 0 && errno != EINTR)
			return errno;
		if (n > 0) {
			text += n;
			length -= (gsize)n;
		}
	}
	return 0;
}

static int make_folder_of(const char *path)
{
	char *folder = g_path_get_dirname(path);
	int number = g_mkdir_with_parents(folder, 0700) ? errno : 0;

	g_free(folder);
	return number;
}

char *files_target(const char *path)
{
	char *target = g_strdup(path);
	char *link;

	for (int hops = 0; hops < 40 && (link = g_file_read_link(target, NULL)); hops++) {
		char *folder = g_path_get_dirname(target);
		char *next = g_path_is_absolute(link) ? g_strdup(link)
						      : g_build_filename(folder, link, NULL);

		g_free(folder);
		g_free(link);
		g_free(target);
		target = next;
	}
	return target;
}

/* A new file beside target, which the kernel gives the permissions of the umask. */
static int open_temporary(const char *target, char **name, int *fd)
{
	static unsigned count;
	char *folder = g_path_get_dirname(target);
	char *base = g_path_get_basename(target);

	do {
		g_free(*name);
		*name = g_strdup_printf("%s/.%.100s.%ld-%u.new", folder, base, (long)getpid(),
					count++);
		*fd = files_open(*name, O_WRONLY | O_CREAT | O_EXCL, 0644);
	} while (*fd < 0 && errno == EEXIST);
	g_free(base);
	g_free(folder);
	return *fd < 0 ? errno : 0;
}

/* Not every file system has links, by which a whole file appears at once where none was. */
static int place_new(const char *name, const char *target)
{
	int fd, number;

	if (!link(name, target)) {
		unlink(name);
		return 0;
	}
	if (errno == EEXIST)
		return EEXIST;
	fd = files_open(target, O_WRONLY | O_CREAT | O_EXCL, 0644);
	if (fd < 0)
		return errno;
	close(fd);
	if (!rename(name, target))
		return 0;
	number = errno;
	unlink(target);
	return number;
}

static int write_beside(const char *target, const char *text, gsize length, const struct stat *old,
			bool new)
{
	char *name = NULL;
	int fd = -1;
	int number = open_temporary(target, &name, &fd);

	if (!number) {
		number = write_all(fd, text, length);
		if (!number && old && fchmod(fd, old->st_mode & 07777))
			number = errno;
		if (!number && new)
			number = place_new(name, target);
		else if (!number && rename(name, target))
			number = errno;
		if (number) {
			unlink(name);
			close(fd);
		} else {
			files_flush_later(target, fd);
		}
	}
	g_free(name);
	return number;
}

static int replace(const char *target, const char *text, gsize length)
{
	struct stat old;
	bool stands = !stat(target, &old);
	int number;

	if (stands) {
		number = unfit(&old, true);
		if (!number && access(target, W_OK))
			number = errno;
	} else {
		number = errno == ENOENT ? make_folder_of(target) : errno;
	}
	return number ? number : write_beside(target, text, length, stands ? &old : NULL, false);
}

gboolean files_replace(const char *path, const char *text, gsize length, GError **error)
{
	char *target = files_target(path);
	int number = replace(target, text, length);

	g_free(target);
	return number ? files_fail(error, number) : TRUE;
}

gboolean files_create(const char *path, const char *text, gsize length, GError **error)
{
	int number = write_beside(path, text, length, NULL, true);

	return number ? files_fail(error, number) : TRUE;
}

/* A part of a text is worse than nothing: what was written of it is cut off again. */
static int append(int fd, const char *text, gsize length)
{
	struct stat st;
	int number;

	if (fstat(fd, &st))
		return errno;
	number = unfit(&st, true);
	if (number)
		return number;
	number = write_all(fd, text, length);
	if (number && ftruncate(fd, st.st_size))
		return errno;
	return number;
}

gboolean files_append(const char *path, const char *text, gsize length, GError **error)
{
	int lock = files_lock(path, error);
	int fd, number;

	if (lock < 0)
		return FALSE;
	fd = files_open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, 0644);
	number = fd < 0 ? errno : append(fd, text, length);
	files_unlock(lock);
	if (!number) {
		files_flush_later(path, fd);
		return TRUE;
	}
	if (fd >= 0)
		close(fd);
	return files_fail(error, number);
}

/* The caller frees. */
static char *lock_of(const char *path)
{
	char *folder = g_path_get_dirname(path), *base = g_path_get_basename(path);
	char *name = g_strdup_printf("%s/.%s.lock", folder, base);

	g_free(base);
	g_free(folder);
	return name;
}

int files_lock(const char *path, GError **error)
{
	gint64 limit = g_get_monotonic_time() + LOCK_WAIT_MS * G_TIME_SPAN_MILLISECOND;
	char *name = lock_of(path);
	int number = make_folder_of(path);
	int fd = number ? -1 : files_open(name, O_RDWR | O_CREAT, 0600);

	g_free(name);
	if (fd < 0) {
		files_fail(error, number ? number : errno);
		return -1;
	}
	while (flock(fd, LOCK_EX | LOCK_NB)) {
		number = errno;
		if (number == EWOULDBLOCK && g_get_monotonic_time() >= limit)
			number = EBUSY;
		if (number != EWOULDBLOCK && number != EINTR) {
			close(fd);
			files_fail(error, number);
			return -1;
		}
		g_usleep(LOCK_STEP_US);
	}
	return fd;
}

void files_unlock(int lock)
{
	close(lock);
}
