#!/bin/sh
# While a review is on the board, the game that was on waits unharmed: the same turns, kept as
# before; and a kept game can be reviewed by its name.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
session_options="--seed=3 --depth=1"

games=$XDG_STATE_HOME/merels/games
record=$srcdir/tests/replays/review.pgn

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

for name in "$scratch/own.pgn" mine; do
	forget
	session "d6
d2
save $scratch/own.pgn
keep mine
review $name"
	has "$out" 'This game no longer counts for your statistics.'
	rm -f "$scratch/own.pgn"
done
ui_test 'nor after the review of its own record or of its kept copy'

printf '1. d6 f4 2. d2 f2 3. b6 *\n' >"$scratch/other.pgn"
for begins in "load $scratch/other.pgn" "replay $scratch/other.pgn" new 'position ........................ w 9 9'; do
	forget
	session "review $record 2
$begins
review 1"
	lacks "$out" '^1, White'
	tail -n 1 "$out" | grep -q '^3, White' && ui_problem "$begins: $(tail -n 1 "$out")"
done
forget
session "d6
review $record 2
leave
leave"
has "$out" 'Review left.'
has "$out" 'Type quit'
ui_test 'a game that begins or is loaded takes the place of the one reviewed, and leave leaves it'

session "review $record 2
review practice
last
why
a1-d2
why
next
why" --no-config --opponent=human
has "$out" 'You have 2 tries for each.'
has "$out" '3, White: a1 to f4 lets a win become a loss.'
has "$out" 'Black answers e4 to c3.'
has "$out" 'Black answers c5 to f4 taking d2.'
has "$out" 'It wins in 4 turns. It threatens a mill on c4.'
has "$out" 'One more try.'
test "$(grep -c '^No: a1 to d2 lets Black win at once.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" '4, Black: e4 to e3 lets a win become a loss.'
has "$out" 'White answers f4 to a1.'
ui_test 'why in practice is about the turn under trial'

# To the game as it was; from a line of a file's review to that review first.
for away in 'replay' "replay $record 2
4" "review $record 2" "review $record 2
review 3" "review $record 2
review practice" 'learn 3' 'quiz easy'; do
	forget
	session "d6
$away
leave
leave
leave
history notation"
	has "$out" 'You are in the game. Type quit to leave the program.'
	lacks "$out" 'No lesson'
	test "$(last_line)" = 'd6 f4' || ui_problem "$away: $(cat "$out")"
done
session "replay $record 2
leave
turn" --no-config
last_line | grep -q '^White to place, 9 in hand.' || ui_problem "$(cat "$out")"
ui_test 'leave returns to the game from all that can be left, and says where nothing can'

session "review $record 2
next" --no-config
test "$(last_line)" = 'Type review 3 to step through the better line.' || ui_problem "$(cat "$out")"
session "next
load $record 2
review
next" --no-config
has "$out" 'No replay is on. Type replay first.'
test "$(last_line)" = 'Type review 3 to step through the better line.' || ui_problem "$(cat "$out")"
ui_test 'next after a list of turning points says how they are stepped through'

session "review $record 2
review practice
a1-f4
a1-f4
why
answer" --no-config
lacks "$out" 'One more try.'
test "$(grep -c '^3, White: a1 to f4 lets a win become a loss.' "$out")" -eq 4 || ui_problem "$(cat "$out")"
ui_test 'the turn that was played costs no try'

session 'help review' --no-config
has "$out" 'The game in play then no longer counts for your statistics.'
ui_test 'help says what a review costs'

tap_done
