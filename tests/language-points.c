/* language-points FOLDER LANGUAGE: points that a translation says and does not understand when they
 * are typed back, a line each on standard output: each point in each style, printed and spoken, in
 * this character set and in ASCII, alone and in a move. */
#include "language-tool.h"

#include "ui/entry.h"
#include "voice/plain.h"
#include "voice/points.h"
#include "voice/speech.h"
#include "voice/vocabulary.h"

#include <stdio.h>
#include <string.h>

/* Without the marks that are for a voice. */
static char *unmarked(const char *text)
{
	g_auto(GStrv) begins = g_strsplit(text, SPEECH_POINT, -1);
	g_autofree char *begun = g_strjoinv("", begins);
	g_auto(GStrv) ends = g_strsplit(begun, SPEECH_POINT_END, -1);

	return g_strjoinv("", ends);
}

static void fault(const char *typed, const char *what)
{
	printf("%s: %s\n", typed, what);
}

static void check_point(const char *typed, point wanted)
{
	point p = POINT_NONE;

	if (words_point(&board_nine, typed, &p, NULL) || p != wanted)
		fault(typed, board_nine.points[wanted].name);
}

/* As it is said, in capitals, in ASCII, and with other marks between its words. */
static void check_said(const char *said, point wanted)
{
	g_autofree char *upper = g_utf8_strup(said, -1), *ascii = plain_ascii(said);
	g_auto(GStrv) words = g_strsplit(said, " ", -1);
	g_autofree char *hyphens = g_strjoinv("-", words), *commas = g_strjoinv(", ", words);

	check_point(said, wanted);
	check_point(upper, wanted);
	check_point(ascii, wanted);
	check_point(commas, wanted);
	if (g_unichar_isalpha(g_utf8_get_char(said)))
		check_point(hyphens, wanted);
}

static void check_move(const char *typed, point from, point to)
{
	struct entry entry;

	if (!entry_read(&board_nine, typed, &entry) || entry.fault || entry.points != 2 ||
	    entry.takings || entry.at[0] != from || entry.at[1] != to)
		fault(typed, "is no move, or another one");
}

static void check_moves(struct sentences *s, point from)
{
	for (point to = 0; to < board_nine.n_points; to++) {
		g_autofree char *move = unmarked(points_move(s, from, to));
		g_autofree char *way = unmarked(points_way(s, from, to));
		g_autofree char *ascii = plain_ascii(way);
		if (from == to)
			continue;
		check_move(move, from, to);
		check_move(way, from, to);
		check_move(ascii, from, to);
	}
}

static void check_style(const struct wording_style *style)
{
	for (point p = 0; p < board_nine.n_points; p++) {
		struct sentences s;
		g_autofree char *said = NULL;
		sentences_init(&s, style, &board_nine);
		said = unmarked(points_name(&s, p));
		check_said(said, p);
		check_moves(&s, p);
		g_free(sentences_lines(&s));
	}
}

/* The ring first, by the word for it: "carré extérieur haut". English is played otherwise: ring is
 * a command. */
static void check_rings(void)
{
	const char *words = vocabulary_words(VOCABULARY_ARGUMENT, "ring");
	g_auto(GStrv) each = g_strsplit(words ? words : "", "|", -1);

	for (char **word = each; *word; word++)
		for (point p = 0; p < board_nine.n_points; p++) {
			const char *place = points_place_english(&board_nine, p);
			g_autofree char *typed = g_strdup_printf(
				"%s %s", *word, vocabulary_name(VOCABULARY_PLACE, place));
			check_point(typed, p);
		}
}

/* How a voice says the letters, and what else is on a Russian keyboard. */
static void check_letters(void)
{
	static const char *const cyrillic[] = {"абсдефг", "авцдэфж", "АБСДЕФГ", "АВЦДЕФЖ"};

	for (unsigned i = 0; i < G_N_ELEMENTS(cyrillic); i++)
		for (point p = 0; p < board_nine.n_points; p++) {
			glong column = board_column(&board_nine, p) - 1;
			int row = board_row(&board_nine, p);
			g_autofree char *letter = g_utf8_substring(cyrillic[i], column, column + 1);
			g_autofree char *typed = g_strdup_printf("%s%d", letter, row);
			check_point(typed, p);
		}
}

int main(int argc, char **argv)
{
	language_tool_begin(argc, argv);
	for (int names = WORDING_LETTERS; names <= WORDING_NUMBERS; names++)
		for (int spoken = 0; spoken <= 1; spoken++)
			check_style(&(struct wording_style){.verbosity = WORDING_NORMAL,
							    .spoken = spoken,
							    .names = (enum wording_names)names});
	check_rings();
	check_letters();
	return 0;
}
