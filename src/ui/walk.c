/* cursor_walk: the arrow keys of graphical games, one line a key. */
#include "ui/cells.h"
#include "ui/commands.h"
#include "ui/cursor.h"
#include "ui/say.h"
#include "ui/speak.h"
#include "ui/terminal.h"

#include <string.h>

/* The short commands that a letter alone stands for; those that need a point get the cursor's, but
 * to a question n is no. */
static void letter(struct session *session, int key)
{
	const char *name = session->game->rules.board->points[session->cursor].name;
	char line[8] = {(char)g_ascii_tolower(key), '\0'};
	g_autofree char *rest = NULL;

	if (key == '?')
		SAY(session, .kind = FACT_HELP_WALK);
	else if (!g_ascii_isgraph(key))
		return;
	else if (!commands_find(line, &rest) && !(session->question && line[0] == 'n'))
		SAY(session, .kind = FACT_NO_SUCH_KEY);
	else {
		if (strchr("kn", line[0]) && !session->question)
			g_snprintf(line, sizeof line, "%c %s", line[0], name);
		session_line(session, line);
	}
}

/* As everywhere, Enter plays, or repeats a warning; anything else drops the question. */
static void enter(struct session *session)
{
	if (session->question == SESSION_ASKS_CONFIRM || session->question == SESSION_ASKS_WARNED)
		session_line(session, "");
	else
		cursor_act(session);
}

static void step(struct session *session, enum board_direction direction)
{
	session->question = SESSION_ASKS_NOTHING;
	cursor_step(session, direction);
}

static void interrupted(struct session *session, gboolean silenced)
{
	if (silenced)
		return;
	session->question = SESSION_ASKS_NOTHING;
	SAY(session, .kind = FACT_TYPE_QUIT);
}

/* FALSE when walking ends. */
static gboolean act(struct session *session, int key, gboolean silenced)
{
	switch (key) {
	case TERMINAL_KEY_LEFT:
		step(session, BOARD_LEFT);
		return TRUE;
	case TERMINAL_KEY_RIGHT:
		step(session, BOARD_RIGHT);
		return TRUE;
	case TERMINAL_KEY_UP:
		step(session, BOARD_UP);
		return TRUE;
	case TERMINAL_KEY_DOWN:
		step(session, BOARD_DOWN);
		return TRUE;
	case TERMINAL_KEY_CONTINUED:
		cursor_here(session);
		return TRUE;
	case TERMINAL_KEY_INTERRUPT:
		interrupted(session, silenced);
		return TRUE;
	case '\r':
	case '\n':
	case ' ':
		enter(session);
		return TRUE;
	case TERMINAL_KEY_ESCAPE:
	case TERMINAL_KEY_END:
		return FALSE;
	default:
		letter(session, key);
		return !session->leaving;
	}
}

/* With prompt = event the answer stays on the line of the cursor, which a braille display shows. */
static int next_key(struct session *session)
{
	g_autofree char *line = cells_prompt(session, "");
	int key;

	if (!settings_is(&session->settings, SETTING_PROMPT, "event"))
		return terminal_key();
	terminal_show(line);
	key = terminal_key();
	if (*line)
		terminal_show("\n");
	return key;
}

void cursor_walk(struct session *session)
{
	gboolean walking = TRUE;

	if (!session_asks(session) || !terminal_keys_begin()) {
		SAY(session, .kind = FACT_NO_KEYS);
		return;
	}
	SAY(session, .kind = FACT_WALKING);
	cursor_here(session);
	while (walking && say_flush(session)) {
		int key = next_key(session);
		gboolean silenced = speak_stop(session);

		say_begin(session);
		session->refused = FALSE;
		walking = act(session, key, silenced);
	}
	terminal_keys_end();
	if (!session->leaving)
		SAY(session, .kind = FACT_WALK_ENDS);
}
