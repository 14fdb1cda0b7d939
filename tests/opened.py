"""Files that are none, or too large, under every name that the program opens: it says so, waits for
nothing and goes on. Text from outside, wherever it stands, acts on no terminal and no synthesizer."""

import os
import subprocess
import unicodedata

import tap

LARGE = 4 * 2**30 + 1


def folder(path):
    path.mkdir()


def large(path):
    with open(path, "wb") as file:
        file.truncate(LARGE)


def pair(path):
    path.symlink_to(f"{path.name}.other")
    (path.parent / f"{path.name}.other").symlink_to(path.name)


KINDS = {
    "folder": folder,
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "loop of links": pair,
    "file of 4 GB": large,
    "link to nothing": lambda path: path.symlink_to("nothing/here"),
}


class Home:
    def __init__(self, name):
        self.environment = tap.home(name)
        self.folder = tap.scratch / name
        self.config = self.folder / "config" / "merels" / "merels.conf"
        self.games = self.folder / "state" / "merels" / "games"
        self.archive = self.folder / "data" / "merels" / "games.pgn"
        for path in (self.config.parent, self.games, self.archive.parent):
            path.mkdir(parents=True)

    def run(self, *options, lines=""):
        return subprocess.run([tap.merels, *options], input=lines.encode(), cwd=self.folder,
                              env=self.environment, capture_output=True, timeout=60, check=False)


def refused(run):
    tap.check(run.returncode == 1, f"status {run.returncode}: {run.stdout} {run.stderr}")
    tap.check(run.stderr.count(b"\n") == 1, run.stderr)


def goes_on(run, *texts):
    tap.check(run.returncode == 0 and not run.stderr, f"{run.returncode} {run.stderr}")
    said = run.stdout.decode()
    for text in ("White places d6.", *texts):
        tap.check(text in said, f"no {text}: {said}")


def is_refused(kind, number):
    home = Home(f"named{number}")
    KINDS[kind](home.folder / "thing.pgn")
    for options in (["--check", "thing.pgn"], ["--replay=thing.pgn"], ["--review=thing.pgn"],
                    ["thing.pgn"]):
        # All records in a folder are judged.
        if kind != "folder" or "--check" not in options:
            refused(home.run("--no-config", *options))
    lines = "load thing.pgn\nreplay thing.pgn\nreview thing.pgn\nd6\nload thing.pgn\nposition\n"
    run = home.run("--no-config", "--opponent=human", lines=lines)
    goes_on(run, "....W...................", "Cannot read thing.pgn: ")


def is_passed_over(kind, number):
    """In the place of settings, a kept game and the archive."""
    home = Home(f"own{number}")
    KINDS[kind](home.config)
    goes_on(home.run("--level=easy", lines="d6\nterse\nfull\n"))
    home = Home(f"game{number}")
    KINDS[kind](home.games / "thing.pgn")
    goes_on(home.run("--level=easy", lines="games\nresume thing\nresume\nd6\nkeep mine\ngames\n"),
            "Game kept as mine.")
    home = Home(f"archive{number}")
    KINDS[kind](home.archive)
    run = home.run("--level=easy", lines="d6\nresign\n")
    goes_on(run, "White resigns.")
    home.run("--level=easy")
    text = home.config.read_text()
    tap.check("games=1\n" in text, text)
    tap.check(b"Nothing can be kept" in run.stdout or home.archive.exists(), run.stdout)


for at, name in enumerate(KINDS):
    tap.test(f"a {name} that is named as a record is refused", name, at)(is_refused)
    tap.test(f"a {name} in a place of the program's own hinders nothing", name, at)(is_passed_over)


STRANGE = "\x1b]0;x\x07\u202ertl\u2066\x9b2J\x85x"
RECORD = '[Event "{0}"]\n[White "{0}"]\n[Rules "{0}"]\n[Date "{0}"]\n\n{{{0}}} 1. d6 {{{0}}} d2 *\n'
LINES = """games
resume g
last
history
board
save {0}/x.pgn
load a.pgn
load b.pgn
load c.pgn
last
keep {0}
resume {0}
delete {0}
replay b.pgn
next
next
why
end
play
{0}
look {0}
set level {0}
help {0}
new rules={0}
position {0}
"""


def acts(data):
    """The characters of it that are not for reading."""
    return [one for one in data.decode("utf-8", "backslashreplace")
            if one != "\n" and unicodedata.category(one) in ("Cc", "Cf", "Cs", "Co", "Cn")]


@tap.test("characters from outside act on nothing that shows or speaks them")
def _():
    home = Home("strange")
    record = RECORD.format(STRANGE)
    (home.folder / "a.pgn").write_text(record)
    (home.folder / "b.pgn").write_text(record.replace(f'[Rules "{STRANGE}"]\n', ""))
    (home.folder / "c.pgn").write_text(record.replace("d2", f"d2{STRANGE}"))
    (home.games / "g.pgn").write_text((home.folder / "b.pgn").read_text())
    (home.games / f"h{STRANGE}.pgn").write_text(record)
    home.config.write_text(f"[settings]\nlevel={STRANGE}\nname={STRANGE}\nrules={STRANGE}\n")
    run = home.run("--log=log", "--speech=log:speech", lines=LINES.format(STRANGE))
    tap.check(run.returncode == 0, run.stderr)
    said = [run.stdout, run.stderr]
    for name in ("log", "speech"):
        said.append((home.folder / name).read_bytes())
        tap.check(said[-1], f"no {name}")
    for options in (["--check", "a.pgn", "b.pgn", "c.pgn"], ["--replay=a.pgn", "--no-input"],
                    ["--no-input", "c.pgn"], ["--review=c.pgn"], [f"--config=no/{STRANGE}"],
                    [f"--script={STRANGE}"], [f"--level={STRANGE}"], [f"--position={STRANGE}"],
                    [f"--log=no/{STRANGE}"], [f"--language={STRANGE}"], [f"--strange={STRANGE}"],
                    [f"--build-tables={STRANGE}"], [f"--seed={STRANGE}"], [STRANGE]):
        run = home.run(*options)
        said += [run.stdout, run.stderr]
    run = home.run("--no-config", "--strict", lines=f"{STRANGE}\n")
    said += [run.stdout, run.stderr]
    for text in said:
        tap.check(not acts(text), f"{acts(text)} in {text}")


tap.done()
