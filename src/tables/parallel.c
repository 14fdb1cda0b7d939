#include "tables/parallel.h"

#include <pthread.h>
#include <stdatomic.h>

#define MOST_THREADS 64

/* So many rows are taken at once. */
#define CHUNK 8

struct rows {
	uint32_t n_rows;
	void (*work)(void *data, uint32_t row);
	void *data;
	_Atomic uint32_t next;
	_Atomic bool ended;
};

static bool do_chunk(struct rows *rows)
{
	const uint32_t first = atomic_fetch_add(&rows->next, CHUNK);

	for (uint32_t row = first; row < first + CHUNK && row < rows->n_rows; row++)
		rows->work(rows->data, row);
	return first + CHUNK < rows->n_rows && !atomic_load(&rows->ended);
}

static void *help(void *data)
{
	while (do_chunk(data))
		;
	return NULL;
}

bool parallel_rows(const struct parallel *parallel, uint32_t n_rows,
		   void (*work)(void *data, uint32_t row), void *data)
{
	struct rows rows = {.n_rows = n_rows, .work = work, .data = data};
	pthread_t helpers[MOST_THREADS];
	unsigned n = 0;

	while (n + 1 < parallel->threads && n < MOST_THREADS &&
	       !pthread_create(&helpers[n], NULL, help, &rows))
		n++;
	while (do_chunk(&rows))
		if (!parallel_goes_on(parallel, atomic_load(&rows.next), n_rows))
			atomic_store(&rows.ended, true);
	while (n > 0)
		pthread_join(helpers[--n], NULL);
	return !atomic_load(&rows.ended);
}
