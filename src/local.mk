# Every source, lowest layer first. One archive a layer; the linker is given the highest first.

noinst_LIBRARIES += src/libcore.a src/libengine.a src/liblessons.a src/libvoice.a \
	src/libtables.a src/libstore.a src/libui.a

# Core and engine need the C library alone, and are compiled without a sight of any other.
src_libcore_a_CFLAGS = $(BASE_CFLAGS)
src_libcore_a_SOURCES = \
	src/core/board.c \
	src/core/board.h \
	src/core/game.c \
	src/core/game.h \
	src/core/happenings.c \
	src/core/judge.c \
	src/core/notation.c \
	src/core/notation.h \
	src/core/options.c \
	src/core/options.h \
	src/core/perft.c \
	src/core/positions.c \
	src/core/reasons.c \
	src/core/reasons.h \
	src/core/rules.c \
	src/core/rules.h \
	src/core/threats.c \
	src/core/threats.h \
	src/core/verdict.h

src_libengine_a_CFLAGS = $(BASE_CFLAGS)
src_libengine_a_SOURCES = \
	src/engine/evaluate.c \
	src/engine/evaluate.h \
	src/engine/estimate.c \
	src/engine/estimate.h \
	src/engine/exact.c \
	src/engine/exact.h \
	src/engine/expert.c \
	src/engine/expert.h \
	src/engine/ladder.c \
	src/engine/ladder.h \
	src/engine/lanes.c \
	src/engine/lanes.h \
	src/engine/limits.c \
	src/engine/limits.h \
	src/engine/line.c \
	src/engine/line.h \
	src/engine/order.h \
	src/engine/perfect.c \
	src/engine/perfect.h \
	src/engine/picker.c \
	src/engine/picker.h \
	src/engine/player.c \
	src/engine/player.h \
	src/engine/playout.c \
	src/engine/probe.h \
	src/engine/playout.h \
	src/engine/puzzle.c \
	src/engine/puzzle.h \
	src/engine/random.h \
	src/engine/review-look.c \
	src/engine/review-parts.h \
	src/engine/review.c \
	src/engine/review.h \
	src/engine/search.c \
	src/engine/search.h \
	src/engine/state.c \
	src/engine/state.h \
	src/engine/symmetry.c \
	src/engine/symmetry.h \
	src/engine/table.c \
	src/engine/table.h \
	src/engine/tree.c \
	src/engine/tree.h \
	src/engine/uct.c \
	src/engine/uct.h

# Tables need the C library with its threads, and engine's symmetries.
src_libtables_a_CFLAGS = $(BASE_CFLAGS)
src_libtables_a_SOURCES = \
	src/tables/index.c \
	src/tables/index.h \
	src/tables/moves.c \
	src/tables/moves.h \
	src/tables/parallel.c \
	src/tables/parallel.h \
	src/tables/proof.c \
	src/tables/proof.h \
	src/tables/solver.c \
	src/tables/solver.h \
	src/tables/values.c \
	src/tables/values.h

src_liblessons_a_CFLAGS = $(BASE_CFLAGS)
src_liblessons_a_SOURCES = \
	src/lessons/course.c \
	src/lessons/course.h \
	src/lessons/drill-board.c \
	src/lessons/drill-goal.c \
	src/lessons/drill-judge.c \
	src/lessons/drill-parts.h \
	src/lessons/drill-position.c \
	src/lessons/drill-setting.c \
	src/lessons/drill-turn.c \
	src/lessons/drill.c \
	src/lessons/drill.h

