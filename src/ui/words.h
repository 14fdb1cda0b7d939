/* Typed or dictated lines to words: points by any of their names, and the small words around them.
 *
 * A point may be typed as d6 or D 6, by its column's NATO or FIDE name and its row as a digit or
 * a word (delta six, David 6), by its place (middle top) or by two numbers (4 6, 46). Behind a name
 * a row may be spelt as another word that sounds alike (bravo too). Punctuation between words is
 * skipped. ASCII case is ignored.
 */
#ifndef MERELS_UI_WORDS_H
#define MERELS_UI_WORDS_H

#include "core/board.h"
#include "core/verdict.h"

#include <stdbool.h>
#include <stddef.h>

enum word_kind {
	WORD_POINT,
	WORD_FAULT, /* looks like a point, and verdict says why it is none */
	WORD_DASH,  /* a dash or an arrow */
	WORD_TO,
	WORD_TAKE,   /* take, capture, remove, x */
	WORD_PLACE,  /* place, put */
	WORD_MOVE,   /* move, fly, slide, play */
	WORD_FILLER, /* the, my, piece, please, … */
	WORD_OTHER,
};

struct word {
	enum word_kind kind;
	point point;
	bool place; /* the point was named by its place */
	enum verdict verdict;
	const char *start; /* where it stands in the line */
	size_t length;	   /* bytes */
};

/* Lines with more words than this are nothing that anybody means. */
#define WORDS_MAX 32

/* Splits a line; returns how many words, at most WORDS_MAX. The words point into line. */
size_t words_split(const struct board *board, const char *line, struct word words[WORDS_MAX]);

/* Whether a text has nothing but small words, or nothing at all. */
bool words_fill(const char *text);

/* A column by its letter, one of its names or its number: 1 to 7, 0 for another text. */
int words_column(const char *text);

/* The one point that a text names, besides fillers; a fault's verdict, VERDICT_NO_PLY for
 * another text. *culprit, if not NULL, gets the faulty word. */
enum verdict words_point(const struct board *board, const char *text, point *p,
			 struct word *culprit);

#endif
