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
static void read_question(struct progress *progress, const char *text)
{
	const unsigned drills = course_rows[progress->step].drills;
	g_auto(GStrv) words = g_strsplit(text ? text : "", " ", 3);
	guint64 asked, known, seed;

	if (g_strv_length(words) < 3 ||
	    !g_ascii_string_to_unsigned(words[0], 10, 0, 2 * drills - 1, &asked, NULL) ||
	    !g_ascii_string_to_unsigned(words[1], 10, 0, drills - 1, &known, NULL) ||
	    !g_ascii_string_to_unsigned(words[2], 10, 0, G_MAXUINT64, &seed, NULL) || known > asked)
		return;
	progress->asked = asked;
	progress->known = known;
	progress->seed = seed;
}

void progress_read(struct session *session)
{
	struct progress *progress = &session->progress;
	g_autofree char *next = NULL, *done = NULL, *question = NULL;

	if (progress->read)
		return;
	progress->read = TRUE;
	if (!session->config)
		return;
	next = config_get_in(session->config, "learn", "next");
	done = config_get_in(session->config, "learn", "done");
	progress->step = read_step(next);
	progress->done = read_done(done);
	question = config_get_in(session->config, "learn", "question");
	read_question(progress, question);
}

static char *write_done(unsigned done)
{
	GString *text = g_string_new(NULL);

	for (unsigned lesson = 1; lesson <= COURSE_LESSONS; lesson++)
		if (done & (1u << lesson))
			g_string_append_printf(text, "%s%u", text->len ? " " : "", lesson);
	return g_string_free(text, FALSE);
}

void progress_write(struct session *session)
{
	const struct progress *progress = &session->progress;
	unsigned lesson = course_rows[progress->step].lesson;
	g_autofree char *done = write_done(progress->done), *next = NULL, *question = NULL;
	g_autoptr(GError) error = NULL;

	if (!session->keeps || !session->config)
		return;
	next = g_strdup_printf("%u.%u", lesson,
			       (unsigned)(progress->step - course_first(lesson)) + 1);
	if (progress->seed)
		question = g_strdup_printf("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT
					   " %" G_GUINT64_FORMAT,
					   progress->asked, progress->known, progress->seed);
	if (config_set_in(session->config, "learn", "next", next, &error) &&
	    config_set_in(session->config, "learn", "question", question, &error) &&
	    config_set_in(session->config, "learn", "done", *done ? done : NULL, &error))
		return;
	if (!session->keeping_failed)
		SAY(session, .kind = FACT_NO_HOME, .text2 = error->message);
	session->keeping_failed = TRUE;
}

void progress_note(struct session *session, enum course_step step, unsigned asked, unsigned known,
		   guint64 seed)
{
	struct progress *progress = &session->progress;

	progress->step = step;
	progress->asked = asked;
	progress->known = known;
	progress->seed = seed;
	progress_write(session);
}
