#include "ui/probing.h"

#include "store/tables-probe.h"
#include "ui/building.h"
#include "ui/say.h"

struct probing {
	struct probing *next; /* by other rules */
	struct session *session;
	struct rules rules;
	struct tables_probe *tables;
	struct probe probe;
};

static void makes(void *data)
{
	struct probing *probing = data;

	if (probing->session->aside)
		SAY_ERROR(probing->session, .kind = FACT_TABLES_MADE);
	else
		SAY(probing->session, .kind = FACT_TABLES_MADE);
	say_flush(probing->session);
}

static void bad(void *data, unsigned own, unsigned other, enum tables_file_fault fault, int number)
{
	struct probing *probing = data;

	building_say_bad(probing->session, &probing->rules, own, other, fault, number);
}

static struct probe_value find(void *data, point_set own, point_set other)
{
	struct probing *probing = data;
	value v;

	if (!tables_probe_find(probing->tables, own, other, &v))
		return (struct probe_value){PROBE_UNKNOWN, 0};
	if (!v)
		return (struct probe_value){PROBE_DRAW, 0};
	return (struct probe_value){value_wins(v) ? PROBE_WIN : PROBE_LOSS, value_plies(v)};
}

static struct probing *open_tables(struct session *session, const struct rules *rules)
{
	struct probing *probing = g_new(struct probing, 1);
	const struct tables_probe_watch watch = {makes, bad, probing};

	probing->next = session->probing;
	probing->session = session;
	probing->rules = *rules;
	probing->tables = tables_probe_new(rules, &watch);
	if (!probing->tables) {
		g_free(probing);
		return NULL;
	}
	probing->probe = (struct probe){find, probing, tables_probe_most(probing->tables)};
	return probing;
}

static struct probing *find_tables(const struct session *session, const struct rules *rules)
{
	struct probing *probing = session->probing;

	while (probing && !tables_probe_fits(probing->tables, rules))
		probing = probing->next;
	return probing;
}

unsigned probing_fault(const struct session *session, const struct rules *rules, unsigned own,
		       unsigned other)
{
	const struct probing *probing = find_tables(session, rules);

	return probing ? tables_probe_fault(probing->tables, own, other) : TABLES_FILE_GOOD;
}

const struct probe *probing_open(struct session *session, const struct rules *rules)
{
	struct probing *probing = find_tables(session, rules);

	if (!probing) {
		probing = open_tables(session, rules);
		session->probing = probing ? probing : session->probing;
	}
	return probing ? &probing->probe : NULL;
}

void probing_begin(struct session *session, struct player *player)
{
	if (player->level == PLAYER_PERFECT)
		player->probe = probing_open(session, &session->game->rules);
}

struct fact_worth probing_worth(const struct exact_value *exact)
{
	static const enum fact_result results[] = {
		[PROBE_UNKNOWN] = FACT_RESULT_UNKNOWN,
		[PROBE_LOSS] = FACT_RESULT_LOSS,
		[PROBE_DRAW] = FACT_RESULT_DRAW,
		[PROBE_WIN] = FACT_RESULT_WIN,
	};
	const bool decided = exact->result == PROBE_LOSS || exact->result == PROBE_WIN;

	return (struct fact_worth){results[exact->result], decided ? (exact->plies + 1) / 2 : 0};
}

void probing_close(struct session *session)
{
	struct probing *probing;

	while ((probing = session->probing)) {
		session->probing = probing->next;
		tables_probe_free(probing->tables);
		g_free(probing);
	}
}
