/* Options and presets by name. */
#include "core/options.h"

#include <glib.h>
#include <string.h>

/* The table of presets as published, apart from core's. */
static const struct {
	const char *name;
	bool repetition, reset_by_take;
	unsigned limit;
} presets[] = {
	{"standard", true, false, 100},
	{"fifty", true, false, 50},
	{"forty", false, true, 40},
	{"mulino", true, false, 0},
};

/* Every option with all its values, some of the limit's. */
static const struct {
	const char *name;
	const char *values[8];
} options[OPTIONS] = {
	{"flying", {"yes", "no"}},
	{"protected", {"take", "keep"}},
	{"double-mill", {"one", "two"}},
	{"repetition", {"3", "off"}},
	{"quiet-limit", {"0", "1", "39", "40", "50", "100", "65535"}},
	{"quiet-reset", {"mill", "take"}},
};

static bool same(const struct rules *a, const struct rules *b)
{
	return a->board == b->board && a->pieces == b->pieces && a->flying == b->flying &&
	       a->keep_protected == b->keep_protected && a->two_takings == b->two_takings &&
	       a->repetition == b->repetition && a->quiet_until_take == b->quiet_until_take &&
	       a->quiet_limit == b->quiet_limit;
}

static void test_presets(void)
{
	g_assert_cmpint(OPTIONS_PRESETS, ==, G_N_ELEMENTS(presets));
	for (size_t i = 0; i < G_N_ELEMENTS(presets); i++) {
		struct rules rules;

		memset(&rules, 0xff, sizeof(rules));
		g_assert_cmpstr(options_presets[i], ==, presets[i].name);
		g_assert_cmpint(options_preset(&rules, presets[i].name), ==, VERDICT_OK);
		g_assert_true(rules.board == &board_nine);
		g_assert_cmpint(rules.pieces, ==, 9);
		g_assert_cmpint(rules.flying, ==, true);
		g_assert_cmpint(rules.keep_protected, ==, false);
		g_assert_cmpint(rules.two_takings, ==, false);
		g_assert_cmpint(rules.repetition, ==, presets[i].repetition);
		g_assert_cmpint(rules.quiet_until_take, ==, presets[i].reset_by_take);
		g_assert_cmpuint(rules.quiet_limit, ==, presets[i].limit);
	}
}

static void test_values(void)
{
	for (unsigned i = 0; i < OPTIONS; i++) {
		g_assert_cmpstr(options_names[i], ==, options[i].name);
		for (size_t k = 0; k < 8 && options[i].values[k]; k++) {
			struct rules rules;
			char text[OPTIONS_VALUE_SIZE];

			options_preset(&rules, "standard");
			g_assert_cmpint(options_set(&rules, options[i].name, options[i].values[k]),
					==, VERDICT_OK);
			options_value(&rules, i, text);
			g_assert_cmpstr(text, ==, options[i].values[k]);
		}
	}
}

static void test_each_in_its_place(void)
{
	struct rules rules;

	options_preset(&rules, "standard");
	options_set(&rules, "flying", "no");
	options_set(&rules, "protected", "keep");
	options_set(&rules, "double-mill", "two");
	g_assert_cmpint(rules.flying, ==, false);
	g_assert_cmpint(rules.keep_protected, ==, true);
	g_assert_cmpint(rules.two_takings, ==, true);
	g_assert_cmpint(rules.repetition, ==, true);
	options_set(&rules, "repetition", "off");
	options_set(&rules, "quiet-limit", "7");
	options_set(&rules, "quiet-reset", "take");
	g_assert_cmpint(rules.repetition, ==, false);
	g_assert_cmpint(rules.quiet_limit, ==, 7);
	g_assert_cmpint(rules.quiet_until_take, ==, true);
}

static void check_round_trip(const struct rules *rules)
{
	char text[OPTIONS_TEXT_SIZE];
	struct rules read;

	memset(text, '?', sizeof(text));
	options_write(rules, text);
	g_assert_true(memchr(text, '\0', sizeof(text)));
	g_assert_cmpint(options_read(&read, text), ==, VERDICT_OK);
	if (!same(&read, rules)) {
		g_test_message("%s is read otherwise", text);
		g_test_fail();
	}
}

static void test_single_changes(void)
{
	for (size_t p = 0; p < G_N_ELEMENTS(presets); p++)
		for (unsigned i = 0; i < OPTIONS; i++)
			for (size_t k = 0; k < 8 && options[i].values[k]; k++) {
				struct rules rules;

				options_preset(&rules, presets[p].name);
				options_set(&rules, options[i].name, options[i].values[k]);
				check_round_trip(&rules);
			}
}

static void test_all_combinations(void)
{
	static const char *const limits[] = {"0", "40", "50", "100", "77", "65535"};

	for (unsigned bits = 0; bits < 32; bits++)
		for (size_t k = 0; k < G_N_ELEMENTS(limits); k++) {
			struct rules rules;

			options_preset(&rules, "standard");
			rules.flying = bits & 1;
			rules.keep_protected = bits & 2;
			rules.two_takings = bits & 4;
			rules.repetition = bits & 8;
			rules.quiet_until_take = bits & 16;
			options_set(&rules, "quiet-limit", limits[k]);
			check_round_trip(&rules);
		}
}

