"""Random lines, made of what people type and of what they do not, neither end the program nor bring
a word on standard error, and the game can be told in notation afterwards."""

import random
import re
import subprocess

import tap

POINTS = """a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1
d4 a2 h1 a8 d d0 17 46 2""".split()
COMMANDS = """last repeat turn white black mine theirs board look near lines row column ring moves mills
threats count history diagram result undo redo cancel offer accept decline resign yes no new again
save load games resume position replay next back start end play set terse normal full level rules
stats help learn lessons answer leave l r t w b p k n m h u y ? take place move x - to and""".split()
OTHERS = """all notation 1 2 3 7 9 23w 23b draw large human black=human opponent=human level=easy hard
fifty double-mill=two protected=keep flying=no quiet-limit=3 0 position on off easy medium outer
inner middle top left alpha seven . , \u00d7 \u2192 /nowhere/game \u00e9 \x01 quiet
position=W..B...W.....B.B...B...W""".split()
POSITIONS = [
    row.split("\t")[1]
    for row in (tap.data.parent / "perft.tsv").read_text().splitlines()[1:]
]
OPTIONS = [
    ["--opponent=human"],
    ["--level=easy"],
    ["--opponent=human", "--double-mill=two", "--verbosity=terse"],
    ["--opponent=human", "--protected=keep", "--verbosity=full"],
    ["--depth=1", "--flying=no"],
]


def line(chance):
    kind, one = chance.random(), chance.choice
    if kind < 0.35:
        first, second, third = one(POINTS), one(POINTS), one(POINTS)
        forms = "{0}", "{0}-{1}", "{0} {1}", "{0}x{1}", "{0}-{1}x{2}", "{0} to {1} take {2}"
        return one(forms).format(first, second, third)
    if kind < 0.5:
        return one(["x ", "take ", ""]) + one(POINTS) + one(["", " " + one(POINTS)])
    if kind < 0.55:
        return "position " + one(POSITIONS)
    if kind < 0.8:
        return one(COMMANDS) + one(["", " " + one(POINTS + OTHERS)])
    return " ".join(one(COMMANDS + OTHERS + POINTS) for _ in range(chance.randint(1, 5)))


def session(seed):
    chance = random.Random(seed)
    lines = [line(chance) for _ in range(300)] + ["history notation", "result notation", "position"]
    run = subprocess.run(
        [tap.merels, "--no-config", "--seed=1", *chance.choice(OPTIONS)],
        input=("\n".join(lines) + "\n").encode(),
        capture_output=True,
        cwd=tap.scratch,
        timeout=tap.GUARD,
        check=False,
    )
    tap.check(run.returncode == 0, f"seed {seed}: status {run.returncode}\n{run.stderr[-800:]}")
    tap.check(not run.stderr, f"seed {seed}: {run.stderr[:800]}")
    answers = run.stdout.decode().splitlines()[-3:]
    tap.check(re.fullmatch(r"none|[a-gx1-7 -]+", answers[0]), f"seed {seed}: {answers}")
    tap.check(re.fullmatch(r"[^ ]+ [a-z]+", answers[1]), f"seed {seed}: {answers}")
    tap.check(re.fullmatch(r"[WB.]{24} [wb] \d \d", answers[2]), f"seed {seed}: {answers}")


for number in range(12):
    tap.test(f"session {number} of random lines is answered to its end", number)(session)

tap.done()
