/* What is said, as text, in a log and in a WAV file. */
#include "voice/speech.h"

#include "voice/speech-text.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

static const struct speech_manner usual = {
	.rate_wpm = 175, .pitch_percent = 50, .volume_percent = 100, .language = "en"};

static char *folder;

static char *in_folder(const char *name)
{
	return g_build_filename(folder, name, NULL);
}

static struct speech *open_file(const char *kind, const char *name)
{
	char *path = in_folder(name);
	char *whole = g_strconcat(kind, path, NULL);
	GError *error = NULL;
	struct speech *speech = speech_open(whole, &usual, &error);

	g_assert_no_error(error);
	g_assert_nonnull(speech);
	g_free(whole);
	g_free(path);
	return speech;
}

static char *contents(const char *name, gsize *length)
{
	char *path = in_folder(name), *text = NULL;

	g_assert_true(g_file_get_contents(path, &text, length, NULL));
	g_free(path);
	return text;
}

static void assert_text(const char *utterance, const char *plain, const char *ssml)
{
	char *clean = speech_text_clean(utterance);
	char *is_plain = speech_text_plain(clean), *is_ssml = speech_text_ssml(clean);
	char *document = g_strdup_printf("<speak>%s</speak>", ssml);

	g_assert_cmpstr(is_plain, ==, plain);
	g_assert_cmpstr(is_ssml, ==, document);
	g_free(document);
	g_free(is_ssml);
	g_free(is_plain);
	g_free(clean);
}

#define SPELLED(point) "<say-as interpret-as=\"characters\">" point "</say-as>"
#define POINT(point) SPEECH_POINT point SPEECH_POINT_END

static void points_are_spelled(void)
{
	assert_text("White moves " POINT("d6") " to " POINT("a7") ".", "White moves d6 to a7.",
		    "White moves " SPELLED("d6") " to " SPELLED("a7") ".\n");
	assert_text(POINT("a7"), "a7", SPELLED("a7"));
	assert_text("White moves alpha 7.", "White moves alpha 7.", "White moves alpha 7.\n");
}

static void markup_is_escaped(void)
{
	assert_text("a & b <c> \"d\" 'e'", "a & b <c> \"d\" 'e'", "a &amp; b &lt;c&gt; \"d\" 'e'");
	assert_text(POINT("<&>"), "<&>", SPELLED("&lt;&amp;&gt;"));
	assert_text("&amp;", "&amp;", "&amp;amp;");
}

static void marks_always_pair(void)
{
	assert_text(SPEECH_POINT "a7", "a7", SPELLED("a7"));
	assert_text("a7" SPEECH_POINT_END, "a7", "a7");
	assert_text(SPEECH_POINT SPEECH_POINT "a7" SPEECH_POINT_END SPEECH_POINT_END "x", "a7x",
		    SPELLED("a7") "x");
}

static void utterances_are_one_line(void)
{
	assert_text(" one\n\n\ttwo \r\nthree\n", "one two three", "one two three");
	assert_text("\x1b[31mred\x07\x7f", "[31mred", "[31mred");
	assert_text("wei\xc3\x9f \xff", "wei\xc3\x9f \xef\xbf\xbd", "wei\xc3\x9f \xef\xbf\xbd");
	assert_text("Wait...", "Wait.", "Wait.\n");
	assert_text(" \n", "", "");
}

static void languages_are_named_as_voices_are(void)
{
	static const char *const names[][2] = {
		{"de", "de"}, {"pt_BR", "pt-br"}, {"de_AT.UTF-8", "de-at"}, {"sr@latin", "sr"}};

	for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
		char *language = speech_text_language(names[i][0]);

		g_assert_cmpstr(language, ==, names[i][1]);
		g_free(language);
	}
}

static void kinds_are_known(void)
{
	char **kinds = g_strsplit(speech_kinds, "|", -1);

	for (guint i = 0; kinds[i]; i++)
		g_assert_true(speech_is_kind(kinds[i]));
	g_assert_true(g_strv_contains((const char *const *)kinds, "off"));
	g_assert_true(g_strv_contains((const char *const *)kinds, "log:FILE"));
	g_assert_true(speech_is_kind("log:/a:b|c"));
	g_strfreev(kinds);
	g_assert_false(speech_is_kind(""));
	g_assert_false(speech_is_kind("log"));
	g_assert_false(speech_is_kind("log:"));
	g_assert_false(speech_is_kind("wav:"));
	g_assert_false(speech_is_kind("off:x"));
	g_assert_false(speech_is_kind("Off"));
}

