/* Turns undone and played again, and what is offered between the players. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* More turns than this are counted and not named. */
#define MOST_NAMED 2

/* TRANSLATORS: one turn in a list of turns, as "White d6 to d5 taking g7". */
#define WHITE_TURN C_("item turn", "White %s")
#define BLACK_TURN C_("item turn", "Black %s")

static const char *name_turn(struct sentences *s, const struct game_turn *turn)
{
	return sentences_format(s, SIDED(turn->before.to_move, WHITE_TURN, BLACK_TURN),
				wording_history_ply(s, &turn->ply));
}

static const char *name_turns(struct sentences *s, const struct fact *fact, bool backwards)
{
	struct lists list = {.n = 0};

	for (uint32_t i = 0; i < fact->count; i++)
		lists_add(&list,
			  name_turn(s, &fact->game->turns[fact->first +
							  (backwards ? fact->count - 1 - i : i)]));
	return lists_commas(s, &list);
}

static void say_undone(struct sentences *s, const struct fact *fact)
{
	if (sentences_terse(s))
		sentences_say(s, _("Undone."));
	else if (fact->count <= MOST_NAMED)
		/* TRANSLATORS: turns, the last one first. */
		sentences_say(s, _("Undone: %s."), name_turns(s, fact, true));
	else
		sentences_say(s, ngettext("Undone: %u turn.", "Undone: %u turns.", fact->count),
			      fact->count);
}

static void say_redone(struct sentences *s, const struct fact *fact)
{
	if (sentences_terse(s))
		sentences_say(s, _("Again."));
	else if (fact->count <= MOST_NAMED)
		/* TRANSLATORS: turns that were undone are played again. */
		sentences_say(s, _("Again: %s."), name_turns(s, fact, false));
	else
		sentences_say(s, ngettext("Again: %u turn.", "Again: %u turns.", fact->count),
			      fact->count);
}

static void say_offer(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_OFFERED)
		sentences_say(s, WORDED(s, fact->side, _("W offers a draw."), _("B offers a draw."),
					_("White offers a draw."), _("Black offers a draw.")));
	else if (fact->kind == FACT_ACCEPTED)
		sentences_say(s, WORDED(s, fact->side, _("W accepts."), _("B accepts."),
					_("White accepts."), _("Black accepts.")));
	else
		sentences_say(s, WORDED(s, fact->side, _("W declines."), _("B declines."),
					_("White declines."), _("Black declines.")));
}

void wording_again(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_UNDONE)
		say_undone(s, fact);
	else if (fact->kind == FACT_REDONE)
		say_redone(s, fact);
	else if (fact->kind == FACT_CANCELLED)
		sentences_say(s, _("Cancelled."));
	else {
		say_offer(s, fact);
		return;
	}
	wording_turn_short(s, fact->game);
}
