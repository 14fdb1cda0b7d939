#!/bin/sh
# What a record says besides its turns is saved again: its tags, its comments, its position in the
# form that it has. --check of files and folders.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

several=$srcdir/tests/replays/several.pgn
saved=$scratch/saved.pgn

# saved_from LINES: what is saved is good, and tells itself as before when it is saved once more.
saved_from() {
	rm -f "$saved" "$scratch/again.pgn"
	ui_type "$1
save $saved" --opponent=human
	status_is 0
	ui_type "load $saved
save $scratch/again.pgn" --opponent=human
	cmp -s "$saved" "$scratch/again.pgn" || ui_problem "saved again: $(cat "$scratch/again.pgn")"
	ui_run --check "$saved" </dev/null
	status_is 0
	err_is_empty
}

saved_from "load $several"
cat >"$scratch/expected" <<'END'
[Event "Summer"]
[Date "2026.7.20"]
[White "Anna"]
[Black "Bert"]
[Result "1-0"]
[Termination "time forfeit"]
[Site "PlayOK"]
[WhiteElo "1800"]

{A short game.} 1. d6 a1 {The corner?} 2. f6 a4 3. b6xa1 {The first mill.}
3... a7 {Bert's clock} 1-0

END
diff "$scratch/expected" "$saved" >>"$scratch/problems"
ui_test 'a game that was loaded keeps its tags and comments'

saved_from "load $several 3"
has "$saved" '[SetUp "1"]'
has "$saved" '[FEN "********/********/O*O*O*@* b p p 3 6 1 8 0 0 0 0 0 0 0 0 1"]'
has "$saved" '[White "Emil"]'
has "$saved" '1... a7 2. g1 *'
lacks "$saved" 'Position'
ui_test 'a position stays under the name that it was read under'

for end in '1-0|White wins, by the record.|' '1/2-1/2|Draw, by the record.|' \
	'0-1|Black wins on time.|time forfeit' '0-1|Black wins: White resigns.|resignation' \
	'1/2-1/2|Draw agreed.|agreement' '1-0|White wins, by the record.|abandoned'; do
	result=${end%%|*} why=${end##*|} said=${end#*|} said=${said%|*}
	printf '%s1. d6 d2 %s\n' "${why:+[Termination \"$why\"]
}" "$result" >"$scratch/claimed.pgn"
	saved_from "load $scratch/claimed.pgn"
	has "$saved" "d6 d2 $result"
	if [ "$why" ]; then
		has "$saved" "[Termination \"$why\"]"
	else
		lacks "$saved" Termination
	fi
	ui_type "load $saved" --opponent=human
	has "$out" "$said"
done
ui_test 'why a record ends is what it says, and nothing is added'

printf '[Termination "time forfeit"]\n1. d6 d2 0-1\n' >"$scratch/claimed.pgn"
saved_from "replay $scratch/claimed.pgn
end
play
resign"
has "$saved" '[Termination "resignation"]'
ui_test 'a reason that no longer holds is not kept'

saved_from "replay $several
3
play
d2
a7"
has "$saved" '{A short game.} 1. d6 a1 {The corner?} 2. f6 d2 3. a7 *'
has "$saved" '[White "Anna"]'
has "$saved" '[Termination "unfinished"]'
ui_test 'a game played on from a record keeps what still holds of it'

printf '1. f4\n\n1. d6 pass\n' >"$scratch/plain.pgn"
saved_from "load $scratch/plain.pgn"
has "$saved" '[Date "????.??.??"]'
ui_test 'a record without a date gets none'

for number in 0 3 99999999999999999999; do
	ui_type "load $scratch/plain.pgn $number" --opponent=human
	has "$out" "The file $scratch/plain.pgn holds 2 games."
done
ui_type "load $scratch/plain.pgn 2" --opponent=human
has "$out" 'Line 3, game 2, turn 2, pass: That is no turn.'
ui_test 'a game that is not there, or wrong, is answered by number and line'

saved_from "load $several
new
d6"
lacks "$saved" Anna
lacks "$saved" short
has "$saved" '[White "human"]'
ui_test 'a new game has nothing of the record before it'

printf '[White "human"]\n[Black "easy"]\n1. d6 {with } ; two } braces\nd2 *' >"$scratch/braces.pgn"
saved_from "load $scratch/braces.pgn
level medium"
has "$saved" '[Black "medium"]'
grep -qx '; with two } braces' "$saved" || ui_problem "$(cat "$saved")"
ui_test 'players of this program are written as they are, and braces kept'

# What is loaded, and played on, is kept and taken up again as it was.
printf '%s\n' "load $several 3" d7 'keep friday' quit | ui_run --level=easy --side=white
rm "$saved"
printf '%s\n' 'resume friday' "save $saved" b6 resign "save $scratch/over.pgn" quit | ui_run
status_is 0
has "$saved" '[White "Emil"]'
has "$saved" '[FEN "'
lacks "$saved" Plays
lacks "$saved" Counted
has "$XDG_DATA_HOME/merels/games.pgn" '[Black "Fay"]'
lacks "$XDG_DATA_HOME/merels/games.pgn" Plays
ui_test 'a record that is played on keeps its tags while it is kept and when it is archived'

printf '%s\n' "replay $several" 3 play 'level easy' quit | ui_run --opponent=human
printf '%s\n' "replay $several" 3 play d2 'keep monday' quit | ui_run --opponent=human
rm "$saved"
printf '%s\n' 'resume monday' replay 2 "save $saved" quit | ui_run
has "$out" 'Comment: The corner?'
has "$saved" '{A short game.} 1. d6 a1 {The corner?}'
has "$saved" '2. f6 d2'
ui_test 'its comments are kept, too'

records=$scratch/records
mkdir -p "$records/deep/er" "$records/empty" "$records/.hidden"
cp "$data/games.pgn" "$records/a.pgn"
cp "$data/illegal.pgn" "$records/deep/er/b"
cp "$srcdir/tests/replays/noise.pgn" "$records/.hidden/c.pgn"
cp "$srcdir/tests/replays/noise.pgn" "$records/deep/.d.pgn"
ui_run --check "$records" </dev/null
status_is 1
err_lines 8
out_is_empty
test "$(grep -c "^$records/deep/er/b:[0-9]*: game [1-8], ply [0-9]*: [a-gx1-7-]*: .*[.]$" "$err")" -eq 8 ||
	ui_problem "$(cat "$err")"
ui_run --check "$records/a.pgn" "$records/empty" </dev/null
status_is 0
err_is_empty
out_is_empty
ui_test 'a folder is checked with the folders in it, hidden files left out'

ln -s .. "$records/deep/loop"
mkfifo "$records/pipe"
ui_run --check "$records" </dev/null
status_is 1
err_lines 8
ui_test 'a folder that leads back to itself is checked once, and a pipe in it not read'

cp "$srcdir/tests/replays/noise.pgn" "$records/e.pgn"
ui_run --check "$records/nowhere" "$records/a.pgn" "$several" "$records/e.pgn" /dev/null </dev/null
status_is 1
err_lines 4
has "$err" "Cannot read $records/nowhere: No such file or directory."
has "$err" "$several:14: game 2, ply 2: 5: White is on d6."
has "$err" "$records/e.pgn:1: It is no text."
has "$err" 'Cannot read /dev/null: it is no ordinary file.'
ui_test 'each fault of several files is one line'

tap_done