src_libvoice_a_CFLAGS = $(AM_CFLAGS) $(ESPEAK_NG_CFLAGS) $(SPEECHD_CFLAGS)
src_libvoice_a_SOURCES = \
	src/voice/fact.h \
	src/voice/language.c \
	src/voice/language.h \
	src/voice/lists.c \
	src/voice/lists.h \
	src/voice/plain.c \
	src/voice/plain.h \
	src/voice/points.c \
	src/voice/points.h \
	src/voice/sentences.c \
	src/voice/sentences.h \
	src/voice/speech-backend.h \
	src/voice/speech-log.c \
	src/voice/speech-text.c \
	src/voice/speech-text.h \
	src/voice/speech-worker.c \
	src/voice/speech-worker.h \
	src/voice/speech.c \
	src/voice/speech.h \
	src/voice/spoken.c \
	src/voice/spoken.h \
	src/voice/vocabulary-groups.c \
	src/voice/vocabulary.c \
	src/voice/vocabulary.h \
	src/voice/wording-again.c \
	src/voice/wording-answer.c \
	src/voice/wording-board.c \
	src/voice/wording-cursor.c \
	src/voice/wording-diagram.c \
	src/voice/wording-done.c \
	src/voice/wording-drill-turn.c \
	src/voice/wording-drill-wrong.c \
	src/voice/wording-drill.c \
	src/voice/wording-event.c \
	src/voice/wording-glossary.c \
	src/voice/wording-grid.c \
	src/voice/wording-help.c \
	src/voice/wording-history.c \
	src/voice/wording-keys.c \
	src/voice/wording-lesson.c \
	src/voice/wording-list.c \
	src/voice/wording-mistake.c \
	src/voice/wording-news.c \
	src/voice/wording-notice.c \
	src/voice/wording-options.c \
	src/voice/wording-parts.h \
	src/voice/wording-past.c \
	src/voice/wording-practice.c \
	src/voice/wording-question.c \
	src/voice/wording-quiz.c \
	src/voice/wording-reason.c \
	src/voice/wording-reason-mills.c \
	src/voice/wording-reason.h \
	src/voice/wording-refusal.c \
	src/voice/wording-review.c \
	src/voice/wording-rules.c \
	src/voice/wording-session.c \
	src/voice/wording-tables.c \
	src/voice/wording-take.c \
	src/voice/wording-trouble.c \
	src/voice/wording-try.c \
	src/voice/wording-turn.c \
	src/voice/wording-worth.c \
	src/voice/wording.c \
	src/voice/wording.h

if ESPEAK_NG
src_libvoice_a_SOURCES += \
	src/voice/speech-espeak.c \
	src/voice/speech-synth.c \
	src/voice/speech-synth.h \
	src/voice/speech-wav.c
endif
if SPEECHD
src_libvoice_a_SOURCES += src/voice/speech-spd.c
endif

src_libstore_a_SOURCES = \
	src/store/claims.c \
	src/store/claims.h \
	src/store/config.c \
	src/store/config.h \
	src/store/files-flush.c \
	src/store/files-flush.h \
	src/store/files-sweep.c \
	src/store/files.c \
	src/store/files.h \
	src/store/kept-archive.c \
	src/store/kept-text.c \
	src/store/kept-text.h \
	src/store/kept.c \
	src/store/kept.h \
	src/store/paths.c \
	src/store/paths.h \
	src/store/record.c \
	src/store/records-blank.c \
	src/store/records-blank.h \
	src/store/records-claims.c \
	src/store/records-claims.h \
	src/store/records-dialect.c \
	src/store/records-dialect.h \
	src/store/records-lex.c \
	src/store/records-lex.h \
	src/store/records-play.c \
	src/store/records-play.h \
	src/store/records-text.c \
	src/store/records-text.h \
	src/store/records-variant.c \
	src/store/records-variant.h \
	src/store/records-word.c \
	src/store/records-word.h \
	src/store/records-write.c \
	src/store/records.c \
	src/store/records.h \
	src/store/stamps.c \
	src/store/stamps.h \
	src/store/tables-build.c \
	src/store/tables-build.h \
	src/store/tables-file.c \
	src/store/tables-file.h \
	src/store/tables-probe.c \
	src/store/tables-probe.h \
	src/store/tables-room.c \
	src/store/tables-room.h \
	src/store/tables.c \
	src/store/tables.h

