/* What eSpeak NG makes of points: the letter of each has to sound as its own name, in speech and,
 * for players whose screen reader is eSpeak NG, in print. */
#define _POSIX_C_SOURCE 200809L
#include "wording-stage.h"

#include "voice/language.h"
#include "voice/speech.h"
#include "voice/speech-text.h"

#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int swallow(short *samples, int n, espeak_EVENT *events)
{
	(void)samples;
	(void)n;
	(void)events;
	return 0;
}

/* Whether the library has its data. */
static bool prepared(void)
{
	static int rate = -2;

	if (rate == -2) {
		rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL,
					 espeakINITIALIZE_DONT_EXIT);
		espeak_SetSynthCallback(swallow);
	}
	return rate >= 0;
}

/* Where everything must be there, a voice that is not fails the test. */
static bool has_voice(const char *language)
{
	if (prepared() && !espeak_SetVoiceByName(language))
		return true;
	if (g_getenv("MERELS_CI"))
		g_test_fail();
	else
		g_test_skip("eSpeak NG has no such voice");
	return false;
}

/* Words and digits between single spaces, without stress: "take eI sev@n". Vowels that differ by
 * stress alone count as one. */
static char *sounds_only(const char *phonemes)
{
	GString *sounds = g_string_new(" ");

	for (const char *at = phonemes; *at; at++) {
		bool pause = g_str_has_prefix(at, "_:");
		if (pause || strchr("_|! \n", *at)) {
			at += pause;
			if (sounds->str[sounds->len - 1] != ' ')
				g_string_append_c(sounds, ' ');
		} else if (!strchr("',;%=", *at)) {
			g_string_append_c(sounds, *at == 'I' ? 'i' : *at == 'E' ? 'e' : *at);
		}
	}
	if (sounds->str[sounds->len - 1] != ' ')
		g_string_append_c(sounds, ' ');
	return g_string_free(sounds, FALSE);
}

/* espeak_TextToPhonemes reads markup if the last synthesis did. */
static void read_markup(bool markup)
{
	static const char nothing[] = "<speak> </speak>";
	static int now = -1;

	if (now != markup)
		espeak_Synth(nothing, sizeof(nothing), 0, POS_CHARACTER, 0,
			     espeakCHARS_UTF8 | (markup ? espeakSSML : 0), NULL, NULL);
	now = markup;
}

/* The phonemes of text, clause by clause: a tenth of the time that it takes to make it sound. */
static char *sounds(const char *text, bool markup)
{
	g_autoptr(GString) phonemes = g_string_new(NULL);
	const void *rest = text;

	read_markup(markup);
	while (rest) {
		g_string_append(phonemes, espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, 0));
		g_string_append_c(phonemes, '|');
	}
	return sounds_only(phonemes->str);
}

/* The same of what really sounds. */
static char *synthesized(const char *ssml)
{
	char *phonemes = NULL, *only;
	size_t size = 0;
	FILE *trace = open_memstream(&phonemes, &size);

	g_assert_nonnull(trace);
	read_markup(true);
	espeak_SetPhonemeTrace(espeakPHONEMES_SHOW, trace);
	espeak_Synth(ssml, strlen(ssml) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8 | espeakSSML,
		     NULL, NULL);
	espeak_SetPhonemeTrace(0, NULL);
	fclose(trace);
	only = sounds_only(phonemes);
	free(phonemes);
	return only;
}

/* An utterance with < and > for the marks of speech.h. */
static char *document(const char *utterance)
{
	g_autofree char *marked = g_strdup(utterance);

	for (char *at = marked; *at; at++)
		*at = *at == '<' ? SPEECH_POINT[0] : *at == '>' ? SPEECH_POINT_END[0] : *at;
	g_autofree char *clean = speech_text_clean(marked);
	g_autofree char *spelt = speech_text_spelt(clean);

	return speech_text_ssml(spelt);
}

