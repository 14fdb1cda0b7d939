/* What holds for every sentence, whatever it says: lengths, form, no word that spoils a point, and
 * the same words for both sides. */
#include "wording-stage.h"

#include "core/notation.h"
#include "core/options.h"

#include <string.h>
#include <time.h>

#define GAMES 500

static GRegex *spoilt;
static struct game other; /* the game with colours swapped */

static void begin_random_rules(void)
{
	g_autofree char *rules = g_strdup_printf(
		"%s flying=%s protected=%s double-mill=%s",
		options_presets[stage_below(OPTIONS_PRESETS)], stage_below(2) ? "yes" : "no",
		stage_below(2) ? "take" : "keep", stage_below(2) ? "one" : "two");

	stage_begin(rules, NULL);
}

static void fault(const char *what, const char *lines)
{
	g_test_message("%s: %s", what, lines);
	g_test_fail();
}

static bool begins_well(const char *lines)
{
	return g_ascii_isupper(*lines) || g_ascii_isdigit(*lines) ||
	       (lines[0] >= 'a' && lines[0] <= 'g' && g_ascii_isdigit(lines[1]));
}

/* columns 0: any length. */
static void check(const char *lines, glong columns, unsigned most_lines)
{
	g_auto(GStrv) split = g_strsplit(lines, "\n", -1);
	unsigned n = g_strv_length(split);

	if (n < 2 || *split[n - 1])
		fault("no line that ends", lines);
	if (most_lines && n - 1 > most_lines)
		fault("too many lines", lines);
	for (unsigned i = 0; i + 1 < n; i++) {
		if (!*split[i])
			fault("a blank line", lines);
		else if (!begins_well(split[i]))
			fault("begins with a small letter", lines);
		if (columns && g_utf8_strlen(split[i], -1) > columns)
			fault("too long", lines);
		if (g_str_has_suffix(split[i], " ") || strstr(split[i], "  "))
			fault("spaces", lines);
	}
	if (g_regex_match(spoilt, lines, 0, NULL))
		fault("a point after a word that spoils it", lines);
}

static glong columns_of(enum wording_verbosity verbosity)
{
	return verbosity == WORDING_TERSE ? 40 : 80;
}

static void check_fact(const struct fact *fact, bool event)
{
	for (enum wording_verbosity v = WORDING_TERSE; v <= WORDING_FULL; v++) {
		g_autofree char *lines = stage_lines(v, fact);
		check(lines, event ? columns_of(v) : 80, 5);
	}
}

static void check_event(const struct fact *fact)
{
	check_fact(fact, true);
}

/* All that can be asked in any state. */
static const enum fact_kind questions[] = {
	FACT_TURN,  FACT_EMPTY_LINE, FACT_LAST,	 FACT_BOARD, FACT_MOVES,
	FACT_MILLS, FACT_THREATS,    FACT_COUNT, FACT_RULES, FACT_HELP_NOW,
};

static const enum fact_kind questions_of_points[] = {FACT_LOOK, FACT_NEAR, FACT_LINES,
						     FACT_MOVES_OF};

static void check_answers(void)
{
	point p = (point)stage_below(board_nine.n_points);

	for (unsigned i = 0; i < G_N_ELEMENTS(questions); i++)
		check_fact(&(struct fact){.kind = questions[i]}, false);
	for (unsigned i = 0; i < G_N_ELEMENTS(questions_of_points); i++)
		check_fact(&(struct fact){.kind = questions_of_points[i], .point = p}, false);
	for (unsigned i = 1; i <= 7; i++) {
		check_fact(&(struct fact){.kind = FACT_ROW, .number = i}, false);
		check_fact(&(struct fact){.kind = FACT_COLUMN, .number = i}, false);
	}
	for (unsigned i = 0; i < BOARD_RINGS; i++)
		check_fact(&(struct fact){.kind = FACT_RING, .number = i}, false);
	uint32_t count = MIN(8, stage_game.length);
	check_fact(&(struct fact){.kind = FACT_HISTORY,
				  .first = stage_game.length - count,
				  .count = count},
		   false);
}

