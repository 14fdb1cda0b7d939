/* What speech.c asks of a back end. All functions are called from one thread, and none may wait for
 * sound, a server or a device longer than speech.h allows. */
#ifndef MERELS_VOICE_SPEECH_BACKEND_H
#define MERELS_VOICE_SPEECH_BACKEND_H

#include "voice/speech.h"

struct speech_backend {
	const char *kind; /* as in speech_kinds; one that ends in a colon takes a file's name */

	/* The back end's own object, or NULL and *error. file is "" where none is named. */
	gpointer (*open)(const char *file, const struct speech_manner *manner, GError **error);

	gboolean sounds; /* and wants the letters of points as a voice names them */

	/* The utterance is valid UTF-8 without control characters but the marks of points. */
	void (*say)(gpointer self, const char *utterance);

	/* As their namesakes in speech.h. stop, busy and set may be NULL: nothing to do, never,
	 * TRUE. */
	void (*stop)(gpointer self);
	gboolean (*busy)(gpointer self);
	gboolean (*set)(gpointer self, const struct speech_manner *manner, GError **error);
	char *(*failure)(gpointer self);
	void (*close)(gpointer self, unsigned wait_ms);
};

extern const struct speech_backend speech_log;
#ifdef HAVE_ESPEAK_NG
extern const struct speech_backend speech_wav;
extern const struct speech_backend speech_espeak;
#endif
#ifdef HAVE_SPEECHD
extern const struct speech_backend speech_spd;
#endif

#define SPEECH_ERROR (speech_error_quark())
GQuark speech_error_quark(void);

/* "Cannot write FILE: …", by errno. */
GError *speech_error_file(const char *file);

#endif
