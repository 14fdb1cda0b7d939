#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/tables-build.h"

#include "store/files.h"
#include "tables/proof.h"
#include "tables/solver.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define MOST_THREADS 8

/* One value in so many is proved where not all are. */
#define SAMPLE 199

/* Packed tables have at most a third of their values' size; so far it was less than a fifth. */
#define PACKED 3

#define WAIT_US 50000

struct build {
	const struct rules *rules;
	const struct tables_build_watch *watch;
	struct tables_build_result *result;
	struct parallel parallel;
	struct index *index;
	bool waited;
};

static bool begin(struct build *build, const struct rules *rules, unsigned most,
		  const struct tables_build_watch *watch, struct tables_build_result *result)
{
	*result = (struct tables_build_result){.end = TABLES_BUILD_DONE};
	*build = (struct build){
		.rules = rules,
		.watch = watch,
		.result = result,
		.parallel = {MIN(g_get_num_processors(), MOST_THREADS), watch->go_on, watch->data},
		.index = index_new(rules->board, most),
	};
	if (build->index)
		return true;
	result->end = TABLES_BUILD_NO_MEMORY;
	result->needs = index_bytes(rules->board, most);
	return false;
}

static void tell(const struct build *build, const struct tables_build_told *told)
{
	build->watch->tell(build->watch->data, told);
}

static bool fail(struct build *build, enum tables_build_end end, unsigned own, unsigned other)
{
	build->result->end = end;
	build->result->own = own;
	build->result->other = other;
	return false;
}

static void tell_bad(const struct build *build, unsigned own, unsigned other,
		     enum tables_file_fault fault)
{
	tell(build, &(struct tables_build_told){.news = TABLES_BUILD_BAD,
						.own = own,
						.other = other,
						.fault = fault,
						.number = errno});
}

/* Whether a class has a good file; a bad one is told of. */
static bool stands(const struct build *build, unsigned own, unsigned other)
{
	enum tables_file_fault fault;
	struct tables_file *file =
		tables_open_class(build->index, build->rules, own, other, &fault);

	bool good = file;

	if (file && !tables_file_sound(file)) {
		fault = TABLES_FILE_DAMAGED;
		good = false;
	}
	if (!good && fault != TABLES_FILE_MISSING)
		tell_bad(build, own, other, fault);
	tables_file_close(file);
	return good;
}

/* What the kernel calls available, or what the process may have. */
static uint64_t free_memory(void)
{
	uint64_t bytes = UINT64_MAX;
	g_autofree char *text = NULL;
	struct rlimit limit;

	if (g_file_get_contents("/proc/meminfo", &text, NULL, NULL)) {
		const char *at = strstr(text, "MemAvailable:");
		if (at)
			bytes = g_ascii_strtoull(at + strlen("MemAvailable:"), NULL, 10) * 1024;
	}
	if (!getrlimit(RLIMIT_AS, &limit) && limit.rlim_cur != RLIM_INFINITY)
		bytes = MIN(bytes, limit.rlim_cur);
	return bytes;
}

static bool has_memory(struct build *build, unsigned own, unsigned other)
{
	const struct board *board = build->rules->board;
	uint64_t needs = solver_bytes(board, own, other), has = free_memory();

	if (other > INDEX_FEWEST)
		needs += index_estimate(board, other - 1, own);
	if (own > INDEX_FEWEST && own != other)
		needs += index_estimate(board, own - 1, other);
	if (needs <= has)
		return true;
	build->result->needs = needs;
	build->result->has = has;
	return fail(build, TABLES_BUILD_NO_MEMORY, own, other);
}

static bool has_room(struct build *build, const char *path, unsigned own, unsigned other)
{
	const struct board *board = build->rules->board;
	g_autofree char *folder = g_path_get_dirname(path);
	struct statvfs disk;
	uint64_t needs = index_estimate(board, own, other) / PACKED, has;

	if (own != other)
		needs += index_estimate(board, other, own) / PACKED;
	if (statvfs(folder, &disk))
		return true;
	has = (uint64_t)disk.f_bavail * disk.f_frsize;
	if (needs <= has)
		return true;
	build->result->needs = needs;
	build->result->has = has;
	return fail(build, TABLES_BUILD_NO_ROOM, own, other);
}

