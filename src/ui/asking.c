#include "ui/asking.h"

#include "ui/command.h"
#include "ui/entry.h"
#include "ui/nearest.h"
#include "ui/senses.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

#include <string.h>

#define SIDES (SENSE_I | SENSE_MY | SENSE_ENEMY | SENSE_THEIR | SENSE_WHITE | SENSE_BLACK)
#define STARTERS (SENSE_WHERE | SENSE_WHO | SENSE_HOW | SENSE_MANY | SENSE_WHEN | SENSE_WHAT)
#define NO_TURN (STARTERS | SENSE_CAN | SENSE_TAKE | SENSE_PAST | SENSE_POINT)
#define NO_MILL (SENSE_CAN | SENSE_TAKE | SENSE_POINT | SENSE_PAST)

/* What asks for all of some senses and for none of others, in the order that they are tried; if
 * exact, there may be no word that is none of them. */
struct row {
	guint64 all, none;
	gboolean exact;
	const char *line;
};

static const struct row answers[] = {
	{SENSE_UNTIL | SENSE_DRAW, 0, FALSE, "count"},
	{SENSE_WHEN | SENSE_DRAW, 0, FALSE, "count"},
	{SENSE_MANY | SENSE_LEFT, SENSE_POINT | SENSE_CAN | SENSE_TAKE, TRUE, "count"},
	{SENSE_MANY | SENSE_PIECE, SENSE_POINT | SENSE_MILL | SENSE_PAST | SENSE_CAN | SENSE_TAKE,
	 TRUE, "count"},
	{SENSE_MANY | SENSE_HAVE,
	 SENSE_POINT | SENSE_MILL | SENSE_PAST | SENSE_CAN | SENSE_TAKE | SENSE_TURN, TRUE,
	 "count"},
	{SENSE_MANY | SENSE_POSITION, SENSE_CAN | SENSE_TAKE | SENSE_MILL | SENSE_WIN, FALSE,
	 "count"},
	{SENSE_LAST | SENSE_TURN, SENSE_CAN, FALSE, "last"},
	{SENSE_LAST | SENSE_WHAT, SENSE_CAN, TRUE, "last"},
	{SENSE_CAN | SENSE_TAKE, 0, FALSE, "take"},
	{SENSE_CAN | SENSE_MILL, 0, FALSE, "threats"},
	{SENSE_CAN | SENSE_WIN | SENSE_TURN, SENSE_POINT, TRUE, "threats"},
	{SENSE_CAN | SENSE_FLY, SENSE_POINT | SENSE_WHERE | SENSE_WHEN | SENSE_WHAT, TRUE, "turn"},
	{SENSE_CAN | SENSE_FLY, SENSE_POINT | SENSE_WHEN, TRUE, "moves"},
	{SENSE_CAN | SENSE_GO, SENSE_POINT, FALSE, "moves"},
	{SENSE_CAN | SENSE_WHERE, SENSE_POINT, TRUE, "moves"},
	{SENSE_CAN | SENSE_TURN, SENSE_POINT | SENSE_WHO | SENSE_WHEN, TRUE, "moves"},
	{SENSE_WIN, SENSE_CAN | SENSE_HOW | SENSE_WHEN, TRUE, "result"},
	{SENSE_PAST | SENSE_WHAT, SENSE_CAN, TRUE, "history"},
	{SENSE_PAST | SENSE_HOW, SENSE_CAN | SENSE_MANY, FALSE, "history"},
	{SENSE_PAST | SENSE_WHERE, SENSE_CAN, TRUE, "history"},
	{SENSE_WHO | SENSE_TURN, SENSE_CAN | SENSE_PAST | SENSE_POINT, TRUE, "turn"},
	{SENSE_WHO | SENSE_GO, SENSE_CAN | SENSE_PAST | SENSE_POINT, TRUE, "turn"},
	{SENSE_WHO | SENSE_I, SENSE_CAN | SENSE_PAST | SENSE_POINT | SENSE_HAVE, TRUE, "turn"},
	{SENSE_BE | SENSE_TURN, NO_TURN, TRUE, "turn"},
	{SENSE_TURN | SENSE_MY, NO_TURN, TRUE, "turn"},
	{SENSE_TURN | SENSE_I, NO_TURN, TRUE, "turn"},
	{SENSE_BE | SENSE_GO | SENSE_I, NO_TURN, TRUE, "turn"},
	{SENSE_THREAT | SENSE_BE, SENSE_CAN | SENSE_PAST | SENSE_POINT, TRUE, "threats"},
	{SENSE_THREAT | SENSE_HAVE, SENSE_CAN | SENSE_PAST | SENSE_POINT, TRUE, "threats"},
	{SENSE_THREAT | SENSE_WHERE, SENSE_CAN | SENSE_PAST | SENSE_POINT, TRUE, "threats"},
	{SENSE_MILL | SENSE_HAVE, NO_MILL | SENSE_WHEN, TRUE, "mills"},
	{SENSE_MILL | SENSE_WHERE, NO_MILL, TRUE, "mills"},
	{SENSE_MILL | SENSE_MANY, NO_MILL, TRUE, "mills"},
};

