/* The half of terminal.h that reads keys one by one. */
#define _POSIX_C_SOURCE 200809L

#include "ui/terminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

/* What follows an escape within this time belongs to a key that sends several bytes; a serial line
 * of 2400 baud sends one in 4 ms. */
#define SEQUENCE_MS 50

static struct termios before;
static volatile sig_atomic_t reading;

/* What ends the program without asking it. */
static const int ends[] = {SIGTERM, SIGHUP};
static struct sigaction actions[G_N_ELEMENTS(ends)];

static void on_end(int number)
{
	terminal_keys_end();
	raise(number);
}

static void catch_ends(void)
{
	struct sigaction action = {.sa_handler = on_end};

	sigemptyset(&action.sa_mask);
	for (gsize i = 0; i < G_N_ELEMENTS(ends); i++) {
		sigaction(ends[i], &action, &actions[i]);
		if (actions[i].sa_handler == SIG_IGN)
			sigaction(ends[i], &actions[i], NULL);
	}
}

gboolean terminal_keys_begin(void)
{
	struct termios keys;

	if (tcgetattr(STDIN_FILENO, &before))
		return FALSE;
	keys = before;
	keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	keys.c_cc[VMIN] = 1;
	keys.c_cc[VTIME] = 0;
	if (tcsetattr(STDIN_FILENO, TCSADRAIN, &keys))
		return FALSE;
	catch_ends();
	reading = TRUE;
	return TRUE;
}

void terminal_keys_end(void)
{
	if (!reading)
		return;
	reading = FALSE;
	tcsetattr(STDIN_FILENO, TCSANOW, &before);
	for (gsize i = 0; i < G_N_ELEMENTS(ends); i++)
		sigaction(ends[i], &actions[i], NULL);
}

/* FALSE if Ctrl-C comes first. SIGINT is let through while waiting alone, so that none that comes
 * just before waits for the next key. */
static gboolean wait_for_byte(void)
{
	sigset_t interrupt, normal;
	gboolean stop;
	fd_set fds;

	sigemptyset(&interrupt);
	sigaddset(&interrupt, SIGINT);
	sigprocmask(SIG_BLOCK, &interrupt, &normal);
	do {
		stop = input_interrupted();
		FD_ZERO(&fds);
		FD_SET(STDIN_FILENO, &fds);
	} while (!stop && pselect(STDIN_FILENO + 1, &fds, NULL, NULL, NULL, &normal) < 0 &&
		 errno == EINTR);
	sigprocmask(SIG_SETMASK, &normal, NULL);
	return !stop;
}

static int read_byte(void)
{
	unsigned char byte;

	if (!wait_for_byte())
		return TERMINAL_KEY_INTERRUPT;
	return read(STDIN_FILENO, &byte, 1) == 1 ? byte : TERMINAL_KEY_END;
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