static void off_is_nothing(void)
{
	GError *error = NULL;

	g_assert_null(speech_open("off", &usual, &error));
	g_assert_no_error(error);
	speech_close(NULL, 1000);
}

static void a_log_has_a_line_an_utterance(void)
{
	struct speech *speech = open_file("log:", "log");
	char *text;

	speech_say(speech, "White moves " POINT("d6") "\nto " POINT("a7") ".\n");
	text = contents("log", NULL);
	g_assert_cmpstr(text, ==, "White moves d6 to a7.\n");
	g_free(text);
	speech_say(speech, "\n");
	speech_say(speech, "Take any.");
	g_assert_false(speech_busy(speech));
	g_assert_null(speech_failure(speech));
	speech_close(speech, 0);
	text = contents("log", NULL);
	g_assert_cmpstr(text, ==, "White moves d6 to a7.\nTake any.\n");
	g_free(text);
}

static void a_log_is_begun_anew(void)
{
	char *text;

	speech_close(open_file("log:", "log"), 0);
	text = contents("log", NULL);
	g_assert_cmpstr(text, ==, "");
	g_free(text);
}

static void a_log_loses_nothing_by_a_stop(void)
{
	struct speech *speech = open_file("log:", "log");
	char *text;

	speech_say(speech, "one");
	speech_stop(speech);
	g_assert_true(speech_set(speech, &usual, NULL));
	speech_say(speech, "two");
	speech_stop(speech);
	speech_close(speech, 0);
	text = contents("log", NULL);
	g_assert_cmpstr(text, ==, "one\ntwo\n");
	g_free(text);
}

static void a_file_that_cannot_be_written_is_named(gconstpointer kind)
{
	char *whole = g_strconcat(kind, folder, "/none/file", NULL);
	GError *error = NULL;

	g_assert_null(speech_open(whole, &usual, &error));
	g_assert_nonnull(error);
	g_assert_nonnull(strstr(error->message, "/none/file: "));
	g_clear_error(&error);
	g_free(whole);
}

static void a_full_disk_is_told_once(void)
{
	GError *error = NULL;
	struct speech *speech;
	char *failure;

	if (!g_file_test("/dev/full", G_FILE_TEST_EXISTS)) {
		g_test_skip("/dev/full is missing");
		return;
	}
	speech = speech_open("log:/dev/full", &usual, &error);
	g_assert_no_error(error);
	g_assert_null(speech_failure(speech));
	speech_say(speech, "one");
	speech_say(speech, "two");
	failure = speech_failure(speech);
	g_assert_cmpstr(failure, ==, "Cannot write /dev/full: No space left on device.");
	g_free(failure);
	g_assert_null(speech_failure(speech));
	speech_close(speech, 0);
}

#ifdef HAVE_ESPEAK_NG

#define HEADER_BYTES 44

static const char *self;

static guint32 number_at(const char *bytes)
{
	guint32 value;

	memcpy(&value, bytes, sizeof value);
	return GUINT32_FROM_LE(value);
}

/* The seconds it lasts. */
static double assert_wav(const char *bytes, gsize length)
{
	g_assert_cmpuint(length, >=, HEADER_BYTES);
	g_assert_cmpmem(bytes, 4, "RIFF", 4);
	g_assert_cmpuint(number_at(bytes + 4), ==, length - 8);
	g_assert_cmpmem(bytes + 8, 8, "WAVEfmt ", 8);
	g_assert_cmpuint(number_at(bytes + 16), ==, 16);
	g_assert_cmpmem(bytes + 20, 4, "\1\0\1\0", 4);
	g_assert_cmpuint(number_at(bytes + 24), ==, 22050);
	g_assert_cmpuint(number_at(bytes + 28), ==, 44100);
	g_assert_cmpmem(bytes + 32, 8, "\2\0\20\0data", 8);
	g_assert_cmpuint(number_at(bytes + 40), ==, length - HEADER_BYTES);
	return (double)(length - HEADER_BYTES) / 44100;
}

static double wav_seconds(const char *name)
{
	gsize length;
	char *bytes = contents(name, &length);
	double seconds = assert_wav(bytes, length);

	g_free(bytes);
	return seconds;
}

