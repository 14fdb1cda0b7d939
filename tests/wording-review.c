/* What is said of turning points: proved or as an opinion, and of turns that are tried. */
#include "wording-stage.h"

#define WHITE_TURN 6

static const struct fact_worth unknown = {FACT_RESULT_UNKNOWN, 0};
static const struct fact_worth drawn = {FACT_RESULT_DRAW, 0};
static const struct fact_worth lost = {FACT_RESULT_LOSS, 4};
static const struct fact_worth won = {FACT_RESULT_WIN, 9};

/* White's fourth turn closes a mill. */
static void begin(void)
{
	stage_begin("standard", NULL);
	stage_play("d6 a7 d2 g7 b6 f4 f6xf4");
}

static struct fact_turning turning(struct fact_worth before, struct fact_worth by, unsigned depth)
{
	return (struct fact_turning){
		.turn = WHITE_TURN,
		.better = {POINT_NONE, stage_point("d7"), {POINT_NONE, POINT_NONE}},
		.before = before,
		.by = by,
		.depth = depth,
	};
}

static void says(const char *terse, const char *normal, struct fact_turning told)
{
	STAGE_SAYS(terse, normal, .kind = FACT_REVIEW, .turnings = &told, .count = 1, .number = 1);
}

static void what_is_proved(void)
{
	begin();
	says("7 W: f6, win to draw.\nd7 wins in 9.",
	     "7, White: f6 lets a win become a draw. d7 wins in 9.", turning(won, drawn, 0));
	says("7 W: f6, win to loss.\nd7 wins in 9.",
	     "7, White: f6 lets a win become a loss. d7 wins in 9.", turning(won, lost, 0));
	says("7 W: f6, draw to loss.\nd7 keeps the draw.",
	     "7, White: f6 lets a draw become a loss. d7 keeps the draw.", turning(drawn, lost, 0));
	says("7 W: f6, win to loss.\nd7 wins at once.",
	     "7, White: f6 lets a win become a loss. d7 wins at once.",
	     turning((struct fact_worth){FACT_RESULT_WIN, 1}, lost, 0));
}

static void what_a_search_thinks(void)
{
	begin();
	says("7 W: f6 may waste a win.\nd7 wins in 9.",
	     "7, White: f6 may waste a win. d7 wins in 9. Opinion, depth 17.",
	     turning(won, unknown, 17));
	says("7 W: f6 lets B win in 4.\nd7 looks better.",
	     "7, White: f6 lets Black win in 4. d7 looks better. Opinion, depth 17.",
	     turning(unknown, lost, 17));
	says("7 W: f6 only draws.\nd7 looks better.",
	     "7, White: f6 only draws. d7 looks better. Opinion, depth 17.",
	     turning(unknown, drawn, 17));
	says("7 W: f6 looks weak.\nd7 looks better.",
	     "7, White: f6 looks weak. d7 looks better. Opinion, depth 17.",
	     turning(unknown, unknown, 17));
}

/* What was taken makes the difference, or is heard of a single point. */
static void what_is_taken(void)
{
	struct fact_turning other = turning(won, drawn, 0);

	begin();
	other.better = (struct ply){POINT_NONE, stage_point("f6"), {stage_point("a7"), POINT_NONE}};
	says("7 W: f6, win to draw.\nTaking a7 wins in 9.",
	     "7, White: f6 taking f4 lets a win become a draw. Taking a7 wins in 9.", other);
	/* Left out only where nothing more is said than that it looks better. */
	other = turning(drawn, lost, 0);
	other.better.takes[0] = stage_point("a7");
	says("7 W: f6, draw to loss.\nd7 taking a7 keeps the draw.",
	     "7, White: f6, draw to loss. d7 taking a7 keeps the draw.", other);
	other.depth = 17;
	says("7 W: f6 lets B win in 4.\nd7 taking a7 keeps the draw.",
	     "7, White: f6 lets Black win in 4. d7 taking a7 keeps the draw.\n"
	     "Opinion, depth 17.",
	     other);
	other.before = unknown;
	says("7 W: f6 lets B win in 4.\nd7 looks better.",
	     "7, White: f6 lets Black win in 4. d7 looks better. Opinion, depth 17.", other);
	other = turning(won, drawn, 0);
	STAGE_SAYS(NULL,
		   "7, White: f6 taking f4 lets a win become a draw. d7 wins in 9.\n"
		   "Enter steps through the better line, 17 turns. Leave returns.",
		   .kind = FACT_TURNING, .turnings = &other, .count = 17, .number = 1);
}

