#!/bin/sh
# What menus of desktops, software centres and distributions are told of the program.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
tap_need appstreamcli desktop-file-validate sed

entry=$srcdir/data/merels.desktop
info=$srcdir/data/org.merels.merels.metainfo.xml

desktop-file-validate --warn-kde "$entry" >"$out" 2>&1 || ui_problem "$(cat "$out")"
test ! -s "$out" || ui_problem "$(cat "$out")"
ui_test 'the desktop entry is valid'

appstreamcli validate --no-net --pedantic "$info" >"$out" 2>&1 || ui_problem "$(cat "$out")"
ui_test 'the metainfo is valid'

# The entry itself, and its action "Play with speech", here without a voice.
sed -n 's/^Exec=merels//p' "$entry" | sed 's/=auto/=off/' >"$scratch/lines"
test "$(wc -l <"$scratch/lines")" -eq 2 || ui_problem "$(cat "$scratch/lines")"
while read -r options; do
	# shellcheck disable=SC2086 # several options, or none
	ui_run --no-config $options <<-.
		quit
	.
	status_is 0
	has "$out" 'New game.'
done <"$scratch/lines"
ui_test 'what menus start is a game'

# Every catalogue has a name in the menu, a comment, an action and a summary.
while read -r language; do
	for line in "GenericName[$language]=" "Comment[$language]=" "Name[$language]="; do
		grep -qF "$line" "$entry" || ui_problem "no $line"
	done
	grep -qF "<summary xml:lang=\"$language\">" "$info" || ui_problem "no summary: $language"
done <<.
$(grep -v '^#' "$srcdir/po/LINGUAS" | tr ' ' '\n')
.
ui_test 'menus have every language of the catalogues'

version=$("$merels" --version | sed -n '1s/.* //p')
grep -qF "<release version=\"$version\"" "$info" || ui_problem 'the metainfo is of another version'
sed -n 1p "$srcdir/packaging/debian/changelog" | grep -qF "merels ($version-" ||
	ui_problem 'the Debian recipe is of another version'
grep -qx "Version: *$version" "$srcdir/packaging/merels.spec" ||
	ui_problem 'the RPM recipe is of another version'
ui_test 'metainfo and recipes are of this version'

tap_done
