/* The half of notation.h that is about positions: the form that is written, and the ring notation
 * of Sanmill. */
#include "core/notation.h"

#include <string.h>

void notation_write_position(const struct board *board, const struct position *position,
			     char text[NOTATION_POSITION_SIZE])
{
	for (point p = 0; p < board->n_points; p++)
		*text++ = point_in(position->pieces[SIDE_WHITE], p)   ? 'W'
			  : point_in(position->pieces[SIDE_BLACK], p) ? 'B'
								      : '.';
	*text++ = ' ';
	*text++ = position->to_move == SIDE_WHITE ? 'w' : 'b';
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		*text++ = ' ';
		*text++ = (char)('0' + position->in_hand[side]);
	}
	*text = '\0';
}

/* The next word of a text; its length, 0 at the end. */
static size_t next_word(const char **text)
{
	*text += strspn(*text, " \t\r\n");
	return strcspn(*text, " \t\r\n");
}

static bool at_end(const char *text)
{
	return !next_word(&text);
}

static bool read_side(const char **text, uint8_t *side)
{
	size_t length = next_word(text);
	char c = (char)(**text | 0x20);

	if (length != 1 || (c != 'w' && c != 'b'))
		return false;
	*side = c == 'w' ? SIDE_WHITE : SIDE_BLACK;
	*text += length;
	return true;
}

/* A number of at most two digits. */
static bool read_number(const char **text, unsigned *number)
{
	size_t length = next_word(text);

	if (!length || length > 2)
		return false;
	*number = 0;
	for (; length; length--, (*text)++) {
		if (**text < '0' || **text > '9')
			return false;
		*number = *number * 10 + (unsigned)(**text - '0');
	}
	return true;
}

static enum verdict read_own(const struct rules *rules, const char *text, size_t length,
			     struct position *position)
{
	unsigned hand;

	if (length != rules->board->n_points)
		return VERDICT_POSITION_POINTS;
	for (point p = 0; p < length; p++) {
		char c = text[p];
		if (c == 'W' || c == 'w')
			position->pieces[SIDE_WHITE] |= point_bit(p);
		else if (c == 'B' || c == 'b')
			position->pieces[SIDE_BLACK] |= point_bit(p);
		else if (c != '.')
			return VERDICT_POSITION_POINTS;
	}
	text += length;
	if (at_end(text))
		return VERDICT_POSITION_MISSING;
	if (!read_side(&text, &position->to_move))
		return VERDICT_POSITION_SIDE;
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		if (at_end(text))
			return VERDICT_POSITION_MISSING;
		if (!read_number(&text, &hand))
			return VERDICT_POSITION_HANDS;
		if (hand > rules->pieces)
			return VERDICT_POSITION_HANDS;
		position->in_hand[side] = (uint8_t)hand;
	}
	return at_end(text) ? VERDICT_OK : VERDICT_POSITION_FORM;
}

/* The points of the ring notation: inner, middle and outer ring, clockwise from twelve o'clock. */
static point ring_point(const struct board *board, unsigned i)
{
	static const signed char around[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
						 {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
	int distance = (int)(i / 8) + 1;

	return board_point_at(board, board->centre_column + distance * around[i % 8][0],
			      board->centre_row + distance * around[i % 8][1]);
}

static bool read_rings(const struct board *board, const char **text, struct position *position)
{
	for (unsigned i = 0; i < board->n_points; i++) {
		if (i && i % 8 == 0 && *(*text)++ != '/')
			return false;
		switch (*(*text)++) {
		case 'O':
			position->pieces[SIDE_WHITE] |= point_bit(ring_point(board, i));
			break;
		case '@':
			position->pieces[SIDE_BLACK] |= point_bit(ring_point(board, i));
			break;
		case '*':
			break;
		default:
			return false;
		}
	}
	return !**text || **text == ' ';
}

/* White on the board and in hand, Black likewise, then what each still has to take. */
static enum verdict read_counts(const struct rules *rules, const char **text,
				struct position *position)
{
	unsigned number;

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		if (at_end(*text))
			return VERDICT_POSITION_RINGS;
		if (!read_number(text, &number) || number != point_count(position->pieces[side]))
			return VERDICT_POSITION_COUNTS;
		if (at_end(*text))
			return VERDICT_POSITION_RINGS;
		if (!read_number(text, &number) || number > rules->pieces)
			return VERDICT_POSITION_HANDS;
		position->in_hand[side] = (uint8_t)number;
	}
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		if (at_end(*text))
			return VERDICT_POSITION_RINGS;
		if (!read_number(text, &number) || number)
			return VERDICT_POSITION_OWED;
	}
	return VERDICT_OK;
}

/* While one hand is empty and the other is not, programs differ in what they call it. A game that
 * is over may stand with any action, however it ended, but it has begun. */
static bool phase_fits(char phase, char action, const struct position *position)
{
	if (phase == 'o')
		return position->pieces[SIDE_WHITE] || position->pieces[SIDE_BLACK];
	if (action != 'p' && action != 's')
		return false;
	if (phase == 'm')
		return !position->in_hand[position->to_move];
	return phase == 'p' && (position->in_hand[SIDE_WHITE] || position->in_hand[SIDE_BLACK]);
}

/* A word of one letter, or 0. */
static char read_letter(const char **text)
{
	return next_word(text) == 1 ? *(*text)++ : 0;
}

static enum verdict read_ring_notation(const struct rules *rules, const char *text,
				       struct position *position)
{
	char phase, action;
	enum verdict verdict;

	if (!read_rings(rules->board, &text, position))
		return VERDICT_POSITION_POINTS;
	if (at_end(text))
		return VERDICT_POSITION_RINGS;
	if (!read_side(&text, &position->to_move))
		return VERDICT_POSITION_SIDE;
	phase = read_letter(&text);
	action = read_letter(&text);
	if (at_end(text))
		return VERDICT_POSITION_RINGS;
	if (!phase || !action)
		return VERDICT_POSITION_PHASE;
	if (action == 'r')
		return VERDICT_POSITION_OWED;
	verdict = read_counts(rules, &text, position);
	if (!verdict && !phase_fits(phase, action, position))
		verdict = VERDICT_POSITION_PHASE;
	return verdict;
}

enum verdict notation_read_position(const struct rules *rules, const char *text,
				    struct position *position)
{
	struct position read = {{0, 0}, {0, 0}, SIDE_WHITE};
	size_t length = next_word(&text);
	enum verdict verdict;

	if (!length)
		return VERDICT_POSITION_FORM;
	if (memchr(text, '/', length))
		verdict = read_ring_notation(rules, text, &read);
	else
		verdict = read_own(rules, text, length, &read);
	if (verdict)
		return verdict;
	*position = read;
	return VERDICT_OK;
}
