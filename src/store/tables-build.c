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
#include <unistd.h>

#define MOST_THREADS 8

/* One value in so many is proved where not all are. */
#define SAMPLE 199

#define WAIT_US 50000

struct build {
	const struct rules *rules;
	const struct tables_build_watch *watch;
	struct tables_build_result *result;
	struct parallel parallel;
	struct index *index;
	struct tables_build_told at; /* what the work is at */
	unsigned passes;	     /* of round 0, this one among them */
	bool waited, ended;
	bool told_bad[INDEX_MOST + 1][INDEX_MOST + 1]; /* by pieces */
};

static void tell(const struct build *build, const struct tables_build_told *told)
{
	build->watch->tell(build->watch->data, told);
}

static void set_stage(struct build *build, enum tables_build_stage stage, unsigned own,
		      unsigned other)
{
	build->passes = 0;
	build->at = (struct tables_build_told){
		.news = TABLES_BUILD_AT, .stage = stage, .own = own, .other = other};
}

/* The takings of a class and of its reverse are one stage. */
static void note_round(void *data, unsigned number)
{
	struct build *build = data;

	build->passes++;
	build->at.stage = number ? TABLES_BUILD_FINDS : TABLES_BUILD_TAKES;
	build->at.plies = number ? number - 1 : 0;
}

static unsigned percent_of(const struct build *build, uint32_t done, uint32_t all)
{
	const bool halves =
		build->at.stage == TABLES_BUILD_TAKES && build->at.own != build->at.other;
	const uint64_t before = halves ? build->passes - 1 : 0;

	return (unsigned)(100 * (before * all + MIN(done, all)) /
			  ((halves ? 2 : 1) * (uint64_t)all));
}

static bool go_on(void *data, uint32_t done, uint32_t all)
{
	struct build *build = data;

	build->at.percent = percent_of(build, done, all);
	tell(build, &build->at);
	build->ended = build->ended || !build->watch->go_on(build->watch->data);
	return !build->ended;
}

static bool begin(struct build *build, unsigned most)
{
	build->index = index_new(build->rules->board, most);
	build->parallel = (struct parallel){MIN(g_get_num_processors(), MOST_THREADS), go_on,
					    note_round, build};
	if (build->index)
		return true;
	build->result->end = TABLES_BUILD_NO_MEMORY;
	build->result->needs = index_bytes(build->rules->board, most);
	return false;
}

/* False, to be returned. */
static bool fail(struct build *build, enum tables_build_end end, unsigned own, unsigned other)
{
	build->result->end = build->ended ? TABLES_BUILD_ENDED : end;
	build->result->own = own;
	build->result->other = other;
	return false;
}

/* Once a class, however often its file is opened. */
static void tell_bad(struct build *build, unsigned own, unsigned other,
		     enum tables_file_fault fault)
{
	const int number = errno;

	if (build->told_bad[own][other])
		return;
	build->told_bad[own][other] = true;
	tell(build, &(struct tables_build_told){.news = TABLES_BUILD_BAD,
						.own = own,
						.other = other,
						.fault = fault,
						.number = number});
}

/* Whether a class has a good file; a bad one is told of. */
static bool stands(struct build *build, unsigned own, unsigned other)
{
	enum tables_file_fault fault;
	struct tables_file *file =
		tables_open_class(build->index, build->rules, own, other, &fault);
	bool good = file;

	set_stage(build, TABLES_BUILD_READS, own, other);
	if (file && !tables_file_sound(file, &build->parallel)) {
		fault = TABLES_FILE_DAMAGED;
		good = false;
	}
	if (!good && fault != TABLES_FILE_MISSING && !build->ended)
		tell_bad(build, own, other, fault);
	tables_file_close(file);
	return good;
}

/* Whether memory and disk will do for what is missing of these classes, so that nothing is begun
 * that cannot be finished. extra bytes of memory are taken besides. */
