/* eSpeak NG and a sound device that does what devices do at their worst. A call that waits for the
 * device while it is held would never come back, and these tests neither. */
#define _GNU_SOURCE

#include "sound-device.h"

#include "voice/speech.h"

#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>
#include <string.h>

static guint initialisations;
static gboolean data_missing;

/* In the library's place, to count the calls and to fail as it does without its data. */
int espeak_Initialize(espeak_AUDIO_OUTPUT output, int buffer_ms, const char *path, int options)
{
	int (*real)(espeak_AUDIO_OUTPUT, int, const char *, int);
	void *symbol = dlsym(RTLD_NEXT, "espeak_Initialize");

	initialisations++;
	memcpy(&real, &symbol, sizeof real);
	return data_missing ? -1 : real(output, buffer_ms, path, options);
}

static const struct speech_manner usual = {
	.rate_wpm = 175, .pitch_percent = 50, .volume_percent = 100, .language = "en"};

static const char long_one[] = "White, 5 on the board: " SPEECH_POINT "a7" SPEECH_POINT_END
			       " " SPEECH_POINT "d7" SPEECH_POINT_END ". 2 in hand. Black, 6.";
static const char short_one[] = "Take any.";

static struct speech *open_on(enum sound_device device)
{
	GError *error = NULL;
	struct speech *speech = NULL;

	sound_device_be(device);
	/* The last one may still be letting go. */
	for (int i = 0; !speech && i < 1000; i++) {
		g_clear_error(&error);
		speech = speech_open("espeak", &usual, &error);
		if (!speech)
			g_usleep(10000);
	}
	g_assert_no_error(error);
	return speech;
}

static gboolean is_silent(struct speech *speech)
{
	return !speech_busy(speech);
}

static gboolean is_held(struct speech *speech)
{
	(void)speech;
	return sound_device_is_held();
}

/* As long as a slow machine might need. */
static void await(gboolean (*holds)(struct speech *speech), struct speech *speech)
{
	for (int i = 0; i < 6000 && !holds(speech); i++)
		g_usleep(10000);
	g_assert_true(holds(speech));
}

static guint n_samples(void)
{
	GArray *samples = sound_device_samples();
	guint n = samples->len;

	g_array_unref(samples);
	return n;
}

/* Samples of an utterance that is said to its end. */
static guint length_of(const char *utterance)
{
	struct speech *speech = open_on(SOUND_DEVICE_QUICK);

	speech_say(speech, utterance);
	await(is_silent, speech);
	speech_close(speech, 0);
	return n_samples();
}

/* What was said, or begun, before changes the pauses: by 1,131 samples after interruptions on a
 * busy machine. A word that is missing or said twice is some 7,500, at 175 a minute. */
#define SOME 2000

static void all_is_heard_in_the_end(void)
{
	guint each = length_of(long_one) + length_of(short_one);
	struct speech *speech = open_on(SOUND_DEVICE_QUICK);

	for (int i = 0; i < 5; i++) {
		speech_say(speech, long_one);
		speech_say(speech, short_one);
	}
	speech_close(speech, 60000);
	g_assert_cmpfloat_with_epsilon(n_samples(), 5 * each, SOME);
	g_assert_cmpuint(sound_device_flushes(), ==, 0);
}

static void a_stop_cuts_what_is_said_and_what_waits(void)
{
	const guint at = 5000;
	guint length = length_of(short_one);
	struct speech *speech = open_on(SOUND_DEVICE_QUICK);

	sound_device_hold(at);
	speech_say(speech, long_one);
	speech_say(speech, long_one);
	await(is_held, speech);
	g_assert_true(speech_busy(speech));
	speech_stop(speech);
	speech_say(speech, short_one);
	sound_device_let_go();
	await(is_silent, speech);
	g_assert_cmpfloat_with_epsilon(n_samples(), at + length, 2 * SOME);
	g_assert_cmpuint(sound_device_flushes(), ==, 1);
	g_assert_null(speech_failure(speech));
	speech_close(speech, 0);
}

static void silence_is_not_stopped(void)
{
	struct speech *speech = open_on(SOUND_DEVICE_QUICK);

	speech_stop(speech);
	speech_say(speech, short_one);
	await(is_silent, speech);
	speech_stop(speech);
	speech_close(speech, 0);
	g_assert_cmpuint(sound_device_flushes(), ==, 0);
}

static void closing_without_time_cuts(void)
{
	struct speech *speech = open_on(SOUND_DEVICE_REAL_TIME);

	for (int i = 0; i < 10; i++)
		speech_say(speech, long_one);
	speech_close(speech, 0);
	g_assert_cmpuint(n_samples(), <, 22050);
}

static void no_device_is_told_at_once(void)
{
	GError *error = NULL;

	sound_device_be(SOUND_DEVICE_ABSENT);
	g_assert_null(speech_open("espeak", &usual, &error));
	g_assert_nonnull(error);
	g_assert_cmpstr(error->message, ==, "No voice: there is no sound device.");
	g_clear_error(&error);
	/* The data, which take their time, were not loaded in vain. */
	g_assert_cmpuint(initialisations, ==, 0);
}

static void missing_data_are_told(void)
{
	GError *error = NULL;

	sound_device_be(SOUND_DEVICE_REAL_TIME);
	data_missing = TRUE;
	g_assert_null(speech_open("espeak", &usual, &error));
	data_missing = FALSE;
	g_assert_nonnull(error);
	g_assert_cmpstr(error->message, ==, "No voice: the data of eSpeak NG are missing.");
	g_clear_error(&error);
}

static void assert_failure(struct speech *speech, const char *sentence)
{
	char *failure = NULL;

	for (int i = 0; i < 6000 && !failure; i++) {
		failure = speech_failure(speech);
		g_usleep(10000);
	}
	g_assert_cmpstr(failure, ==, sentence);
	g_free(failure);
	g_assert_null(speech_failure(speech));
	g_assert_false(speech_busy(speech));
}

