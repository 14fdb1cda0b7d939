#!/bin/sh
# What fuzzers began with, and all that ever failed with them, is read by each of their targets.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"

TMPDIR=$scratch
export TMPDIR
for target in commands notation positions records settings tables; do
	"${builddir:?}/tests/fuzz/$target" "$srcdir/tests/fuzz/corpus/$target"/* >"$scratch/said" 2>&1
	status=$?
	sed 's/^/# /' "$scratch/said"
	tap_ok $status "the corpus of $target ends as it should"
done
tap_done