static char *heard(const char *utterance)
{
	g_autofree char *ssml = document(utterance);

	return sounds(ssml, true);
}

static char *read_out(const char *text)
{
	return sounds(text, false);
}

/* What a letter and a digit are called, by the voice itself. */
static char *letter_sounds[7], *digit_sounds[7];
static const char *spoken_language;

static bool speak(const char *language)
{
	if (!has_voice(language))
		return false;
	spoken_language = language;
	for (unsigned i = 0; i < 7; i++) {
		g_autofree char *letter = g_strdup_printf("<%c>", (char)('a' + i));
		g_autofree char *digit = g_strdup_printf("<%u>", i + 1);
		g_free(letter_sounds[i]);
		g_free(digit_sounds[i]);
		letter_sounds[i] = g_strstrip(heard(letter));
		digit_sounds[i] = g_strstrip(heard(digit));
	}
	return true;
}

/* Letters whose name is another inside a point: a faint a, and the g of all other words. */
static const struct {
	const char *language;
	char letter;
	const char *sounds;
} known[] = {{"pt", 'a', "&"}, {"pt", 'g', "Ze"}};

static const char *letter_in_point(char letter)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(known); i++)
		if (known[i].letter == letter && !strcmp(known[i].language, spoken_language))
			return known[i].sounds;
	return letter_sounds[letter - 'a'];
}

/* Moves *at behind the sounds of a point. */
static bool finds(const char **at, const char *name)
{
	g_autofree char *wanted =
		g_strdup_printf(" %s %s", letter_in_point(name[0]), digit_sounds[name[1] - '1']);
	const char *found = strstr(*at, wanted);

	if (found)
		*at = found + strlen(wanted);
	return found != NULL;
}

/* Whether each a7 of the text is heard in what is said of it, in their order. */
static bool all_heard(const char *text, const char *said)
{
	for (const char *at = text; *at; at++) {
		bool named = at[0] >= 'a' && at[0] <= 'g' && at[1] >= '1' && at[1] <= '7';
		if (named && (at == text || !g_ascii_isalnum(at[-1])) && !finds(&said, at))
			return false;
	}
	return true;
}

static void must_be_heard(const char *text, char *(*voice)(const char *))
{
	g_autofree char *said = voice(text);

	if (!all_heard(text, said)) {
		g_test_message("%s: %s is%s", spoken_language, text, said);
		g_test_fail();
	}
}

static void must_be_lost(const char *text, char *(*voice)(const char *))
{
	g_autofree char *said = voice(text);

	if (all_heard(text, said)) {
		g_test_message("%s: %s is right, after all:%s", spoken_language, text, said);
		g_test_fail();
	}
}

/* A frame is a sentence with {} where a point stands. Each place of it gets each of the points. */
static void try_frame(const char *frame, char *(*voice)(const char *))
{
	g_auto(GStrv) parts = g_strsplit(frame, "{}", -1);

	for (unsigned p = 0; p < board_nine.n_points; p++) {
		g_autoptr(GString) text = g_string_new(parts[0]);
		for (unsigned i = 1; parts[i]; i++)
			g_string_append_printf(text, voice == heard ? "<%s>%s" : "%s%s",
					       board_nine.points[(p + 5 * i) % 24].name, parts[i]);
		must_be_heard(text->str, voice);
	}
}

/* The frames of all that the program says. */
static GHashTable *frames;
static GRegex *points, *lists, *numbers;

static void gather(const struct fact *fact)
{
	for (enum wording_verbosity v = WORDING_TERSE; v <= WORDING_FULL; v++) {
		g_autofree char *lines = stage_lines(v, fact);
		g_auto(GStrv) split = g_strsplit(lines, "\n", -1);
		for (char **line = split; *line; line++) {
			g_autofree char *frame =
				g_regex_replace_literal(points, *line, -1, 0, "{}", 0, NULL);
			if (!strcmp(frame, *line))
				continue;
			g_autofree char *less =
				g_regex_replace_literal(lists, frame, -1, 0, "{} ", 0, NULL);
			g_hash_table_add(frames, g_regex_replace_literal(numbers, less, -1, 0, "5",
									 0, NULL));
		}
	}
}

