/* A game put into any state, and what is said of it: for the tests of wording. */
#ifndef MERELS_TESTS_WORDING_STAGE_H
#define MERELS_TESTS_WORDING_STAGE_H

#include "voice/wording.h"

extern struct game stage_game;
extern struct fact_seats stage_seats;
/* In what style it is said; the verbosity is that of each call. As print is, unless a test says. */
extern struct wording_style stage_style;

point stage_point(const char *name);

/* Begins a game by rules as text, "fifty flying=no", from a position as text or NULL. */
void stage_begin(const char *rules, const char *position);

/* A number below n, the same ones again after a seed; and a turn drawn with it, one that closes a
 * mill half the time when there is one. */
void stage_seed(uint64_t seed);
unsigned stage_below(unsigned n);
struct ply stage_random_ply(void);

/* Plays or begins plies, separated by spaces; all must be legal. */
void stage_play(const char *plies);

/* A fact of any kind: something for each member that the kind may read. The game is begun anew, and
 * is one that suits it. */
struct fact stage_any_fact(enum fact_kind kind, point p);

/* The same for a refusal. */
struct fact stage_any_refusal(enum verdict verdict, point p);

/* Each event of the last turn. */
void stage_each_happening(void (*act)(const struct fact *fact));

/* Each fact that is a list, or tells how work goes on, and must fit a narrow display when terse. */
void stage_each_narrow(void (*act)(const struct fact *fact));

/* What is said of the game; the caller frees. */
char *stage_lines(enum wording_verbosity verbosity, const struct fact *fact);

/* Fails unless the fact is worded so; NULL expects nothing of a verbosity. */
#define STAGE_SAYS(terse, normal, ...)                                                             \
	stage_says(__FILE__, __LINE__, terse, normal, NULL, &(struct fact){__VA_ARGS__})
#define STAGE_SAYS_IN_FULL(full, ...)                                                              \
	stage_says(__FILE__, __LINE__, NULL, NULL, full, &(struct fact){__VA_ARGS__})
void stage_says(const char *file, int line, const char *terse, const char *normal, const char *full,
		const struct fact *fact);

/* Fails unless event number i of the last ply is worded so. */
#define STAGE_TELLS(i, terse, normal, full) stage_tells(__FILE__, __LINE__, i, terse, normal, full)
void stage_tells(const char *file, int line, size_t i, const char *terse, const char *normal,
		 const char *full);

#endif
