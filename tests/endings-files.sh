#!/bin/sh
# Tables of endings as files: built, proved, counted; damaged, ended and gone on with; several
# builds at once; a full disk.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
tap_need awk comm cp dd find sort

folder=$XDG_DATA_HOME/merels/tables

# published MOST: the counts known of all classes with at most so many pieces, as they are printed.
published() {
	awk -v most="$1" 'NR > 1 && $1 <= most && $2 <= most { print $1, $2, $3, $4, $5 }' \
		"$srcdir/tests/data/endings.tsv"
}

nothing_left() {
	find "$folder" -type f ! -name '*.table' ! -name .lock >"$scratch/left"
	test ! -s "$scratch/left" || ui_problem "left: $(cat "$scratch/left")"
}

# checks_as MOST OPTION: the tables that are there are good, and have the counts published.
checks_as() {
	ui_run "$2" </dev/null
	status_is 0
	published "$1" | cmp -s - "$out" || ui_problem "$ran: $(cat "$out")"
}

ui_run --check-tables </dev/null
status_is 1
out_is_empty
err_is 'No endings are worked out. Use build-tables and a number from 3 to 9.'
ui_test 'without tables there is nothing to check'

ui_run --build-tables=4 </dev/null
status_is 0
out_is_empty
err_is 'Working out 3 against 3 pieces.
Working out 3 against 4 pieces.
Working out 4 against 4 pieces.
All endings of at most 4 pieces a side are worked out.'
nothing_left
checks_as 4 --check-tables
err_lines 4
checks_as 4 --check-tables=all
ui_test 'what is built is proved, and has the counts published'

find "$folder" -type f -printf '%p %i %T@\n' | sort >"$scratch/before"
ui_run --build-tables=4 </dev/null
status_is 0
err_lines 1
find "$folder" -type f -printf '%p %i %T@\n' | sort | cmp -s - "$scratch/before" || ui_problem 'files have changed'
ui_test 'what is there is not built again'

ui_type tables
has "$out" 'Endings of 3 to 4 pieces a side are worked out, 1 MB.'
ui_type 'tables 3'
has "$out" 'All endings of at most 3 pieces a side are worked out.'
ui_type 'tables 2'
has "$out" 'Type tables alone, or with a number from 3 to 9.'
ui_type 'tables' --flying=no
has "$out" 'No endings are worked out.'
ui_type 'tables
tables 3' --strict
status_is 0
ui_type 'position .......W.W.....B...BW.B. w 0 0
hint' --no-config --strict --flying=no
status_is 0
has "$out" 'Working out'
ui_test 'the command lists and builds for the rules of the settings, and that is no refusal'

# Three against three, by files and of tables in memory alike.
ending='W.....B.....W.....B.B..W w 0 0'
ui_run --no-config --no-input --white=perfect --black=perfect --seed=1 --position="$ending" </dev/null
status_is 0
lacks "$out" 'Working out'
cp "$out" "$scratch/played"
XDG_DATA_HOME=$scratch/nowhere ui_run --no-config --no-input --white=perfect --black=perfect --seed=1 \
	--position="$ending" </dev/null
status_is 0
test "$(grep -c '^Working out endings of 3 and 4 pieces.$' "$out")" -eq 1 || ui_problem 'not said once'
grep -v '^Working out' "$out" | cmp -s - "$scratch/played" || ui_problem 'plays otherwise in memory'
ui_test 'the level perfect plays by the files, or makes the smallest in memory'

hints='new opponent=human position=.WW....B.B....B........W b 0 0
hint
why'
ui_type "$hints" --no-config
grep '^Every turn loses; this one holds out longest, 13 turns' "$out" >"$scratch/told"
test "$(wc -l <"$scratch/told")" -eq 2 || ui_problem "told: $(cat "$out")"
cp "$out" "$scratch/hints"
: >"$scratch/no-folder"
for nowhere in nowhere no-folder; do
	XDG_DATA_HOME=$scratch/$nowhere ui_type "$hints" --no-config
	test "$(grep -c '^Working out endings of 3 and 4 pieces.$' "$out")" -eq 1 || ui_problem 'not said once'
	lacks "$out" table
	grep -v '^Working out' "$out" | cmp -s - "$scratch/hints" || ui_problem 'hints otherwise in memory'
