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
has "$out" 'This game no longer counts for your statistics.'
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
test "$(grep -c '^Another program plays 2' "$out")" -eq 2 || ui_problem "$(cat "$out")"
lacks "$out" 'None.'
lacks "$out" 'Unfinished games: none.'
lacks "$out" 'turn.'
ui_close
printf '%s\n' resume | say
has "$out" 'White placed d6.'
ui_test 'a game that another program plays is neither listed nor resumed'

games=$XDG_STATE_HOME/merels/games
rm -rf "$games"
printf '%s\n' 'keep Friday evening' d6 keep 'keep a/b' 'keep ..' 'keep friday EVENING' quit |
	say --seed=1 --level=easy
test "$(grep -c '^Game kept as Friday evening[.]$' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'Keep needs the name of a game, such as friday.'
has "$out" 'A game cannot be called a/b.'
has "$games/Friday evening.pgn" '1. d6 '
test "$(find "$games" -name '*.pgn' | wc -l)" -eq 1 || ui_problem "$(ls -a "$games")"
printf '%s\n' 'resume friday evening' 'keep Übermorgen' 'history notation' games quit | say
has "$out" 'Game kept as Übermorgen. It is no longer called Friday evening.'
has "$out" 'Game Übermorgen: level easy, you are White, 2 turns.'
has "$out" 'd6 '
test ! -e "$games/Friday evening.pgn" || ui_problem 'the old name is still there'
ui_test 'a game is kept under a name of any case, in one place, and goes on under it'

cp "$games/Übermorgen.pgn" "$scratch/before.pgn"
: >"$games/empty.pgn"
printf '%s\n' d6 'keep übermorgen' 'keep Übermorgen' 'keep empty' 'keep second' games | say
test "$(grep -c 'Another game is called' "$out")" -eq 3 || ui_problem "$(cat "$out")"
has "$out" 'Game kept as second.'
cmp -s "$games/Übermorgen.pgn" "$scratch/before.pgn" || ui_problem 'the other game was changed'
test ! -s "$games/empty.pgn" || ui_problem 'a file that is no game was replaced'
ui_test 'a name that is in use is refused, and what is kept under it stays'

ui_open --opponent=human
ui_ask d6
ui_ask 'keep elsewhere'
has "$out" 'Game kept as elsewhere.'
printf '%s\n' d6 'keep elsewhere' 'delete elsewhere' 'resume Elsewhere' | say
has "$out" 'Another game is called elsewhere.'
test "$(grep -ci 'Another program plays elsewhere.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
ui_ask a7
grep -q 'd6 a7' "$games/elsewhere.pgn" || ui_problem 'the other program has lost its game'
ui_kill
ui_close
printf '%s\n' 'resume elsewhere' 'history notation' | say
has "$out" 'd6 a7'
ui_test 'a name that another program plays under is neither taken nor deleted'

# Two programs that keep under the same name at once: one is refused.
for n in 1 2 3 4 5 6; do
	printf '%s\n' d6 'keep the same' quit | timeout $guard "$merels" --opponent=human \
		>"$scratch/same$n" 2>&1 &
	pids="${pids:-} $!"
done
for pid in $pids; do
	wait "$pid" || ui_problem "ended with $?"
done
test "$(cat "$scratch"/same? | grep -c 'Game kept as the same[.]')" -eq 1 ||
	ui_problem "$(cat "$scratch"/same?)"
test "$(cat "$scratch"/same? | grep -c 'Another game is called the same[.]')" -eq 5 ||
	ui_problem "$(cat "$scratch"/same?)"
ui_test 'of programs that choose the same name at once one gets it'

printf '%s\n' 'resume second' 'delete second' 'delete THE same' 'delete the same' 'delete nosuch' \
	delete quit | say
has "$out" 'You play game second. Type new for another game, then delete this one.'
has "$out" 'Deleted the same, 1 turn.'
has "$out" 'No unfinished game is called the same.'
has "$out" 'Delete needs the name of a game'
if test ! -e "$games/second.pgn" || test -e "$games/the same.pgn" || test ! -e "$games/empty.pgn"; then
	ui_problem "$(ls "$games")"
fi
test ! -e "$games/.the same.lock" || ui_problem 'the lock of a deleted game is left'
ui_test 'delete removes the game of that name, not the one being played, and no other file'

