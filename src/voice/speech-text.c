#include "voice/speech-text.h"

#include "voice/speech.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean is_mark(gunichar c)
{
	return c == (guchar)SPEECH_POINT[0] || c == (guchar)SPEECH_POINT_END[0];
}

char *speech_text_clean(const char *utterance)
{
	char *valid = g_utf8_make_valid(utterance, -1);
	GString *clean = g_string_new(NULL);
	gboolean space = FALSE;

	for (const char *at = valid; *at; at = g_utf8_next_char(at)) {
		gunichar c = g_utf8_get_char(at);

		if (g_unichar_isspace(c)) {
			space = TRUE;
			continue;
		}
		if (g_unichar_iscntrl(c) && !is_mark(c))
			continue;
		if (space && clean->len)
			g_string_append_c(clean, ' ');
		space = FALSE;
		g_string_append_unichar(clean, c);
	}
	g_free(valid);
	while (g_str_has_suffix(clean->str, ".."))
		g_string_truncate(clean, clean->len - 1);
	return g_string_free(clean, FALSE);
}

char *speech_text_plain(const char *clean)
{
	GString *plain = g_string_new(NULL);

	for (; *clean; clean++)
		if (!is_mark((guchar)*clean))
			g_string_append_c(plain, *clean);
	return g_string_free(plain, FALSE);
}

/* TRANSLATORS: the letters of points as the voice spells them. Each is itself, unless the voice
 * gives it a foreign name: then the letter which has the name that players of your language give to
 * this one. */
static const char *const letters[] = {
	NC_("item letter", "a"), NC_("item letter", "b"), NC_("item letter", "c"),
	NC_("item letter", "d"), NC_("item letter", "e"), NC_("item letter", "f"),
	NC_("item letter", "g"),
};

char *speech_text_spelt(const char *clean)
{
	GString *spelt = g_string_new(NULL);
	gboolean inside = FALSE;

	for (; *clean; clean++) {
		if (is_mark((guchar)*clean))
			inside = *clean == SPEECH_POINT[0];
		if (inside && *clean >= 'a' && *clean <= 'g')
			g_string_append(spelt,
					g_dpgettext2(NULL, "item letter", letters[*clean - 'a']));
		else
			g_string_append_c(spelt, *clean);
	}
	return g_string_free(spelt, FALSE);
}

static const char point_begin[] = "<say-as interpret-as=\"characters\">";
static const char point_end[] = "</say-as>";

/* Marks that do not pair must not make a document that is not well formed. */
static gboolean append_mark(GString *ssml, char mark, gboolean inside)
{
	gboolean begins = mark == SPEECH_POINT[0];

	if (begins != inside)
		g_string_append(ssml, begins ? point_begin : point_end);
	return begins;
}

/* A full stop before a tag ends no sentence for eSpeak NG: it is read out, "d7 to d6 dot", or makes
 * an ordinal of the number before it. At the end of a line it does. */
static gboolean ends_sentence(const char *at)
{
	return *at == '.' && (!at[1] || at[1] == ' ');
}

char *speech_text_ssml(const char *clean)
{
	GString *ssml = g_string_new("<speak>");
	gboolean inside = FALSE;

	for (; *clean; clean++) {
		if (is_mark((guchar)*clean))
			inside = append_mark(ssml, *clean, inside);
		else if (ends_sentence(clean))
			g_string_append(ssml, ".\n");
		else if (*clean == '&')
			g_string_append(ssml, "&amp;");
		else if (*clean == '<')
			g_string_append(ssml, "&lt;");
		else if (*clean == '>')
			g_string_append(ssml, "&gt;");
		else
			g_string_append_c(ssml, *clean);
	}
	if (inside)
		g_string_append(ssml, point_end);
	g_string_append(ssml, "</speak>");
	return g_string_free(ssml, FALSE);
}

char *speech_text_language(const char *locale)
{
	char *language = g_ascii_strdown(locale, (gssize)strcspn(locale, ".@"));

	return g_strdelimit(language, "_", '-');
}
