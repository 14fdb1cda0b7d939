/* The pieces by side, and the counts. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* few: in the fewest words that can be heard. */
static void say_pieces(struct sentences *s, const struct position *seen, enum side side, bool few)
{
	point_set pieces = seen->pieces[side];
	unsigned n = point_count(pieces), in_hand = seen->in_hand[side];

	if (!n)
		sentences_say(s, WORDED(s, side, _("W: none."), _("B: none."),
					_("White: none on the board."),
					_("Black: none on the board.")));
	else
		sentences_say(s,
			      few || sentences_terse(s)
				      ? TERSE(s, side, _("W %1$u: %2$s."), _("B %1$u: %2$s."),
					      C_("spoken", "White %1$u, %2$s."),
					      C_("spoken", "Black %1$u, %2$s."))
				      : SIDED(side, _("White, %1$u on the board: %2$s."),
					      _("Black, %1$u on the board: %2$s.")),
			      n, points_list(s, pieces));
	if (in_hand)
		sentences_say(s, sentences_brief(s) ? _("Hand %u.") : _("%u in hand."), in_hand);
}

/* Side's part of a terse count: on the board and in hand. */
static const char *count_in_brief(struct sentences *s, const struct position *seen, enum side side)
{
	unsigned n = point_count(seen->pieces[side]), in_hand = seen->in_hand[side];

	if (in_hand)
		/* TRANSLATORS: pieces on the board plus in hand, as "W 5+2". */
		return sentences_format(s,
					SIDED(side, C_("item count", "W %1$u+%2$u"),
					      C_("item count", "B %1$u+%2$u")),
					n, in_hand);
	return sentences_format(s, SIDED(side, C_("item count", "W %u"), C_("item count", "B %u")),
				n);
}

/* "White 2, 7 in hand." */
static void say_count_in_terse(struct sentences *s, const struct position *seen, enum side side)
{
	unsigned n = point_count(seen->pieces[side]), in_hand = seen->in_hand[side];

	if (in_hand)
		sentences_say(s,
			      SIDED(side, C_("spoken", "White %1$u, %2$u in hand."),
				    C_("spoken", "Black %1$u, %2$u in hand.")),
			      n, in_hand);
	else
		sentences_say(s, SIDED(side, C_("spoken", "White %u."), C_("spoken", "Black %u.")),
			      n);
}

static void say_counts(struct sentences *s, const struct position *seen)
{
	unsigned n = point_count(seen->pieces[SIDE_WHITE]);
	unsigned m = point_count(seen->pieces[SIDE_BLACK]);

	if (sentences_brief(s)) {
		sentences_say(s, _("%1$s, %2$s."), count_in_brief(s, seen, SIDE_WHITE),
			      count_in_brief(s, seen, SIDE_BLACK));
		return;
	}
	if (sentences_terse(s)) {
		say_count_in_terse(s, seen, SIDE_WHITE);
		say_count_in_terse(s, seen, SIDE_BLACK);
		return;
	}
	if (seen->in_hand[SIDE_WHITE])
		sentences_say(s, _("White %1$u on the board, %2$u in hand."), n,
			      seen->in_hand[SIDE_WHITE]);
	else
		sentences_say(s, _("White %u on the board."), n);
	/* White's comes right before it, so that "on the board" need not be said again. */
	if (seen->in_hand[SIDE_BLACK])
		sentences_say(s, _("Black %1$u, %2$u in hand."), m, seen->in_hand[SIDE_BLACK]);
	else
		sentences_say(s, _("Black %u."), m);
}

static void say_not_yet(struct sentences *s, bool until_take)
{
	if (sentences_terse(s))
		sentences_say(s, _("Placing is not counted."));
	else if (until_take)
		sentences_say(s, _("Turns without a taking count once all pieces are placed."));
	else
		sentences_say(s, _("Turns without a mill count once all pieces are placed."));
}

/* The mill for which a taking is owed ends the quiet turns. */
static void say_quiet(struct sentences *s, const struct game *game, const struct position *seen)
{
	unsigned quiet = game->owed ? 0 : game_quiet(game), limit = game->rules.quiet_limit;
	bool counted = limit && !(seen->in_hand[SIDE_WHITE] + seen->in_hand[SIDE_BLACK]);

	if (!limit)
		sentences_say(s, sentences_terse(s) ? _("No limit.")
						    : _("No number of turns ends the game."));
	else if (!counted)
		say_not_yet(s, game->rules.quiet_until_take);
	else if (sentences_terse(s))
		/* TRANSLATORS: so many turns without a mill, and the limit. */
		sentences_say(s, _("Quiet %1$u of %2$u."), quiet, limit);
	else if (game->rules.quiet_until_take)
		sentences_say(s,
			      ngettext("%1$u of %2$u turn without a taking.",
				       "%1$u of %2$u turns without a taking.", limit),
			      quiet, limit);
	else
		sentences_say(s,
			      ngettext("%1$u of %2$u turn without a mill.",
				       "%1$u of %2$u turns without a mill.", limit),
			      quiet, limit);
	if (counted && game->result == GAME_UNFINISHED)
		sentences_say(s, _("Draw in %u."), limit - quiet);
}

static void say_stood(struct sentences *s, unsigned stood)
{
	if (stood < 2) {
		if (stood && sentences_full(s))
			sentences_say(s, _("This position stands for the first time."));
		return;
	}
	if (sentences_terse(s) && stood == 2)
		sentences_say(s,
			      sentences_brief(s) ? _("2nd time.") : C_("spoken", "Second time."));
	else if (stood == 2)
		sentences_say(s, _("This position has stood twice."));
	else
		sentences_say(s,
			      ngettext("This position has stood %u time.",
				       "This position has stood %u times.", stood),
			      stood);
}

void wording_board(struct sentences *s, const struct fact *fact)
{
	struct position seen = game_seen(fact->game);

	if (fact->kind == FACT_PIECES) {
		say_pieces(s, &seen, fact->side, false);
	} else if (fact->kind == FACT_BOARD) {
		/* Where points are numbers, one more number before them would be heard as theirs.
		 */
		bool few = s->style->spoken && s->style->names != WORDING_NUMBERS;
		say_pieces(s, &seen, seen.to_move, few);
		sentences_break(s);
		say_pieces(s, &seen, side_other(seen.to_move), few);
	} else {
		say_counts(s, &seen);
		say_quiet(s, fact->game, &seen);
		if (!fact->game->owed)
			say_stood(s, game_stood(fact->game));
	}
}
