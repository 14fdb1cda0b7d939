/* How the file of each kept game looked when this program last read or wrote it. A file that looks
 * different then belongs to another program, which resumed the same game. */
#ifndef MERELS_STORE_STAMPS_H
#define MERELS_STORE_STAMPS_H

#include <stdbool.h>

/* The file of the game was just read. */
void stamps_note(const char *name, const char *path);

/* The game was just written or taken up: its file becomes the newest, and is noted. */
void stamps_renew(const char *name, const char *path);

/* Whether the file is there and looks otherwise than it was noted. */
bool stamps_differ(const char *name, const char *path);

void stamps_forget(const char *name);

#endif
