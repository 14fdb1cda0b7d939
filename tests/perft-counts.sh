#!/bin/sh
# The published counts of perft.tsv, by the program perft. Those over 30 million plies take seconds
# and are counted only where MERELS_SLOW is set, or in CI unless it is set to nothing there.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"

perft=${builddir:?}/tests/perft
limit=30000000
slow=${MERELS_SLOW-${MERELS_CI-}}

# expect NAME NUMBER ARGUMENT…
expect() {
	name=$1
	expected=$2
	shift 2
	found=$("$perft" "$@" 2>&1)
	test "$found" = "$expected"
	status=$?
	[ $status = 0 ] || echo "# perft $*: $found, not $expected"
	tap_ok $status "$name"
}

# refuse NAME ARGUMENT…
refuse() {
	name=$1
	shift
	found=$("$perft" "$@" 2>"$scratch/stderr")
	status=$?
	test $status = 2 && test -z "$found" && test -s "$scratch/stderr"
	tap_ok $? "$name"
}

# options RULES: what the first column of perft.tsv stands for.
options() {
	case $1 in
	standard) echo --rules=standard ;;
	no-flying) echo --flying=no ;;
	keep) echo --protected=keep ;;
	two) echo --double-mill=two ;;
	keep+two) echo --protected=keep --double-mill=two ;;
	*) echo "--no-such-rules=$1" ;;
	esac
}

tab=$(printf '\t')
{
	read -r _
	while IFS=$tab read -r rules position depth plies; do
		name="$rules, $position, depth $depth: $plies"
		if [ "$plies" -gt "$limit" ] && [ -z "$slow" ]; then
			tap_ok 0 "$name # SKIP MERELS_SLOW is not set"
			continue
		fi
		# shellcheck disable=SC2046
		expect "$name" "$plies" $(options "$rules") --position="$position" "$depth"
	done
} <"$srcdir/tests/perft.tsv"

expect 'without a position the count is from the start' 552 2
expect 'a depth may stand before the options' 24 1 --rules=forty
refuse 'no depth is refused'
refuse 'depth 0 is refused' 0
refuse 'a word is no depth' two
refuse 'a second depth is refused' 1 2
refuse 'an unknown option is refused' --flyin=no 1
refuse 'a wrong value is refused' --flying=perhaps 1
refuse 'an unknown preset is refused' --rules=no-such 1
refuse 'a wrong position is refused' --position=WWW 1
refuse 'ten pieces are refused' --position='WW......B.....WW..B.BB.. w 6 0' 1
tap_done
