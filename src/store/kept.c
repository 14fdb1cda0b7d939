#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/kept.h"

#include "core/options.h"
#include "store/claims.h"
#include "store/files.h"
#include "store/kept-text.h"
#include "store/paths.h"
#include "store/records.h"
#include "store/stamps.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAME_CHARACTERS 48
#define SUFFIX ".pgn"

gboolean kept_is_name(const char *name)
{
	if (!*name || *name == '.' || !g_utf8_validate(name, -1, NULL) ||
	    g_utf8_strlen(name, -1) > NAME_CHARACTERS)
		return FALSE;
	for (const char *p = name; *p; p = g_utf8_next_char(p)) {
		if (*p == '/' || !g_unichar_isprint(g_utf8_get_char(p)))
			return FALSE;
	}
	return TRUE;
}

char *kept_path(const char *name, GError **error)
{
	char *folder = paths_state("games");
	char *path = NULL;

	if (!kept_is_name(name))
		files_fail(error, EINVAL);
	else if (!folder)
		files_fail(error, ENOENT);
	else
		path = g_strconcat(folder, "/", name, SUFFIX, NULL);
	g_free(folder);
	return path;
}

void kept_free(struct kept *kept)
{
	if (!kept)
		return;
	g_free(kept->name);
	g_free(kept->white);
	g_free(kept->black);
	g_free(kept->ending);
	record_free(kept->record);
	g_free(kept);
}

static struct kept *kept_of(const char *name, struct record *record)
{
	struct kept *kept = g_new0(struct kept, 1);

	kept->name = g_strdup(name);
	kept_text_read(kept, record);
	return kept;
}

gboolean kept_claim(const char *name)
{
	char *path = kept_path(name, NULL);
	gboolean good = path && claims_take(name);

	if (good && !stamps_differ(name, path))
		stamps_renew(name, path);
	g_free(path);
	return good;
}

static struct record *record_in(const char *path)
{
	struct records_reader *reader;
	struct records_error error;
	struct record *record;
	struct rules rules;
	gsize length;
	char *text = files_read(path, &length, NULL);

	if (!text)
		return NULL;
	options_preset(&rules, options_presets[0]);
	reader = records_reader_new(text, length, &rules);
	record = records_next(reader, FALSE, &error);
	records_reader_free(reader);
	g_free(text);
	return record;
}

/* Unfinished, or ended and with the mark of that. */
static bool is_wanted(const struct kept *kept, bool ended)
{
	return ended ? kept->game->result != GAME_UNFINISHED && kept->ending
		     : kept->game->result == GAME_UNFINISHED;
}

/* NULL if the file is no record, or of another state. */
static struct kept *read_kept(const char *name, bool ended)
{
	struct kept *kept = NULL;
	char *path = kept_path(name, NULL);
	struct record *record;
	struct stat st;

	if (!path)
		return NULL;
	if (!stat(path, &st) && S_ISREG(st.st_mode) && !claims_others(name)) {
		stamps_note(name, path);
		record = record_in(path);
		if (record) {
			kept = kept_of(name, record);
			kept->changed_us = (gint64)st.st_mtim.tv_sec * G_USEC_PER_SEC +
					   st.st_mtim.tv_nsec / 1000;
		}
	}
	g_free(path);
	if (kept && !is_wanted(kept, ended))
		g_clear_pointer(&kept, kept_free);
	return kept;
}

static gint newest_first(gconstpointer a, gconstpointer b)
{
	const struct kept *const *left = a, *const *right = b;

	if ((*left)->changed_us != (*right)->changed_us)
		return (*left)->changed_us < (*right)->changed_us ? 1 : -1;
	return -strcmp((*left)->name, (*right)->name);
}

static void free_kept(void *data)
{
	kept_free(data);
}

/* The name of the game in a file of that name, or NULL; the caller frees. */
static char *name_of(const char *file)
{
	char *name = g_strdup(file);

	if (g_str_has_suffix(name, SUFFIX)) {
		name[strlen(name) - strlen(SUFFIX)] = '\0';
		if (kept_is_name(name))
			return name;
	}
	g_free(name);
	return NULL;
}