find "$games" -name '[2Ü]*' -exec rm {} +
echo hello >"$games/Bad.pgn"
rm -f "$games/elsewhere.pgn"
printf '%s\n' games 'resume bad' 'keep bad' 'delete second' 'delete bad' games 'delete empty' games \
	'delete bad' resume | say
test "$(grep -c "^Game Bad cannot be read, in the file $games/Bad.pgn[.]$" "$out")" -eq 2 ||
	ui_problem "$(cat "$out")"
test "$(grep -c "^Game empty cannot be read, in the file $games/empty.pgn[.]$" "$out")" -eq 2 ||
	ui_problem "$(cat "$out")"
has "$out" 'Deleted Bad.'
has "$out" 'Deleted empty.'
has "$out" 'No unfinished game is called bad.'
has "$out" 'Unfinished games: none.'
test -z "$(ls "$games")" || ui_problem "$(ls "$games")"
: >"$games/bad.pgn"
printf '%s\n' resume 'delete bad' | say
has "$out" 'Game bad cannot be read'
ui_test 'what cannot be read is said to be so with its file, and can be deleted'

printf '%s\n' d6 'keep 1' 'keep *' 'keep a "b" 😀' games new games resume games 'keep a/b' | say --opponent=human
has "$out" 'Game kept as *. It is no longer called 1.'
has "$out" 'A name has at most 48 characters, no slash and no dot at its start.'
test "$(grep -c '1 turn[.] You play it now[.]$' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'Game a "b" 😀 goes on.'
ui_test 'games says which one is being played, and resume which one goes on'

printf '%s\n' d6 'keep mine' 'keep theirs' 'keep theirs' resign 'keep over' keep replay 'keep it' | say
lacks "$out" 'kept as over'
test "$(grep -c 'The game is over' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'A replay is on.'
if test -e "$games/mine.pgn" || test -e "$games/theirs.pgn"; then ui_problem "$(ls "$games")"; fi
printf '%s\n' 'keep x' 'delete x' | say --no-config
test "$(grep -c 'No games are kept in this session.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
ui_test 'a game that has ended is no longer kept, whatever its name'

# Names are heard, so what joins their words is not.
for name in 2026-11-30-1 a_b a-b my-game_2; do
	rm -rf "$games"
	printf '%s\n' d6 "keep $name" quit | say --opponent=human
	printf '%s\n' "resume $(echo "$name" | tr '_-' '  ')" 'history notation' | say
	has "$out" 'White placed d6.'
done
printf '%s\n' 'keep other' 'keep My Game 2' 'delete MY GAME 2' games 'delete other one' | say
has "$out" 'Another game is called'
has "$out" 'Deleted my-game_2'
has "$out" 'No unfinished game is called other one.'
printf '%s\n' d6 'keep a_b' new d6 'keep a-b' | say --opponent=human
has "$out" 'Another game is called a_b. Choose another name.'
cp "$games/a_b.pgn" "$games/a-b.pgn"
printf '%s\n' 'resume a b' 'delete a b' 'resume a-b' games | say --opponent=human
test "$(grep -c 'No unfinished game is called a b.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'Game a-b: two players, 1 turn. You play it now.'
printf '%s\n' d6 "keep $(printf '%049d' 0)" | say
has "$out" 'A game cannot be called so.'
ui_test 'a name is found with spaces for what joins its words, where only one is meant'

rm -rf "$games"
printf '%s\n' resume d6 resume | say --opponent=human
has "$out" 'Unfinished games: none.'
last_line | grep -qx 'Unfinished games: only the one you play.' || ui_problem "$(cat "$out")"
ui_test 'resume says that the only unfinished game is being played'

rm -rf "$games"
for n in 1 2 3 4 5 6 7; do
	printf '%s\n' d6 "keep game $n" quit | say --opponent=human
done
printf '%s\n' games | say
test "$(grep -c '^Game game' "$out")" -eq 4 || ui_problem "$(cat "$out")"
last_line | grep -qx '3 more. Type games all.' || ui_problem "$(last_line)"
printf '%s\n' 'games all' | say
test "$(grep -c '^Game game' "$out")" -eq 7 || ui_problem "$(cat "$out")"
ui_test 'games names the newest, and all when asked'

printf '%s\n' d6 | say --opponent=human
ui_open --opponent=human
ui_ask 'resume game 7'
printf '1. d6 f4 *\n' >"$games/game 7.pgn"
ui_ask a7
has "$out" 'Another program plays this game. Here it is kept as '
ui_close
grep -qx '1. d6 f4 [*]' "$games/game 7.pgn" || ui_problem 'what the other program wrote is lost'
ui_test 'a game that another program has changed goes on under another name, and that is said'

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

