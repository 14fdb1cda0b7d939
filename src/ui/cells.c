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

void cells_remember(struct session *session, const struct fact *fact, const char *lines)
{
	g_autofree char *line = last_line(lines);
	gboolean notice = fact->kind == FACT_HAPPENING && !is_computers_turn(session, fact);
	GString *cells = session->cells;

	if (session->cells_event && notice) {
		if (g_utf8_strlen(cells->str, -1) + g_utf8_strlen(line, -1) < CELLS)
			g_string_append_printf(cells, " %s", line);
		return;
	}
	session->cells_event = is_computers_turn(session, fact);
	g_string_assign(cells, line);
}

char *cells_prompt(const struct session *session, const char *prompt)
{
	const GString *cells = session->cells;
	glong length = g_utf8_strlen(cells->str, -1) + 1 + g_utf8_strlen(prompt, -1);

	/* The prompt's closing space is where the cursor stands, not a cell that is read. */
	if (!settings_is(&session->settings, SETTING_PROMPT, "event") || !cells->len ||
	    length - 1 > CELLS)
		return g_strdup(prompt);
	return g_strconcat(cells->str, " ", prompt, NULL);
}
