/* The text of records as tokens with their line numbers.
 *
 * Numbering, variations, $5, ! and ?, lines that begin with % or #, and blanks of every kind are
 * gone. A word is what may be one ply: "a1 -> a4" and "a1 - a4" are one word, its blanks left
 * out; a taking that stands alone, "xg7" or "x g7", is a word of its own. Of the dialect of words,
 * "Place to a1" is the word "a1" and "take d2" the word "xd2"; the names of the players on two
 * lines before the plies are tags White and Black. Nothing allocates.
 */
#ifndef MERELS_STORE_RECORDS_LEX_H
#define MERELS_STORE_RECORDS_LEX_H

#include "core/game.h"
#include "store/records-dialect.h"

#include <glib.h>

enum records_lex_kind {
	RECORDS_LEX_END,
	RECORDS_LEX_TAG,
	RECORDS_LEX_BAD_TAG, /* not closed, or without a name; the lexer stands on the next line */
	RECORDS_LEX_WORD,
	RECORDS_LEX_RESULT,
	RECORDS_LEX_COMMENT,  /* at, length: what is inside */
	RECORDS_LEX_UNCLOSED, /* a comment or variation; the lexer stands at the tag that follows */
};

struct records_token {
	enum records_lex_kind kind;
	const char *at; /* as in the text, without the numbering */
	gsize length;
	unsigned line;
	char text[48];	 /* of a word: without blanks, NUL-terminated */
	bool cut;	 /* the word is longer than text */
	unsigned number; /* of a word: the numbering before it, 0 if there was none */
	bool black;	 /* of a word: numbered as Black's, "1..." */
	bool gap;	 /* of a word: an empty line stands between it and the word before */
	bool new_line;	 /* of a word: a line ended since the one before, outside of comments */
	enum game_result result;
	const char *name; /* of a tag */
	gsize name_length;
	const char *value; /* of a tag, with its escapes */
	gsize value_length;
};

struct records_lex {
	enum records_dialect dialect;
	const char *at, *end;
	unsigned line;
	const char *no_tag_until; /* the end of a tag was searched for up to here */
	bool line_begins;	  /* only blanks were read of this line */
	bool numbered;		  /* a numbering was seen */
	bool gap;		  /* an empty line was passed since the last word or result */
	bool new_line;		  /* a line's end was */
	bool black;		  /* the numbering of the word that follows, as in a token */
	unsigned number;
	bool paren_numbers;  /* 3) was seen, so that it closes no variation */
	bool no_brace_ahead; /* a search for } reached the end once; never search again */
	unsigned names;	     /* of players read before the plies; 2 also where none are due */
};

void records_lex_init(struct records_lex *lex, enum records_dialect dialect, const char *text,
		      gsize length);
void records_lex_next(struct records_lex *lex, struct records_token *token);

#endif