/* A good turn or not: reasons are told of any. */
static void check_reasons(void)
{
	if (stage_game.result == GAME_UNFINISHED) {
		struct ply ply = stage_random_ply();
		check_fact(&(struct fact){.kind = FACT_HINT, .ply = ply}, false);
		check_fact(&(struct fact){.kind = FACT_WHY, .ply = ply}, false);
		check_fact(&(struct fact){.kind = FACT_WHY, .ply = ply, .number = 5}, false);
	}
	if (stage_game.length) {
		check_fact(&(struct fact){.kind = FACT_WHY_TURN, .first = stage_game.length - 1},
			   false);
		check_fact(&(struct fact){.kind = FACT_TRIED}, false);
	}
}

static void check_happenings(void)
{
	const uint32_t last = stage_game.length - 1;

	stage_each_happening(check_event);
	check_fact(&(struct fact){.kind = FACT_UNDONE, .first = last, .count = 1}, true);
	if (last)
		check_fact(&(struct fact){.kind = FACT_REDONE, .first = last - 1, .count = 2},
			   true);
}

/* A ply as a player enters it, a taking on a line of its own. */
static void enter_by_parts(const struct ply *ply)
{
	struct ply begun = {ply->from, ply->to, {POINT_NONE, POINT_NONE}};

	g_assert_cmpint(game_enter(&stage_game, &begun, NULL), ==, VERDICT_OK);
	if (stage_game.owed)
		check_fact(&(struct fact){.kind = FACT_BEGUN}, true);
	for (unsigned i = 0; i < rules_takes(ply); i++) {
		enum side side = (enum side)stage_game.position.to_move;
		check_fact(&(struct fact){.kind = FACT_TAKE}, true);
		check_reasons();
		if (stage_below(4) == 0)
			check_answers();
		g_assert_cmpint(game_take(&stage_game, ply->takes[i], NULL), ==, VERDICT_OK);
		check_fact(&(struct fact){.kind = FACT_TOOK, .side = side, .point = ply->takes[i]},
			   true);
	}
}

static void test_random_games(void)
{
	stage_seed(1);
	for (unsigned i = 0; i < GAMES; i++) {
		begin_random_rules();
		check_fact(&(struct fact){.kind = FACT_NEW_GAME}, true);
		while (stage_game.result == GAME_UNFINISHED && stage_game.length < 200) {
			struct ply ply = stage_random_ply();
			enter_by_parts(&ply);
			check_happenings();
			check_reasons();
			if (stage_below(10) == 0)
				check_answers();
		}
		check_answers();
	}
}

/* Whatever is typed, in any state, is refused in a few whole sentences. */
static void test_random_refusals(void)
{
	stage_seed(2);
	for (unsigned i = 0; i < GAMES; i++) {
		unsigned plies = stage_below(80);
		begin_random_rules();
		while (stage_game.result == GAME_UNFINISHED && plies--) {
			struct ply ply = stage_random_ply();
			g_assert_cmpint(game_play(&stage_game, &ply, NULL), ==, VERDICT_OK);
		}
		for (unsigned j = 0; j < 40; j++) {
			struct ply ply = {
				stage_below(4) ? (point)stage_below(24) : POINT_NONE,
				(point)stage_below(24),
				{stage_below(2) ? (point)stage_below(24) : POINT_NONE, POINT_NONE}};
			point culprit;
			enum verdict verdict = rules_judge(&stage_game.rules, &stage_game.position,
							   &ply, &culprit);
			if (stage_game.result != GAME_UNFINISHED)
				verdict = VERDICT_GAME_OVER;
			if (verdict)
				check_fact(&(struct fact){.kind = FACT_REFUSED,
							  .verdict = verdict,
							  .ply = ply,
							  .point = culprit},
					   false);
		}
	}
}

