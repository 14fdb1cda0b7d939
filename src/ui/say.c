#include "ui/say.h"

#include <errno.h>
#include <string.h>

/* Longer text from outside is cut: it is heard before what is wrong with it. */
#define MOST_SHOWN 60

char *say_shown(const char *text)
{
	g_autofree char *valid = g_utf8_make_valid(text, -1);
	GString *shown = g_string_new(NULL);
	unsigned n = 0;

	for (const char *at = valid; *at; at = g_utf8_next_char(at), n++) {
		gunichar c = g_utf8_get_char(at);
		if (n == MOST_SHOWN) {
			g_string_append(shown, "...");
			break;
		}
		if (c == 0xfffd || !g_unichar_isprint(c))
			g_string_append_c(shown, '?');
		else
			g_string_append_unichar(shown, c);
	}
	return g_string_free(shown, FALSE);
}

/* The text in the terminal's own character set. */
static char *to_locale(const char *text)
{
	const char *charset;
	g_autofree char *target = NULL;
	char *converted;

	if (g_get_charset(&charset))
		return g_strdup(text);
	target = g_strconcat(charset, "//TRANSLIT", NULL);
	converted = g_convert_with_fallback(text, -1, target, "UTF-8", "?", NULL, NULL, NULL);
	return converted ? converted : g_str_to_ascii(text, "C");
}

static void put(FILE *stream, const char *text)
{
	g_autofree char *bytes = to_locale(text);

	fputs(bytes, stream);
}

static char *lines_of(const struct session *session, const struct fact *fact)
{
	struct wording_style style = {settings_verbosity(&session->settings)};
	struct fact_seats seats;
	struct fact whole = *fact;

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		seats.level[side] = session->players[side] == PLAYER_LEVELS
					    ? NULL
					    : player_level_names[session->players[side]];
	if (!whole.game)
		whole.game = session->game;
	if (!whole.seats)
		whole.seats = &seats;
	return wording_lines(&style, &whole);
}

void say_fact(struct session *session, const struct fact *fact)
{
	g_autofree char *lines = lines_of(session, fact);

	put(stdout, lines);
	if (session->log)
		put(session->log, lines);
	if (session->said_before)
		g_string_truncate(session->said, 0);
	session->said_before = FALSE;
	g_string_append(session->said, lines);
	if (fact->kind >= FACT_REFUSED)
		session->refused = TRUE;
}

void say_error(struct session *session, const struct fact *fact)
{
	g_autofree char *lines = lines_of(session, fact);

	put(stderr, lines);
}

void say_print(const char *text)
{
	put(stdout, text);
}

void say_error_line(const char *line)
{
	put(stderr, line);
}

void say_notation(struct session *session, const char *line)
{
	printf("%s\n", line);
	if (session->log)
		fprintf(session->log, "%s\n", line);
}

void say_again(struct session *session)
{
	if (!session->said->len) {
		SAY(session, .kind = FACT_NOTHING_SAID);
		return;
	}
	put(stdout, session->said->str);
	if (session->log)
		put(session->log, session->said->str);
}

void say_begin(struct session *session)
{
	session->said_before = TRUE;
}

void say_typed(struct session *session, const char *prompt, const char *line)
{
	if (!session->log)
		return;
	put(session->log, prompt);
	put(session->log, line);
	fputc('\n', session->log);
}

gboolean say_flush(struct session *session)
{
	if (fflush(stdout) || ferror(stdout))
		return FALSE;
	return !session->log || (!fflush(session->log) && !ferror(session->log));
}
