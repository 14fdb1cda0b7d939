/* perft [rule options] [--position=TEXT] DEPTH: prints the number of sequences of legal plies.
 * The rule options are those of merels. */
#include "core/notation.h"
#include "core/options.h"
#include "core/rules.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int refuse(const char *what, const char *argument)
{
	fprintf(stderr, "perft: %s: %s\n", what, argument);
	return 2;
}

/* Sets the option or preset that "--NAME=VALUE" names. */
static bool set_rule(struct rules *rules, const char *argument)
{
	const char *equals = strchr(argument, '=');
	char name[32];
	size_t length;

	if (!equals || strncmp(argument, "--", 2) != 0)
		return false;
	length = (size_t)(equals - argument) - 2;
	if (length >= sizeof(name))
		return false;
	memcpy(name, argument + 2, length);
	name[length] = '\0';
	if (!strcmp(name, "rules"))
		return options_preset(rules, equals + 1) == VERDICT_OK;
	return options_set(rules, name, equals + 1) == VERDICT_OK;
}

static bool read_position(const struct rules *rules, const char *text, struct position *position)
{
	return notation_read_position(rules, text, position) == VERDICT_OK &&
	       rules_admit(rules, position) == VERDICT_OK;
}

int main(int argc, char **argv)
{
	struct rules rules;
	struct position position;
	const char *position_text = NULL;
	const char *depth_text = NULL;
	char *end;
	unsigned long depth;

	options_preset(&rules, options_presets[0]);
	for (int i = 1; i < argc; i++) {
		if (!strncmp(argv[i], "--position=", 11))
			position_text = argv[i] + 11;
		else if (argv[i][0] != '-' && !depth_text)
			depth_text = argv[i];
		else if (!set_rule(&rules, argv[i]))
			return refuse("not understood", argv[i]);
	}

	position = rules_start(&rules);
	if (position_text && !read_position(&rules, position_text, &position))
		return refuse("not a position", position_text);
	if (!depth_text)
		return refuse("usage", "perft [rule options] [--position=TEXT] DEPTH");
	depth = strtoul(depth_text, &end, 10);
	if (*end || depth < 1 || depth > 99)
		return refuse("not a depth from 1 to 99", depth_text);

	printf("%" PRIu64 "\n", rules_perft(&rules, &position, (unsigned)depth));
	if (fflush(stdout) || ferror(stdout))
		return refuse("cannot write", "standard output");
	return 0;
}
