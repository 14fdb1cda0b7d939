/* How long a player waits: tests/latency [PROGRAM [--OPTION]] starts the program 50 times on a
 * pseudo-terminal, with that option such as --speech=espeak, and prints medians in milliseconds. A
 * benchmark; no test depends on it. */
#define _XOPEN_SOURCE 700

#include <assert.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define RUNS 50
#define PATIENCE_MS 10000

static double now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* The program with a new pseudo-terminal as its own; *master is our end of it. */
static pid_t start(const char *program, const char *option, int *master)
{
	pid_t pid;
	int slave;

	*master = posix_openpt(O_RDWR | O_NOCTTY);
	assert(*master >= 0 && !grantpt(*master) && !unlockpt(*master));
	pid = fork();
	assert(pid >= 0);
	if (pid)
		return pid;
	setsid();
	slave = open(ptsname(*master), O_RDWR);
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		dup2(slave, fd);
	close(slave);
	close(*master);
	execl(program, "merels", "--level=easy", "--side=white", "--seed=1", option, (char *)NULL);
	_exit(127);
}

/* Reads until a prompt stands at the end of what came since the last call. */
static void wait_for_prompt(int master)
{
	static const char prompt[] = "\nWhite: ";
	const size_t length = sizeof prompt - 1;
	char text[65536];
	size_t n = 0;

	do {
		struct pollfd ready = {master, POLLIN, 0};
		ssize_t more;
		if (poll(&ready, 1, PATIENCE_MS) != 1 || n == sizeof text)
			break;
		more = read(master, text + n, sizeof text - n);
		if (more <= 0)
			break;
		n += (size_t)more;
		if (n >= length && !memcmp(text + n - length, prompt, length))
			return;
	} while (n < sizeof text);
	fprintf(stderr, "No prompt came after: %.*s\n", (int)n, text);
	exit(1);
}

static double answer_ms(int master, const char *line)
{
	double before = now_ms();

	if (write(master, line, strlen(line)) != (ssize_t)strlen(line))
		exit(1);
	wait_for_prompt(master);
	return now_ms() - before;
}

static int compare(const void *a, const void *b)
{
	double left = *(const double *)a, right = *(const double *)b;

	return (left > right) - (left < right);
}

static void print_median(const char *what, double *times)
{
	qsort(times, RUNS, sizeof *times, compare);
	printf("%-28s %6.2f ms (at most %.2f)\n", what, (times[RUNS / 2 - 1] + times[RUNS / 2]) / 2,
	       times[RUNS - 1]);
}

static int delete_file(const char *path, const struct stat *status, int type, struct FTW *where)
{
	(void)status;
	(void)type;
	(void)where;
	return remove(path);
}

int main(int argc, char **argv)
{
	static double starts[RUNS], questions[RUNS], turns[RUNS];
	const char *program = argc > 1 ? argv[1] : "src/merels";
	const char *option = argc > 2 ? argv[2] : "--speech=off";
	char home[] = "/tmp/merels-latency.XXXXXX";

	if (!mkdtemp(home))
		return 1;
	setenv("HOME", home, 1);
	setenv("TERM", "xterm", 1);
	unsetenv("XDG_CONFIG_HOME");
	unsetenv("XDG_DATA_HOME");
	unsetenv("XDG_STATE_HOME");
	for (int run = 0; run < RUNS; run++) {
		double before = now_ms();
		int master;
		pid_t pid = start(program, option, &master);

		wait_for_prompt(master);
		starts[run] = now_ms() - before;
		questions[run] = answer_ms(master, "look d6\n");
		turns[run] = answer_ms(master, "d6\n");
		if (write(master, "quit\n", 5) != 5)
			return 1;
		waitpid(pid, NULL, 0);
		close(master);
	}
	nftw(home, delete_file, 8, FTW_DEPTH | FTW_PHYS);
	print_median("start to the first prompt", starts);
	print_median("a question to its answer", questions);
	print_median("a turn to the computer's", turns);
	return 0;
}
