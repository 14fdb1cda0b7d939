# Tests speak TAP. A test program needs one line in unit_tests; its source is tests/NAME.c. A test
# in shell or Python, tests/NAME.sh or tests/NAME.py, needs one in dist_check_SCRIPTS. Files that
# tests read go to EXTRA_DIST.

TEST_EXTENSIONS = .sh .py
TAP_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_DRIVER = $(TAP_DRIVER)
PY_LOG_DRIVER = $(TAP_DRIVER)
PY_LOG_COMPILER = $(SHELL) $(top_srcdir)/tests/python.sh

# No test may lean on whose machine it is.
AM_TESTS_ENVIRONMENT = \
	srcdir='$(abs_top_srcdir)'; top_srcdir='$(abs_top_srcdir)'; \
	builddir='$(abs_top_builddir)'; HOME=/dev/null; LC_ALL=C.UTF-8; TERM=dumb; \
	CC='$(CC)'; NM='$(NM)'; MAKE='$(MAKE)'; READLINE_LIBS='$(READLINE_LIBS)'; \
	LSAN_OPTIONS='suppressions=$(abs_top_srcdir)/tests/leaks.supp:print_suppressions=0'; \
	export srcdir top_srcdir builddir HOME LC_ALL TERM CC NM MAKE READLINE_LIBS LSAN_OPTIONS; \
	unset LANGUAGE MAKEFLAGS MFLAGS MAKELEVEL INPUTRC DISPLAY \
		XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR \
		XDG_CONFIG_DIRS XDG_DATA_DIRS;

unit_tests = \
	tests/board \
	tests/drill-reasons \
	tests/drills \
	tests/endings \
	tests/endings-again \
	tests/endings-build \
	tests/engine-exact \
	tests/engine-expert \
	tests/engine-perfect \
	tests/engine-player \
	tests/engine-search \
	tests/engine-state \
	tests/game \
	tests/hints \
	tests/model-agrees \
	tests/notation \
	tests/options \
	tests/perfect-games \
	tests/puzzle \
	tests/reasons \
	tests/records \
	tests/records-dialects \
	tests/records-write \
	tests/review \
	tests/rules \
	tests/same-games \
	tests/speech \
	tests/store \
	tests/tables \
	tests/wording \
	tests/wording-lines \
	tests/wording-reason \
	tests/wording-review \
	tests/wording-spoken \
	tests/wording-tables

tests_board_SOURCES = tests/board.c tests/model.c tests/model.h
tests_drill_reasons_SOURCES = tests/drill-reasons.c tests/drill-question.c tests/drill-question.h \
	tests/model.c tests/model.h
tests_drills_SOURCES = tests/drills.c tests/drill-question.c tests/drill-question.h tests/model.c \
	tests/model.h
tests_engine_exact_SOURCES = tests/engine-exact.c tests/small-tables.c tests/small-tables.h
tests_engine_perfect_SOURCES = tests/engine-perfect.c tests/small-tables.c tests/small-tables.h
tests_engine_expert_SOURCES = tests/engine-expert.c tests/bridge.c tests/bridge.h tests/model.c \
	tests/model.h
tests_engine_state_SOURCES = tests/engine-state.c tests/bridge.c tests/bridge.h tests/model.c \
	tests/model.h
tests_hints_SOURCES = tests/hints.c tests/reasons-again.c tests/reasons-again.h \
	tests/reasons-stage.c tests/reasons-stage.h tests/bridge.c tests/bridge.h tests/model.c \
	tests/model.h
tests_model_agrees_SOURCES = tests/model-agrees.c tests/bridge.c tests/bridge.h tests/model.c \
	tests/model.h
tests_notation_SOURCES = tests/notation.c tests/bridge.c tests/bridge.h tests/case-file.c \
	tests/case-file.h tests/model.c tests/model.h
tests_perfect_games_SOURCES = tests/perfect-games.c tests/small-tables.c tests/small-tables.h
tests_puzzle_SOURCES = tests/puzzle.c tests/small-tables.c tests/small-tables.h
tests_reasons_SOURCES = tests/reasons.c tests/reasons-again.c tests/reasons-again.h \
	tests/reasons-stage.c tests/reasons-stage.h tests/bridge.c tests/bridge.h tests/model.c \
	tests/model.h
