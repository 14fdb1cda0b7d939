/* pcaudiolib's functions again, with a device that does as a test tells it. It stands in for the
 * library in programs that are linked with it. */
#ifndef MERELS_TESTS_SOUND_DEVICE_H
#define MERELS_TESTS_SOUND_DEVICE_H

#include <glib.h>

enum sound_device {
	SOUND_DEVICE_ABSENT,	/* cannot be opened */
	SOUND_DEVICE_QUICK,	/* takes everything at once */
	SOUND_DEVICE_REAL_TIME, /* holds 60 ms and plays them as fast as they last */
	SOUND_DEVICE_BROKEN,	/* opens, then fails at the first sample */
};

/* Which device is there from now on; it forgets what was played. */
void sound_device_be(enum sound_device device);

/* After so many samples nothing comes back from the device until it is let go: a write, or with 0
 * opening it. */
void sound_device_hold(gsize samples);
gboolean sound_device_is_held(void);
void sound_device_let_go(void);

/* All that was written. The caller frees. */
GArray *sound_device_samples(void);
guint sound_device_flushes(void);

/* When the first sample after the last call of this was written, and when the device was last
 * written to or flushed; g_get_monotonic_time, 0 for never. */
void sound_device_times(gint64 *first_us, gint64 *last_us);

#endif
