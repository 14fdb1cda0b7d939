/* The points that go on with a turn that has begun to be typed. */
#include "ui/completion.h"
#include "ui/entry.h"

#include <string.h>

gboolean completion_is_turn(const struct session *session, const char *text)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(session->game->rules.board, text, words);

	for (size_t i = 0; i < n; i++)
		if (words[i].kind == WORD_OTHER || words[i].kind == WORD_FAULT)
			return FALSE;
	return n > 0;
}

/* The part of a word that is typed again: the name of a point, or its column alone. */
static size_t point_begins(const char *word)
{
	size_t length = strlen(word);

	if (length && strchr("1234567", word[length - 1]))
		length--;
	if (length && g_ascii_isalpha(word[length - 1]) &&
	    strchr("abcdefg", g_ascii_tolower(word[length - 1])))
		return length - 1;
	return strlen(word);
}

static gboolean names_takes(const struct entry *entry)
{
	return entry->fault == VERDICT_TAKE_MISSING || entry->takings;
}

static gboolean has_takes(const struct ply *ply, const struct entry *entry, unsigned made)
{
	if (made + entry->takings >= 2)
		return FALSE;
	for (unsigned i = 0; i < entry->takings; i++)
		if (ply->takes[made + i] != entry->takes[i])
			return FALSE;
	return TRUE;
}

/* What the game has begun, or a question has settled, stands before what is typed. */
static void add_settled(const struct session *session, struct entry *entry)
{
	const struct ply *asked = &session->asked;

	if (entry->points || entry->takings)
		return;
	if (session->question == SESSION_ASKS_TO)
		entry->at[entry->points++] = asked->from;
}

/* A taking that is owed needs no points before it. */
static gboolean has_points(const struct ply *ply, const struct entry *entry, gboolean owed)
{
	if (entry->points == 2)
		return ply->from == entry->at[0] && ply->to == entry->at[1];
	return entry->points ? ply->to == entry->at[0] : owed;
}

/* The point of a legal ply that comes next, POINT_NONE if the ply is another. */
static point next_of(const struct game *game, const struct ply *ply, const struct entry *entry)
{
	unsigned made = rules_takes(&game->begun);
	gboolean placing = ply->from == POINT_NONE, owed = game->owed > 0;

	if (names_takes(entry) || (owed && !entry->points))
		return has_points(ply, entry, owed) && has_takes(ply, entry, made)
			       ? ply->takes[made + entry->takings]
			       : POINT_NONE;
	if (owed)
		return POINT_NONE;
	if (entry->points == 1 && !placing && ply->from == entry->at[0])
		return ply->to;
	if (!entry->points)
		return placing ? ply->to : ply->from;
	return POINT_NONE;
}

/* While moving, a point alone may also be the one to go to. */
static point_set next_points(const struct session *session, const struct entry *entry)
{
	const struct game *game = session->game;
	g_autofree struct ply *plies = g_new(struct ply, RULES_MAX_PLIES);
	size_t n = game_plies(game, plies);
	gboolean alone = !game->owed && !entry->points && !names_takes(entry) && !entry->moving;
	point_set points = 0;

	for (size_t i = 0; i < n; i++) {
		point next = next_of(game, &plies[i], entry);
		if (next != POINT_NONE)
			points |= point_bit(next);
		if (alone)
			points |= point_bit(plies[i].to);
	}
	return points;
}

/* No point follows a letter without a space, but for the x of a taking. */
static gboolean may_follow(const char *head)
{
	size_t length = strlen(head);

	return !length || !g_ascii_isalpha(head[length - 1]) ||
	       g_ascii_tolower(head[length - 1]) == 'x';
}

void completion_add_turns(GPtrArray *offers, const struct session *session, const char *before,
			  const char *word)
{
	const struct board *board = session->game->rules.board;
	g_autofree char *head = g_strndup(word, point_begins(word));
	g_autofree char *typed = g_strconcat(before, head, NULL);
	struct entry entry;
	point_set points;

	g_strstrip(typed);
	if (session->replay || !may_follow(head) || (*typed && !completion_is_turn(session, typed)))
		return;
	entry_read(board, typed, &entry);
	add_settled(session, &entry);
	if (session->question == SESSION_ASKS_FROM && !entry.points)
		points = session->choices;
	else
		points = next_points(session, &entry);
	for (point p; points_next(&points, &p);) {
		g_autofree char *text = g_strconcat(head, board->points[p].name, NULL);
		completion_add(offers, word, text);
	}
}
