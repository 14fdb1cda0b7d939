#!/bin/sh
# Sessions: the lines of tests/replays/NAME.in are answered with NAME.out, from a file and from a
# pipe alike. The first line of each holds its options; where NAME-terse.out and NAME-full.out are
# there, it is played in these verbosities, too. After a change of what is said, read the
# difference, then write the answers anew: MERELS_WRITE=1 make check TESTS=tests/replays.sh
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
program=${MERELS:-${builddir:?}/src/merels}
# Endings are there, since each session would work them out anew.
XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
for flying in yes no; do
	"$program" --no-config --flying=$flying --build-tables=4 >"$scratch/built" 2>&1 || exit 99
done
cd "$srcdir/tests/replays" || exit 99

# played NAME OUT OPTION…: the session NAME is answered as OUT says.
played() {
	script=$1.in
	answers=$2
	shift 2
	# shellcheck disable=SC2046 # options are words
	set -- $(sed -n '1s/^# options: //p' "$script") "$@"
	"$program" "$@" --no-config --script="$script" >"$scratch/file" 2>"$scratch/err" </dev/null
	status=$?
	cat "$scratch/err" >>"$scratch/file"
	test -z "${MERELS_WRITE:-}" || cp "$scratch/file" "$answers"
	diff -u "$answers" "$scratch/file" >"$scratch/diff"
	test $status -eq 0 || echo "status $status" >>"$scratch/diff"
	tap_empty "$scratch/diff" "${answers%.out} is answered as recorded"
	# shellcheck disable=SC2002 # a pipe is what is tested
	cat "$script" | "$program" "$@" --no-config >"$scratch/pipe" 2>&1
	diff -u "$answers" "$scratch/pipe" >"$scratch/diff"
	tap_empty "$scratch/diff" "${answers%.out} is answered alike from a pipe"
}

for script in *.in; do
	name=${script%.in}
	played "$name" "$name.out"
	for verbosity in terse full; do
		test ! -e "$name-$verbosity.out" ||
			played "$name" "$name-$verbosity.out" --verbosity=$verbosity
	done
done

echo 'help all' | "$program" --no-config | sed -n -e 's/^Commands: //p' -e 's/^More: //p' |
	tr -d . | tr ' ' '\n' >"$scratch/commands"
while read -r command; do
	grep -qE "^$command( |\$)" commands.in || echo "$command"
done <"$scratch/commands" >"$scratch/missing"
test "$(wc -l <"$scratch/commands")" -gt 60 || echo 'no commands found' >>"$scratch/missing"
tap_empty "$scratch/missing" 'commands has every command'

tap_done