/* What is proposed for a question that is not understood. */
static const struct row proposals[] = {
	{SENSE_CAN | SENSE_DRAW, 0, FALSE, "draw"},
	{SENSE_CAN | SENSE_TAKE | SENSE_I, 0, FALSE, "moves"},
	{SENSE_CAN | SENSE_TAKE, 0, FALSE, "threats"},
	{SENSE_CAN | SENSE_WIN, 0, FALSE, "threats"},
	{SENSE_CAN | SENSE_FLY | SENSE_WHEN, 0, FALSE, "help flying"},
	{SENSE_CAN | SENSE_FLY, 0, FALSE, "count"},
	{SENSE_CAN | SENSE_GO, 0, FALSE, "theirs"},
	{SENSE_CAN | SENSE_WHERE, 0, FALSE, "theirs"},
	{SENSE_CAN | SENSE_PAST, 0, FALSE, "threats"},
	{SENSE_WIN, 0, FALSE, "result"},
	{SENSE_DRAW, 0, FALSE, "count"},
	{SENSE_MILL, 0, FALSE, "mills"},
	{SENSE_PAST, 0, FALSE, "history"},
	{SENSE_TURN, 0, FALSE, "turn"},
	{SENSE_PIECE, 0, FALSE, "board"},
	{SENSE_WHERE, 0, FALSE, "board"},
	{SENSE_WHO, 0, FALSE, "turn"},
	{SENSE_MANY, 0, FALSE, "count"},
	{SENSE_WHEN, 0, FALSE, "count"},
	{SENSE_CAN, 0, FALSE, "moves"},
	{SENSE_WHAT, 0, FALSE, "help"},
	{SENSE_HOW, 0, FALSE, "help"},
	{SENSE_BE, 0, FALSE, "help"},
	{SENSE_HAVE, 0, FALSE, "help"},
};

static gboolean fits(const struct row *row, guint64 asked)
{
	return (asked & row->all) == row->all && !(asked & row->none) &&
	       !(row->exact && asked & SENSE_OTHER);
}

static gboolean is_single(guint64 set)
{
	return set && !(set & (set - 1));
}

/* What can be gone to or taken is told for the side to move alone. Whether nothing says that
 * another one is asked about. */
static gboolean is_mover(const struct session *session, guint64 asked)
{
	enum side mover = (enum side)session->game->position.to_move;
	gboolean own = session_own_side(session) == mover;
	guint64 colours = asked & (SENSE_WHITE | SENSE_BLACK);

	if (asked & SENSE_I)
		return own && !(asked & SENSE_ENEMY);
	if (asked & SENSE_TAKE)
		return !(asked & (SENSE_ENEMY | SENSE_MY | colours)) &&
		       (own || !(asked & SENSE_THEIR));
	if (asked & (SENSE_ENEMY | SENSE_THEIR))
		return !own && !colours && !(asked & SENSE_MY);
	if (colours)
		return is_single(colours) && (mover == SIDE_WHITE) == (colours == SENSE_WHITE);
	return own || !(asked & SENSE_MY);
}

/* A command says what it asks for, but for what with something else than a turn, and for one that
 * takes no words and has some. */
static gboolean is_command(const struct board *board, const char *line)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);
	struct entry entry;

	if (!command || (command->argument == COMMAND_PLAIN && *rest))
		return FALSE;
	return command->run != command_what_if || !*rest || !g_ascii_strncasecmp(rest, "if", 2) ||
	       entry_read(board, rest, &entry);
}

static gboolean is_piece(const struct session *session, point p)
{
	struct position seen = game_seen(session->game);

	return p != POINT_NONE && point_in(seen.pieces[SIDE_WHITE] | seen.pieces[SIDE_BLACK], p);
}

/* The piece that is named, or else the last that was, if that is meant. */
static point piece_asked(const struct session *session, const struct senses *senses)
{
	if (senses->points)
		return senses->points == 1 ? senses->point : POINT_NONE;
	if (!(senses->all & SENSE_THIS) ||
	    (senses->all & (SENSE_I | SENSE_ENEMY) && !(senses->all & SENSE_PIECE)))
		return POINT_NONE;
	return session->looked;
}

/* What a piece can do. Whether it can close a mill is told of while it can go somewhere. */
static char *about_piece(const struct session *session, const struct senses *senses)
{
	const struct game *game = session->game;
	gboolean mill = (senses->all & SENSE_MILL) != 0;
	point p = piece_asked(session, senses);

	if (senses->all & SENSE_TAKE || !(senses->all & SENSE_CAN))
		return NULL;
	if (senses->points && !mill)
		return g_strdup_printf("moves %.*s", (int)senses->length, senses->named);
	if (!is_piece(session, p) || (mill && (game->owed || game->result != GAME_UNFINISHED)))
		return NULL;
	return g_strdup_printf("moves %s", game->rules.board->points[p].name);
}

