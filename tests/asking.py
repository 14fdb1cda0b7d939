"""The program behind pipes, and a player who types there."""

import re
import subprocess

from tap import GUARD, check, home, merels


class Asked:
    """The program behind pipes, asked line by line. Every line that it says is in told."""

    NOTATION = re.compile(
        r"none|[a-g][1-7](?:[-x ][-a-g1-7x ]*)?"
        r"|\* unfinished|(?:[01]-[01]|1/2-1/2) [a-z]+|[WB.]{24} [wb] \d \d"
    )

    def __init__(self, *options, user=None):
        options = [*options] if user else [*options, "--no-config"]
        self.program = subprocess.Popen(
            ["timeout", str(GUARD), merels, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=home(user or "nobody"),
            encoding="ascii",
        )
        self.told = []

    def ask(self, line, question):
        """Types both; the answer to the question, a line of notation."""
        self.program.stdin.write(f"{line}\n{question}\n")
        self.program.stdin.flush()
        while True:
            answer = self.program.stdout.readline()
            check(answer, f"ended at {line!r} after {self.told[-9:]}")
            answer = answer.rstrip("\n")
            if self.NOTATION.fullmatch(answer):
                return answer
            self.told.append(answer)

    def close(self):
        """The end of the input; all that was said."""
        rest, errors = self.program.communicate()
        self.told += rest.splitlines()
        check(self.program.returncode == 0, f"status {self.program.returncode}: {errors}")
        check(not errors, errors)
        return self.told


class Choice:
    """Chooses turns, the same everywhere; one that takes, if there is any."""

    def __init__(self, seed):
        self.state = seed

    def of(self, moves):
        plies = [ply for ply in moves.split() if "x" in ply] or moves.split()
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return plies[(self.state >> 8) % len(plies)]
