/* Games begun, kept, counted and stepped through. */
#include "voice/vocabulary.h"
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static const char *level_of(const struct fact_seats *seats, enum side side)
{
	return vocabulary_name(VOCABULARY_LEVEL, seats->level[side]);
}

/* The level of the one computer player, or NULL when there are none or two. */
static const char *only_level(const struct fact_seats *seats, enum side *human)
{
	if (!seats->level[SIDE_WHITE] == !seats->level[SIDE_BLACK])
		return NULL;
	*human = seats->level[SIDE_WHITE] ? SIDE_BLACK : SIDE_WHITE;
	return level_of(seats, side_other(*human));
}

static void say_two_levels(struct sentences *s, const struct fact_seats *seats)
{
	sentences_say(s, _("White is the computer at level %1$s, Black at level %2$s."),
		      level_of(seats, SIDE_WHITE), level_of(seats, SIDE_BLACK));
}

static void say_seats_in_terse(struct sentences *s, const struct fact_seats *seats)
{
	enum side human;
	const char *level = only_level(seats, &human);

	if (level) {
		wording_turn_you(s, seats);
		sentences_say(s, _("Level %s."), level);
	} else if (seats->level[SIDE_WHITE] && s->style->spoken) {
		say_two_levels(s, seats);
	} else if (seats->level[SIDE_WHITE]) {
		sentences_say(s, _("W: %1$s. B: %2$s."), level_of(seats, SIDE_WHITE),
			      level_of(seats, SIDE_BLACK));
	} else {
		sentences_say(s, _("2 players."));
	}
}

static void say_seats(struct sentences *s, const struct fact_seats *seats)
{
	enum side human;
	const char *level = only_level(seats, &human);

	if (level)
		/* TRANSLATORS: a level such as medium, as it is typed. */
		sentences_say(s,
			      SIDED(human, _("You are White, the computer plays at level %s."),
				    _("You are Black, the computer plays at level %s.")),
			      level);
	else if (seats->level[SIDE_WHITE])
		say_two_levels(s, seats);
	else
		sentences_say(s, _("Two players share the keyboard."));
}

static void say_new_game(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("New game."));
	if (sentences_terse(s)) {
		say_seats_in_terse(s, fact->seats);
		if (fact->game->result != GAME_UNFINISHED)
			wording_notice_end(s, fact->game);
		return;
	}
	say_seats(s, fact->seats);
	wording_turn_first(s, fact->game);
	if (sentences_full(s))
		wording_rules_differing(s, &fact->game->rules);
}

static void say_left(struct sentences *s, const struct fact *fact)
{
	unsigned turns = fact->game->length;
	enum side human;
	const char *level = only_level(fact->seats, &human);

	if (sentences_terse(s) || (!level && fact->seats->level[SIDE_WHITE])) {
		sentences_say(
			s,
			ngettext("Unfinished game, %u turn.", "Unfinished game, %u turns.", turns),
			turns);
		say_seats_in_terse(s, fact->seats);
	} else if (!level) {
		sentences_say(s,
			      ngettext("Unfinished game, two players, %u turn.",
				       "Unfinished game, two players, %u turns.", turns),
			      turns);
	} else if (human == SIDE_WHITE) {
		sentences_say(s,
			      ngettext("Unfinished game, level %1$s, you are White, %2$u turn.",
				       "Unfinished game, level %1$s, you are White, %2$u turns.",
				       turns),
			      level, turns);
	} else {
		sentences_say(s,
			      ngettext("Unfinished game, level %1$s, you are Black, %2$u turn.",
				       "Unfinished game, level %1$s, you are Black, %2$u turns.",
				       turns),
			      level, turns);
	}
}

static void say_unfinished(struct sentences *s, const struct fact *fact)
{
	say_left(s, fact);
	if (fact->text)
		sentences_say(s, _("Game kept as %s."), sentences_quote(s, fact->text, G_MAXUINT));
}

static void say_games_entry(struct sentences *s, const struct fact *fact)
{
	unsigned turns = fact->game->length;
	const char *name = sentences_quote(s, fact->text, G_MAXUINT);
	enum side human;
	const char *level = only_level(fact->seats, &human);

	if (level && human == SIDE_WHITE)
		sentences_say(s,
			      ngettext("Game %1$s: level %2$s, you are White, %3$u turn.",
				       "Game %1$s: level %2$s, you are White, %3$u turns.", turns),
			      name, level, turns);
	else if (level)
		sentences_say(s,
			      ngettext("Game %1$s: level %2$s, you are Black, %3$u turn.",
				       "Game %1$s: level %2$s, you are Black, %3$u turns.", turns),
			      name, level, turns);
	else if (fact->seats->level[SIDE_WHITE])
		sentences_say(s,
			      ngettext("Game %1$s: White %2$s, Black %3$s, %4$u turn.",
				       "Game %1$s: White %2$s, Black %3$s, %4$u turns.", turns),
			      name, level_of(fact->seats, SIDE_WHITE),
			      level_of(fact->seats, SIDE_BLACK), turns);
	else
		sentences_say(s,
			      ngettext("Game %1$s: two players, %2$u turn.",
				       "Game %1$s: two players, %2$u turns.", turns),
			      name, turns);
	if (fact->number)
		sentences_say(s, _("You play it now."));
}