/* What stands on a point that is named. */
static char *about_point(const struct senses *senses)
{
	static const guint64 asks = SENSE_WHERE | SENSE_WHAT | SENSE_WHO | SENSE_BE;
	static const guint64 others = SIDES | SENSE_POINT | SENSE_PIECE | SENSE_THIS | SENSE_HAVE;

	if (senses->points != 1 || !(senses->all & asks) || senses->all & ~(asks | others))
		return NULL;
	return g_strdup_printf("look %.*s", (int)senses->length, senses->named);
}

/* Where pieces are, and how many are in hand. */
static const char *about_side(const struct session *session, guint64 asked)
{
	static const guint64 asks = SENSE_WHERE | SENSE_HAVE | SENSE_PIECE;
	static const guint64 own = SENSE_I | SENSE_MY, theirs = SENSE_ENEMY | SENSE_THEIR;
	guint64 sides = asked & SIDES, others = SIDES | SENSE_WHAT | SENSE_BE |
						 (asked & (SENSE_HAVE | SENSE_BE) ? SENSE_GO : 0);

	if (!(asked & asks) || asked & ~(asks | others))
		return NULL;
	if (sides == SENSE_I && !(asked & (SENSE_HAVE | SENSE_PIECE)) &&
	    session->looked == session->cursor)
		return "here";
	if (sides && !(sides & ~own))
		return "mine";
	/* My opponent is theirs, too. */
	if (sides && (!(sides & ~theirs) || sides == (SENSE_MY | SENSE_ENEMY)))
		return "theirs";
	if (is_single(sides))
		return sides == SENSE_WHITE ? "white" : "black";
	if (sides && sides != (SENSE_WHITE | SENSE_BLACK))
		return NULL;
	return asked & SENSE_WHERE && (sides || asked & SENSE_PIECE) ? "board" : NULL;
}

static const char *answer_row(const struct session *session, guint64 asked)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(answers); i++) {
		const struct row *row = &answers[i];
		gboolean moving = row->all & SENSE_CAN && !(row->all & SENSE_MILL);
		gboolean result = row->all == SENSE_WIN;
		if (fits(row, asked) && (!moving || is_mover(session, asked)) &&
		    (!result || session->game->result != GAME_UNFINISHED))
			return row->line;
	}
	return about_side(session, asked);
}

/* With the apostrophe that divides words. */
static char *straight(const char *line)
{
	g_auto(GStrv) parts = g_strsplit(line, "\xe2\x80\x99", -1);

	return g_strjoinv("'", parts);
}

char *asking_line(const struct session *session, const char *line)
{
	const struct board *board = session->game->rules.board;
	g_autofree char *text = straight(line);
	struct senses senses;
	char *found;

	if (!strchr(line, ' ') || is_command(board, line))
		return NULL;
	senses_read(board, text, &senses);
	if (senses.all & SENSE_IF || senses.negative)
		return NULL;
	if ((found = about_piece(session, &senses)) || (found = about_point(&senses)))
		return found;
	return g_strdup(answer_row(session, senses.all));
}

static char *proposal(const char *line)
{
	char *meant = nearest_meaning(line);

	return meant ? meant : g_strdup(vocabulary_name(VOCABULARY_COMMAND, line));
}

/* A command among the words that ask for nothing else: "how do I save"; "take back" is one, and
 * take is none. */
static char *command_within(const struct board *board, const char *line)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(board, line, words);

	for (size_t i = 0; i < n; i++) {
		g_autofree char *word = g_strndup(words[i].start, words[i].length), *rest = NULL;
		gboolean taking = words[i].kind == WORD_TAKE;
		const struct command *command = NULL;
		struct senses senses;
		senses_read(board, word, &senses);
		if (taking || (words[i].kind == WORD_OTHER && words[i].length > 2 &&
			       !(senses.all & ~SENSE_OTHER)))
			command = commands_find(taking ? words[i].start : word, &rest);
		if (command)
			return g_strdup(vocabulary_name(VOCABULARY_COMMAND, command->name));
	}
	return NULL;
}

char *asking_nearest(const struct session *session, const char *line)
{
	const guint64 marks = STARTERS | SENSE_CAN | SENSE_PAST | SENSE_WIN |
			       (strchr(line, ' ') ? SENSE_BE | SENSE_HAVE : 0);
	const struct board *board = session->game->rules.board;
	g_autofree char *text = straight(line);
	struct senses senses;

	if (is_command(board, line))
		return NULL;
	senses_read(board, text, &senses);
	for (unsigned i = 0; i < G_N_ELEMENTS(proposals) && senses.all & marks; i++)
		if (fits(&proposals[i], senses.all)) {
			char *within =
				is_single(proposals[i].all) ? command_within(board, text) : NULL;
			return within ? within : proposal(proposals[i].line);
		}
	return NULL;
}

void asking_note(struct session *session, const char *line)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(session->game->rules.board, line, words);

	while (n-- > 0)
		if (words[n].kind == WORD_POINT && is_piece(session, words[n].point)) {
			session->looked = words[n].point;
			return;
		}
}