tests_records_SOURCES = tests/records.c tests/case-file.c tests/case-file.h
tests_records_dialects_SOURCES = tests/records-dialects.c tests/random-game.c tests/random-game.h
tests_records_write_SOURCES = tests/records-write.c tests/random-game.c tests/random-game.h
tests_review_SOURCES = tests/review.c tests/small-tables.c tests/small-tables.h
tests_rules_SOURCES = tests/rules.c tests/case-file.c tests/case-file.h
tests_wording_SOURCES = tests/wording.c tests/wording-stage.c tests/wording-stage.h
tests_wording_lines_SOURCES = tests/wording-lines.c tests/wording-stage.c \
	tests/wording-stage.h
tests_wording_reason_SOURCES = tests/wording-reason.c tests/wording-stage.c \
	tests/wording-stage.h
tests_wording_spoken_SOURCES = tests/wording-spoken.c tests/wording-stage.c \
	tests/wording-stage.h
tests_wording_review_SOURCES = tests/wording-review.c tests/wording-stage.c \
	tests/wording-stage.h
tests_wording_tables_SOURCES = tests/wording-tables.c tests/wording-stage.c \
	tests/wording-stage.h

# What a synthesizer makes of the words.
if ESPEAK_NG
unit_tests += tests/phonemes
endif
tests_phonemes_CFLAGS = $(AM_CFLAGS) $(ESPEAK_NG_CFLAGS)
tests_phonemes_SOURCES = tests/phonemes.c tests/wording-stage.c tests/wording-stage.h

# What needs a synthesizer, with a sound device of the test's own.
if ESPEAK_NG
unit_tests += tests/speech-device
test_tools_of_speech = tests/play-times tests/speech-times
dist_check_SCRIPTS += tests/speech-alsa.sh
endif
if SPEECHD
dist_check_SCRIPTS += tests/speech-spd.sh
endif
tests_speech_device_SOURCES = tests/speech-device.c tests/sound-device.c tests/sound-device.h
tests_play_times_SOURCES = tests/play-times.c tests/sound-device.c tests/sound-device.h
tests_play_times_CPPFLAGS = $(AM_CPPFLAGS) -DLOCALEDIR='"$(localedir)"'
tests_speech_times_SOURCES = tests/speech-times.c tests/sound-device.c tests/sound-device.h

# Programs that tests run.
tests_speech_talk_SOURCES = tests/speech-talk.c src/voice/speech-worker.c
tests_speech_talk_CPPFLAGS = $(AM_CPPFLAGS) -DSPEECH_OPEN_MS=5000 -DSPEECH_ANSWER_MS=5000
test_tools = tests/language-lines tests/language-points tests/language-words tests/perft tests/speech-talk $(test_tools_of_speech)

# The program itself, which looks for its translations where languages.sh puts them.
test_tools += tests/merels-languages
tests_merels_languages_SOURCES = src/main.c
tests_merels_languages_CPPFLAGS = $(AM_CPPFLAGS) -DLOCALEDIR='"$(abs_builddir)/tests/catalogues"'
language_tool = tests/language-tool.c tests/language-tool.h
tests_language_lines_SOURCES = tests/language-lines.c tests/wording-stage.c tests/wording-stage.h $(language_tool)
tests_language_points_SOURCES = tests/language-points.c $(language_tool)
tests_language_words_SOURCES = tests/language-words.c $(language_tool)

# The program itself, which looks for its translations where pseudo-locale.sh puts them.
test_tools += tests/merels-scratch-locale
tests_merels_scratch_locale_SOURCES = src/main.c
tests_merels_scratch_locale_CPPFLAGS = $(AM_CPPFLAGS) -DLOCALEDIR='"$(abs_builddir)/tests/locale"'

# The program itself, whose calls of the C library fail when faults.py tells them to.
test_tools += tests/merels-faults
tests_merels_faults_SOURCES = src/main.c tests/faults.c
tests_merels_faults_CPPFLAGS = $(AM_CPPFLAGS) -DLOCALEDIR='"$(localedir)"'

# Targets for a fuzzer, which read their corpus here; as fuzzers they are made by hand (HACKING.md).
fuzz_targets = tests/fuzz/commands tests/fuzz/notation tests/fuzz/positions tests/fuzz/records \
	tests/fuzz/settings tests/fuzz/tables
test_tools += $(fuzz_targets)
EXTRA_PROGRAMS = tests/fuzz/fuzz-commands tests/fuzz/fuzz-notation tests/fuzz/fuzz-positions \
	tests/fuzz/fuzz-records tests/fuzz/fuzz-settings tests/fuzz/fuzz-tables
