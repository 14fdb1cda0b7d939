/* Flushes written files to the disk from a thread of its own, so that no prompt waits for it.
 * files_settle of files.h waits for it. */
#ifndef MERELS_STORE_FILES_FLUSH_H
#define MERELS_STORE_FILES_FLUSH_H

/* Takes fd over, and closes it when what was written through it is on the disk and its name in
 * the folder of path too. If path is replaced before its turn comes, only the later file is
 * flushed. Call from one thread. */
void files_flush_later(const char *path, int fd);

#endif
