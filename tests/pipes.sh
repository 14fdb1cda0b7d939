#!/bin/sh
# Scripts and pipes: each line is answered, with answers and nothing else, whatever comes in and
# wherever the answers go.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

empty='........................ w 9 9'

ui_type 'd6
  # a comment

   	
# position
position
bord' --opponent=human
status_is 0
err_is_empty
new=$(head -n 1 "$out")
out_is "$new
White places d6.
....W................... b 8 9
Unknown word bord. Did you mean board?"
ui_test 'a pipe gets answers, no prompt and no echo; blank lines and comments are skipped'

printf 'd6\nposition\n' >"$scratch/script"
ui_run --no-config --opponent=human --script="$scratch/script" </dev/null
status_is 0
out_is "$new
White places d6.
....W................... b 8 9"
cp "$out" "$scratch/expected"
ui_run --no-config --opponent=human --script=- <"$scratch/script"
cmp -s "$out" "$scratch/expected" || ui_problem "from a pipe: $(cat "$out")"
printf 'd6\r\nposition' >"$scratch/script"
ui_run --no-config --opponent=human <"$scratch/script"
cmp -s "$out" "$scratch/expected" || ui_problem "other ends of lines: $(cat "$out")"
ui_run --no-config --opponent=human --no-input <"$scratch/script"
out_is "$new"
ui_test 'a script file, standard input and other ends of lines are read alike, --no-input nothing'

ui_open --no-config --opponent=human
for turn in d6 f4 b4; do
	ui_ask "$turn" && has "$out" " places $turn."
done
test "$position" = '....W.....W..B.......... b 7 8' || ui_problem "stands: $position"
ui_close
status_is 0
out_is_empty
ui_test 'each answer comes before the next line is read'

ui_type 'd6
resign
position' --opponent=human
has "$out" 'White wins: Black resigns.'
ui_test 'nothing is asked where nobody can answer'

# --strict
ui_type '# the first line
d6

bord
f4' --opponent=human --strict
status_is 1
err_lines 1
has "$err" 4
has "$err" bord
has "$out" 'White places d6.'
lacks "$out" f4
for line in d6 'look d4' 'load /nonexistent/file' 'set rate fast' 'new level=none' undo x accept \
	left; do
	ui_type "position
d6
$line
f4" --opponent=human --strict
	case $line in
	undo) status_is 0 ;;
	*) status_is 1 && has "$err" 3 && lacks "$out" f4. ;;
	esac
done
ui_type 'd6
f4
turn
undo
quit
bord' --opponent=human --strict
status_is 0
err_is_empty
ui_type 'bord
position' --opponent=human
status_is 0
test "$(last_line)" = "$empty" || ui_problem "not read on after a refusal: $(last_line)"
ui_test '--strict stops at the first refused line with its number; without it all are read'

# Where the answers cannot go.
timeout $guard "$merels" --no-config <"$scratch/script" >/dev/full 2>"$err"
status=$? ran='merels >/dev/full'
status_is 1
err_lines 1
yes turn | timeout $guard "$merels" --no-config >/dev/full 2>"$err"
err_lines 1
timeout $guard "$merels" --no-config --white=easy --black=easy --no-input >/dev/full 2>"$err"
status=$?
status_is 1
timeout $guard "$merels" --no-config --replay="$data/games.pgn" --no-input >/dev/full 2>"$err"
status=$?
status_is 1
ui_test 'a full disk behind the answers ends the program with 1 and one line'

# gone OPTION…: without end, to a reader who goes away.
gone() {
	ran="merels $* | head -n 1"
	yes turn | {
		timeout $guard "$merels" --no-config "$@" 2>"$err"
		echo $? >"$scratch/status"
	} | head -n 1 >"$out"
	status=$(cat "$scratch/status")
	test "$status" -le 1 || ui_problem "$ran: status $status"
	test "$(wc -l <"$err")" -le 1 || ui_problem "$ran: $(cat "$err")"
}
gone
gone --white=easy --black=easy --rules=mulino --no-input
gone --replay="$data/games.pgn"
ui_test 'a reader who goes away ends the program'

printf 'd6\nposition\n' >"$scratch/script"
"$merels" --no-config --log="$scratch/closed" <"$scratch/script" >&- 2>"$err"
status=$? ran='merels >&-'
status_is 1
err_lines 1
uniq -d "$scratch/closed" >"$out"
out_is_empty
"$merels" --no-config --log="$scratch/closed" <&- >"$out" 2>"$err"
status=$? ran='merels <&-'
status_is 0
err_is_empty
ui_test 'closed streams are an end of input and an output that cannot be written'

