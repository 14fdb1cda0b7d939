/* Single values out of the tables that are there.
 *
 * Files are opened when they are first needed, and a few blocks of them kept unpacked. Where there
 * are none of three and four pieces, those are worked out in memory, which takes about a second.
 * One thread may ask at a time.
 */
#ifndef MERELS_STORE_TABLES_PROBE_H
#define MERELS_STORE_TABLES_PROBE_H

#include "store/tables.h"

struct tables_probe;

struct tables_probe_watch {
	void (*makes)(void *data); /* the smallest are worked out from here on */
	/* A file is of no use; number is the errno of TABLES_FILE_UNREADABLE. */
	void (*bad)(void *data, unsigned own, unsigned other, enum tables_file_fault fault,
		    int number);
	void *data;
};

/* For these rules, which are copied; NULL if there is no memory. */
struct tables_probe *tables_probe_new(const struct rules *rules,
				      const struct tables_probe_watch *watch);
void tables_probe_free(struct tables_probe *probe);

/* The most pieces a side of what may be known. */
unsigned tables_probe_most(const struct tables_probe *probe);

/* Whether its values are those of these rules. */
bool tables_probe_fits(const struct tables_probe *probe, const struct rules *rules);

/* What was found wrong with the file of a class; TABLES_FILE_GOOD also if it was not asked yet. */
enum tables_file_fault tables_probe_fault(const struct tables_probe *probe, unsigned own,
					  unsigned other);

/* The value of a position with both hands empty, own to move, at least three pieces a side; false
 * if no table has it. */
bool tables_probe_find(struct tables_probe *probe, point_set own, point_set other, value *found);

#endif