static void a_device_that_breaks_is_told_once(void)
{
	struct speech *speech = open_on(SOUND_DEVICE_BROKEN);

	g_assert_null(speech_failure(speech));
	speech_say(speech, short_one);
	speech_say(speech, short_one);
	assert_failure(speech, "The sound device failed; the voice is silent.");
	speech_say(speech, short_one);
	speech_stop(speech);
	g_assert_true(speech_set(speech, &usual, NULL));
	speech_close(speech, 60000);
	g_assert_cmpuint(n_samples(), ==, 0);
}

static void a_wedged_device_is_left_behind(void)
{
	struct speech *speech = open_on(SOUND_DEVICE_QUICK);
	GError *error = NULL;

	sound_device_hold(1000);
	speech_say(speech, long_one);
	await(is_held, speech);
	speech_stop(speech);
	speech_say(speech, long_one);
	speech_set(speech, &usual, NULL);
	assert_failure(speech, "The sound device does not answer; the voice is silent.");
	speech_close(speech, 60000);
	g_assert_null(speech_open("espeak", &usual, &error));
	g_assert_nonnull(error);
	g_clear_error(&error);
	sound_device_let_go();
	speech_close(open_on(SOUND_DEVICE_QUICK), 0);
}

static void a_device_may_open_late(void)
{
	guint length = length_of(short_one);
	struct speech *speech;

	sound_device_hold(0);
	speech = open_on(SOUND_DEVICE_QUICK);
	speech_say(speech, long_one);
	speech_stop(speech);
	speech_say(speech, short_one);
	sound_device_let_go();
	speech_close(speech, 60000);
	g_assert_cmpfloat_with_epsilon(n_samples(), length, SOME);
}

static void a_device_that_never_opens_is_left_behind(void)
{
	struct speech *speech;

	sound_device_hold(0);
	speech = open_on(SOUND_DEVICE_QUICK);
	speech_say(speech, long_one);
	assert_failure(speech, "The sound device does not answer; the voice is silent.");
	speech_close(speech, 60000);
	sound_device_let_go();
	speech_close(open_on(SOUND_DEVICE_QUICK), 0);
}

static void an_unknown_voice_is_told_and_the_old_one_speaks(void)
{
	struct speech_manner manner = usual;
	struct speech *speech;
	GError *error = NULL;

	manner.voice = "nobody";
	sound_device_be(SOUND_DEVICE_QUICK);
	speech = speech_open("espeak", &manner, &error);
	g_assert_no_error(error);
	g_assert_false(speech_set(speech, &manner, &error));
	g_assert_cmpstr(error->message, ==, "eSpeak NG has no voice nobody.");
	g_clear_error(&error);
	speech_say(speech, short_one);
	speech_close(speech, 60000);
	g_assert_cmpuint(n_samples(), >, 5000);
}

static void a_thousand_interruptions_do_no_harm(void)
{
	guint length = length_of(long_one);
	struct speech *speech = open_on(SOUND_DEVICE_QUICK);
	struct speech_manner manner = usual;
	GRand *random = g_rand_new_with_seed(1);

	for (int stops = 0; stops < 1000;) {
		switch (g_rand_int_range(random, 0, 6)) {
		case 0:
		case 1:
			speech_say(speech, long_one);
			break;
		case 2:
			speech_say(speech, short_one);
			break;
		case 3:
			speech_stop(speech);
			stops++;
			break;
		case 4:
			manner.rate_wpm = (unsigned)g_rand_int_range(random, 80, 451);
			g_assert_true(speech_set(speech, &manner, NULL));
			break;
		default:
			speech_busy(speech);
			g_usleep((gulong)g_rand_int_range(random, 0, 2000));
		}
	}
	g_rand_free(random);
	speech_stop(speech);
	g_assert_true(speech_set(speech, &usual, NULL));
	await(is_silent, speech);
	g_assert_null(speech_failure(speech));
	sound_device_be(SOUND_DEVICE_QUICK);
	speech_say(speech, long_one);
	speech_close(speech, 60000);
	g_assert_cmpfloat_with_epsilon(n_samples(), length, SOME);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	/* First, while nothing is loaded. */
	g_test_add_func("/speech-device/no-device-is-told-at-once", no_device_is_told_at_once);
	g_test_add_func("/speech-device/missing-data-are-told", missing_data_are_told);
	g_test_add_func("/speech-device/all-is-heard-in-the-end", all_is_heard_in_the_end);
	g_test_add_func("/speech-device/a-stop-cuts-what-is-said-and-what-waits",
			a_stop_cuts_what_is_said_and_what_waits);
	g_test_add_func("/speech-device/silence-is-not-stopped", silence_is_not_stopped);
	g_test_add_func("/speech-device/closing-without-time-cuts", closing_without_time_cuts);
	g_test_add_func("/speech-device/a-device-that-breaks-is-told-once",
			a_device_that_breaks_is_told_once);
	g_test_add_func("/speech-device/a-wedged-device-is-left-behind",
			a_wedged_device_is_left_behind);
	g_test_add_func("/speech-device/a-device-may-open-late", a_device_may_open_late);
	g_test_add_func("/speech-device/a-device-that-never-opens-is-left-behind",
			a_device_that_never_opens_is_left_behind);
	g_test_add_func("/speech-device/an-unknown-voice-is-told-and-the-old-one-speaks",
			an_unknown_voice_is_told_and_the_old_one_speaks);
	g_test_add_func("/speech-device/a-thousand-interruptions-do-no-harm",
			a_thousand_interruptions_do_no_harm);
	return g_test_run();
}
