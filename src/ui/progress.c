#include "ui/progress.h"

#include "ui/say.h"

/* "3.2": the second step of lesson 3. A step that is there no more is the lesson's first. */
static enum course_step read_step(const char *text)
{
	g_auto(GStrv) parts = g_strsplit(text ? text : "", ".", 2);
	guint64 lesson, step;

	if (!parts[0] ||
	    !g_ascii_string_to_unsigned(parts[0], 10, 1, COURSE_LESSONS, &lesson, NULL))
		return 0;
	if (!parts[1] || !g_ascii_string_to_unsigned(parts[1], 10, 1,
						     course_length((unsigned)lesson), &step, NULL))
		step = 1;
	return course_first((unsigned)lesson) + (unsigned)step - 1;
}

static unsigned read_done(const char *text)
{
	g_auto(GStrv) words = g_strsplit(text ? text : "", " ", -1);
	unsigned done = 0;
	guint64 lesson;

	for (char **word = words; *word; word++)
		if (g_ascii_string_to_unsigned(*word, 10, 1, COURSE_LESSONS, &lesson, NULL))
			done |= 1u << lesson;
	return done;
}

/* "4 3 1234": as much as is there and can be. */
static void read_question(struct progress_place *place, const char *text)
{
	const unsigned drills = course_rows[place->step].drills;
	g_auto(GStrv) words = g_strsplit(text ? text : "", " ", 3);
	guint64 asked, known, seed;

	if (g_strv_length(words) < 3 ||
	    !g_ascii_string_to_unsigned(words[0], 10, 0, 2 * drills - 1, &asked, NULL) ||
	    !g_ascii_string_to_unsigned(words[1], 10, 0, drills - 1, &known, NULL) ||
	    !g_ascii_string_to_unsigned(words[2], 10, 0, G_MAXUINT64, &seed, NULL) || known > asked)
		return;
	place->asked = asked;
	place->known = known;
	place->seed = seed;
}

/* "2.3 4 3 1234, 5.1 0 0 77" */
static void read_left(struct progress *progress, const char *text)
{
	g_auto(GStrv) lessons = g_strsplit(text ? text : "", ", ", -1);

	for (char **lesson = lessons; *lesson; lesson++) {
		g_auto(GStrv) halves = g_strsplit(*lesson, " ", 2);
		struct progress_place place = {.step = read_step(halves[0])};

		read_question(&place, halves[0] ? halves[1] : NULL);
		progress->left[course_rows[place.step].lesson] = place;
	}
}

void progress_read(struct session *session)
{
	struct progress *progress = &session->progress;
	g_autofree char *next = NULL, *done = NULL, *question = NULL, *left = NULL;

	if (progress->read)
		return;
	progress->read = TRUE;
	if (!session->config)
		return;
	next = config_get_in(session->config, "learn", "next");
	done = config_get_in(session->config, "learn", "done");
	progress->now.step = read_step(next);
	progress->done = read_done(done);
	question = config_get_in(session->config, "learn", "question");
	read_question(&progress->now, question);
	left = config_get_in(session->config, "learn", "left");
	read_left(progress, left);
}

static char *write_done(unsigned done)
{
	GString *text = g_string_new(NULL);

	for (unsigned lesson = 1; lesson <= COURSE_LESSONS; lesson++)
		if (done & (1u << lesson))
			g_string_append_printf(text, "%s%u", text->len ? " " : "", lesson);
	return g_string_free(text, FALSE);
}

static char *write_step(enum course_step step)
{
	const unsigned lesson = course_rows[step].lesson;

	return g_strdup_printf("%u.%u", lesson, (unsigned)(step - course_first(lesson)) + 1);
}

/* NULL where none was asked. */
static char *write_question(const struct progress_place *place)
{
	if (!place->seed)
		return NULL;
	return g_strdup_printf("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT,
			       place->asked, place->known, place->seed);
}

/* NULL where no lesson was left. */
static char *write_left(const struct progress *progress)
{
	GString *text = g_string_new(NULL);

	for (unsigned lesson = 1; lesson <= COURSE_LESSONS; lesson++) {
		g_autofree char *step = write_step(progress->left[lesson].step);
		g_autofree char *question = write_question(&progress->left[lesson]);

		if (question)
			g_string_append_printf(text, "%s%s %s", text->len ? ", " : "", step,
					       question);
	}
	return g_string_free(text, !text->len);
}

void progress_write(struct session *session)
{
	const struct progress *progress = &session->progress;
	g_autofree char *done = write_done(progress->done), *next = write_step(progress->now.step);
	g_autofree char *question = write_question(&progress->now), *left = write_left(progress);
	g_autoptr(GError) error = NULL;

	if (!session->keeps || !session->config)
		return;
	if (config_set_in(session->config, "learn", "next", next, &error) &&
	    config_set_in(session->config, "learn", "question", question, &error) &&
	    config_set_in(session->config, "learn", "left", left, &error) &&
	    config_set_in(session->config, "learn", "done", *done ? done : NULL, &error))
		return;
	if (!session->keeping_failed)
		SAY(session, .kind = FACT_NO_HOME, .text2 = error->message);
	session->keeping_failed = TRUE;
}

void progress_note(struct session *session, enum course_step step, unsigned asked, unsigned known,
		   guint64 seed)
{
	session->progress.now = (struct progress_place){step, asked, known, seed};
	progress_write(session);
}

void progress_turn_to(struct session *session, unsigned lesson)
{
	struct progress *progress = &session->progress;
	const struct progress_place none = {.seed = 0};
	const unsigned before = course_rows[progress->now.step].lesson;

	if (before == lesson)
		return;
	progress->left[before] = progress->now;
	progress->now = progress->left[lesson];
	progress->left[lesson] = none;
	if (!progress->now.seed)
		progress->now.step = course_first(lesson);
}
