#!/bin/sh
# Options, streams and exit statuses are as the man page says.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

options='opponent level side white black rules flying protected double-mill repetition quiet-limit
	quiet-reset think nodes depth seed position verbosity archive replay review check script strict
	no-input log config no-config help version'

ui_run --help </dev/null
status_is 0
err_is_empty
plain "$out"
for option in $options; do
	has "$out" "  --$option"
done
ui_test 'help names every option'

ui_run --version </dev/null
status_is 0
err_is_empty
case $(head -n 1 "$out") in
'merels '[0-9]*) ;;
*) ui_problem "no version in $(cat "$out")" ;;
esac
ui_test 'version begins with the name and the number'

for option in --help --version; do
	timeout $guard "$merels" $option >/dev/full 2>"$err"
	status=$? ran="merels $option >/dev/full"
	status_is 1
	err_lines 1
done
ui_test 'help and version that cannot be written end with 1 and one line'

# What is wrong with the command line ends with 2 before anything is played or kept.
wrong() {
	ui_run "$@" </dev/null
	status_is 2
	out_is_empty
	plain "$err"
	test -s "$err" || ui_problem "$ran: no word on standard error"
}
touch "$scratch/one" "$scratch/two"
wrong --bogus
wrong -x
wrong --level
wrong --level=
wrong --level=human
wrong --white=computer
wrong --black=perfekt
wrong --opponent=easy
wrong --side=red
wrong --rules=chess
wrong --flying=maybe
wrong --protected=no
wrong --double-mill=3
wrong --repetition=2
wrong --quiet-limit=-1
wrong --quiet-reset=never
wrong --think=soon
wrong --think=0
wrong --nodes=many
wrong --depth=-3
wrong --seed=99999999999999999999
wrong --verbosity=loud
wrong --archive=maybe
wrong --position=W
wrong --position='........................ w 9'
has "$err" 'A field is missing. A position has 24 characters, the side to move and two hands.'
wrong --position='********/********/******** w p p 0 9 0'
has "$err" 'A field is missing. Rings are followed by side, phase, action and six numbers.'
wrong --position='********/********/******** w o p 0 9 0 9 0 0'
wrong --position='W...................... w 9 9'
for option in strict no-input no-config help version; do
	wrong --$option=1
	wrong --$option=
	has "$err" "The option --$option takes no value."
done
for option in log script replay review config check; do
	wrong --$option=
	has "$err" "The option --$option needs a value."
done
wrong "--$(printf 'bo\033[31m\007gus')"
ui_test 'an unknown option or value ends with 2, its reason on standard error'

wrong "$scratch/one" "$scratch/two"
wrong --check
wrong --replay="$scratch/one" "$scratch/two"
wrong --position='........................ w 9 9' "$scratch/one"
wrong --position=x --check "$scratch/one"
wrong --position='........................ w 9 9' --check "$scratch/one"
wrong --replay="$scratch/one" --check "$scratch/two"
wrong --review="$scratch/one" "$scratch/two"
wrong --review="$scratch/one" --check "$scratch/two"
wrong --review="$scratch/one" --replay="$scratch/two"

# contradict ONE OTHER OPTION…: two of these options, as they are named.
contradict() {
	one=$1 other=$2
	shift 2
	wrong "$@"
	has "$err" "--$one and --$other contradict each other."
}
contradict white side --white=easy --side=white
contradict black side --side=BLACK --black=3
contradict white side --white=human --side=black
contradict black side --side=white --black=human
contradict white opponent --white=human --black=human --opponent=computer
contradict white opponent --white=easy --black=hard --opponent=human
contradict black opponent --side=white --black=hard --opponent=human
contradict no-config config --no-config --config="$scratch/one"
contradict no-input script --no-input --script="$scratch/one"
ui_test 'a command line that says two things ends with 2'

