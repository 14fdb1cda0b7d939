#include "store/tables-probe.h"

#include "tables/solver.h"

#include <errno.h>
#include <string.h>

/* Of at most so many pieces a side, what is missing is worked out. */
#define MAKES 4

#define CACHED 512 /* blocks, a power of two */

struct class_tables {
	bool tried;
	enum tables_file_fault fault; /* of what was asked of the file */
	struct index_class class;
	struct tables_file *file; /* or */
	struct values values;	  /* with bytes, in memory */
};

struct cached {
	const struct class_tables *class; /* NULL: empty */
	uint32_t block;
	value bytes[TABLES_FILE_BLOCK];
};

struct tables_probe {
	struct rules rules;
	struct tables_probe_watch watch;
	struct index *index;
	unsigned most;
	bool made;
	struct class_tables classes[INDEX_MOST + 1][INDEX_MOST + 1]; /* by pieces */
	struct cached cache[CACHED];
};

struct tables_probe *tables_probe_new(const struct rules *rules,
				      const struct tables_probe_watch *watch)
{
	struct tables_probe *probe = g_new0(struct tables_probe, 1);

	probe->rules = *rules;
	probe->watch = *watch;
	probe->most = tables_most(rules, MAKES);
	probe->index = index_new(rules->board, probe->most);
	if (probe->index)
		return probe;
	g_free(probe);
	return NULL;
}

void tables_probe_free(struct tables_probe *probe)
{
	if (!probe)
		return;
	for (unsigned own = INDEX_FEWEST; own <= INDEX_MOST; own++)
		for (unsigned other = INDEX_FEWEST; other <= INDEX_MOST; other++) {
			tables_file_close(probe->classes[own][other].file);
			values_clear(&probe->classes[own][other].values);
		}
	index_free(probe->index);
	g_free(probe);
}

unsigned tables_probe_most(const struct tables_probe *probe)
{
	return probe->most;
}

bool tables_probe_fits(const struct tables_probe *probe, const struct rules *rules)
{
	return probe->rules.board == rules->board && probe->rules.flying == rules->flying &&
	       probe->rules.keep_protected == rules->keep_protected;
}

enum tables_file_fault tables_probe_fault(const struct tables_probe *probe, unsigned own,
					  unsigned other)
{
	return probe->classes[own][other].fault;
}

static void make_pair(struct tables_probe *probe, unsigned own, unsigned other)
{
	const struct parallel parallel = {.threads = MIN(g_get_num_processors(), 2)};
	const struct values *taken[2] = {
		other == INDEX_FEWEST ? NULL : &probe->classes[other - 1][own].values,
		own == INDEX_FEWEST ? NULL : &probe->classes[own - 1][other].values,
	};
	struct values found[2];

	for (unsigned i = 0; i < 2; i++)
		if (taken[i] && !taken[i]->bytes)
			return;
	if (solver_run(probe->index, &probe->rules, &parallel, own, other, taken, found))
		return;
	probe->classes[own][other].values = found[0];
	if (own != other)
		probe->classes[other][own].values = found[1];
}

/* Where a class that has no file is one of them. */
static void make_smallest(struct tables_probe *probe, const struct class_tables *class)
{
	if (probe->made || class->class.own > MAKES || class->class.other > MAKES)
		return;
	probe->made = true;
	probe->watch.makes(probe->watch.data);
	for (unsigned own = INDEX_FEWEST; own <= MAKES; own++)
		for (unsigned other = own; other <= MAKES; other++)
			make_pair(probe, own, other);
}

/* A fault is told of once, since the file is not asked again. */
static void note_fault(struct tables_probe *probe, struct class_tables *class,
		       enum tables_file_fault fault, int number)
{
	class->fault = fault;
	if (fault != TABLES_FILE_MISSING)
		probe->watch.bad(probe->watch.data, class->class.own, class->class.other, fault,
				 number);
}

static void try_class(struct tables_probe *probe, struct class_tables *class, unsigned own,
		      unsigned other)
{
	enum tables_file_fault fault;

	class->tried = true;
	class->class = index_class(probe->index, own, other);
	class->file = tables_open_class(probe->index, &probe->rules, own, other, &fault);
	if (class->file)
		return;
	note_fault(probe, class, fault, errno);
	make_smallest(probe, class);
}

static const struct cached *fetch(struct tables_probe *probe, struct class_tables *class,
				  uint32_t block)
{
	struct cached *cached =
		&probe->cache[(block * 31 + class->class.own * 7 + class->class.other * 89) %
			      CACHED];

	if (cached->class == class && cached->block == block)
		return cached;
	cached->class = NULL;
	if (!tables_file_block(class->file, block, cached->bytes)) {
		tables_file_close(class->file);
		class->file = NULL;
		note_fault(probe, class, TABLES_FILE_DAMAGED, 0);
		make_smallest(probe, class);
		return NULL;
	}
	cached->class = class;
	cached->block = block;
	return cached;
}

bool tables_probe_find(struct tables_probe *probe, point_set own, point_set other, value *found)
{
	const unsigned n_own = point_count(own), n_other = point_count(other);
	struct class_tables *class = &probe->classes[n_own][n_other];
	const struct cached *cached;
	uint32_t number;

	if (n_own > probe->most || n_other > probe->most)
		return false;
	if (!class->tried)
		try_class(probe, class, n_own, n_other);
	number = index_of(probe->index, &class->class, own, other);
	if (class->file && (cached = fetch(probe, class, number / TABLES_FILE_BLOCK))) {
		*found = cached->bytes[number % TABLES_FILE_BLOCK];
		return true;
	}
	if (class->values.bytes)
		*found = values_at(&class->values, number);
	return class->values.bytes;
}
