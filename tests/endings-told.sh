#!/bin/sh
# What is wrong with tables is told once, and what is built in a session is known in it.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
tap_need cmp cp cut dd ln tail tr wc

folder=$XDG_DATA_HOME/merels/tables

damage() {
	printf 'xxxx' | dd of="$1" bs=1 seek=300 conv=notrunc 2>/dev/null
}

# told_once FILE TABLE: in one line.
told_once() {
	test "$(grep -c "^The table ${2##*/} is damaged, and is not used.$" "$1")" -eq 1 ||
		ui_problem "$ran: ${2##*/}: $(cat "$1")"
}

ui_run --build-tables=4 </dev/null
status_is 0
cp -R "$folder" "$scratch/good"

# Each is read for others as well: turned, and where a taking leads to.
for table in "$folder"/*.table; do
	damage "$table"
	for option in --check-tables --check-tables=all; do
		ui_run "$option" </dev/null
		status_is 1
		told_once "$err" "$table"
	done
	ui_run --build-tables=4 </dev/null
	status_is 0
	told_once "$err" "$table"
	cmp -s "$table" "$scratch/good/${table##*/}" || ui_problem "${table##*/} not built anew"
done
ui_test 'a proof and a build tell once of a table that is damaged'

table=$folder/3-4-flying-take.table
ln -sf "${table##*/}" "$table"
ui_run --check-tables </dev/null
status_is 1
grep -q '^The table 3-4-flying-take.table cannot be read: ' "$err" || ui_problem "$(cat "$err")"
lacks "$err" 'No such file'
rm "$table"
cp "$scratch/good/${table##*/}" "$table"
ui_test 'a proof tells why a table cannot be read'

# hints in three against three, of White to move
hints='position .......W.W.....B...BW.B. w 0 0
hint'
damage "$folder/3-3-flying-take.table"
ui_type "new opponent=human
$hints
new flying=no
$hints
new flying=yes
$hints
new flying=no
$hints" --strict
status_is 0
test "$(grep -c 'is damaged' "$out")" -eq 1 || ui_problem "told: $(cat "$out")"
# Once by each of the rules.
test "$(grep -c '^Working out endings of 3 and 4 pieces.$' "$out")" -eq 2 ||
	ui_problem "worked out: $(cat "$out")"
ui_test 'a session tells once of a table that is damaged, whatever other rules are asked for between'

# What is listed is what can be used, as far as heads tell and what was asked has shown.
bad='The table 3-4-flying-take.table is damaged, and is not used.'
ending='new opponent=human
position W.....B.....W..W..B.B..W w 0 0
hint'

# listed TYPED HAS LACKS
listed() {
	ui_type "$1" --strict
	status_is 0
	has "$out" "$2"
	lacks "$out" "$3"
}
rm -r "$folder"
cp -R "$scratch/good" "$folder"
listed tables 'Endings of 3 to 4 pieces a side are worked out, 1 MB.' 'not used'
dd if="$scratch/good/${table##*/}" of="$table" bs=999 count=1 2>/dev/null
listed tables "$bad" '3 to 4 pieces a side'
has "$out" 'Endings of 3 pieces a side are worked out, 1 MB.'
cp "$scratch/good/${table##*/}" "$table"
four=$folder/4-3-flying-take.table
# Every block, and neither head nor places.
dd if=/dev/zero of="$four" bs=2000 seek=1 count=$(($(wc -c <"$four") / 2000 - 1)) conv=notrunc 2>/dev/null
bad='The table 4-3-flying-take.table is damaged, and is not used.'
listed "$ending
tables
tables 4
tables" "$bad" 'No endings'
test "$(grep -c '^Endings of 3 pieces a side' "$out")" -eq 1 || ui_problem "listed: $(cat "$out")"
test "$(grep -c '^Endings of 3 to 4 pieces a side' "$out")" -eq 1 || ui_problem "listed: $(cat "$out")"
for table in "$folder"/*.table; do
	: >"$table"
done
listed tables 'No endings are worked out.' 'Endings'
has "$out" '1 more table is of no use.'
has "$out" 'The file 3-3-flying-take.table is no table of this version, and is not used.'
ui_test 'what is listed can be used'

rm -r "$folder"
cp -R "$scratch/good" "$folder"
damage "$folder/3-3-flying-take.table"
ui_run --check-tables </dev/null
status_is 1
test "$(cut -d ' ' -f 1,2 "$out" | tr '\n' ,)" = '4 3,4 4,' || ui_problem "proved: $(cat "$out")"
grep '^Not proved: ' "$err" >"$scratch/left"
printf 'Not proved: %s pieces.\n' '3 against 3' '3 against 4' | cmp -s - "$scratch/left" ||
	ui_problem "left: $(cat "$err")"
ui_test 'a proof says what it leaves out'

rm -r "$folder"
five='position BBBBB...........WWWWW... w 0 0'
ui_type "new opponent=human
$five
hint
tables 5
hint" --strict
status_is 0
test "$(grep -c '^It keeps the draw' "$out")" -eq 1 || ui_problem "known: $(cat "$out")"
tail -n 1 "$out" | grep -q '^It keeps the draw' || ui_problem "not known at the end: $(cat "$out")"
ui_type 'tables 5'
test "$(last_line)" = 'All endings of at most 5 pieces a side are worked out.' || ui_problem "$(cat "$out")"
lacks "$out" 'percent'
ui_test 'what is built in a session is known in it, and takes no time again'

rm -r "$folder"
: >"$folder"
ui_type "new opponent=human
$hints
tables 4
$hints"
has "$out" 'The table 3-3-flying-take.table cannot be kept: '
test "$(grep -c '^Working out endings of 3 and 4 pieces.$' "$out")" -eq 1 || ui_problem "$(cat "$out")"
ui_test 'what cannot be built leaves what is in memory'
tap_done
