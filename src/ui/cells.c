#include "ui/cells.h"

#include <string.h>

#define CELLS 40

/* The last line of several, without its end. */
static char *last_line(const char *lines)
{
	g_autofree char *all = g_strchomp(g_strdup(lines));
	const char *newline = strrchr(all, '\n');

	return g_strdup(newline ? newline + 1 : all);
}

static gboolean is_computers_turn(const struct session *session, const struct fact *fact)
{
	return fact->kind == FACT_HAPPENING && fact->happening.event == GAME_EVENT_PLY &&
	       session->players[fact->happening.side] != PLAYER_LEVELS;
}

void cells_remember_line(struct session *session, const char *lines)
{
	g_autofree char *line = last_line(lines);

	session->cells_event = FALSE;
	g_string_assign(session->cells, line);
}

void cells_remember(struct session *session, const struct fact *fact, const char *lines)
{
	g_autofree char *line = NULL;

	if (!session->cells_event || session->said_before) {
		cells_remember_line(session, lines);
		session->cells_event = is_computers_turn(session, fact);
		return;
	}
	line = last_line(lines);
	g_string_append_printf(session->cells, "\n%s", line);
}

/* The display follows the cursor, which needs a cell after the prompt: with none it would show
 * nothing of the line. */
static gboolean fit(const char *cells, const char *prompt)
{
	return g_utf8_strlen(cells, -1) + 1 + g_utf8_strlen(prompt, -1) < CELLS;
}

char *cells_prompt(const struct session *session, const char *prompt)
{
	g_autofree char *cells = g_strdup(session->cells->str);
	char *notice;

	if (!settings_is(&session->settings, SETTING_PROMPT, "event") || !*cells)
		return g_strdup(prompt);
	while (!fit(cells, prompt) && (notice = strrchr(cells, '\n')))
		*notice = '\0';
	if (!fit(cells, prompt))
		return g_strdup(prompt);
	return g_strconcat(g_strdelimit(cells, "\n", ' '), " ", prompt, NULL);
}
