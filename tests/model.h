/* A second model of the game, written from grid coordinates alone, to judge core by.
 *
 * It shares nothing with core: points, links and mills follow from geometry each time they are
 * asked for, and every question is answered by plain loops over the 49 squares. Slow on purpose.
 */
#ifndef MERELS_TESTS_MODEL_H
#define MERELS_TESTS_MODEL_H

#include <stdbool.h>

#define MODEL_SIZE 7
#define MODEL_MAX_PLIES 2000
#define MODEL_MAX_GAME 4000

/* A square of the grid, both from 1; column 0 stands for "none". */
struct model_square {
	int column, row;
};

struct model_rules {
	bool flying, keep, two, repetition, reset_by_take;
	int limit; /* plies, 0 for none */
};

/* Sides are 'W' and 'B'; an empty point is '.', a square that is no point ' '. */
struct model_state {
	char grid[MODEL_SIZE + 1][MODEL_SIZE + 1]; /* by column, row */
	int white_hand, black_hand;
	char side;
};

struct model_ply {
	struct model_square from, to, takes[2];
};

struct model_game {
	struct model_rules rules;
	struct model_state state;
	int length;
	int quiet, stood;
	const char *result; /* "*", "1-0", "0-1", "1/2-1/2" */
	const char *reason; /* "unfinished", "pieces", "blocked", "repetition", "limit" */
	int seen_count;
	struct model_state seen[MODEL_MAX_GAME]; /* since both hands are empty */
};

bool model_is_point(int column, int row);

/* The point linked to a square in the direction (dx, dy), one of which is 0; column 0 if none. */
struct model_square model_next(struct model_square from, int dx, int dy);

/* The three points of the row (or else the column) line through a point, from the left or from
 * the bottom. */
void model_line(struct model_square at, bool row, struct model_square line[3]);

bool model_linked(struct model_square a, struct model_square b);

/* An empty board, White to move, hands as given. */
struct model_state model_empty(int white_hand, int black_hand);

int model_total(const struct model_state *state, char side);

/* The whole legal plies of the side to move; the end of the game is not looked at. */
int model_plies(const struct model_rules *rules, const struct model_state *state,
		struct model_ply plies[MODEL_MAX_PLIES]);

/* How many mills the ply completes. */
int model_mills(const struct model_state *before, const struct model_ply *ply);

struct model_state model_apply(const struct model_state *state, const struct model_ply *ply);

/* Sequences of plies; a line ends by pieces or blockade only. */
long model_perft(const struct model_rules *rules, const struct model_state *state, int depth);

void model_begin(struct model_game *game, const struct model_rules *rules,
		 const struct model_state *state);
void model_play(struct model_game *game, const struct model_ply *ply);

/* Reads "WW......B.....WW..B.BB.. w 0 0"; the text must be right. */
struct model_state model_read(const char *text);

#endif
