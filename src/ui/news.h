/* How the board stood when it was last read, so that the player need hear only what has changed. */
#ifndef MERELS_UI_NEWS_H
#define MERELS_UI_NEWS_H

#include "core/game.h"

#include <glib.h>

struct news {
	gboolean known; /* the board of this game was read */
	struct position seen;
	uint32_t turns; /* that had been played by then */
};

/* The game's board is being read: news begin here. */
void news_read(struct news *news, const struct game *game);

/* Another game begins, of which nothing was read. */
void news_forget(struct news *news);

/* The board as the player knows it, and after how many turns it stood so: as it was last read, else
 * after the last turn of side, else as the game began. */
void news_known(const struct news *news, const struct game *game, enum side side,
		struct position *known, uint32_t *turns);

#endif
