/* cursor_walk: the arrow keys of graphical games, one line a key. */
#include "ui/cursor.h"
#include "ui/say.h"
#include "ui/speak.h"
#include "ui/terminal.h"

#include <string.h>

/* The short commands that a letter alone stands for; those that need a point get the cursor's. */
static void letter(struct session *session, int key)
{
	const char *name = session->game->rules.board->points[session->cursor].name;
	char line[8] = {(char)g_ascii_tolower(key), '\0'};

	if (!g_ascii_isalpha(key) && key != '?')
		return;
	if (strchr("kn", line[0]))
		g_snprintf(line, sizeof line, "%c %s", line[0], name);
	session_line(session, line);
}

/* FALSE when walking ends. */
static gboolean act(struct session *session, int key)
{
	switch (key) {
	case TERMINAL_KEY_LEFT:
		cursor_step(session, BOARD_LEFT);
		return TRUE;
	case TERMINAL_KEY_RIGHT:
		cursor_step(session, BOARD_RIGHT);
		return TRUE;
	case TERMINAL_KEY_UP:
		cursor_step(session, BOARD_UP);
		return TRUE;
	case TERMINAL_KEY_DOWN:
		cursor_step(session, BOARD_DOWN);
		return TRUE;
	case '\r':
	case '\n':
	case ' ':
		cursor_act(session);
		return TRUE;
	case TERMINAL_KEY_ESCAPE:
	case TERMINAL_KEY_END:
		return FALSE;
	default:
		letter(session, key);
		return !session->leaving;
	}
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
		int key = terminal_key();
		speak_stop(session);
		if (key == TERMINAL_KEY_INTERRUPT)
			continue;
		say_begin(session);
		session->refused = FALSE;
		walking = act(session, key);
	}
	terminal_keys_end();
	if (!session->leaving)
		SAY(session, .kind = FACT_WALK_ENDS);
}
