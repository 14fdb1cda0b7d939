/* Sentences for the ear, the names of points and the orders in which they are read. In what is
 * expected, < and > stand for the marks of speech.h. */
#include "wording-stage.h"

#include "voice/speech.h"

#include <string.h>

static const char *const names_words[] = {"letters", "nato", "anna", "places", "numbers"};
static GRegex *sayable, *abbreviated, *pointlike, *marked, *doubled;

static void fault(const char *what, const char *line)
{
	g_autofree char *shown = g_strdup(line);

	for (char *at = shown; *at; at++)
		*at = *at == SPEECH_POINT[0] ? '<' : *at == SPEECH_POINT_END[0] ? '>' : *at;
	g_test_message("%s with names %s: %s", what, names_words[stage_style.names], shown);
	g_test_fail();
}

static void check_line(const char *line)
{
	g_autofree char *bare = g_regex_replace_literal(marked, line, -1, 0, "", 0, NULL);

	if (!g_regex_match(sayable, line, 0, NULL))
		fault("a sign that no voice can say", line);
	if (g_regex_match(abbreviated, bare, 0, NULL))
		fault("W or B", line);
	if (g_regex_match(pointlike, bare, 0, NULL))
		fault("a point without its marks", line);
	if (strpbrk(bare, SPEECH_POINT SPEECH_POINT_END))
		fault("marks around something else", line);
	if (stage_style.names != WORDING_LETTERS && strcmp(bare, line) != 0)
		fault("marks around words", line);
	if (g_regex_match(doubled, line, 0, NULL))
		fault("signs or spaces that do not belong", line);
}

static void check_lines(const char *lines)
{
	g_auto(GStrv) split = g_strsplit(lines, "\n", -1);
	unsigned n = g_strv_length(split);

	g_assert_cmpuint(n, >=, 2);
	g_assert_cmpstr(split[n - 1], ==, "");
	for (unsigned i = 0; i + 1 < n; i++)
		check_line(split[i]);
}

static void check_fact(const struct fact *fact)
{
	if (!wording_is_spoken(fact->kind))
		return;
	for (enum wording_verbosity v = WORDING_TERSE; v <= WORDING_FULL; v++) {
		g_autofree char *lines = stage_lines(v, fact);
		check_lines(lines);
	}
}

/* Runs a test once for each way of naming points. */
static void with_all_names(void (*test)(void))
{
	stage_style.spoken = true;
	for (stage_style.names = WORDING_LETTERS; stage_style.names <= WORDING_NUMBERS;
	     stage_style.names++)
		test();
	stage_style = (struct wording_style){.verbosity = WORDING_NORMAL};
}

/* Ends as the text that is passed through ends. */
static bool passes_text(enum fact_kind kind)
{
	return kind == FACT_COMMENT || kind == FACT_SPEECH_FAILED || kind == FACT_RECORD_FAULT;
}

static void check_every_kind(void)
{
	for (enum fact_kind kind = 0; kind < FACTS; kind++)
		for (point p = 0; p < board_nine.n_points; p++) {
			struct fact fact = stage_any_fact(kind, p);
			if (!passes_text(kind))
				check_fact(&fact);
		}
}

static void check_every_verdict(void)
{
	for (enum verdict verdict = VERDICT_OK + 1; verdict < VERDICTS; verdict++)
		for (point p = 0; p < board_nine.n_points; p++) {
			const struct fact fact = stage_any_refusal(verdict, p);
			check_fact(&fact);
		}
}

static const enum fact_kind questions[] = {
	FACT_TURN,  FACT_EMPTY_LINE, FACT_LAST,	 FACT_BOARD, FACT_MOVES, FACT_MILLS,
	FACT_COUNT, FACT_THREATS,    FACT_RULES, FACT_TAKE,  FACT_HERE,	 FACT_LOOK,
};

static void check_state(point p)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(questions); i++)
		if (questions[i] != FACT_TAKE || stage_game.owed)
			check_fact(&(struct fact){.kind = questions[i], .point = p});
}

static void check_happenings(void)
{
	const uint32_t last = stage_game.length - 1;

	stage_each_happening(check_fact);
	check_fact(&(struct fact){.kind = FACT_UNDONE, .first = last, .count = 1});
	check_fact(&(struct fact){.kind = FACT_HISTORY, .first = last, .count = 1});
	check_fact(&(struct fact){.kind = FACT_WHY_TURN, .first = last});
	check_fact(&(struct fact){.kind = FACT_TRIED});
}

