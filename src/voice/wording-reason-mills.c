/* Reasons: the mills that a turn closes, and what its taking is for. */
#include "voice/wording-reason.h"

#include <glib/gi18n.h>

const char *wording_reason_lines(struct sentences *s, line_set lines)
{
	struct lists list = {.n = 0};

	for (unsigned i = 0; i < s->board->n_lines; i++)
		if (lines >> i & 1)
			lists_add(&list, points_list(s, s->board->lines[i]));
	return lists_and(s, &list);
}

const char *wording_reason_one_line(struct sentences *s, line_set lines)
{
	return wording_reason_lines(s, lines & -lines);
}

void wording_reason_closing(struct sentences *s, line_set lines)
{
	const char *mills = wording_reason_lines(s, lines);

	if (sentences_terse(s))
		sentences_say(s, _("Closes %s."), mills);
	else
		sentences_say(s,
			      ngettext("It closes the mill %s.", "It closes the mills %s.",
				       point_count(lines)),
			      mills);
}

void wording_reason_closing_and_taking(struct sentences *s, line_set lines,
				       const struct reasons_one *taking)
{
	const unsigned n = point_count(lines);
	const char *mills = wording_reason_lines(s, lines);

	if (taking->kind == REASONS_TAKES_THREAT)
		sentences_say(
			s,
			sentences_terse(s)
				? _("Closes %1$s, stops %2$s.")
				: ngettext("It closes the mill %1$s and takes the piece that "
					   "threatens %2$s.",
					   "It closes the mills %1$s and takes the piece that "
					   "threatens %2$s.",
					   n),
			mills, points_and(s, taking->points));
	else if (taking->kind == REASONS_TAKES_BLOCKER)
		sentences_say(
			s,
			sentences_terse(s)
				? _("Closes %1$s, clears %2$s.")
				: ngettext("It closes the mill %1$s and takes the piece that "
					   "blocks the line %2$s.",
					   "It closes the mills %1$s and takes the piece that "
					   "blocks the line %2$s.",
					   n),
			mills, wording_reason_one_line(s, taking->lines));
	else if (taking->kind == REASONS_TAKES_MILL)
		sentences_say(
			s,
			sentences_terse(s)
				? _("Closes %1$s, breaks %2$s.")
				: ngettext("It closes the mill %1$s and breaks the mill %2$s.",
					   "It closes the mills %1$s and breaks the mill %2$s.", n),
			mills, wording_reason_one_line(s, taking->lines));
	else
		sentences_say(
			s,
			sentences_terse(s)
				? _("Closes %1$s, breaks %2$s.")
				: ngettext(
					  "It closes the mill %1$s and takes one of two pieces on "
					  "the line %2$s.",
					  "It closes the mills %1$s and takes one of two pieces on "
					  "the line %2$s.",
					  n),
			mills, wording_reason_one_line(s, taking->lines));
}

void wording_reason_taking(struct sentences *s, const struct reasons_one *one)
{
	if (one->kind == REASONS_TAKES_THREAT)
		sentences_say(s,
			      sentences_terse(s) ? _("Stops %s.")
						 : _("It is the piece that threatens %s."),
			      points_and(s, one->points));
	else if (one->kind == REASONS_TAKES_BLOCKER)
		sentences_say(s,
			      sentences_terse(s) ? _("Clears %s.")
						 : _("It is the piece that blocks the line %s."),
			      wording_reason_one_line(s, one->lines));
	else if (one->kind == REASONS_TAKES_MILL)
		sentences_say(s, sentences_terse(s) ? _("Breaks %s.") : _("It breaks the mill %s."),
			      wording_reason_one_line(s, one->lines));
	else
		sentences_say(s,
			      sentences_terse(s) ? _("Breaks %s.")
						 : _("It is one of two pieces on the line %s."),
			      wording_reason_one_line(s, one->lines));
}