void kept_sweep(void)
{
	char *path = paths_state("games");
	GDir *folder = path ? g_dir_open(path, 0, NULL) : NULL;
	const char *file;

	while (folder && (file = g_dir_read_name(folder)))
		claims_sweep(file);
	if (folder) {
		g_dir_close(folder);
		files_sweep(path, NULL);
	}
	g_free(path);
}

static gint by_name(gconstpointer a, gconstpointer b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static GPtrArray *all_names(void)
{
	GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
	char *path = paths_state("games");
	GDir *folder = path ? g_dir_open(path, 0, NULL) : NULL;
	const char *file;

	while (folder && (file = g_dir_read_name(folder))) {
		char *name = name_of(file);
		if (name)
			g_ptr_array_add(names, name);
	}
	if (folder)
		g_dir_close(folder);
	g_free(path);
	g_ptr_array_sort(names, by_name);
	return names;
}

static GPtrArray *list(bool ended)
{
	GPtrArray *found = g_ptr_array_new_with_free_func(free_kept);
	GPtrArray *names = all_names();

	for (guint i = 0; i < names->len; i++) {
		struct kept *kept = read_kept(names->pdata[i], ended);
		if (kept)
			g_ptr_array_add(found, kept);
	}
	g_ptr_array_unref(names);
	g_ptr_array_sort(found, newest_first);
	return found;
}

GPtrArray *kept_list(void)
{
	return list(false);
}

GPtrArray *kept_ended(void)
{
	return list(true);
}

char *kept_spelling(const char *name)
{
	char *folded = g_utf8_validate(name, -1, NULL) ? g_utf8_casefold(name, -1) : NULL;
	GPtrArray *names = all_names();
	char *exact = kept_path(name, NULL), *found = NULL;

	if (exact && g_file_test(exact, G_FILE_TEST_EXISTS))
		found = g_strdup(name);
	g_free(exact);
	for (guint i = 0; folded && !found && i < names->len; i++) {
		char *other = g_utf8_casefold(names->pdata[i], -1);
		if (!strcmp(folded, other))
			found = g_strdup(names->pdata[i]);
		g_free(other);
	}
	g_ptr_array_unref(names);
	g_free(folded);
	return found;
}

static enum kept_state state_of(const char *name)
{
	char *path = kept_path(name, NULL);
	bool there = path && g_file_test(path, G_FILE_TEST_IS_REGULAR);
	struct record *record = there ? record_in(path) : NULL;
	enum kept_state state = record ? KEPT_HERE : KEPT_UNREADABLE;

	g_free(path);
	record_free(record);
	if (!there)
		return KEPT_NOWHERE;
	return claims_others(name) ? KEPT_ELSEWHERE : state;
}

enum kept_state kept_state(const char *name)
{
	char *spelling = kept_spelling(name);
	enum kept_state state = spelling ? state_of(spelling) : KEPT_NOWHERE;

	g_free(spelling);
	return state;
}

GPtrArray *kept_names(enum kept_state state)
{
	GPtrArray *names = all_names();

	for (guint i = names->len; i--;)
		if (state_of(names->pdata[i]) != state)
			g_ptr_array_remove_index(names, i);
	return names;
}

struct kept *kept_find(const char *name)
{
	GPtrArray *games;
	struct kept *kept = NULL;

	if (name) {
		char *spelling = kept_spelling(name);
		kept = spelling ? read_kept(spelling, false) : NULL;
		g_free(spelling);
		return kept;
	}
	games = kept_list();
	for (guint i = 0; i < games->len && !kept; i++)
		if (((struct kept *)games->pdata[i])->game->length)
			kept = g_ptr_array_steal_index(games, i);
	g_ptr_array_unref(games);
	return kept;
}

static gboolean make_folder(GError **error)
{
	char *folder = paths_state("games");
	int number = !folder ? ENOENT : g_mkdir_with_parents(folder, 0700) ? errno : 0;

	g_free(folder);
	return number ? files_fail(error, number) : TRUE;
}

static gboolean store(const char *name, const char *text, bool new, GError **error)
{
	char *path = kept_path(name, error);
	gboolean good = path && (new ? files_create(path, text, strlen(text), error)
				     : files_replace(path, text, strlen(text), error));

	if (good) {
		stamps_renew(name, path);
		claims_take(name);
	}
	g_free(path);
	return good;
}

/* Under the first name of today that no file has. */
static gboolean write_new(char **name, const char *text, GError **error)
{
	GDateTime *now;
	char *day, *free = NULL;
	GError *taken = NULL;
	gboolean good;
	unsigned n = 1;

	if (!make_folder(error))
		return FALSE;
	now = g_date_time_new_now_local();
	day = g_date_time_format(now, "%Y-%m-%d");
	do {
		g_clear_error(&taken);
		g_free(free);
		free = g_strdup_printf("%s-%u", day, n++);
		good = store(free, text, true, &taken);
	} while (g_error_matches(taken, G_FILE_ERROR, G_FILE_ERROR_EXIST));
	if (good) {
		g_free(*name);
		*name = g_steal_pointer(&free);
	} else {
		g_propagate_error(error, taken);
	}
	g_free(free);
	g_free(day);
	g_date_time_unref(now);
	return good;
}

gboolean kept_write(char **name, const struct kept_game *game, GError **error)
{
	char *text = kept_text_write(game);
	char *path = *name ? kept_path(*name, NULL) : NULL;
	gboolean good;

	if (!*name || (path && stamps_differ(*name, path)))
		good = write_new(name, text, error);
	else
		good = store(*name, text, false, error);
	g_free(path);
	g_free(text);
	return good;
}

/* The file itself goes under the new name, so that at no time there are two; moved back if its
 * present state cannot be written. */
static gboolean move(const char *old, const char *chosen, const char *text, GError **error)
{
	char *from = kept_path(old, NULL), *to = kept_path(chosen, error);
	int number = !to ? EINVAL : rename(from, to) ? errno : 0;
	gboolean good;

	if (number && to)
		files_fail(error, number);
	good = !number && store(chosen, text, false, error);
	if (!number && !good)
		rename(to, from);
	if (good)
		stamps_forget(old);
	g_free(from);
	g_free(to);
	return good;
}

/* Claims a name that no file has: looked for again once it is claimed, since another program may
 * have been quicker. */
static bool claim_free(const char *name)
{
	const bool claimed = kept_claim(name);
	char *there = kept_spelling(name);
	const bool free = claimed && !there;

	g_free(there);
	return free;
}

gboolean kept_rename(char **name, const char *chosen, const struct kept_game *game, GError **error)
{
	char *there = kept_spelling(chosen), *text, *old;
	gboolean good, same = there && !g_strcmp0(there, *name);

	g_free(there);
	if (there)
		return same && kept_write(name, game, error);
	if (!make_folder(error))
		return FALSE;
	old = *name ? kept_path(*name, NULL) : NULL;
	if (old && (stamps_differ(*name, old) || !g_file_test(old, G_FILE_TEST_EXISTS)))
		g_clear_pointer(&old, g_free);
	text = kept_text_write(game);
	good = claim_free(chosen) &&
	       (old ? move(*name, chosen, text, error) : store(chosen, text, true, error));
	g_free(text);
	if (!good)
		claims_drop(chosen);
	if (!good && *name)
		kept_claim(*name);
	if (good) {
		g_free(*name);
		*name = g_strdup(chosen);
	}
	g_free(old);
	return good;
}

gboolean kept_remove(const char *name, GError **error)
{
	char *path = kept_path(name, error);
	int number = 0;

	if (!path)
		return FALSE;
	claims_drop(name);
	if (unlink(path))
		number = errno;
	else
		stamps_forget(name);
	g_free(path);
	return number ? files_fail(error, number) : TRUE;
}
