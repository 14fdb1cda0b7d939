/* bench [STEPS]: searches a fixed set of positions as expert does, to depths that belong to them plus
 * so many steps, and prints nodes, processor time and a signature. The signature changes only when
 * the search does: not with the machine, the compiler or its options. */
#define _POSIX_C_SOURCE 200809L

#include "core/notation.h"
#include "core/options.h"
#include "engine/expert.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const struct {
	const char *rules;
	const char *position; /* NULL for the start */
	int depth;
} rows[] = {
	{"standard", NULL, 13},
	{"standard", "WBBW..BWW.WWBWB.WBB.WBB. w 0 0", 16},
	{"standard", "B.......W.B.W....W..B..B w 0 0", 12},
	{"standard", "....B.WW.BWW.B.WB.WWB... b 2 3", 15},
	{"standard", "W...W..B.BB..W.......... w 5 5", 12},
	{"standard", "W.WBW.BBWBBB..WBW....WBW w 1 1", 15},
	{"standard", ".WB.W..B...W.WB...BWBW.B w 0 0", 14},
	{"standard", "..WB.BW...B...W.W..WB.WW w 0 0", 14},
	{"forty", "..W.....B.....W.B.....BW w 0 0", 10},
	{"mulino", "WWWBB....W.B..B...B..W.. b 0 0", 13},
};

static struct game game;

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void set_up(unsigned row)
{
	struct position position;
	struct rules rules;

	if (options_preset(&rules, rows[row].rules) != VERDICT_OK)
		abort();
	if (!rows[row].position)
		game_init(&game, &rules);
	else if (notation_read_position(&rules, rows[row].position, &position) != VERDICT_OK ||
		 game_set_up(&game, &rules, &position) != VERDICT_OK)
		abort();
}

/* FNV-1a: Fowler, Noll and Vo. */
static void mix(uint32_t *signature, uint64_t value)
{
	for (unsigned i = 0; i < 8; i++) {
		*signature ^= (uint32_t)(value >> 8 * i & 0xff);
		*signature *= UINT32_C(16777619);
	}
}

int main(int argc, char **argv)
{
	const int more = argc > 1 ? atoi(argv[1]) : 0;
	uint32_t signature = UINT32_C(2166136261);
	uint64_t nodes = 0;
	double spent = 0;

	for (unsigned i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		const int depth = rows[i].depth + more;
		const struct limits limits = {.depth_plies = (unsigned)(depth > 1 ? depth : 1)};
		struct expert_result result;
		uint64_t random = 1;
		char ply[NOTATION_PLY_SIZE];
		double begun;

		set_up(i);
		begun = seconds();
		expert_run(&game, limits, &expert_usual, &random, &result);
		begun = seconds() - begun;
		notation_write_ply(game.rules.board, &result.best, ply);
		printf("%-34s depth %2u %9" PRIu64 " nodes %6.2f s %6d %s\n",
		       rows[i].position ? rows[i].position : "start", result.depth, result.nodes,
		       begun, result.score, ply);
		spent += begun;
		nodes += result.nodes;
		mix(&signature, result.nodes);
		mix(&signature, (uint64_t)(uint16_t)result.score);
		for (const char *at = ply; *at; at++)
			mix(&signature, (uint64_t)*at);
	}
	printf("%" PRIu64 " nodes, %.2f s, %.2f million a second\nsignature %08" PRIx32 "\n", nodes,
	       spent, (double)nodes / spent / 1e6, signature);
	return 0;
}
