/* What may be taken, asked for in three ways: as a request, as what is expected of a side, and as
 * what must come first. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* How the pieces are named: one by one, all, or all but the protected ones. */
enum form { LIST, ANY, BUT };

struct choice {
	enum form form;
	enum side victim;
	point_set takeable, others;
};

/* More than this are not listed if it is shorter to say which ones may not be taken. */
#define MOST_LISTED 3

static struct choice choose(const struct rules *rules, const struct position *seen)
{
	struct choice choice;

	choice.victim = side_other(seen->to_move);
	choice.takeable = rules_takeable(rules, seen, choice.victim);
	choice.others = seen->pieces[choice.victim] & ~choice.takeable;
	unsigned n = point_count(choice.takeable);
	if (n > 1 && !choice.others)
		choice.form = ANY;
	else if (n > MOST_LISTED && n >= point_count(choice.others))
		choice.form = BUT;
	else
		choice.form = LIST;
	return choice;
}

void wording_take_each(struct sentences *s, const struct rules *rules, const struct position *seen)
{
	point_set takeable = rules_takeable(rules, seen, side_other(seen->to_move));

	sentences_say(s, _("Take %s."),
		      sentences_brief(s) ? points_list(s, takeable) : points_or(s, takeable));
}

void wording_take(struct sentences *s, const struct rules *rules, const struct position *seen)
{
	struct choice choice = choose(rules, seen);

	switch (choice.form) {
	case LIST:
		wording_take_each(s, rules, seen);
		break;
	case ANY:
		sentences_say(s, sentences_terse(s)
					 ? _("Take any.")
					 : SIDED(choice.victim, _("Take any white piece."),
						 _("Take any black piece.")));
		break;
	case BUT:
		sentences_say(s,
			      sentences_terse(s)
				      ? _("Take any but %s.")
				      : SIDED(choice.victim, _("Take any white piece but %s."),
					      _("Take any black piece but %s.")),
			      points_list(s, choice.others));
		break;
	}
}

void wording_take_may(struct sentences *s, const struct rules *rules, const struct position *seen)
{
	struct choice choice = choose(rules, seen);

	switch (choice.form) {
	case LIST:
		sentences_say(s, sentences_brief(s) ? _("May take %s.") : _("It may take %s."),
			      sentences_brief(s) ? points_list(s, choice.takeable)
						 : points_or(s, choice.takeable));
		break;
	case ANY:
		sentences_say(s, sentences_terse(s)
					 ? _("May take any.")
					 : SIDED(choice.victim, _("It may take any white piece."),
						 _("It may take any black piece.")));
		break;
	case BUT:
		sentences_say(s,
			      sentences_terse(s) ? _("May take any but %s.")
						 : SIDED(choice.victim,
							 _("It may take any white piece but %s."),
							 _("It may take any black piece but %s.")),
			      points_list(s, choice.others));
		break;
	}
}

void wording_take_expected(struct sentences *s, const struct rules *rules,
			   const struct position *seen)
{
	struct choice choice = choose(rules, seen);
	enum side side = seen->to_move;

	switch (choice.form) {
	case LIST:
		sentences_say(s,
			      WORDED(s, side, _("W to take %s."), _("B to take %s."),
				     _("White to take %s."), _("Black to take %s.")),
			      sentences_brief(s) ? points_list(s, choice.takeable)
						 : points_or(s, choice.takeable));
		break;
	case ANY:
		sentences_say(s, WORDED(s, side, _("W to take any."), _("B to take any."),
					_("White to take any black piece."),
					_("Black to take any white piece.")));
		break;
	case BUT:
		sentences_say(s,
			      WORDED(s, side, _("W to take any but %s."),
				     _("B to take any but %s."),
				     _("White to take any black piece but %s."),
				     _("Black to take any white piece but %s.")),
			      points_list(s, choice.others));
		break;
	}
}

void wording_take_first(struct sentences *s, const struct rules *rules, const struct position *seen)
{
	struct choice choice = choose(rules, seen);

	switch (choice.form) {
	case LIST:
		sentences_say(s,
			      SIDED(choice.victim, _("First take a white piece: %s."),
				    _("First take a black piece: %s.")),
			      points_or(s, choice.takeable));
		break;
	case ANY:
		sentences_say(s, SIDED(choice.victim, _("First take any white piece."),
				       _("First take any black piece.")));
		break;
	case BUT:
		sentences_say(s,
			      SIDED(choice.victim, _("First take any white piece but %s."),
				    _("First take any black piece but %s.")),
			      points_list(s, choice.others));
		break;
	}
}

void wording_take_why(struct sentences *s, const struct rules *rules, const struct position *seen)
{
	struct choice choice = choose(rules, seen);
	point_set in_mills = board_in_mills(rules->board, seen->pieces[choice.victim]);

	if (choice.others && point_count(choice.others) == 3)
		/* TRANSLATORS: three points. */
		sentences_say(s, _("%s stand in a mill."), points_list(s, choice.others));
	else if (choice.others)
		sentences_say(s, _("%s stand in mills."), points_list(s, choice.others));
	else if (in_mills)
		sentences_say(s, SIDED(choice.victim, _("All white pieces stand in mills."),
				       _("All black pieces stand in mills.")));
}

void wording_take_none(struct sentences *s, enum side victim, bool none_on_board)
{
	if (sentences_terse(s))
		sentences_say(s, _("None to take."));
	else if (none_on_board)
		sentences_say(s, SIDED(victim, _("No white piece is on the board; none is taken."),
				       _("No black piece is on the board; none is taken.")));
	else
		sentences_say(s, SIDED(victim, _("All white pieces stand in mills; none is taken."),
				       _("All black pieces stand in mills; none is taken.")));
}