ui_run --no-config </dev/null
status_is 0
err_is_empty
test "$(wc -l <"$out")" -eq 1 || ui_problem "said $(cat "$out")"
ui_run --no-config --script=/dev/null </dev/null
status_is 0
ui_test 'the end of the input ends the program with 0'

# cannot_read NAME REASON: ended with 1 and one line.
cannot_read() {
	status_is 1
	err_is "Cannot read $1: $2."
}
for name in '' --script=-; do
	ui_run --no-config $name <"$scratch"
	cannot_read 'standard input' 'Is a directory'
	ui_run --no-config $name </proc/self/mem
	cannot_read 'standard input' 'Input/output error'
done
ui_run --no-config --script="$scratch" </dev/null
cannot_read "$scratch" 'Is a directory'
ui_run --no-config --script=/proc/self/mem </dev/null
cannot_read /proc/self/mem 'Input/output error'
ui_test 'what cannot be read ends the program with 1 and its name'

# The writer comes late, and what is read has been told not to wait.
(sleep 0.3 && echo position) | python3 -c '
import os, sys
os.set_blocking(0, False)
os.execv(sys.argv[1], sys.argv[1:])' "$merels" --no-config --opponent=human >"$out" 2>"$err"
status=$? ran='merels </dev/a-pipe-that-does-not-wait'
status_is 0
test "$(last_line)" = "$empty" || ui_problem "said $(cat "$out")"
ui_test 'a pipe that does not wait is waited for'

echo d6 | timeout $guard "$merels" --no-config --log=/dev/full >"$out" 2>"$err"
status=$? ran='merels --log=/dev/full'
status_is 1
err_is 'Cannot write /dev/full: No space left on device.'
ui_test 'a transcript that cannot be written is named'

# Long and strange lines. The line after is carried out, and nothing acts on a terminal.
long() {
	awk -v n="$1" -v text="$2" 'BEGIN { while (n--) printf "%s", text; print "" }'
}
after() {
	printf '\nd6\nposition\n' >>"$scratch/in"
	ui_run --no-config --opponent=human <"$scratch/in"
	status_is 0
	err_is_empty
	plain "$out"
	test "$(last_line)" = '....W................... b 8 9' || ui_problem "then: $(last_line)"
}
for text in x 'd6 ' 'look d6 ' 'f4-' '1' '.' ' ' 'set level ' 'load /' 'd7x'; do
	for bytes in 3000 100000; do
		long $((bytes / ${#text})) "$text" >"$scratch/in"
		after
		test $bytes -lt 4096 || [ "$text" = ' ' ] || has "$out" 'The line is too long'
		test "$(wc -l <"$out")" -le 9 || ui_problem "$text: $(wc -l <"$out") lines"
		test "$(wc -c <"$out")" -le 1000 || ui_problem "$text: $(wc -c <"$out") bytes"
	done
done
ui_test 'a line of 3,000 or 100,000 characters costs nothing but its answer'

printf 'look d6\000\nx\000y\n\000\n\000\000\000\n' >"$scratch/in"
after
printf 'look \033[2J\nbo\007rd\n\r\n\302\233\n\377\376\n\303\nl\303\266ok\n' >"$scratch/in"
after
ui_test 'NUL bytes, control characters and broken UTF-8 are answered and not shown'

# Random bytes, the same each time. Many are made ends of lines, so that lines are short, and no q
# is left, since it quits.
random() {
	LC_ALL=C awk -v seed="$1" -v n="$2" 'BEGIN {
		for (state = seed; n--; ) {
			state = (state * 16807) % 2147483647
			printf "%c", 1 + int(state / 4096) % 255
		}
	}' | LC_ALL=C tr '\001\017-\023qQ' '\000[\n*5]vV'
}
for seed in 1 2 3; do
	random $seed 100000 >"$scratch/noise$seed"
	test "$(wc -c <"$scratch/noise$seed")" -eq 100000 || ui_problem 'no 100000 random bytes'
	cp "$scratch/noise$seed" "$scratch/in"
	after
done
head -c 200000 "$merels" | cat "$scratch"/noise? "$data/games.pgn" - | LC_ALL=C tr qQ vV >"$scratch/in"
after
ui_test 'random bytes, records and programs as commands are answered line by line'

for seed in 1 2 3; do
	ui_run --no-config "$scratch/noise$seed" </dev/null
	status_is 1
	out_is_empty
	err_lines 1
	ui_run --check "$scratch/noise$seed" </dev/null
	status_is 1
	plain "$err"
	ui_type "d6
load $scratch/noise$seed
replay $scratch/noise$seed
position" --opponent=human
	status_is 0
	plain "$out"
	test "$(last_line)" = '....W................... b 8 9' || ui_problem "then: $(last_line)"
done
ui_test 'random bytes as a game are refused, and the game at hand goes on'

tap_done
