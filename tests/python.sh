#!/bin/sh
# Runs a test that is written in Python; without Python it is skipped.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need python3
TAP_SCRATCH=$scratch PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$srcdir/tests python3 "$@"