/* What a build that was killed has left; nobody else builds now. */
static void clear_leavings(const char *folder)
{
	GDir *dir = g_dir_open(folder, 0, NULL);

	if (!dir)
		return;
	for (const char *name; (name = g_dir_read_name(dir));)
		if (g_str_has_suffix(name, ".new")) {
			g_autofree char *path = g_build_filename(folder, name, NULL);
			unlink(path);
		}
	g_dir_close(dir);
}

/* The lock of the folder, or -1: the build was ended, or the folder cannot be had. */
static int lock_folder(struct build *build, const char *path, unsigned own, unsigned other)
{
	g_autofree char *folder = g_path_get_dirname(path);
	g_autofree char *name = g_build_filename(folder, ".lock", NULL);
	const int made = g_mkdir_with_parents(folder, 0700);
	const int lock = made ? -1 : open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	if (lock < 0) {
		files_fail(&build->result->error, errno);
		fail(build, TABLES_BUILD_FAILED, own, other);
		return -1;
	}
	while (flock(lock, LOCK_EX | LOCK_NB)) {
		if (!build->waited)
			tell(build, &(struct tables_build_told){.news = TABLES_BUILD_WAITS});
		build->waited = true;
		if (!build->watch->go_on(build->watch->data)) {
			close(lock);
			fail(build, TABLES_BUILD_ENDED, own, other);
			return -1;
		}
		g_usleep(WAIT_US);
	}
	clear_leavings(folder);
	return lock;
}

/* The classes that a taking leads to: of the first side, and of the other. */
struct below {
	struct values of[2];
	const struct values *taken[2]; /* NULL where that ends the game */
};

static bool load_one(struct build *build, struct below *below, unsigned i, unsigned own,
		     unsigned other)
{
	enum tables_file_fault fault;

	if (other == INDEX_FEWEST)
		return true;
	below->of[i] = tables_load(build->index, build->rules, other - 1, own, &fault);
	below->taken[i] = &below->of[i];
	if (below->of[i].bytes)
		return true;
	tell_bad(build, other - 1, own, fault);
	return fail(build, TABLES_BUILD_WRONG, other - 1, own);
}

static bool load_below(struct build *build, struct below *below, unsigned own, unsigned other)
{
	*below = (struct below){.taken = {NULL, NULL}};
	return load_one(build, below, 0, own, other) &&
	       (own == other || load_one(build, below, 1, other, own));
}

static void clear_below(struct below *below)
{
	values_clear(&below->of[0]);
	values_clear(&below->of[1]);
}

static bool prove(struct build *build, const struct values *proved, const struct values *turned,
		  const struct values *taken, bool every, uint64_t *wrong)
{
	const struct proof_values values = {proved, turned, taken};
	const unsigned own = proved->class.own, other = proved->class.other;

	if (!proof_run(build->index, build->rules, &build->parallel, &values, every ? 1 : SAMPLE,
		       wrong))
		return fail(build, TABLES_BUILD_ENDED, own, other);
	return *wrong ? fail(build, TABLES_BUILD_WRONG, own, other) : true;
}

static bool keep(struct build *build, const struct values *values, const struct values *turned,
		 const struct values *taken)
{
	const unsigned own = values->class.own, other = values->class.other;
	g_autofree char *path = tables_path(build->rules, own, other);
	uint64_t wrong;

	if (!prove(build, values, turned, taken, false, &wrong)) {
		if (wrong)
			tell(build, &(struct tables_build_told){.news = TABLES_BUILD_COUNTED,
								.own = own,
								.other = other,
								.wrong = wrong});
		return false;
	}
	if (!tables_file_write(path, build->rules, values, &build->result->error))
		return fail(build, TABLES_BUILD_FAILED, own, other);
	build->result->built++;
	return true;
}

static bool solve_pair(struct build *build, const struct below *below, unsigned own, unsigned other)
{
	struct values found[2];
	bool good = false;

	switch (solver_run(build->index, build->rules, &build->parallel, own, other, below->taken,
			   found)) {
	case SOLVER_DONE:
		good = own == other ? keep(build, &found[0], &found[0], below->taken[0])
				    : keep(build, &found[0], &found[1], below->taken[0]) &&
					      keep(build, &found[1], &found[0], below->taken[1]);
		break;
	case SOLVER_ENDED:
		fail(build, TABLES_BUILD_ENDED, own, other);
		break;
	case SOLVER_NO_MEMORY:
		build->result->needs = solver_bytes(build->rules->board, own, other);
		build->result->has = free_memory();
		fail(build, TABLES_BUILD_NO_MEMORY, own, other);
		break;
	case SOLVER_TOO_LONG:
		fail(build, TABLES_BUILD_TOO_LONG, own, other);
		break;
	}
	values_clear(&found[0]);
	values_clear(&found[1]);
	return good;
}

