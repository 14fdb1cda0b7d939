/* Computer players: a game in, a ply out.
 *
 * With limits in depth or nodes and a given seed, the same moves give the same game on every
 * machine: no floating point and no clock then has a say. One player may be used by one thread at
 * a time; choosing blocks until the ply is found, a limit is met or stop returns true.
 */
#ifndef MERELS_ENGINE_PLAYER_H
#define MERELS_ENGINE_PLAYER_H

#include "core/game.h"
#include "engine/exact.h"

enum player_level {
	PLAYER_EASY,
	PLAYER_MEDIUM,
	PLAYER_HARD,
	PLAYER_UCT,
	PLAYER_EXPERT,
	PLAYER_PERFECT,
	PLAYER_1, /* and the other rungs of engine/ladder.h */
	PLAYER_10 = PLAYER_1 + 9,
	PLAYER_LEVELS,
};

/* "easy", "medium", "hard", "uct", "expert", "perfect", "1" to "10": the words of the command line,
 * in every language. */
extern const char *const player_level_names[PLAYER_LEVELS];

/* 0 in a member means that it sets no limit. If depth_plies or nodes is set, they replace every
 * limit that the level has of its own, the clock included, and think_ms is not looked at; only
 * medium stays at its three plies unless depth_plies is set, for else it would be hard, and 1 to 9
 * at their nodes. */
struct player_limits {
	unsigned depth_plies; /* whole turns, each with its takings; for expert a taking is one
				 more; no limit for uct */
	uint64_t nodes;	      /* positions searched; for uct its playouts */
	unsigned think_ms;    /* replaces the level's own time */
};

struct player {
	enum player_level level;
	struct player_limits limits;
	uint64_t seed; /* ties are broken from it and the number of the ply, so that what was asked
			  in between changes nothing */
	const struct probe *probe; /* for perfect, which without is expert; for advice; or NULL */
	/* Called about every millisecond of search, from the thread that chooses; true ends the
	 * search with the best ply so far. May be NULL. */
	bool (*stop)(void *data);
	void *stop_data;
};

/* How many of a hundred plies such a level plays at random, whatever they are worth. */
unsigned player_random_percent(enum player_level level);

/* A legal whole ply for the side to move. The game must be unfinished with no taking owed; it is
 * not changed. */
struct ply player_choose(const struct player *player, const struct game *game);

/* worth is what is proved of the ply: a win comes after so many plies at the latest, whatever is
 * answered; of a draw no ply wins, and of a loss none loses later. */
struct player_advice {
	struct ply ply;
	struct exact_value worth;
};

/* A good ply to recommend: by the player's tables where they reach, elsewhere by a short search of
 * expert without a clock. It is the same for all levels and limits: seed, game and tables alone
 * decide. The game must be unfinished; if a taking is owed, the ply begins with the ply begun. */
struct player_advice player_advise(const struct player *player, const struct game *game);

/* Whether this player, on side, would agree to a draw now, by a short search without a clock that
 * is the same for all levels: if it stands clearly worse, or if the game is even, side has no more
 * pieces, and nothing has happened for a while. Whoever is to move; with a taking owed, the plies
 * that finish the ply begun are looked at. May be asked again and again. */
bool player_accepts_draw(const struct player *player, const struct game *game, enum side side);

#endif