done
ui_test 'a hint tells what tables prove, by the files or in memory'

game='d6
f6
what if a7
b4'
after='moves notation
history notation
position
stats'
ui_type "$game
$after" --opponent=human --seed=5
tail -n 4 "$out" >"$scratch/without"
for level in easy medium hard; do
	ui_type "$game
quiz $level
board
a7 d7
answer
next
leave
$after" --opponent=human --seed=5
	tail -n 4 "$out" | cmp -s - "$scratch/without" || ui_problem "not unharmed: $(cat "$out")"
	cp "$out" "$scratch/quiz"
	XDG_DATA_HOME=$scratch/nowhere ui_type "$(cat "$scratch/in")" --opponent=human --seed=5
	grep -v '^Working out' "$out" | cmp -s - "$scratch/quiz" || ui_problem "$level differs: $(cat "$out")"
done
ui_test 'a quiz is the same for a seed, in memory too, and leaves the game unharmed'

cp -R "$folder" "$scratch/good"
table=$folder/3-3-flying-take.table

# patch OFFSET BYTES: changes bytes of the table.
patch() {
	# shellcheck disable=SC2059 # escapes are meant
	printf "$2" | dd of="$table" bs=1 seek="$1" conv=notrunc 2>/dev/null
}

# is_refused TEXT: the table is told of in one line with that text and not used; then built anew.
is_refused() {
	ui_run --check-tables </dev/null
	status_is 1
	has "$err" "$1"
	test "$(grep -c 'not used' "$err")" -ge 1 || ui_problem "$ran: $(cat "$err")"
	grep -q '^3 3 ' "$out" && ui_problem "$ran: counted what is damaged"
	ui_run --build-tables=3 </dev/null
	status_is 0
	has "$err" "$1"
	cmp -s "$table" "$scratch/good/${table##*/}" || ui_problem "$1: not built anew"
}

rm -f "$folder"/*4*
size=$(wc -c <"$table")
damaged="The table ${table##*/} is damaged, and is not used."
foreign="The file ${table##*/} is no table of this version, and is not used."
other="The table ${table##*/} is for other pieces or rules, and is not used."
for offset in 33 41 60 $((size / 2)) $((size - 1)); do
	byte=$(od -An -tu1 -j "$offset" -N 1 "$table")
	patch "$offset" "\\$(printf %o $((byte ^ 4)))"
	is_refused "$damaged"
done
ui_test 'a bit that is wrong anywhere is found'

for length in $((size - 1)) 4096 100; do
	dd if="$scratch/good/${table##*/}" of="$table" bs="$length" count=1 2>/dev/null
	is_refused "$damaged"
done
: >"$table"
is_refused "$foreign"
ui_test 'a file cut off anywhere is found'

patch 8 '\000\000\000\001'
is_refused "$foreign"
patch 8 '\002'
is_refused "$foreign"
cp "$srcdir/tests/data/endings.tsv" "$table"
is_refused "$foreign"
cp "$scratch/good/3-4-flying-take.table" "$table"
is_refused "$other"
ui_test 'a file of another kind, version, byte order or class is found'