tests_fuzz_commands_SOURCES = tests/fuzz/commands.c tests/fuzz/fuzz.h tests/fuzz/main.c
tests_fuzz_fuzz_commands_SOURCES = tests/fuzz/commands.c
tests_fuzz_fuzz_commands_LDFLAGS = -fsanitize=fuzzer
tests_fuzz_notation_SOURCES = tests/fuzz/notation.c tests/fuzz/fuzz.h tests/fuzz/main.c
tests_fuzz_fuzz_notation_SOURCES = tests/fuzz/notation.c
tests_fuzz_fuzz_notation_LDFLAGS = -fsanitize=fuzzer
tests_fuzz_positions_SOURCES = tests/fuzz/positions.c tests/fuzz/fuzz.h tests/fuzz/main.c
tests_fuzz_fuzz_positions_SOURCES = tests/fuzz/positions.c
tests_fuzz_fuzz_positions_LDFLAGS = -fsanitize=fuzzer
tests_fuzz_records_SOURCES = tests/fuzz/records.c tests/fuzz/fuzz.h tests/fuzz/main.c
tests_fuzz_fuzz_records_SOURCES = tests/fuzz/records.c
tests_fuzz_fuzz_records_LDFLAGS = -fsanitize=fuzzer
tests_fuzz_settings_SOURCES = tests/fuzz/settings.c tests/fuzz/fuzz.h tests/fuzz/main.c
tests_fuzz_fuzz_settings_SOURCES = tests/fuzz/settings.c
tests_fuzz_fuzz_settings_LDFLAGS = -fsanitize=fuzzer
tests_fuzz_tables_SOURCES = tests/fuzz/tables.c tests/fuzz/fuzz.h tests/fuzz/main.c
tests_fuzz_fuzz_tables_SOURCES = tests/fuzz/tables.c
tests_fuzz_fuzz_tables_LDFLAGS = -fsanitize=fuzzer

dist_check_SCRIPTS += \
	tests/by-ear.py \
	tests/command-line.sh \
	tests/desktop.sh \
	tests/endings-files.sh \
	tests/endings-told.sh \
	tests/endings-forged.py \
	tests/faults.py \
	tests/fuzz.sh \
	tests/glance.py \
	tests/homes.sh \
	tests/keeping.sh \
	tests/keyboard.py \
	tests/jobs.py \
	tests/killed.py \
	tests/kept-games.sh \
	tests/layers.sh \
	tests/lessons.sh \
	tests/newcomer.py \
	tests/manual.sh \
	tests/messages.sh \
	tests/perft-counts.sh \
	tests/pipes.sh \
	tests/random-lines.py \
	tests/random-records.py \
	tests/named-files.sh \
	tests/opened.py \
	tests/records-saved.sh \
	tests/replays.sh \
	tests/review-waits.sh \
	tests/screen-readers.py \
	tests/shells.py \
	tests/spoken.sh \
	tests/terminal.py \
	tests/told.sh \
	tests/typing.sh \
	tests/whole-games.py

if NLS
dist_check_SCRIPTS += tests/language.sh tests/languages.sh tests/languages-scripts.sh \
	tests/long-text.py tests/manual-translations.py tests/pseudo-locale.sh
endif

