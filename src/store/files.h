/* Reading and replacing files with no surprises. */
#ifndef MERELS_STORE_FILES_H
#define MERELS_STORE_FILES_H

#include <glib.h>
#include <sys/types.h>

/* Sets *error to the system's own message for an errno, which libc translates; callers name the
 * file. FALSE, to be returned. */
gboolean files_fail(GError **error, int number);

/* As open, which a signal does not end; closed where another program is begun. */
int files_open(const char *path, int flags, mode_t mode);

/* No text that the program reads is larger; a larger file is refused. */
#define FILES_MAX_BYTES (64u << 20)

/* The whole content of a regular file; the caller frees. NUL bytes are kept: *length counts. A
 * directory, a device, a pipe or a file above FILES_MAX_BYTES is refused. NULL and *error on
 * failure. */
char *files_read(const char *path, gsize *length, GError **error);

/* Likewise the whole of standard input, whatever it is. Blocks until its end. */
char *files_read_input(gsize *length, GError **error);

/* Replaces a file in one step: whoever reads sees the old text or the new one, never a part.
 * Makes missing folders (0700), follows a symbolic link to its target and keeps the target's
 * permissions. The text is handed to the system before this returns, and flushed to the disk by a
 * thread of its own within a second, so that no prompt waits for a disk. On failure the old file
 * stands. */
gboolean files_replace(const char *path, const char *text, gsize length, GError **error);

/* Likewise a file that must be new: with one that is there it fails for that reason, and leaves it
 * alone. */
gboolean files_create(const char *path, const char *text, gsize length, GError **error);

/* The file that a path leads to over symbolic links, the last of which may lead to nothing yet; the
 * caller frees. */
char *files_target(const char *path);

/* Removes what programs that were killed long ago while they wrote a file have left beside it. A
 * name of NULL is that of any file in the folder. */
void files_sweep(const char *folder, const char *name);

/* Appends to a file in one write, under a lock, and flushes it likewise. */
gboolean files_append(const char *path, const char *text, gsize length, GError **error);

/* Holds an exclusive lock beside path against other programs, waiting at most ten seconds; -1 and
 * *error on failure. Its file is hidden (.NAME.lock): a folder of records holds nothing else to be
 * read. files_unlock releases it. */
int files_lock(const char *path, GError **error);
void files_unlock(int lock);

/* Waits until what was written is on the disk, at most limit_ms. Called once, before leaving. */
void files_settle(unsigned limit_ms);

#endif
