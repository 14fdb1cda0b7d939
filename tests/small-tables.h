/* Endings of few pieces, solved in memory, as engine asks them: of three and four by the standard
 * rules, unless a test says. */
#ifndef MERELS_TESTS_SMALL_TABLES_H
#define MERELS_TESTS_SMALL_TABLES_H

#include "core/game.h"
#include "engine/probe.h"

#define SMALL_TABLES_MOST 4
#define SMALL_TABLES_LARGEST 6

extern const struct rules small_tables_rules;
extern const struct probe small_tables_probe;
extern unsigned small_tables_asked; /* how often */

void small_tables_solve(void);

/* In place of those before; at most SMALL_TABLES_LARGEST pieces a side. */
void small_tables_solve_by(const struct rules *rules, unsigned most);

void small_tables_clear(void);

/* A value of tables/values.h. */
uint8_t small_tables_value(point_set own, point_set other);
struct probe_value small_tables_find(void *data, point_set own, point_set other);

/* White to move; points with a space between, "a7 d7 g7". */
void small_tables_set_up(struct game *game, const struct rules *rules, const char *white,
			 const char *black);

/* White to move; false if the position is over. */
bool small_tables_set_up_random(struct game *game, uint64_t *random);

#endif
