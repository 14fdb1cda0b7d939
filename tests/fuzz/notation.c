/* Plies and points; what can be read is written and read again as the same. */
#include "core/notation.h"
#include "fuzz.h"

#include <assert.h>
#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct board *board = &board_nine;
	char text[256], again[NOTATION_PLY_SIZE];
	const char *at = text;
	struct ply ply, same;
	point p;

	if (size >= sizeof text)
		return 0;
	memcpy(text, data, size);
	text[size] = '\0';
	if (!notation_read_point(board, &at, &p))
		assert(p < board->n_points && at > text);
	if (notation_read_ply(board, text, &ply) || ply.to == POINT_NONE)
		return 0;
	notation_write_ply(board, &ply, again);
	assert(!notation_read_ply(board, again, &same) && ply_equal(&ply, &same));
	return 0;
}
