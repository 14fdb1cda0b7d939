/* Building tables, and proving those that are there. */
#ifndef MERELS_STORE_TABLES_BUILD_H
#define MERELS_STORE_TABLES_BUILD_H

#include "store/tables-room.h"
#include "store/tables.h"

enum tables_build_news {
	TABLES_BUILD_BEGINS,  /* a class and its reverse */
	TABLES_BUILD_WAITS,   /* for another program that builds one; said once */
	TABLES_BUILD_BAD,     /* a class whose file is of no use: fault */
	TABLES_BUILD_PROVES,  /* a class */
	TABLES_BUILD_COUNTED, /* a class: counts, and wrong values */
	TABLES_BUILD_LEAVES,  /* a class that cannot be proved, for want of a file */
	TABLES_BUILD_AT,      /* how far a class is; told many times a second */
};

enum tables_build_stage {
	TABLES_BUILD_READS,
	TABLES_BUILD_TAKES, /* looks at all takings: percent */
	TABLES_BUILD_FINDS, /* what ends in at most so many plies is found: plies */
	TABLES_BUILD_VERIFIES,
	TABLES_BUILD_WRITES,
};

struct tables_build_told {
	enum tables_build_news news;
	unsigned own, other;
	enum tables_file_fault fault;
	int number; /* the errno of TABLES_FILE_UNREADABLE */
	struct values_counts counts;
	uint64_t wrong;
	enum tables_build_stage stage;
	unsigned percent, plies;
};

/* Who builds: what is going on is told, and go_on asked many times a second; if that is false, the
 * work ends, and what is finished stays. */
struct tables_build_watch {
	void (*tell)(void *data, const struct tables_build_told *told);
	bool (*go_on)(void *data);
	void *data;
	const struct tables_room *room;
};

enum tables_build_end {
	TABLES_BUILD_DONE,
	TABLES_BUILD_ENDED,	/* by go_on */
	TABLES_BUILD_NO_MEMORY, /* needs, has: bytes */
	TABLES_BUILD_NO_ROOM,	/* needs, has: bytes on the disk */
	TABLES_BUILD_TOO_LONG,	/* for a byte, under these rules */
	TABLES_BUILD_WRONG,	/* values disagree, or files are of no use: told */
	TABLES_BUILD_FAILED,	/* error */
	TABLES_BUILD_NONE,	/* nothing is there to be checked */
};

struct tables_build_result {
	enum tables_build_end end;
	unsigned own, other; /* the class that it ended at */
	uint64_t needs, has;
	unsigned built; /* classes; those that were there do not count */
	GError *error;	/* the caller frees */
};

/* Builds what is not there of all classes with at most so many pieces a side, if memory and disk
 * will do for all of it. Each is proved by sample before it is kept. Two programs may build at
 * once. */
void tables_build(const struct rules *rules, unsigned most, const struct tables_build_watch *watch,
		  struct tables_build_result *result);

/* Proves the tables that are there, every value or a sample, and counts them. */
void tables_build_check(const struct rules *rules, bool every,
			const struct tables_build_watch *watch, struct tables_build_result *result);

#endif
