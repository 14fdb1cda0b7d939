#include "random-game.h"

#include "core/options.h"

#include <glib.h>

static uint64_t seed = 1;

unsigned random_game_below(unsigned n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(seed >> 33) % n;
}

static struct rules any_rules(void)
{
	static const char *const values[] = {"yes", "no", "take", "keep", "one",  "two", "3",
					     "off", "0",  "7",	  "40",	  "mill", "100"};
	struct rules rules;

	options_preset(&rules, options_presets[random_game_below(OPTIONS_PRESETS)]);
	for (unsigned i = 0; i < 6; i++) /* many of these are refused, which changes nothing */
		options_set(&rules, options_names[random_game_below(OPTIONS)],
			    values[random_game_below(G_N_ELEMENTS(values))]);
	return rules;
}

/* Pieces at random until the rules admit them. */
static void set_up(struct game *game, const struct rules *rules)
{
	struct position position;

	do {
		position = (struct position){.to_move = (uint8_t)random_game_below(2)};
		for (point p = 0; p < rules->board->n_points; p++) {
			unsigned side = random_game_below(4);

			if (side < 2)
				position.pieces[side] |= point_bit(p);
		}
		position.in_hand[0] = (uint8_t)random_game_below(4);
		position.in_hand[1] = (uint8_t)random_game_below(4);
	} while (game_set_up(game, rules, &position) != VERDICT_OK);
}

void random_game_play(struct game *game)
{
	static struct ply plies[RULES_MAX_PLIES];
	struct rules rules = any_rules();
	unsigned length = random_game_below(120);
	size_t n;

	if (random_game_below(3))
		game_init(game, &rules);
	else
		set_up(game, &rules);
	while (game->length < length && (n = game_plies(game, plies)))
		g_assert_cmpint(game_play(game, &plies[random_game_below((unsigned)n)], NULL), ==,
				VERDICT_OK);
	if (!random_game_below(4))
		game_resign(game, (enum side)random_game_below(2));
	else if (!random_game_below(4))
		game_claim(game, GAME_DRAWN,
			   random_game_below(2) ? REASON_AGREEMENT : REASON_DRAWN);
	else if (!random_game_below(4))
		game_claim(game, random_game_below(2) ? GAME_WHITE_WINS : GAME_BLACK_WINS,
			   random_game_below(2) ? REASON_TIME : REASON_WON);
}
