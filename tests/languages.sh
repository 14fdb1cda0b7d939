#!/bin/sh
# What is asked of every translation in po/LINGUAS; MERELS_LANGUAGES names others to look at alone.
#
# A session in each language is written down in tests/languages/LANGUAGE.out, as printed and as heard.
# After a change of what is said, read the difference, then write it anew:
# MERELS_WRITE=1 make check TESTS=tests/languages.sh
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/pot.sh
. "$srcdir/tests/pot.sh"
tap_need xgettext msgfmt msgen msgcmp msgattrib "${MAKE:=make}"
languages=${MERELS_LANGUAGES:-$(sed '/^#/d' "$srcdir/po/LINGUAS")}
folder=${builddir:?}/tests/catalogues

# catalogue FILE.po LANGUAGE: makes it one that programs read, which another test may be doing.
catalogue() {
	mo=$folder/$2/LC_MESSAGES/merels.mo
	mkdir -p "${mo%/*}" && msgfmt -o "$mo.$$" "$1" && mv "$mo.$$" "$mo"
}

words() {
	"$builddir/tests/language-words" "$folder" "$1"
}

lines() {
	"$builddir/tests/language-lines" "$folder" "$1"
}

# points LANGUAGE: those that are said and cannot be typed back.
points() {
	"$builddir/tests/language-points" "$folder" "$1" || echo failed
}

# heard LANGUAGE: the sentences in which a point is not heard by its letter, in the voice of the language.
heard() {
	test ! -x "$builddir/tests/phonemes" || "$builddir/tests/phonemes" "$folder" "$1" |
		sed -n '/^#.*: .* is /p; /^Bail/p'
}

# whole FILE.po: what is formally wrong with it, or missing.
whole() {
	msgfmt --check -o /dev/null "$1" 2>&1
	msgcmp "$1" "$scratch/merels.pot" 2>&1
	msgattrib --only-fuzzy --no-obsolete "$1"
}

# printed LANGUAGE: the session as it is printed in the present character set; it is heard, too.
printed() {
	rm -f "$scratch/heard"
	"$builddir/tests/merels-languages" --language="$1" --no-config --seed=1 --opponent=human \
		--script="$srcdir/tests/languages/session.in" --speech=log:"$scratch/heard" 2>&1
}

# session LANGUAGE: what is printed and what is heard.
session() {
	printed "$1"
	echo
	cat "$scratch/heard"
}

# answers LANGUAGE FIELD: what those lines of asked.tsv are answered while a taking is owed.
answers() {
	{
		printf '%s\n' d6 a4 d7 f4 d5
		awk -F '\t' -v language="$1" -v field="$2" '$1 == language { print $field }' \
			"$srcdir/tests/languages/asked.tsv"
	} >"$scratch/asked"
	"$builddir/tests/merels-languages" --language="$1" --no-config --seed=1 --opponent=human \
		--script="$scratch/asked" 2>&1
}

# charset_of LANGUAGE: the one of its own, before there was Unicode.
charset_of() {
	case $1 in
	cs | hu | pl) echo ISO-8859-2 ;;
	ru) echo KOI8-R ;;
	*) echo ISO-8859-1 ;;
	esac
}

# whole_in CHARSET: what $scratch/other, in that character set, has lost of $scratch/printed: a question
# mark more, a line less, an answer in notation.
whole_in() {
	iconv -f "$1" -t UTF-8 "$scratch/other" >"$scratch/unicode" 2>&1 || cat "$scratch/unicode"
	for file in printed unicode; do
		tr -cd '?\n' <"$scratch/$file" >"$scratch/$file.marks"
		notation "$scratch/$file" >"$scratch/$file.notation"
	done
	diff "$scratch/printed.marks" "$scratch/unicode.marks"
	diff "$scratch/printed.notation" "$scratch/unicode.notation"
}

# words FILE: the words in it that are of ASCII letters alone, in small letters; tr knows no others.
words_of() {
	grep -oE '[[:alpha:]]+' "$1" | grep -E '^[A-Za-z]{3,}$' | tr '[:upper:]' '[:lower:]' | sort -u
}

# notation FILE: the answers that are the same in every language.
notation() {
	grep -E '^([WB.]{24} [wb] [0-9] [0-9]|(\*|[01]-[01]|1/2-1/2) [a-z]+|([a-g][1-7](-[a-g][1-7])?(x[a-g][1-7])* ?)+)$' "$1"
}

# english FILE SAME: the words in it that the template has, but those in the file SAME.
english() {
	words_of "$1" | comm -12 - "$scratch/template" | grep -vxFf "$2"
}

mkdir "$scratch/locales"
for charset in ISO-8859-1 ISO-8859-2 KOI8-R; do
	localedef -c -i en_US -f "$charset" "$scratch/locales/en_US.$charset" 2>/dev/null
done

pot_make "$scratch/merels.pot" 2>/dev/null
pot_english "$scratch/merels.pot" 2>/dev/null | msgfmt -o "$scratch/english.mo" - &&
	mkdir -p "$folder/xx/LC_MESSAGES" && mv "$scratch/english.mo" "$folder/xx/LC_MESSAGES/merels.mo"
