/* Prints how long speech takes to begin and to end, on a device that plays in real time. */
#include "sound-device.h"

#include "voice/speech.h"

#include <stdio.h>
#include <stdlib.h>

#define TIMES 50

static const char event[] =
	"Black moves " SPEECH_POINT "b4" SPEECH_POINT_END " to " SPEECH_POINT "b6" SPEECH_POINT_END
	", closes a mill and takes " SPEECH_POINT "d7" SPEECH_POINT_END ". White has 5 left.";

static int by_size(const void *a, const void *b)
{
	gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

	return (first > second) - (first < second);
}

static void print(const char *what, gint64 *us)
{
	qsort(us, TIMES, sizeof *us, by_size);
	printf("%s: median %.2f ms, longest %.2f ms\n", what, (double)us[TIMES / 2] / 1000,
	       (double)us[TIMES - 1] / 1000);
}

int main(void)
{
	const struct speech_manner manner = {
		.rate_wpm = 175, .pitch_percent = 50, .volume_percent = 100, .language = "en"};
	gint64 open_us[TIMES], say_us[TIMES], begin_us[TIMES], end_us[TIMES], now_us, first, last;

	sound_device_be(SOUND_DEVICE_REAL_TIME);
	for (int i = 0; i < TIMES; i++) {
		struct speech *speech;

		now_us = g_get_monotonic_time();
		speech = speech_open("espeak", &manner, NULL);
		open_us[i] = g_get_monotonic_time() - now_us;
		g_assert(speech);

		sound_device_times(&first, &last);
		now_us = g_get_monotonic_time();
		speech_say(speech, event);
		say_us[i] = g_get_monotonic_time() - now_us;
		g_usleep((gulong)(300000 + i * 7001));
		sound_device_times(&first, &last);
		begin_us[i] = first - now_us;

		now_us = g_get_monotonic_time();
		speech_stop(speech);
		while (speech_busy(speech))
			g_usleep(1000);
		sound_device_times(&first, &last);
		end_us[i] = last - now_us;
		speech_close(speech, 0);
	}
	print("opening", open_us);
	print("speech_say", say_us);
	print("speech_say to the first sample", begin_us);
	print("speech_stop to silence", end_us);
	return 0;
}