static bool has_room(struct build *build, const struct tables_class *classes, unsigned n,
		     uint64_t extra)
{
	const struct board *board = build->rules->board;
	const struct tables_room *room = build->watch->room;
	g_autofree char *path = tables_path(build->rules, INDEX_FEWEST, INDEX_FEWEST);
	g_autofree char *folder = path ? g_path_get_dirname(path) : NULL;
	struct tables_build_result *result = build->result;
	uint64_t fills = 0;

	result->has = room->memory();
	for (unsigned i = 0; i < n; i++) {
		const unsigned own = classes[i].own, other = classes[i].other;

		if (tables_exists(build->rules, own, other))
			continue;
		fills += tables_room_fills(board, own, other);
		result->needs = extra + tables_room_takes(board, own, other);
		if (result->needs > result->has)
			return fail(build, TABLES_BUILD_NO_MEMORY, MIN(own, other),
				    MAX(own, other));
	}
	result->needs = fills;
	result->has = folder ? room->disk(folder) : UINT64_MAX;
	return fills <= result->has ||
	       fail(build, TABLES_BUILD_NO_ROOM, classes[0].own, classes[0].other);
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
	set_stage(build, TABLES_BUILD_READS, other - 1, own);
	below->of[i] =
		tables_load(build->index, build->rules, &build->parallel, other - 1, own, &fault);
	below->taken[i] = &below->of[i];
	if (below->of[i].bytes)
		return true;
	if (!build->ended)
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

	set_stage(build, TABLES_BUILD_VERIFIES, own, other);
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
	set_stage(build, TABLES_BUILD_WRITES, own, other);
	if (!tables_file_write(path, build->rules, values, &build->parallel, &build->result->error))
		return fail(build, TABLES_BUILD_FAILED, own, other);
	build->result->built++;
	return true;
}

static bool solve_pair(struct build *build, const struct below *below, unsigned own, unsigned other)
{
	struct values found[2];
	bool good = false;

	set_stage(build, TABLES_BUILD_TAKES, own, other);
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
		build->result->needs = tables_room_takes(build->rules->board, own, other);
		build->result->has = build->watch->room->memory();
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

static bool pair_stands(struct build *build, unsigned own, unsigned other)
{
	return stands(build, own, other) && (own == other || stands(build, other, own));
}

/* The first of these classes and its reverse; the others follow later. */
static bool build_pair(struct build *build, const struct tables_class *classes, unsigned n)
{
	const unsigned own = classes[0].own, other = classes[0].other;
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
	if (build->ended)
		return fail(build, TABLES_BUILD_ENDED, own, other);
	lock = lock_folder(build, path, own, other);
	if (lock < 0)
		return false;
	good = pair_stands(build, own, other);
	if (!good && has_room(build, classes, n, 0)) {
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
	struct build build = {.rules = rules, .watch = watch, .result = result};

	*result = (struct tables_build_result){.end = TABLES_BUILD_DONE};
	if (!has_room(&build, classes, n, index_bytes(rules->board, most)) || !begin(&build, most))
		return;
	for (unsigned i = 0; i < n; i++)
		if (classes[i].own <= classes[i].other && !build_pair(&build, classes + i, n - i))
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
	int number;

	set_stage(build, TABLES_BUILD_READS, own, other);
	values = tables_load(build->index, build->rules, &build->parallel, own, other, &fault);
	number = errno;
	if (!values.bytes && fault == TABLES_FILE_MISSING)
		return true;
	tell(build, &told);
	told.news = TABLES_BUILD_LEAVES;
	errno = number;
	if (own != other && values.bytes)
		turned = tables_load(build->index, build->rules, &build->parallel, other, own,
				     &fault);
	if (!values.bytes || (own != other && !turned.bytes)) {
		if (!build->ended)
			tell_bad(build, values.bytes ? other : own, values.bytes ? own : other,
				 fault);
		fail(build, TABLES_BUILD_WRONG, own, other);
	} else if (load_one(build, &below, 0, own, other)) {
		prove(build, &values, own == other ? &values : &turned, below.taken[0], every,
		      &told.wrong);
		values_count(build->index, &values, &told.counts);
		told.news = TABLES_BUILD_COUNTED;
	}
	if (!build->ended)
		tell(build, &told);
	values_clear(&values);
	values_clear(&turned);
	clear_below(&below);
	build->result->built++;
	return !build->ended;
}

void tables_build_check(const struct rules *rules, bool every,
			const struct tables_build_watch *watch, struct tables_build_result *result)
{
	struct tables_class classes[TABLES_MOST];
	const unsigned most = tables_most(rules, INDEX_FEWEST);
	struct build build = {.rules = rules, .watch = watch, .result = result};

	*result = (struct tables_build_result){.end = TABLES_BUILD_DONE};
	if (!begin(&build, most))
		return;
	for (unsigned i = 0, n = tables_classes(most, classes); i < n; i++)
		if (!check_class(&build, every, classes[i].own, classes[i].other))
			break;
	if (!result->built && result->end == TABLES_BUILD_DONE)
		result->end = TABLES_BUILD_NONE;
	index_free(build.index);
}
