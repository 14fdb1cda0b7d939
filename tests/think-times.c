/* think-times [MS…]: how much later or sooner than asked (10, 100 and 1000 ms) the levels that
 * think by the clock choose a turn, in the opening, with many and few turns to choose from, and
 * where two sides fly. Prints for each the median, the latest, and the latest by processor
 * time, which other programs cannot delay. Sooner is a search that has come to its end. */
#define _POSIX_C_SOURCE 200809L

#include "core/notation.h"
#include "core/options.h"
#include "engine/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define POSITIONS (sizeof(positions) / sizeof(*positions))
#define ROUNDS 3

static const char *const positions[] = {
	"........................ w 9 9", "WBBW..BWW.WWBWB.WBB.WBB. w 0 0",
	"B.......W.B.W....W..B..B w 0 0", "....B.WW.BWW.B.WB.WWB... b 2 3",
	"..W.....B.....W.B.....BW w 0 0", "WW.......B.....W.B....BB w 0 0",
	"W.WBW.BBWBBB..WBW....WBW w 1 1", "W.WW..BW.B.B..WB.BWB.... w 1 2",
};

static const enum player_level levels[] = {PLAYER_HARD, PLAYER_UCT, PLAYER_EXPERT};

static struct game game;

static double now_ms(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void set_up(const char *text)
{
	struct position position;
	struct rules rules;

	/* Two takings at once make the longest lists of turns. */
	options_preset(&rules, options_presets[0]);
	rules.two_takings = true;
	if (notation_read_position(&rules, text, &position) != VERDICT_OK ||
	    game_set_up(&game, &rules, &position) != VERDICT_OK)
		abort();
}

static void measure(enum player_level level, unsigned think_ms)
{
	double late[POSITIONS * ROUNDS], busiest = 0;

	for (unsigned i = 0; i < POSITIONS * ROUNDS; i++) {
		const struct player player = {
			.level = level, .limits = {.think_ms = think_ms}, .seed = i};
		double begun, busy;

		set_up(positions[i % POSITIONS]);
		begun = now_ms(CLOCK_MONOTONIC);
		busy = now_ms(CLOCK_PROCESS_CPUTIME_ID);
		player_choose(&player, &game);
		late[i] = now_ms(CLOCK_MONOTONIC) - begun - think_ms;
		busy = now_ms(CLOCK_PROCESS_CPUTIME_ID) - busy - think_ms;
		busiest = i == 0 || busy > busiest ? busy : busiest;
	}
	qsort(late, POSITIONS * ROUNDS, sizeof(*late), compare);
	printf("%-6s %5u ms: median %+8.1f ms, latest %+6.1f ms, of processor time %+6.1f ms\n",
	       player_level_names[level], think_ms, late[POSITIONS * ROUNDS / 2],
	       late[POSITIONS * ROUNDS - 1], busiest);
	fflush(stdout);
}

int main(int argc, char **argv)
{
	static const unsigned usual[] = {10, 100, 1000};
	const int n = argc > 1 ? argc - 1 : 3;

	for (unsigned i = 0; i < sizeof(levels) / sizeof(*levels); i++)
		for (int j = 0; j < n; j++)
			measure(levels[i],
				argc > 1 ? (unsigned)strtoul(argv[1 + j], NULL, 10) : usual[j]);
	return 0;
}
