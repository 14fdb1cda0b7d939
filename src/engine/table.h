/* A transposition table: what a search has found out about positions, by their keys.
 *
 * An entry is read and written by one thread. Where two positions want the same place, the one that
 * was searched deeper keeps the first of two entries, and the newest has the second.
 */
#ifndef MERELS_ENGINE_TABLE_H
#define MERELS_ENGINE_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum table_bound { TABLE_NONE, TABLE_UPPER, TABLE_LOWER, TABLE_EXACT };

struct table_entry {
	uint64_t key;
	int16_t score;
	uint16_t step; /* the best or refuting step */
	uint8_t depth;
	uint8_t bound; /* enum table_bound */
};

struct table {
	struct table_entry *entries;
	unsigned shift;
};

/* At most so many bytes, at least a few entries, all empty. Aborts if there is no memory. */
void table_init(struct table *table, size_t bytes);
void table_clear(struct table *table);

/* Fetches the entry of a key into the cache, to be asked for soon. */
void table_prefetch(const struct table *table, uint64_t key);

/* NULL if nothing is known. The entry is valid until the next table_put. */
const struct table_entry *table_find(const struct table *table, uint64_t key);
void table_put(struct table *table, const struct table_entry *entry);

#endif
