#include "store/kept-text.h"

#define COUNTED "Counted"
#define ENDING "Ending"

/* Who plays, where the tags White and Black give other names. */
static const char *const plays[2] = {"WhitePlays", "BlackPlays"};

static const char *player_of(const struct record *record, enum side side)
{
	const char *player = record_tag(record, plays[side]);

	if (!player)
		player = record_tag(record, side == SIDE_WHITE ? "White" : "Black");
	return player ? player : "?";
}

static gboolean is_of_this_file(const struct records_tag *tag)
{
	return !g_ascii_strcasecmp(tag->name, COUNTED) || !g_ascii_strcasecmp(tag->name, ENDING) ||
	       !g_ascii_strcasecmp(tag->name, plays[SIDE_WHITE]) ||
	       !g_ascii_strcasecmp(tag->name, plays[SIDE_BLACK]);
}

void kept_text_read(struct kept *kept, struct record *record)
{
	const char *counted = record_tag(record, COUNTED);

	kept->white = g_strdup(player_of(record, SIDE_WHITE));
	kept->black = g_strdup(player_of(record, SIDE_BLACK));
	kept->ending = g_strdup(record_tag(record, ENDING));
	kept->counts = !counted || g_ascii_strcasecmp(counted, "no") != 0;
	for (guint i = record->tags->len; i--;)
		if (is_of_this_file(record->tags->pdata[i]))
			g_ptr_array_remove_index(record->tags, i);
	kept->record = record;
	kept->game = record->game;
}

static char *write_record(const struct kept_game *game, const GPtrArray *tags)
{
	const char *names[2];

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		names[side] = game->names[side] ? game->names[side] : game->players[side];
	return records_write(game->game, names[SIDE_WHITE], names[SIDE_BLACK], tags,
			     game->comments);
}

char *kept_text_write(const struct kept_game *game)
{
	struct records_tag counted = {(char[]){COUNTED}, (char[]){"no"}}, players[2];
	struct records_tag ending = {(char[]){ENDING}, (char *)game->ending};
	GPtrArray *tags = g_ptr_array_new();
	char *text;

	for (guint i = 0; game->tags && i < game->tags->len; i++)
		g_ptr_array_add(tags, game->tags->pdata[i]);
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		players[side] =
			(struct records_tag){(char *)plays[side], (char *)game->players[side]};
		if (game->names[side])
			g_ptr_array_add(tags, &players[side]);
	}
	if (!game->counts)
		g_ptr_array_add(tags, &counted);
	if (game->ending)
		g_ptr_array_add(tags, &ending);
	text = write_record(game, tags);
	g_ptr_array_unref(tags);
	return text;
}

char *kept_text_archived(const struct kept_game *game)
{
	return write_record(game, game->tags);
}
