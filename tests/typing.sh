#!/bin/sh
# Every way of typing a turn that the man page knows means the turn that it says.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

start='........................ w 9 9'
# d6 closes b6 d6 f6 and may take g7.
mill='..BW.W.................. w 7 8'
# d6 to d5 closes c5 d5 e5; only d6 reaches d7, and d5 is reached by three pieces.
moving='..B.W.W.W....B....B..WB. w 0 0'
flying='W.W...W..B......BB.B.... w 0 0'
# d6 closes two mills at once.
double='.W.W.W.W.B....B...B..B.. w 5 5'

# expect TURNS POSITION, then on standard input what is typed, one case a line, its lines separated
# by "|": each is played from the position and leads to exactly these turns.
expect() {
	while IFS= read -r typed; do
		printf '%s\t%s\n' "$1" "$typed" >>"$scratch/cases"
		printf 'position %s\n' "$2"
		printf '%s\n' "$typed" | tr '|' '\n'
		echo history notation
	done >>"$scratch/in"
}

# Plays all cases in one session, and compares.
play() {
	ui_run --no-config --opponent=human "$@" <"$scratch/in"
	status_is 0
	err_is_empty
	grep -xE 'none|([a-g][1-7](-[a-g][1-7])?(x[a-g][1-7])*( |$))+' "$out" >"$scratch/turns"
	test "$(wc -l <"$scratch/turns")" -eq "$(wc -l <"$scratch/cases")" ||
		ui_problem "$(wc -l <"$scratch/turns") answers to $(wc -l <"$scratch/cases") cases"
	paste "$scratch/cases" "$scratch/turns" |
		awk -F '\t' '$1 != $3 { print "typed " $2 ": played " $3 ", not " $1 }' \
			>>"$scratch/problems"
	: >"$scratch/cases"
	: >"$scratch/in"
}
: >"$scratch/cases"
: >"$scratch/in"

expect a7 "$start" <<'END'
a7
A7
a 7
 a7 
A 7.
a7,
a7?
a7!
place a7
put a7
Place A7.
Place a piece on a7, please.
put it on a7
put my piece at A 7
alpha 7
alpha seven
Alfa seven.
ALPHA7
anna 7
Anna seven
outer top left
outer ring top left
top left outer
Outer left top.
upper left outer
17
1 7
one seven
END
expect d1 "$start" <<'END'
delta one
David 1
outer bottom
bottom outer
41
four one
place delta one
END
expect c3 "$start" <<'END'
charlie three
Cesar 3
Caesar three
inner bottom left
inner lower left
33
END
expect b4 "$start" <<'END'
bravo four
Bella 4
middle left
left middle
24
END
expect e4 "$start" <<'END'
echo four
Eva 4
inner right
E4
END
expect f6 "$start" <<'END'
foxtrot six
Felix 6
middle top right
66
six six
END
expect g4 "$start" <<'END'
golf four
Gustav four
outer right
END
play
ui_test 'a piece is placed by any name of a point'

expect d6-d7 "$moving" <<'END'
d6-d7
d6 d7
d6d7
d6 to d7
D6 to D7.
D6-D7
D 6 to D 7
d6 - d7
d6->d7
d6 → d7
d6–d7
d6—d7
d6, d7
move d6 to d7
move d6 d7
Move the piece on d6 to d7, please.
from d6 to d7
slide d6 to d7
my d6 to d7
delta six to delta seven
David 6 David 7
delta 6, delta 7.
middle top to outer top
46 47
46-47
4 6 to 4 7
four six to four seven
d7
to d7
move to d7
D7.
d6|d7
d6|to d7
D6.|D7.
delta six|delta seven
END
play
ui_test 'a piece is moved by two points, or by one that only one piece can mean'

expect d6xg7 "$mill" <<'END'
d6xg7
D6xG7
d6 xg7
d6 x g7
d6×g7
d6 take g7
d6 takes g7
d6 capture g7
d6 remove g7
place d6 and take g7
Put D6, take G7.
delta six takes golf seven
d6|g7
d6|x g7
d6|xg7
d6|take g7
d6|Take G7.
d6|take the piece on g7
d6|remove g7
d6|capture g7
d6|g 7
d6|golf seven
d6|outer top right
d6|77
d6|turn|board|g7
d6|f6|d4|x f6|bord|g7
d6|cancel|d6xg7
d6|undo|d6|g7
END
expect d6-d5xg7 "$moving" <<'END'
d6-d5xg7
d6-d5 xg7
d6-d5 x g7
d6d5xg7
d6 d5 x g7
d6 d5 take g7
d6 to d5 take g7
move d6 to d5 and take g7
Move D6 to D5, take G7.
D6 to D5 takes G7.
delta six to delta five take golf seven
d6-d5|g7
d6 d5|x g7
d6 to d5.|Take G7.
d6|d5|g7
d6|d5xg7
d5|d6|g7
d5|d6|take g7
d5xg7|d6
d5 x g7|d6
END
play
ui_test 'a taking is typed with its turn or on a line of its own'

expect a7-g1 "$flying" <<'END'
a7-g1
a7 g1
fly a7 to g1
a7 to g1
a7|g1
g1|a7
END
expect a7-g4 "$flying" <<'END'
a7-g4
Fly from a7 to g4.
END
play
ui_test 'a piece flies as it moves'

expect d6xa4xg4 "$double" <<'END'
d6xa4xg4
d6 x a4 x g4
d6 xa4 xg4
d6 take a4 and g4
d6 takes a4, g4.
d6|a4|g4
d6|xa4|xg4
d6|xa4xg4
d6|take a4 and g4
d6xa4|g4
END
play --double-mill=two
ui_test 'two takings are typed together or one by one'

# Three pieces reach d5, and d6 alone closes a mill there: the taking says which is meant.
expect d6-d5xg7 "$moving" <<'END'
d5xg7
d5 take g7
d5 x g7
to d5 capture g7
END
play
ui_test 'a taking says which piece goes, where one alone closes a mill'

# A question that is dropped, and what is none of these.
expect none "$moving" <<'END'
d6
d5
d5|turn|d6
d6|turn
d6|a1
d6|b2
d5|g7
d6|no
d4
d6 d4
h1
a8
d0
a2
d6-
-d5
d6-|d5
d6--d5
d6-d6
d6-d5-d7
d6-a7
d6xg7
d6-d7xg7
d6-d5xd6
d6-d5xa1
d6-d5xa4
d6-d5xg7xb2
d6-d5xg7-d7
d6 d5 g7
x
x g7
take g7
take
place d7
put d7
move
to
g7 g4
g7
d
7
the
467
d6 d
END
expect none "$mill" <<'END'
d6
d6|f4
d6|x b6
d6|f4xg7
d6|cancel
d6|undo
b6
g7
a1-a4
b6-d6
d6xb6
d6xg7xg7
d6xa1
d7xg7
END
play
ui_test 'what is none of these costs nothing, and any other line drops a question'

tap_done
