#define _POSIX_C_SOURCE 200809L

#include "ui/building.h"

#include "store/tables-build.h"
#include "ui/probing.h"
#include "ui/say.h"

#include <errno.h>
#include <signal.h>

/* How far it is, is said so often, of classes with at least so many pieces; others are soon done.
 */
#define PROGRESS_US (10 * G_USEC_PER_SEC)
#define PROGRESS_PIECES 9

struct building {
	struct session *session;
	struct rules rules;
	gboolean aside; /* words go to standard error */
	gboolean (*ended)(void);
	gboolean stopped;
	gint64 said_us; /* when anything was said last */
	unsigned built; /* classes */
};

static void say(struct building *building, const struct fact *fact)
{
	building->said_us = g_get_monotonic_time();
	if (building->aside) {
		say_error(building->session, fact);
		return;
	}
	say_fact(building->session, fact);
	say_flush(building->session);
}

#define TELL(building, ...) say(building, &(struct fact){__VA_ARGS__})

static bool go_on(void *data)
{
	struct building *building = data;

	building->stopped = building->stopped || building->ended();
	return !building->stopped;
}

/* The caller frees; NULL without a home. */
static char *name_of(const struct building *building, unsigned own, unsigned other)
{
	g_autofree char *path = tables_path(&building->rules, own, other);

	return path ? g_path_get_basename(path) : NULL;
}

static void tell_bad(struct building *building, unsigned own, unsigned other, unsigned fault,
		     int number)
{
	static const enum fact_table faults[] = {
		[TABLES_FILE_GOOD] = FACT_TABLE_MISSING,
		[TABLES_FILE_MISSING] = FACT_TABLE_MISSING,
		[TABLES_FILE_UNREADABLE] = FACT_TABLE_UNREADABLE,
		[TABLES_FILE_FOREIGN] = FACT_TABLE_FOREIGN,
		[TABLES_FILE_OTHER] = FACT_TABLE_OTHER,
		[TABLES_FILE_DAMAGED] = FACT_TABLE_DAMAGED,
	};
	g_autofree char *name = name_of(building, own, other);

	TELL(building, .kind = FACT_TABLES_BAD, .number = faults[fault], .text = name,
	     .text2 = g_strerror(number));
}

void building_say_bad(struct session *session, const struct rules *rules, unsigned own,
		      unsigned other, unsigned fault, int number)
{
	struct building building = {.session = session, .rules = *rules, .aside = session->aside};

	tell_bad(&building, own, other, fault, number);
}

static void tell_progress(struct building *building, const struct tables_build_told *told)
{
	static const enum fact_stage stages[] = {
		[TABLES_BUILD_READS] = FACT_STAGE_READS,
		[TABLES_BUILD_TAKES] = FACT_STAGE_TAKES,
		[TABLES_BUILD_FINDS] = FACT_STAGE_FINDS,
		[TABLES_BUILD_VERIFIES] = FACT_STAGE_PROVES,
		[TABLES_BUILD_WRITES] = FACT_STAGE_WRITES,
	};

	if (told->own + told->other < PROGRESS_PIECES ||
	    g_get_monotonic_time() < building->said_us + PROGRESS_US ||
	    (told->stage == TABLES_BUILD_FINDS && !told->plies))
		return;
	TELL(building, .kind = FACT_TABLES_AT, .number = stages[told->stage],
	     .numbers = {told->own, told->other, told->percent, told->plies});
}

static void print_counts(const struct tables_build_told *told)
{
	const struct values_counts *counts = &told->counts;
	g_autofree char *line = g_strdup_printf(
		"%u %u %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "\n",
		told->own, told->other, counts->wins, counts->losses, counts->draws);

	say_print(line);
}

