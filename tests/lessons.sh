#!/bin/sh
# Lessons are left and taken up again, within a session and between two, and the game that waits is
# unharmed: the same turns, kept as before, counted as before.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"
session_options="--seed=3 --depth=1"

conf=$XDG_CONFIG_HOME/merels/merels.conf
games=$XDG_STATE_HOME/merels/games

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
value_is next 1.2
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

for bad in '1 1' '9 0 5' '0 2 5' 'x y z' '1 1 99999999999999999999' '-1 0 5'; do
	printf '[learn]\nnext=1.1\nquestion=%s\n' "$bad" >"$conf"
	session 'learn'
	has "$out" 'Lesson 1, the board.'
done
ui_test 'a question that was never written is another one'

# Each session asks first what the one before asked last, until the step is done.
forget
session 'learn 1'
for _ in 1 2 3; do
	grep '?$' "$out" | tail -n 1 >"$scratch/left"
	session 'learn
next'
	grep '?$' "$out" | head -n 1 | diff "$scratch/left" - >>"$scratch/problems"
done
forget
session 'learn 1
leave
learn' --no-config
test "$(grep '?$' "$out" | sort -u | wc -l)" -eq 1 || ui_problem "$(cat "$out")"
ui_test 'lessons go on with the very question that was left'

# Each lesson has a place of its own, within a session and between two.
forget
session 'learn 1
next
next
learn 4
next
leave'
grep '?$' "$out" | sed -n '3p' >"$scratch/left"
value_is next 4.1
for again in 'learn 1' 'learn 4
learn 1' 'learn 9
leave
learn 1'; do
	session "$again"
	grep '?$' "$out" | tail -n 1 | diff "$scratch/left" - >>"$scratch/problems"
done
session 'learn 1
learn 1'
has "$out" 'Lesson 1, the board. 33 questions to go.'
for bad in '2.1' '2.1 9 9 9' 'x, y' '2.1 0 0 5, 2.1' ', , 99.1 0 0 1'; do
	printf '[learn]\nnext=3.1\nleft=%s\n' "$bad" >"$conf"
	session 'learn 2'
	has "$out" 'Lesson 2, placing.'
done
ui_test 'a look at another lesson leaves the first where it was'

session 'learn 1
next
next
the inner one
outer ring, please' --no-config
lacks "$out" 'Answer '
session 'learn 4
No, it is protected
yes, it is free' --no-config
lacks "$out" 'Type yes or no'
lacks "$out" 'Answer '
ui_test 'small words beside an answer do not spoil it'

session 'learn 1
dunno
why' --no-config
test "$(grep -c '^The answer: ' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'That was the question before.'
ui_test 'after a question that was given up why says its answer again'

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
for command in new again 'load game.pgn' 'replay game.pgn' "position $position"; do
	session "d6
learn 2
$command
turn" --no-config
	lacks "$out" 'No lesson'
	printf '%s\n' "d6
learn 2
$command
answer" >"$scratch/in"
	ui_run --no-config <"$scratch/in"
	has "$out" 'No lesson is on.'
	has "$out" 'Lesson left.'
done
ui_test 'what begins another game leaves the lesson'

# What is refused begins nothing, so the lesson goes on, and the game waits as it did.
printf 'x\n' >nothing.pgn
for command in 'load nofile' load 'load game.pgn 9' 'load nothing.pgn' 'replay nofile' \
	'replay nothing.pgn' 'resume' 'resume zz' 'new foo' 'new position=x' 'restart level=x' \
	'again x' 'position x' position; do
	forget
	session "d6
learn 2
d6
$command
turn
d6
leave
history notation"
	test "$(grep -c '^Lesson left' "$out")" -eq 1 || ui_problem "$command: $(cat "$out")"
	lacks "$out" 'No lesson'
	lacks "$out" 'Game kept'
	test "$(grep -c 'White places d6' "$out")" -eq 1 || ui_problem "$command: $(cat "$out")"
	last_line | grep -q '^1[.] d6 ' || last_line | grep -q '^d6 ' ||
		ui_problem "$command: $(last_line)"
done
session 'learn 2
replay'
has "$out" 'No turn was played yet.'
lacks "$out" 'Lesson left'
ui_test 'a command that begins no game leaves no lesson'

