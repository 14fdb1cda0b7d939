/* A drill as the player hears it, read from the words alone, and the geometry to judge it by. */
#ifndef MERELS_TESTS_DRILL_QUESTION_H
#define MERELS_TESTS_DRILL_QUESTION_H

#include "model.h"

#include "lessons/drill.h"

extern const struct model_rules question_rules;

struct question {
	char *lines;	  /* all that is asked; the caller frees */
	const char *last; /* its last line */
	struct model_state state;
	struct model_square named[8]; /* points in the last line */
	int n;
	int numbers[2]; /* other numbers there */
};

void question_read(struct question *q, const struct drill *drill);

struct model_square question_square(point p);
point_set question_bit(struct model_square at);
bool question_same(struct model_square a, struct model_square b);

/* What stands on a point, 'W', 'B' or '.', and how many points have that. */
char question_on(const struct model_state *state, point p);
int question_count(const struct model_state *state, char side);

bool question_in_mill(const struct model_state *state, struct model_square at);
bool question_protected(const struct model_state *state, point p);
bool question_one_line(struct model_square a, struct model_square b);
bool question_can_step(const struct model_state *state, struct model_square from);

/* Whether words such as "outer top left" are the place of a square. */
bool question_placed(struct model_square at, const char *words);

/* Whether the side to move can close a mill there, or anywhere. */
bool question_closes_at(const struct model_state *state, point p);
bool question_closes(const struct model_state *state);

/* How many points threaten to close a white mill. */
int question_threats(const struct model_state *state);

#endif
