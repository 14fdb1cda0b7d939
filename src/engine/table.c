#include "engine/table.h"

#include <stdlib.h>

void table_init(struct table *table, size_t bytes)
{
	unsigned bits = 4;

	while (bits < 40 && (sizeof(struct table_entry) << (bits + 1)) <= bytes)
		bits++;
	table->entries = calloc((size_t)1 << bits, sizeof(struct table_entry));
	if (!table->entries)
		abort();
	table->shift = 64 - bits;
}

void table_clear(struct table *table)
{
	free(table->entries);
	table->entries = NULL;
}

/* Fibonacci hashing: Knuth, The Art of Computer Programming 3, 6.4. Keys that differ in few bits
 * are spread. */
static struct table_entry *pair_of(const struct table *table, uint64_t key)
{
	uint64_t mixed = key ^ key >> 29;

	mixed *= UINT64_C(0x9e3779b97f4a7c15);
	mixed ^= mixed >> 32;
	mixed *= UINT64_C(0x9e3779b97f4a7c15);
	return &table->entries[mixed >> table->shift & ~(uint64_t)1];
}

void table_prefetch(const struct table *table, uint64_t key)
{
	__builtin_prefetch(pair_of(table, key));
}

const struct table_entry *table_find(const struct table *table, uint64_t key)
{
	const struct table_entry *pair = pair_of(table, key);

	for (unsigned i = 0; i < 2; i++)
		if (pair[i].key == key && pair[i].bound != TABLE_NONE)
			return &pair[i];
	return NULL;
}

void table_put(struct table *table, const struct table_entry *entry)
{
	struct table_entry *pair = pair_of(table, entry->key);

	if (pair[0].key == entry->key || entry->depth >= pair[0].depth)
		pair[0] = *entry;
	else
		pair[1] = *entry;
}
