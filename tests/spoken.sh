#!/bin/sh
# What is heard of a session: the lines of tests/replays/NAME.in are spoken into a log, which is
# compared with tests/spoken/NAME-VERBOSITY-NAMES.log. After a change of what is said, read the
# difference, then write the logs anew: MERELS_WRITE=1 make check TESTS=tests/spoken.sh
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
program=${MERELS:-${builddir:?}/src/merels}
# Endings are there, since each session would work them out anew.
XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
for flying in yes no; do
	"$program" --no-config --flying=$flying --build-tables=4 >"$scratch/built" 2>&1 || exit 99
done
cp -R "$srcdir/tests/replays" "$scratch/replays" && chmod -R u+w "$scratch/replays" &&
	cd "$scratch/replays" || exit 99

# session NAME OPTION…: plays it; what is spoken is in the file heard, what is printed in
# $scratch/out, and what is wrong with how it went in $scratch/problems.
session() {
	script=$1.in
	shift
	rm -f heard
	# shellcheck disable=SC2046 # the options of a replay are words
	"$program" $(sed -n '1s/^# options: //p' "$script") --no-config --script="$script" \
		--speech=log:heard "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
	status=$?
	cat "$scratch/err" >"$scratch/problems"
	test $status -eq 0 || echo "status $status" >>"$scratch/problems"
	test -s heard || echo 'nothing was spoken' >>"$scratch/problems"
}

# sayable: each line is words and pauses, and no notation.
sayable() {
	grep -nE "[^A-Za-z0-9 .,?']|\\b[WB]\\b|[0-9][.][0-9]|[.,?][.,?]|  | $" heard >>"$scratch/problems"
	grep -nE '[a-g][1-7](x|[a-g][1-7])' heard >>"$scratch/problems"
}

# golden FILE: what was spoken is what is recorded there.
golden() {
	test -z "${MERELS_WRITE:-}" || cp heard "$srcdir/tests/spoken/$1"
	diff -u "$srcdir/tests/spoken/$1" heard >>"$scratch/problems"
}

for name in moving questions; do
	for style in terse-letters normal-letters full-letters terse-nato normal-nato \
		normal-anna normal-places normal-numbers; do
		session $name --verbosity=${style%-*} --names=${style#*-}
		sayable
		golden $name-$style.log
		tap_empty "$scratch/problems" "$name is spoken as recorded, $style"
	done
done

for name in course endings hints quiz review; do
	for style in terse-letters normal-letters full-letters normal-places; do
		session $name --verbosity=${style%-*} --names=${style#*-}
		sayable
		golden $name-$style.log
		tap_empty "$scratch/problems" "$name is spoken as recorded, $style"
	done
done

for script in *.in; do
	name=${script%.in}
	: >"$scratch/all"
	for names in letters nato anna places numbers; do
		session "$name" --names=$names
		sayable
		grep -qi speech "$name.out" || diff "$name.out" "$scratch/out" >>"$scratch/problems"
		sed "s/^/$names: /" "$scratch/problems" >>"$scratch/all"
	done
	tap_empty "$scratch/all" "$name is spoken in words, and printed as without speech"
done

for order in columns rings; do
	session questions --order=$order
	sayable
	golden questions-$order.log
	tap_empty "$scratch/problems" "points are spoken by $order"
done

session moving --names=nato --print-names=same
mv "$scratch/out" heard
golden moving-printed-nato.out
tap_empty "$scratch/problems" 'points are printed by the names that are spoken'

cat >rates.in <<'EOF'
# options: --opponent=human
set rate 440
faster
faster
set rate 80
slower
set speech loud
EOF
session rates
cat >rates.log <<'EOF'
Rate 440.
Rate 450.
Rate 450 is the fastest.
Rate 80.
Rate 80 is the slowest.
Speech can be off, log colon FILE
EOF
# Which voices there are depends on the build.
tail -n 6 heard | sed -e 's/.*NG\. //' -e 's/^\(Speech can be off\).*\(log colon FILE\).*/\1, \2/' |
	diff rates.log - >>"$scratch/problems"
tap_empty "$scratch/problems" 'the fastest and the slowest rate are said to be that, and colons by name'

tap_done
