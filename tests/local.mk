# Tests speak TAP. A test program needs one line in unit_tests; its source is tests/NAME.c. A shell
# test, tests/NAME.sh, needs one in dist_check_SCRIPTS. Files that tests read go to EXTRA_DIST.

TEST_EXTENSIONS = .sh
TAP_DRIVER = env AM_TAP_AWK='$(AWK)' $(SHELL) $(top_srcdir)/build-aux/tap-driver.sh
LOG_DRIVER = $(TAP_DRIVER)
SH_LOG_DRIVER = $(TAP_DRIVER)

# No test may lean on whose machine it is.
AM_TESTS_ENVIRONMENT = \
	srcdir='$(abs_top_srcdir)'; top_srcdir='$(abs_top_srcdir)'; \
	builddir='$(abs_top_builddir)'; HOME=/nonexistent; LC_ALL=C.UTF-8; TERM=dumb; \
	CC='$(CC)'; NM='$(NM)'; MAKE='$(MAKE)'; \
	export srcdir top_srcdir builddir HOME LC_ALL TERM CC NM MAKE; \
	unset LANGUAGE MAKEFLAGS MFLAGS MAKELEVEL INPUTRC DISPLAY \
		XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR \
		XDG_CONFIG_DIRS XDG_DATA_DIRS;

unit_tests =

# Programs that tests run.
test_tools =

dist_check_SCRIPTS += \
	tests/layers.sh \
	tests/messages.sh

EXTRA_DIST += tests/pot.sh tests/tap.sh

check_PROGRAMS += $(unit_tests) $(test_tools)
TESTS += $(unit_tests) $(dist_check_SCRIPTS)