printf '%s\n' d6 'save this game as said.pgn' 'save as said.pgn' 'save my game as said.pgn' 'save game 1' \
	'keep this game as said' 'new' 'resume the game said' 'new' 'go back to said' 'go back to nosuch' |
	say --opponent=human
test "$(grep -c '^Saved as said.pgn, 1 turn.' "$out")" -eq 3 || ui_problem "$(cat "$out")"
has "$out" 'Saved as game 1, 1 turn.'
has "$out" 'Game kept as said.'
test "$(grep -c '^Game said goes on.' "$out")" -eq 2 || ui_problem "$(cat "$out")"
has "$out" 'No unfinished game is called nosuch.'
test -e said.pgn || ui_problem "$(ls)"
ui_test 'a name may be led to by words'

printf '%s\n' d6 f4 d5 b2 'save owed.txt' d7 'save owed.txt' f4 'save owed.txt' |
	say --opponent=human --no-config
test "$(grep -c 'Saved as owed.txt, 4 turns. The turn that you have begun is not in it.' "$out")" -eq 1 ||
	ui_problem "$(cat "$out")"
test "$(grep -c 'Saved as owed.txt, [45] turns.$' "$out")" -eq 2 || ui_problem "$(cat "$out")"
ui_test 'save tells that a turn whose taking is owed is not in the file'


printf '%s\n' d6 d2 resign 'save a.txt' | say --opponent=human --no-config
cp a.txt before.txt
printf '%s\n' d6 'save a.txt' d2 'save a.txt' f4 'save a.txt' new 'save a.txt' new a1 'save a.txt' |
	say --opponent=human --no-config
test "$(grep -c '^The file a.txt holds another game. Choose another name.$' "$out")" -eq 5 ||
	ui_problem "$(cat "$out")"
printf '%s\n' d6 d2 resign 'save a.txt' | say --opponent=human --no-config --rules=mulino
has "$out" 'a.txt holds another game.'
cmp -s a.txt before.txt || ui_problem "the other game was replaced: $(cat a.txt)"
printf '%s\n' d6 d2 'save u.txt' | say --opponent=human --no-config
printf '%s\n' 'load u.txt' 'save u.txt' undo 'save u.txt' d2 b4 'save u.txt' undo f4 'save u.txt' new \
	a1 'save u.txt' | say --opponent=human --no-config
test "$(grep -c '^Saved as' "$out")" -eq 4 || ui_problem "$(cat "$out")"
has "$out" 'u.txt holds another game.'
has u.txt '1. d6 d2 2. f4'
printf '%s\n' d6 d2 f4 b4 'save u.txt' | say --opponent=human --no-config
has "$out" 'Saved as u.txt, 4 turns.'
printf '%s\n' 'load u.txt' undo 'replay one.pgn' 'save u.txt' | say --opponent=human --no-config
has "$out" 'u.txt holds another game.'
ui_open --opponent=human --no-config
ui_ask 'load u.txt'
ui_ask undo
cp before.txt u.txt
ui_ask 'save u.txt'
has "$out" 'u.txt holds another game.'
ui_close
cmp -s u.txt before.txt || ui_problem 'what another program saved was replaced'
ui_test 'save replaces an earlier state of the game, not another game or a longer one'

printf '%s\n' 'load a.txt' replay next 'save a.txt' 'save b.txt' play 'save a.txt' \
	'replay a.txt' 'save b.txt' | say --opponent=human --no-config
test "$(grep -c '^Saved as [ab].txt, 2 turns[.]$' "$out")" -eq 3 || ui_problem "$(cat "$out")"
has "$out" 'a.txt holds another game.'
has a.txt '1. d6 d2 '
has b.txt '1. d6 d2 '
ui_test 'while stepping the whole game is saved'

rm -rf "$games"
printf '%s\n' d6 a1 d5 b2 d7 quit | say --opponent=human
tail -n 2 "$out" | tr '\n' ' ' | grep -q '^Cancelled[.] White to .* Game kept[.] $' ||
	ui_problem "$(cat "$out")"
printf '%s\n' resume board | say --opponent=human
has "$out" 'White, 2 on the board: d6 d5. 7 in hand.'
ui_test 'a turn whose taking is owed is told to be dropped when the game is left'

tap_done
