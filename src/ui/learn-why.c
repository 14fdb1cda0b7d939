#include "ui/learn-why.h"

#include "ui/say.h"

static gboolean is_about_answer(enum fact_kind kind)
{
	return kind == FACT_DRILL_WRONG || kind == FACT_DRILL_FORM || kind == FACT_REFUSED ||
	       kind == FACT_NOT_PLAYED || kind == FACT_NO_MOVER || kind == FACT_NUMBER_ALONE ||
	       kind == FACT_UNKNOWN_WORD || kind == FACT_DRILL_ANSWER;
}

struct learn_why *learn_why_new(const struct session *session, const struct fact *fact)
{
	struct learn_why *why;

	if (!is_about_answer(fact->kind))
		return NULL;
	why = g_new0(struct learn_why, 1);
	why->fact = *fact;
	why->fact.game = why->game = g_memdup2(session->game, sizeof *session->game);
	why->fact.text = why->text = g_strdup(fact->text);
	why->fact.text2 = NULL;
	if (fact->drill) {
		why->drill = *fact->drill;
		why->fact.drill = &why->drill;
	}
	if (fact->answer) {
		why->given = *fact->answer;
		why->fault = *fact->fault;
		why->fact.answer = &why->given;
		why->fact.fault = &why->fault;
	}
	return why;
}

void learn_why_free(struct learn_why *why)
{
	if (!why)
		return;
	g_free(why->game);
	g_free(why->text);
	g_free(why);
}

void learn_why_say(struct session *session, const struct learn_why *why)
{
	say_fact(session, &why->fact);
}
