"""What screen readers speak and a braille display shows of the real program is what it says."""

import re
import subprocess

import listening
from tap import GUARD, check, done, home, merels, skip, test

listening.use_python_with("pyte", "sysv_ipc")

# A dozen turns with two mills and their takings, every kind of question and refusal; what is said
# twice in a row must be heard twice. Left out are words with a hyphen, which Fenrir calls a dash.
GAME = """a7 ~ d6 ~ look a7 ~ look a7 ~ d7 ~ board ~ b4 ~ d4 ~ a8 ~ d6 ~ d6 ~ bord ~ bord ~ yes ~
threats ~ g7 ~ turn ~ b6 ~ x g1 ~ take d6 ~ last ~ repeat ~ repeat ~ b6 ~ near b4 ~ lines b4 ~
f4 ~ b2 ~ take f4 ~ row 7 ~ column b ~ ring inner ~ moves ~ moves a7 ~ mills ~ count ~ history ~
g4 ~ e4 ~ white ~ b ~ mine ~ theirs ~ help ~ help look ~ go a7 ~ left ~ right ~ here ~ terse ~
d1 ~ d3 ~ board ~ a4 ~ moves ~ full ~ c4 ~ c3 ~ look c4 ~ normal ~ rules ~ stats ~ undo ~ redo ~
cancel ~ hint now ~ offer draw ~ xyzzy ~ 12"""
AGAINST_COMPUTER = "d6 ~ f4 ~ b4 ~ look d6 ~ g7 ~ a1 ~ board ~ threats ~ c3"
NAMED = "a7 ~ d6 ~ look a7 ~ board ~ d7 ~ b4 ~ golf 7 ~ take d6 ~ row 7"
# Nothing that takes more than a line of the terminal, which would break it within a word.
PLACED = "a7 ~ d6 ~ look a7 ~ board ~ d7 ~ b4 ~ outer top left ~ middle left ~ d6 ~ row 7"


def split(lines):
    return re.split(r" ~\s", lines)


PROMPT = re.compile(r"(White|Black|Take|Game over|W|B):|Resign\? yes or no:")
# What is heard of them: words, numbers, and pauses.
SPEAKABLE = re.compile(r"[A-Za-z0-9 ,.;:?'-]+")
NOTATION = re.compile(
    r"[a-g][1-7][-x]|[-x][a-g][1-7]|\d+[./]\d|\b(greater|less|bracket|slash|dot)\b"
)


def printed(lines, *options):
    """What the game says to the same lines where there is neither terminal nor prompt."""
    run = subprocess.run(
        [merels, "--no-config", *options],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        env=home("nobody"),
        encoding="ascii",
        timeout=GUARD,
    )
    check(run.returncode == 0 and not run.stderr, run.stderr)
    return run.stdout.splitlines()


def hear(reader, lines, *options):
    """Everything that is spoken from start to end, prompts included, answer by answer."""
    session = reader(*options)
    try:
        heard = [session.until(PROMPT)]
        heard += [session.type(line, PROMPT) for line in lines]
        session.keys("quit\r")
        check(session.ended() == 0, "not ended by quit")
        return heard
    finally:
        session.close()


def same(heard, expected):
    for n, (a, b) in enumerate(zip(heard, expected)):
        check(a == b, f"line {n} is {a!r}, and not {b!r}, after {heard[max(n - 4, 0):n]}")
    check(len(heard) == len(expected), f"{len(heard)} lines heard of {len(expected)}")


def hears_all(reader, typed, *options):
    lines = split(typed)
    heard = hear(reader, lines, *options)
    heard[0] = [line for line in heard[0] if line not in reader.GREETING]
    said = [line for answer in heard for line in answer if not PROMPT.fullmatch(line)]
    same(said, printed(lines, *options))
    for line, answer in zip(["the start"] + lines, heard):
        prompts = [said for said in answer if PROMPT.fullmatch(said)]
        check(len(prompts) == 1 and PROMPT.fullmatch(answer[-1]), f"{line}: {answer}")
        for said in answer:
            check(SPEAKABLE.fullmatch(said), f"signs are read aloud of {said!r}")
            check(not NOTATION.search(said), f"notation is read aloud: {said!r}")
            check(len(said) > 2 or PROMPT.fullmatch(said), f"{said!r} alone, after {line}")


def question(reader):
    """A question and its answers, which scripts are not asked."""
    session = reader("--opponent=human")
    try:
        session.until(PROMPT)
        check(session.type("resign", PROMPT) == ["Resign? yes or no:"], "the question")
        check(session.type("d6", PROMPT) == ["White places d6.", "Black:"], "another line")
        session.type("resign", PROMPT)
        answer = session.type("yes", PROMPT)
        check(answer == ["White wins: Black resigns.", "Game over:"], answer)
    finally:
        session.close()