EXTRA_DIST += \
	tests/asking.py \
	tests/data/endings.tsv \
	tests/data/games.pgn \
	tests/data/games.tsv \
	tests/data/illegal.pgn \
	tests/data/illegal.tsv \
	tests/data/puzzles.tsv \
	tests/data/rules.tsv \
	tests/every-command.in \
	tests/fuzz/corpus \
	tests/languages/asked.tsv \
	tests/languages/bad.out \
	tests/languages/bad.po \
	tests/languages/cs.out \
	tests/languages/cs.same \
	tests/languages/de.out \
	tests/languages/de.same \
	tests/languages/es.out \
	tests/languages/es.same \
	tests/languages/foreign.po \
	tests/languages/fr.out \
	tests/languages/fr.same \
	tests/languages/hu.out \
	tests/languages/hu.same \
	tests/languages/it.out \
	tests/languages/it.same \
	tests/languages/nl.out \
	tests/languages/nl.same \
	tests/languages/part.po \
	tests/languages/pl.out \
	tests/languages/pl.same \
	tests/languages/pt_BR.out \
	tests/languages/pt_BR.same \
	tests/languages/ru.out \
	tests/languages/ru.same \
	tests/languages/session.in \
	tests/leaks.supp \
	tests/listening.py \
	tests/perft.tsv \
	tests/pot.sh \
	tests/python.sh \
	tests/records.txt \
	tests/replays/asked.in \
	tests/replays/begin.in \
	tests/replays/begin.out \
	tests/replays/asked.out \
	tests/replays/commands-full.out \
	tests/replays/commands-terse.out \
	tests/replays/commands.in \
	tests/replays/commands.out \
	tests/replays/course-full.out \
	tests/replays/course-terse.out \
	tests/replays/course.in \
	tests/replays/course.out \
	tests/replays/cursor.in \
	tests/replays/cursor.out \
	tests/replays/empty.pgn \
	tests/replays/endings.in \
	tests/replays/endings.out \
	tests/replays/ends.in \
	tests/replays/ends.out \
	tests/replays/game.pgn \
	tests/replays/hints.in \
	tests/replays/hints.out \
	tests/replays/moving.in \
	tests/replays/moving.out \
	tests/replays/news.in \
	tests/replays/news.out \
	tests/replays/noise.pgn \
	tests/replays/questions.in \
	tests/replays/questions.out \
	tests/replays/quiz.in \
	tests/replays/quiz.out \
	tests/replays/records.in \
	tests/replays/records.out \
	tests/replays/refusals.in \
	tests/replays/refusals.out \
	tests/replays/review-full.out \
	tests/replays/review-terse.out \
	tests/replays/review.in \
	tests/replays/review.out \
	tests/replays/review.pgn \
	tests/replays/several.pgn \
	tests/replays/sides.in \
	tests/replays/sides.out \
	tests/replays/stepping.in \
	tests/replays/stepping.out \
	tests/replays/typing.in \
	tests/replays/typing.out \
	tests/rules.txt \
	tests/spoken/course-full-letters.log \
	tests/spoken/course-normal-letters.log \
	tests/spoken/course-normal-places.log \
	tests/spoken/course-terse-letters.log \
	tests/spoken/endings-full-letters.log \
	tests/spoken/endings-normal-letters.log \
	tests/spoken/endings-normal-places.log \
	tests/spoken/endings-terse-letters.log \
	tests/spoken/hints-full-letters.log \
	tests/spoken/hints-normal-letters.log \
	tests/spoken/hints-normal-places.log \
	tests/spoken/hints-terse-letters.log \
	tests/spoken/moving-full-letters.log \
	tests/spoken/moving-normal-anna.log \
	tests/spoken/moving-normal-letters.log \
	tests/spoken/moving-normal-nato.log \
	tests/spoken/moving-normal-numbers.log \
	tests/spoken/moving-normal-places.log \
	tests/spoken/moving-printed-nato.out \
	tests/spoken/moving-terse-letters.log \
	tests/spoken/moving-terse-nato.log \
	tests/spoken/quiz-full-letters.log \
	tests/spoken/quiz-normal-letters.log \
	tests/spoken/quiz-normal-places.log \
	tests/spoken/quiz-terse-letters.log \
	tests/spoken/questions-columns.log \
	tests/spoken/questions-full-letters.log \
	tests/spoken/questions-normal-anna.log \
	tests/spoken/questions-normal-letters.log \
	tests/spoken/questions-normal-nato.log \
	tests/spoken/questions-normal-numbers.log \
	tests/spoken/questions-normal-places.log \
	tests/spoken/questions-rings.log \
	tests/spoken/questions-terse-letters.log \
	tests/spoken/questions-terse-nato.log \
	tests/spoken/review-full-letters.log \
	tests/spoken/review-normal-letters.log \
	tests/spoken/review-normal-places.log \
	tests/spoken/review-terse-letters.log \
	tests/tap.py \
	tests/tap.sh \
	tests/ui.sh

# Benchmarks, which no test runs.
benchmarks = tests/bench tests/keeps tests/latency tests/match tests/think-times tests/tune
tests_match_SOURCES = tests/match.c tests/plain-uct.c tests/plain-uct.h
tests_match_LDADD = $(LDADD) -lm
tests_tune_LDADD = $(LDADD) -lm

check_PROGRAMS += $(unit_tests) $(test_tools) $(benchmarks)
TESTS += $(unit_tests) $(dist_check_SCRIPTS)

clean-local:
	rm -rf tests/catalogues tests/locale