static void test_every_kind(void)
{
	for (enum fact_kind kind = 0; kind < FACTS; kind++)
		for (point p = 0; p < board_nine.n_points; p++)
			for (enum wording_verbosity v = WORDING_TERSE; v <= WORDING_FULL; v++) {
				struct fact fact = stage_any_fact(kind, p);
				g_autofree char *lines = NULL;
				if (kind == FACT_DIAGRAM || kind == FACT_COMMENT)
					continue;
				lines = stage_lines(v, &fact);
				check(lines, 80, 5);
			}
}

static void test_narrow_lists(void)
{
	stage_each_narrow(check_event);
}

/* What was typed may be as long as is quoted. */
static void test_long_words(void)
{
	static const enum fact_kind quoting[] = {
		FACT_LEVEL_ALONE,      FACT_UNKNOWN_WORD,  FACT_UNKNOWN_COMMAND_HELP,
		FACT_UNKNOWN_SETTING,  FACT_UNKNOWN_LEVEL, FACT_UNKNOWN_RULES,
		FACT_UNKNOWN_LANGUAGE, FACT_NUMBER_ALONE,  FACT_TOO_MANY_WORDS,
		FACT_NO_SUCH_GAME,     FACT_BAD_NAME,	   FACT_GAME_PLAYED,
		FACT_GAME_ELSEWHERE};
	g_autofree char *word = g_strnfill(50, '1');

	for (unsigned i = 0; i < G_N_ELEMENTS(quoting); i++) {
		const bool lists =
			quoting[i] >= FACT_UNKNOWN_LEVEL && quoting[i] <= FACT_UNKNOWN_LANGUAGE;
		struct fact fact = {.kind = quoting[i], .text = word};

		if (lists)
			fact.text2 = "cs de en es fr hu it nl pl pt_BR ru";
		else if (quoting[i] == FACT_UNKNOWN_SETTING)
			fact.text2 = "board echo";
		else if (quoting[i] == FACT_TOO_MANY_WORDS)
			fact = (struct fact){.kind = quoting[i], .text = "threats", .text2 = word};
		stage_begin("standard", NULL);
		check_fact(&fact, false);
	}
}

static void test_every_verdict(void)
{
	for (enum verdict verdict = VERDICT_OK + 1; verdict < VERDICTS; verdict++)
		for (point p = 0; p < board_nine.n_points; p++) {
			const struct fact fact = stage_any_refusal(verdict, p);
			check_fact(&fact, false);
		}
}

static void test_help(void)
{
	static const char words[] =
		"last repeat turn white black mine theirs board look near lines row column ring "
		"moves mills threats count history hint why what undo redo cancel offer accept decline resign "
		"yes no new again save load replay review games resume position set level rules stats tables "
		"diagram help quit place move take result terse normal full next back start end "
		"play go left right up down here pick drop walk speech faster slower stop";
	g_auto(GStrv) split = g_strsplit(words, " ", -1);

	for (char **word = split; *word; word++) {
		g_autofree char *lines = g_strconcat(wording_help(*word), "\n", NULL);
		check(lines, 80, 1);
	}
	for (unsigned i = 0; wording_glossary_word(i); i++) {
		g_autofree char *lines =
			g_strconcat(wording_help(wording_glossary_word(i)), "\n", NULL);
		check(lines, 80, 1);
	}
	g_assert_null(wording_help("ply"));
}

static gboolean swapped(const GMatchInfo *match, GString *result, gpointer data)
{
	static const char *const pairs[][2] = {{"White", "Black"}, {"white", "black"}, {"W", "B"}};
	g_autofree char *word = g_match_info_fetch(match, 0);

	(void)data;
	for (unsigned i = 0; i < G_N_ELEMENTS(pairs); i++)
		for (unsigned j = 0; j < 2; j++)
			if (!strcmp(word, pairs[i][j]))
				g_string_append(result, pairs[i][1 - j]);
	return FALSE;
}

