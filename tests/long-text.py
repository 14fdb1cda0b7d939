"""A language of long texts, twice as long as English, with the words of German: scripts come to the
same positions, and neither prompts nor completion nor the arrow keys break at a terminal."""

import os
import pathlib
import re
import shutil
import struct
import subprocess

import listening
from tap import GUARD, check, data, done, home, scratch, skip, test

builddir, tests = pathlib.Path(os.environ["builddir"]), data.parent
program = builddir / "tests" / "merels-scratch-locale"
READLINE = bool(os.environ.get("READLINE_LIBS", "yes"))
LONG_PROMPT = "Dear player, "


def read_catalogue(data):
    """The messages of a file as programs read it, each with its translation."""
    _, _, count, originals, translations = struct.unpack("<5I", data[:20])

    def text(table, n):
        length, offset = struct.unpack_from("<2I", data, table + 8 * n)
        return data[offset:offset + length].decode()

    return {text(originals, n): text(translations, n) for n in range(count)}


def write_catalogue(messages):
    """The other way round: tables of lengths and offsets, and the texts in order."""
    pairs = sorted((key.encode(), value.encode()) for key, value in messages.items())
    tables, texts, offset = [], b"", 28 + 16 * len(pairs)
    for column in (0, 1):
        for pair in pairs:
            tables.append(struct.pack("<2I", len(pair[column]), offset + len(texts)))
            texts += pair[column] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + b"".join(tables) + texts


def lengthened(text):
    if text.endswith(" "):
        return LONG_PROMPT + text
    return text + " " + re.sub(r"%(\d\$)?[a-z]", "so much", text)


def long_language(messages):
    """Words that stand inside of sentences, or are typed, are those of the language."""
    return {
        key: value if not key or key.startswith("item") else
        "\0".join(lengthened(form) for form in key.split("\4")[-1].split("\0"))
        for key, value in messages.items()
    }


def make():
    short = scratch / "de.mo"
    subprocess.run(["msgfmt", "-o", short, tests.parent / "po" / "de.po"], check=True, timeout=GUARD)
    folder = builddir / "tests" / "locale" / "de_QZL" / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    messages = read_catalogue(short.read_bytes())
    (folder / "merels.mo").write_bytes(write_catalogue(long_language(messages)))


def build_endings():
    """Since each session would work them out anew."""
    for flying in ("yes", "no"):
        subprocess.run([program, "--no-config", f"--flying={flying}", "--build-tables=4"],
                       check=True, capture_output=True, timeout=GUARD, env=home("reader"))


NOTATION = re.compile(
    r"[WB.]{24} [wb] \d \d|(\*|[01]-[01]|1/2-1/2) [a-z]+|([a-g][1-7](-[a-g][1-7])?(x[a-g][1-7])* ?)+"
)


def said(language, script, *options):
    """What a session is answered, and its exit status."""
    first = script.read_text().split("\n")[0]
    if first.startswith("# options:"):
        options = (*first.split()[2:], *options)
    run = subprocess.run(
        [program, f"--language={language}", "--no-config", "--seed=1", "--nodes=2000", *options,
         f"--script={script}"],
        cwd=tests / "replays", capture_output=True, timeout=GUARD, encoding="utf-8",
        env=home("reader"), stdin=subprocess.DEVNULL)
    return run.stdout.splitlines(), run.returncode


def played(language, script, *options):
    """What does not depend on the language."""
    lines, status = said(language, script, *options)
    return [line for line in lines if NOTATION.fullmatch(line)], status


class Player(listening.Pty):
    """Somebody at a terminal."""

    PROMPT = re.compile(rb"(?:^|\n)" + LONG_PROMPT.encode() + rb"[^\n]*[:?] $")

    def __init__(self):
        self.log = scratch / "transcript"
        super().__init__([program, "--language=de_QZL", "--no-config", "--opponent=human",
                          f"--log={self.log}"],
                         {**home("player"), "TERM": "xterm", "INPUTRC": "/dev/null"})
        self.seen = 0
        self.expect()

    def new(self):
        return self.all[self.seen:].replace(b"\r\n", b"\n")

    def expect(self):
        """What comes up to the next prompt."""
        self.wait(lambda: self.PROMPT.search(self.new()), "a prompt")
        text, self.seen = self.new(), len(self.all)
        return text.decode()

    def say(self, line):
        self.keys(line + "\r")
        return self.expect()

    def end(self):
        self.keys("\x04")
        check(self.ended() == 0, "the status is not 0")
        check(listening.termios.tcgetattr(self.slave) == self.mode, "the terminal is changed")
        self.close()


if not shutil.which("msgfmt"):
    skip("a language of long texts", "msgfmt")
    done()
make()
build_endings()


@test("sentences are long")
def _():
    short, long = (said(name, tests / "replays" / "moving.in")[0] for name in ("en", "de_QZL"))
    check(sum(map(len, long)) > 1.7 * sum(map(len, short)), long[:9])


@test("sessions come to the same positions, in each verbosity")
def _():
    scripts = [*sorted((tests / "replays").glob("*.in")), tests / "languages" / "session.in"]
    for script in scripts:
        for verbosity in ("terse", "normal", "full"):
            option = f"--verbosity={verbosity}"
            short, long = (played(name, script, option) for name in ("en", "de_QZL"))
            check(short == long, f"{script.name}, {verbosity}: {long}, not {short}")


@test("at a terminal there is what the transcript has, prompts and questions among it")
def _():
    player = Player()
    for line in ("a7", "d6", "d7", "b4", "board", "g7", "x d6", "bord", "nein", "look a7",
                 "help", "help all", "set", "set warn on", "set confirm on", "b4", "ja", "a4",
                 "resign", "nein", "set confirm off", "moves", "hint", "replay", "terse", "turn",
                 "learn 1", "verlassen", "full", "a1", "last"):
        player.say(line)
    player.end()
    shown, written = player.all.replace(b"\r\n", b"\n").decode(), player.log.read_text()
    # The end of the input stands behind a prompt that nothing is typed at.
    shown = shown[:shown.rindex(LONG_PROMPT)]
    check(shown == written, f"{shown[-400:]!r}\n{written[-400:]!r}")


if READLINE:

    @test("a word is completed behind a long prompt, and what it may be is listed")
    def _():
        player = Player()
        player.keys("spra\t")
        player.wait(lambda: player.new().endswith(b"sprachausgabe "), "the word")
        player.keys("\x15")
        player.keys("zuletz\t\r")
        text = player.expect()
        check("zuletzt" in text and "Last turn: none. Last turn: none." in text, text)
        player.keys("stat\t\r")
        check("statistik" in player.expect(), "not completed")
        player.end()

    @test("an arrow key brings the next point while walking")
    def _():
        player = Player()
        player.keys("walk\r")
        last = b"A piece can be placed. A piece can be placed.\n"
        player.wait(lambda: player.new().endswith(last), "a point")
        for key, point in (("\x1b[C", b"d7"), ("\x1b[C", b"g7"), ("\x1b[B", b"g4")):
            seen = len(player.all)
            player.keys(key)
            player.wait(lambda: player.all.endswith(b"\n") and len(player.all) > seen, "a line")
            check(player.all[seen:].startswith(point + b", "), player.all[seen:])
        player.keys("\x1b")
        player.expect()
        player.end()

else:
    skip("completion and arrow keys", "Readline")

done()
