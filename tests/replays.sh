#!/bin/sh
# Sessions: the lines of tests/replays/NAME.in are answered with NAME.out, from a file and from a
# pipe alike. The first line of each holds its options. After a change of what is said, read the
# difference, then write the answers anew: MERELS_WRITE=1 make check TESTS=tests/replays.sh
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
program=${MERELS:-${builddir:?}/src/merels}
cd "$srcdir/tests/replays" || exit 99

for script in *.in; do
	name=${script%.in}
	options=$(sed -n '1s/^# options: //p' "$script")
	# shellcheck disable=SC2086 # options are words
	"$program" $options --no-config --script="$script" >"$scratch/file" 2>"$scratch/err" </dev/null
	status=$?
	cat "$scratch/err" >>"$scratch/file"
	test -z "${MERELS_WRITE:-}" || cp "$scratch/file" "$name.out"
	diff -u "$name.out" "$scratch/file" >"$scratch/diff"
	test $status -eq 0 || echo "status $status" >>"$scratch/diff"
	tap_empty "$scratch/diff" "$name is answered as recorded"
	# shellcheck disable=SC2086,SC2002 # a pipe is what is tested
	cat "$script" | "$program" $options --no-config >"$scratch/pipe" 2>&1
	diff -u "$name.out" "$scratch/pipe" >"$scratch/diff"
	tap_empty "$scratch/diff" "$name is answered alike from a pipe"
done

tap_done