grep -E '^(msgid|msgid_plural)? ?"' "$scratch/merels.pot" | sed 's/\\n/ /g; s/^msgid[a-z_]* //' >"$scratch/msgids"
words_of "$scratch/msgids" >"$scratch/template"
session en >"$scratch/en"
notation "$scratch/en" >"$scratch/notation"
test "$(wc -l <"$scratch/notation")" -gt 3
tap_ok $? 'the session has answers in notation'
# Names.
printf '%s\n' pgn merels mulino >"$scratch/same"
english "$scratch/en" "$scratch/same" >"$scratch/found"
test "$(wc -l <"$scratch/found")" -gt 100
tap_ok $? 'a session in English is seen to be in English'

catalogue "$srcdir/tests/languages/bad.po" qx && words qx >"$scratch/bad"
diff -u "$srcdir/tests/languages/bad.out" "$scratch/bad" >"$scratch/difference"
tap_empty "$scratch/difference" 'words that mean something else already are found'
lines qx | grep -q 'has 1[0-9][0-9] columns'
tap_ok $? 'an event that is too long is found'
test ! -x "$builddir/tests/phonemes" || heard qx | grep -q 'na <a7>'
tap_ok $? 'a letter that is swallowed is found'
catalogue "$srcdir/tests/languages/foreign.po" qz
test ! -x "$builddir/tests/phonemes" || heard qz | grep -q '<a> is'
tap_ok $? 'a letter that has a foreign name is found'
catalogue "$srcdir/tests/languages/part.po" qy && words qy >"$scratch/part" || echo failed >>"$scratch/part"
tap_empty "$scratch/part" 'words that mean nothing else are not'
whole "$srcdir/tests/languages/part.po" | grep -q 'untranslated\|used but not defined'
tap_ok $? 'a translation that is not whole is found'
points xx >"$scratch/points"
tap_empty "$scratch/points" 'each point in English can be typed as it is said'
lines xx >"$scratch/lines" || echo failed >>"$scratch/lines"
tap_empty "$scratch/lines" 'events in English fit'

for language in $languages; do
	po=$srcdir/po/$language.po
	own=$srcdir/tests/languages/$language
	whole "$po" >"$scratch/faults"
	tap_empty "$scratch/faults" "$language: every message is translated, and with its arguments"
	catalogue "$po" "$language" && words "$language" >"$scratch/words" ||
		echo 'the catalogue cannot be read' >>"$scratch/words"
	tap_empty "$scratch/words" "$language: each word that can be typed means one thing"
	points "$language" >"$scratch/points"
	tap_empty "$scratch/points" "$language: each point can be typed as it is said"
	lines "$language" >"$scratch/lines" || echo failed >>"$scratch/lines"
	tap_empty "$scratch/lines" "$language: events have at most 40 columns terse and 100 normal"
	heard "$language" >"$scratch/swallowed"
	tap_empty "$scratch/swallowed" "$language: each point is heard by its letter"
	session "$language" >"$scratch/session"
	test -z "${MERELS_WRITE:-}" || cp "$scratch/session" "$own.out"
	diff -u "$own.out" "$scratch/session" >"$scratch/difference" 2>&1
	tap_empty "$scratch/difference" "$language: the session is answered as recorded"
	answers "$language" 3 >"$scratch/wanted"
	answers "$language" 2 | diff -u "$scratch/wanted" - >"$scratch/difference"
	test "$(wc -l <"$scratch/wanted")" -gt 9 || echo 'nothing is asked' >>"$scratch/difference"
	tap_empty "$scratch/difference" "$language: a question in a player's own words is understood"
	notation "$scratch/session" | diff -u "$scratch/notation" - >"$scratch/difference"
	tap_empty "$scratch/difference" "$language: answers in notation are the same"
	{
		cat "$scratch/same"
		test ! -e "$own.same" || cat "$own.same"
	} >"$scratch/alike"
	english "$scratch/session" "$scratch/alike" >"$scratch/left"
	tap_empty "$scratch/left" "$language: no English word is left, but those in $language.same"
	words_of "$scratch/session" | comm -12 - "$scratch/template" >"$scratch/needed"
	test ! -e "$own.same" || grep -vxFf "$scratch/needed" "$own.same" >"$scratch/needless"
	tap_empty "$scratch/needless" "$language: each word in $language.same is needed"
	printed "$language" >"$scratch/printed"
	LC_ALL=C printed "$language" >"$scratch/other"
	whole_in ASCII >"$scratch/lost"
	charset=$(charset_of "$language")
	if test -d "$scratch/locales/en_US.$charset"; then
		(
			LOCPATH=$scratch/locales LC_ALL=en_US.$charset
			export LOCPATH LC_ALL
			printed "$language" >"$scratch/other"
		)
		whole_in "$charset" >>"$scratch/lost"
	fi
	tap_empty "$scratch/lost" "$language: nothing is lost in ASCII and in $charset"
done

tap_done
