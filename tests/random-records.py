"""Records that were damaged at random, in any dialect, and bytes at random: --check judges each,
with one line for each fault, and never ends otherwise."""

import random
import re
import subprocess

import tap

SAMPLES = [
    (tap.data / "games.pgn").read_bytes(),
    (tap.data / "illegal.pgn").read_bytes(),
    (tap.data.parent / "records.txt").read_bytes(),
]
WORDS = b"""d6 1. 5 10-1x23 xg7 a1->a4 Place take to \xc3\x97 \xe2\x86\x92 ( ) { } ; % # $5 [White "] *
1-0 \xc2\xbd \xef\xbb\xbf \x00 \xff \r\n \n \t a7xd7xg7 25 d4 12) [FEN""".split(b" ")


def damaged(chance):
    sample = chance.choice(SAMPLES)
    start = chance.randrange(len(sample))
    text = bytearray(sample[start : start + chance.randint(1, 1500)])
    for _ in range(chance.randint(0, 12)):
        at = chance.randint(0, len(text))
        text[at : at + chance.randint(0, 3)] = chance.choice(WORDS)
    return bytes(text)


def noise(chance):
    return b" ".join(chance.choice(WORDS) for _ in range(chance.randint(0, 200)))


def check(seed):
    chance = random.Random(seed)
    folder = tap.scratch / f"records{seed}"
    folder.mkdir()
    for number in range(150):
        text = chance.choice([damaged, damaged, noise, lambda c: c.randbytes(300)])(chance)
        (folder / f"{number}.pgn").write_bytes(text)
    run = subprocess.run(
        [tap.merels, "--no-config", "--check", folder],
        capture_output=True,
        timeout=tap.GUARD,
        check=False,
    )
    tap.check(run.returncode == 1, f"seed {seed}: status {run.returncode}\n{run.stderr[-800:]}")
    tap.check(not run.stdout, f"seed {seed}: {run.stdout[:800]}")
    for line in run.stderr.decode().splitlines():
        tap.check(
            re.fullmatch(r".*/\d+\.pgn:\d+: .+[.?]", line),
            f"seed {seed}: {line}",
        )


for number in range(8):
    tap.test(f"folder {number} of damaged records is judged to its end", number)(check)

tap.done()