# What does begin leaves it: first that is said, then that the game is kept.
for command in new again 'load game.pgn' 'replay game.pgn' replay "position $position" \
	'resume other'; do
	forget
	session 'f2
keep other'
	session "d6
learn 2
$command"
	grep -A 1 '^Lesson left' "$out" | tail -n 1 | grep -qx 'Game kept.' ||
		ui_problem "$command: $(cat "$out")"
	test "$(grep -c '^Game kept[.]$' "$out")" -eq 1 || ui_problem "$command: $(cat "$out")"
	test "$(find "$games" -name '*.pgn' | wc -l)" -ge 2 || ui_problem "$command: $(ls "$games")"
done
session "d6
f4
replay
1
learn 2
replay
learn 2
resume zz
replay game.pgn" --no-config
test "$(grep -c '^Lesson left' "$out")" -eq 2 || ui_problem "$(cat "$out")"
forget
session 'd6
learn 2
resume
games'
has "$out" 'Unfinished games: only the one you play.'
has "$out" 'You play it now.'
ui_test 'a command that begins a game leaves the lesson first, and the game that waits is kept'

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
has "$out" 'The last answer was not wrong.'
lacks "$out" 'Type leave'
session 'learn 5
b4
why' --no-config
test "$(last_line)" = "$(tail -n 2 "$out" | head -n 1)" || ui_problem "$(cat "$out")"
lacks "$out" 'to explain'
ui_test 'why says once more what was wrong with the last answer'

# ends_with FIRST SECOND: the last two lines.
ends_with() {
	printf '%s\n' "$1" "$2" >"$scratch/end"
	tail -n 2 "$out" | cmp -s "$scratch/end" - || ui_problem "$ran: $(tail -n 4 "$out")"
}

session 'learn 5
next
next
next
b4
next
why' --no-config
ends_with 'Black is on b4.' 'That was the question before.'
session 'learn 5
next
next
next
b4
d4
why' --no-config
ends_with 'd4 is the centre; no point is there.' 'd4 is the centre; no point is there.'
session 'learn
a1
f1
why
outer
why' --no-config
test "$(grep -c '^f1 is no point. Row 1 has a1 d1 and g1.$' "$out")" -eq 2 ||
	ui_problem "$(cat "$out")"
test "$(grep -c '^That is a part of a place' "$out")" -eq 2 || ui_problem "$(cat "$out")"
session 'learn
d4
a7
why' --no-config
test "$(last_line)" = 'The last answer was not wrong.' || ui_problem "$(cat "$out")"
ui_test 'why is about the last thing refused, as the board was then'

session 'learn 7
next
next
lost
none
3
next
next
fourteen
6 turns
6 more' --no-config --seed=3
test "$(grep -c '^Answer yes or no.$' "$out")" -eq 3 || ui_problem "$(cat "$out")"
has "$out" 'Answer with a number.'
test "$(grep -c '^Wrong. The draw comes after 100 turns.$' "$out")" -eq 2 ||
	ui_problem "$(cat "$out")"
ui_test 'what is no answer is told how to answer, and a number may be followed by its thing'

session 'learn 5
b4
d6 a1
learn 5
d6 a1 f4
answer
yes' --no-config
has "$out" '1 more is missing.'
has "$out" 'Wrong. d6 is on no line with a4. a1 is right.'
session 'learn 5
b4
a1' --no-config
has "$out" 'Right, b4 and a1.'
session 'learn 5
b4 a1' --no-config
has "$out" 'Right.'
lacks "$out" 'Right,'
ui_test 'what was right is said, where it came bit by bit or beside what was wrong'

session 'learn
next
next
middle
middle
learn 2
next
next
next
next
3
learn 7
next
next
no
learn 3
next
next
next
f4
learn 5
b4
undo' --no-config
has "$out" 'Wrong. e5 is in column e. Middle ring: columns b and f, rows 2 and 6.'
has "$out" 'Wrong. White began with 9 in hand.'
has "$out" 'Wrong. No black piece can move.'
has "$out" 'Wrong. f4 closes no mill.'
lacks "$out" 'Wrong. 1 more'
test "$(grep -A 1 '^The answer: inner' "$out" | tail -n 1)" = 'Next question.' ||
	ui_problem "$(cat "$out")"
