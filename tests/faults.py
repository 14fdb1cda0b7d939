"""Each call of the C library that keeps something fails once, or the program is killed there: every
turn that was announced is kept, or it was told that it could not be; statistics have every game once;
the settings file is whole; nothing is left lying about."""

import os
import re
import subprocess

import tap

merels = os.path.join(os.environ["builddir"], "tests", "merels-faults")
SLOW = bool(os.environ.get("MERELS_SLOW"))

MINE = "# mine\n[settings]\n# later\nbells=on\n\n[other]\nkey=value\n"
OWN = ("# mine", "# later", "bells=on", "[other]", "key=value")
LINES = """d6
set quiet-limit 60
d2
keep Friday
b4
set quiet-limit 70
f4
resign
again
d6
f4
"""
RECOVER = "resume\nhistory notation\nresign\n"
TOLD = "Nothing can be kept"

# How each call may fail. Where the disk flushes, only the disk knows.
FAILS = {
    "open": ("ENOSPC", "EDQUOT", "EROFS", "EMFILE", "EACCES", "EINTR"),
    "write": ("ENOSPC", "EDQUOT", "EIO", "EINTR", "short"),
    "rename": ("ENOSPC", "EDQUOT", "EROFS", "EIO"),
    "fsync": ("EIO", "ENOSPC", "EINTR"),
    "close": ("EIO", "EINTR", "ENOSPC"),
    "unlink": ("EROFS", "EIO", "EACCES"),
    "mkdir": ("ENOSPC", "EROFS", "EACCES"),
    "flock": ("ENOLCK", "EINTR", "EIO"),
}
# These hinder nothing, or nobody is left to be told.
HARMLESS = ("EINTR", "short", "kill")

counted = {}


class Home:
    """A home of somebody who has settings of his own."""

    def __init__(self, name):
        self.environment = tap.home(name)
        self.folder = tap.scratch / name
        self.config = self.folder / "config" / "merels" / "merels.conf"
        self.archive = self.folder / "data" / "merels" / "games.pgn"
        self.games = self.folder / "state" / "merels" / "games"
        self.reached = tap.scratch / f"{name}.reached"
        self.config.parent.mkdir(parents=True)
        self.config.write_text(MINE)

    def play(self, lines, *options, fault=None):
        environment = dict(self.environment)
        if fault:
            self.reached.unlink(missing_ok=True)
            environment.update(FAULTS=fault, FAULTS_BELOW=str(self.folder),
                               FAULTS_REACHED=str(self.reached))
        return subprocess.run([merels, "--level=easy", "--seed=1", *options], input=lines, text=True,
                              env=environment, capture_output=True, timeout=tap.GUARD, check=False)

    def age(self):
        """As if everything had been left long ago."""
        for path in self.folder.rglob("*"):
            if path.is_file():
                times = os.stat(path)
                os.utime(path, (times.st_atime, times.st_mtime - 7200))

    def left(self):
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*")
                      if path.is_file())

    def games_counted(self):
        found = re.search(r"(?s)\[level easy\]\ngames=(\d+)", self.config.read_text())
        return int(found[1]) if found else 0

    def games_archived(self):
        return self.archive.read_text().count("[Result") if self.archive.exists() else 0


def games_of(said):
    """The points of each game that were announced, in their order."""
    return [re.findall(r"^(?:White|Black) places (..)\.", game, re.M)
            for game in re.split(r"^New game\.", said, flags=re.M)[1:]]


def recovered(home):
    """Every unfinished game, resumed and resigned: its turns."""
    found = []
    for _ in range(4):
        run = home.play(RECOVER, "--strict")
        if run.returncode == 1 and "Unfinished games: none." in run.stdout:
            return found
        tap.check(run.returncode == 0 and not run.stderr, f"then: {run.stdout} {run.stderr}")
        turns = re.search(r"(?m)^(?:[a-g][1-7] ?)+$", run.stdout)
        tap.check(turns, f"then: {run.stdout}")
        found.append(turns[0].split())
    raise AssertionError(f"without end: {found}")


def check_words(run, how):
    tap.check(run.returncode == (-9 if how == "kill" else 0), f"status {run.returncode} {run.stderr}")
    tap.check(not run.stderr, run.stderr)
    for line in run.stdout.splitlines():
        tap.check(line.isprintable(), line)
    told = run.stdout.count(TOLD)
    most = 0 if how in HARMLESS else 2 if how.endswith("+") else 1
    tap.check(told <= most, f"told {told} times")


def check_settings(home, run, killed):
    text = home.config.read_text()
    for line in OWN:
        tap.check(text.count(line) == 1, f"{line} in {text}")
    limits = re.findall(r"^Quiet-limit (\d+),", run.stdout, re.M)
    if limits and TOLD not in run.stdout:
        done = [one for one in ("60", "70") if one >= limits[-1]] if killed else limits[-1:]
        tap.check(any(f"quiet-limit={one}\n" in text for one in done), f"{limits} and {text}")


