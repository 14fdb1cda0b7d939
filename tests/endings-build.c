/* Building tables: what is refused before it begins, what is told on the way, and that whatever
 * ends a build leaves finished classes alone, to be gone on from. */
#include "store/tables-build.h"

#include <glib/gstdio.h>
#include <string.h>

static const struct rules standard = {.board = &board_nine, .pieces = 9, .flying = true};

#define PLENTY (UINT64_C(1) << 40)
#define PLACES 16

static char *folder; /* of the tables */
static uint64_t memory_left, disk_left;

/* What a build told, and when it is to end: after so many questions, 0 for never. */
struct watched {
	unsigned begun, asked, ends_at, shrinks_at;
	unsigned n_at;
	struct tables_build_told last;
};

static uint64_t memory(void)
{
	return memory_left;
}

static uint64_t disk(const char *path)
{
	g_assert_cmpstr(path, ==, folder);
	return disk_left;
}

static const struct tables_room room = {memory, disk};

/* Within a stage of a class it only goes forwards. */
static void follow_progress(struct watched *watched, const struct tables_build_told *told)
{
	const struct tables_build_told *last = &watched->last;

	g_assert_cmpuint(told->percent, <=, 100);
	if (watched->n_at++ && last->stage == told->stage && last->own == told->own &&
	    last->other == told->other) {
		g_assert_cmpuint(told->plies, >=, last->plies);
		if (told->stage != TABLES_BUILD_FINDS)
			g_assert_cmpuint(told->percent, >=, last->percent);
	}
	watched->last = *told;
}

static void tell(void *data, const struct tables_build_told *told)
{
	struct watched *watched = data;

	g_assert_cmpint(told->news, !=, TABLES_BUILD_BAD);
	if (told->news == TABLES_BUILD_AT)
		follow_progress(watched, told);
	if (told->news == TABLES_BUILD_BEGINS && ++watched->begun == watched->shrinks_at)
		memory_left = disk_left = 1000;
}

static bool go_on(void *data)
{
	struct watched *watched = data;

	return ++watched->asked != watched->ends_at;
}

static struct tables_build_result build(unsigned most, struct watched *watched)
{
	const struct tables_build_watch watch = {tell, go_on, watched, &room};
	struct tables_build_result result;

	tables_build(&standard, most, &watch, &result);
	return result;
}

static struct tables_build_result build_quietly(unsigned most)
{
	struct watched watched = {.begun = 0};

	return build(most, &watched);
}

/* Only whole tables may be in the folder, and the lock; how many tables. */
static unsigned tables_in_folder(void)
{
	GDir *dir = g_dir_open(folder, 0, NULL);
	unsigned n = 0;

	if (!dir)
		return 0;
	for (const char *name; (name = g_dir_read_name(dir));) {
		const bool table = g_str_has_suffix(name, ".table");

		g_assert_true(table || !strcmp(name, ".lock"));
		n += table;
	}
	g_dir_close(dir);
	return n;
}

static void empty_folder(void)
{
	GDir *dir = g_dir_open(folder, 0, NULL);

	memory_left = disk_left = PLENTY;
	if (!dir)
		return;
	for (const char *name; (name = g_dir_read_name(dir));) {
		g_autofree char *path = g_build_filename(folder, name, NULL);

		g_assert_cmpint(g_remove(path), ==, 0);
	}
	g_dir_close(dir);
	g_assert_cmpint(g_rmdir(folder), ==, 0);
}

/* The largest of what is missing decides, before the smallest is begun. */
static void too_little_memory_is_refused_at_once(void)
{
	struct watched watched = {.begun = 0};
	struct tables_build_result result;

	empty_folder();
	memory_left = tables_room_takes(&board_nine, 4, 4) + (UINT64_C(1) << 20);
	result = build(6, &watched);
	g_assert_cmpint(result.end, ==, TABLES_BUILD_NO_MEMORY);
	g_assert_cmpuint(result.own, <=, result.other);
	g_assert_cmpuint(result.needs, >, result.has);
	g_assert_cmpuint(result.has, ==, memory_left);
	g_assert_cmpuint(watched.begun, ==, 0);
	g_assert_false(g_file_test(folder, G_FILE_TEST_EXISTS));
	result = build(3, &watched);
	g_assert_cmpint(result.end, ==, TABLES_BUILD_DONE);
}

static void too_little_disk_is_refused_at_once(void)
{
	struct watched watched = {.begun = 0};
	struct tables_build_result result;

	empty_folder();
	disk_left = tables_room_fills(&board_nine, 3, 3);
	result = build(4, &watched);
	g_assert_cmpint(result.end, ==, TABLES_BUILD_NO_ROOM);
	g_assert_cmpuint(result.needs, >, result.has);
	g_assert_cmpuint(result.has, ==, disk_left);
	g_assert_cmpuint(watched.begun, ==, 0);
	g_assert_cmpuint(tables_in_folder(), ==, 0);
	result = build(3, &watched);
	g_assert_cmpint(result.end, ==, TABLES_BUILD_DONE);
}