test "$(grep -A 1 '^Wrong. No black' "$out" | tail -n 1)" = 'Next question.' ||
	ui_problem "$(cat "$out")"
session "learn
$(yes next | head -n 30)" --no-config
lacks "$out" 'Next question.'
ui_test 'a wrong answer is called so, and a question that comes after one announced'

session 'learn
go d6
learn 2
go d6' --no-config
test "$(grep '^d6' "$out" | head -n 1)" = 'd6, middle top, empty.' || ui_problem "$(cat "$out")"
test "$(last_line)" = 'd6, middle top, empty. A piece can be placed.' || ui_problem "$(cat "$out")"
ui_test 'the cursor says what can be done only where a turn is asked'

# Of many games, what is said of Black depends on how many pieces it has.
for seed in 1 2 3 4 5 6 7 8 9; do
	ui_type 'learn 7
next
next
no
no' "--seed=$seed"
	cat "$out"
done | awk '
	/^White: / { flies = split($0, black, /Black: /) == 2 && split(black[2], p, " ") == 3 }
	/Right. Black can/ { print (flies ? "3" : "more") " " $4 }' | sort -u >"$scratch/ways"
printf '3 fly,\nmore move,\n' | diff - "$scratch/ways" >>"$scratch/problems"
ui_test 'of 3 black pieces it is said that they fly'

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

# A point that is not free is a slip, no try; the answer is given after two tries.
session 'learn 2
e5
e5
e5
learn 3
d6
d6
a7' --no-config
test "$(grep -c ' is on e5. Choose an empty point.$' "$out")" -eq 3 || ui_problem "$(cat "$out")"
test "$(grep -c '^Wrong. White is on d6.$' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'Wrong. Black is on a7.'
lacks "$out" 'The answer'
ui_test 'an occupied point is no try'

# shellcheck disable=SC1112 # dictation writes such an apostrophe
for unknown in pass "I don't know" 'I don’t know.' 'dont know' 'No idea' 'i give up!'; do
	for lesson in 1 2 4; do
		session "learn $lesson
$unknown" --no-config
		grep -q '^\(The\|One\) answer: ' "$out" || ui_problem "$lesson, $unknown: $(cat "$out")"
	done
	session "quiz easy
$unknown" --no-config
	has "$out" 'The answer: '
	session "review $srcdir/tests/replays/review.pgn 2
review practice
$unknown" --no-config
	has "$out" 'g7 to d1 taking c5 wins at once.'
done
ui_test 'who does not know the answer hears it'

session 'learn
help goal
help outer
help inner ring
help centre
help quiet' --no-config
test "$(grep -c '^The goal: take pieces until' "$out")" -eq 2 || ui_problem "$(cat "$out")"
test "$(grep -c '^The rings are 3 squares' "$out")" -ge 2 || ui_problem "$(cat "$out")"
has "$out" 'The middle of the board.'
has "$out" 'A turn that closes no mill.'
ui_test 'the first lesson tells the goal and the rings, and help explains them'

session "learn 4
$(yes next | head -n 3)
all
any" --no-config
lacks "$out" 'Answer with a point'
test "$(grep -c '^Wrong. .* stands in a mill' "$out")" -eq 2 || ui_problem "$(cat "$out")"
ui_test 'all the pieces can be an answer'

for lesson in 2 3 5 6 7 8 9 10; do
	for step in 0 2 4 6; do
		session "learn $lesson
$(yes next | head -n $step)
what if
answer" --no-config
		example=$(sed -n 's/.*such as what if \(.*\)[.]$/\1/p' "$out")
		test -n "$example" || ui_problem "lesson $lesson: $(cat "$out")"
		right=$(grep -A 9 'such as what if' "$out" | grep '^\(The\|One\) answer: ' | head -n 1)
		case $right in
		*' to '*) ;;
		*) example=${example##* } ;;
		esac
		case ${right}x in
		*[\ :]"$example"[,.\ x]*) ui_problem "lesson $lesson: $example: $(cat "$out")" ;;
		esac
	done
done
ui_test 'the example of what if is not the answer'

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
