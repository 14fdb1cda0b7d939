/* Calls of the C library that fail when they are told to. Linked into the program itself, these
 * stand before those of the library, for GLib as well.
 *
 * FAULTS=CALL:N:WHAT,... lets the Nth call of that name fail. WHAT is the name of an errno; "kill"
 * ends the program at once, before the call does anything; "short" writes half of what should be
 * written; with "+" after it all calls from the Nth on do so. The file FAULTS_REACHED is made when
 * that happens. Of calls that name their file, only those below FAULTS_BELOW count; of others,
 * those for a regular file or a folder. */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const struct {
	const char *name;
	int number;
} errors[] = {
	{"ENOSPC", ENOSPC}, {"EDQUOT", EDQUOT}, {"EROFS", EROFS},
	{"EIO", EIO},	    {"EINTR", EINTR},	{"EMFILE", EMFILE},
	{"EACCES", EACCES}, {"ENOLCK", ENOLCK}, {"ENOMEM", ENOMEM},
};

#define MOST_FAULTS 4
#define SHORT (-1)

static struct {
	char call[16];
	unsigned long nth;
	int number; /* 0 for kill */
	bool ever;
	atomic_ulong count;
} faults[MOST_FAULTS];
static unsigned planned;
static const char *below, *reached;

static void read_fault(const char *text)
{
	char what[16] = "";

	if (sscanf(text, "%15[a-z]:%lu:%15[A-Za-z+]", faults[planned].call, &faults[planned].nth,
		   what) != 3)
		abort();
	faults[planned].ever = what[strlen(what) - 1] == '+';
	what[strcspn(what, "+")] = '\0';
	faults[planned].number = strcmp(what, "short") ? 0 : SHORT;
	for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
		if (!strcmp(errors[i].name, what))
			faults[planned].number = errors[i].number;
	planned++;
}

__attribute__((constructor)) static void read_plan(void)
{
	below = getenv("FAULTS_BELOW");
	reached = getenv("FAULTS_REACHED");
	for (const char *text = getenv("FAULTS"); text && planned < MOST_FAULTS;) {
		read_fault(text);
		text = strchr(text, ',');
		if (text)
			text++;
	}
}

static void note_reached(void)
{
	long fd = reached ? syscall(SYS_openat, AT_FDCWD, reached, O_WRONLY | O_CREAT | O_CLOEXEC,
				    0600)
			  : -1;

	if (fd >= 0)
		syscall(SYS_close, fd);
}

/* Whether this call is the one; errno is set. */
static bool strikes(const char *call)
{
	for (unsigned i = 0; i < planned; i++) {
		unsigned long n;

		if (strcmp(call, faults[i].call))
			continue;
		n = atomic_fetch_add(&faults[i].count, 1) + 1;
		if (n < faults[i].nth || (n > faults[i].nth && !faults[i].ever))
			continue;
		note_reached();
		if (!faults[i].number)
			syscall(SYS_kill, getpid(), SIGKILL);
		errno = faults[i].number;
		return true;
	}
	return false;
}

static bool is_below(const char *path)
{
	return planned && !strncmp(path, below ? below : "", below ? strlen(below) : 0);
}

static bool is_file(int fd)
{
	struct stat st;

	return planned && !fstat(fd, &st) && (S_ISREG(st.st_mode) || S_ISDIR(st.st_mode));
}

/* The library's own function of that type, looked up at its first call. */
#define REAL(type, name)                                                                           \
	static type real;                                                                          \
	if (!real)                                                                                 \
	*(void **)&real = dlsym(RTLD_NEXT, name)

static bool needs_mode(int flags)
{
	return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
}

static int open_file(const char *path, int flags, mode_t mode)
{
	if (is_below(path) && strikes("open"))
		return -1;
	return openat(AT_FDCWD, path, flags, mode);
}

#define OPEN(name)                                                                                 \
	int name(const char *path, int flags, ...)                                                 \
	{                                                                                          \
		mode_t mode = 0;                                                                   \
                                                                                                   \
		if (needs_mode(flags)) {                                                           \
			va_list rest;                                                              \
                                                                                                   \
			va_start(rest, flags);                                                     \
			mode = (mode_t)va_arg(rest, unsigned);                                     \
			va_end(rest);                                                              \
		}                                                                                  \
		return open_file(path, flags, mode);                                               \
	}

#undef open
#undef open64
OPEN(open)
/* Where files are always large, both are one. */
#if !defined _FILE_OFFSET_BITS || _FILE_OFFSET_BITS != 64
OPEN(open64)
#endif

typedef ssize_t (*write_call)(int, const void *, size_t);
typedef int (*file_call)(int);
typedef int (*path_call)(const char *);

ssize_t write(int fd, const void *bytes, size_t n)
{
	REAL(write_call, "write");
	if (!is_file(fd) || !strikes("write"))
		return real(fd, bytes, n);
	return errno == SHORT ? real(fd, bytes, n / 2) : -1;
}

int fsync(int fd)
{
	REAL(file_call, "fsync");
	return is_file(fd) && strikes("fsync") ? -1 : real(fd);
}

/* The descriptor is gone, whatever the result, as it is in Linux. */
int close(int fd)
{
	REAL(file_call, "close");
	const bool fails = is_file(fd) && strikes("close");
	const int number = errno, result = real(fd);

	if (!fails)
		return result;
	errno = number;
	return -1;
}

int rename(const char *from, const char *to)
{
	typedef int (*call)(const char *, const char *);
	REAL(call, "rename");
	return is_below(to) && strikes("rename") ? -1 : real(from, to);
}

int unlink(const char *path)
{
	REAL(path_call, "unlink");
	return is_below(path) && strikes("unlink") ? -1 : real(path);
}

int mkdir(const char *path, mode_t mode)
{
	typedef int (*call)(const char *, mode_t);
	REAL(call, "mkdir");
	return is_below(path) && strikes("mkdir") ? -1 : real(path, mode);
}

int ftruncate(int fd, off_t length)
{
	typedef int (*call)(int, off_t);
	REAL(call, "ftruncate");
	return is_file(fd) && strikes("truncate") ? -1 : real(fd, length);
}

int fchmod(int fd, mode_t mode)
{
	typedef int (*call)(int, mode_t);
	REAL(call, "fchmod");
	return is_file(fd) && strikes("chmod") ? -1 : real(fd, mode);
}

int flock(int fd, int operation)
{
	typedef int (*call)(int, int);
	REAL(call, "flock");
	return is_file(fd) && strikes("flock") ? -1 : real(fd, operation);
}

static time_t jump(void)
{
	static atomic_uint calls;

	if (!getenv("FAULTS_CLOCK"))
		return 0;
	return (atomic_fetch_add(&calls, 1) % 2 ? 1 : -1) * (time_t)365 * 24 * 3600;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
	typedef int (*call)(clockid_t, struct timespec *);
	REAL(call, "clock_gettime");
	const int result = real(clock, now);

	if (!result && clock == CLOCK_REALTIME)
		now->tv_sec += jump();
	return result;
}

time_t time(time_t *now)
{
	struct timespec precise;

	clock_gettime(CLOCK_REALTIME, &precise);
	if (now)
		*now = precise.tv_sec;
	return precise.tv_sec;
}