ui_run --flying=no --build-tables=3 </dev/null
status_is 0
cp "$folder/3-3-sliding-take.table" "$table"
is_refused "$other"
rm "$folder"/*sliding*
ui_test 'a file of other rules is found'

# Six pieces take longer than this test.
mkfifo "$scratch/said"
rm -f "$folder"/*
# shellcheck disable=SC2016 # for the inner shell
timeout $guard sh -c 'echo $$ >"$0"; exec "$@"' "$scratch/program" "$merels" --build-tables=6 \
	2>"$scratch/said" </dev/null &
pid=$! ran='merels --build-tables=6'
while read -r line; do
	case $line in *'4 against 4'*) kill -INT "$(cat "$scratch/program")" ;; esac
	echo "$line"
done <"$scratch/said" >"$err"
wait "$pid"
status=$?
status_is 1
has "$err" 'Stopped. What is finished is kept; the same again goes on.'
nothing_left
rm "$folder"/*[56]*
find "$folder" -type f -printf '%p %i %T@\n' | sort >"$scratch/before"
test "$(wc -l <"$scratch/before")" -ge 4 || ui_problem "kept: $(cat "$scratch/before")"
ui_run --build-tables=4 </dev/null
status_is 0
has "$err" 'All endings of at most 4 pieces a side are worked out.'
lacks "$err" 'Working out 3'
find "$folder" -type f -printf '%p %i %T@\n' | sort | comm -23 "$scratch/before" - >"$scratch/changed"
test ! -s "$scratch/changed" || ui_problem "built again: $(cat "$scratch/changed")"
checks_as 4 --check-tables
ui_test 'Ctrl-C keeps what is finished, and the next build goes on'

rm -f "$folder"/*
"$merels" --build-tables=4 2>"$scratch/first" </dev/null &
first=$!
"$merels" --build-tables=4 2>"$scratch/second" </dev/null &
second=$!
wait "$first" || ui_problem "the first build: $(cat "$scratch/first")"
wait "$second" || ui_problem "the second build: $(cat "$scratch/second")"
cat "$scratch/first" "$scratch/second" | grep -c '^Working out' | grep -qx 3 ||
	ui_problem 'a class was built twice'
nothing_left
checks_as 4 --check-tables
ui_test 'two builds at once share the work'

# As a power cut would: the lock goes with the program, and what it was writing is cleared away.
rm -f "$folder"/*
mkfifo "$scratch/heard"
# shellcheck disable=SC2016 # for the inner shell
timeout $guard sh -c 'echo $$ >"$0"; exec "$@"' "$scratch/program" "$merels" --build-tables=6 \
	2>"$scratch/heard" </dev/null &
pid=$!
while read -r line; do
	case $line in *'3 against 4'*) ui_kill ;; esac
done <"$scratch/heard"
wait "$pid"
: >"$folder/4-4-flying-take.table.123.new"
ui_run --build-tables=4 </dev/null
status_is 0
lacks "$err" 'Waiting'
lacks "$err" '3 against 3'
nothing_left
rm -f "$folder"/*[56]*
checks_as 4 --check-tables
ui_test 'a build that was killed leaves nothing that matters'

rm -f "$folder"/*
# shellcheck disable=SC3045 # where there is no such limit, nothing is tested
(ulimit -f 16 && exec timeout $guard "$merels" --build-tables=3) </dev/null 2>"$err"
status=$? ran='merels --build-tables=3 with a full disk'
status_is 1
has "$err" "The table ${table##*/} cannot be kept: "
nothing_left
test ! -e "$table" || ui_problem "$ran: a part is there"
ui_run --build-tables=3 </dev/null
status_is 0
checks_as 3 --check-tables
ui_test 'a full disk leaves nothing behind'

# A folder with something in it gives way to no file.
mkdir -p "$folder/4-4-flying-take.table/full"
ui_run --build-tables=4 </dev/null
status_is 1
has "$err" 'Working out 4 against 4 pieces.'
has "$err" 'The table 4-4-flying-take.table cannot be kept: '
nothing_left
rm -r "$folder/4-4-flying-take.table"
ui_run --build-tables=4 </dev/null
status_is 0
err_is 'Working out 4 against 4 pieces.
All endings of at most 4 pieces a side are worked out.'
checks_as 4 --check-tables
mv "$folder" "$scratch/aside"
: >"$folder"
ui_run --build-tables=4 </dev/null
status_is 1
has "$err" 'The table 3-3-flying-take.table cannot be kept: '
rm "$folder"
mv "$scratch/aside" "$folder"
ui_test 'what cannot be written ends the build in the middle, and the next goes on'

# tests/endings-build has the same for every build, by figures of its own.
limited='too little memory is told before anything is begun'
if grep -q __asan_init "$merels"; then
	tap_ok 0 "$limited # SKIP a sanitizer needs all addresses"
else
	# shellcheck disable=SC3045 # dash has it
	(ulimit -v 400000 && exec timeout $guard "$merels" --build-tables=9) </dev/null 2>"$err"
	status=$? ran='merels --build-tables=9 with 400 MB'
	status_is 1
	err_lines 1
	has "$err" 'Too little memory: '
	ui_test "$limited"
fi

tap_done
