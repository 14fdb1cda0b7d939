#!/bin/sh
# Which language the program prints, understands and speaks: by --language, by the setting and by the
# environment, whatever locale is installed.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need msgfmt localedef
folder=${builddir:?}/tests/locale/de_QY/LC_MESSAGES
mkdir -p "$folder" && msgfmt -o "$folder/merels.mo" "$srcdir/tests/languages/part.po"
tap_ok $? 'a catalogue can be made'
locales=$scratch/locales
mkdir "$locales"
localedef -i de_DE -f ISO-8859-1 "$locales/de_DE.iso88591" 2>"$scratch/errors" ||
	tap_missing 'the source of the locale de_DE'

# says LINES OPTION…: what a script is answered, in order, spoken to $scratch/heard.
says() {
	rm -f "$scratch/heard"
	printf '%s\n' "$1" >"$scratch/in"
	shift
	"$builddir/tests/merels-scratch-locale" --no-config --script="$scratch/in" --seed=1 \
		--speech=log:"$scratch/heard" "$@" 2>&1
}

# is NAME WANTED GOT
is() {
	printf '%s\n' "$2" >"$scratch/wanted"
	printf '%s\n' "$3" | diff -u "$scratch/wanted" - >"$scratch/difference"
	tap_empty "$scratch/difference" "$1"
}

begin() {
	says '' --opponent=human "$@" | head -n 1
}

german='Neue Partie. Two players share the keyboard. Weiß setzt.'
english='New game. Two players share the keyboard. White to place.'
in_ascii='Neue Partie. Two players share the keyboard. Weiss setzt.'

is '--language, under C.UTF-8' "$german" "$(begin --language=de)"
is 'its name after a space, and of a country' "$german" "$(begin --language de-ch)"
is '--language, under C' "$in_ascii" "$(LC_ALL=C begin --language=de)"
is '--language, with no locale at all to be found' "$in_ascii" \
	"$(LC_ALL=C LOCPATH=$locales begin --language=de)"
is '--language, under a locale that is not installed' "$german" \
	"$(LC_ALL=xx_XX.UTF-8 begin --language=de)"
is '--language=en, whatever LANGUAGE says' "$english" "$(LANGUAGE=de_AT begin --language=en)"
is 'a language without a translation' 'Unknown language zz.' "$(begin --language=zz)"
is 'LANGUAGE, with C.UTF-8' "$german" "$(LANGUAGE=de_AT begin)"
is 'LANGUAGE, with no locale named' "$in_ascii" "$(unset LC_ALL LANG; LANGUAGE=de_AT begin)"
is 'LANGUAGE under C is nothing' "$english" "$(LC_ALL=C LANGUAGE=de_AT begin)"
is 'LANGUAGE lists several, the first without a translation' "$german" "$(LANGUAGE=zz:de:en begin)"
is 'LANGUAGE begins with English' "$english" "$(LANGUAGE=en:de begin)"
is 'a locale that is not installed' "$german" "$(LC_ALL=de_QY.UTF-8 begin)"
is 'a locale of another character set' "$german" \
	"$(LOCPATH=$locales LC_ALL=de_DE.iso88591 begin --language=de | iconv -f ISO-8859-1 -t UTF-8)"
begin --language=de >"$scratch/out"
LC_ALL=C begin --language=de >"$scratch/out"
is 'speech gets all letters everywhere' "$german" "$(head -n 1 "$scratch/heard")"

cat >"$scratch/in" <<-'END'
	set language de
	setze außen oben links
	SETZE D6
	schlagt g7
	brett
	schau Anton sieben
	wenn g7
	nimm ZURÜCK
	place D6
	nimm  zurueck
	zuruk
	ja
	hilfe mühle
	МЕЛЬНИЦЫ
	set ausführlichkeit ueblich
	set verbosity
	set doppel-mühle zwei
	set Doppelmuehle
	set double-mill TWO
	set ausfürlichkeit
	ja
	help ausführlichkeit
	bord
	set language zz
	set language en
	place d1
	brett
	set language none
END
cat >"$scratch/wanted" <<-'END'
	New game. Two players share the keyboard. White to place.
	Language de.
	Weiß setzt a7.
	Black places d6.
	No mill was closed; nothing is taken.
	White, 1 on the board: a7. 8 in hand.
	Black, 1 on the board: d6. 8 in hand.
	a7 White, außen oben links.
	Right d7 empty, down a4 empty.
	g7 closes no mill.
	Black can then close no mill.
	Undone: Black d6. Black to place.
	Black places d6.
	Undone: Black d6. Black to place.
	Unknown word zuruk. Did you mean zurück?
	Undone: White a7. Weiß setzt.
	Three pieces of one side on a line; whoever closes one takes a piece.
	White has no mill. Black has no mill.
	Ausführlichkeit üblich.
	Ausführlichkeit üblich.
	Doppel-Mühle zwei, from the next game on.
	Doppel-Mühle zwei.
	Doppel-Mühle zwei, from the next game on.
	Unknown setting ausfürlichkeit. Did you mean Ausführlichkeit?
	Ausführlichkeit üblich.
	How much is said. Ausführlichkeit can be knapp, üblich or full.
	Unknown word bord. Did you mean Brett?
	Language en.
	White places d1.
	Unknown word brett. Type help for what can be done.
	Language is not set. That of the system is used.
END
"$builddir/tests/merels-scratch-locale" --no-config --script="$scratch/in" --seed=1 \
	--opponent=human | grep -v 'Unknown language zz\|Languages are' | diff -u "$scratch/wanted" - >"$scratch/difference"
tap_empty "$scratch/difference" 'words of the language are typed beside English ones, in any case and spelling'

is 'a level of the quiz is typed in the language' 'Quiz left.' \
	"$(says "$(printf 'quiz mittel\nleave')" --opponent=human --language=de | grep Quiz)"

tap_done
