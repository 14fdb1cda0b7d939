/* The file $XDG_CONFIG_HOME/merels/merels.conf: settings by name and statistics by level.
 *
 * Each change takes the lock, reads the file again, changes what was asked and replaces the file,
 * so that two programs lose nothing; comments and unknown keys stay. A damaged file is set aside
 * as merels.conf.damaged (then .damaged-2, …) and never overwritten: config_load says so once
 * through *set_aside. Nothing is written until something changes.
 */
#ifndef MERELS_STORE_CONFIG_H
#define MERELS_STORE_CONFIG_H

#include <glib.h>

struct config;

/* Reads path, or the default place if NULL. A file that is missing is an empty one. Without a
 * home there is still a config, which can be read and not written. *set_aside is the new name of
 * a damaged file, or NULL (caller frees). NULL and *error if the file is there and cannot be
 * read. */
struct config *config_load(const char *path, char **set_aside, GError **error);
void config_free(struct config *config);

/* The value of a key in [settings], or NULL; the caller frees. */
char *config_get(const struct config *config, const char *key);

/* Writes one setting; a value of NULL removes it. Failure leaves the file as it was. */
gboolean config_set(struct config *config, const char *key, const char *value, GError **error);

/* A key of another group, in the same way. */
char *config_get_in(const struct config *config, const char *group, const char *key);
gboolean config_set_in(struct config *config, const char *group, const char *key,
		       const char *value, GError **error);

/* The group [level NAME]. */
struct config_tally {
	unsigned games, wins, losses, draws;
	unsigned most_kept; /* the player's pieces left in a win */
};

/* Reads a level's statistics, all 0 without any; numbers that are none read as 0. */
void config_tally(const struct config *config, const char *level, struct config_tally *tally);

/* Adds the counts of one finished game to what the file then holds, and keeps the larger
 * most_kept. The game is known by its mark, without which it is NULL: the file holds those of the
 * last CONFIG_MARKS games of the level, and none of these is added again. */
#define CONFIG_MARKS 20
gboolean config_add(struct config *config, const char *level, const struct config_tally *game,
		    const char *mark, GError **error);

#endif