static void gather_kinds(void)
{
	for (enum fact_kind kind = 0; kind < FACTS; kind++)
		for (point p = 0; p < board_nine.n_points; p += 5) {
			struct fact fact = stage_any_fact(kind, p);
			if (kind != FACT_DIAGRAM)
				gather(&fact);
		}
	for (enum verdict verdict = VERDICT_OK + 1; verdict < VERDICTS; verdict++) {
		const struct fact fact = stage_any_refusal(verdict, 4);
		gather(&fact);
	}
}

static void gather_happenings(void)
{
	stage_each_happening(gather);
	gather(&(struct fact){.kind = FACT_LAST});
}

/* Games with moving, flying, mills and takings in them. */
static void gather_games(void)
{
	struct ply plies[RULES_MAX_PLIES];

	for (unsigned game = 1; game <= 12; game++) {
		stage_begin(game % 2 ? "standard" : "mulino", NULL);
		for (unsigned i = 0; stage_game.result == GAME_UNFINISHED && i < 120; i++) {
			size_t n = game_plies(&stage_game, plies);
			const struct ply *ply = &plies[i * game * 7919 % n];
			struct ply begun = {ply->from, ply->to, {POINT_NONE, POINT_NONE}};
			game_enter(&stage_game, &begun, NULL);
			if (stage_game.owed) {
				gather(&(struct fact){.kind = FACT_BEGUN});
				gather(&(struct fact){.kind = FACT_TAKE});
			}
			for (unsigned j = 0; j < rules_takes(ply); j++)
				game_take(&stage_game, ply->takes[j], NULL);
			gather_happenings();
		}
	}
}

static void try_all_frames(bool spoken, char *(*voice)(const char *))
{
	GHashTableIter iter;
	gpointer frame;

	frames = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	stage_style.spoken = spoken;
	gather_kinds();
	gather_games();
	g_test_message("%u frames", g_hash_table_size(frames));
	g_assert_cmpuint(g_hash_table_size(frames), >, 50);
	g_hash_table_iter_init(&iter, frames);
	while (g_hash_table_iter_next(&iter, &frame, NULL))
		try_frame(frame, voice);
	g_hash_table_unref(frames);
}

static void test_speech(void)
{
	if (speak("en"))
		try_all_frames(true, heard);
}

static void test_print(void)
{
	if (speak("en"))
		try_all_frames(false, read_out);
}

static void column_must_be_heard(unsigned column, const struct fact *fact)
{
	g_autofree char *lines = stage_lines(WORDING_NORMAL, fact);
	g_autofree char *ssml = speech_text_ssml(g_strchomp(lines));
	g_autofree char *said = sounds(stage_style.spoken ? ssml : lines, stage_style.spoken);
	g_autofree char *wanted = g_strdup_printf(" %s ", letter_sounds[column - 1]);

	if (!strstr(said, wanted)) {
		g_test_message("%s is%s", lines, said);
		g_test_fail();
	}
}

static void test_columns(void)
{
	if (!speak("en"))
		return;
	stage_begin("standard", NULL);
	for (unsigned spoken = 0; spoken < 2; spoken++) {
		stage_style.spoken = spoken;
		for (unsigned column = 1; column <= 7; column++) {
			column_must_be_heard(column, &(struct fact){.kind = FACT_NEEDS_COLUMN});
			column_must_be_heard(column,
					     &(struct fact){.kind = FACT_COLUMN, .number = column});
		}
	}
}

