#!/bin/sh
# What is asked of every translation in po/LINGUAS; MERELS_LANGUAGES names others to look at alone.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
tap_need msgfmt
languages=${MERELS_LANGUAGES:-$(sed '/^#/d' "$srcdir/po/LINGUAS")}

# catalogue FILE.po LANGUAGE: makes it one that programs read below $scratch/locale.
catalogue() {
	mkdir -p "$scratch/locale/$2/LC_MESSAGES" &&
		msgfmt -o "$scratch/locale/$2/LC_MESSAGES/merels.mo" "$1"
}

words() {
	"${builddir:?}/tests/language-words" "$scratch/locale" "$1"
}

catalogue "$srcdir/tests/languages/bad.po" qx && words qx >"$scratch/bad"
diff -u "$srcdir/tests/languages/bad.out" "$scratch/bad" >"$scratch/difference"
tap_empty "$scratch/difference" 'words that mean something else already are found'
catalogue "$srcdir/tests/languages/part.po" qy && words qy >"$scratch/part" || echo failed >>"$scratch/part"
tap_empty "$scratch/part" 'words that mean nothing else are not'

for language in $languages; do
	catalogue "$srcdir/po/$language.po" "$language" && words "$language" >"$scratch/words" ||
		echo 'the catalogue cannot be read' >>"$scratch/words"
	tap_empty "$scratch/words" "$language: each word that can be typed means one thing"
done

tap_done
