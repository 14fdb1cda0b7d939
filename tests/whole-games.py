"""Whole games through pipes: every level, every combination of players, to the end."""

import re
import subprocess

from asking import Asked, Choice
from tap import GUARD, check, done, merels, scratch, test


def play(session, seed):
    """Plays the human's turns to the end; takes whenever it can."""
    choice = Choice(seed)
    line = "# to the first question"
    while (moves := session.ask(line, "moves notation")) != "none":
        line = choice.of(moves)
    history = session.ask("# the end", "history notation")
    result = session.ask("# the end", "result notation")
    return history, result


def check_told(told, history, result):
    """Every turn and the result were said, the result after all turns."""
    turns = [line for line in told if re.match("(White|Black) (places|moves|flies) ", line)]
    check(len(turns) == len(history.split()), f"{len(turns)} turns told of {history}")
    sentence = {
        "1-0 pieces": "White wins: Black has 2 pieces left.",
        "0-1 pieces": "Black wins: White has 2 pieces left.",
        "1-0 blocked": "White wins: Black cannot move.",
        "0-1 blocked": "Black wins: White cannot move.",
        "1/2-1/2 repetition": "Draw: this position stands for the third time.",
        "1/2-1/2 limit": "Draw: 100 turns without a mill.",
    }[result]
    check(told.count(sentence) == 1, f"{result}: {told[-5:]}")
    check(told.index(sentence) > told.index(turns[-1]), told[-5:])


def tally(result, side):
    """How many games the human of that side won, lost and drew: one of the three."""
    won = "1-0" if side == "white" else "0-1"
    mark = result.split()[0]
    return [mark == won, mark not in (won, "1/2-1/2"), mark == "1/2-1/2"]


def statistics(user, level):
    config = (scratch / user / "config" / "merels" / "merels.conf").read_text()
    group = config.split(f"[level {level}]\n")[1].split("\n\n")[0]
    values = dict(pair.split("=") for pair in group.split())
    return [int(values[key]) for key in ("games", "wins", "losses", "draws", "most-kept")]


def kept_pieces(position, side):
    letter = "W" if side == "white" else "B"
    places, _, *hands = position.split()
    return places.count(letter) + int(hands[side == "black"])


LIMITS = {"easy": [], "medium": ["--depth=2"], "hard": ["--nodes=400"], "uct": ["--nodes=60"]}


def against(level, side):
    user = f"{level}-{side}"
    s = Asked(f"--level={level}", f"--side={side}", "--seed=7", *LIMITS[level], user=user)
    history, result = play(s, 5)
    position = s.ask("# how it stands", "position")
    told = s.close()
    check_told(told, history, result)
    won, lost, drawn = tally(result, side)
    check(told.count(f"You {won:d}, computer {lost:d}, draws {drawn:d}.") == 1, told[-5:])
    most = kept_pieces(position, side) if won else 0
    kept = statistics(user, level)
    check(kept == [1, won, lost, drawn, most], f"{result}, {position}: {kept}")
    archive = (scratch / user / "data" / "merels" / "games.pgn").read_text()
    check(archive.count("[Result") == 1, archive)
    check(not list((scratch / user / "state" / "merels" / "games").iterdir()), "a game is kept")


for name in LIMITS:
    for colour in ("white", "black"):
        test(f"a game against {name} as {colour} ends with result, tally and statistics",
             name, colour)(against)


@test("the games of a session add up, and most-kept is the most pieces kept in a win")
def _():
    s = Asked("--level=easy", "--seed=3", user="regular")
    sums, most, side, line = [0, 0, 0], 0, "white", "# the first"
    for number in range(8):
        s.ask(line, "moves notation")
        _, result = play(s, number)
        score = tally(result, side)
        sums = [a + b for a, b in zip(sums, score)]
        if score[0]:
            most = max(most, kept_pieces(s.ask("# how it stands", "position"), side))
        side, line = ("black" if side == "white" else "white"), ("again" if number % 2 else "new")
    told = s.close()
    check(sums[0] >= 2, f"too few wins to tell: {sums}")
    check(f"You {sums[0]}, computer {sums[1]}, draws {sums[2]}." in told, told[-5:])
    kept = statistics("regular", "easy")
    check(kept == [8, *sums, most], f"{kept}, not {sums} {most}")


def combination(white, black):
    """The same game twice; saved, checked, loaded and replayed."""
    options = (f"--white={white}", f"--black={black}", "--seed=11", "--nodes=60")
    games = []
    record = scratch / f"{white}-{black}.pgn"
    for _ in range(2):
        s = Asked(*options)
        games.append(play(s, 9))
        record.unlink(missing_ok=True)
        s.ask(f"save {record}", "position")
        told = s.close()
        check_told(told, *games[-1])
        humans = (white, black).count("human")
        check(any(line.startswith("You ") for line in told) == (humans == 1), told[-3:])
    check(games[0] == games[1], games)
    history, result = games[0]
    run = subprocess.run([merels, "--check", record], capture_output=True, timeout=GUARD)
    check(run.returncode == 0 and not run.stderr, run.stderr)
    run = subprocess.run([merels, "--no-config", "--no-input", f"--replay={record}"],
                         capture_output=True, timeout=GUARD, encoding="ascii")
    check_told(run.stdout.splitlines(), history, result)
    s = Asked()
    check(s.ask(f"load {record}", "history notation") == history, "loaded otherwise")
    check(s.ask("# and", "result notation") == result, "loaded otherwise")
    s.close()


for first, second in (("human", "human"), ("human", "easy"), ("easy", "human"),
                      ("human", "medium"), ("hard", "human"), ("easy", "medium"),
                      ("uct", "easy"), ("hard", "uct")):
    test(f"{first} against {second}: the same game twice, saved and replayed",
         first, second)(combination)


@test("another seed gives another game")
def _():
    games = set()
    for seed in range(4):
        s = Asked("--white=easy", "--black=easy", f"--seed={seed}")
        games.add(play(s, 1))
        s.close()
    check(len(games) == 4, f"{len(games)} games of 4 seeds")


done()
