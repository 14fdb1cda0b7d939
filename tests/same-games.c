/* The same seed, limits and moves give the same game in every build: each level plays with itself,
 * and a signature of the turns, and of the hints and answers to an offer of a draw on the way, is
 * compared to that of the build where the row was written. After a change of what is chosen, the
 * signatures printed are the new ones. Nothing but core and engine is needed, so that it can be
 * built for machines of other kinds: see HACKING.md. */
#include "core/notation.h"
#include "core/options.h"
#include "engine/player.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS (sizeof(rows) / sizeof(*rows))

/* In every so many games a hint is asked for, which takes as long as many turns. */
#define HINT_GAMES 4

#define FEW "W.W..B.BW....WB.B....... b 0 0"
#define MANY "WBBW..BWW.WWBWB.WBB.WBB. w 0 0"
#define FLYING "..W.....B.....W.B.....BW w 0 0"

static const struct {
	uint32_t signature;
	enum player_level level;
	const char *rules;
	const char *position; /* NULL for the start */
	struct player_limits limits;
	unsigned turns;
} rows[] = {
	{0x0aa1ff53, PLAYER_EASY, "standard", NULL, {0}, 60},
	{0x5e628c50, PLAYER_MEDIUM, "standard", NULL, {0}, 24},
	{0x5162b10c, PLAYER_HARD, "mulino", NULL, {.nodes = 3000}, 40},
	{0x3c616425, PLAYER_HARD, "standard", FEW, {.depth_plies = 3}, 20},
	{0x99fa30cf, PLAYER_UCT, "standard", NULL, {.nodes = 150}, 40},
	{0x656bca87, PLAYER_UCT, "forty", FLYING, {.nodes = 100}, 20},
	{0xf0d29f55, PLAYER_EXPERT, "standard", NULL, {.nodes = 15000}, 50},
	{0x611ca3ba, PLAYER_EXPERT, "mulino", NULL, {.depth_plies = 6}, 30},
	{0xdb95d980, PLAYER_EXPERT, "standard", MANY, {.nodes = 15000}, 30},
	{0x1a98ad5b, PLAYER_EXPERT, "forty", FLYING, {.nodes = 15000}, 30},
	{0x1c4fe65c, PLAYER_1, "standard", NULL, {0}, 20},
	{0xa63f03de, PLAYER_1 + 1, "standard", NULL, {0}, 20},
	{0xdfee8be2, PLAYER_1 + 2, "standard", NULL, {0}, 20},
	{0x489f8939, PLAYER_1 + 3, "standard", NULL, {0}, 20},
	{0x1fa014c7, PLAYER_1 + 4, "standard", NULL, {0}, 20},
	{0x5ae8f384, PLAYER_1 + 5, "standard", NULL, {0}, 20},
	{0x828aadcb, PLAYER_1 + 6, "standard", NULL, {0}, 30},
	{0xba4dcfed, PLAYER_1 + 7, "standard", NULL, {0}, 30},
	{0xea27fe91, PLAYER_1 + 8, "standard", NULL, {0}, 6},
	{0xecd14d1b, PLAYER_10, "standard", NULL, {.nodes = 10000}, 20},
};

static struct game game;

/* FNV-1a: Fowler, Noll and Vo. */
static void mix(uint32_t *signature, uint8_t byte)
{
	*signature = (*signature ^ byte) * UINT32_C(16777619);
}

static void mix_ply(uint32_t *signature, const struct ply *ply)
{
	mix(signature, ply->from);
	mix(signature, ply->to);
	mix(signature, ply->takes[0]);
	mix(signature, ply->takes[1]);
}

static void set_up(const char *rules_name, const char *text)
{
	struct position position;
	struct rules rules;

	if (options_preset(&rules, rules_name) != VERDICT_OK)
		abort();
	if (!text)
		game_init(&game, &rules);
	else if (notation_read_position(&rules, text, &position) != VERDICT_OK ||
		 game_set_up(&game, &rules, &position) != VERDICT_OK)
		abort();
}

static void mix_hint(uint32_t *signature, const struct player *player)
{
	const struct player_advice advice = player_advise(player, &game);

	mix_ply(signature, &advice.ply);
	mix(signature, advice.worth.result == PROBE_WIN ? (uint8_t)advice.worth.plies : 0);
	mix(signature, advice.worth.result == PROBE_LOSS);
	mix(signature, player_accepts_draw(player, &game, SIDE_WHITE));
}

static uint32_t signature_of(unsigned row)
{
	const struct player player = {
		.level = rows[row].level, .limits = rows[row].limits, .seed = row};
	uint32_t signature = UINT32_C(2166136261);

	set_up(rows[row].rules, rows[row].position);
	for (unsigned i = 0; i < rows[row].turns && game.result == GAME_UNFINISHED; i++) {
		const struct ply ply = player_choose(&player, &game);

		if (row % HINT_GAMES == 0 && i == row)
			mix_hint(&signature, &player);
		mix_ply(&signature, &ply);
		if (game_play(&game, &ply, NULL) != VERDICT_OK)
			abort();
	}
	mix(&signature, (uint8_t)game.result);
	return signature;
}

int main(void)
{
	int status = 0;

	printf("1..%u\n", (unsigned)ROWS);
	for (unsigned row = 0; row < ROWS; row++) {
		const uint32_t signature = signature_of(row);
		const bool same = signature == rows[row].signature;

		printf("%sok %u - level %s, %s: %08" PRIx32 "\n", same ? "" : "not ", row + 1,
		       player_level_names[rows[row].level], rows[row].rules, signature);
		if (!same)
			status = 1;
	}
	return status;
}
