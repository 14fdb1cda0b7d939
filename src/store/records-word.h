/* The part of the lexer that reads words, results and what stands before the plies. */
#ifndef MERELS_STORE_RECORDS_WORD_H
#define MERELS_STORE_RECORDS_WORD_H

#include "store/records-lex.h"

/* Reads the word or result at token->at, where the lexer stands. heads: only blanks stand before
 * it on its line. False if there was only numbering or a mark. */
bool records_word_read(struct records_lex *lex, struct records_token *token, bool heads);

/* Reads a line that stands before the plies of a game: in RECORDS_POINTS the name of a player, as
 * a tag; in RECORDS_WORDS any heading, which is passed, and token is no tag. False if it is none.
 */
bool records_word_heading(struct records_lex *lex, struct records_token *token);

/* Whether the text is a result, whatever its dashes and blanks: 1-0, 0 - 1, 1:0, 1/2-1/2, 1/2, ½-½
 * or *. */
bool records_word_result(const char *text, gsize length, enum game_result *result);

#endif
