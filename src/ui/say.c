#define _POSIX_C_SOURCE 200809L

#include "ui/say.h"

#include "ui/cells.h"
#include "ui/learn.h"
#include "ui/practice.h"
#include "ui/quiz.h"
#include "ui/speak.h"
#include "voice/plain.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* What a reader with little sight is helped by; of the 16 basic colours, never alone in meaning. */
#define BOLD "\033[1m"
#define YELLOW "\033[1;33m"
#define PLAIN "\033[0m"

/* Longer text from outside is cut: it is heard before what is wrong with it. */
#define MOST_SHOWN 60

char *say_printable(const char *text)
{
	g_autofree char *valid = g_utf8_make_valid(text, -1);
	GString *shown = g_string_new(NULL);

	for (const char *at = valid; *at; at = g_utf8_next_char(at)) {
		gunichar c = g_utf8_get_char(at);
		if (c == 0xfffd || !g_unichar_isprint(c))
			g_string_append_c(shown, '?');
		else
			g_string_append_unichar(shown, c);
	}
	return g_string_free(shown, FALSE);
}

char *say_shown(const char *text)
{
	char *shown = say_printable(text), *cut;

	if (g_utf8_strlen(shown, -1) <= MOST_SHOWN)
		return shown;
	*g_utf8_offset_to_pointer(shown, MOST_SHOWN) = '\0';
	cut = g_strconcat(shown, "...", NULL);
	g_free(shown);
	return cut;
}

static void put(FILE *stream, const char *text)
{
	g_autofree char *bytes = plain_in_locale(text);

	fputs(bytes, stream);
}

static gboolean has_colour(const struct session *session)
{
	const char *term = g_getenv("TERM"), *none = g_getenv("NO_COLOR");

	return settings_is(&session->settings, SETTING_COLOR, "on") && isatty(STDOUT_FILENO) &&
	       term && *term && strcmp(term, "dumb") && !(none && *none);
}

/* What stands before lines of that kind on the terminal: events are bold, refusals yellow. */
static const char *colour_of(const struct session *session, enum fact_kind kind)
{
	if (!has_colour(session))
		return "";
	if (kind >= FACT_REFUSED)
		return YELLOW;
	return kind >= FACT_HAPPENING && kind <= FACT_DECLINED ? BOLD : "";
}

/* A turn that can be typed, none that is to be found out. FALSE if there is none. */
static gboolean find_example(const struct session *session, const struct game *game,
			     struct ply *ply)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = game_plies(game, plies);

	for (size_t i = 0; i < n; i++) {
		*ply = plies[i];
		if (!learn_gives_away(session, ply) && !quiz_gives_away(session, ply) &&
		    !practice_gives_away(session, ply))
			return TRUE;
	}
	return FALSE;
}

static gboolean may_need_example(enum fact_kind kind)
{
	return kind == FACT_NEEDS_TURN || kind == FACT_REFUSED || kind == FACT_NOT_PLAYED;
}

/* The lines for a fact in a style, with what every fact about a game has. */
static char *lines_of(const struct session *session, const struct wording_style *style,
		      const struct fact *fact)
{
	struct fact_seats seats;
	struct fact whole = *fact;
	struct ply example;

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		seats.level[side] = session->players[side] == PLAYER_LEVELS
					    ? NULL
					    : player_level_names[session->players[side]];
	if (!whole.game)
		whole.game = session->game;
	if (!whole.seats)
		whole.seats = &seats;
	if (may_need_example(whole.kind) && find_example(session, whole.game, &example))
		whole.example = &example;
	return wording_lines(style, &whole);
}

static void print(struct session *session, enum fact_kind kind, const char *lines)
{
	const char *colour = colour_of(session, kind);

	fputs(colour, stdout);
	put(stdout, lines);
	if (*colour)
		fputs(PLAIN, stdout);
	if (session->log)
		put(session->log, lines);
}

/* What repeat says again, and what stands on a braille display before the prompt. */
static void remember(struct session *session, const struct fact *fact, const char *lines)
{
	struct wording_style clear = settings_print_style(&session->settings);
	g_autofree char *clear_lines = NULL, *clear_heard = NULL;

	cells_remember(session, fact, lines);
	if (session->said_apart) {
		session->repeats = 0;
		return;
	}
	if (session->said_before) {
		g_string_truncate(session->said, 0);
		g_string_truncate(session->heard, 0);
		g_string_truncate(session->clear, 0);
		g_string_truncate(session->clear_heard, 0);
		session->repeats = 0;
	}
	session->said_before = FALSE;
	clear.names = WORDING_NATO;
	clear_lines = lines_of(session, &clear, fact);
	clear.spoken = true;
	clear_heard = lines_of(session, &clear, fact);
	g_string_append(session->said, lines);
	g_string_append(session->clear, clear_lines);
	if (wording_is_spoken(fact->kind))
		g_string_append(session->clear_heard, clear_heard);
}

static void speak(struct session *session, const struct fact *fact)
{
	struct wording_style style = settings_speech_style(&session->settings);
	g_autofree char *lines = NULL;

	if (!wording_is_spoken(fact->kind))
		return;
	lines = lines_of(session, &style, fact);
	if (!session->said_apart)
		g_string_append(session->heard, lines);
	speak_lines(session, lines);
}

void say_fact(struct session *session, const struct fact *fact)
{
	struct wording_style style = settings_print_style(&session->settings);
	g_autofree char *lines = lines_of(session, &style, fact);

	print(session, fact->kind, lines);
	remember(session, fact, lines);
	speak(session, fact);
	if (fact->kind >= FACT_REFUSED)
		session->refused = TRUE;
	learn_note(session, fact);
}

void say_error(struct session *session, const struct fact *fact)
{
	struct wording_style style = settings_print_style(&session->settings);
	g_autofree char *lines = lines_of(session, &style, fact);

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

void say_printed(struct session *session)
{
	struct wording_style style = settings_speech_style(&session->settings);
	g_autofree char *lines = lines_of(session, &style, &(struct fact){.kind = FACT_PRINTED});

	speak_lines(session, lines);
}

void say_notation(struct session *session, const char *line)
{
	printf("%s\n", line);
	if (session->log)
		fprintf(session->log, "%s\n", line);
	cells_remember_line(session, line);
	say_printed(session);
}

void say_again(struct session *session)
{
	gboolean clearly = session->repeats > 0;
	const GString *lines = clearly ? session->clear : session->said;

	if (!session->said->len) {
		SAY(session, .kind = FACT_NOTHING_SAID);
		return;
	}
	print(session, FACT_NONE, lines->str);
	if (!session->cells_event)
		cells_remember_line(session, lines->str);
	if (clearly)
		speak_slowly(session, session->clear_heard->str);
	else
		speak_lines(session, session->heard->str);
	session->repeats++;
}

void say_repeat(struct session *session, void (*say_question)(struct session *session))
{
	if (session->repeats) {
		say_again(session);
		return;
	}
	say_question(session);
	session->repeats = 1;
}

void say_begin(struct session *session)
{
	session->said_before = TRUE;
}

void say_typed(struct session *session, const char *prompt, const char *line)
{
	g_autofree char *shown = NULL;

	if (!session->log)
		return;
	shown = say_printable(line);
	put(session->log, prompt);
	put(session->log, shown);
	fputc('\n', session->log);
}

gboolean say_flush(struct session *session)
{
	if (fflush(stdout) || ferror(stdout))
		return FALSE;
	return !session->log || (!fflush(session->log) && !ferror(session->log));
}