static void test_nearest(void)
{
	for (size_t p = 0; p < G_N_ELEMENTS(presets); p++) {
		struct rules rules;
		unsigned differing = ~0u;
		char text[OPTIONS_TEXT_SIZE];

		options_preset(&rules, presets[p].name);
		g_assert_cmpstr(options_nearest(&rules, &differing), ==, presets[p].name);
		g_assert_cmpuint(differing, ==, 0);
		options_write(&rules, text);
		g_assert_cmpstr(text, ==, presets[p].name);

		options_set(&rules, "flying", "no");
		g_assert_cmpstr(options_nearest(&rules, &differing), ==, presets[p].name);
		g_assert_cmpuint(differing, ==, 1);
	}
}

static void test_limit_of_a_preset_names_it(void)
{
	struct rules rules;
	char text[OPTIONS_TEXT_SIZE];

	options_preset(&rules, "standard");
	options_set(&rules, "quiet-limit", "50");
	options_set(&rules, "flying", "no");
	options_write(&rules, text);
	g_assert_cmpstr(text, ==, "fifty flying=no");

	/* Three differ in the limit alone: the first of them is named. */
	options_preset(&rules, "fifty");
	options_set(&rules, "quiet-limit", "77");
	options_write(&rules, text);
	g_assert_cmpstr(text, ==, "standard quiet-limit=77");
}

static void test_case(void)
{
	struct rules rules;
	struct rules fifty;

	options_preset(&rules, "standard");
	options_preset(&fifty, "fifty");
	g_assert_cmpint(options_preset(&rules, "FiFty"), ==, VERDICT_OK);
	g_assert_true(same(&rules, &fifty));
}

static void check_set_refused(const char *name, const char *value, enum verdict expected)
{
	struct rules rules;
	struct rules before;

	options_preset(&rules, "forty");
	before = rules;
	g_assert_cmpint(options_set(&rules, name, value), ==, expected);
	g_assert_true(same(&rules, &before));
}

static void test_refusals(void)
{
	static const char *const no_limits[] = {"",    "-1",  "65536", "4294967296",
						"1.5", "ten", "10x",   "99999999999999999999"};

	check_set_refused("", "yes", VERDICT_NO_OPTION);
	check_set_refused("fly", "yes", VERDICT_NO_OPTION);
	check_set_refused("flying2", "yes", VERDICT_NO_OPTION);
	check_set_refused("quiet", "7", VERDICT_NO_OPTION);
	check_set_refused("flying", "", VERDICT_OPTION_VALUE);
	check_set_refused("flying", "maybe", VERDICT_OPTION_VALUE);
	check_set_refused("flying", "take", VERDICT_OPTION_VALUE);
	check_set_refused("protected", "yes", VERDICT_OPTION_VALUE);
	check_set_refused("double-mill", "three", VERDICT_OPTION_VALUE);
	check_set_refused("repetition", "2", VERDICT_OPTION_VALUE);
	check_set_refused("quiet-reset", "keep", VERDICT_OPTION_VALUE);
	for (size_t i = 0; i < G_N_ELEMENTS(no_limits); i++)
		check_set_refused("quiet-limit", no_limits[i], VERDICT_OPTION_VALUE);
}

static void test_text_refusals(void)
{
	static const struct {
		const char *text;
		enum verdict verdict;
	} rows[] = {
		{"nonesuch", VERDICT_NO_PRESET},
		{"standard fly=no", VERDICT_NO_OPTION},
		{"standard flying=perhaps", VERDICT_OPTION_VALUE},
		{"standard flying=no quiet-limit=many", VERDICT_OPTION_VALUE},
	};

	for (size_t i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct rules rules;
		struct rules before;

		options_preset(&rules, "forty");
		before = rules;
		g_assert_cmpint(options_read(&rules, rows[i].text), ==, rows[i].verdict);
		g_assert_true(same(&rules, &before));
		g_assert_cmpint(options_preset(&rules, "nonesuch"), ==, VERDICT_NO_PRESET);
		g_assert_true(same(&rules, &before));
	}
}

/* Words of every length, each in memory of its own size. */
static void test_long_texts(void)
{
	for (size_t length = 1; length < 400; length++) {
		struct rules rules;
		char *word = g_strnfill(length, 'y');
		char *option = g_strconcat("standard flying=", word, NULL);
		char *name = g_strconcat("standard ", word, "=no", NULL);

		options_preset(&rules, "forty");
		g_assert_cmpint(options_read(&rules, word), ==, VERDICT_NO_PRESET);
		g_assert_cmpint(options_read(&rules, option), !=, VERDICT_OK);
		g_assert_cmpint(options_read(&rules, name), ==, VERDICT_NO_OPTION);
		g_assert_cmpint(rules.quiet_limit, ==, 40);
		g_free(word);
		g_free(option);
		g_free(name);
	}
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/options/the-presets-are-as-published", test_presets);
	g_test_add_func("/options/each-value-is-set-and-told", test_values);
	g_test_add_func("/options/each-option-sets-its-own-rule", test_each_in_its_place);
	g_test_add_func("/options/every-single-change-is-read-back", test_single_changes);
	g_test_add_func("/options/every-combination-is-read-back", test_all_combinations);
	g_test_add_func("/options/the-nearest-preset-is-the-preset-itself", test_nearest);
	g_test_add_func("/options/the-preset-that-differs-least-is-named",
			test_limit_of_a_preset_names_it);
	g_test_add_func("/options/presets-are-named-in-any-case", test_case);
	g_test_add_func("/options/wrong-names-and-values-change-nothing", test_refusals);
	g_test_add_func("/options/wrong-texts-change-nothing", test_text_refusals);
	g_test_add_func("/options/words-of-any-length-are-refused", test_long_texts);
	return g_test_run();
}