# agree OPTION…: options that say the same of a side, or nothing of it, go together.
agree() {
	ui_run --no-config --no-input --depth=1 --quiet-limit=1 "$@" </dev/null
	status_is 0
}
agree --side=black --white=easy
agree --side=black --black=human
agree --side=black --white=human --black=human
agree --side=black --white=human --opponent=human
agree --side=alternate --white=easy --black=hard
agree --opponent=computer --white=human
agree --opponent=human --white=easy
has "$out" 'You are Black, the computer plays at level easy.'
ui_test 'options that do not contradict each other go together'

# A file that is wrong ends with 1 and one line that names it.
fails() {
	ui_run "$@" </dev/null
	status_is 1
	out_is_empty
	err_lines 1
	has "$err" "$named"
}
named=$scratch/missing
for option in --no-config --replay= --review= --script= --check=; do
	case $option in
	*=) fails "$option$named" ;;
	*) fails "$option" "$named" ;;
	esac
done
fails --check "$named"
named=$scratch
for option in --replay= --review= --script= --config= --log=; do
	fails "$option$named"
done
fails "$named"
named=$scratch/missing/file
fails --no-config --log="$named"
named=$scratch/one
fails --no-config "$named"
fails --replay="$named"
cp "$merels" "$scratch/binary"
named=$scratch/binary
fails --no-config "$named"
fails --replay="$named"
ui_test 'a file that is missing, a folder, empty or no record ends with 1 and one line'

touch "$scratch/secret"
chmod 0 "$scratch/secret"
if [ ! -r "$scratch/secret" ]; then
	named=$scratch/secret
	fails "$named"
	for option in --replay= --review= --script= --config= --log= --check=; do
		fails "$option$named"
	done
	ui_test 'a file that may not be read ends with 1 and one line'
fi

printf '1. d6 f4 2. b6 g4\n' >"$scratch/-record"
(cd "$scratch" && timeout $guard "$merels" --no-config -- -record) </dev/null >"$out" 2>"$err"
status=$? ran='merels -- -record'
status_is 0
has "$out" '4 turns'
ui_test 'after two hyphens a name may begin with one'

# --check: nothing to say of what is good, one line for each bad game.
ui_run --check "$data/games.pgn" </dev/null
status_is 0
out_is_empty
err_is_empty
ui_run --check="$data/games.pgn" </dev/null
status_is 0
ui_test 'check is silent for good games'

ui_run --check "$data/illegal.pgn" </dev/null
status_is 1
out_is_empty
err_lines "$(($(wc -l <"$data/illegal.tsv") - 1))"
tail -n +2 "$data/illegal.tsv" | while read -r id ply token; do
	number=$(echo "$id" | sed 's/^i0*//')
	has "$err" ": game $number, ply $ply: $token: "
	# The line named is one on which the token stands.
	line=$(sed -n "s/.*:\([0-9]*\): game $number, .*/\1/p" "$err")
	sed -n "${line}p" "$data/illegal.pgn" >"$scratch/line"
	has "$scratch/line" "$token"
done
ui_test 'check names file, line, game, ply and token of each bad game'

# --review: the same lines as the command, game by game; what is refused, as by --check.
games=$srcdir/tests/replays/review.pgn
ui_run --review="$games" </dev/null
status_is 0
grep -E '^[0-9]+, ' "$out" >"$scratch/points"
test "$(wc -l <"$scratch/points")" -eq 12 || ui_problem "not 12 turning points: $(cat "$out")"
has "$out" 'Game 2 of 2.'
has "$out" '9, Black: f4 to a4 lets a win become a draw. f4 to b2 taking c4 wins in 9.'
cp "$out" "$scratch/reviewed"
ui_run --review=- <"$games"
status_is 0
cmp -s "$out" "$scratch/reviewed" || ui_problem 'standard input is reviewed otherwise'
ui_test 'review says the turning points of each game of a file or of standard input'