static bool pair_stands(const struct build *build, unsigned own, unsigned other)
{
	return stands(build, own, other) && (own == other || stands(build, other, own));
}

static bool build_pair(struct build *build, unsigned own, unsigned other)
{
	g_autofree char *path = tables_path(build->rules, own, other);
	struct below below;
	bool good;
	int lock;

	if (!path) {
		files_fail(&build->result->error, ENOENT);
		return fail(build, TABLES_BUILD_FAILED, own, other);
	}
	if (pair_stands(build, own, other))
		return true;
	lock = lock_folder(build, path, own, other);
	if (lock < 0)
		return false;
	good = pair_stands(build, own, other);
	if (!good && has_memory(build, own, other) && has_room(build, path, own, other)) {
		tell(build, &(struct tables_build_told){
				    .news = TABLES_BUILD_BEGINS, .own = own, .other = other});
		good = load_below(build, &below, own, other) &&
		       solve_pair(build, &below, own, other);
		clear_below(&below);
	}
	close(lock);
	return good;
}

void tables_build(const struct rules *rules, unsigned most, const struct tables_build_watch *watch,
		  struct tables_build_result *result)
{
	struct tables_class classes[TABLES_MOST];
	const unsigned n = tables_classes(most, classes);
	struct build build;

	if (!begin(&build, rules, most, watch, result))
		return;
	for (unsigned i = 0; i < n; i++)
		if (classes[i].own <= classes[i].other &&
		    !build_pair(&build, classes[i].own, classes[i].other))
			break;
	index_free(build.index);
}

/* Whether the work goes on. */
static bool check_class(struct build *build, bool every, unsigned own, unsigned other)
{
	struct tables_build_told told = {.news = TABLES_BUILD_PROVES, .own = own, .other = other};
	struct values values, turned = {.bytes = NULL};
	enum tables_file_fault fault;
	struct below below = {.taken = {NULL, NULL}};
	bool goes_on = true;

	values = tables_load(build->index, build->rules, own, other, &fault);
	if (!values.bytes && fault == TABLES_FILE_MISSING)
		return true;
	tell(build, &told);
	if (own != other)
		turned = tables_load(build->index, build->rules, other, own, &fault);
	if (!values.bytes || (own != other && !turned.bytes)) {
		tell_bad(build, values.bytes ? other : own, values.bytes ? own : other, fault);
		fail(build, TABLES_BUILD_WRONG, own, other);
	} else if (load_one(build, &below, 0, own, other)) {
		prove(build, &values, own == other ? &values : &turned, below.taken[0], every,
		      &told.wrong);
		goes_on = build->result->end != TABLES_BUILD_ENDED;
		told.news = TABLES_BUILD_COUNTED;
		values_count(build->index, &values, &told.counts);
		if (goes_on)
			tell(build, &told);
	}
	values_clear(&values);
	values_clear(&turned);
	clear_below(&below);
	build->result->built++;
	return goes_on;
}

void tables_build_check(const struct rules *rules, bool every,
			const struct tables_build_watch *watch, struct tables_build_result *result)
{
	struct tables_class classes[TABLES_MOST];
	unsigned most = INDEX_FEWEST;
	struct build build;

	for (unsigned i = tables_classes(INDEX_MOST, classes); i-- > 0;) {
		g_autofree char *path = tables_path(rules, classes[i].own, classes[i].other);
		if (path && g_file_test(path, G_FILE_TEST_EXISTS))
			most = MAX(most, MAX(classes[i].own, classes[i].other));
	}
	if (!begin(&build, rules, most, watch, result))
		return;
	for (unsigned i = 0, n = tables_classes(most, classes); i < n; i++)
		if (!check_class(&build, every, classes[i].own, classes[i].other))
			break;
	if (!result->built && result->end == TABLES_BUILD_DONE)
		result->end = TABLES_BUILD_NONE;
	index_free(build.index);
}