src_libui_a_CFLAGS = $(AM_CFLAGS) $(READLINE_CFLAGS)
src_libui_a_SOURCES = \
	src/ui/arguments.c \
	src/ui/arguments.h \
	src/ui/asking.c \
	src/ui/asking.h \
	src/ui/building.c \
	src/ui/building.h \
	src/ui/cells.c \
	src/ui/cells.h \
	src/ui/check.c \
	src/ui/check.h \
	src/ui/columns.c \
	src/ui/columns.h \
	src/ui/command-ask.c \
	src/ui/command-cursor.c \
	src/ui/command-game.c \
	src/ui/command-kept.c \
	src/ui/command-hint.c \
	src/ui/command-learn.c \
	src/ui/command-replay.c \
	src/ui/command-review.c \
	src/ui/command-set.c \
	src/ui/command-speech.c \
	src/ui/command-tables.c \
	src/ui/command-turn.c \
	src/ui/command.h \
	src/ui/commands.c \
	src/ui/commands.h \
	src/ui/completion-turn.c \
	src/ui/completion.c \
	src/ui/completion.h \
	src/ui/cursor.c \
	src/ui/cursor.h \
	src/ui/entry.c \
	src/ui/entry.h \
	src/ui/finish.c \
	src/ui/finish.h \
	src/ui/input.c \
	src/ui/input.h \
	src/ui/learn-answer.c \
	src/ui/learn-answer.h \
	src/ui/learn-refuse.c \
	src/ui/learn-why.c \
	src/ui/learn-why.h \
	src/ui/learn.c \
	src/ui/learn.h \
	src/ui/nearest.c \
	src/ui/nearest.h \
	src/ui/news.c \
	src/ui/news.h \
	src/ui/play.c \
	src/ui/play.h \
	src/ui/practice.c \
	src/ui/practice.h \
	src/ui/probing.c \
	src/ui/probing.h \
	src/ui/progress.c \
	src/ui/progress.h \
	src/ui/question.c \
	src/ui/question.h \
	src/ui/quiz.c \
	src/ui/quiz.h \
	src/ui/replay.c \
	src/ui/replay.h \
	src/ui/reviewing-file.c \
	src/ui/reviewing-file.h \
	src/ui/reviewing.c \
	src/ui/reviewing.h \
	src/ui/say.c \
	src/ui/say.h \
	src/ui/senses.c \
	src/ui/senses.h \
	src/ui/session.c \
	src/ui/session.h \
	src/ui/settings-given.c \
	src/ui/settings.c \
	src/ui/settings.h \
	src/ui/source.c \
	src/ui/source.h \
	src/ui/speak.c \
	src/ui/speak.h \
	src/ui/start.c \
	src/ui/start.h \
	src/ui/terminal-keys.c \
	src/ui/terminal.c \
	src/ui/terminal.h \
	src/ui/thinking.c \
	src/ui/thinking.h \
	src/ui/transfer.c \
	src/ui/transfer.h \
	src/ui/unknown.c \
	src/ui/unknown.h \
	src/ui/waiting.c \
	src/ui/waiting.h \
	src/ui/walk.c \
	src/ui/words.c \
	src/ui/words.h

# Every program, the tests too, is linked with these unless it says otherwise.
LDADD = src/libui.a src/libstore.a src/libtables.a src/libvoice.a src/liblessons.a \
	src/libengine.a src/libcore.a $(READLINE_LIBS) $(ESPEAK_NG_LIBS) \
	$(SPEECHD_LIBS) $(GLIB_LIBS) $(ZLIB_LIBS) $(LIBINTL)

bin_PROGRAMS += src/merels
src_merels_SOURCES = src/main.c
src_merels_CPPFLAGS = $(AM_CPPFLAGS) -DLOCALEDIR='"$(localedir)"'
