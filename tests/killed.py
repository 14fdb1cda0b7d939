"""The program is ended at random points of random games, in every way in which that happens: the
next start has every turn that was announced, and statistics have each finished game once."""

import os
import random
import re
import signal
import subprocess
import time

import tap
from asking import Asked, Choice

TIMES = 500 if os.environ.get("MERELS_SLOW") else 60
OPTIONS = ("--level=easy", "--verbosity=normal")
STEP = re.compile(r"^(White|Black) (?:places|moves|flies) ", re.M)
WAYS = ("kill", "kill", "kill", "term", "hang up", "reader")
faulty = os.path.join(os.environ["builddir"], "tests", "merels-faults")


class Game:
    """One that is played to its end, the same each time."""

    def __init__(self, seed):
        self.options = (*OPTIONS, f"--seed={seed}", f"--side={random.choice(('white', 'black'))}")
        self.mine = []
        s, choice = Asked(*self.options), Choice(seed)
        line = "# to the first question"
        while (moves := s.ask(line, "moves notation")) != "none":
            line = choice.of(moves)
            self.mine.append(line)
        self.turns = s.ask("# the end", "history notation").split()
        s.close()

    def lines(self):
        return "\n".join([*self.mine, ""]).encode()


class Home:
    def __init__(self, name):
        self.environment = tap.home(name)
        self.folder = tap.scratch / name
        self.count = 0

    def run(self, lines, *options):
        run = subprocess.run([tap.merels, *OPTIONS, *options], input=lines, env=self.environment,
                             capture_output=True, timeout=tap.GUARD, text=True, check=False)
        tap.check(not run.stderr or "--strict" in options, run.stderr)
        return run

    def counted(self):
        path = self.folder / "config" / "merels" / "merels.conf"
        found = path.exists() and re.search(r"(?m)^games=(\d+)", path.read_text())
        return int(found[1]) if found else 0

    def archived(self):
        path = self.folder / "data" / "merels" / "games.pgn"
        return path.read_text().count("[Result") if path.exists() else 0

    def take_up(self):
        """The turns of the game that was left, which is then given up; None without one."""
        run = self.run("resume\nhistory notation\nresign\n", "--strict")
        if run.returncode == 1 and "Unfinished games: none." in run.stdout:
            return None
        tap.check(run.returncode == 0, f"{run.stdout} {run.stderr}")
        return run.stdout.splitlines()[-4 if "Type again" in run.stdout else -3].split()


def end(program, way):
    if way == "reader":
        program.stdout.close()
    else:
        program.send_signal({"kill": signal.SIGKILL, "term": signal.SIGTERM,
                             "hang up": signal.SIGHUP}[way])


def cut(home, game, way, after):
    """Plays until so much was said; what was said."""
    program = subprocess.Popen([tap.merels, *game.options], env=home.environment, bufsize=0,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
    program.stdin.write(game.lines())
    program.stdin.close()
    said = b""
    while len(said) < after and (more := program.stdout.read(after - len(said))):
        said += more
    time.sleep(random.random() * 0.003)
    end(program, way)
    if way != "reader":
        said += program.stdout.read()
    errors = program.stderr.read()
    program.wait(tap.GUARD)
    program.stderr.close()
    program.stdout.close()
    tap.check(errors.count(b"\n") <= (way == "reader"), f"{way}: {errors}")
    return said.decode()


def survives(home, game, way, after):
    said = cut(home, game, way, after)
    # A last line that is cut off was not announced, nor was what a part of a line says.
    told = [line for line in said.splitlines(keepends=True) if line.endswith("\n")]
    turns = len(STEP.findall("".join(told)))
    left = home.take_up()
    played = game.turns[:turns]
    where = f"{way} after {after} bytes, {turns} turns"
    if left:
        tap.check(left[:turns] == played, f"{where}: {left}, not {played}")
    human = turns > ("--side=black" in game.options)
    home.count += bool(left or human)
    tap.check(left or not human or home.archived() == home.count, f"{where}: nothing is left")
    tap.check(home.counted() == home.count, f"{where}: {home.counted()}, not {home.count} counted")
    tap.check(home.archived() == home.count, f"{where}: {home.archived()} archived")


def whole(game):
    run = subprocess.run([tap.merels, "--no-config", *game.options], input=game.lines(),
                         capture_output=True, timeout=tap.GUARD, check=False)
    return len(run.stdout)


random.seed(8)
games = [Game(seed) for seed in range(TIMES // 12)]
length = [whole(game) for game in games]
somebody = Home("somebody")


@tap.test(f"ended {TIMES} times at random points of random games, nothing is lost")
def _():
    for number in range(TIMES):
        one = random.randrange(len(games))
        # Some at the very end, where a game becomes a number.
        after = random.choice((random.randrange(length[one]), length[one] - random.randrange(150)))
        survives(somebody, games[one], random.choice(WAYS), after)


@tap.test("a home that vanishes is made again, with the whole game")
def _():
    s = Asked(*OPTIONS, "--seed=1", user="mover")
    s.ask("d6", "position")
    os.rename(tap.scratch / "mover", tap.scratch / "moved")
    s.ask("d2", "position")
    turns = s.ask("b4", "history notation").split()
    s.close()
    home = Home("mover")
    tap.check(home.take_up()[: len(turns)] == turns, turns)
    tap.check(home.counted() == 1, "not counted")


@tap.test("a clock that jumps loses nothing")
def _():
    game = games[0]
    home = Home("traveller")
    home.environment["FAULTS_CLOCK"] = "jumps"
    lines = game.lines() + b"again\nd6\nc4\nd2\nhistory notation\n"
    for number in range(1, 4):
        run = subprocess.run([faulty, *game.options], input=lines, env=home.environment,
                             capture_output=True, timeout=tap.GUARD, text=False, check=False)
        tap.check(run.returncode == 0 and not run.stderr, run.stderr)
        turns = run.stdout.decode().splitlines()[-1].split()
        tap.check(len(turns) > 3, turns)
        left = home.take_up()
        tap.check(left[: len(turns)] == turns, f"{left}, not {turns}")
        tap.check(home.counted() == home.archived() == 2 * number, f"{home.counted()} counted")


tap.done()
