/* Unfinished games: one file each in $XDG_STATE_HOME/merels/games/NAME.pgn, replaced after every
 * turn, removed when its game ends.
 *
 * Names are the day with a number, 2026-11-30-1, unless the player chose one. Two programs never
 * share a name: where two resume the same game, the one whose file the other has written goes on
 * under a new name. A game is written before its turn is announced; see files_replace for the disk.
 */
#ifndef MERELS_STORE_KEPT_H
#define MERELS_STORE_KEPT_H

#include "store/records.h"

/* A game with what is kept of it. */
struct kept_game {
	const struct game *game;
	const char *players[2];		  /* in the words of --white and --black */
	const char *names[2];		  /* what their tags say, NULL where it is that word */
	gboolean counts;		  /* the game may still count for statistics */
	const char *ending;		  /* the mark of a game that has ended, or NULL */
	const GPtrArray *tags, *comments; /* further ones for records_write, or NULL */
};

struct kept {
	char *name;
	gint64 changed_us;   /* time of the last change, microseconds since 1970 */
	char *white, *black; /* the players in the words of --white and --black */
	gboolean counts;     /* the game may still count for statistics */
	char *ending;	     /* the mark that kept_game had, or NULL */
	const struct game *game;
	struct record *record; /* game with its tags and comments, without those of this file */
};

void kept_free(struct kept *kept);

/* All readable kept games that no other program plays, the newest first: struct kept *, freed with
 * the array. Files that are no record, or whose game has ended, are left alone and not listed. An
 * empty array if there is no folder. */
GPtrArray *kept_list(void);

/* Likewise those that have ended and bear the mark of that: their program was ended before it had
 * counted and archived them, or it could not. */
GPtrArray *kept_ended(void);

/* Clears away what programs that were killed long ago have left among the games. */
void kept_sweep(void);

/* Whether a game can have that name: at most 48 characters, no slash, no leading dot and nothing
 * that does not print. */
gboolean kept_is_name(const char *name);

/* The name of a kept game, or of any file in their place, as it is written, for one that differs in
 * case at most: no two are chosen that sound the same. NULL if there is none; the caller frees. */
char *kept_spelling(const char *name);

/* The newest that has turns, or the one of that name in any case; NULL if there is none, or another
 * program plays it. The caller frees. */
struct kept *kept_find(const char *name);

/* Writes the game under *name; if *name is NULL, or another program has written that game since
 * this one read or wrote it, chooses a new name and sets it (caller frees). Failure leaves *name
 * and an older file of the game as they were. */
gboolean kept_write(char **name, const struct kept_game *game, GError **error);

/* Writes the game under a name that the player chose, which *name becomes (caller frees), and
 * removes it under the name that it had. FALSE without an error if another game has that name,
 * whose file is left alone. On failure everything is as it was. */
gboolean kept_rename(char **name, const char *chosen, const struct kept_game *game, GError **error);

/* Marks the game as being played by this program, so that others neither list nor find it, until
 * another is marked, it is removed, or the program ends in whatever way; and as the newest, since
 * it is the one that will have been left last. kept_write does both, too. FALSE if another program
 * has it. */
gboolean kept_claim(const char *name);

/* What is in the place of a game. */
enum kept_state {
	KEPT_NOWHERE,
	KEPT_HERE,	 /* a game, although it may have ended */
	KEPT_ELSEWHERE,	 /* a game that another program plays */
	KEPT_UNREADABLE, /* a file that is no record */
};

/* Of a name in any case. */
enum kept_state kept_state(const char *name);

/* The names (char *) in that state, in their order, freed with the array. */
GPtrArray *kept_names(enum kept_state state);

/* The file of a name as kept_spelling gives it, or NULL without a home or with a name that is none;
 * the caller frees. */
char *kept_path(const char *name, GError **error);

/* Removes a kept game, or what is in its place; TRUE if there was one. */
gboolean kept_remove(const char *name, GError **error);

/* Appends a finished game to $XDG_DATA_HOME/merels/games.pgn; unless since is -1, only if it is not
 * there from that byte on. */
gboolean kept_archive(const struct kept_game *game, gint64 since, GError **error);

/* How long that file is. */
gint64 kept_archive_size(void);

#endif
