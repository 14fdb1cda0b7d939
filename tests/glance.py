"""What a player asks the board most: one line typed, at most two lines heard, and true."""

import random
import subprocess
import wave

from tap import GUARD, check, data, done, merels, scratch, skip, test

VERBOSITIES = ("terse", "normal", "full")
MARK = "xyzzy"


def ask(lines, questions, *options):
    """What is heard of each question, typed after the lines: a list of lines each."""
    log = scratch / "heard"
    log.unlink(missing_ok=True)
    typed = list(lines) + [MARK] + [line for question in questions for line in (question, MARK)]
    program = subprocess.run(
        [merels, "--no-config", "--opponent=human", f"--speech=log:{log}", *options],
        input="\n".join(typed), capture_output=True, text=True, timeout=GUARD, check=False)
    check(program.returncode == 0 and not program.stderr, program.stderr)
    answers = [[]]
    for line in log.read_text().split("\n"):
        if line.startswith(f"Unknown word {MARK}"):
            answers.append([])
        else:
            answers[-1].append(line)
    check(len(answers) == len(questions) + 2, f"{answers} to {questions}")
    return answers[1:-1]


# What is asked, of a position with the turns before it, and what must be heard in few and in many
# words: parts of the answer.
TAKING = ["position WW....BBB....WW...B..... w 0 0", "g4-g7"]
ENEMY = ["position BB....WWW....BB...W..... w 0 0"]
QUESTIONS = {
    "where are my pieces": [
        (ENEMY, "mine", ["c5 d5 e5 b2"], ["a7"]),
        (ENEMY, "where are my pieces", ["c5 d5 e5 b2"], ["a7"]),
        (ENEMY, "board", ["White 4, c5 d5 e5 b2.", "Black 4, a7 d7 f4 g4."], [])],
    "where may I take": [
        (TAKING, "turn", ["take b2"], ["c5"]),
        (TAKING, "moves", ["Take b2."], ["c5"]),
        (TAKING, "where may I take", ["Take b2."], ["c5"]),
        (TAKING, "help", ["Take b2."], ["c5"])],
    "what can this piece do": [
        (TAKING[:1], "moves g4", ["g7", "g1", "mill"], ["f4", "e4"]),
        (TAKING[:1], "moves c5", ["c4"], ["mill"]),
        (TAKING[:1] + ["look g4"], "what can this piece do", ["g7", "g1", "mill"], ["f4", "e4"])],
    "can the enemy complete a mill": [
        (ENEMY, "threats", ["Black can close a mill,", "g4 to g7. White cannot."], []),
        (ENEMY, "can the enemy complete a mill next turn",
         ["Black can close a mill,", "g4 to g7. White cannot."], []),
        (TAKING[:1], "threats", ["White can close a mill,", "g4 to g7. Black cannot."], [])],
    "how did we get here": [
        (["d6", "a7", "d7", "d2", "d5 x a7"], "history",
         ["Turn 1, White d6.", "Turn 4, Black d2.", "Turn 5, White d5 taking a7."], []),
        (["d6", "a7", "d7", "d2", "d5 x a7"], "how did we get here",
         ["Turn 1, White d6.", "Turn 4, Black d2.", "Turn 5, White d5 taking a7."], []),
        (["d6", "a7", "d7", "d2", "d5 x a7"], "last", ["White", "d5", "d7 d6 d5", "took a7"], [])],
    "how long until the draw": [
        (["position WW....BBB....WW...B..... w 0 0", "g4-g1", "c5-c4", "g1-g4"], "count",
         ["3 of 100", "Draw in 97."], []),
        (["position WW....BBB....WW...B..... w 0 0", "g4-g1", "c5-c4", "g1-g4"],
         "how long until the draw", ["3 of 100", "Draw in 97."], [])],
}


def short(heard):
    check(0 < len([line for line in heard if line]) <= 2, heard)


for name, cases in QUESTIONS.items():
    @test(name + ", in at most two lines", cases)
    def _(cases):
        for verbosity in VERBOSITIES:
            for lines, question, parts, others in cases:
                heard, = ask(lines, [question], f"--verbosity={verbosity}")
                if question != "help":
                    short(heard)
                for part in parts:
                    check(any(part in line for line in heard), (verbosity, question, heard, part))
                for part in others:
                    check(not any(part in line for line in heard), (verbosity, heard, part))


@test("the answers are as short at any time of a game")
def _():
    times = ("3", "12", "18", "19", "30", "41", "end")
    questions = ("mine", "theirs", "board", "turn", "moves d7", "threats", "last", "history",
                 "count", "news", "mills")
    for verbosity in VERBOSITIES:
        for time in times:
            for heard in ask([f"replay {data / 'games.pgn'}", time], questions,
                             f"--verbosity={verbosity}"):
                short(heard)


def seconds(lines, *options):
    path = scratch / "heard.wav"
    program = subprocess.run(
        [merels, "--no-config", "--opponent=human", "--rate=175", f"--speech=wav:{path}", *options],
        input="".join(line + "\n" for line in lines), capture_output=True, text=True,
        timeout=GUARD, check=False)
    if "wav" in program.stdout or not path.exists():
        return None
    with wave.open(str(path)) as sound:
        return sound.getnframes() / sound.getframerate()


# Letters are what the listener waits for; the other names are longer, and must not get longer yet.
LIMITS = {"letters": 14, "numbers": 18, "nato": 20, "anna": 20, "places": 21}


def board_time(names, limit):
    cells = list("W" * 9 + "B" * 9 + "." * 6)
    for seed in range(3):
        random.Random(seed).shuffle(cells)
        for verbosity in VERBOSITIES:
            options = (f"--names={names}", f"--verbosity={verbosity}",
                       f"--position={''.join(cells)} w 0 0")
            heard = seconds(["board"], *options) - seconds([], *options)
            check(heard <= limit, f"{heard:.1f} seconds for {''.join(cells)}, {verbosity}")


# Without a synthesizer there is nothing to time.
VOICE = "wav:" in subprocess.run([merels, "--help"], capture_output=True, text=True).stdout
for names, limit in LIMITS.items() if VOICE else ():
    claim = f"18 pieces are heard in {limit} seconds at 175 words a minute, {names}"
    if seconds([]) is None:
        skip(claim, "a voice")
    else:
        test(claim, names, limit)(board_time)

done()
