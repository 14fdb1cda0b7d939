#include "ui/command.h"
#include "ui/learn.h"
#include "ui/quiz.h"
#include "ui/say.h"
#include "voice/vocabulary.h"

#include <string.h>

static void say_lessons(struct session *session)
{
	progress_read(session);
	SAY(session, .kind = FACT_LESSONS, .number = session->progress.done,
	    .first = course_rows[session->progress.now.step].lesson);
}

void command_lessons(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		say_lessons(session);
}

/* "3", "three" or "lesson 3"; 0 for another text. */
static unsigned read_lesson(const char *text)
{
	static const char *const words[] = {"one", "two",   "three", "four", "five",
					    "six", "seven", "eight", "nine", "ten"};
	const char *space = strchr(text, ' ');
	guint64 number;

	if (space && vocabulary_is(VOCABULARY_ARGUMENT, "lesson", text, (gsize)(space - text)))
		text = space + strspn(space, " ");
	for (unsigned i = 0; i < G_N_ELEMENTS(words); i++)
		if (vocabulary_is_text(VOCABULARY_NUMBER, words[i], text))
			return i + 1;
	if (!g_ascii_string_to_unsigned(text, 10, 1, COURSE_LESSONS, &number, NULL))
		return 0;
	return (unsigned)number;
}

void command_learn(struct session *session, const struct command *command, const char *rest)
{
	unsigned lesson = *rest ? read_lesson(rest) : 0;

	(void)command;
	if (!g_ascii_strcasecmp(rest, "list") || !g_ascii_strcasecmp(rest, "lessons"))
		say_lessons(session);
	else if (*rest && !lesson)
		SAY(session, .kind = FACT_NO_SUCH_LESSON, .number = COURSE_LESSONS);
	else {
		quiz_make_room(session);
		learn_open(session, lesson);
	}
}

void command_lesson(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		SAY(session, .kind = FACT_NO_LESSON, .text = command->name);
}

void command_quiz(struct session *session, const struct command *command, const char *rest)
{
	enum puzzle_level level = PUZZLE_EASY;

	(void)command;
	while (*rest && level < PUZZLE_LEVELS &&
	       !vocabulary_is_text(VOCABULARY_LEVEL, quiz_levels[level], rest))
		level++;
	if (*rest && level == PUZZLE_LEVELS)
		SAY(session, .kind = FACT_QUIZ_LEVELS);
	else
		quiz_open(session, *rest ? level : PUZZLE_LEVELS);
}
