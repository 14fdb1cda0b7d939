/* Rule options and presets by name, one row each: the command line, the settings, the commands
 * set and new, and the Rules tag of records all read this table. */
#ifndef MERELS_CORE_OPTIONS_H
#define MERELS_CORE_OPTIONS_H

#include "core/rules.h"

/* "flying", "protected", "double-mill", "repetition", "quiet-limit", "quiet-reset". */
#define OPTIONS 6
extern const char *const options_names[OPTIONS];
/* The values that each takes, separated by "|", or "N" for a number from 0 to 65535. */
extern const char *const options_values[OPTIONS];

/* "standard", "fifty", "forty", "mulino". */
#define OPTIONS_PRESETS 4
extern const char *const options_presets[OPTIONS_PRESETS];

/* Room for any value as text, its NUL included. */
#define OPTIONS_VALUE_SIZE 8

/* Sets *rules to a preset. VERDICT_NO_PRESET leaves it unchanged. Case is ignored. */
enum verdict options_preset(struct rules *rules, const char *name);

/* Sets one option. VERDICT_NO_OPTION and VERDICT_OPTION_VALUE leave *rules unchanged. */
enum verdict options_set(struct rules *rules, const char *name, const char *value);

/* The present value of option number i as options_set would read it. */
void options_value(const struct rules *rules, unsigned i, char text[OPTIONS_VALUE_SIZE]);

/* The preset that the rules are, or the nearest one: the first that differs in fewest options.
 * Bit i of *differing says that option i differs from it. */
const char *options_nearest(const struct rules *rules, unsigned *differing);

/* The rules as text, "fifty flying=no": nearest preset, then the options that differ. Room for
 * OPTIONS_TEXT_SIZE. options_read reads it back, and leaves *rules unchanged when it refuses. */
#define OPTIONS_TEXT_SIZE 160
void options_write(const struct rules *rules, char text[OPTIONS_TEXT_SIZE]);
enum verdict options_read(struct rules *rules, const char *text);

#endif
