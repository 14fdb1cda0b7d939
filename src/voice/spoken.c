/* Which signs are read aloud differs from synthesizer to synthesizer and from setting to setting:
 * only those are left that none reads aloud. */
#include "voice/spoken.h"

#include "voice/speech.h"

#include <glib/gi18n.h>

#include <stdbool.h>

/* The pause that a sign stands for, or 0. */
static char pause_for(gunichar c)
{
	if (c == ':' || c == ';' || c == ',')
		return ',';
	if (c == '.' || c == '!' || c == 0x2026)
		return '.';
	return c == '?' ? '?' : 0;
}

static bool is_word(gunichar c)
{
	return g_unichar_isalnum(c) || g_unichar_ismark(c) || c == (guchar)SPEECH_POINT[0] ||
	       c == (guchar)SPEECH_POINT_END[0];
}

struct place {
	gunichar before, here, after;
};

static bool joins_word(struct place at)
{
	bool apostrophe = at.here == '\'' || at.here == 0x2019;

	return is_word(at.here) ||
	       (apostrophe && g_unichar_isalpha(at.before) && g_unichar_isalpha(at.after));
}

static bool is_decimal(struct place at)
{
	return at.here == '.' && g_unichar_isdigit(at.before) && g_unichar_isdigit(at.after);
}

/* As before the ending of a file's name. */
static bool inside_word(struct place at)
{
	return at.here == '.' && !g_unichar_isspace(at.before) && g_unichar_isalnum(at.after);
}

/* As in log:FILE, which is to be typed. */
static bool is_colon(struct place at)
{
	return at.here == ':' && is_word(at.before) && !g_unichar_isspace(at.after) && at.after;
}

/* Of two pauses in a row the longer is kept; none begins a line. */
static void append_pause(GString *out, char pause)
{
	char last = out->len ? out->str[out->len - 1] : '\n';

	if (last == '\n')
		return;
	if (last == ',')
		out->str[out->len - 1] = pause;
	else if (last != '.' && last != '?')
		g_string_append_c(out, pause);
}

static void append_space(GString *out, bool *space)
{
	if (*space && out->len && out->str[out->len - 1] != '\n')
		g_string_append_c(out, ' ');
	*space = false;
}

static void append(GString *out, struct place at, bool *space)
{
	if (at.here == '\n') {
		g_string_append_c(out, '\n');
		*space = false;
	} else if (is_decimal(at)) {
		/* TRANSLATORS: the sign between whole number and fraction, as it is said. */
		g_string_append_printf(out, " %s", C_("item spoken", "point"));
		*space = true;
	} else if (is_colon(at)) {
		/* TRANSLATORS: the sign between the words of log:FILE, as it is said. */
		g_string_append_printf(out, " %s", C_("item spoken", "colon"));
		*space = true;
	} else if (joins_word(at) || inside_word(at)) {
		*space = *space && !inside_word(at);
		append_space(out, space);
		g_string_append_unichar(out, at.here);
	} else if (pause_for(at.here)) {
		append_pause(out, pause_for(at.here));
		*space = true;
	} else {
		*space = true;
	}
}

char *spoken_signs(const char *lines)
{
	g_autofree char *valid = g_utf8_make_valid(lines, -1);
	GString *out = g_string_new(NULL);
	gunichar before = '\n';
	bool space = false;

	for (const char *at = valid; *at; at = g_utf8_next_char(at)) {
		struct place place = {before, g_utf8_get_char(at),
				      g_utf8_get_char(g_utf8_next_char(at))};
		append(out, place, &space);
		before = place.here;
	}
	return g_string_free(out, FALSE);
}
