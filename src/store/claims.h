/* Which kept game each program plays: by the lock on a hidden file beside it, .NAME.lock, which
 * goes with the process in whatever way that ends. A program plays one at a time.
 */
#ifndef MERELS_STORE_CLAIMS_H
#define MERELS_STORE_CLAIMS_H

#include <stdbool.h>

/* Claims a game for this program, which gives up the one that it had; false if another has it, or
 * if there is no folder. name is that of a file. */
bool claims_take(const char *name);

/* Gives up a game, if it is this program's, and clears away what a program that ended has left of
 * its claim. */
void claims_drop(const char *name);

/* Removes the claim of a game that is not there, unless it is somebody's. file is its name. */
void claims_sweep(const char *file);

/* Whether another program plays the game. */
bool claims_others(const char *name);

#endif
