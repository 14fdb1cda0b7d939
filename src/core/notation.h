/* Text to ply and position, and back. ASCII, the same in every language.
 *
 * Written is the federation's notation: d6, d6-d5, xg7 appended for each taking; positions as 24
 * characters W B . in the board's order, the side to move w or b, White's hand, Black's hand. Read
 * besides that: capitals, spaces, typographic dashes, arrows and crosses (UTF-8), and positions in
 * the ring notation of Sanmill. Functions keep no state and touch nothing on refusal.
 */
#ifndef MERELS_CORE_NOTATION_H
#define MERELS_CORE_NOTATION_H

#include "core/rules.h"

/* Room for text with its NUL: "d6-d5xg7xa1", and a position. */
#define NOTATION_PLY_SIZE 12
#define NOTATION_POSITION_SIZE 33

void notation_write_ply(const struct board *board, const struct ply *ply,
			char text[NOTATION_PLY_SIZE]);
void notation_write_position(const struct board *board, const struct position *position,
			     char text[NOTATION_POSITION_SIZE]);

/* Reads one point at *text and moves *text behind it. On refusal *text stands at the fault. */
enum verdict notation_read_point(const struct board *board, const char **text, point *p);

/* Whether a dash or arrow, or a taking cross, stands at text: its length in bytes, else 0. */
size_t notation_dash(const char *text);
size_t notation_cross(const char *text);

/* Reads one ply that fills the whole text. It is not judged by the rules, but a ply that could
 * never be one (d2-d2, d2-d3xd3) is refused. A ply that begins with a cross (xg7) has no to. */
enum verdict notation_read_ply(const struct board *board, const char *text, struct ply *ply);

/* Reads a position that fills the whole text; spaces at its ends are ignored. The rules give the
 * most that a hand can hold; whether the position may be set up is for rules_admit. A
 * VERDICT_POSITION_… on refusal. */
enum verdict notation_read_position(const struct rules *rules, const char *text,
				    struct position *position);

/* "1-0", "0-1", "1/2-1/2" or "*", as records write results. */
const char *notation_result(enum side winner, enum reason reason);

/* The one word for a reason, "pieces", "blocked", … and "unfinished" for REASON_NONE. */
const char *notation_reason(enum reason reason);

#endif
