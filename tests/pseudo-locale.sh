#!/bin/sh
# Nothing the program says is untranslated or glued from pieces: in a language in which each message
# stands in [[ ]], every answer to the replays and to every-command.in is made of whole messages and
# single spaces.
#
# Not wrapped are messages whose context begins with "item": names and lists that stand inside a
# sentence. Exempt are diagrams and the four answers in notation, counted against the commands that
# ask for them.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/pot.sh
. "$srcdir/tests/pot.sh"
tap_need xgettext msgen msgfilter msgfmt "${MAKE:=make}"
program=${builddir:?}/tests/merels-scratch-locale
catalogue=$builddir/tests/locale/xx/LC_MESSAGES

# C.UTF-8 under another name: under its own, glibc looks for no translation.
c_locale=$(find /usr/lib/locale /usr/lib*/locale -maxdepth 1 -iname 'c.utf*8' 2>/dev/null | head -n 1)
test -n "$c_locale" || tap_missing 'the locale C.UTF-8'
mkdir "$scratch/locales"
cp -R "$c_locale" "$scratch/locales/xx_XX.utf8"

pot_make "$scratch/merels.pot" 2>/dev/null
# shellcheck disable=SC2016 # the dollar is for msgfilter's shell
wrap='case $MSGFILTER_MSGCTXT in item*) exec cat ;; esac; exec sed "s/..*/[[&]]/"'
mkdir -p "$catalogue"
pot_english "$scratch/merels.pot" 2>"$scratch/errors" |
	msgfilter --keep-header sh -c "$wrap" 2>>"$scratch/errors" >"$scratch/xx.po" &&
	msgfmt --check-format -o "$catalogue/merels.mo" "$scratch/xx.po" 2>>"$scratch/errors"
tap_ok $? 'the catalogue of wrapped messages can be made'

# One line "FAULT" for each line of output that is not made of whole messages, and one if answers
# in notation are more or fewer than the script asks for.
faults() {
	awk '
		FNR == NR {
			line = tolower($0)
			gsub(/^[ \t]+|[ \t.]+$/, "", line)
			if (line ~ /^((moves|history|result)[ \t]+notation|position)$/)
				asked++
			next
		}
		/^[WB.]+ [wb] [0-9] [0-9]$/ || /^(\*|1-0|0-1|1\/2-1\/2) [a-z]+$/ || /^none$/ ||
		/^([a-g][1-7](-[a-g][1-7])?(x[a-g][1-7])* ?)+$/ { answered++; next }
		/^ *a( +[b-g])+$/ || /^[1-7 ] [-|.WB ]+( [1-7])?$/ { next } # diagrams
		{
			line = $0
			while (match(line, /^\[\[[^][]+\]\]( |$)/))
				line = substr(line, RLENGTH + 1)
			if (line != "" || $0 ~ / $/)
				print FNR ": " $0
		}
		END { if (asked + 0 != answered + 0) print asked + 0 " answers in notation asked for, " answered + 0 " given" }
	' "$1" "$2"
}

# said SCRIPT NAME [OPTION…]: what the script brings about is said in whole messages.
said() {
	script=$1
	name=$2
	shift 2
	LC_ALL=xx_XX.UTF-8 LOCPATH=$scratch/locales "$program" --script="$script" --no-config \
		--seed=1 --nodes=2000 "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
	test $? -lt 2 && grep -q '^\[\[' "$scratch/out"
	tap_ok $? "$name runs in the language of wrapped messages"
	faults "$script" "$scratch/out" >"$scratch/faults"
	tap_empty "$scratch/faults" "$name is said in whole messages"
}

for verbosity in terse normal full; do
	said "$srcdir/tests/every-command.in" "every command, $verbosity," --verbosity=$verbosity
done
cd "$srcdir/tests/replays" || exit 99
for replay in *.in; do
	# shellcheck disable=SC2046 # the options of a replay are words
	said "$replay" "${replay%.in}" $(sed -n '1s/^# options: //p' "$replay")
done

tap_done
