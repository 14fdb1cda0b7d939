/* What is said of tables of endings: how far a build is, and why it ends. */
#include "wording-stage.h"

static void how_far_it_is(void)
{
	STAGE_SAYS("5 against 6: read, 40 percent.", "5 against 6: read, 40 percent.",
		   .kind = FACT_TABLES_AT, .number = FACT_STAGE_READS, .numbers = {5, 6, 40});
	STAGE_SAYS("6 against 6: takings seen, 7 percent.", "6 against 6: takings seen, 7 percent.",
		   .kind = FACT_TABLES_AT, .number = FACT_STAGE_TAKES, .numbers = {6, 6, 7});
	STAGE_SAYS("6 against 6: found up to 1 turn.", "6 against 6: found up to 1 turn.",
		   .kind = FACT_TABLES_AT, .number = FACT_STAGE_FINDS, .numbers = {6, 6, 0, 1});
	STAGE_SAYS("6 against 6: found up to 120 turns.", "6 against 6: found up to 120 turns.",
		   .kind = FACT_TABLES_AT, .number = FACT_STAGE_FINDS, .numbers = {6, 6, 0, 120});
	STAGE_SAYS("9 against 8: proved, 100 percent.", "9 against 8: proved, 100 percent.",
		   .kind = FACT_TABLES_AT, .number = FACT_STAGE_PROVES, .numbers = {9, 8, 100});
	STAGE_SAYS("6 against 5: written, 0 percent.", "6 against 5: written, 0 percent.",
		   .kind = FACT_TABLES_AT, .number = FACT_STAGE_WRITES, .numbers = {6, 5, 0});
}

static void what_there_is(void)
{
	STAGE_SAYS("Endings of 3 to 9 pieces, 1500 MB.\nType tables and a number from 3 to 9.",
		   "Endings of 3 to 9 pieces a side are worked out, 1500 MB.\n"
		   "Type tables and a number from 3 to 9 to work out those of so many pieces.",
		   .kind = FACT_TABLES_LIST, .number = 9, .numbers = {1500});
	STAGE_SAYS("No endings are worked out.\nType tables and a number from 3 to 9.",
		   "No endings are worked out.\n"
		   "Type tables and a number from 3 to 9 to work out those of so many pieces.",
		   .kind = FACT_TABLES_LIST);
}

static void what_is_bad(void)
{
	STAGE_SAYS("1 more table is of no use.\nEndings of 3 pieces, 2 MB.\n"
		   "Type tables and a number from 3 to 9.",
		   "1 more table is of no use.\nEndings of 3 pieces a side are worked out, 2 MB.\n"
		   "Type tables and a number from 3 to 9 to work out those of so many pieces.",
		   .kind = FACT_TABLES_LIST, .number = 3, .numbers = {2}, .count = 1);
	STAGE_SAYS(NULL,
		   "46 more tables are of no use.\nNo endings are worked out.\n"
		   "Type tables and a number from 3 to 9 to work out those of so many pieces.",
		   .kind = FACT_TABLES_LIST, .count = 46);
	STAGE_SAYS("Not proved: 3 against 4 pieces.", "Not proved: 3 against 4 pieces.",
		   .kind = FACT_TABLES_LEFT, .numbers = {3, 4});
}

static void why_it_ends(void)
{
	STAGE_SAYS("Done: endings of 3 to 5 pieces.",
		   "All endings of at most 5 pieces a side are worked out.",
		   .kind = FACT_TABLES_DONE, .number = 5);
	STAGE_SAYS("Stopped.", "Stopped. What is finished is kept; the same again goes on.",
		   .kind = FACT_TABLES_ENDED);
	STAGE_SAYS(NULL, "Too little memory: 8 against 9 takes 2200 MB, 500 are free.",
		   .kind = FACT_TABLES_NO_MEMORY, .numbers = {8, 9, 2200, 500});
	STAGE_SAYS(NULL, "Too little disk: what is missing may take 3100 MB, 20 are free.",
		   .kind = FACT_TABLES_NO_ROOM, .numbers = {3, 3, 3100, 20});
	STAGE_SAYS(NULL,
		   "Too long: by these rules, some endings of 3 against 4 last over 254 turns.",
		   .kind = FACT_TABLES_TOO_LONG, .numbers = {3, 4});
	STAGE_SAYS(NULL, "The table 3-3-flying-take.table cannot be kept: Is a directory.",
		   .kind = FACT_TABLES_FAILED, .text = "3-3-flying-take.table",
		   .text2 = "Is a directory");
	STAGE_SAYS(NULL, "The endings cannot be kept: No space left on device.",
		   .kind = FACT_TABLES_FAILED, .text2 = "No space left on device");
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/wording-tables/how-far-it-is", how_far_it_is);
	g_test_add_func("/wording-tables/what-there-is", what_there_is);
	g_test_add_func("/wording-tables/what-is-bad", what_is_bad);
	g_test_add_func("/wording-tables/why-it-ends", why_it_ends);
	return g_test_run();
}
