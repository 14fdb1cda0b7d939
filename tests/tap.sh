# TAP for the shell tests, which source this file and end with tap_done. Sets scratch to a folder
# that goes away at the end.
# shellcheck shell=sh

tap_count=0
tap_failed=0
scratch=$(mktemp -d "${TMPDIR:-/tmp}/merels-test.XXXXXX") || exit 99
trap 'rm -rf "$scratch"' EXIT

# tap_ok STATUS NAME: one result; 0 passes. The reason, if any, is printed before as "# …".
tap_ok() {
	tap_count=$((tap_count + 1))
	if [ "$1" -eq 0 ]; then
		echo "ok $tap_count - $2"
	else
		echo "not ok $tap_count - $2"
		tap_failed=$((tap_failed + 1))
	fi
}

# tap_empty FILE NAME: passes if the file is empty, and shows what is in it otherwise.
tap_empty() {
	sed 's/^/# /' "$1"
	test ! -s "$1"
	tap_ok $? "$2"
}

# tap_missing WHAT: ends the test without a result, since this machine lacks something. Where
# everything must be there (MERELS_CI is set), that is a failure.
tap_missing() {
	if [ -n "${MERELS_CI:-}" ]; then
		echo "Bail out! $1 is missing"
		exit 1
	fi
	echo "1..0 # SKIP $1 is missing"
	exit 0
}

# tap_need TOOL…: the programs without which this test cannot run.
tap_need() {
	for tool; do
		command -v "$tool" >/dev/null || tap_missing "$tool"
	done
}

tap_done() {
	echo "1..$tap_count"
	exit "$tap_failed"
}