static void tell(void *data, const struct tables_build_told *told)
{
	struct building *building = data;

	switch (told->news) {
	case TABLES_BUILD_BEGINS:
		TELL(building, .kind = FACT_TABLES_BEGINS, .numbers = {told->own, told->other});
		break;
	case TABLES_BUILD_WAITS:
		TELL(building, .kind = FACT_TABLES_WAITS);
		break;
	case TABLES_BUILD_BAD:
		tell_bad(building, told->own, told->other, told->fault, told->number);
		break;
	case TABLES_BUILD_PROVES:
		TELL(building, .kind = FACT_TABLES_PROVES, .numbers = {told->own, told->other});
		break;
	case TABLES_BUILD_COUNTED:
		if (told->wrong)
			TELL(building, .kind = FACT_TABLES_WRONG,
			     .numbers = {told->own, told->other}, .number = (unsigned)told->wrong);
		else
			print_counts(told);
		break;
	case TABLES_BUILD_LEAVES:
		TELL(building, .kind = FACT_TABLES_LEFT, .numbers = {told->own, told->other});
		break;
	case TABLES_BUILD_AT:
		tell_progress(building, told);
		break;
	}
}

static unsigned megabytes(uint64_t bytes)
{
	return (unsigned)((bytes + (1 << 20) - 1) >> 20);
}

static void tell_end(struct building *building, struct tables_build_result *result)
{
	static const enum fact_kind kinds[] = {
		[TABLES_BUILD_ENDED] = FACT_TABLES_ENDED,
		[TABLES_BUILD_NO_MEMORY] = FACT_TABLES_NO_MEMORY,
		[TABLES_BUILD_NO_ROOM] = FACT_TABLES_NO_ROOM,
		[TABLES_BUILD_TOO_LONG] = FACT_TABLES_TOO_LONG,
		[TABLES_BUILD_FAILED] = FACT_TABLES_FAILED,
		[TABLES_BUILD_NONE] = FACT_TABLES_NONE,
	};

	g_autofree char *name =
		result->error ? name_of(building, result->own, result->other) : NULL;

	if (result->end != TABLES_BUILD_DONE && result->end != TABLES_BUILD_WRONG)
		TELL(building, .kind = kinds[result->end],
		     .numbers = {result->own, result->other, megabytes(result->needs),
				 megabytes(result->has)},
		     .text = name, .text2 = result->error ? result->error->message : NULL);
	g_clear_error(&result->error);
}

static bool build(struct building *building, unsigned most)
{
	const struct tables_build_watch watch = {tell, go_on, building, &tables_room_here};
	struct tables_build_result result;
	struct sigaction ignored = {.sa_handler = SIG_IGN}, before;

	/* A limit on the size of files is a full disk, and no reason to die. */
	building->said_us = g_get_monotonic_time();
	sigaction(SIGXFSZ, &ignored, &before);
	tables_build(&building->rules, most, &watch, &result);
	sigaction(SIGXFSZ, &before, NULL);
	building->built = result.built;
	if (result.end == TABLES_BUILD_DONE)
		TELL(building, .kind = FACT_TABLES_DONE, .number = most);
	tell_end(building, &result);
	return result.end == TABLES_BUILD_DONE;
}

static bool check(struct building *building, bool every)
{
	const struct tables_build_watch watch = {tell, go_on, building, &tables_room_here};
	struct tables_build_result result;

	tables_build_check(&building->rules, every, &watch, &result);
	tell_end(building, &result);
	return result.end == TABLES_BUILD_DONE;
}

static volatile sig_atomic_t interrupts;

static void on_interrupt(int number)
{
	(void)number;
	interrupts = 1;
}

static gboolean interrupted(void)
{
	return interrupts;
}

int building_run(struct session *session, const struct arguments *arguments)
{
	struct building building = {.session = session,
				    .rules = settings_rules(&session->settings),
				    .aside = TRUE,
				    .ended = interrupted};
	struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
	bool good = true;

	sigaction(SIGINT, &action, NULL);
	if (arguments->build_tables)
		good = build(&building, arguments->build_tables);
	if (good && arguments->check_tables)
		good = check(&building, arguments->check_all_tables);
	if (say_flush(session))
		return good ? 0 : 1;
	SAY_ERROR(session, .kind = FACT_NO_OUTPUT, .text2 = g_strerror(errno));
	return 1;
}

void building_in_session(struct session *session, unsigned most)
{
	struct building building = {.session = session,
				    .rules = settings_rules(&session->settings),
				    .ended = input_interrupted};

	if (build(&building, most) || building.built)
		probing_close(session);
}