static void say_bad_game(struct sentences *s, const struct fact *fact)
{
	/* TRANSLATORS: the name of a kept game, and its file. */
	sentences_say(s, _("Game %1$s cannot be read, in the file %2$s."),
		      sentences_quote(s, fact->text, G_MAXUINT),
		      sentences_quote(s, fact->text2, G_MAXUINT));
}

static void say_replay_game(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("Game %1$u of %2$u."), fact->number, (unsigned)fact->count);
	if (fact->text && fact->text2)
		/* TRANSLATORS: the names of two players. */
		sentences_say(s, _("White: %1$s, Black: %2$s."), sentences_quote(s, fact->text, 60),
			      sentences_quote(s, fact->text2, 60));
}

static void say_replay(struct sentences *s, const struct fact *fact)
{
	unsigned turns = fact->count;

	if (fact->kind == FACT_REPLAY_STARTS)
		sentences_say(s,
			      ngettext("Replay, %u turn. Enter goes on, play goes on from there.",
				       "Replay, %u turns. Enter goes on, play goes on from there.",
				       turns),
			      turns);
	else if (fact->kind == FACT_REPLAY_END && fact->number)
		sentences_say(s, _("End of the better line."));
	else if (fact->kind == FACT_REPLAY_END)
		sentences_say(
			s,
			ngettext("End of the game, %u turn.", "End of the game, %u turns.", turns),
			turns);
	else if (fact->kind == FACT_REPLAY_START || !fact->first)
		sentences_say(s, _("Start of the game."));
	else
		sentences_say(s, ngettext("Turn %1$u of %2$u.", "Turn %1$u of %2$u.", turns),
			      (unsigned)fact->first, turns);
}

static void say_stats(struct sentences *s, const struct fact *fact)
{
	const unsigned *numbers = fact->numbers;

	sentences_say(s, ngettext("Level %1$s: %2$u game.", "Level %1$s: %2$u games.", numbers[0]),
		      vocabulary_name(VOCABULARY_LEVEL, fact->text), numbers[0]);
	if (!numbers[0])
		return;
	if (sentences_terse(s))
		sentences_say(s, _("Won %1$u, lost %2$u, drawn %3$u."), numbers[1], numbers[2],
			      numbers[3]);
	else
		sentences_say(s, _("You won %1$u, lost %2$u and drew %3$u."), numbers[1],
			      numbers[2], numbers[3]);
	if (numbers[4])
		sentences_say(s,
			      ngettext("At most %u piece kept in a win.",
				       "At most %u pieces kept in a win.", numbers[4]),
			      numbers[4]);
}

/* Games that count for no level are in it, too. */
static void say_session(struct sentences *s, const unsigned *numbers)
{
	sentences_say(s,
		      sentences_brief(s) ? _("Session: you %1$u, computer %2$u, draws %3$u.")
					 : _("This session: you %1$u, computer %2$u, draws %3$u."),
		      numbers[0], numbers[1], numbers[2]);
}

static void say_games_more(struct sentences *s, unsigned n)
{
	sentences_say(s, ngettext("%u more. Type games all.", "%u more. Type games all.", n), n);
}

static void say_named(struct sentences *s, const struct fact *fact)
{
	const char *name = sentences_quote(s, fact->text, G_MAXUINT);
	unsigned turns = fact->game->length;

	if (fact->kind == FACT_NEW_NAME) {
		sentences_say(s, _("Another program plays this game. Here it is kept as %s."),
			      name);
	} else if (fact->kind == FACT_DELETED) {
		sentences_say(
			s, ngettext("Deleted %1$s, %2$u turn.", "Deleted %1$s, %2$u turns.", turns),
			name, turns);
	} else {
		sentences_say(s, _("Game kept as %s."), name);
		if (fact->text2)
			sentences_say(s, _("It is no longer called %s."),
				      sentences_quote(s, fact->text2, G_MAXUINT));
	}
}

void wording_session(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_NEW_GAME)
		say_new_game(s, fact);
	else if (fact->kind == FACT_UNFINISHED)
		say_unfinished(s, fact);
	else if (fact->kind == FACT_GAMES_ENTRY)
		say_games_entry(s, fact);
	else if (fact->kind == FACT_GAMES_BAD || fact->kind == FACT_GAME_BAD)
		say_bad_game(s, fact);
	else if (fact->kind == FACT_DELETED_BAD)
		sentences_say(s, _("Deleted %s."), sentences_quote(s, fact->text, G_MAXUINT));
	else if (fact->kind == FACT_GAMES_MORE)
		say_games_more(s, (unsigned)fact->count);
	else if (fact->kind == FACT_KEPT_AS || fact->kind == FACT_NEW_NAME ||
		 fact->kind == FACT_DELETED)
		say_named(s, fact);
	else if (fact->kind == FACT_REPLAY_GAME)
		say_replay_game(s, fact);
	else if (fact->kind == FACT_STATS_LEVEL)
		say_stats(s, fact);
	else if (fact->kind == FACT_TALLY)
		/* TRANSLATORS: games won in this session. */
		sentences_say(s, _("You %1$u, computer %2$u, draws %3$u."), fact->numbers[0],
			      fact->numbers[1], fact->numbers[2]);
	else if (fact->kind == FACT_STATS_SESSION)
		say_session(s, fact->numbers);
	else
		say_replay(s, fact);
}
