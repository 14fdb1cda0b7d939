/* Positions in every notation, by each set of rules that has a name. */
#include "core/notation.h"
#include "core/options.h"
#include "fuzz.h"

#include <assert.h>
#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char text[256], again[NOTATION_POSITION_SIZE];
	struct position position, same;
	struct rules rules;

	if (size >= sizeof text)
		return 0;
	memcpy(text, data, size);
	text[size] = '\0';
	for (size_t i = 0; i < OPTIONS_PRESETS; i++) {
		options_preset(&rules, options_presets[i]);
		if (notation_read_position(&rules, text, &position))
			continue;
		notation_write_position(rules.board, &position, again);
		assert(!notation_read_position(&rules, again, &same));
		assert(position_equal(&position, &same));
		rules_admit(&rules, &position);
	}
	return 0;
}