for reader in (listening.Fenrir, listening.Yasr):
    reason = reader.missing()
    for what, function, arguments in (
        ("a game of two people", hears_all, (GAME, "--opponent=human")),
        ("a game against the computer", hears_all,
         (AGAINST_COMPUTER, "--level=easy", "--seed=5")),
        ("points by the names of the spelling alphabet", hears_all,
         (NAMED, "--opponent=human", "--names=nato", "--print-names=same")),
        ("points by their places", hears_all,
         (PLACED, "--opponent=human", "--names=places", "--print-names=same")),
        ("a question and what its answers do", question, ()),
    ):
        name = f"{reader.__name__} speaks all of {what}"
        if reason:
            skip(name, reason)
        else:
            test(name, reader, *arguments)(function)


def fitting(shown, bare):
    """The line with the prompt on it: both, if a cell for the cursor is left."""
    line = f"{shown} {bare}"
    return line if len(line) < listening.Braille.CELLS else None


def expected_prompt(said, bare, computer):
    """By the text that was printed alone: the last line said; after the computer's turn that turn,
    and what follows as far as it fits."""
    turns = [n for n, line in enumerate(said) if re.match(f"{computer} ", line)]
    if not turns:
        return fitting(said[-1], bare) or bare
    turn = turns[-1]
    shown = [fitting(" ".join(said[turn:end]), bare) for end in range(turn + 1, len(said) + 1)]
    return ([line for line in shown if line] or [bare])[-1]


def feel(lines, *options, computer="no side"):
    """Every line of the game, with its prompt, as the display shows it."""
    display = listening.Braille("--verbosity=terse", "--prompt=event", *options)
    felt = []
    last = ["New game. 2 players."]
    try:
        display.wait(lambda: display.screen.cursor.x and display.cells == display.window(),
                     "the first prompt")
        for line in lines:
            said, prompt = display.answer(f"{line}\r")
            bare = re.search(r"(W|B|Take|Game over): $|Resign\? yes or no: $", prompt)[0]
            last = said or last
            wanted = expected_prompt(last, bare, computer)
            check(prompt == wanted, f"{line}: {prompt!r} and not {wanted!r} after {said}")
            check(display.cells == prompt.rstrip(), f"{line}: {display.cells!r}, {prompt!r}")
            felt += said
        return felt
    finally:
        display.close()


def feels_a_game():
    plies = listening.plies_of_a_game(4, "--opponent=human", "--verbosity=terse")
    lines = [part for ply in plies for part in ply.replace("x", "\nx ", 1).split("\n")]
    felt = feel(lines, "--opponent=human")
    turns = [line for line in felt if re.match("[WB] .*[.]", line)]
    check(len(turns) >= len(plies), f"{len(turns)} turns felt of {len(plies)}")
    check(any("flies" in line for line in turns), "nobody flew")
    long = [line for line in felt if len(line) > listening.Braille.CELLS]
    check(not long, f"more than a line of cells: {long}")


def feels_computer():
    options = ("--level=easy", "--seed=7")
    plies = listening.plies_of_a_game(5, *options)
    felt = feel(plies, *options, computer="B")
    check(any("mill, takes" in line for line in felt if line[0] == "B"), "it closed no mill")
    check(felt[-2].startswith("You "), felt[-2:])


def feels_answers():
    """Answers, requests, refusals, and lines with prompts of all lengths about the 40 cells."""
    lines = split("""a7 ~ look a7 ~ board ~ d6 ~ d6 ~ d7 ~ a7 ~ b4 ~ g7 ~ b4 ~ d4 ~ x d6 ~ bord ~
lok ~ lokk ~ turn ~ last ~ repeat ~ repeat ~ position ~ last ~ threats ~ count ~ here ~ go d6 ~
up ~ set own off ~ moves notation ~ repeat ~ xyzzy ~ xyzzyxyzzy ~ help look ~ history ~ resign ~
no ~ resign ~ yes ~ undo ~ d6 ~ history notation ~ set prompt event ~ stats""")
    felt = feel(lines, "--opponent=human")
    lengths = {len(line) + len(" W: ") for line in felt}
    check({39, 40, 41} <= lengths, f"no line of 39 to 41 with its prompt: {sorted(lengths)}")


reason = listening.Braille.missing()
for what, function in (
    ("shows every event of a terse game on one line", feels_a_game),
    ("keeps the computer's turn before the prompt", feels_computer),
    ("shows each answer, request and refusal with the prompt where both fit", feels_answers),
):
    if reason:
        skip(f"a braille display {what}", reason)
    else:
        test(f"a braille display {what}")(function)

done()
