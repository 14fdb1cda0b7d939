/* The same work on many rows, by several threads. */
#ifndef MERELS_TABLES_PARALLEL_H
#define MERELS_TABLES_PARALLEL_H

#include <stdbool.h>
#include <stdint.h>

struct parallel {
	unsigned threads; /* at least one, the caller's own among them */
	/* Asked now and then by the thread that called, with how much of the work is done; false
	 * ends it. May be NULL. */
	bool (*go_on)(void *data, uint32_t done, uint32_t all);
	/* Told the number of each round before it, by work that has rounds. May be NULL. */
	void (*round)(void *data, unsigned number);
	void *data;
};

static inline bool parallel_goes_on(const struct parallel *parallel, uint32_t done, uint32_t all)
{
	return !parallel->go_on || parallel->go_on(parallel->data, done, all);
}

/* Calls work for each row from 0 to n_rows - 1, in any order and from several threads at once; all
 * that they wrote is seen by the caller afterwards. False if it was ended before. Where no thread
 * can be had, fewer work. */
bool parallel_rows(const struct parallel *parallel, uint32_t n_rows,
		   void (*work)(void *data, uint32_t row), void *data);

#endif
