#!/bin/sh
# What is wrong with tables is told once, and what is built in a session is known in it.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
tap_need cmp cp dd ln tail

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
mv "$scratch/good/${table##*/}" "$table"
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
ui_test 'what is built in a session is known in it'
tap_done
