#include "wording-stage.h"

#include "core/notation.h"
#include "core/options.h"

struct game stage_game;
struct fact_seats stage_seats = {{NULL, "medium"}};
struct wording_style stage_style;

/* SplitMix64 (Steele, Lea and Flood 2014). */
static uint64_t state;

void stage_seed(uint64_t seed)
{
	state = seed;
}

unsigned stage_below(unsigned n)
{
	uint64_t z = state += 0x9e3779b97f4a7c15u;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return (unsigned)((z ^ z >> 31) % n);
}

struct ply stage_random_ply(void)
{
	static struct ply plies[RULES_MAX_PLIES];
	const unsigned n = (unsigned)game_plies(&stage_game, plies);
	struct ply ply = plies[stage_below(n)];

	for (unsigned tries = 0; tries < 20 && !rules_takes(&ply) && stage_below(2); tries++)
		ply = plies[stage_below(n)];
	return ply;
}

point stage_point(const char *name)
{
	return board_point_at(&board_nine, name[0] - 'a' + 1, name[1] - '0');
}

void stage_begin(const char *rules_text, const char *position_text)
{
	struct rules rules;
	struct position position;

	g_assert_cmpint(options_read(&rules, rules_text), ==, VERDICT_OK);
	if (!position_text) {
		game_init(&stage_game, &rules);
		return;
	}
	g_assert_cmpint(notation_read_position(&rules, position_text, &position), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(&stage_game, &rules, &position), ==, VERDICT_OK);
}

void stage_play(const char *text)
{
	g_auto(GStrv) plies = g_strsplit(text, " ", -1);

	for (char **token = plies; *token; token++) {
		struct ply ply;
		enum verdict verdict = notation_read_ply(&board_nine, *token, &ply);

		if (!verdict)
			verdict = ply.to == POINT_NONE ? game_take(&stage_game, ply.takes[0], NULL)
						       : game_enter(&stage_game, &ply, NULL);
		if (verdict) {
			g_test_message("%s: verdict %d", *token, verdict);
			g_test_fail();
		}
	}
}

char *stage_lines(enum wording_verbosity verbosity, const struct fact *fact)
{
	struct wording_style style = stage_style;
	struct fact whole = *fact;

	style.verbosity = verbosity;
	if (!whole.game)
		whole.game = &stage_game;
	if (!whole.seats)
		whole.seats = &stage_seats;
	return wording_lines(&style, &whole);
}

void stage_says(const char *file, int line, const char *terse, const char *normal, const char *full,
		const struct fact *fact)
{
	const char *expected[] = {terse, normal, full};

	for (unsigned i = 0; i < G_N_ELEMENTS(expected); i++) {
		g_autofree char *said =
			expected[i] ? stage_lines((enum wording_verbosity)i, fact) : NULL;
		g_autofree char *wanted = g_strconcat(expected[i] ? expected[i] : "", "\n", NULL);

		if (said && g_strcmp0(said, wanted)) {
			g_test_message("%s:%d: said %s wanted %s", file, line, said, wanted);
			g_test_fail();
		}
	}
}

void stage_tells(const char *file, int line, size_t i, const char *terse, const char *normal,
		 const char *full)
{
	struct game_happening happenings[GAME_MAX_EVENTS];
	uint32_t last = stage_game.length - 1;

	g_assert_cmpuint(game_happenings(&stage_game, last, happenings), >, i);
	stage_says(
		file, line, terse, normal, full,
		&(struct fact){.kind = FACT_HAPPENING, .happening = happenings[i], .first = last});
}

static const char plain_position[] = "WW..BB....BW..WB.W...B.W b 0 0";

/* A question about a point, and a wrong answer. */
static struct drill stage_drill;
static struct drill_answer stage_answer;
static struct drill_fault stage_fault;

static void any_drill(point p)
{
	drill_make(&stage_drill, DRILL_NEIGHBOURS, DRILL_ANY, 1);
	stage_drill.point = p;
	stage_drill.right = board_nine.neighbours[p];
	stage_answer.points = point_bit((point)((p + 1) % 24));
	drill_judge(&stage_drill, &stage_answer, &stage_fault);
}

struct fact stage_any_fact(enum fact_kind kind, point p)
{
	static struct position before;
	static struct fact_turning turning;
	struct fact fact = {.kind = kind,
			    .point = p,
			    .points = point_bit(p) | point_bit((point)((p + 1) % 24)),
			    .ply = {p, (point)((p + 1) % 24), {(point)((p + 2) % 24), POINT_NONE}},
			    .verdict = VERDICT_NO_PLY,
			    .before = &before,
			    .happening = {GAME_EVENT_PLY, SIDE_WHITE, 5},
			    .count = 1,
			    .number = 1,
			    .numbers = {5, 3, 1, 1, 6},
			    .turnings = &turning,
			    .drill = &stage_drill,
			    .answer = &stage_answer,
			    .fault = &stage_fault,
			    .text = "level",
			    .text2 = "Easy hard"};

	any_drill(p);
	stage_begin("standard", plain_position);
	before = stage_game.position;
	turning = (struct fact_turning){
		.better = {p, (point)((p + 2) % 24), {POINT_NONE, POINT_NONE}},
		.before = {FACT_RESULT_WIN, 9},
		.by = {FACT_RESULT_DRAW, 0}};
	if (kind == FACT_BEGUN || kind == FACT_TAKE || kind == FACT_TOOK) {
		stage_play("b4-b6");
	} else {
		stage_play("b4-b6xd7");
	}
	if (kind == FACT_HINT || kind == FACT_WHY) {
		struct ply plies[RULES_MAX_PLIES];
		fact.ply = plies[p % game_plies(&stage_game, plies)];
	}
	if (kind == FACT_ENDED || kind == FACT_RECORD_AFTER_END)
		game_resign(&stage_game, SIDE_BLACK);
	return fact;
}

struct fact stage_any_refusal(enum verdict verdict, point p)
{
	struct fact fact = stage_any_fact(FACT_REFUSED, p);

	fact.verdict = verdict;
	if (verdict == VERDICT_GAME_OVER)
		game_resign(&stage_game, SIDE_BLACK);
	return fact;
}

void stage_each_happening(void (*act)(const struct fact *fact))
{
	struct game_happening happenings[GAME_MAX_EVENTS];
	const uint32_t last = stage_game.length - 1;
	const size_t n = game_happenings(&stage_game, last, happenings);

	for (size_t i = 0; i < n; i++)
		act(&(struct fact){
			.kind = FACT_HAPPENING, .happening = happenings[i], .first = last});
}

void stage_each_narrow(void (*act)(const struct fact *fact))
{
	static const enum fact_kind narrow[] = {
		FACT_REVIEW,	    FACT_TURNING,     FACT_TABLES_LIST,	 FACT_TABLES_BEGINS,
		FACT_TABLES_PROVES, FACT_TABLES_DONE, FACT_TABLES_ENDED, FACT_TABLES_WAITS,
		FACT_TABLES_MADE,   FACT_TABLES_AT};

	for (unsigned i = 0; i < G_N_ELEMENTS(narrow); i++)
		for (point p = 0; p < board_nine.n_points; p++) {
			struct fact fact = stage_any_fact(narrow[i], p);

			act(&fact);
			if (narrow[i] != FACT_REVIEW)
				continue;
			/* Of more turning points the weightiest only. */
			fact.number = 12;
			fact.numbers[1] = 0;
			act(&fact);
		}
}
