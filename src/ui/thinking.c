#include "ui/thinking.h"

#include "ui/say.h"
#include "ui/speak.h"

static bool stop(void *data)
{
	struct thinking *thinking = data;
	struct session *session = thinking->session;
	gint64 now = g_get_monotonic_time();

	if (now >= thinking->next_us) {
		thinking->next_us += 10 * G_USEC_PER_SEC;
		thinking->fact.number = (unsigned)((now - thinking->started_us) / G_USEC_PER_SEC);
		say_fact(session, &thinking->fact);
		say_flush(session);
	}
	if (input_interactive(session->input) && input_interrupted() && !speak_stop(session))
		thinking->interrupted = TRUE;
	return thinking->interrupted;
}

void thinking_begin(struct thinking *thinking, struct session *session, struct player *player)
{
	gint64 now = g_get_monotonic_time();

	*thinking = (struct thinking){
		.session = session,
		.started_us = now,
		.next_us = now + 3 * G_USEC_PER_SEC,
		.fact = {.kind = FACT_THINKING, .side = session->game->position.to_move},
	};
	player->stop = stop;
	player->stop_data = thinking;
}
