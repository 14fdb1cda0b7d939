#!/bin/sh
# Every message for the player can be translated: it is marked, in a file that po/ knows of, and
# clean for the tools of translators.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/pot.sh
. "$srcdir/tests/pot.sh"
tap_need xgettext msgfmt msgen "${MAKE:=make}"

cd "$srcdir" || exit 99
grep -v '^#' po/POTFILES.in | sed '/^$/d' | sort >"$scratch/listed"
grep -rlE '\<(_|N_|C_|NC_|ngettext|npgettext)[[:space:]]*\(' --include='*.c' src |
	sort >"$scratch/marked"

comm -23 "$scratch/marked" "$scratch/listed" >"$scratch/missing"
tap_empty "$scratch/missing" 'every source with a message is listed in po/POTFILES.in'
comm -13 "$scratch/marked" "$scratch/listed" >"$scratch/stale"
tap_empty "$scratch/stale" 'po/POTFILES.in lists no source without a message'
grep -vE '^src/(voice|ui)/|^src/main.c$' "$scratch/marked" >"$scratch/elsewhere"
tap_empty "$scratch/elsewhere" 'only voice and the command line of ui hold messages'

pot_make "$scratch/merels.pot" 2>"$scratch/warnings" || echo failed >>"$scratch/warnings"
tap_empty "$scratch/warnings" 'the template of translations is made without a warning'

if [ -s "$scratch/merels.pot" ]; then
	pot_english "$scratch/merels.pot" 2>/dev/null |
		msgfmt --check-format --check-domain -o /dev/null - >"$scratch/msgfmt" 2>&1
	tap_empty "$scratch/msgfmt" 'singular and plural of a message take the same arguments'
fi

grep -v '^#' po/LINGUAS | tr ' ' '\n' | sed '/^$/d' >"$scratch/languages"
while read -r language; do
	msgfmt --check -o /dev/null "po/$language.po" 2>"$scratch/msgfmt"
	tap_empty "$scratch/msgfmt" "the translation $language has no formal fault"
done <"$scratch/languages"

tap_done