def check_before(home, told, found):
    """What was announced before a disk was full for ever, and told to be, is there."""
    for whole, turns in zip(wanted, games_of(told) + [[], []]):
        kept = [one for one in found if one[:len(turns)] == turns]
        ended = len(turns) == len(whole) and home.games_counted()
        tap.check(len(turns) <= (whole is wanted[1]) or kept or ended, f"{found}, not {turns}")


def check_kept(home, run, how):
    told, killed = TOLD in run.stdout, how == "kill"
    announced = games_of(run.stdout) + [[], []]
    found = recovered(home)
    if how.endswith("+") and "White resigns." not in run.stdout.split(TOLD)[0]:
        check_before(home, run.stdout.split(TOLD)[0], found)
    games = 0
    for whole, turns in zip(wanted, announced):
        tap.check(whole[:len(turns)] == turns, f"{turns} of {whole}")
        kept = [one for one in found if one[:1] == whole[:1]]
        tap.check(len(kept) < 2, f"twice: {kept}")
        over = whole is wanted[0] and "White resigns." in run.stdout
        games += bool(kept or len(turns) > (whole is wanted[1]))
        tap.check(told or not (kept and over), f"over, and kept: {kept}")
        # Killed while the end was kept, and not yet told of. What only the computer has played is
        # not kept.
        ended = killed and whole is wanted[0] and len(turns) == len(whole)
        if not told and not over and len(turns) > (whole is wanted[1]):
            tap.check(ended or (kept and kept[0][:len(turns)] == turns), f"{found}, not {turns}")
    for what, number in (("counted", home.games_counted()), ("archived", home.games_archived())):
        tap.check(number <= games and (told or number == games), f"{number} {what}, not {games}")


def check_left(home):
    own = ["config/merels/.merels.conf.lock", "config/merels/merels.conf",
           "data/merels/.games.pgn.lock", "data/merels/games.pgn"]
    left = [name for name in home.left() if name not in own]
    tap.check(not left, f"left: {left}")


def strike(call, number, how):
    """Whether there was such a call."""
    home = Home(f"{call}-{number}-{how}")
    run = home.play(LINES, fault=f"{call}:{number}:{how}")
    if not home.reached.exists():
        return False
    counted[call] = counted.get(call, 0) + 1
    try:
        check_words(run, how)
        check_settings(home, run, how == "kill")
        home.age()
        check_kept(home, run, how)
        check_left(home)
    except AssertionError as failure:
        raise AssertionError(f"{call} {number} {how}: {failure}") from failure
    return True


def fails(call, kinds, step=1):
    """One call after the other; where there is time, each of them in each way."""
    tried, bad, step = 0, [], 1 if SLOW else step
    while True:
        one = [kinds[tried % len(kinds)]]
        try:
            if not all([strike(call, 1 + tried * step, how) for how in (kinds if SLOW else one)]):
                break
        except AssertionError as failure:
            bad.append(str(failure))
        tried += 1
    tap.check(tried, "no call was reached")
    tap.check(not bad, "\n".join(bad))


first = Home("whole")
wanted = games_of(first.play(LINES).stdout)
tap.check([len(turns) for turns in wanted] == [8, 5], wanted)

for name, ways in FAILS.items():
    often = 3 if name in ("open", "close", "mkdir") else 1
    tap.test(f"{name} fails, once where it is called", name, ways, often)(fails)
    tap.test(f"killed before {name}, where it is called", name, ("kill",), often)(fails)
for name, ways in (("write", ("ENOSPC+", "EDQUOT+")), ("open", ("EROFS+", "EACCES+"))):
    tap.test(f"from one {name} on, every one fails", name, ways, 3)(fails)


@tap.test("Game kept is said of what is kept, and of nothing else")
def _():
    home = Home("quit")
    run = home.play("d6\nd2\nquit\n", fault="write:4:ENOSPC+")
    tap.check(run.stdout.count(TOLD) == 2 and "Game kept." not in run.stdout, run.stdout)
    tap.check(recovered(home)[0][:3] == wanted[0][:3], "not what was told before")
    home = Home("room")
    run = home.play("d6\nd2\nquit\n", fault="write:4:ENOSPC")
    tap.check(run.stdout.count(TOLD) == 1 and "Game kept." in run.stdout, run.stdout)
    tap.check(recovered(home)[0][:4] == wanted[0][:4], "not all is kept")


@tap.test("killed where the same game was played before, it is there twice")
def _():
    for call in ("write", "unlink", "rename"):
        number = 1
        while True:
            home = Home(f"same-{call}-{number}")
            home.play("d6\nd2\nresign\n")
            home.play("d6\nd2\nresign\n", fault=f"{call}:{number}:kill")
            if not home.reached.exists():
                break
            left = recovered(home)
            games = 1 + (number > 1 or bool(left) or call == "unlink")
            numbers = home.games_counted(), home.games_archived()
            tap.check(numbers == (games, games), f"{call} {number}: {numbers}, not {games}")
            number += 1


print("# injected:", *(f"{name} {number}" for name, number in counted.items()))
tap.done()
