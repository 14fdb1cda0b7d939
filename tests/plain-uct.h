/* Monte-Carlo tree search as the books have it, for engine/uct.c to be measured against. */
#ifndef MERELS_TESTS_PLAIN_UCT_H
#define MERELS_TESTS_PLAIN_UCT_H

#include "core/game.h"

/* So many playouts from the game's position; random is the state of engine/random.h. */
struct ply plain_uct(const struct game *game, uint64_t playouts, uint64_t *random);

#endif
