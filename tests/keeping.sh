#!/bin/sh
# What is kept: the unfinished game after every turn, statistics, the archive, settings.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

games=$XDG_STATE_HOME/merels/games
archive=$XDG_DATA_HOME/merels/games.pgn
conf=$XDG_CONFIG_HOME/merels/merels.conf

kept_number_is() {
	number=$(find "$games" -name '*.pgn' 2>/dev/null | wc -l)
	test "$number" -eq "$1" || ui_problem "$ran: $number games kept, not $1"
}

# kept_is TURNS: those of the one game that is kept.
kept_is() {
	turns=$(sed '/^\[/d; s/[0-9]*\.\.*//g; s/\*//' "$games"/*.pgn | tr -s ' \n' '  ' |
		sed 's/^ //; s/ $//')
	test "$turns" = "$1" || ui_problem "$ran: \"$turns\" is kept, not \"$1\""
}

archived_is() {
	number=$(grep -c '^\[Result' "$archive" 2>/dev/null)
	test "${number:-0}" -eq "$1" || ui_problem "$ran: ${number:-0} games archived, not $1"
}

# value GROUP KEY: of the settings file.
value() {
	awk -F = -v group="[$1]" -v key="$2" '
		/^\[/ { inside = $0 == group }
		inside && $1 == key { print $2 }' "$conf" 2>/dev/null
}

# counted LEVEL GAMES WINS LOSSES DRAWS
counted() {
	level=$1
	for key in games wins losses draws; do
		shift
		number=$(value "level $level" $key)
		test "${number:-0}" -eq "$1" || ui_problem "$ran: $level $key ${number:-0}, not $1"
	done
}

# The file is written before the answer comes, after every turn of either side.
ui_open --opponent=human
ui_ask turn
kept_number_is 0
for turn in a7 d6 d7 f4 g7xd6 d6 b4 b2 d5 d2 g1; do
	ui_ask "$turn"
	expected="${expected:+$expected }$turn"
	kept_number_is 1
	kept_is "$expected"
done
for line in f2 board 'x f7' cancel 'what if e5' 'what if f2 x b4' hint why f2 'what if b4' hint; do
	ui_ask "$line"
	kept_is "$expected"
done
ui_ask 'x b4'
kept_is "$expected f2xb4"
ui_ask undo
kept_is "$expected"
ui_ask redo
kept_is "$expected f2xb4"
ui_kill
ui_close
cp "$games"/*.pgn "$scratch/before.pgn"
ui_run --check "$games" </dev/null
status_is 0
kept_is "$expected f2xb4"
ui_test 'a game is kept before each turn is answered, and a killed program loses none'

# A start from a pipe announces the game and leaves it alone.
cp "$games"/*.pgn "$scratch/before.pgn"
ui_run </dev/null
status_is 0
err_is_empty
case $(head -n 1 "$out") in
'Unfinished game, '*' 12 turns.') ;;
*) ui_problem "the game kept is not announced: $(cat "$out")" ;;
esac
has "$out" 'New game.'
session 'd6
new
a7
games' --opponent=human
kept_number_is 3
test "$(grep -c 'Game kept[.]' "$out")" -eq 1 || ui_problem "new says nothing: $(cat "$out")"
test "$(grep -c '^Game .* turns\{0,1\}[.]' "$out")" -eq 3 || ui_problem "games: $(cat "$out")"
for name in "$games"/*.pgn; do
	cmp -s "$name" "$scratch/before.pgn" && first=$(basename "$name" .pgn)
done
test -n "${first:-}" || ui_problem 'the game kept was changed'
ui_test 'a new game leaves the game that is kept alone'

# Resumed by its name it stands as if it had never been left, its players included.
questions='position
history notation
moves notation
count
last
turn
mine'
session "$(echo "$expected f2xb4" | tr ' ' '\n')
$questions" --no-config --opponent=human
tail -n 8 "$out" >"$scratch/never-left"
session "resume $first
$questions" --level=easy
tail -n 8 "$out" | diff "$scratch/never-left" - >>"$scratch/problems"
session 'resume nowhere'
has "$out" nowhere
session 'resume
history notation'
test "$(last_line)" = "$expected f2xb4" || ui_problem "not the last was resumed: $(last_line)"
session "resume $first
e5
c3
quit"
test "$(last_line)" = 'Game kept.' || ui_problem "quit says $(last_line)"
has "$games/$first.pgn" 'e5 c3'
kept_number_is 3
ui_test 'a resumed game stands as it was left, and goes on in its own file'

forget
session 'a7
turn' --level=easy --side=white --seed=1
kept_number_is 1
session 'resume
resign
games
stats' --level=hard
kept_number_is 0
archived_is 1
counted easy 1 0 1 0
counted hard 0 0 0 0
has "$out" 'White resigns.'
grep -qx None. "$out" || ui_problem "games that are kept: $(cat "$out")"
has "$out" 'You 0, computer 1, draws 0.'
session stats
has "$out" 'Level easy: 1 game. You won 0, lost 1 and drew 0.'
ui_test 'a resumed game that ends is counted and archived once, and no longer kept'

# What counts: each of these sessions, from nothing, and how many games it adds.
counts() {
	forget
	expected_games=$1
	level=$2
	shift 2
	session "$@"
	counted "$level" "$expected_games" 0 "$expected_games" 0
}
counts 1 easy 'a7
resign' --level=easy
counts 1 easy 'resign' --level=easy --side=black
counts 2 easy 'a7
resign
again
resign' --level=easy
counts 1 easy 'level easy
a7
resign' --level=medium
counts 1 easy 'a7
board
moves
threats
history
why
set verbosity terse
offer draw
load /nonexistent/file
resign' --level=easy --seed=1
counts 1 easy 'a7
resign' --rules=mulino --level=easy
counts 0 easy 'a7
undo
a7
resign' --level=easy
has "$out" 'This game no longer counts for your statistics.'
for help in hint 'what if d6' 'set warn on
d3
f4
c5
b2
d7'; do
	counts 0 easy "a7
$help
$help
resign" --level=easy --seed=1
	grep -c 'This game no longer counts for your statistics.' "$out" | grep -qx 1 ||
		ui_problem "$help: not said once that the game no longer counts"
done
counts 1 easy 'a7
why
what if a7
what if
replay
why
end
play
resign' --level=easy
counts 0 easy 'a7
replay
hint
end
play
resign' --level=easy
counts 0 easy 'a7
level hard
level easy
resign' --level=easy --depth=1
counted hard 0 0 0 0
counts 0 hard 'a7
level hard
resign' --level=easy --depth=1
counted easy 0 0 0 0
counts 0 easy 'a7
quit' --level=easy
counts 0 easy 'a7
new
new' --level=easy
counts 0 easy 'resign' --level=easy --position='W...................B... w 8 8'
counts 0 easy 'a7
resign' --white=human --black=human
counts 0 easy '' --white=easy --black=easy --no-input --seed=1
archived_is 1
counts 0 easy 'a7
undo
f4
quit' --level=easy
session 'resume
resign'
counted easy 0 0 0 0
archived_is 1
ui_test 'only finished games count, from the start, at one level, without undo'

forget
mkdir -p "$XDG_CONFIG_HOME/merels"
printf '[level easy]\ngames=7\nwins=4\nlosses=2\ndraws=1\nmost-kept=6\n' >"$conf"
session 'a7
resign
stats' --level=easy
counted easy 8 4 3 1
test "$(value 'level easy' most-kept)" = 6 || ui_problem "most-kept $(value 'level easy' most-kept)"
has "$out" 'Level easy: 8 games. You won 4, lost 3 and drew 1.'
ui_test 'statistics are added to those that were there'

forget
session 'set archive off
resign
terse' --level=easy
session 'resign' --level=easy
archived_is 0
counted easy 2 0 2 0
session 'resign' --level=easy --archive=on
archived_is 1
ui_test 'with the archive off a finished game is not kept'

# Settings.
forget
session 'level easy
terse
set quiet-limit 60
rules fifty
set quiet-limit 80
set side black' --level=hard --seed=3
for pair in level=easy verbosity=terse quiet-limit=80 rules=fifty side=black; do
	test "$(value settings "${pair%=*}")" = "${pair#*=}" || ui_problem "not kept: $pair"
done
lacks "$conf" seed
session 'set quiet-limit
set level
set side'
for text in 80 easy black; do
	has "$out" "$text"
done
session 'set level' --level=uct
has "$out" uct
test "$(value settings level)" = easy || ui_problem 'an option of the command line was kept'
ui_test 'what is set is kept for the next time, and options are not'

forget
mkdir -p "$XDG_CONFIG_HOME/merels" "$scratch/elsewhere"
cat >"$scratch/elsewhere/mine.conf" <<'END'
# my own words
[settings]
level=easy
# of a later version
sound-of-mills=bells

[level easy]
games=1
losses=1
longest=99

[other program]
key=value
END
ln -s "$scratch/elsewhere/mine.conf" "$conf"
session 'full
resign'
for text in '# my own words' '# of a later version' sound-of-mills=bells longest=99 \
	'[other program]' key=value level=easy verbosity=full; do
	has "$conf" "$text"
done
counted easy 2 0 2 0
test -L "$conf" || ui_problem 'the symbolic link was replaced'
cmp -s "$conf" "$scratch/elsewhere/mine.conf" || ui_problem 'the link leads elsewhere'
ui_test 'comments, unknown keys and a symbolic link stay as they were'

forget
mkdir -p "$XDG_CONFIG_HOME/merels"
printf '[settings\nlevel = easy\n' >"$conf"
cp "$conf" "$scratch/damaged"
session 'a7
terse
resign' --level=easy --log="$scratch/log"
aside=$(find "$XDG_CONFIG_HOME" -name 'merels.conf?*' ! -name '*.lock')
cmp -s "$aside" "$scratch/damaged" || ui_problem "set aside: $aside"
test "$(grep -c "$(basename "$aside")" "$out")" -eq 1 || ui_problem "said $(cat "$out")"
has "$scratch/log" "$(basename "$aside")"
counted easy 1 0 1 0
test "$(value settings verbosity)" = terse || ui_problem 'not set after the damage'
session turn
lacks "$out" "$(basename "$aside")"
printf 'broken again\n' >"$conf"
session terse
cmp -s "$aside" "$scratch/damaged" || ui_problem 'what was set aside first is lost'
test "$(find "$XDG_CONFIG_HOME" -name 'merels.conf?*' ! -name '*.lock' | wc -l)" -eq 2 ||
	ui_problem 'the second damaged file is lost'
printf '[settings]\nlevel=champion\nverbosity=full\ncolor=\n' >"$conf"
session 'set level
set verbosity'
has "$out" champion
has "$out" 'In the settings file color has no value.'
has "$out" 'Level medium.'
has "$out" 'Verbosity full.'
lacks "$conf" medium
ui_test 'a damaged settings file is set aside with one line and never overwritten'

# Several programs at once.
forget
for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
	printf 'a7\nresign\n' | timeout $guard "$merels" --level=easy >"$scratch/out$n" 2>&1 &
	pids="${pids:-} $!"
done
for pid in $pids; do
	wait "$pid" || ui_problem "ended with $?"
done
counted easy 20 0 20 0
archived_is 20
kept_number_is 0
ui_run --check "$archive" </dev/null
status_is 0
grep -h 'annot' "$scratch"/out* >>"$scratch/problems"
ui_test 'twenty programs that end a game at once lose nothing'

# Another file of settings.
forget
session 'terse
a7
resign' --config="$scratch/own.conf" --level=easy
has "$scratch/own.conf" verbosity=terse
has "$scratch/own.conf" losses=1
test ! -e "$conf" || ui_problem 'the usual file was written'
archived_is 1
ui_test 'with --config settings and statistics are in that file'

tap_done
