#!/bin/sh
# Games that are kept: what is known of them is kept with them, and each is played by one program
# at a time. What save may replace.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

# say OPTION…: a session that keeps, with the lines of standard input.
say() {
	ui_run --seed=1 "$@"
	status_is 0
	err_is_empty
}

printf '%s\n' d6 d5 undo quit | say --level=hard
has "$out" 'This game no longer counts.'
printf '%s\n' resume level resign stats | say
has "$out" 'Level hard.'
lacks "$out" '1 game.'
printf '%s\n' d6 'level easy' quit | say --level=hard
printf '%s\n' resume resign stats | say
lacks "$out" '1 game.'
ui_test 'a game that no longer counts does not count when it is resumed'

printf '%s\n' quit | say --side=black
lacks "$out" 'Game kept.'
printf '%s\n' games | say
last_line | grep -qx 'None.' || ui_problem "games: $(last_line)"
ui_test 'a game in which only the computer has placed is not kept'

ui_open --opponent=human
ui_ask d6
printf '%s\n' games resume | say
has "$out" 'Unfinished games: none.'
lacks "$out" 'turn.'
ui_close
printf '%s\n' resume | say
has "$out" 'White placed d6.'
ui_test 'a game that another program plays is neither listed nor resumed'

mkdir "$scratch/place"
cd "$scratch/place" || exit 99
cp "$data/games.pgn" several.pgn
printf '%s\n' d6 'save several.pgn' 'save nowhere/one.pgn' 'save one.pgn' 'save one.pgn' |
	say --opponent=human --no-config
cmp -s several.pgn "$data/games.pgn" || ui_problem 'a file of several games was replaced'
has "$out" 'several.pgn holds several games'
has "$out" 'Cannot write nowhere/one.pgn'
test "$(grep -c '^Saved as one.pgn, 1 turn.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
test ! -e nowhere || ui_problem 'a folder was made'
ui_test 'save replaces one game, not several, and makes no folder'

tap_done