/* The quick way is right about a part of all frames that sound for real. */
static void test_agreement(void)
{
	static const char *const said[] = {
		"White moves from <d6> to <d5>, closes a mill and takes <a7>. Black has 5 left.",
		"<a7> to <d7>. <d6> to <d7> <b6> <f6> or <d5>. <d1> to <d2>.",
		"Black 5, <d6> <f6> <c5> <a4> <e3>. 2 in hand.",
		"Take <b2> <d1> or <g7>.",
	};

	if (!speak("en"))
		return;
	for (unsigned i = 0; i < G_N_ELEMENTS(said); i++) {
		g_autofree char *ssml = document(said[i]);
		g_autofree char *slow = synthesized(ssml);
		g_autofree char *quick = sounds(ssml, true);
		g_assert_true(all_heard(said[i], slow));
		g_assert_cmpstr(g_strstrip(quick), ==, g_strstrip(slow));
	}
}

/* Sentences as translators write them, a point after the words that come before one. */
static const struct {
	const char *language;
	const char *frames[6];
} translated[] = {
	{"de",
	 {"Weiß zieht von {} nach {}, schließt eine Mühle und schlägt {}.",
	  "Schwarz setzt {}. Nimm {} {} oder {}.", "Schwarz ist auf {}. {} ist leer.",
	  "{} liegt nicht neben {}. {} kann nach {} oder {}.",
	  "Schwarz, 5 auf dem Brett, {} {} {}. Noch 12. {} und {}?"}},
	{"fr",
	 {"Blanc va de {} vers {}, ferme un moulin et prend {}.",
	  "Noir pose en {}. Prends {} {} ou {}.", "Noir est sur {}. {} est libre.",
	  "{} n'est pas à côté de {}. {} peut aller à {} ou {}.", "Noir, 5 pions, {} {} et {}."}},
	{"es",
	 {"Las blancas van de {} hasta {}, cierran un molino y toman {}.",
	  "Las negras ponen en {}. Toma {} {} o {}.", "Negras a {}. {} está libre.",
	  "{} no está junto a {}. {} puede ir a {} o {}.", "Negras, 5 piezas, {} {} y {}."}},
	{"it",
	 {"Bianco muove da {} verso {}, chiude un mulino e prende {}.",
	  "Nero mette in {}. Prendi {} {} o {}.", "Nero è in {}. {} è libera.",
	  "{} non è accanto a {}. {} può andare a {} o {}.", "Nero, 5 pedine, {} {} e {}."}},
	{"nl",
	 {"Wit gaat van {} naar {}, sluit een molen en slaat {}.",
	  "Zwart zet op {}. Sla {} {} of {}.", "Zwart staat op {}. {} is leeg.",
	  "{} ligt niet naast {}. {} kan naar {} of {}.", "Zwart, 5 stenen, {} {} en {}."}},
	{"pl",
	 {"Białe idą z {} na {}, zamykają młynek i biją {}.",
	  "Czarne stawiają na {}. Weź {} {} lub {}.", "Czarne są na {}. {} jest puste.",
	  "{} nie sąsiaduje z {}. {} może iść na {} lub {}.", "Czarne, 5 pionów, {} {} i {}."}},
	{"pt",
	 {"As brancas vão de {} para {}, fecham um moinho e tomam {}.",
	  "As pretas põem em {}. Toma {} {} ou {}.", "Preta em {}. {} está livre.",
	  "{} não fica ao lado de {}. {} pode ir a {} ou {}.", "Pretas, 5 peças, {} {} e {}."}},
	{"pt-br",
	 {"As brancas vão de {} para {}, fecham um moinho e tomam {}.",
	  "As pretas põem em {}. Tome {} {} ou {}.", "Preta em {}. {} está livre.",
	  "Pretas, 5 peças, {} {} e {}."}},
	{"ro",
	 {"Albul mută de la {} la {}, închide o moară și ia {}.",
	  "Negrul pune pe {}. Ia {} {} sau {}.", "Negrul este pe {}. {} este liber.",
	  "Negrul, 5 piese, {} {} și {}."}},
	{"sv",
	 {"Vit går från {} till {}, stänger en kvarn och tar {}.",
	  "Svart sätter på {}. Ta {} {} eller {}.", "Svart är på {}. {} är tom."}},
	{"da",
	 {"Hvid flytter fra {} til {}, lukker en mølle og slår {}.",
	  "Sort sætter på {}. Tag {} {} eller {}.", "Sort er på {}. {} er tom."}},
	{"nb",
	 {"Hvit flytter fra {} til {}, lukker en mølle og tar {}.",
	  "Svart setter på {}. Ta {} {} eller {}.", "Svart er på {}. {} er tom."}},
	{"cs",
	 {"Bílý táhne z pole {} na pole {}, zavírá mlýn a bere {}.",
	  "Černý klade na pole {}. Vezmi {} {} nebo {}.", "Černý je na poli {}. {} je prázdné."}},
	{"hu",
	 {"Világos lép {} mezőről {} mezőre, malmot zár és leveszi {}.",
	  "Sötét lerak {}. Vedd le {} {} vagy {}.", "Sötét áll itt {}. {} üres."}},
	{"fi",
	 {"Valkea siirtyy {} paikasta {} paikkaan, sulkee myllyn ja ottaa {}.",
	  "Musta asettaa {}. Ota {} {} tai {}.", "Musta on paikassa {}. {} on vapaa."}},
};

