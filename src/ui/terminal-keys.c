/* The half of terminal.h that reads keys one by one. */
#define _POSIX_C_SOURCE 200809L

#include "ui/terminal.h"

#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

/* What follows an escape within this time belongs to a key that sends several bytes; a serial line
 * of 2400 baud sends one in 4 ms. */
#define SEQUENCE_MS 50
#define ESCAPE 0x1b

static struct termios before, keys;
static volatile sig_atomic_t reading;
static unsigned char pushed; /* read too early, 0 for none */

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

static struct sigaction stop_action;

/* Stopped as one would be without this, but for the mode of the terminal. */
static void on_stop(int number)
{
	struct sigaction usual = {.sa_handler = SIG_DFL}, ours;

	tcsetattr(STDIN_FILENO, TCSANOW, &before);
	sigemptyset(&usual.sa_mask);
	sigaction(number, &usual, &ours);
	raise(number);
	sigaction(number, &ours, NULL);
	tcsetattr(STDIN_FILENO, TCSANOW, &keys);
}

/* The signal is not blocked in its own handler, which sends it. */
static void catch_stop(void)
{
	struct sigaction action = {.sa_handler = on_stop, .sa_flags = SA_NODEFER | SA_RESTART};

	sigemptyset(&action.sa_mask);
	sigaction(SIGTSTP, &action, &stop_action);
	if (stop_action.sa_handler == SIG_IGN)
		sigaction(SIGTSTP, &stop_action, NULL);
}

gboolean terminal_keys_begin(void)
{
	if (tcgetattr(STDIN_FILENO, &before))
		return FALSE;
	keys = before;
	keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	keys.c_cc[VMIN] = 1;
	keys.c_cc[VTIME] = 0;
	if (tcsetattr(STDIN_FILENO, TCSADRAIN, &keys))
		return FALSE;
	catch_ends();
	catch_stop();
	reading = TRUE;
	pushed = 0;
	return TRUE;
}

void terminal_keys_end(void)
{
	if (!reading)
		return;
	reading = FALSE;
	tcsetattr(STDIN_FILENO, TCSANOW, &before);
	sigaction(SIGTSTP, &stop_action, NULL);
	for (gsize i = 0; i < G_N_ELEMENTS(ends); i++)
		sigaction(ends[i], &actions[i], NULL);
}

static int read_byte(void)
{
	unsigned char byte = pushed;

	pushed = 0;
	if (byte)
		return byte;
	while (!input_wait(STDIN_FILENO, NULL)) {
		if (input_interrupted())
			return TERMINAL_KEY_INTERRUPT;
		if (input_continued()) {
			/* The shell, or who stopped it otherwise, may have changed the mode. */
			tcsetattr(STDIN_FILENO, TCSANOW, &keys);
			return TERMINAL_KEY_CONTINUED;
		}
	}
	return read(STDIN_FILENO, &byte, 1) == 1 ? byte : TERMINAL_KEY_END;
}

gboolean terminal_more_comes(void)
{
	struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};

	return poll(&in, 1, SEQUENCE_MS) > 0;
}

/* The key of a sequence ESC [ … or ESC O …, read to its last byte. */
static int read_sequence(void)
{
	int byte = read_byte();

	if (byte == ESCAPE) {
		pushed = ESCAPE;
		return TERMINAL_KEY_ESCAPE;
	}
	if (byte != '[' && byte != 'O')
		return byte;
	do
		byte = terminal_more_comes() ? read_byte() : TERMINAL_KEY_ESCAPE;
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
	if (byte != ESCAPE)
		return byte;
	return terminal_more_comes() ? read_sequence() : TERMINAL_KEY_ESCAPE;
}