static void how_many_there_are(void)
{
	const struct fact_turning one = turning(won, drawn, 0);

	begin();
	STAGE_SAYS(NULL,
		   "9 turning points; these are the weightiest 1. Type review all.\n"
		   "7, White: f6 lets a win become a draw. d7 wins in 9.",
		   .kind = FACT_REVIEW, .turnings = &one, .count = 1, .number = 9);
	const struct fact_turning three[] = {one, turning(drawn, lost, 0),
					     turning(unknown, lost, 17)};
	STAGE_SAYS("Weightiest 3 of 10. Type review all.\n"
		   "7 W: f6, win to draw.\n7 W: f6, draw to loss.\n7 W: f6 lets B win in 4.",
		   NULL, .kind = FACT_REVIEW, .turnings = three, .count = 3, .number = 10);
	STAGE_SAYS("7 W: f6, win to draw.\nd7 wins in 9.\n7 W: f6, draw to loss.\n"
		   "d7 keeps the draw.\n7 W: f6 lets B win in 4.\nd7 looks better.",
		   NULL, .kind = FACT_REVIEW, .turnings = three, .count = 3, .number = 3,
		   .numbers = {0, 1});
	STAGE_SAYS("7 W: f6, win to draw.\n7 W: f6, draw to loss.\n"
		   "Stopped. Turns 4 to 7 are judged.",
		   NULL, .kind = FACT_REVIEW, .turnings = three, .count = 2, .number = 2,
		   .first = 3, .numbers = {1});
	STAGE_SAYS("No turning point was found.", "No turning point was found.",
		   .kind = FACT_REVIEW);
	STAGE_SAYS("Stopped. Turns 4 to 7 are judged.\nType review to go on.",
		   "Stopped. Turns 4 to 7 are judged. Type review to go on.", .kind = FACT_REVIEW,
		   .first = 3, .numbers = {1});
	STAGE_SAYS("Stopped.", "Stopped.", .kind = FACT_REVIEW, .first = 7);
}

static void what_is_tried(void)
{
	const struct fact_turning told = turning(won, drawn, 0);
	const struct ply ply = {POINT_NONE, stage_point("d5"), {POINT_NONE, POINT_NONE}};

	begin();
	STAGE_SAYS("2 of 5, turn 7. W can win in 9.\nf6 taking f4 was played.",
		   "Turning point 2 of 5, turn 7. White can win in 9.\n"
		   "f6 taking f4 was played. Type a better turn.",
		   .kind = FACT_PRACTICE, .turnings = &told, .number = 2, .count = 5);
	STAGE_SAYS("Right: d5 wins in 9.", "Right: d5 wins in 9.", .kind = FACT_PRACTICE_JUDGED,
		   .turnings = &told, .ply = ply, .worth = won, .first = 1);
	STAGE_SAYS("Right: d5 keeps the draw.", "Right: d5 keeps the draw.",
		   .kind = FACT_PRACTICE_JUDGED, .turnings = &told, .ply = ply, .worth = drawn,
		   .first = 1);
	STAGE_SAYS("Right: d5 looks good. Opinion, depth 17.",
		   "Right: d5 looks good. Opinion, depth 17.", .kind = FACT_PRACTICE_JUDGED,
		   .turnings = &told, .ply = ply, .number = 17, .first = 1);
	STAGE_SAYS("No: d5 lets B win in 4. One more try.",
		   "No: d5 lets Black win in 4. One more try.", .kind = FACT_PRACTICE_JUDGED,
		   .turnings = &told, .ply = ply, .worth = lost, .count = 1);
	STAGE_SAYS("No: d5 only draws.", "No: d5 only draws.", .kind = FACT_PRACTICE_JUDGED,
		   .turnings = &told, .ply = ply, .worth = drawn);
	STAGE_SAYS("No: d5 may waste the win.\nOpinion, depth 17.",
		   "No: d5 may waste the win. Opinion, depth 17.", .kind = FACT_PRACTICE_JUDGED,
		   .turnings = &told, .ply = ply, .number = 17);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/wording-review/what-is-proved", what_is_proved);
	g_test_add_func("/wording-review/what-a-search-thinks", what_a_search_thinks);
	g_test_add_func("/wording-review/what-is-taken", what_is_taken);
	g_test_add_func("/wording-review/how-many-there-are", how_many_there_are);
	g_test_add_func("/wording-review/what-is-tried", what_is_tried);
	return g_test_run();
}
