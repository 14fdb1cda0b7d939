#define _POSIX_C_SOURCE 200809L

#include "ui/reviewing-file.h"

#include "ui/probing.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/transfer.h"

#include <errno.h>
#include <signal.h>

static volatile sig_atomic_t interrupts;

static void on_interrupt(int number)
{
	(void)number;
	interrupts = 1;
}

struct work {
	struct session *session;
	gint64 next_us;
	unsigned percent;
};

static bool stop(void *data)
{
	struct work *work = data;

	if (g_get_monotonic_time() >= work->next_us) {
		work->next_us += 10 * G_USEC_PER_SEC;
		SAY_ERROR(work->session, .kind = FACT_REVIEWING, .count = work->percent);
	}
	return interrupts;
}

/* FALSE if Ctrl-C ended it: what was found by then is said. */
static gboolean review(struct session *session, const struct game *game)
{
	struct work work = {session, g_get_monotonic_time() + 3 * G_USEC_PER_SEC, 0};
	const struct review_help help = {probing_open(session, &game->rules), stop, &work};
	struct review *judged;

	reviewing_set(session, game, TRUE);
	judged = session->reviewing->review;
	do
		work.percent = 100 * (game->length - review_left(judged)) / MAX(game->length, 1);
	while (review_step(judged, &help));
	reviewing_say(session, TRUE);
	say_flush(session);
	return !review_left(judged);
}

static gboolean review_games(struct session *session, const char *name, const char *text,
			     gsize length)
{
	const unsigned games = transfer_count(session, text, length);
	struct records_reader *reader = records_reader_new(text, length, &session->record_rules);
	struct records_error error;
	gboolean good = TRUE;

	for (unsigned number = 1; !interrupts; number++) {
		struct record *record = records_next(reader, FALSE, &error);

		if (!record && error.fault == RECORDS_FAULT_NONE)
			break;
		if (!record) {
			transfer_report(session, name, &error);
			good = FALSE;
			continue;
		}
		if (games > 1)
			transfer_say_game(session, record, number, games);
		good &= review(session, record->game);
		record_free(record);
	}
	records_reader_free(reader);
	return good;
}

int reviewing_file(struct session *session, const char *name)
{
	struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
	g_autofree char *text = NULL;
	gboolean good;
	gsize length;

	session->aside = TRUE;
	sigaction(SIGINT, &action, NULL);
	text = transfer_read(session, name, TRUE, &length);
	good = text && review_games(session, name, text, length);
	if (say_flush(session))
		return good ? 0 : 1;
	SAY_ERROR(session, .kind = FACT_NO_OUTPUT, .text2 = g_strerror(errno));
	return 1;
}
