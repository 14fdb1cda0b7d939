#!/bin/sh
# Which file a name means, at the prompt and on the command line.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

merels=$(realpath "$merels")
cd "$scratch" || exit 1

# A player's next lines are the player's: no name at the prompt reads them.
for command in load replay; do
	ui_type "$command -
d6" --opponent=human
	status_is 0
	has "$out" 'Cannot read -: No such file or directory.'
	has "$out" 'White places d6.'
done
ui_type 'd6
save -
new
load -
last' --opponent=human
status_is 0
has ./- '1. d6 *'
has "$out" 'White placed d6.'
rm ./-
ui_test 'at the prompt a hyphen is the name of a file'

printf '1. d6 d2 *\n' >record
ui_run --no-config --no-input - <record
status_is 0
has "$out" '2 turns'
ui_run --no-config --no-input --replay=- <record
status_is 0
has "$out" 'Black places d2.'
printf '1. d6 d6 *\n' >wrong
ui_run --check - <wrong
status_is 1
has "$err" '-:1: game 1, ply 2: d6: '
ui_test 'on the command line a hyphen is standard input'

mkfifo pipe
ui_run --check pipe </dev/null
status_is 1
err_is 'Cannot read pipe: it is no ordinary file.'
ui_run --no-config pipe </dev/null
status_is 1
err_is 'Cannot read pipe: it is no ordinary file.'
ui_type 'load pipe
replay pipe
save pipe' --opponent=human
status_is 0
test "$(grep -c '^Cannot read pipe: it is no ordinary file\.$' "$out")" -eq 2 ||
	ui_problem "$(cat "$out")"
ui_test 'nobody waits at a pipe that has a name'

for quote in '"' "'"; do
	ui_type "d6
save ${quote}one game.pgn$quote
load ${quote}one game.pgn$quote
replay ${quote}one game.pgn$quote 1
load ${quote}one game.pgn$quote 2
save $quote$quote
save ${quote}half" --opponent=human
	status_is 0
	has 'one game.pgn' '1. d6 *'
	has "${quote}half" '1. d6 *'
	has "$out" 'Loaded, 1 turn.'
	has "$out" 'Replay'
	has "$out" 'The file one game.pgn holds 1 game'
	has "$out" 'Save needs the name of a file.'
	rm 'one game.pgn' "${quote}half"
done
ui_test 'quotation marks around a name are no part of it'

# Whoever keeps records where the program does finds no other file among them.
printf '%s\n' d6 resign quit >lines
ui_run --opponent=human <lines
status_is 0
ui_run --check "$XDG_DATA_HOME/merels" </dev/null
status_is 0
err_is_empty
for file in "$XDG_DATA_HOME"/merels/*; do
	test "$file" = "$XDG_DATA_HOME/merels/games.pgn" || ui_problem "beside the archive: $file"
done
ui_test 'the folder of the archive is a folder of records'

tap_done
