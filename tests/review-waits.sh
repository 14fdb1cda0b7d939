#!/bin/sh
# While a review is on the board, the game that was on waits unharmed: the same turns, kept as
# before; and a kept game can be reviewed by its name.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

games=$XDG_STATE_HOME/merels/games
record=$srcdir/tests/replays/review.pgn

# session LINES OPTION…: lines from a pipe, and what they lead to is kept.
session() {
	printf '%s\n' "$1" >"$scratch/in"
	shift
	ui_run --seed=3 --depth=1 "$@" <"$scratch/in"
	status_is 0
	err_is_empty
}

forget() {
	rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_STATE_HOME"
}

game='d6
f6'
rest='b4
moves notation
history notation
position
mine'
session "$game
$rest"
grep -A 99 'White places b4' "$out" >"$scratch/without"
cat "$games"/*.pgn >"$scratch/kept-without"
forget
session "$game
review $record 2
review 3
next
undo
level hard
keep it
d6
resign
leave
review practice
a1-f4
undo
save /nonexistent
level hard
resign
g7 d1
leave
$rest"
grep -A 99 'White places b4' "$out" >"$scratch/with"
diff "$scratch/without" "$scratch/with" >>"$scratch/problems"
cat "$games"/*.pgn | diff "$scratch/kept-without" - >>"$scratch/problems"
test -s "$scratch/without" || ui_problem 'the game did not go on'
ui_test 'a game goes on after a review of another as if there had been none'

for end in 'quit' '# the end of the input'; do
	for shown in 'review 4' 'review practice' 'review practice
g7 d1'; do
		forget
		session "$game
review $record 2
$shown
$end"
		cat "$games"/*.pgn >"$scratch/kept"
		grep -q '^1\. d6 .* 2\. f6' "$scratch/kept" || ui_problem "kept: $(cat "$scratch/kept")"
	done
done
ui_test 'the end of the input, and quit, leave the game that waits as it is kept'

forget
session 'new human
d6
f4
keep friday
new human
review Friday
history notation
review friday 1
review 2'
test "$(grep -c 'No turning point was found.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
grep -qx 'none' "$out" || ui_problem 'the game is another'
has "$out" 'Cannot read friday: '
ui_test 'a kept game is reviewed by its name'

session 'd6
review'
has "$out" 'This game no longer counts for your statistics.'
session "review $record 2"
lacks "$out" 'counts'
ui_test 'a game that is on does not count after its review, and does after that of another'

tap_done