/* Plies picked by a row of numbers that are not random but as good as. */
static void check_games(void)
{
	struct ply plies[RULES_MAX_PLIES];

	for (unsigned game = 1; game <= 20; game++) {
		stage_begin(game % 2 ? "standard" : "mulino", NULL);
		for (unsigned i = 0; stage_game.result == GAME_UNFINISHED && i < 150; i++) {
			size_t n = game_plies(&stage_game, plies);
			const struct ply *ply = &plies[i * game * 7919 % n];
			struct ply begun = {ply->from, ply->to, {POINT_NONE, POINT_NONE}};
			game_enter(&stage_game, &begun, NULL);
			check_state((point)(i % 24));
			check_fact(&(struct fact){.kind = FACT_HINT, .ply = *ply});
			for (unsigned j = 0; j < rules_takes(ply); j++)
				game_take(&stage_game, ply->takes[j], NULL);
			check_happenings();
		}
		check_state(0);
	}
}

static void test_every_kind(void)
{
	with_all_names(check_every_kind);
	with_all_names(check_every_verdict);
}

static void test_games(void)
{
	with_all_names(check_games);
}

static void says(int line, enum wording_verbosity verbosity, const char *wanted,
		 const struct fact *fact)
{
	g_autofree char *said = stage_lines(verbosity, fact);

	for (char *at = said; *at; at++)
		*at = *at == SPEECH_POINT[0] ? '<' : *at == SPEECH_POINT_END[0] ? '>' : *at;
	g_strchomp(said);
	if (strcmp(said, wanted) != 0) {
		g_test_message("%s:%d: said %s wanted %s", __FILE__, line, said, wanted);
		g_test_fail();
	}
}

