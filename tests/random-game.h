/* Games at random, the same in every run. */
#ifndef MERELS_TESTS_RANDOM_GAME_H
#define MERELS_TESTS_RANDOM_GAME_H

#include "core/game.h"

/* From 0 to n - 1. */
unsigned random_game_below(unsigned n);

/* A game under rules of any kind, from the start or a position set up, that stops anywhere: by the
 * rules, by a claim or unfinished. */
void random_game_play(struct game *game);

#endif