/* The same game with colours swapped is told in the same words with colours swapped. */
static void compare(GRegex *sides, struct fact fact)
{
	static const struct fact_seats mirrored = {{"medium", NULL}};

	for (enum wording_verbosity v = WORDING_TERSE; v <= WORDING_FULL; v++) {
		fact.game = &stage_game;
		fact.seats = &stage_seats;
		g_autofree char *lines = stage_lines(v, &fact);
		fact.game = &other;
		fact.seats = &mirrored;
		fact.happening.side = side_other(fact.happening.side);
		g_autofree char *mirror = stage_lines(v, &fact);
		fact.happening.side = side_other(fact.happening.side);
		g_autofree char *wanted =
			g_regex_replace_eval(sides, lines, -1, 0, 0, swapped, NULL, NULL);
		if (strcmp(mirror, wanted)) {
			g_test_message("said %swanted %s", mirror, wanted);
			g_test_fail();
		}
	}
}

static void compare_happenings(GRegex *sides)
{
	struct game_happening happenings[GAME_MAX_EVENTS];
	uint32_t last = stage_game.length - 1;
	size_t n = game_happenings(&stage_game, last, happenings);

	for (size_t i = 0; i < n; i++)
		compare(sides, (struct fact){.kind = FACT_HAPPENING,
					     .happening = happenings[i],
					     .first = last});
}

/* Refusals, requests and every way to end, the winner swapped too. */
static void compare_the_rest(GRegex *sides)
{
	static const enum fact_kind kinds[] = {FACT_NO_MOVER, FACT_CANCELLED, FACT_UNFINISHED,
					       FACT_LOADED};
	point occupied = point_first(stage_game.position.pieces[SIDE_WHITE] |
				     stage_game.position.pieces[SIDE_BLACK]);

	for (unsigned i = 0; i < G_N_ELEMENTS(kinds); i++)
		compare(sides, (struct fact){.kind = kinds[i]});
	for (enum verdict verdict = VERDICT_OK + 1; verdict < VERDICTS; verdict++)
		/* W and B in a position typed in are White and Black, whoever plays. */
		if (verdict != VERDICT_POSITION_POINTS && verdict != VERDICT_GAME_OVER)
			compare(sides, (struct fact){.kind = FACT_REFUSED,
						     .verdict = verdict,
						     .point = occupied,
						     .ply = {occupied,
							     verdict == VERDICT_SAME_POINT
								     ? occupied
								     : (point)stage_below(24),
							     {POINT_NONE, POINT_NONE}}});
	for (enum reason reason = REASON_PIECES; reason <= REASON_DRAWN; reason++) {
		bool drawn = notation_result(SIDE_WHITE, reason)[1] == '/';
		stage_game.result = drawn ? GAME_DRAWN : GAME_WHITE_WINS;
		other.result = drawn ? GAME_DRAWN : GAME_BLACK_WINS;
		stage_game.reason = other.reason = reason;
		compare(sides, (struct fact){.kind = FACT_ENDED});
		compare(sides, (struct fact){.kind = FACT_TURN});
	}
}

static void test_swapped_colours(void)
{
	g_autoptr(GRegex) sides = g_regex_new("\\b([Ww]hite|[Bb]lack|[WB])\\b", 0, 0, NULL);

	stage_seed(3);
	for (unsigned i = 0; i < GAMES / 5; i++) {
		begin_random_rules();
		struct position start = stage_game.start;
		start.to_move = SIDE_BLACK;
		g_assert_cmpint(game_set_up(&other, &stage_game.rules, &start), ==, VERDICT_OK);
		while (stage_game.result == GAME_UNFINISHED && stage_game.length < 150) {
			struct ply ply = stage_random_ply();
			g_assert_cmpint(game_play(&stage_game, &ply, NULL), ==, VERDICT_OK);
			g_assert_cmpint(game_play(&other, &ply, NULL), ==, VERDICT_OK);
			compare_happenings(sides);
			compare(sides, (struct fact){.kind = FACT_WHY_TURN,
						     .first = stage_game.length - 1});
			compare(sides, (struct fact){.kind = FACT_TRIED});
			if (stage_below(5))
				continue;
			/* FACT_COUNT names White first, whoever is to move. */
			for (unsigned j = 0; j < G_N_ELEMENTS(questions); j++)
				if (questions[j] != FACT_COUNT)
					compare(sides, (struct fact){.kind = questions[j]});
			compare(sides, (struct fact){.kind = FACT_MOVES_OF,
						     .point = (point)stage_below(24)});
			compare(sides, (struct fact){.kind = FACT_DIAGRAM, .number = 1});
			compare(sides,
				(struct fact){.kind = FACT_HISTORY, .count = stage_game.length});
		}
		compare_the_rest(sides);
	}
}

