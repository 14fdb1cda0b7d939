/* Prints how long a player who listens waits, from a line typed into the real program to the first
 * sample on a device that plays in real time, and to silence. A benchmark; no test depends on it.
 */
#define _POSIX_C_SOURCE 200809L
int merels_main(int argc, char **argv);
#define main merels_main
#include "../src/main.c"
#undef main

#include "sound-device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TIMES 50

static FILE *to_program, *terminal;

static gpointer play(gpointer data)
{
	const char *argv[] = {"merels",	  "--no-config",     "--level=easy",
			      "--seed=1", "--speech=espeak", NULL};

	(void)data;
	return GINT_TO_POINTER(merels_main((int)G_N_ELEMENTS(argv) - 1, (char **)argv));
}

static void type(const char *line)
{
	fputs(line, to_program);
	fflush(to_program);
}

/* The program's own lines are not looked at: a pipe that nobody reads would fill. */
static gpointer swallow(gpointer stream)
{
	char line[1000];

	while (fgets(line, sizeof line, stream))
		;
	return NULL;
}

static int by_size(const void *a, const void *b)
{
	gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

	return (first > second) - (first < second);
}

static void print(const char *what, gint64 *us)
{
	qsort(us, TIMES, sizeof *us, by_size);
	fprintf(terminal, "%s: median %.2f ms, longest %.2f ms\n", what,
		(double)us[TIMES / 2] / 1000, (double)us[TIMES - 1] / 1000);
}

static void measure(void)
{
	gint64 begin_us[TIMES], end_us[TIMES], now_us, first, last;

	for (int i = 0; i < TIMES; i++) {
		sound_device_times(&first, &last);
		now_us = g_get_monotonic_time();
		type("d6\n");
		g_usleep((gulong)(300000 + i * 7001));
		sound_device_times(&first, &last);
		g_assert_cmpint(first, >, now_us);
		begin_us[i] = first - now_us;

		now_us = g_get_monotonic_time();
		type("stop\n");
		g_usleep(200000);
		sound_device_times(&first, &last);
		end_us[i] = last - now_us;
		type("undo\nstop\n");
		g_usleep(200000);
	}
	print("a move typed, to the first sample", begin_us);
	print("a line typed, to silence", end_us);
}

int main(void)
{
	int in[2], out[2];
	GThread *player, *reader;

	g_assert(!pipe(in) && !pipe(out));
	terminal = fdopen(dup(STDOUT_FILENO), "w");
	dup2(in[0], STDIN_FILENO);
	dup2(out[1], STDOUT_FILENO);
	close(out[1]);
	to_program = fdopen(in[1], "w");
	reader = g_thread_new("reader", swallow, fdopen(out[0], "r"));
	sound_device_be(SOUND_DEVICE_REAL_TIME);
	player = g_thread_new("player", play, NULL);
	g_usleep(2000000);
	measure();
	type("quit\n");
	g_assert_cmpint(GPOINTER_TO_INT(g_thread_join(player)), ==, 0);
	fclose(stdout);
	g_thread_join(reader);
	return 0;
}