static void say_some(const char *name, gboolean stopping)
{
	struct speech *speech = open_file("wav:", name);

	speech_say(speech, "White moves " POINT("d6") " to " POINT("d5") " and closes a mill.");
	if (stopping)
		speech_stop(speech);
	speech_say(speech, "Take any black piece.");
	if (stopping)
		speech_stop(speech);
	speech_close(speech, 0);
}

/* In a process of its own: what eSpeak NG has said before changes some samples. */
static void say_some_elsewhere(const char *name)
{
	char *argv[] = {(char *)self, (char *)name, folder, NULL};
	int status;

	g_assert_true(g_spawn_sync(NULL, argv, NULL, 0, NULL, NULL, NULL, NULL, &status, NULL));
	g_assert_cmpint(status, ==, 0);
}

static void a_wav_is_the_same_in_every_run(void)
{
	gsize first_length, second_length;
	char *first, *second;

	say_some_elsewhere("straight.wav");
	say_some_elsewhere("stopping.wav");
	first = contents("straight.wav", &first_length);
	second = contents("stopping.wav", &second_length);
	g_assert_cmpuint(first_length, ==, second_length);
	g_assert_true(first_length == second_length && !memcmp(first, second, first_length));
	g_free(first);
	g_free(second);
}

static void a_wav_is_as_long_as_its_words(void)
{
	struct speech *speech = open_file("wav:", "words.wav");
	double before = 0, now;
	const guint words = 14;

	g_assert_cmpfloat(wav_seconds("words.wav"), ==, 0);
	for (guint i = 0; i < 3; i++) {
		speech_say(speech, "White moves " POINT("d6") " to " POINT(
					   "d5") " and closes a mill. Take any black piece.");
		g_assert_false(speech_busy(speech));
		now = wav_seconds("words.wav");
		g_assert_cmpfloat(now - before, >, 0.25 * words);
		g_assert_cmpfloat(now - before, <, 1.2 * words);
		before = now;
	}
	speech_close(speech, 0);
	g_assert_cmpfloat(wav_seconds("words.wav"), ==, before);
}

static void a_wav_that_finds_no_more_room_is_valid(void)
{
	struct speech *speech = open_file("wav:", "room.wav");
	const struct rlimit little = {.rlim_cur = 100001, .rlim_max = RLIM_INFINITY};
	struct rlimit before;
	char *failure;
	double seconds;

	signal(SIGXFSZ, SIG_IGN);
	g_assert_false(getrlimit(RLIMIT_FSIZE, &before));
	g_assert_false(setrlimit(RLIMIT_FSIZE, &little));
	for (int i = 0; i < 5; i++)
		speech_say(speech, "White moves " POINT("d6") " to " POINT("d5") ".");
	g_assert_false(setrlimit(RLIMIT_FSIZE, &before));
	failure = speech_failure(speech);
	g_assert_nonnull(failure);
	g_assert_nonnull(strstr(failure, "room.wav: File too large."));
	g_free(failure);
	seconds = wav_seconds("room.wav");
	g_assert_cmpfloat(seconds, >, 1);
	speech_say(speech, "Take any black piece.");
	speech_close(speech, 0);
	g_assert_cmpfloat(wav_seconds("room.wav"), ==, seconds);
}

static double seconds_with(const struct speech_manner *manner)
{
	struct speech *speech = open_file("wav:", "manner.wav");

	g_assert_true(speech_set(speech, manner, NULL));
	speech_say(speech, "White moves " POINT("d6") " to " POINT("d5") ".");
	speech_close(speech, 0);
	return wav_seconds("manner.wav");
}

static void faster_is_shorter(void)
{
	struct speech_manner manner = usual;
	double slow, normal;

	manner.rate_wpm = 80;
	slow = seconds_with(&manner);
	manner.rate_wpm = 175;
	normal = seconds_with(&manner);
	manner.rate_wpm = 450;
	g_assert_cmpfloat(slow, >, 1.5 * normal);
	g_assert_cmpfloat(normal, >, 1.5 * seconds_with(&manner));
	manner.rate_wpm = 0;
	g_assert_cmpfloat_with_epsilon(normal, seconds_with(&manner), 0.01);
}

static void assert_refused(struct speech *speech, const struct speech_manner *manner,
			   const char *message)
{
	GError *error = NULL;

	g_assert_false(speech_set(speech, manner, &error));
	g_assert_cmpstr(error->message, ==, message);
	g_clear_error(&error);
}

