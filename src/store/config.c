#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/config.h"

#include "store/files.h"
#include "store/paths.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#define SETTINGS "settings"
#define MARKS "last-counted"

struct config {
	char *path; /* NULL without a home */
	GKeyFile *keys;
};

/* NULL and *error if the text is damaged: what GKeyFile read until then is no use, since writing
 * it would cut the file off there. */
static GKeyFile *parse(const char *text, gsize length, GError **error)
{
	GKeyFile *keys = g_key_file_new();
	GKeyFileFlags keep = G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS;

	if (memchr(text, '\0', length))
		g_set_error_literal(error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, "");
	else if (!length || g_key_file_load_from_data(keys, text, length, keep, error))
		return keys;
	g_key_file_free(keys);
	return NULL;
}

/* A missing file is an empty one. */
static char *read_text(const char *path, gsize *length, GError **error)
{
	GError *missing = NULL;
	char *text = files_read(path, length, &missing);

	if (text)
		return text;
	if (!g_error_matches(missing, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
		g_propagate_error(error, missing);
		return NULL;
	}
	g_error_free(missing);
	*length = 0;
	return g_strdup("");
}

static GKeyFile *read_keys(const char *path, GError **error)
{
	gsize length;
	char *text = read_text(path, &length, error);
	GKeyFile *keys = text ? parse(text, length, error) : NULL;

	g_free(text);
	return keys;
}

/* Under the lock, so that two programs do not move two files to one name. */
static char *set_aside(const char *path, GError **error)
{
	char *aside = g_strconcat(path, ".damaged", NULL);

	for (unsigned n = 2; g_file_test(aside, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK); n++) {
		g_free(aside);
		aside = g_strdup_printf("%s.damaged-%u", path, n);
	}
	if (!rename(path, aside))
		return aside;
	files_fail(error, errno);
	g_free(aside);
	return NULL;
}

/* Another program may have mended the file meanwhile: it is read again under the lock. */
static GKeyFile *recover(const char *path, char **aside, GError **error)
{
	int lock = files_lock(path, error);
	GError *damage = NULL;
	GKeyFile *keys;

	if (lock < 0)
		return NULL;
	keys = read_keys(path, &damage);
	if (!keys && damage->domain == G_KEY_FILE_ERROR) {
		*aside = set_aside(path, error);
		keys = *aside ? g_key_file_new() : NULL;
		g_clear_error(&damage);
	}
	if (damage)
		g_propagate_error(error, damage);
	files_unlock(lock);
	return keys;
}

static void sweep(const char *path)
{
	char *target = files_target(path);
	char *folder = g_path_get_dirname(target), *name = g_path_get_basename(target);

	files_sweep(folder, name);
	g_free(target);
	g_free(name);
	g_free(folder);
}

struct config *config_load(const char *path, char **set_aside_as, GError **error)
{
	struct config *config = g_new0(struct config, 1);
	GError *damage = NULL;

	*set_aside_as = NULL;
	config->path = path ? g_strdup(path) : paths_config("merels.conf");
	if (!config->path) {
		config->keys = g_key_file_new();
		return config;
	}
	sweep(config->path);
	config->keys = read_keys(config->path, &damage);
	if (!config->keys && damage->domain == G_KEY_FILE_ERROR) {
		g_clear_error(&damage);
		config->keys = recover(config->path, set_aside_as, error);
	}
	if (damage)
		g_propagate_error(error, damage);
	if (config->keys)
		return config;
	config_free(config);
	return NULL;
}

void config_free(struct config *config)
{
	if (!config)
		return;
	g_free(config->path);
	if (config->keys)
		g_key_file_free(config->keys);
	g_free(config);
}

char *config_get_in(const struct config *config, const char *group, const char *key)
{
	return g_key_file_get_string(config->keys, group, key, NULL);
}

char *config_get(const struct config *config, const char *key)
{
	return config_get_in(config, SETTINGS, key);
}

/* One change to what the file holds now. */
struct change {
	const char *group;
	const char *key, *value;	 /* a setting; value may be NULL */
	const struct config_tally *game; /* or a game's counts, if not NULL */
	const char *mark;		 /* what the game is known by, or NULL */
};

/* A key that stands twice comes back once the last one is gone. */
static GKeyFile *without(GKeyFile *keys, const char *group, const char *key)
{
	while (keys && g_key_file_has_key(keys, group, key, NULL)) {
		gsize length;
		char *text;

		g_key_file_remove_key(keys, group, key, NULL);
		text = g_key_file_to_data(keys, &length, NULL);
		g_key_file_free(keys);
		keys = parse(text, length, NULL);
		g_free(text);
	}
	return keys;
}

/* Not g_key_file_get_uint64, which takes -2 for a very large number. */
static unsigned number(GKeyFile *keys, const char *group, const char *key)
{
	char *text = g_key_file_get_value(keys, group, key, NULL);
	guint64 value = 0;

	if (text && !g_ascii_string_to_unsigned(text, 10, 0, UINT_MAX, &value, NULL))
		value = 0;
	g_free(text);
	return (unsigned)value;
}

static void add(GKeyFile *keys, const char *group, const char *key, unsigned more)
{
	guint64 sum = (guint64)number(keys, group, key) + more;

	g_key_file_set_uint64(keys, group, key, MIN(sum, UINT_MAX));
}

static gboolean is_counted(GKeyFile *keys, const char *group, const char *mark)
{
	char **marks = g_key_file_get_string_list(keys, group, MARKS, NULL, NULL);
	gboolean counted = marks && g_strv_contains((const char *const *)marks, mark);

	g_strfreev(marks);
	return counted;
}

static void note(GKeyFile *keys, const char *group, const char *mark)
{
	gsize n = 0, first;
	char **marks = g_key_file_get_string_list(keys, group, MARKS, &n, NULL);
	const char *kept[CONFIG_MARKS];

	first = n < CONFIG_MARKS ? 0 : n - (CONFIG_MARKS - 1);
	for (gsize i = first; i < n; i++)
		kept[i - first] = marks[i];
	kept[n - first] = mark;
	g_key_file_set_string_list(keys, group, MARKS, kept, n - first + 1);
	g_strfreev(marks);
}

static GKeyFile *apply(GKeyFile *keys, const struct change *change)
{
	const struct config_tally *game = change->game;
	const char *group = change->group;

	if (!game) {
		if (!change->value)
			return without(keys, group, change->key);
		g_key_file_set_string(keys, group, change->key, change->value);
		return keys;
	}
	if (change->mark && is_counted(keys, group, change->mark))
		return keys;
	add(keys, group, "games", game->games);
	add(keys, group, "wins", game->wins);
	add(keys, group, "losses", game->losses);
	add(keys, group, "draws", game->draws);
	g_key_file_set_uint64(keys, group, "most-kept",
			      MAX(number(keys, group, "most-kept"), game->most_kept));
	if (change->mark)
		note(keys, group, change->mark);
	return keys;
}

static gboolean replace(struct config *config, GKeyFile *keys, GError **error)
{
	gsize length;
	char *text = g_key_file_to_data(keys, &length, NULL);
	gboolean good = files_replace(config->path, text, length, error);

	g_free(text);
	if (good) {
		g_key_file_free(config->keys);
		config->keys = keys;
	} else {
		g_key_file_free(keys);
	}
	return good;
}

static gboolean write_change(struct config *config, const struct change *change, GError **error)
{
	GKeyFile *keys;
	gboolean good;
	int lock;

	if (!config->path)
		return files_fail(error, ENOENT);
	lock = files_lock(config->path, error);
	if (lock < 0)
		return FALSE;
	keys = read_keys(config->path, error);
	good = keys && replace(config, apply(keys, change), error);
	files_unlock(lock);
	return good;
}

gboolean config_set_in(struct config *config, const char *group, const char *key,
		       const char *value, GError **error)
{
	struct change change = {.group = group, .key = key, .value = value};

	return write_change(config, &change, error);
}

gboolean config_set(struct config *config, const char *key, const char *value, GError **error)
{
	return config_set_in(config, SETTINGS, key, value, error);
}

static char *group_of(const char *level)
{
	return g_strconcat("level ", level, NULL);
}

void config_tally(const struct config *config, const char *level, struct config_tally *tally)
{
	char *group = group_of(level);

	tally->games = number(config->keys, group, "games");
	tally->wins = number(config->keys, group, "wins");
	tally->losses = number(config->keys, group, "losses");
	tally->draws = number(config->keys, group, "draws");
	tally->most_kept = number(config->keys, group, "most-kept");
	g_free(group);
}

gboolean config_add(struct config *config, const char *level, const struct config_tally *game,
		    const char *mark, GError **error)
{
	char *group = group_of(level);
	struct change change = {.group = group, .game = game, .mark = mark};
	gboolean good = write_change(config, &change, error);

	g_free(group);
	return good;
}
