/* A session at the prompt: one game at a time, who plays it, and what is remembered between lines.
 *
 * States: playing (replay == NULL, the game unfinished), over (replay == NULL, the game ended),
 * stepping (replay != NULL: the game is the part of a record that was gone through), learning
 * (learn != NULL: the game is the position of a lesson, and the real one waits), reviewing (the
 * same with a better line, which is stepped through, or a position to find one in), solving (quiz
 * != NULL: the same, of a quiz). A question may
 * stand in any of them; the next line answers or drops it.
 */
#ifndef MERELS_UI_SESSION_H
#define MERELS_UI_SESSION_H

#include "engine/puzzle.h"
#include "store/config.h"
#include "ui/input.h"
#include "ui/news.h"
#include "ui/progress.h"
#include "ui/settings.h"

#include <stdio.h>

enum session_question {
	SESSION_ASKS_NOTHING,
	SESSION_ASKS_FROM,    /* where to is known, several pieces can go there */
	SESSION_ASKS_TO,      /* a piece was picked */
	SESSION_ASKS_CONFIRM, /* the ply asked, its last taking included, is to be played */
	SESSION_ASKS_WARNED,  /* the same, of which was warned */
	SESSION_ASKS_RESIGN,
	SESSION_ASKS_SUGGESTED, /* the nearest command was proposed */
	SESSION_ASKS_DELETE,	/* a kept game is to be deleted */
	SESSION_ASKS_GO_ON,	/* a kept game was found at the start */
};

struct learn;
struct quiz;
struct probing;
struct record;
struct replay;
struct reviewing;
struct speech;

struct session {
	struct settings settings;
	gboolean keeps;	       /* settings, statistics and games are read and written */
	struct config *config; /* NULL if the settings file cannot be had */
	struct input *input;   /* NULL with --no-input */
	FILE *log;	       /* transcript, or NULL */
	gboolean strict;
	gboolean aside; /* what is said about work goes to standard error: output is for scripts */

	struct rules record_rules; /* of records that name none: the command line's */

	struct game *game;
	enum player_level players[2]; /* PLAYER_LEVELS: a human */
	enum side next_human;	      /* of the next game, if no side is fixed */
	guint64 seed;
	gboolean counts;	 /* the game may still count for statistics */
	struct record *source;	 /* that the game goes on from, or NULL; see source.h */
	char *kept;		 /* its name among the kept games, NULL before its first turn */
	char *offered;		 /* the kept game to go on with, until a game begins; or NULL */
	gboolean keeping_failed; /* said once */
	gboolean unkept;	 /* the last turn could not be kept */
	char *file_state;	 /* of the file it was loaded from or saved to, or NULL */
	unsigned tally[3];	 /* you, computer, draws */
	unsigned begun;		 /* games begun in this session */
	struct replay *replay;
	struct player_advice hint;   /* the last one; ply.to POINT_NONE without */
	struct position hint_before; /* where it was given, */
	struct ply hint_begun;	     /* and what of it was on the board */

	struct probing *probing; /* tables of endings by the rules asked for, NULL at first */

	struct news news;
	struct learn *learn;
	struct reviewing *reviewing; /* the game that was reviewed last, or NULL */
	struct quiz *quiz;
	enum puzzle_level quiz_level; /* of the last quiz */
	unsigned quiz_made;	      /* positions asked so far */
	struct progress progress;     /* of the lessons */

	enum session_question question;
	struct ply asked;  /* FROM, TO: what is known of the ply */
	point_set choices; /* FROM: from where */
	gboolean trying;   /* what the line asks for is told of, not played */
	char *suggested;   /* SUGGESTED: the line to carry out; DELETE: the game's name */

	GString *said;		      /* the last announcement, as printed */
	GString *heard;		      /* the same as spoken */
	GString *clear, *clear_heard; /* both in the names that are told apart best */
	unsigned repeats;	      /* how often in a row it was said again */
	gboolean said_before;	      /* what is said next begins a new one */
	gboolean said_apart;	      /* what is said now is not for repeat */
	GString *cells;		      /* what stands before the prompt on a braille display */
	gboolean cells_event;	      /* it is a computer's turn, which notices follow */

	struct speech *speech;	/* NULL while speech is off */
	struct speech *resting; /* a file's, while speech is off */
	gboolean escaping;	/* the keys being typed belong to one that sends several */
	char *last_speech;	/* the kind that speech on goes back to */
	GString *typing;	/* the word being typed, for its echo */
	point cursor;
	point looked; /* on which the piece stood that was named last; POINT_NONE without */
	point picked; /* by the cursor, POINT_NONE without */

	gboolean refused; /* the present line was refused */
	gboolean leaving;
	gboolean held; /* two computers: stopped by Ctrl-C until an empty line */
	int status;    /* exit status so far */
};

/* The streams and the settings are the caller's to fill in after this. */
void session_init(struct session *session);
void session_clear(struct session *session);

/* Reads and carries out lines until the end of the input, quit or, if strict, a refused line.
 * Returns the exit status. */
int session_run(struct session *session);

/* Carries out one line, as typed: for the question that stands, or else as what it says. */
void session_line(struct session *session, const char *line);
void session_carry_out(struct session *session, const char *line);

/* The one human in the game, if there is exactly one. */
gboolean session_human(const struct session *session, enum side *side);

/* The player's side; with two humans, or none, that of the side to move. */
enum side session_own_side(const struct session *session);

/* Whether somebody is at a terminal and can be asked. */
gboolean session_asks(const struct session *session);

#endif