static void an_unknown_voice_leaves_the_old_one(void)
{
	struct speech_manner manner = usual;
	struct speech *speech;
	double german, mixed;

	manner.language = "de";
	german = seconds_with(&manner);
	speech = open_file("wav:", "voice.wav");
	g_assert_true(speech_set(speech, &manner, NULL));
	manner.voice = "nobody";
	assert_refused(speech, &manner, "eSpeak NG has no voice nobody.");
	manner.voice = NULL;
	manner.language = "tlh-x";
	assert_refused(speech, &manner, "eSpeak NG does not speak the language tlh-x.");
	speech_say(speech, "White moves " POINT("d6") " to " POINT("d5") ".");
	speech_close(speech, 0);
	mixed = wav_seconds("voice.wav");
	g_assert_cmpfloat_with_epsilon(mixed, german, 0.01);
	g_assert_cmpfloat(ABS(german - seconds_with(&usual)), >, 0.02);
}

static void only_one_speaks_at_a_time(void)
{
	struct speech *speech = open_file("wav:", "one.wav");
	char *path = in_folder("two.wav"), *whole = g_strconcat("wav:", path, NULL);
	GError *error = NULL;

	g_assert_null(speech_open(whole, &usual, &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	speech_close(speech, 0);
	speech = speech_open(whole, &usual, &error);
	g_assert_no_error(error);
	speech_close(speech, 0);
	g_free(whole);
	g_free(path);
}

#endif

static void remove_folder(void)
{
	GDir *listing = g_dir_open(folder, 0, NULL);
	const char *name;

	while ((name = g_dir_read_name(listing))) {
		char *path = in_folder(name);

		g_remove(path);
		g_free(path);
	}
	g_dir_close(listing);
	g_assert_cmpint(g_rmdir(folder), ==, 0);
	g_free(folder);
}

int main(int argc, char **argv)
{
	int failed;

#ifdef HAVE_ESPEAK_NG
	if (argc == 3 && g_str_has_suffix(argv[1], ".wav")) {
		folder = argv[2];
		say_some(argv[1], !strcmp(argv[1], "stopping.wav"));
		return 0;
	}
	self = argv[0];
#endif
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	folder = g_dir_make_tmp("merels-XXXXXX", NULL);
	g_assert_nonnull(folder);
	g_test_add_func("/speech/points-are-spelled", points_are_spelled);
	g_test_add_func("/speech/markup-is-escaped", markup_is_escaped);
	g_test_add_func("/speech/marks-always-pair", marks_always_pair);
	g_test_add_func("/speech/utterances-are-one-line", utterances_are_one_line);
	g_test_add_func("/speech/languages-are-named-as-voices-are",
			languages_are_named_as_voices_are);
	g_test_add_func("/speech/kinds-are-known", kinds_are_known);
	g_test_add_func("/speech/off-is-nothing", off_is_nothing);
	g_test_add_func("/speech/a-log-has-a-line-an-utterance", a_log_has_a_line_an_utterance);
	g_test_add_func("/speech/a-log-is-begun-anew", a_log_is_begun_anew);
	g_test_add_func("/speech/a-log-loses-nothing-by-a-stop", a_log_loses_nothing_by_a_stop);
	g_test_add_data_func("/speech/a-log-that-cannot-be-written-is-named",
			     "log:", a_file_that_cannot_be_written_is_named);
	g_test_add_func("/speech/a-full-disk-is-told-once", a_full_disk_is_told_once);
#ifdef HAVE_ESPEAK_NG
	g_test_add_data_func("/speech/a-wav-that-cannot-be-written-is-named",
			     "wav:", a_file_that_cannot_be_written_is_named);
	g_test_add_func("/speech/a-wav-is-the-same-in-every-run", a_wav_is_the_same_in_every_run);
	g_test_add_func("/speech/a-wav-is-as-long-as-its-words", a_wav_is_as_long_as_its_words);
	g_test_add_func("/speech/a-wav-that-finds-no-more-room-is-valid",
			a_wav_that_finds_no_more_room_is_valid);
	g_test_add_func("/speech/faster-is-shorter", faster_is_shorter);
	g_test_add_func("/speech/an-unknown-voice-leaves-the-old-one",
			an_unknown_voice_leaves_the_old_one);
	g_test_add_func("/speech/only-one-speaks-at-a-time", only_one_speaks_at_a_time);
#endif
	failed = g_test_run();
	remove_folder();
	return failed;
}