{
	cat "$games"
	printf '\n[Event "bad"]\n\n1. d6 d6 *\n'
} >"$scratch/bad.pgn"
ui_run --review="$scratch/bad.pgn" </dev/null
status_is 1
has "$out" 'Game 2 of 3.'
lacks "$out" 'Game 3 of 3.'
has "$err" ": game 3, ply 2: d6: "
: >"$scratch/empty.pgn"
named=$scratch/empty.pgn
fails --review="$named"
printf '1. d6 f4 *\n' | timeout $guard "$merels" --no-config --review=- --verbosity=terse >"$out" 2>"$err"
status=$? ran='merels --review=-'
status_is 0
has "$out" 'No turning point was found.'
ui_test 'review says what is wrong with a game and goes on, with status 1'

mkdir -p "$scratch/records/deeper" "$scratch/none"
cp "$data/games.pgn" "$scratch/records/a.pgn"
cp "$data/illegal.pgn" "$scratch/records/deeper/b.pgn"
ui_run --check "$scratch/records" "$scratch/missing" "$scratch/none" </dev/null
status_is 1
out_is_empty
err_lines "$(wc -l <"$data/illegal.tsv")"
has "$err" "$scratch/records/deeper/b.pgn:"
has "$err" "$scratch/missing"
lacks "$err" a.pgn
ui_run --check="$scratch/records/a.pgn" "$scratch/records/deeper/b.pgn" </dev/null
status_is 1
has "$err" b.pgn:
ui_run --check "$scratch/none" </dev/null
status_is 0
err_is_empty
ui_test 'check takes several files and folders, and goes on after a bad one'

ui_run --flying=no --check "$data/games.pgn" </dev/null
status_is 1
ui_test 'check judges games without a Rules tag by the rules of the command line'

for given in '--opponent=human' '--opponent=human --white=human' '--black=human --opponent=human'; do
	# shellcheck disable=SC2086 # several options
	ui_run --no-config $given --no-input </dev/null
	has "$out" 'Two players share the keyboard.'
done
ui_test 'a human opponent is one whoever else is named as human'

# Two levels against each other need no input, and two runs are the same.
for run in 1 2; do
	ui_run --no-config --white=medium --black=easy --no-input --seed=5 --depth=2 \
		--log="$scratch/log$run" </dev/null
	status_is 0
	err_is_empty
	plain "$out"
	cmp -s "$out" "$scratch/log$run" || ui_problem "the transcript differs from what was said"
done
cmp -s "$scratch/log1" "$scratch/log2" || ui_problem "the same seed gave another game"
grep -qE '^(White|Black) wins: |^Draw: ' "$out" || ui_problem "no result: $(last_line)"
lacks "$out" 'You '
ui_test 'two levels play a game to its end without input'

ui_type 'd6
bord
q' --log="$scratch/log" --seed=1 --depth=1
status_is 0
for text in 'White: d6' 'White places d6.' 'White: bord' 'Unknown word bord.' 'White: q'; do
	has "$scratch/log" "$text"
done
lacks "$out" 'White: '
ui_test 'a transcript has what was typed and what was said'

ui_run --no-config --log=/dev/full </dev/null
status_is 1
err_lines 1
ui_test 'a transcript that cannot be written ends with 1 and one line'

ui_type 'd6
terse
resign' --level=easy
status_is 0
(cd "$scratch" && find config data state home 2>/dev/null) | grep -vx home >"$scratch/left"
test ! -s "$scratch/left" || ui_problem "left behind: $(cat "$scratch/left")"
ui_test 'with --no-config no file is left behind'

# Where the language has no other letters, none are printed.
for option in --help --version --bogus --level=x; do
	LC_ALL=C timeout $guard "$merels" $option >"$out" 2>"$err"
	ran="LC_ALL=C merels $option"
	plain "$out" ascii
	plain "$err" ascii
done
printf 'h\303\266lp\n' >"$scratch/in"
LC_ALL=C ui_run --no-config "--n$(printf '\303\266')" <"$scratch/in"
plain "$err" ascii
LC_ALL=C ui_run --no-config <"$scratch/in"
plain "$out" ascii
ui_test 'in the C locale no byte is above 0x7e'

tap_done