static void test_hostile_text(void)
{
	stage_begin("standard", NULL);
	g_autofree char *word = g_strnfill(3000, 'a');
	g_autofree char *lines = stage_lines(
		WORDING_NORMAL, &(struct fact){.kind = FACT_UNKNOWN_WORD, .text = word});
	check(lines, 80, 5);
	g_autofree char *escaped =
		stage_lines(WORDING_NORMAL, &(struct fact){.kind = FACT_COMMENT,
							   .text = "\033[2J\a\377good\nmove"});
	g_assert_cmpstr(escaped, ==, "Comment: ?[2J??good move\n");
	g_autofree char *comment = g_strnfill(200, 'a');
	for (unsigned i = 9; i < 200; i += 10)
		comment[i] = ' ';
	g_autofree char *wrapped =
		stage_lines(WORDING_NORMAL, &(struct fact){.kind = FACT_COMMENT, .text = comment});
	g_auto(GStrv) split = g_strsplit(wrapped, "\n", -1);
	for (char **line = split; *line; line++)
		g_assert_cmpuint(strlen(*line), <=, 80);
}

/* The processor time that a comment of so many words takes, in clocks. */
static double time_of_comment(unsigned words)
{
	g_autofree char *comment = g_strnfill(2 * words, 'a');
	for (unsigned i = 1; i < 2 * words; i += 2)
		comment[i] = ' ';
	const clock_t before = clock();
	g_autofree char *heard =
		stage_lines(WORDING_NORMAL, &(struct fact){.kind = FACT_COMMENT, .text = comment});
	const clock_t after = clock();

	g_assert_cmpuint(strlen(heard), >=, 2 * words);
	return (double)(after - before);
}

/* Were each word measured from the beginning, 16 times as many would take 256 times as long. */
static void test_long_text(void)
{
	stage_begin("standard", NULL);
	stage_style.spoken = true;
	time_of_comment(6000);
	g_assert_cmpfloat(time_of_comment(96000), <, 100 * time_of_comment(6000));
	stage_style.spoken = false;
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	spoilt = g_regex_new("\\b(at|of|for|was|not|than) [a-g][1-7]\\b",
			     G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, NULL);
	g_test_add_func("/lines/every-kind-of-fact-has-whole-sentences", test_every_kind);
	g_test_add_func("/lines/lists-of-a-terse-answer-are-narrow", test_narrow_lists);
	g_test_add_func("/lines/what-was-typed-makes-no-line-too-long", test_long_words);
	g_test_add_func("/lines/every-verdict-has-whole-sentences", test_every_verdict);
	g_test_add_func("/lines/every-command-has-help-of-one-line", test_help);
	g_test_add_func("/lines/events-of-random-games-fit-and-answers-are-short",
			test_random_games);
	g_test_add_func("/lines/refusals-in-random-games-are-short", test_random_refusals);
	g_test_add_func("/lines/both-sides-have-the-same-words", test_swapped_colours);
	g_test_add_func("/lines/text-from-outside-cannot-spoil-a-line", test_hostile_text);
	g_test_add_func("/lines/a-long-comment-is-heard-at-once", test_long_text);
	int status = g_test_run();
	g_regex_unref(spoilt);
	return status;
}
