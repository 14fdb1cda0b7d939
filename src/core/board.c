#include "core/board.h"

/* Bits of the points of nine men's morris, named after them. */
enum {
	A7 = 1 << 0,
	D7 = 1 << 1,
	G7 = 1 << 2,
	B6 = 1 << 3,
	D6 = 1 << 4,
	F6 = 1 << 5,
	C5 = 1 << 6,
	D5 = 1 << 7,
	E5 = 1 << 8,
	A4 = 1 << 9,
	B4 = 1 << 10,
	C4 = 1 << 11,
	E4 = 1 << 12,
	F4 = 1 << 13,
	G4 = 1 << 14,
	C3 = 1 << 15,
	D3 = 1 << 16,
	E3 = 1 << 17,
	B2 = 1 << 18,
	D2 = 1 << 19,
	F2 = 1 << 20,
	A1 = 1 << 21,
	D1 = 1 << 22,
	G1 = 1 << 23,
};

const struct board board_nine = {
	.n_points = 24,
	.n_lines = 16,
	.size = 7,
	.centre_column = 4,
	.centre_row = 4,
	.points =
		{
			{"a7", BOARD_OUTER},  {"d7", BOARD_OUTER},  {"g7", BOARD_OUTER},
			{"b6", BOARD_MIDDLE}, {"d6", BOARD_MIDDLE}, {"f6", BOARD_MIDDLE},
			{"c5", BOARD_INNER},  {"d5", BOARD_INNER},  {"e5", BOARD_INNER},
			{"a4", BOARD_OUTER},  {"b4", BOARD_MIDDLE}, {"c4", BOARD_INNER},
			{"e4", BOARD_INNER},  {"f4", BOARD_MIDDLE}, {"g4", BOARD_OUTER},
			{"c3", BOARD_INNER},  {"d3", BOARD_INNER},  {"e3", BOARD_INNER},
			{"b2", BOARD_MIDDLE}, {"d2", BOARD_MIDDLE}, {"f2", BOARD_MIDDLE},
			{"a1", BOARD_OUTER},  {"d1", BOARD_OUTER},  {"g1", BOARD_OUTER},
		},
	.neighbours =
		{
			D7 | A4,	   A7 | G7 | D6,      D7 | G4,		 D6 | B4,
			D7 | B6 | F6 | D5, D6 | F4,	      D5 | C4,		 D6 | C5 | E5,
			D5 | E4,	   A7 | B4 | A1,      B6 | A4 | C4 | B2, C5 | B4 | C3,
			E5 | F4 | E3,	   F6 | E4 | G4 | F2, G7 | F4 | G1,	 C4 | D3,
			C3 | E3 | D2,	   E4 | D3,	      B4 | D2,		 D3 | B2 | F2 | D1,
			F4 | D2,	   A4 | D1,	      D2 | A1 | G1,	 G4 | D1,
		},
	.lines =
		{
			/* rows 0 to 7, from the top, the middle row's left half first */
			A7 | D7 | G7,
			B6 | D6 | F6,
			C5 | D5 | E5,
			A4 | B4 | C4,
			E4 | F4 | G4,
			C3 | D3 | E3,
			B2 | D2 | F2,
			A1 | D1 | G1,
			/* columns 8 to 15, from the left, the middle column's lower half first */
			A7 | A4 | A1,
			B6 | B4 | B2,
			C5 | C4 | C3,
			D1 | D2 | D3,
			D5 | D6 | D7,
			E5 | E4 | E3,
			F6 | F4 | F2,
			G7 | G4 | G1,
		},
	.lines_at =
		{
			{0, 8},	 {0, 12}, {0, 15}, {1, 9},  {1, 12}, {1, 14}, {2, 10}, {2, 12},
			{2, 13}, {3, 8},  {3, 9},  {3, 10}, {4, 13}, {4, 14}, {4, 15}, {5, 10},
			{5, 11}, {5, 13}, {6, 9},  {6, 11}, {6, 14}, {7, 8},  {7, 11}, {7, 15},
		},
};

int board_column(const struct board *board, point p)
{
	return board->points[p].name[0] - 'a' + 1;
}

int board_row(const struct board *board, point p)
{
	return board->points[p].name[1] - '0';
}

point board_point_at(const struct board *board, int column, int row)
{
	for (point p = 0; p < board->n_points; p++)
		if (board_column(board, p) == column && board_row(board, p) == row)
			return p;
	return POINT_NONE;
}

point_set board_points_in_column(const struct board *board, int column)
{
	point_set set = 0;

	for (point p = 0; p < board->n_points; p++)
		if (board_column(board, p) == column)
			set |= point_bit(p);
	return set;
}

point_set board_points_in_row(const struct board *board, int row)
{
	point_set set = 0;

	for (point p = 0; p < board->n_points; p++)
		if (board_row(board, p) == row)
			set |= point_bit(p);
	return set;
}

point_set board_points_in_ring(const struct board *board, enum board_ring ring)
{
	point_set set = 0;

	for (point p = 0; p < board->n_points; p++)
		if (board->points[p].ring == ring)
			set |= point_bit(p);
	return set;
}

point board_neighbour(const struct board *board, point p, enum board_direction direction)
{
	int column = board_column(board, p), row = board_row(board, p);
	point_set set = board->neighbours[p];

	for (point n; points_next(&set, &n);) {
		int right = board_column(board, n) - column, up = board_row(board, n) - row;
		bool there = direction == BOARD_LEFT	? right < 0
			     : direction == BOARD_RIGHT ? right > 0
			     : direction == BOARD_UP	? up > 0
							: up < 0;
		if (there)
			return n;
	}
	return POINT_NONE;
}

point_set board_in_mills(const struct board *board, point_set own)
{
	point_set set = 0;

	for (unsigned i = 0; i < board->n_lines; i++)
		if ((own & board->lines[i]) == board->lines[i])
			set |= board->lines[i];
	return set;
}

point_set board_closing(const struct board *board, point_set own)
{
	point_set set = 0;

	/* A line lacks one point when clearing its lowest missing point leaves nothing. */
	for (unsigned i = 0; i < board->n_lines; i++) {
		point_set missing = board->lines[i] & ~own;
		if (missing && !(missing & (missing - 1)))
			set |= missing;
	}
	return set;
}

unsigned board_mills_at(const struct board *board, point_set own, point p, uint8_t lines[2])
{
	unsigned n = 0;

	for (unsigned i = 0; i < 2; i++) {
		uint8_t line = board->lines_at[p][i];
		if ((own & board->lines[line]) == board->lines[line])
			lines[n++] = line;
	}
	return n;
}