/* What is there takes nothing more. */
static void only_what_is_missing_counts(void)
{
	empty_folder();
	g_assert_cmpint(build_quietly(3).end, ==, TABLES_BUILD_DONE);
	memory_left = index_bytes(&board_nine, 3);
	disk_left = 0;
	g_assert_cmpint(build_quietly(3).end, ==, TABLES_BUILD_DONE);
}

static void what_runs_short_on_the_way_ends_it(void)
{
	struct watched watched = {.shrinks_at = 2};
	struct tables_build_result result;

	empty_folder();
	result = build(4, &watched);
	g_assert_cmpint(result.end, ==, TABLES_BUILD_NO_MEMORY);
	g_assert_cmpuint(watched.begun, ==, 2);
	g_assert_cmpuint(tables_in_folder(), ==, 3);
	memory_left = disk_left = PLENTY;
	result = build_quietly(4);
	g_assert_cmpint(result.end, ==, TABLES_BUILD_DONE);
	g_assert_cmpuint(result.built, ==, 1);
	g_assert_cmpuint(tables_in_folder(), ==, 4);
}

/* Asked at each of many places. How often it asks depends on how threads share the work, so that
 * the last places may not be come to. */
static void whatever_it_is_at_it_ends_when_asked(void)
{
	bool seen[TABLES_BUILD_WRITES + 1] = {false};
	struct watched whole = {.begun = 0};
	unsigned most_asked;

	empty_folder();
	g_assert_cmpint(build(3, &whole).end, ==, TABLES_BUILD_DONE);
	most_asked = whole.asked;
	for (unsigned i = 0; i < PLACES; i++) {
		struct watched watched = {.ends_at = 1 + most_asked * i / PLACES};

		enum tables_build_end end;

		empty_folder();
		end = build(3, &watched).end;
		if (watched.asked < watched.ends_at) {
			g_assert_cmpint(end, ==, TABLES_BUILD_DONE);
			continue;
		}
		g_assert_cmpint(end, ==, TABLES_BUILD_ENDED);
		g_assert_cmpuint(watched.asked, ==, watched.ends_at);
		g_assert_cmpuint(tables_in_folder(), ==, 0);
		seen[watched.last.stage] = true;
	}
	g_assert_true(seen[TABLES_BUILD_FINDS] && seen[TABLES_BUILD_WRITES]);
	empty_folder();
	g_assert_cmpint(build_quietly(3).end, ==, TABLES_BUILD_DONE);
}

/* Reading what is there, and proving it, end as well, and no table is called bad. */
static void reading_and_proving_end_when_asked(void)
{
	const unsigned places[] = {1, 5, 50, 80};

	empty_folder();
	g_assert_cmpint(build_quietly(3).end, ==, TABLES_BUILD_DONE);
	for (unsigned i = 0; i < G_N_ELEMENTS(places); i++) {
		struct watched watched = {.ends_at = places[i]};
		const struct tables_build_watch watch = {tell, go_on, &watched, &room};
		struct tables_build_result result;

		if (i < 2) {
			result = build(3, &watched);
			g_assert_cmpint(result.end, ==, TABLES_BUILD_ENDED);
		}
		watched = (struct watched){.ends_at = places[i]};
		tables_build_check(&standard, true, &watch, &result);
		g_assert_cmpint(result.end, ==, TABLES_BUILD_ENDED);
	}
	g_assert_cmpuint(tables_in_folder(), ==, 1);
}

int main(int argc, char **argv)
{
	g_autofree char *home = NULL;
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	home = g_dir_make_tmp("merels-XXXXXX", NULL);
	g_assert_nonnull(home);
	g_setenv("XDG_DATA_HOME", home, TRUE);
	folder = g_build_filename(home, "merels", "tables", NULL);
	g_test_add_func("/endings-build/too-little-memory-is-refused-at-once",
			too_little_memory_is_refused_at_once);
	g_test_add_func("/endings-build/too-little-disk-is-refused-at-once",
			too_little_disk_is_refused_at_once);
	g_test_add_func("/endings-build/only-what-is-missing-counts", only_what_is_missing_counts);
	g_test_add_func("/endings-build/what-runs-short-on-the-way-ends-it",
			what_runs_short_on_the_way_ends_it);
	g_test_add_func("/endings-build/whatever-it-is-at-it-ends-when-asked",
			whatever_it_is_at_it_ends_when_asked);
	g_test_add_func("/endings-build/reading-and-proving-end-when-asked",
			reading_and_proving_end_when_asked);
	status = g_test_run();
	empty_folder();
	g_free(folder);
	folder = g_build_filename(home, "merels", NULL);
	g_rmdir(folder);
	g_rmdir(home);
	g_free(folder);
	return status;
}
