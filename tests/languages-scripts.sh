#!/bin/sh
# English scripts run in every language: each session is answered alike, to the letter, where the words
# that can be typed are those of a language besides the English ones, and sentences are English still. So
# no English line is another command, a point or a refusal anywhere, and positions are the same.
#
# Not compared is which word is near a mistyped one: it may be the language's. And bord, which is
# mistyped in English, is Dutch.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need msggrep msgfilter msgfmt
program=${builddir:?}/tests/merels-scratch-locale
languages=$(sed '/^#/d' "$srcdir/po/LINGUAS")
# Endings are there, since each session would work them out anew.
XDG_DATA_HOME=$scratch/data
export XDG_DATA_HOME
for flying in yes no; do
	"$program" --no-config --flying=$flying --build-tables=4 >"$scratch/built" 2>&1 || exit 99
done

# typed LANGUAGE: a catalogue of what can be typed, the first word of each message the English one, since
# it is printed. Whoever asks for the language itself finds the one of language.sh first.
typed() {
	folder=$builddir/tests/locale/$1_QZ/LC_MESSAGES
	# shellcheck disable=SC2016 # the dollars are for msgfilter's shell
	first='printf "%s|" "${MSGFILTER_MSGID%%|*}"; exec cat'
	mkdir -p "$folder" &&
		msggrep -J -E -e '^item (command|turn word|number|where|argument|level|glossary|setting|value)$' \
			"$srcdir/po/$1.po" | msgfilter --keep-header sh -c "$first" 2>/dev/null |
		msgfmt -o "$folder/merels.mo" -
}

# said LANGUAGE SCRIPT: the answers, and the exit status; neither the language nor what the system says of
# a file.
said() {
	# shellcheck disable=SC2046 # options are words
	sed 's/bord/baord/' "$2" |
		"$program" $(sed -n '1s/^# options: //p' "$2") --language="$1" --no-config --seed=1 \
			--nodes=2000 >"$scratch/said" 2>&1
	echo "status $?" >>"$scratch/said"
	# The setting language may break the list of settings elsewhere.
	sed "/^More: .* language $1/,/color/d; s/^\(Cannot [rw][a-z]* [^:]*\): .*/\1/" "$scratch/said"
}

cd "$srcdir/tests/replays" || exit 99
mkdir "$scratch/en"
for script in *.in ../every-command.in ../languages/session.in; do
	said en "$script" >"$scratch/en/${script##*/}"
done
cat "$scratch"/en/* >"$scratch/all"
test "$(wc -l <"$scratch/all")" -gt 1000
tap_ok $? 'the sessions are answered in English'

for language in $languages; do
	typed "$language"
	tap_ok $? "$language: a catalogue of what can be typed is made"
	for script in *.in ../every-command.in ../languages/session.in; do
		said "${language}_QZ" "$script" | diff "$scratch/en/${script##*/}" - |
			grep -vE 'Unknown (word|setting)|No command is called' | sed -n "s:^[<>]:${script##*/} &:p"
	done >"$scratch/difference"
	tap_empty "$scratch/difference" "$language: each session is answered as in English"
done

tap_done