#define SAYS(verbosity, wanted, ...)                                                               \
	says(__LINE__, WORDING_##verbosity, wanted, &(struct fact){__VA_ARGS__})

static void speak(enum wording_names names)
{
	stage_style = (struct wording_style){.spoken = true, .names = names};
}

static void print(enum wording_names names)
{
	stage_style = (struct wording_style){.names = names};
}

#define LAST_PLY .kind = FACT_HAPPENING, .happening = {GAME_EVENT_PLY, SIDE_WHITE, 0}

static void test_events(void)
{
	speak(WORDING_LETTERS);
	stage_begin("standard", NULL);
	stage_play("a7");
	SAYS(TERSE, "White <a7>.", LAST_PLY);
	SAYS(NORMAL, "White places <a7>.", LAST_PLY);
	SAYS(FULL, "White places <a7>, outer top left. 8 in hand, 1 on the board.", LAST_PLY);
	SAYS(TERSE, "Turn 1, White <a7>.", .kind = FACT_HISTORY, .count = 1);

	stage_begin("standard", "W...W.WBB........BBB.... w 0 0");
	stage_play("d6-d7");
	SAYS(NORMAL, "White flies from <d6> to <d7>.", LAST_PLY);

	stage_begin("standard", "B..W..W.WB.......BBB...W w 0 0");
	stage_play("b6-d6");
	SAYS(TERSE, "White <b6> to <d6>.", LAST_PLY);
	SAYS(NORMAL, "White moves from <b6> to <d6>.", LAST_PLY);
	SAYS(FULL, "White moves from <b6> to <d6>, middle top left to middle top.", LAST_PLY);

	stage_begin("standard", "B...W.W.WB.......BBB...W w 0 0");
	stage_play("d6-d5xa7");
	SAYS(TERSE, "White <d6> to <d5>, mill, takes <a7>. Black has 4 left.", LAST_PLY);
	SAYS(NORMAL,
	     "White moves from <d6> to <d5>, closes a mill and takes <a7>. Black has 4 left.",
	     LAST_PLY);
	SAYS(FULL,
	     "White moves from <d6> to <d5>, closes the mill <c5> <d5> <e5> and takes <a7>. "
	     "Black has 4 left.",
	     LAST_PLY);
	SAYS(TERSE, "White <d6> to <d5>, mill <c5> <d5> <e5>, took <a7>.", .kind = FACT_LAST);
}

static void test_answers(void)
{
	speak(WORDING_LETTERS);
	stage_begin("standard", "W.......B............... w 7 7");
	SAYS(TERSE, "White 1, 7 in hand. Black 1, 7 in hand. Placing is not counted.",
	     .kind = FACT_COUNT);
	SAYS(TERSE, "White 1, <a7>. 7 in hand.\nBlack 1, <e5>. 7 in hand.", .kind = FACT_BOARD);
	SAYS(NORMAL, "White, 1 on the board, <a7>. 7 in hand.", .kind = FACT_PIECES);
	SAYS(TERSE, "Row 7, <a7> White.", .kind = FACT_ROW, .number = 7);
	SAYS(NORMAL, "Column <a>, <a7> White.", .kind = FACT_COLUMN, .number = 1);
	SAYS(NORMAL, "Row 4, none.", .kind = FACT_ROW, .number = 4);
	SAYS(TERSE, "Columns are <a>, <b>, <c>, <d>, <e>, <f> and <g>.", .kind = FACT_NEEDS_COLUMN);
	SAYS(NORMAL, "Quiet limit 50.", .kind = FACT_SETTING, .text = "quiet-limit", .text2 = "50");
	SAYS(NORMAL, "Think 1 point 5.", .kind = FACT_SETTING, .text = "think", .text2 = "1.5");
	SAYS(NORMAL, "Saved as my games old 2.pgn, 0 turns.", .kind = FACT_SAVED,
	     .text = "my-games/[old]_2.pgn");
	SAYS(NORMAL, "Speech is on, speech dispatcher.", .kind = FACT_SPEECH_ON,
	     .text = "speech-dispatcher");
	SAYS(NORMAL, "No sound device is there.", .kind = FACT_SPEECH_FAILED,
	     .text2 = "No sound device is there.");
	SAYS(NORMAL, "Line 4, game 1, turn 2. No mill was closed, nothing is taken.",
	     .kind = FACT_RECORD_FAULT, .number = 1, .first = 2, .count = 4, .text = "d6xa1",
	     .text2 = "No mill was closed; nothing is taken.");
}

static void test_moves(void)
{
	speak(WORDING_LETTERS);
	stage_begin("standard", "...WBW.B.B....W..B..W..W w 0 0");
	SAYS(TERSE, "<d6>, Black.", .kind = FACT_HERE, .point = stage_point("d6"));
	SAYS(NORMAL, "White can close a mill, from <g4> to <f4>. Black cannot.",
	     .kind = FACT_THREATS);
	SAYS(NORMAL, "From <b6> to <b4>?", .kind = FACT_WHERE_TO, .point = stage_point("b6"),
	     .points = point_bit(stage_point("b4")));
	SAYS(NORMAL, "White <d6> to <d5> taking <g7>?", .kind = FACT_CONFIRM,
	     .ply = {stage_point("d6"), stage_point("d5"), {stage_point("g7"), POINT_NONE}});
	SAYS(TERSE, "White <a7>?", .kind = FACT_CONFIRM,
	     .ply = {POINT_NONE, stage_point("a7"), {POINT_NONE, POINT_NONE}});

	stage_begin("standard", "W...W....B....B......BWW w 0 0");
	SAYS(TERSE, "<a7> to <d7>. <d6> to <d7>, <b6>, <f6> or <d5>. <d1> to <d2>.",
	     .kind = FACT_MOVES);
	SAYS(NORMAL, "<a7> to <d7>. <d6> to <d7>, <b6>, <f6> or <d5>. <d1> to <d2>.",
	     .kind = FACT_MOVES);
}

static void test_names(void)
{
	static const char *const spoken[] = {
		"<c4>, inner left, White. Can go to <b4> or <c3>.",
		"Charlie 4, inner left, White. Can go to bravo 4 or charlie 3.",
		"Cesar 4, inner left, White. Can go to Bella 4 or Cesar 3.",
		"Inner left, White. Can go to middle left or inner bottom left.",
		"3 4, inner left, White. Can go to 2 4 or 3 3.",
	};

	stage_begin("standard", ".B....W..B.W.........BWW w 0 0");
	for (enum wording_names names = WORDING_LETTERS; names <= WORDING_NUMBERS; names++) {
		speak(names);
		SAYS(NORMAL, spoken[names], .kind = FACT_HERE, .point = stage_point("c4"));
	}
	print(WORDING_NATO);
	SAYS(TERSE, "Charlie 4 W. To bravo 4, charlie 3.", .kind = FACT_HERE,
	     .point = stage_point("c4"));
	SAYS(TERSE, "W 4: charlie 5, charlie 4, delta 1, golf 1.", .kind = FACT_PIECES);
	SAYS(NORMAL, "Column charlie: charlie 5 White, charlie 4 White.", .kind = FACT_COLUMN,
	     .number = 3);
	print(WORDING_PLACES);
	SAYS(NORMAL, "That is the centre; no point is there.", .kind = FACT_REFUSED,
	     .verdict = VERDICT_CENTRE);
	SAYS(NORMAL, "Column 3: inner top left White, inner left White.", .kind = FACT_COLUMN,
	     .number = 3);
	speak(WORDING_PLACES);
	stage_begin("standard", NULL);
	stage_play("a7");
	SAYS(NORMAL, "White places outer top left.", LAST_PLY);
	SAYS(FULL, "White places outer top left. 8 in hand, 1 on the board.", LAST_PLY);
}

static void test_commas(void)
{
	point_set set = point_bit(stage_point("a7")) | point_bit(stage_point("d7")) |
			point_bit(stage_point("g7"));

	stage_begin("standard", NULL);
	speak(WORDING_NATO);
	SAYS(NORMAL, "Delta 6 picked. Can go to alpha 7, delta 7 or golf 7.", .kind = FACT_PICKED,
	     .point = stage_point("d6"), .points = set);
	speak(WORDING_LETTERS);
	SAYS(NORMAL, "<d6> picked. Can go to <a7>, <d7> or <g7>.", .kind = FACT_PICKED,
	     .point = stage_point("d6"), .points = set);
	print(WORDING_LETTERS);
	SAYS(NORMAL, "d6 picked. Can go to a7 d7 or g7.", .kind = FACT_PICKED,
	     .point = stage_point("d6"), .points = set);
	SAYS(TERSE, "d6 picked. To a7 d7 g7.", .kind = FACT_PICKED, .point = stage_point("d6"),
	     .points = set);
}

static void test_orders(void)
{
	static const char *const all[] = {
		"a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1",
		"a7 a4 a1 b6 b4 b2 c5 c4 c3 d7 d6 d5 d3 d2 d1 e5 e4 e3 f6 f4 f2 g7 g4 g1",
		"a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4",
	};

	print(WORDING_LETTERS);
	stage_begin("standard", "WB.......W........BB.W.B w 0 0");
	for (stage_style.order = WORDING_ROWS; stage_style.order <= WORDING_RINGS;
	     stage_style.order++) {
		g_autofree char *wanted =
			g_strconcat("d6 picked. To ", all[stage_style.order], NULL);
		GString *said = g_string_new("d6 picked. To");
		point_set set = board_all(&board_nine);
		/* Four at a time are named. */
		g_auto(GStrv) names = g_strsplit(all[stage_style.order], " ", -1);
		for (unsigned i = 0; i < 24; i += 4) {
			point_set four = 0;
			for (unsigned j = i; j < i + 4; j++)
				four |= point_bit(stage_point(names[j]));
			set &= ~four;
			g_autofree char *lines = stage_lines(
				WORDING_TERSE, &(struct fact){.kind = FACT_PICKED,
							      .point = stage_point("d6"),
							      .points = four});
			g_autofree char *points =
				g_strndup(lines + strlen("d6 picked. To"),
					  strlen(lines) - strlen("d6 picked. To") - 2);
			g_string_append(said, points);
		}
		g_assert_cmpuint(set, ==, 0);
		g_assert_cmpstr(said->str, ==, wanted);
		g_string_free(said, TRUE);
	}
	stage_style.order = WORDING_COLUMNS;
	SAYS(TERSE, "W 3: a7 a4 a1.", .kind = FACT_PIECES);
	stage_style.order = WORDING_RINGS;
	SAYS(TERSE, "W 3: a7 a1 a4.", .kind = FACT_PIECES);
}

static void test_unspoken(void)
{
	unsigned unspoken = 0;

	for (enum fact_kind kind = 0; kind < FACTS; kind++)
		unspoken += !wording_is_spoken(kind);
	g_assert_cmpuint(unspoken, ==, 2);
	g_assert_false(wording_is_spoken(FACT_DIAGRAM));
	g_assert_true(wording_is_spoken(FACT_HELP_ALL));
	g_assert_false(wording_is_spoken(FACT_SILENT));
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	sayable = g_regex_new("^[\\p{L}\\p{N}][\\p{L}\\p{N} .,?'\x01\x02]*[.?]$|"
			      "^\x01[a-g][\\p{L}\\p{N} .,?'\x01\x02]*[.?]$",
			      0, 0, NULL);
	abbreviated = g_regex_new("\\b[WB]\\b", 0, 0, NULL);
	pointlike = g_regex_new("\\b[a-gA-G][1-7]\\b", 0, 0, NULL);
	marked = g_regex_new("\x01[a-g][1-7]?\x02", 0, 0, NULL);
	doubled = g_regex_new("[.,?][.,?]|  | [.,?]|[0-9]\\.[0-9]", 0, 0, NULL);
	g_test_add_func("/spoken/every-fact-is-said-in-words-whatever-points-are-called",
			test_every_kind);
	g_test_add_func("/spoken/whole-games-are-said-in-words", test_games);
	g_test_add_func("/spoken/events-are-said-as-they-happen", test_events);
	g_test_add_func("/spoken/answers-have-no-signs", test_answers);
	g_test_add_func("/spoken/moves-go-from-one-point-to-another", test_moves);
	g_test_add_func("/spoken/points-have-five-kinds-of-names", test_names);
	g_test_add_func("/spoken/names-of-several-words-are-listed-with-commas", test_commas);
	g_test_add_func("/spoken/points-are-read-in-the-order-that-is-set", test_orders);
	g_test_add_func("/spoken/what-is-for-the-eye-is-not-spoken", test_unspoken);
	return g_test_run();
}
