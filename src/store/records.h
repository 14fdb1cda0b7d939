/* Game records: PGN-like text to games and back.
 *
 * Read are tag pairs, comments, variations (skipped), numbering of any kind, results, several
 * games a file, UTF-8 with or without BOM, Latin-1, CRLF, plies in the dialects of
 * records-dialect.h. A game is read whole or not at all.
 */
#ifndef MERELS_STORE_RECORDS_H
#define MERELS_STORE_RECORDS_H

#include "core/game.h"

#include <glib.h>

/* What a record is refused for, besides the verdicts on its plies. */
enum records_fault {
	RECORDS_FAULT_NONE,
	RECORDS_FAULT_PLY,	       /* verdict says why the token is no legal ply */
	RECORDS_FAULT_POSITION,	       /* verdict says why the Position tag cannot be set up */
	RECORDS_FAULT_BOARD,	       /* the Variant tag names another board */
	RECORDS_FAULT_RULES,	       /* the Rules tag names unknown rules (verdict) */
	RECORDS_FAULT_AFTER_END,       /* plies after the game has ended by rule */
	RECORDS_FAULT_RESULT,	       /* the claimed result differs from the end by rule */
	RECORDS_FAULT_RESULT_TAG,      /* the Result tag differs from the closing result */
	RECORDS_FAULT_RESULT_WORD,     /* a word like a result is none */
	RECORDS_FAULT_RESULT_VALUE,    /* the Result tag is none */
	RECORDS_FAULT_TERMINATION,     /* the Termination tag names another end by rule */
	RECORDS_FAULT_NUMBERS,	       /* the numbering begins again, but nothing parts two games */
	RECORDS_FAULT_GAP,	       /* a turn is missing, by the numbers of those around it */
	RECORDS_FAULT_AFTER_RESULT,    /* plies of the same game after the result */
	RECORDS_FAULT_SECOND_RESULT,   /* a result right after the result */
	RECORDS_FAULT_LONE_RESULT,     /* a result with neither tags nor plies before it */
	RECORDS_FAULT_BLACK_NUMBER,    /* the first ply is numbered as Black's, and White moves */
	RECORDS_FAULT_UNFINISHED_TAKE, /* the record stops in the middle of a taking */
	RECORDS_FAULT_TAG,	       /* a tag pair that is not closed or has no name */
	RECORDS_FAULT_TAGS,	/* a tag contradicts one before it, which says the same thing */
	RECORDS_FAULT_COMMENT,	/* a comment or variation that is not closed */
	RECORDS_FAULT_EMPTY,	/* no game in the text */
	RECORDS_FAULT_BINARY,	/* NUL bytes: no text at all */
	RECORDS_FAULT_TOO_LONG, /* more plies than a game can hold */
	RECORDS_FAULTS
};

struct records_error {
	enum records_fault fault;
	enum verdict verdict;
	char token[64]; /* as in the text, shortened with "…", control characters as "?" */
	unsigned line;	/* of the token, from 1 */
	unsigned game;	/* from 1 */
	unsigned ply;	/* from 1, the first of the record whoever moves; 0: none */
	struct position
		position; /* before the ply, and the ply as far as it was read: for wording */
	struct ply bad;
	point culprit;
	struct rules rules; /* of the game, and how it had ended by then */
	enum game_result result;
	enum reason reason;
	unsigned missing; /* GAP: the number of the first turn that is missing */
	char claim[16];	  /* RESULT_TAG: what the tag says; token is then the closing result;
			     TAGS: the name of the tag, token its value */
};

struct records_tag {
	char *name, *value;
};

/* One game of a file. */
struct record {
	GPtrArray *tags;     /* struct records_tag *, in the order of the text */
	GPtrArray *comments; /* char *, or NULL; index 0 before the first ply, then after ply N;
				may be shorter than the game */
	struct game *game;   /* played to its end, its claimed end included */
};

void record_free(struct record *record);

/* The value of a tag, its name in any case; NULL without it. The record owns it. */
const char *record_tag(const struct record *record, const char *name);

/* Reads text game by game. Init takes no copy: text must live as long as the reader. */
struct records_reader;
struct records_reader *records_reader_new(const char *text, gsize length,
					  const struct rules *fallback);
void records_reader_free(struct records_reader *reader);

/* The next game, or NULL: at the end of the text (fault NONE), or at a game that is refused
 * (error filled), after which the next call goes on with the game that follows it. A text
 * without any game gives RECORDS_FAULT_EMPTY once. If judge_only, the record returned holds no
 * tags and comments, belongs to the reader and lasts until the next call; otherwise the caller
 * frees it. */
struct record *records_next(struct records_reader *reader, gboolean judge_only,
			    struct records_error *error);

/* The game as text: tags Event, Date, White, Black, Result, Rules if not standard, Position if
 * set up (FEN and SetUp where tags give it so), Termination if known, then further tags given, then
 * numbered move pairs with comments in lines of at most 79 columns, the result, and an empty line.
 * Ends before the ply begun. The caller frees. white and black are put into their tags, NULL leaves
 * what tags has; tags (struct records_tag *) and comments may be NULL, and a tag among them that
 * is written anyway is not repeated. */
char *records_write(const struct game *game, const char *white, const char *black,
		    const GPtrArray *tags, const GPtrArray *comments);

/* What save would replace: nothing but blanks, one game, or more; -1 for what is no record. */
int records_count(const char *text, gsize length);

#endif
