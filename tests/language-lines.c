/* language-lines FOLDER LANGUAGE: events of random games and lists that are too wide in a
 * translation, each once on standard output. */
#include "language-tool.h"
#include "wording-stage.h"

#include "core/options.h"

#include <stdio.h>

#define GAMES 60
#define MOST_TERSE 40
#define MOST 100

/* Points and numbers are as wide as each other: what differs in them alone is told of once. */
static GHashTable *told;
static GRegex *varying;

static void tell(const char *line, glong columns)
{
	char *shape = g_regex_replace_literal(varying, line, -1, 0, "", 0, NULL);

	if (g_hash_table_add(told, shape))
		printf("%s has %ld columns\n", line, columns);
}

static void check(const struct fact *fact)
{
	for (enum wording_verbosity v = WORDING_TERSE; v <= WORDING_FULL; v++) {
		g_autofree char *lines = stage_lines(v, fact);
		g_auto(GStrv) split = g_strsplit(lines, "\n", -1);
		for (char **line = split; *line; line++) {
			glong columns = g_utf8_strlen(*line, -1);
			if (columns > (v == WORDING_TERSE ? MOST_TERSE : MOST))
				tell(*line, columns);
		}
	}
}

static void check_happenings(void)
{
	const uint32_t last = stage_game.length - 1;

	stage_each_happening(check);
	check(&(struct fact){.kind = FACT_UNDONE, .first = last, .count = 1});
}

/* A taking is on a line of its own. */
static void play(void)
{
	struct ply ply = stage_random_ply(), begun = {ply.from, ply.to, {POINT_NONE, POINT_NONE}};

	game_enter(&stage_game, &begun, NULL);
	if (stage_game.owed)
		check(&(struct fact){.kind = FACT_BEGUN});
	for (unsigned i = 0; i < rules_takes(&ply); i++) {
		enum side side = (enum side)stage_game.position.to_move;
		check(&(struct fact){.kind = FACT_TAKE});
		game_take(&stage_game, ply.takes[i], NULL);
		check(&(struct fact){.kind = FACT_TOOK, .side = side, .point = ply.takes[i]});
	}
	check_happenings();
}

static void play_games(void)
{
	for (unsigned i = 0; i < GAMES; i++) {
		g_autofree char *rules =
			g_strdup_printf("%s double-mill=%s", options_presets[i % OPTIONS_PRESETS],
					i % 2 ? "one" : "two");
		stage_begin(rules, NULL);
		check(&(struct fact){.kind = FACT_NEW_GAME});
		while (stage_game.result == GAME_UNFINISHED && stage_game.length < 200)
			play();
	}
}

int main(int argc, char **argv)
{
	language_tool_begin(argc, argv);
	told = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	varying = g_regex_new("[a-g][1-7]|[0-9 ,]+", 0, 0, NULL);
	stage_seed(1);
	play_games();
	stage_each_narrow(check);
	g_hash_table_unref(told);
	g_regex_unref(varying);
	return 0;
}
