#include "store/tables.h"

#include "store/paths.h"

#include <errno.h>

unsigned tables_classes(unsigned most, struct tables_class classes[TABLES_MOST])
{
	unsigned n = 0;

	for (unsigned sum = 2 * INDEX_FEWEST; sum <= 2 * most; sum++)
		for (unsigned own = INDEX_FEWEST; own <= sum - own; own++) {
			if (sum - own > most)
				continue;
			classes[n++] = (struct tables_class){own, sum - own};
			if (own != sum - own)
				classes[n++] = (struct tables_class){sum - own, own};
		}
	return n;
}

char *tables_path(const struct rules *rules, unsigned own, unsigned other)
{
	g_autofree char *name = g_strdup_printf("tables/%u-%u-%s-%s.table", own, other,
						rules->flying ? "flying" : "sliding",
						rules->keep_protected ? "keep" : "take");

	return paths_data(name);
}

gboolean tables_exists(const struct rules *rules, unsigned own, unsigned other)
{
	g_autofree char *path = tables_path(rules, own, other);

	return path && g_file_test(path, G_FILE_TEST_EXISTS);
}

unsigned tables_most(const struct rules *rules, unsigned least)
{
	struct tables_class classes[TABLES_MOST];
	unsigned most = least;

	for (unsigned i = tables_classes(INDEX_MOST, classes); i-- > 0;)
		if (tables_exists(rules, classes[i].own, classes[i].other))
			most = MAX(most, MAX(classes[i].own, classes[i].other));
	return most;
}

struct tables_file *tables_open_class(const struct index *index, const struct rules *rules,
				      unsigned own, unsigned other, enum tables_file_fault *fault)
{
	const struct index_class class = index_class(index, own, other);
	g_autofree char *path = tables_path(rules, own, other);

	*fault = TABLES_FILE_MISSING;
	return path ? tables_file_open(path, rules, &class, fault) : NULL;
}

enum tables_file_fault tables_look(const struct rules *rules, unsigned own, unsigned other,
				   uint64_t *bytes)
{
	g_autofree char *path = tables_path(rules, own, other);

	*bytes = 0;
	return path ? tables_file_look(path, rules, own, other, bytes) : TABLES_FILE_MISSING;
}

struct values tables_load(const struct index *index, const struct rules *rules,
			  const struct parallel *parallel, unsigned own, unsigned other,
			  enum tables_file_fault *fault)
{
	struct tables_file *file = tables_open_class(index, rules, own, other, fault);
	struct values values = {.bytes = NULL};

	if (!file)
		return values;
	if (!values_init(&values, index, own, other)) {
		errno = ENOMEM;
		*fault = TABLES_FILE_UNREADABLE;
	} else if (!tables_file_read(file, parallel, &values)) {
		*fault = TABLES_FILE_DAMAGED;
		values_clear(&values);
	}
	tables_file_close(file);
	return values;
}
