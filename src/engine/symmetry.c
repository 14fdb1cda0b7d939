#include "engine/symmetry.h"

#include <string.h>

static bool keeps_links(const struct board *board, const uint8_t *image, point p)
{
	for (point q = 0; q < p; q++)
		if (point_in(board->neighbours[p], q) !=
		    point_in(board->neighbours[image[p]], image[q]))
			return false;
	return true;
}

static bool keeps_lines(const struct board *board, const uint8_t *image)
{
	for (unsigned i = 0; i < board->n_lines; i++) {
		point_set line = board->lines[i], seen = 0;
		unsigned j = 0;

		for (point p; points_next(&line, &p);)
			seen |= point_bit(image[p]);
		while (j < board->n_lines && board->lines[j] != seen)
			j++;
		if (j == board->n_lines)
			return false;
	}
	return true;
}

/* Tries every image of point p and of those after it. */
static void extend(struct symmetry *symmetry, const struct board *board, uint8_t *image, point p,
		   point_set used)
{
	if (p == board->n_points) {
		if (symmetry->n < SYMMETRY_MAX && keeps_lines(board, image))
			memcpy(symmetry->image[symmetry->n++], image, BOARD_MAX_POINTS);
		return;
	}
	for (image[p] = 0; image[p] < board->n_points; image[p]++)
		if (!point_in(used, image[p]) && keeps_links(board, image, p))
			extend(symmetry, board, image, p + 1, used | point_bit(image[p]));
}

static uint8_t find_inverse(const struct symmetry *symmetry, unsigned i, unsigned n_points)
{
	for (unsigned j = 0; j < symmetry->n; j++) {
		unsigned p = 0;

		while (p < n_points && symmetry->image[j][symmetry->image[i][p]] == p)
			p++;
		if (p == n_points)
			return (uint8_t)j;
	}
	return 0;
}

void symmetry_init(struct symmetry *symmetry, const struct board *board)
{
	uint8_t image[BOARD_MAX_POINTS] = {0};

	memset(symmetry, 0, sizeof(*symmetry));
	extend(symmetry, board, image, 0, 0);
	for (unsigned i = 0; i < symmetry->n; i++) {
		symmetry->inverse[i] = find_inverse(symmetry, i, board->n_points);
		for (unsigned value = 0; value < 256; value++)
			for (point p = 0; p < board->n_points; p++)
				if (value >> p % 8 & 1)
					symmetry->images[i][p / 8][value] |=
						point_bit(symmetry->image[i][p]);
	}
}

unsigned symmetry_least(const struct symmetry *symmetry, point_set sets[2])
{
	const point_set first = sets[0], second = sets[1];
	unsigned least = 0;

	for (unsigned i = 1; i < symmetry->n; i++) {
		const point_set a = symmetry_of_set(symmetry, i, first);
		const point_set b = a > sets[0] ? 0 : symmetry_of_set(symmetry, i, second);

		if (a > sets[0] || (a == sets[0] && b >= sets[1]))
			continue;
		sets[0] = a;
		sets[1] = b;
		least = i;
	}
	return least;
}
