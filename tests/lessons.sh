#!/bin/sh
# Lessons are left and taken up again, within a session and between two, and the game that waits is
# unharmed: the same turns, kept as before, counted as before.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

conf=$XDG_CONFIG_HOME/merels/merels.conf
games=$XDG_STATE_HOME/merels/games

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

# value KEY: of the group [learn].
value_is() {
	value=$(awk -F = -v key="$1" '
		/^\[/ { inside = $0 == "[learn]" }
		inside && $1 == key { print $2 }' "$conf" 2>/dev/null)
	test "$value" = "$2" || ui_problem "$ran: $1 is \"$value\", not \"$2\""
}

session 'learn
next
next
next'
value_is next 1.2
value_is 'done' ''
session 'learn'
lacks "$out" 'Lesson 1'
has "$out" 'Middle ring: columns b and f'
session 'learn 3'
value_is next 3.1
session "learn
$(yes next | head -n 9)
lessons"
has "$out" 'Lesson 3 is done.'
has "$out" 'Done: 3. Learn goes on with lesson 4.'
value_is next 4.1
value_is 'done' 3
session 'lessons
learn'
has "$out" 'Done: 3. Learn goes on with lesson 4.'
has "$out" 'Lesson 4, protection.'
ui_test 'a session goes on with the lessons where the last one left them'

session "learn 10
$(yes next | head -n 6)
turn"
has "$out" 'You know the whole game now.'
value_is 'done' '3 10'
value_is next 1.1
test "$(last_line)" = 'White to place, 9 in hand. You are White.' || ui_problem "$(last_line)"
ui_test 'after the last lesson the game goes on'

for bad in 'next=11.1' 'next=3.99' 'next=-1' 'next=x' 'next=' 'done=0 99 x 2'; do
	printf '[learn]\n%s\n' "$bad" >"$conf"
	session 'lessons
learn'
	has "$out" 'Lesson'
done
has "$out" 'Done: 2.'
ui_test 'progress that was never written is none'

forget
session 'learn 2
next
next
learn
leave
learn' --no-config
test -e "$XDG_CONFIG_HOME" && ui_problem 'something was kept'
has "$out" 'near and a point'
test "$(grep -c 'Type board to hear' "$out")" -eq 3 || ui_problem "$(cat "$out")"
ui_test 'without a settings file lessons go on for the session'

# From the middle of a game: what is typed in the lesson leaves no trace.
game='d6
f6'
rest='b4
moves notation
history notation
position
save game.pgn
mine'
cd "$scratch" || exit 99
session "$game
$rest"
grep -A 99 'White places b4' "$out" >"$scratch/without"
cat "$games"/*.pgn >"$scratch/kept-without"
forget
rm -f game.pgn
session "$game
learn 3
board
d1
a1 d6
foo
undo
resign
level hard
save /nonexistent
keep it
delete it
pick
result
leave
learn 9
f6-f4
d6
set level hard
answer
leave
$rest"
grep -A 99 'White places b4' "$out" >"$scratch/with"
diff "$scratch/without" "$scratch/with" >>"$scratch/problems"
cat "$games"/*.pgn | diff "$scratch/kept-without" - >>"$scratch/problems"
test -s "$scratch/without" || ui_problem 'the game did not go on'
ui_test 'a game goes on after a lesson as if there had been none'

# A taking that is owed is still owed, and a replay stands where it stood.
session 'new human
a7
a1
d7
d1
g7
learn
a1
leave
turn
x a1
replay
4
learn
leave
next' --no-config
has "$out" 'White to take'
has "$out" 'White takes a1.'
has "$out" 'Turn 4 of 5.'
test "$(last_line)" = 'White places g7, closes a mill and takes a1. Black has 8 left.' ||
	ui_problem "$(last_line)"
ui_test 'a taking that is owed, and a replay, wait as well'

# What begins another game, or a replay, ends the lesson.
position='WW.......B...........B.B w 0 0'
for command in new again 'load game.pgn' 'replay game.pgn' "position $position" 'resume'; do
	session "d6
learn 2
$command
turn" --no-config
	lacks "$out" 'No lesson'
	printf '%s\n' "d6
learn 2
$command
leave" >"$scratch/in"
	ui_run --no-config <"$scratch/in"
	has "$out" 'No lesson is on.'
	has "$out" 'Lesson left.'
done
ui_test 'what begins another game leaves the lesson'

forget
for quit in quit q exit; do
	session "d6
learn 2
$quit
turn"
	lacks "$out" 'Lesson left'
	test "$(last_line)" = 'Game kept.' || ui_problem "$quit: $(last_line)"
	rm -rf "$games"
done
value_is next 2.1
ui_test 'quit leaves the program, in a lesson, too, and what was learnt is kept'

session 'd6
learn 1
yes
no
set level hard
set level
leave
level' --no-config --level=easy
test "$(grep -c '^Answer by column and row, such as' "$out")" -eq 2 ||
	ui_problem "yes: $(cat "$out")"
lacks "$out" 'Nothing was asked.'
has "$out" 'A lesson is on.'
lacks "$out" 'Level hard'
ui_test 'yes and no where points are asked for are told so, and the level is that of the game'

# Statistics: the same game with and without lessons.
play='new black=easy
d6'
for with in '' 'learn
a1
next
board
leave'; do
	forget
	session "$play
$with
resign
stats" --level=easy
	has "$out" 'Level easy: 1 game.'
done
ui_test 'a game with a lesson in it counts'

# What was answered so far counts when the text is heard again.
session 'learn 3
next
next
learn
next' --no-config
test "$(grep -c 'Lesson 3, mills' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'The third piece closes the mill.'
session 'learn
help' --no-config
has "$out" 'Repeat says the question again.'
has "$out" 'learn for the text again'
lacks "$out" 'Enter'
session "learn 2
$(yes next | head -n 5)
help" --no-config
has "$out" 'Type next to begin it'
has "$out" 'Type next for the next lesson.'
lacks "$out" 'Enter'
ui_test 'the text of a part is heard again, and a script is not told of Enter'

session 'learn 5
why
d4
why' --no-config
has "$out" 'No wrong answer to explain yet.'
lacks "$out" 'Type leave'
session 'learn 5
b4
why' --no-config
test "$(last_line)" = "$(tail -n 2 "$out" | head -n 1)" || ui_problem "$(cat "$out")"
lacks "$out" 'to explain'
ui_test 'why says once more what was wrong with the last answer'

# To say the place again is no answer, and no wrong one; who calls points so may.
session 'learn
outer top left
outer top left
a7
help' --no-config
has "$out" 'Answer by column and row, such as d7.'
has "$out" 'Right.'
lacks "$out" 'The answer'
session 'learn
outer top left' --no-config --names=places
has "$out" 'Right.'
ui_test 'a place is answered by column and row'

session 'learn 5
none
learn 7
next
next
no
yes' --no-config
has "$out" 'There are 2.'
grep -Eq 'Right\. (Black|No black piece) .*' "$out" || ui_problem "$(cat "$out")"
ui_test 'none is answered by how many there are, and an end that is known by its reason'

# Where the end of a turn is asked, the turn is an answer, and its beginning none.
session 'learn 8
d6
c3 d3
learn 8
d6 to f6' --no-config
has "$out" 'White is on d6.'
has "$out" 'd3 closes no mill.'
test "$(sed -n '/d3 closes no mill/,$p' "$out" | grep -c 'Right\.')" -eq 1 || ui_problem "$(cat "$out")"
session 'learn 5
a4
a4-b4 a1' --no-config
has "$out" 'a4 is the point itself.'
has "$out" 'Right.'
ui_test 'a turn answers where its end is asked'

printf 'learn\nd6 d7 d5\nnext\nlearn 4\nno\nyes\nyes\n' >"$scratch/in"
ui_run --no-config --strict <"$scratch/in"
status_is 0
printf 'learn\nundo\n' >"$scratch/in"
ui_run --no-config --strict <"$scratch/in"
status_is 1
printf 'learn\nd4\n' >"$scratch/in"
ui_run --no-config --strict <"$scratch/in"
status_is 1
ui_test 'a wrong answer is no refused line, a wrong command is'

tap_done
