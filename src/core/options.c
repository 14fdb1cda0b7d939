#include "core/options.h"

#include <string.h>

const char *const options_names[OPTIONS] = {
	"flying", "protected", "double-mill", "repetition", "quiet-limit", "quiet-reset",
};

const char *const options_values[OPTIONS] = {
	"yes|no", "take|keep", "one|two", "3|off", "N", "mill|take",
};

const char *const options_presets[OPTIONS_PRESETS] = {"standard", "fifty", "forty", "mulino"};

static const struct rules presets[OPTIONS_PRESETS] = {
	{&board_nine, 9, true, false, false, true, false, 100},
	{&board_nine, 9, true, false, false, true, false, 50},
	{&board_nine, 9, true, false, false, false, true, 40},
	{&board_nine, 9, true, false, false, true, false, 0},
};

/* Which member of struct rules an option of two words sets: true for its second word, or its
 * first. */
static const struct {
	size_t offset;
	bool second;
} members[OPTIONS] = {
	{offsetof(struct rules, flying), false},
	{offsetof(struct rules, keep_protected), true},
	{offsetof(struct rules, two_takings), true},
	{offsetof(struct rules, repetition), false},
	{0, false}, /* quiet-limit is a number */
	{offsetof(struct rules, quiet_until_take), true},
};

static bool *member_of(struct rules *rules, unsigned option)
{
	return (bool *)((char *)rules + members[option].offset);
}

/* ASCII only: strcasecmp would follow the locale. */
static bool same_word(const char *a, const char *b, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		char c = a[i], d = b[i];
		if (c >= 'A' && c <= 'Z')
			c = (char)(c - 'A' + 'a');
		if (d >= 'A' && d <= 'Z')
			d = (char)(d - 'A' + 'a');
		if (c != d)
			return false;
		if (!c)
			return true;
	}
	return true;
}

static bool same(const char *a, const char *b)
{
	return same_word(a, b, (size_t)-1);
}

enum verdict options_preset(struct rules *rules, const char *name)
{
	for (unsigned i = 0; i < OPTIONS_PRESETS; i++)
		if (same(name, options_presets[i])) {
			*rules = presets[i];
			return VERDICT_OK;
		}
	return VERDICT_NO_PRESET;
}

/* The place of value among the two words of a row of options_values: 0, 1, or -1 for neither. */
static int choice(unsigned option, const char *value)
{
	const char *first = options_values[option], *bar = strchr(first, '|');
	size_t length = strlen(value);

	if (length == (size_t)(bar - first) && same_word(value, first, length))
		return 0;
	return same(value, bar + 1) ? 1 : -1;
}

static bool read_limit(const char *value, uint16_t *limit)
{
	unsigned number = 0;

	if (!*value)
		return false;
	for (; *value; value++) {
		if (*value < '0' || *value > '9')
			return false;
		number = number * 10 + (unsigned)(*value - '0');
		if (number > UINT16_MAX)
			return false;
	}
	*limit = (uint16_t)number;
	return true;
}

enum verdict options_set(struct rules *rules, const char *name, const char *value)
{
	for (unsigned i = 0; i < OPTIONS; i++) {
		if (!same(name, options_names[i]))
			continue;
		if (options_values[i][0] == 'N')
			return read_limit(value, &rules->quiet_limit) ? VERDICT_OK
								      : VERDICT_OPTION_VALUE;
		int chosen = choice(i, value);
		if (chosen < 0)
			return VERDICT_OPTION_VALUE;
		*member_of(rules, i) = chosen == members[i].second;
		return VERDICT_OK;
	}
	return VERDICT_NO_OPTION;
}

static char *append(char *to, const char *text)
{
	size_t length = strlen(text);

	memcpy(to, text, length + 1);
	return to + length;
}

static void write_limit(unsigned number, char *text)
{
	char digits[6];
	int n = 0;

	do
		digits[n++] = (char)('0' + number % 10);
	while (number /= 10);
	while (n)
		*text++ = digits[--n];
	*text = '\0';
}

void options_value(const struct rules *rules, unsigned i, char text[OPTIONS_VALUE_SIZE])
{
	const char *first = options_values[i], *bar = strchr(first, '|');
	struct rules copy = *rules;

	if (!bar) {
		write_limit(rules->quiet_limit, text);
	} else if (*member_of(&copy, i) == members[i].second) {
		append(text, bar + 1);
	} else {
		memcpy(text, first, (size_t)(bar - first));
		text[bar - first] = '\0';
	}
}

static unsigned differences(const struct rules *a, const struct rules *b)
{
	unsigned differing = 0;

	for (unsigned i = 0; i < OPTIONS; i++) {
		char x[OPTIONS_VALUE_SIZE], y[OPTIONS_VALUE_SIZE];
		options_value(a, i, x);
		options_value(b, i, y);
		if (strcmp(x, y))
			differing |= 1u << i;
	}
	return differing;
}

const char *options_nearest(const struct rules *rules, unsigned *differing)
{
	unsigned best = 0, fewest = OPTIONS + 1;

	for (unsigned i = 0; i < OPTIONS_PRESETS; i++) {
		unsigned set = differences(rules, &presets[i]), n = point_count(set);
		if (n < fewest) {
			best = i;
			fewest = n;
			*differing = set;
		}
	}
	return options_presets[best];
}

void options_write(const struct rules *rules, char text[OPTIONS_TEXT_SIZE])
{
	unsigned differing;

	text = append(text, options_nearest(rules, &differing));
	for (unsigned i = 0; i < OPTIONS; i++) {
		char value[OPTIONS_VALUE_SIZE];
		if (!(differing >> i & 1))
			continue;
		options_value(rules, i, value);
		text = append(text, " ");
		text = append(text, options_names[i]);
		text = append(text, "=");
		text = append(text, value);
	}
}

enum verdict options_read(struct rules *rules, const char *text)
{
	struct rules read = presets[0];
	bool first = true;

	for (;; first = false) {
		char word[32], *equals;
		enum verdict verdict;
		size_t length;

		text += strspn(text, " ,;\t");
		length = strcspn(text, " ,;\t");
		if (!length)
			break;
		if (length >= sizeof word)
			return first ? VERDICT_NO_PRESET : VERDICT_NO_OPTION;
		memcpy(word, text, length);
		word[length] = '\0';
		text += length;
		equals = strchr(word, '=');
		if (equals) {
			*equals = '\0';
			verdict = options_set(&read, word, equals + 1);
		} else {
			verdict = first ? options_preset(&read, word) : VERDICT_NO_OPTION;
		}
		if (verdict)
			return verdict;
	}
	if (first)
		return VERDICT_NO_PRESET;
	*rules = read;
	return VERDICT_OK;
}
