#!/bin/sh
# --replay tells of each recorded game every turn, every taking, each change of phase and the
# result: counted in the records by other means than the program's.
# shellcheck source=tests/tap.sh
. "${srcdir:?}/tests/tap.sh"
# shellcheck source=tests/ui.sh
. "$srcdir/tests/ui.sh"

# Lines "GAME PLIES TAKINGS PLACED FLY RESULT": PLACED is 1 if the last hand became empty on the
# way, FLY the number of sides that came down to three pieces with an empty hand.
awk '
	function begin(position,  parts, i) {
		split(position, parts, " ")
		to_move = parts[2] == "b"
		hand[0] = parts[3]; hand[1] = parts[4]
		have[0] = hand[0] + gsub(/W/, "W", parts[1])
		have[1] = hand[1] + gsub(/B/, "B", parts[1])
		flies[0] = !hand[0] && have[0] <= 3; flies[1] = !hand[1] && have[1] <= 3
		placing = hand[0] + hand[1] > 0
		plies = takings = placed = fly = 0
	}
	function finish() {
		# An end is said instead of the change of phase.
		if (result != "*" && placed == plies) placed = 0
		if (plies) print game, plies, takings, (placed > 0), fly, result
	}
	function over(token) { return token ~ /^(1-0|0-1|1\/2-1\/2|\*)$/ }
	/^\[Event/ { finish(); game++; begin("........................ w 9 9") }
	/^\[Position/ { split($0, quoted, "\""); begin(quoted[2]) }
	/^\[/ { next }
	{
		for (i = 1; i <= NF; i++) {
			if ($i ~ /^[0-9]+\.+$/) continue
			if (over($i)) { result = $i; continue }
			plies++
			if ($i !~ /-/) hand[to_move]--
			n = gsub(/x/, "x", $i)
			takings += n
			have[!to_move] -= n
			if (placing && hand[0] + hand[1] == 0) { placing = 0; placed = plies }
			for (s = 0; s < 2; s++)
				if (!flies[s] && !hand[s] && have[s] == 3) { flies[s] = 1; fly++ }
			to_move = !to_move
		}
	}
	END { finish() }' "$data/games.pgn" >"$scratch/recorded"

# The same of what was said.
heard() {
	awk -v turn="$1" -v taking="$2" -v placed_line="$3" -v fly_line="$4" '
		function finish() { if (game) print game, plies, takings, placed, fly, result }
		/^Game [0-9]+/ {
			finish(); game++; plies = takings = placed = fly = 0; result = "*"
			next
		}
		$0 ~ turn { plies++ }
		$0 ~ taking { takings++ }
		$0 ~ placed_line { placed++ }
		$0 ~ fly_line { fly++ }
		/^W(hite)? wins/ { result = "1-0" }
		/^B(lack)? wins/ { result = "0-1" }
		/^Draw[:,]/ { result = "1/2-1/2" }
		END { finish() }' "$out" >"$scratch/heard"
	diff "$scratch/recorded" "$scratch/heard" >>"$scratch/problems"
}

games=$(($(wc -l <"$data/games.tsv") - 1))
test "$(wc -l <"$scratch/recorded")" -eq $games ||
	ui_problem "$(wc -l <"$scratch/recorded") games read from games.pgn"
for verbosity in normal full; do
	ui_run --no-config --no-input --verbosity=$verbosity --replay="$data/games.pgn" </dev/null
	status_is 0
	err_is_empty
	heard '^(White|Black) (places|moves|flies) ' ' takes ' '^All pieces are placed' ' may fly'
	test "$(grep -c "^Game [0-9]* of ${games}[.]" "$out")" -eq "$games" ||
		ui_problem "$(grep -m 1 ^Game "$out")"
	ui_test "a replay tells everything, $verbosity"
done
ui_run --no-config --no-input --verbosity=terse --replay="$data/games.pgn" </dev/null
status_is 0
heard '^[WB] ([a-g][1-7]|flies)' ' takes ' '^Placing over' ' may fly'
ui_test 'a replay tells everything, terse'

# What is said line by line never leaves a braille display, or a screen.
awk 'length > 40' "$out" >>"$scratch/problems"
ui_test 'no terse line of a game is longer than 40 columns'
ui_run --no-config --no-input --replay="$data/games.pgn" </dev/null
awk 'length > 80' "$out" >>"$scratch/problems"
ui_test 'no normal line of a game is longer than 80 columns'

cat "$data/illegal.pgn" "$data/games.pgn" >"$scratch/mixed.pgn"
ui_run --no-config --no-input --replay="$scratch/mixed.pgn" </dev/null
status_is 1
err_lines 8
test "$(grep -c '^Game ' "$out")" -eq $games || ui_problem "$(grep -c '^Game ' "$out") games told"
ui_test 'a bad game is reported and the others are told'

# Stepping on from the end of the last game.
awk '/^\[Event/ { n++ } n == 4' "$data/games.pgn" >"$scratch/one.pgn"
printf '%s\n' start position next n history\ notation end position result\ notation back \
	position 4 history\ notation 1.\ d6 >"$scratch/in"
ui_run --no-config --replay="$scratch/one.pgn" <"$scratch/in"
status_is 0
for text in '........................ w 9 9' 'b4 d2' 'BBWWWW.B..W..BW.BWBBW.WB w 0 0' \
	'1/2-1/2 repetition' 'b4 d2 d6 f4' 'White places b4.' 'Black places d2.'; do
	has "$out" "$text"
done
ui_test 'after a replay its last game is stepped through'

tap_done
