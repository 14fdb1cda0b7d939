#include "ui/news.h"

void news_read(struct news *news, const struct game *game)
{
	*news = (struct news){TRUE, game_seen(game), game->length};
}

void news_forget(struct news *news)
{
	*news = (struct news){.known = FALSE};
}

/* How many turns had been played when side had played its last. */
static uint32_t after_last_turn(const struct game *game, enum side side)
{
	uint32_t turns = game->length;

	while (turns && game->turns[turns - 1].before.to_move != side)
		turns--;
	return turns;
}

void news_known(const struct news *news, const struct game *game, enum side side,
		struct position *known, uint32_t *turns)
{
	if (news->known) {
		*known = news->seen;
		*turns = news->turns;
		return;
	}
	*turns = after_last_turn(game, side);
	*known = *turns < game->length ? game->turns[*turns].before : game->position;
}