static void test_translated(gconstpointer data)
{
	unsigned i = GPOINTER_TO_UINT(data);

	if (!speak(translated[i].language))
		return;
	for (unsigned j = 0; j < 6 && translated[i].frames[j]; j++)
		try_frame(translated[i].frames[j], heard);
}

/* Why there are marks, and why no printed sentence puts a point after certain words. */
static void test_english_articles(void)
{
	static const char *const before[] = {"at", "of", "for", "was", "not", "than"};

	if (!speak("en"))
		return;
	for (unsigned i = 0; i < G_N_ELEMENTS(before); i++) {
		g_autofree char *print = g_strdup_printf("A piece %s a7 moves.", before[i]);
		g_autofree char *speech = g_strdup_printf("A piece %s <a7> moves.", before[i]);
		must_be_lost(print, read_out);
		must_be_heard(speech, heard);
	}
	g_autofree char *apart = read_out("White places a 7.");
	g_assert_null(strstr(apart, " ei sev@n"));
	must_be_heard("White places a7.", read_out);
}

static void test_vowels(const char *language, const char *print, const char *speech)
{
	if (!speak(language))
		return;
	must_be_lost(print, read_out);
	must_be_heard(speech, heard);
}

static void test_portuguese_and(void)
{
	test_vowels("pt", "Pretas em e3.", "Pretas em <e3>.");
	test_vowels("pt-br", "Pretas em e3.", "Pretas em <e3>.");
}

static void test_romanian_e(void)
{
	test_vowels("ro", "Negrul este pe e3.", "Negrul este pe <e3>.");
}

/* Some words swallow a letter whatever marks it has: translators need another word between. */
static void test_czech_na(void)
{
	if (!speak("cs"))
		return;
	must_be_lost("Černý klade na <f6>.", heard);
	must_be_heard("Černý klade na pole <f6>.", heard);
}

/* Faint or not: for whom it matters the columns have other names. */
static void test_faint_a(void)
{
	if (!speak("pt"))
		return;
	g_autofree char *in_point = heard("<a7>");
	g_assert_cmpstr(letter_sounds[0], ==, "a");
	g_assert_cmpstr(g_strstrip(in_point), ==, "& sety");
}

static void must_sound_alike(const char *one, const char *other)
{
	g_autofree char *sounds_one = heard(one), *sounds_other = heard(other);

	if (strcmp(g_strstrip(sounds_one), g_strstrip(sounds_other)) != 0) {
		g_test_message("%s: %s is %s, %s is %s", spoken_language, one, sounds_one, other,
			       sounds_other);
		g_test_fail();
	}
}

