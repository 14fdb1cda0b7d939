# For the shell tests that use the program as its users do; sourced after tap.sh. Every home and
# every file is below $scratch. Each claim that fails adds a line to $scratch/problems, and
# ui_test says what is there: one result for several claims.
# shellcheck shell=sh disable=SC2034,SC2154

tap_need timeout mkfifo awk od cmp

merels=${builddir:?}/src/merels
data=$srcdir/tests/data
out=$scratch/out
err=$scratch/err
HOME=$scratch/home
XDG_CONFIG_HOME=$scratch/config
XDG_DATA_HOME=$scratch/data
XDG_STATE_HOME=$scratch/state
TMPDIR=$scratch
export HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME TMPDIR
mkdir "$HOME"
: >"$scratch/problems"

# The longest that anything here may take: a guard against a program that hangs, no measure.
guard=600

ui_problem() {
	echo "$*" >>"$scratch/problems"
}

# ui_run OPTION…: runs the program on this function's standard input; out, err, status are what
# it left.
ui_run() {
	timeout $guard "$merels" "$@" >"$out" 2>"$err"
	status=$?
	ran="merels $*"
}

# ui_type LINES OPTION…: the same, with lines piped in and nothing kept.
ui_type() {
	printf '%s\n' "$1" >"$scratch/in"
	shift
	ui_run --no-config "$@" <"$scratch/in"
}

# session LINES OPTION…: lines from a pipe, and what they lead to is kept, until forget.
# $session_options come first.
session() {
	printf '%s\n' "$1" >"$scratch/in"
	shift
	# shellcheck disable=SC2086 # several options, or none
	ui_run ${session_options:-} "$@" <"$scratch/in"
	status_is 0
	err_is_empty
}

forget() {
	rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_STATE_HOME"
}

status_is() {
	test "$status" -eq "$1" || ui_problem "$ran: status $status, not $1: $(cat "$err")"
}

out_is() {
	printf '%s\n' "$1" | cmp -s - "$out" ||
		ui_problem "$ran: said \"$(cat "$out")\", not \"$1\""
}

out_is_empty() {
	test ! -s "$out" || ui_problem "$ran: said $(head -3 "$out") on standard output"
}

err_is_empty() {
	test ! -s "$err" || ui_problem "$ran: said $(head -3 "$err") on standard error"
}

err_is() {
	printf '%s\n' "$1" | cmp -s - "$err" ||
		ui_problem "$ran: said \"$(cat "$err")\" on standard error, not \"$1\""
}

# err_lines NUMBER
err_lines() {
	test "$(wc -l <"$err")" -eq "$1" ||
		ui_problem "$ran: $(wc -l <"$err") lines on standard error, not $1: $(cat "$err")"
}

# has FILE TEXT, lacks FILE TEXT: whether a part of a line is there.
has() {
	grep -qF -e "$2" "$1" || ui_problem "$ran: no \"$2\" in \"$(head -20 "$1")\""
}

lacks() {
	grep -qF -e "$2" "$1" && ui_problem "$ran: \"$2\" in \"$(grep -F -e "$2" "$1")\""
	:
}

# plain FILE: no control character but the end of a line, and with ascii as well no other byte
# above 0x7e.
plain() {
	strange=$(LC_ALL=C tr -d '\n\040-\176' <"$1" |
		if [ "${2:-}" = ascii ]; then cat; else LC_ALL=C tr -d '\200-\377'; fi |
		od -An -tx1 | tr -d '\n')
	test -z "$strange" || ui_problem "$ran: bytes$strange"
}

# The last line said.
last_line() {
	tail -n 1 "$out"
}

ui_test() {
	tap_empty "$scratch/problems" "$1"
	: >"$scratch/problems"
}

# A program driven line by line through pipes: ui_open OPTION…, then ui_ask LINE, which reads
# answers until the one of "position" has come, so that it waits for the program and no clock.
ui_open() {
	rm -f "$scratch/to" "$scratch/from"
	mkfifo "$scratch/to" "$scratch/from"
	# shellcheck disable=SC2016 # for the inner shell
	timeout $guard sh -c 'echo $$ >"$0"; exec "$@"' "$scratch/program" "$merels" "$@" \
		<"$scratch/to" >"$scratch/from" 2>"$err" &
	pid=$!
	exec 7>"$scratch/to" 8<"$scratch/from"
	ran="merels $*"
}

# ui_answer: the answer of the line sent last, read line by line up to a line of 24 points.
ui_answer() {
	: >"$out"
	while IFS= read -r line <&8; do
		case $line in
		[WB.][WB.][WB.][WB.][WB.][WB.][WB.][WB.]*' '[wb]' '*)
			position=$line
			return 0
			;;
		esac
		printf '%s\n' "$line" >>"$out"
	done
	ui_problem "$ran: ended while it was asked"
	return 1
}

ui_ask() {
	printf '%s\nposition\n' "$1" >&7
	ui_answer
}

# Kills the program at once, as a power cut would.
ui_kill() {
	kill -9 "$(cat "$scratch/program")"
}

# Ends the input, and waits for the program.
ui_close() {
	exec 7>&-
	cat <&8 >"$out"
	exec 8<&-
	wait "$pid"
	status=$?
}
