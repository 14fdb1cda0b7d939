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

/* Turns from one hint to the next. */
#define HINT_TURNS 16

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
	{0xecbb6c70, PLAYER_EASY, "standard", NULL, {0}, 60},
	{0xae6b091a, PLAYER_MEDIUM, "standard", NULL, {0}, 24},
	{0x2a96dd68, PLAYER_HARD, "mulino", NULL, {.nodes = 3000}, 40},
	{0x74d75d4d, PLAYER_HARD, "standard", FEW, {.depth_plies = 3}, 20},
	{0x61f240f5, PLAYER_UCT, "standard", NULL, {.nodes = 150}, 40},
	{0xdd796303, PLAYER_UCT, "forty", FLYING, {.nodes = 100}, 20},
	{0xcb117fa8, PLAYER_EXPERT, "standard", NULL, {.nodes = 15000}, 50},
	{0x3f726aa1, PLAYER_EXPERT, "mulino", NULL, {.depth_plies = 6}, 30},
	{0x1a0268f7, PLAYER_EXPERT, "standard", MANY, {.nodes = 15000}, 30},
	{0x1a98ad5b, PLAYER_EXPERT, "forty", FLYING, {.nodes = 15000}, 30},
	{0xb9b0b570, PLAYER_1, "standard", NULL, {0}, 20},
	{0x9e612ec5, PLAYER_1 + 1, "standard", NULL, {0}, 20},
	{0xdfee8be2, PLAYER_1 + 2, "standard", NULL, {0}, 20},
	{0xc0278e89, PLAYER_1 + 3, "standard", NULL, {0}, 20},
	{0x914422fe, PLAYER_1 + 4, "standard", NULL, {0}, 20},
	{0xb0a839f7, PLAYER_1 + 5, "standard", NULL, {0}, 20},
	{0x2f5122dd, PLAYER_1 + 6, "standard", NULL, {0}, 30},
	{0x5e51e715, PLAYER_1 + 7, "standard", NULL, {0}, 30},
	{0x45e8a6c0, PLAYER_1 + 8, "standard", NULL, {0}, 6},
	{0x865ee4c3, PLAYER_10, "standard", NULL, {.nodes = 10000}, 20},
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
	mix(signature, (uint8_t)advice.wins_in);
	mix(signature, advice.lost);
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

		if (i % HINT_TURNS == row % HINT_TURNS)
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