/* A full stop is a pause: no word, and no ordinal of the number before it. */
static void test_full_stops(gconstpointer data)
{
	if (!speak(translated[GPOINTER_TO_UINT(data)].language))
		return;
	must_sound_alike("<d7>.", "<d7>");
	must_sound_alike("<d7>. <b4>.", "<d7>, <b4>");
	must_sound_alike("12. <b4>.", "12, <b4>");
	must_sound_alike("12.", "12");
}

/* Two words, and not those of the number that both figures would make. */
static void test_numbers(gconstpointer data)
{
	if (!speak(translated[GPOINTER_TO_UINT(data)].language))
		return;
	for (unsigned column = 1; column <= 7; column++)
		for (unsigned row = 1; row <= 7; row++) {
			g_autofree char *apart = g_strdup_printf("%u %u", column, row);
			g_autofree char *together = g_strdup_printf("%u%u", column, row);
			g_autofree char *said = g_strstrip(heard(apart));
			g_autofree char *other = g_strstrip(heard(together));
			const char *space = strchr(said, ' ');
			g_assert_true(space && !strchr(space + 1, ' '));
			g_assert_cmpstr(said, !=, other);
		}
}

static void add(const char *what, unsigned i, GTestDataFunc test)
{
	g_autofree char *name = g_strdup_printf("/phonemes/%s/%s", translated[i].language, what);

	g_test_add_data_func(name, GUINT_TO_POINTER(i), test);
}

/* Two words of the command line: all that is said in one translation. */
static const char *folder, *language;

/* A voice that changes to another language for a letter says so in brackets. */
static void test_names_are_native(void)
{
	for (unsigned i = 0; i < 7; i++)
		if (strchr(letter_sounds[i], '(')) {
			g_test_message("%s: <%c> is %s", spoken_language, (char)('a' + i),
				       letter_sounds[i]);
			g_test_fail();
		}
}

static void test_translation(void)
{
	language_begin(folder);
	g_assert_cmpint(language_use(language), ==, LANGUAGE_USED);
	if (!speak(wording_voice()))
		return;
	test_names_are_native();
	try_all_frames(true, heard);
}

int main(int argc, char **argv)
{
	if (argc == 3 && argv[1][0] == '/') {
		folder = argv[1];
		language = argv[2];
		argc = 1;
	}
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	points = g_regex_new("\x01[a-g][1-7]\x02|\\b[a-g][1-7]\\b", 0, 0, NULL);
	lists = g_regex_new("(\\{\\} ){3,}", 0, 0, NULL);
	numbers = g_regex_new("\\b[0-9]+\\b", 0, 0, NULL);
	if (language) {
		g_test_add_func("/phonemes/each-letter-of-a-translation-is-heard-by-its-name",
				test_translation);
		return g_test_run();
	}
	g_test_add_func("/phonemes/what-is-traced-is-what-sounds", test_agreement);
	g_test_add_func("/phonemes/each-letter-of-speech-is-heard-by-its-name", test_speech);
	g_test_add_func("/phonemes/each-letter-of-print-is-read-by-its-name", test_print);
	g_test_add_func("/phonemes/columns-are-heard-by-their-letters", test_columns);
	g_test_add_func("/phonemes/at-a7-is-no-article-in-speech", test_english_articles);
	g_test_add_func("/phonemes/portuguese-e-is-no-and-in-speech", test_portuguese_and);
	g_test_add_func("/phonemes/romanian-e-is-no-word-in-speech", test_romanian_e);
	g_test_add_func("/phonemes/portuguese-a-stays-faint", test_faint_a);
	g_test_add_func("/phonemes/czech-na-swallows-the-letter-after-it", test_czech_na);
	for (unsigned i = 0; i < G_N_ELEMENTS(translated); i++) {
		add("each-letter-is-heard-by-its-name", i, test_translated);
		add("a-full-stop-is-silent", i, test_full_stops);
		add("two-numbers-stay-two", i, test_numbers);
	}
	return g_test_run();
}
