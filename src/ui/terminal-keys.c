/* The half of terminal.h that reads keys one by one. */
#define _POSIX_C_SOURCE 200809L

#include "ui/terminal.h"

#include <errno.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

/* What follows an escape within this time belongs to a key that sends several bytes; a serial line
 * of 2400 baud sends one in 4 ms. */
#define SEQUENCE_MS 50

static struct termios before;

gboolean terminal_keys_begin(void)
{
	struct termios keys;

	if (tcgetattr(STDIN_FILENO, &before))
		return FALSE;
	keys = before;
	keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	keys.c_cc[VMIN] = 1;
	keys.c_cc[VTIME] = 0;
	return !tcsetattr(STDIN_FILENO, TCSADRAIN, &keys);
}

void terminal_keys_end(void)
{
	tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
}

static int read_byte(void)
{
	unsigned char byte;
	gssize n = read(STDIN_FILENO, &byte, 1);

	if (n < 0 && errno == EINTR)
		return input_interrupted() ? TERMINAL_KEY_INTERRUPT : read_byte();
	return n == 1 ? byte : TERMINAL_KEY_END;
}

static gboolean more_comes(void)
{
	struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};

	return poll(&in, 1, SEQUENCE_MS) > 0;
}

/* The key of a sequence ESC [ … or ESC O …, read to its last byte. */
static int read_sequence(void)
{
	int byte = read_byte();

	if (byte != '[' && byte != 'O')
		return byte;
	do
		byte = more_comes() ? read_byte() : TERMINAL_KEY_ESCAPE;
	while (g_ascii_isdigit(byte) || byte == ';');
	switch (byte) {
	case 'A':
		return TERMINAL_KEY_UP;
	case 'B':
		return TERMINAL_KEY_DOWN;
	case 'C':
		return TERMINAL_KEY_RIGHT;
	case 'D':
		return TERMINAL_KEY_LEFT;
	default:
		return 0;
	}
}

int terminal_key(void)
{
	int byte = read_byte();

	if (byte == 0x04)
		return TERMINAL_KEY_END;
	if (byte != 0x1b)
		return byte;
	return more_comes() ? read_sequence() : TERMINAL_KEY_ESCAPE;
}
