/* Files, settings, statistics and kept games, each test in a home of its own. */
#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/config.h"
#include "store/files.h"
#include "store/kept.h"
#include "store/paths.h"
#include "store/records.h"

#include "core/options.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char *home;
static const char *self;

static void remove_tree(const char *path)
{
	GDir *folder = g_file_test(path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open(path, 0, NULL);
	const char *name;

	while (folder && (name = g_dir_read_name(folder))) {
		char *inner = g_build_filename(path, name, NULL);

		remove_tree(inner);
		g_free(inner);
	}
	if (folder)
		g_dir_close(folder);
	g_assert_cmpint(g_remove(path), ==, 0);
}

static void in_a_home(gconstpointer data)
{
	void (*test)(void) = *(void (*const *)(void))data;

	home = g_dir_make_tmp("merels-XXXXXX", NULL);
	g_assert_nonnull(home);
	g_setenv("HOME", home, TRUE);
	test();
	files_settle(5000);
	remove_tree(home);
	g_free(home);
}

static char *in_home(const char *name)
{
	return g_build_filename(home, name, NULL);
}

static void write_file(const char *path, const char *text)
{
	char *folder = g_path_get_dirname(path);

	g_mkdir_with_parents(folder, 0700);
	g_assert_true(g_file_set_contents(path, text, -1, NULL));
	g_free(folder);
}

static void holds(const char *path, const char *expected)
{
	char *text = NULL;

	g_file_get_contents(path, &text, NULL, NULL);
	g_assert_cmpstr(text, ==, expected);
	g_free(text);
}

static unsigned files_in(const char *path)
{
	GDir *folder = g_dir_open(path, 0, NULL);
	unsigned n = 0;

	while (folder && g_dir_read_name(folder))
		n++;
	if (folder)
		g_dir_close(folder);
	return n;
}

static mode_t mode_of(const char *path)
{
	struct stat st;

	return stat(path, &st) ? 0 : st.st_mode & 07777;
}

static void is_at(char *path, const char *below_home)
{
	char *expected = in_home(below_home);

	g_assert_cmpstr(path, ==, expected);
	g_free(expected);
	g_free(path);
}

static void a_relative_variable_is_ignored(void)
{
	is_at(paths_config("x"), ".config/merels/x");
	is_at(paths_data("x"), ".local/share/merels/x");
	g_setenv("XDG_STATE_HOME", "relative", TRUE);
	is_at(paths_state("x"), ".local/state/merels/x");
	g_setenv("XDG_STATE_HOME", "", TRUE);
	is_at(paths_state("x"), ".local/state/merels/x");
	g_setenv("XDG_STATE_HOME", home, TRUE);
	is_at(paths_state("x"), "merels/x");
	g_unsetenv("XDG_STATE_HOME");
	g_setenv("HOME", "relative", TRUE);
	g_assert_null(paths_state("x"));
	g_unsetenv("HOME");
	g_assert_null(paths_config("x"));
}

static void a_file_is_replaced_whole(void)
{
	char *path = in_home("new/folder/file");
	char *folder = in_home("new/folder");
	mode_t old = umask(027);

	g_assert_true(files_replace(path, "one", 3, NULL));
	holds(path, "one");
	g_assert_cmpint(mode_of(path), ==, 0640);
	g_assert_cmpint(mode_of(folder), ==, 0700);
	g_chmod(path, 0604);
	g_assert_true(files_replace(path, "two\n", 4, NULL));
	holds(path, "two\n");
	g_assert_cmpint(mode_of(path), ==, 0604);
	g_assert_cmpuint(files_in(folder), ==, 1);
	umask(old);
	g_free(folder);
	g_free(path);
}

static void a_link_stays_a_link(void)
{
	char *path = in_home("link"), *target = in_home("elsewhere/target");

	g_assert_cmpint(symlink("elsewhere/target", path), ==, 0);
	g_assert_true(files_replace(path, "one", 3, NULL));
	g_assert_true(files_replace(path, "two", 3, NULL));
	g_assert_true(g_file_test(path, G_FILE_TEST_IS_SYMLINK));
	holds(target, "two");
	g_free(target);
	g_free(path);
}

static void what_cannot_be_written_leaves_nothing(void)
{
	char *path = in_home("file/inside"), *file = in_home("file");
	GError *error = NULL;

	write_file(file, "text");
	g_assert_false(files_replace(path, "x", 1, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
	g_clear_error(&error);
	g_assert_false(files_replace(home, "x", 1, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
	g_clear_error(&error);
	g_assert_false(files_replace("/dev/null", "x", 1, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
	g_clear_error(&error);
	g_assert_false(files_append(path, "x", 1, &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	g_assert_cmpuint(files_in(home), ==, 1);
	holds(file, "text");
	g_free(path);
	g_free(file);
}

/* The limit on the size of files stands in for a full disk. */
static void a_full_disk_leaves_what_stood(void)
{
	char *path = in_home("file"), *added = in_home("added");
	void (*old)(int) = signal(SIGXFSZ, SIG_IGN);
	struct rlimit limit, few;
	GError *error = NULL;

	g_assert_true(files_replace(path, "old", 3, NULL));
	g_assert_true(files_append(added, "one ", 4, NULL));
	getrlimit(RLIMIT_FSIZE, &limit);
	few = (struct rlimit){8, limit.rlim_max};
	setrlimit(RLIMIT_FSIZE, &few);
	g_assert_false(files_replace(path, "0123456789", 10, &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	g_assert_false(files_append(added, "0123456789", 10, &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	setrlimit(RLIMIT_FSIZE, &limit);
	signal(SIGXFSZ, old);
	holds(path, "old");
	holds(added, "one ");
	g_assert_cmpuint(files_in(home), ==, 3); /* with the lock of added */
	g_free(added);
	g_free(path);
}

static void only_texts_are_read(void)
{
	char *path = in_home("file");
	GError *error = NULL;
	gsize length;
	char *text;

	g_assert_true(files_append(path, "a\0b", 3, NULL));
	g_assert_true(files_append(path, "c", 1, NULL));
	text = files_read(path, &length, NULL);
	g_assert_cmpmem(text, length, "a\0bc", 4);
	g_free(text);
	g_assert_null(files_read(home, &length, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
	g_clear_error(&error);
	g_assert_null(files_read("/dev/null", &length, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
	g_clear_error(&error);
	g_assert_cmpint(truncate(path, (off_t)FILES_MAX_BYTES + 1), ==, 0);
	g_assert_null(files_read(path, &length, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
	g_clear_error(&error);
	g_free(path);
}

static void a_held_lock_is_not_waited_for_long(void)
{
	char *path = in_home("file");
	GError *error = NULL;
	int lock = files_lock(path, NULL);

	g_assert_cmpint(lock, >=, 0);
	g_assert_cmpint(files_lock(path, &error), ==, -1);
	g_assert_nonnull(error);
	g_clear_error(&error);
	files_unlock(lock);
	lock = files_lock(path, NULL);
	g_assert_cmpint(lock, >=, 0);
	files_unlock(lock);
	g_free(path);
}

static struct config *load(char **aside)
{
	GError *error = NULL;
	struct config *config = config_load(NULL, aside, &error);

	g_assert_no_error(error);
	g_assert_nonnull(config);
	return config;
}

static void setting_is(const char *key, const char *expected)
{
	char *aside;
	struct config *config = load(&aside);
	char *value = config_get(config, key);

	g_assert_null(aside);
	g_assert_cmpstr(value, ==, expected);
	g_free(value);
	config_free(config);
}

static void settings_keep_comments_and_unknown_keys(void)
{
	char *path = paths_config("merels.conf"), *aside;
	struct config *config;

	write_file(path, "# mine\n\n[settings]\n# loud\nlevel=easy\nfuture=1\n\n[other]\nx=y\n");
	config = load(&aside);
	g_assert_true(config_set(config, "level", "uct", NULL));
	g_assert_true(config_set(config, "level", "hard", NULL));
	holds(path, "# mine\n\n[settings]\n# loud\nlevel=hard\nfuture=1\n\n[other]\nx=y\n");
	g_assert_true(config_set(config, "future", NULL, NULL));
	setting_is("future", NULL);
	setting_is("level", "hard");
	config_free(config);
	g_free(path);
}

static void nothing_is_written_before_a_change(void)
{
	char *aside, *path = paths_config("");
	struct config *config = load(&aside);

	g_assert_false(g_file_test(path, G_FILE_TEST_EXISTS));
	g_assert_true(config_set(config, "level", "a=b # \"ä\"", NULL));
	setting_is("level", "a=b # \"ä\"");
	config_free(config);
	g_free(path);
}

static void another_programs_setting_stays(void)
{
	char *aside;
	struct config *one = load(&aside), *two = load(&aside);

	g_assert_true(config_set(one, "level", "hard", NULL));
	g_assert_true(config_set(two, "names", "nato", NULL));
	setting_is("level", "hard");
	setting_is("names", "nato");
	config_free(one);
	config_free(two);
}

static void a_key_that_stands_twice_goes_whole(void)
{
	char *path = paths_config("merels.conf"), *aside;
	struct config *config;

	write_file(path, "[settings]\nlevel=easy\nlevel=hard\n");
	setting_is("level", "hard");
	config = load(&aside);
	g_assert_true(config_set(config, "level", NULL, NULL));
	setting_is("level", NULL);
	config_free(config);
	g_free(path);
}

static void is_set_aside(const char *text, const char *name)
{
	char *path = paths_config("merels.conf"), *expected = paths_config(name), *aside;
	struct config *config;

	write_file(path, text);
	config = load(&aside);
	g_assert_cmpstr(aside, ==, expected);
	holds(expected, text);
	g_assert_false(g_file_test(path, G_FILE_TEST_EXISTS));
	g_assert_true(config_set(config, "level", "hard", NULL));
	setting_is("level", "hard");
	config_free(config);
	g_free(aside);
	g_free(expected);
	g_free(path);
}

static void a_damaged_file_is_set_aside(void)
{
	is_set_aside("[settings]\nlevel=easy\n; a comment\n", "merels.conf.damaged");
	is_set_aside("\357\273\277[settings]\nlevel=easy\n", "merels.conf.damaged-2");
	is_set_aside("noise", "merels.conf.damaged-3");
}

static void a_file_damaged_meanwhile_is_not_overwritten(void)
{
	static const char text[] = "[settings]\nlevel=easy\n; oh\nnames=nato\n";
	char *path = paths_config("merels.conf"), *aside;
	struct config *config = load(&aside);
	GError *error = NULL;

	write_file(path, text);
	g_assert_false(config_set(config, "level", "hard", &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	holds(path, text);
	config_free(config);
	g_free(path);
}

static void without_a_home_nothing_is_kept(void)
{
	struct config_tally tally = {.games = 1};
	GError *error = NULL;
	struct config *config;
	char *aside, *value;
	GPtrArray *list;

	g_unsetenv("HOME");
	config = load(&aside);
	value = config_get(config, "level");
	g_assert_null(value);
	g_assert_false(config_set(config, "level", "hard", &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
	g_clear_error(&error);
	g_assert_false(config_add(config, "hard", &tally, NULL, &error));
	g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
	g_clear_error(&error);
	list = kept_list();
	g_assert_cmpuint(list->len, ==, 0);
	g_ptr_array_unref(list);
	g_assert_null(kept_find(NULL));
	config_free(config);
}

static void statistics_add_up(void)
{
	char *path = paths_config("merels.conf"), *aside;
	struct config_tally won = {.games = 1, .wins = 1, .most_kept = 5};
	struct config_tally lost = {.games = 1, .losses = 1}, sum;
	struct config *config;

	write_file(path, "[level hard]\ngames=4294967295\nwins=many\ndraws=-2\nmost-kept=4\n");
	config = load(&aside);
	g_assert_true(config_add(config, "hard", &won, NULL, NULL));
	g_assert_true(config_add(config, "hard", &lost, NULL, NULL));
	g_assert_true(config_add(config, "easy", &won, NULL, NULL));
	config_tally(config, "hard", &sum);
	g_assert_cmpuint(sum.games, ==, 4294967295u);
	g_assert_cmpuint(sum.wins, ==, 1);
	g_assert_cmpuint(sum.losses, ==, 1);
	g_assert_cmpuint(sum.draws, ==, 0);
	g_assert_cmpuint(sum.most_kept, ==, 5);
	config_tally(config, "uct", &sum);
	g_assert_cmpuint(sum.games + sum.most_kept, ==, 0);
	config_free(config);
	g_free(path);
}

#define PROCESSES 20
#define TIMES 10

static int add_many(void)
{
	struct config_tally tally = {.games = 1, .wins = 1};
	int status = 0;

	for (unsigned i = 0; i < TIMES; i++) {
		char *aside = NULL;
		struct config *config = config_load(NULL, &aside, NULL);

		status |= !config || aside || !config_add(config, "hard", &tally, NULL, NULL);
		config_free(config);
	}
	return status;
}

static void processes_at_once_lose_no_statistic(void)
{
	const char *argv[] = {self, "--add", NULL};
	struct config_tally sum;
	struct config *config;
	GPid pids[PROCESSES];
	char *aside;

	for (unsigned i = 0; i < PROCESSES; i++)
		g_assert_true(g_spawn_async(NULL, (char **)argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD,
					    NULL, NULL, &pids[i], NULL));
	for (unsigned i = 0; i < PROCESSES; i++) {
		int status = -1;

		waitpid(pids[i], &status, 0);
		g_assert_cmpint(status, ==, 0);
	}
	config = load(&aside);
	config_tally(config, "hard", &sum);
	g_assert_cmpuint(sum.games, ==, PROCESSES * TIMES);
	g_assert_cmpuint(sum.wins, ==, PROCESSES * TIMES);
	config_free(config);
}

static struct game *new_game(unsigned plies)
{
	static struct ply list[RULES_MAX_PLIES];
	struct game *game = g_malloc(sizeof(*game));
	struct rules rules;

	options_preset(&rules, "fifty");
	game_init(game, &rules);
	while (game->length < plies && game_plies(game, list))
		g_assert_cmpint(game_play(game, list, NULL), ==, VERDICT_OK);
	return game;
}

static const struct kept_game *as_kept(const struct game *game, const char *white,
				       const char *black, gboolean counts)
{
	static struct kept_game kept;

	kept = (struct kept_game){.game = game, .players = {white, black}, .counts = counts};
	return &kept;
}

static void a_kept_game_comes_back(void)
{
	struct game *game = new_game(9);
	char *name = NULL;
	struct kept *kept;

	g_assert_true(kept_write(&name, as_kept(game, "human", "medium", FALSE), NULL));
	g_assert_nonnull(name);
	kept = kept_find(name);
	g_assert_nonnull(kept);
	if (kept) {
		g_assert_cmpstr(kept->name, ==, name);
		g_assert_cmpstr(kept->white, ==, "human");
		g_assert_cmpstr(kept->black, ==, "medium");
		g_assert_false(kept->counts);
		g_assert_cmpuint(kept->game->length, ==, 9);
		g_assert_true(position_equal(&kept->game->position, &game->position));
		g_assert_cmpint(kept->game->rules.quiet_limit, ==, 50);
	}
	kept_free(kept);
	g_assert_true(kept_write(&name, as_kept(game, "human", "medium", TRUE), NULL));
	kept = kept_find(NULL);
	g_assert_true(kept && kept->counts);
	kept_free(kept);
	g_assert_true(kept_remove(name, NULL));
	g_assert_false(kept_remove(name, NULL));
	g_assert_null(kept_find(NULL));
	g_free(name);
	g_free(game);
}

static void the_newest_is_first_and_others_are_left_alone(void)
{
	struct game *game = new_game(3);
	char *one = NULL, *two = g_strdup("my game"), *noise = paths_state("games/notes.pgn");
	GPtrArray *list;

	g_assert_true(kept_write(&one, as_kept(game, "human", "easy", TRUE), NULL));
	write_file(noise, "buy milk\n");
	g_usleep(20000);
	g_assert_true(kept_write(&two, as_kept(game, "human", "easy", TRUE), NULL));
	list = kept_list();
	g_assert_cmpuint(list->len, ==, 2);
	if (list->len == 2) {
		g_assert_cmpstr(((struct kept *)list->pdata[0])->name, ==, "my game");
		g_assert_cmpstr(((struct kept *)list->pdata[1])->name, ==, one);
	}
	g_ptr_array_unref(list);
	game_resign(game, SIDE_WHITE);
	g_assert_true(kept_write(&two, as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_null(kept_find("my game"));
	holds(noise, "buy milk\n");
	g_free(noise);
	g_free(two);
	g_free(one);
	g_free(game);
}

static void is_found(const char *name)
{
	struct kept *kept = kept_find(NULL);

	g_assert_nonnull(kept);
	g_assert_cmpstr(kept->name, ==, name);
	kept_free(kept);
}

/* The one to go on with: not what was written last, but what was left last and has been played. */
static void the_game_taken_up_last_is_found_first(void)
{
	struct game *game = new_game(3), *empty = new_game(0);
	char *one = g_strdup("one"), *two = g_strdup("two"), *none = g_strdup("a none");

	g_assert_true(kept_write(&one, as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_true(kept_write(&two, as_kept(game, "human", "easy", TRUE), NULL));
	is_found("two");
	g_assert_true(kept_claim(one));
	is_found("one");
	g_assert_true(kept_write(&none, as_kept(empty, "human", "easy", TRUE), NULL));
	is_found("one");
	g_assert_true(kept_claim(two));
	is_found("two");
	g_assert_true(kept_remove(one, NULL));
	g_assert_true(kept_remove(two, NULL));
	g_assert_null(kept_find(NULL));
	g_free(none);
	g_free(two);
	g_free(one);
	g_free(empty);
	g_free(game);
}

static void names_stay_in_their_folder(void)
{
	static const char *const bad[] = {
		"",	".",
		"..",	".x",
		"a/b",	"../x",
		"a\nb", "a\033b",
		"\377", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"};
	struct game *game = new_game(1);

	for (unsigned i = 0; i < G_N_ELEMENTS(bad); i++) {
		char *name = g_strdup(bad[i]);
		GError *error = NULL;

		g_assert_false(kept_write(&name, as_kept(game, "human", "easy", TRUE), &error));
		g_assert_error(error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
		g_clear_error(&error);
		g_assert_cmpstr(name, ==, bad[i]);
		g_assert_false(kept_remove(name, NULL));
		g_assert_null(kept_find(name));
		g_free(name);
	}
	g_assert_cmpuint(files_in(home), ==, 0);
	g_free(game);
}

static void two_programs_never_share_a_name(void)
{
	struct game *game = new_game(5);
	char *one = NULL, *two = NULL, *resumed, *path, *text = NULL;

	g_assert_true(kept_write(&one, as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_true(kept_write(&two, as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_cmpstr(one, !=, two);
	resumed = g_strdup(one);
	path = g_strdup_printf("%s/.local/state/merels/games/%s.pgn", home, one);
	g_file_get_contents(path, &text, NULL, NULL);
	g_assert_true(g_file_set_contents(path, "1. d6 *\n", -1, NULL));
	g_assert_true(kept_write(&one, as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_cmpstr(one, !=, resumed);
	holds(path, "1. d6 *\n");
	g_free(text);
	g_free(path);
	g_free(resumed);
	g_free(two);
	g_free(one);
	g_free(game);
}

static void a_chosen_name_is_the_only_one(void)
{
	struct game *game = new_game(5);
	char *one = NULL, *two = NULL, *first, *spelling;
	GPtrArray *list;

	g_assert_true(kept_write(&one, as_kept(game, "human", "easy", TRUE), NULL));
	first = g_strdup(one);
	g_assert_true(kept_rename(&one, "Eve", as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_cmpstr(one, ==, "Eve");
	g_assert_null(kept_find(first));
	spelling = kept_spelling("eVE");
	g_assert_cmpstr(spelling, ==, "Eve");
	g_assert_true(kept_rename(&one, "eve", as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_cmpstr(one, ==, "Eve");
	g_assert_false(kept_rename(&two, "EVE", as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_null(two);
	list = kept_list();
	g_assert_cmpuint(list->len, ==, 1);
	g_ptr_array_unref(list);
	g_free(spelling);
	g_free(first);
	g_free(one);
	g_free(game);
}

/* As while another program is about to write a game under that name. */
static void a_name_that_is_being_taken_is_refused(void)
{
	struct game *game = new_game(5);
	char *name = NULL, *folder, *path;
	int lock;

	g_assert_true(kept_write(&name, as_kept(game, "human", "easy", TRUE), NULL));
	folder = paths_state("games");
	path = g_build_filename(folder, ".Eve.lock", NULL);
	lock = open(path, O_RDWR | O_CREAT, 0600);
	g_assert_cmpint(flock(lock, LOCK_EX), ==, 0);
	g_assert_false(kept_rename(&name, "Eve", as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_null(kept_spelling("Eve"));
	g_assert_cmpstr(name, !=, "Eve");
	close(lock);
	g_assert_true(kept_rename(&name, "Eve", as_kept(game, "human", "easy", TRUE), NULL));
	g_assert_cmpstr(name, ==, "Eve");
	g_free(path);
	g_free(folder);
	g_free(name);
	g_free(game);
}

static void a_home_that_is_a_file_is_an_error(void)
{
	char *path = in_home("file"), *name = NULL, *aside;
	struct game *game = new_game(2);
	GError *error = NULL;
	struct config *config;

	write_file(path, "x");
	g_setenv("HOME", path, TRUE);
	g_assert_false(kept_write(&name, as_kept(game, "human", "easy", TRUE), &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	g_assert_null(name);
	g_assert_false(kept_archive(as_kept(game, "human", "easy", TRUE), -1, &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	g_assert_null(kept_find(NULL));
	config = config_load(NULL, &aside, &error);
	g_assert_true(config || error);
	if (config)
		g_assert_false(config_set(config, "level", "hard", NULL));
	g_clear_error(&error);
	config_free(config);
	holds(path, "x");
	g_free(game);
	g_free(path);
}

static void finished_games_are_added_to_the_archive(void)
{
	struct game *game = new_game(4);
	char *path = paths_data("games.pgn"), *text = NULL;
	struct records_reader *reader;
	struct records_error error;
	unsigned games = 0;

	game_claim(game, GAME_DRAWN, REASON_AGREEMENT);
	g_assert_true(kept_archive(as_kept(game, "human", "easy", TRUE), -1, NULL));
	g_assert_true(kept_archive(as_kept(game, "human", "easy", TRUE), -1, NULL));
	text = files_read(path, &(gsize){0}, NULL);
	g_assert_nonnull(text);
	reader = records_reader_new(text, strlen(text), &game->rules);
	for (struct record *record; (record = records_next(reader, TRUE, &error)); games++)
		g_assert_cmpint(record->game->reason, ==, REASON_AGREEMENT);
	g_assert_cmpuint(games, ==, 2);
	records_reader_free(reader);
	g_free(text);
	g_free(path);
	g_free(game);
}

static const struct {
	void (*test)(void);
	const char *path;
} tests[] = {
#define TEST(name)                                                                                 \
	{                                                                                          \
		name, "/store/" #name                                                              \
	}
	TEST(a_relative_variable_is_ignored),
	TEST(a_file_is_replaced_whole),
	TEST(a_link_stays_a_link),
	TEST(what_cannot_be_written_leaves_nothing),
	TEST(a_full_disk_leaves_what_stood),
	TEST(only_texts_are_read),
	TEST(a_held_lock_is_not_waited_for_long),
	TEST(settings_keep_comments_and_unknown_keys),
	TEST(nothing_is_written_before_a_change),
	TEST(another_programs_setting_stays),
	TEST(a_key_that_stands_twice_goes_whole),
	TEST(a_damaged_file_is_set_aside),
	TEST(a_file_damaged_meanwhile_is_not_overwritten),
	TEST(without_a_home_nothing_is_kept),
	TEST(statistics_add_up),
	TEST(processes_at_once_lose_no_statistic),
	TEST(a_kept_game_comes_back),
	TEST(a_chosen_name_is_the_only_one),
	TEST(a_name_that_is_being_taken_is_refused),
	TEST(the_newest_is_first_and_others_are_left_alone),
	TEST(the_game_taken_up_last_is_found_first),
	TEST(names_stay_in_their_folder),
	TEST(two_programs_never_share_a_name),
	TEST(a_home_that_is_a_file_is_an_error),
	TEST(finished_games_are_added_to_the_archive),
};

int main(int argc, char **argv)
{
	self = argv[0];
	if (argc == 2 && !strcmp(argv[1], "--add"))
		return add_many();
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	for (unsigned i = 0; i < G_N_ELEMENTS(tests); i++) {
		char *path = g_strdelimit(g_strdup(tests[i].path), "_", '-');

		g_test_add_data_func(path, &tests[i].test, in_a_home);
		g_free(path);
	}
	return g_test_run();
}
