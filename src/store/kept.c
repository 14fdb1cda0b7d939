#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/kept.h"

#include "core/options.h"
#include "store/claims.h"
#include "store/files.h"
#include "store/paths.h"
#include "store/records.h"
#include "store/stamps.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define NAME_CHARACTERS 48
#define SUFFIX ".pgn"
#define COUNTED "Counted"

/* Who plays, where the tags White and Black give other names. */
static const char *const plays[2] = {"WhitePlays", "BlackPlays"};

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
	record_free(kept->record);
	g_free(kept);
}

static const char *player_of(const struct record *record, enum side side)
{
	const char *player = record_tag(record, plays[side]);

	if (!player)
		player = record_tag(record, side == SIDE_WHITE ? "White" : "Black");
	return player ? player : "?";
}

static bool is_of_this_file(const struct records_tag *tag)
{
	return !g_ascii_strcasecmp(tag->name, COUNTED) ||
	       !g_ascii_strcasecmp(tag->name, plays[SIDE_WHITE]) ||
	       !g_ascii_strcasecmp(tag->name, plays[SIDE_BLACK]);
}

static struct kept *kept_of(const char *name, struct record *record)
{
	struct kept *kept = g_new0(struct kept, 1);
	const char *counted = record_tag(record, COUNTED);

	kept->name = g_strdup(name);
	kept->white = g_strdup(player_of(record, SIDE_WHITE));
	kept->black = g_strdup(player_of(record, SIDE_BLACK));
	kept->counts = !counted || g_ascii_strcasecmp(counted, "no") != 0;
	for (guint i = record->tags->len; i--;)
		if (is_of_this_file(record->tags->pdata[i]))
			g_ptr_array_remove_index(record->tags, i);
	kept->record = record;
	kept->game = record->game;
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

/* NULL if the file is no record, or of a game that has ended. */
static struct kept *read_kept(const char *name)
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
		if (record && record->game->result == GAME_UNFINISHED) {
			kept = kept_of(name, record);
			kept->changed_us = (gint64)st.st_mtim.tv_sec * G_USEC_PER_SEC +
					   st.st_mtim.tv_nsec / 1000;
		} else {
			record_free(record);
		}
	}
	g_free(path);
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

GPtrArray *kept_list(void)
{
	GPtrArray *list = g_ptr_array_new_with_free_func(free_kept);
	GPtrArray *names = all_names();

	for (guint i = 0; i < names->len; i++) {
		struct kept *kept = read_kept(names->pdata[i]);
		if (kept)
			g_ptr_array_add(list, kept);
	}
	g_ptr_array_unref(names);
	g_ptr_array_sort(list, newest_first);
	return list;
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
	GPtrArray *list;
	struct kept *kept = NULL;

	if (name) {
		char *spelling = kept_spelling(name);
		kept = spelling ? read_kept(spelling) : NULL;
		g_free(spelling);
		return kept;
	}
	list = kept_list();
	for (guint i = 0; i < list->len && !kept; i++)
		if (((struct kept *)list->pdata[i])->game->length)
			kept = g_ptr_array_steal_index(list, i);
	g_ptr_array_unref(list);
	return kept;
}

/* Takes the first name of today that no file has, by creating the file. */
static char *take_name(GError **error)
{
	GDateTime *now = g_date_time_new_now_local();
	char *day = g_date_time_format(now, "%Y-%m-%d");
	char *name = NULL;
	int fd = -1;

	for (unsigned n = 1; fd < 0; n++) {
		char *path;

		g_free(name);
		name = g_strdup_printf("%s-%u", day, n);
		path = kept_path(name, error);
		if (!path)
			break;
		fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
		g_free(path);
		if (fd < 0 && errno != EEXIST) {
			files_fail(error, errno);
			break;
		}
	}
	if (fd < 0)
		g_clear_pointer(&name, g_free);
	else
		close(fd);
	g_free(day);
	g_date_time_unref(now);
	return name;
}

static gboolean make_folder(GError **error)
{
	char *folder = paths_state("games");
	int number = !folder ? ENOENT : g_mkdir_with_parents(folder, 0700) ? errno : 0;

	g_free(folder);
	return number ? files_fail(error, number) : TRUE;
}

static char *write_record(const struct kept_game *game, const GPtrArray *tags)
{
	const char *names[2];

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		names[side] = game->names[side] ? game->names[side] : game->players[side];
	return records_write(game->game, names[SIDE_WHITE], names[SIDE_BLACK], tags,
			     game->comments);
}

static char *text_of(const struct kept_game *game)
{
	struct records_tag counted = {(char[]){COUNTED}, (char[]){"no"}}, players[2];
	GPtrArray *tags = g_ptr_array_new();
	char *text;

	for (guint i = 0; game->tags && i < game->tags->len; i++)
		g_ptr_array_add(tags, game->tags->pdata[i]);
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		players[side] =
			(struct records_tag){(char *)plays[side], (char *)game->players[side]};
		if (game->names[side])
			g_ptr_array_add(tags, &players[side]);
	}
	if (!game->counts)
		g_ptr_array_add(tags, &counted);
	text = write_record(game, tags);
	g_ptr_array_unref(tags);
	return text;
}

static gboolean write_text(const char *name, const char *text, GError **error)
{
	char *path = kept_path(name, error);
	gboolean good = path && files_replace(path, text, strlen(text), error);

	if (good) {
		stamps_renew(name, path);
		claims_take(name);
	}
	g_free(path);
	return good;
}

static gboolean write_new(char **name, const char *text, GError **error)
{
	char *taken = make_folder(error) ? take_name(error) : NULL;

	if (!taken)
		return FALSE;
	if (!write_text(taken, text, error)) {
		kept_remove(taken, NULL);
		g_free(taken);
		return FALSE;
	}
	g_free(*name);
	*name = taken;
	return TRUE;
}

gboolean kept_write(char **name, const struct kept_game *game, GError **error)
{
	char *text = text_of(game);
	char *path = *name ? kept_path(*name, NULL) : NULL;
	gboolean good;

	if (!*name || (path && stamps_differ(*name, path)))
		good = write_new(name, text, error);
	else
		good = write_text(*name, text, error);
	g_free(path);
	g_free(text);
	return good;
}

/* Writes the game as name, which must be free: looked for again once it is claimed, since another
 * program may have been quicker. */
static gboolean write_chosen(const char *name, const char *text, GError **error)
{
	char *there = kept_claim(name) ? kept_spelling(name) : NULL;
	gboolean good = !there && write_text(name, text, error);

	g_free(there);
	if (!good)
		claims_drop(name);
	return good;
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
	text = text_of(game);
	good = write_chosen(chosen, text, error);
	g_free(text);
	if (good && old && !stamps_differ(*name, old))
		kept_remove(*name, NULL);
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

gboolean kept_archive(const struct kept_game *game, GError **error)
{
	char *path = paths_data("games.pgn");
	char *text;
	gboolean good;

	if (!path)
		return files_fail(error, ENOENT);
	text = write_record(game, game->tags);
	good = files_append(path, text, strlen(text), error);
	g_free(text);
	g_free(path);
	return good;
}
