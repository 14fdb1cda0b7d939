"""The program on a real terminal: prompts, keys, questions, and what may be written there."""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import termios
import time

from tap import GUARD, check, data, done, home, merels, scratch, test

PROMPT = re.compile(
    rb"(?:^|\n)((?:White|Black|W|B|Take|Game over|Lesson|Replay|Review|Practice|Quiz): |Go on\? |Yes or no: |(?:Resign|Delete [^\n]*)\? yes or no: )$"
)
READLINE = bool(os.environ.get("READLINE_LIBS", "yes"))


class Terminal:
    """One session. What it writes is collected; expect() waits for the next prompt."""

    def __init__(self, *options, user="nobody", term="xterm", keep=False):
        environment = home(user)
        environment.pop("TERM", None)
        if term is not None:
            environment["TERM"] = term
        if not keep:
            options += ("--no-config",)
        self.master, self.slave = pty.openpty()
        self.mode = termios.tcgetattr(self.slave)
        self.all = b""
        self.new = b""
        self.program = subprocess.Popen(
            [merels, *options],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment,
            cwd=scratch,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def _read(self, wanted):
        """Reads until wanted() holds; the text since the last call."""
        limit = time.monotonic() + GUARD
        while not wanted():
            if select.select([self.master], [], [], 0.02)[0]:
                some = os.read(self.master, 65536)
                self.all += some
                self.new += some
            elif time.monotonic() > limit:
                self.program.kill()
                raise AssertionError(f"waited in vain after {self.new!r}")
        text, self.new = self.new, b""
        return text.replace(b"\r\n", b"\n").decode("ascii", "backslashreplace")

    def expect(self, prompt=None):
        """What was said up to the next prompt, which must be this one."""

        def wanted():
            check(self.program.poll() is None or PROMPT.search(self.tail()), self.new)
            return PROMPT.search(self.tail())

        text = self._read(wanted)
        if prompt:
            check(text.endswith(prompt), f"no {prompt!r} at the end of {text!r}")
        return text

    def tail(self):
        return self.new.replace(b"\r\n", b"\n")

    def wait_for(self, text):
        return self._read(lambda: text.encode() in self.new)

    def keys(self, text):
        os.write(self.master, text.encode())

    def say(self, line, prompt=None):
        self.keys(line + "\n")
        return self.expect(prompt)

    def end(self, keys="\x04"):
        """Leaves; the last words. The mode of the terminal must be as before."""
        self.keys(keys)
        text = self._read(lambda: self.program.poll() is not None and not self._waiting())
        check(self.program.returncode == 0, f"status {self.program.returncode} after {text!r}")
        self.check_mode()
        self.close()
        return text

    def _waiting(self):
        return select.select([self.master], [], [], 0)[0]

    def check_mode(self):
        check(termios.tcgetattr(self.slave) == self.mode, "the mode of the terminal is changed")

    def close(self):
        self.program.kill()
        self.program.wait()
        os.close(self.master)
        os.close(self.slave)

    def check_plain(self):
        """Letters, ends of lines, and backspaces to erase; a CR stands before LF alone."""
        text = self.all.replace(b"\r\n", b"\n")
        bad = re.findall(rb"[^\n\b\x20-\x7e]", text)
        check(not bad, f"{bad} in {self.all!r}")


def says(text, *parts):
    for part in parts:
        check(part in text, f"no {part!r} in {text!r}")


def dialogue(term):
    t = Terminal("--opponent=human", term=term)
    says(t.expect("White: "), "New game.")
    says(t.say("a7", "Black: "), "White places a7.")
    t.say("d6", "White: ")
    t.say("d7", "Black: ")
    t.say("f4", "White: ")
    says(t.say("g7", "Take: "), "closes the mill a7 d7 g7")
    says(t.say("bord", "Take: "), "Unknown word bord. Did you mean board?")
    says(t.say("yes", "Take: "), "White, 3 on the board")
    says(t.say("x f4", "Black: "), "White takes f4.")
    says(t.say("", "Black: "), "White placed g7", "Black to place")
    t.keys("look d7x\x7f")
    says(t.say("", "Black: "), "d7 White, outer top")
    t.say("terse", "B: ")
    says(t.say("help all", "B: "), "board")
    t.say("normal", "Black: ")
    t.say("resign", "Resign? yes or no: ")
    says(t.say("no", "Black: "), "Black: ")
    t.say("resign", "Resign? yes or no: ")
    says(t.say("turn", "Black: "), "Black to place")
    says(t.say("yes", "Black: "))
    t.say("resign", "Resign? yes or no: ")
    says(t.say("yes", "Game over: "), "White wins: Black resigns.")
    says(t.say("again", "White: "), "New game.")
    t.end()
    t.check_plain()


for name in ("xterm", "xterm-256color", "linux", "vt100", "screen", "dumb", "", None):
    test(f"the dialogue is plain text, TERM {name if name else 'empty' if name == '' else 'unset'}",
         name)(dialogue)


@test("a terse dialogue has terse prompts")
def _():
    t = Terminal("--opponent=human", "--verbosity=terse")
    t.expect("W: ")
    t.say("a7", "B: ")
    t.end()


@test("Ctrl-D at an empty line ends, and so does quit")
def _():
    for keys in ("\x04", "quit\n", "q\n", "exit\n"):
        t = Terminal()
        t.expect("White: ")
        check(t.end(keys).endswith("\n"), "the prompt's line is not ended")


@test("Ctrl-C at an empty line says how to leave")
def _():
    for term in ("xterm", "dumb"):
        t = Terminal(term=term)
        t.expect("White: ")
        for _ in range(20):
            t.keys("\x03")
            says(t.expect("White: "), "\nType quit to leave.\n")
        says(t.say("d6", "White: "), "White places d6.")
        t.end()
        if term != "dumb":
            t.check_plain()


@test("Ctrl-C while typing clears the line")
def _():
    t = Terminal("--opponent=human")
    t.expect("White: ")
    t.keys("d6")
    t.wait_for("d6")
    t.keys("\x03")
    text = t._read(lambda: t.new.endswith(b"White: ") if READLINE else PROMPT.search(t.tail()))
    if READLINE:
        check("Type quit" not in text, text)
    says(t.say("position", "White: "), "........................ w 9 9")
    t.end()


@test("Ctrl-C drops a question")
def _():
    t = Terminal("--opponent=human")
    t.expect("White: ")
    t.say("resign", "Resign? yes or no: ")
    t.keys("\x03")
    says(t.expect("White: "), "Type quit to leave.")
    t.say("yes", "White: ")
    t.end()


@test("Ctrl-C while the computer thinks plays its best turn so far")
def _():
    for level, term in (("uct", "xterm"), ("expert", "xterm"), ("uct", "dumb")):
        t = Terminal(f"--level={level}", "--think=80000", "--seed=1", term=term)
        t.expect("White: ")
        t.keys("d6\n")
        t.wait_for("White places d6.\r\n")
        t.keys("\x03")
        says(t.expect("White: "), "Black places ")
        t.end()


@test("Ctrl-C ends a review, which says how far it came, and the prompt is back")
def _():
    shutil.copyfile(data / "games.pgn", scratch / "games.pgn")
    t = Terminal("--opponent=human")
    t.expect("White: ")
    t.say("d6", "Black: ")
    # The last goes on with the file, and not with the game that is on.
    for typed in ("review games.pgn 77", "review 1", "review"):
        t.keys(f"{typed}\n")
        t.wait_for("percent done.\r\n")
        t.keys("\x03")
        text = t.expect("Black: ")
        says(text, "Stopped.", "Type review to go on.")
        check("no turning point" not in text, text)
    says(t.say("turn", "Black: "), "Black to place, 9 in hand.")
    t.end()
    t.check_plain()


@test("a better line is stepped through by Enter, and practice has its own prompt")
def _():
    shutil.copyfile(data.parent / "replays" / "review.pgn", scratch / "review.pgn")
    t = Terminal("--opponent=human")
    t.expect("White: ")
    says(t.say("review review.pgn 2", "White: "), "Black: e4 to e3 lets a win become a loss.")
    says(t.say("review 4", "Review: "), "Enter steps through the better line, 7 turns.")
    says(t.say("", "Review: "), "Black flies from e4 to e5.")
    says(t.say("leave", "White: "), "Review left.", "White to place, 9 in hand.")
    says(t.say("review practice", "Practice: "), "Turning point 1 of 2, turn 3.")
    says(t.say("", "Practice: "), "Turning point 1 of 2, turn 3.")
    says(t.say("g7 d1", "Practice: "), "Take any black piece.")
    says(t.say("c5", "Practice: "), "Right: g7 to d1 taking c5 wins at once.", "Turning point 2 of 2")
    t.end()
    t.check_plain()


@test("long thinking says so once, before ten more seconds")
def _():
    t = Terminal("--level=uct", "--think=80000", "--seed=1")
    t.expect("White: ")
    t.keys("d6\n")
    t.wait_for("Black is thinking.\r\n")
    t.keys("\x03")
    text = t.expect("White: ")
    says(text, "Black places ")
    check("thinking" not in text, text)
    t.end()
    t.check_plain()


@test("two computers are stopped by Ctrl-C and go on at Enter")
def _():
    t = Terminal("--white=uct", "--black=uct", "--think=80000", "--seed=1")
    t.wait_for("New game.")
    t.keys("\x03")
    says(t.expect("Black: "), "White places ")
    says(t.say("board", "Black: "), "White, 1 on the board")
    t.keys("\n")
    t.wait_for("Black is thinking.\r\n")
    t.keys("\x03")
    text = t.expect("White: ")
    says(text, "Black places ")
    check("White places" not in text, text)
    t.end()


@test("TAB completes commands, points and settings, and lists no files")
def _():
    if not READLINE:
        return
    (scratch / "a-record.pgn").write_text("1. d6 f4\n")
    t = Terminal("--opponent=human")
    t.expect("White: ")
    for typed, answer in (("boa\t", "Black: none on the board"), ("look d\t6", "d6 empty"),
                          ("oo\t", "Nothing to undo."),
                          ("set quiet-l\t", "Quiet-limit"), ("load a-rec\t", "Loaded, 2 turns.")):
        says(t.say(typed, "White: "), answer)
    text = t.say("xyzzy\t\t", "White: ")
    check(text.startswith("xyzzy\nUnknown word xyzzy."), text)
    text = t.say("xyzzy a\t\t\t", "White: ") + t.say("look \t\t", "White: ")
    check("a-record" not in text, text)
    t.end()
    t.check_plain()


def offered(t, typed):
    """What is listed at a second TAB, or else what the line has become."""
    t.keys(typed + "\t\t|")
    shown = t.wait_for("|").rstrip("|")
    t.say("\x15")
    lines = shown.split("\n")
    return " ".join(lines[1:-1]) if len(lines) > 1 else shown.rstrip()


def offers(t, *pairs):
    for typed, expected in pairs:
        got = offered(t, typed)
        check(got == expected, f"{typed!r} offers {got!r}, not {expected!r}")


@test("TAB offers the points that go on with a turn, and no others")
def _():
    if not READLINE:
        return
    t = Terminal("--opponent=human")
    t.expect("White: ")
    for point in ("d6", "f4", "d7", "a7"):
        t.say(point)
    offers(t, ("d", "d1 d2 d3 d5 decline delete diagram down drop"), ("place d", "d1 d2 d3 d5"),
           ("d6", "d6"), ("x", "x"), ("d5x", "d5xa7 d5xf4"), ("d5 take ", "a7 f4"),
           ("what ", "what if"), ("what if d", "d1 d2 d3 d5"), ("what if d5 x ", "a7 f4"),
           ("if e", "e3 e4 e5"))
    t.say("d5", "Take: ")
    offers(t, ("", "a7 f4"), ("take ", "a7 f4"), ("x", "xa7 xf4"), ("tak", "take"),
           ("take a", "take a7"), ("d5x", "d5xa7 d5xf4"), ("d5-", "d5-"), ("take d", "take d"))
    t.say("cancel", "White: ")
    t.say("position W.W.W......B......BBBB.W w 0 0", "White: ")
    offers(t, ("", "a4 a7 b6 d1 d5 d6 d7 f6 g1 g4 g7"), ("d6-", "d6-b6 d6-d5 d6-d7 d6-f6"))
    t.say("no")
    t.end()


@test("TAB offers what each command takes")
def _():
    if not READLINE:
        return
    (scratch / "folder").mkdir()
    (scratch / "folder" / "my first game.pgn").write_text("1. d6 f4\n")
    t = Terminal("--opponent=human", user="lazy", keep=True)
    t.expect("White: ")
    t.say("d6", "Black: ")
    t.say("keep the long one", "Black: ")
    t.say("new", "White: ")
    points = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7"
    offers(t, ("look ", points), ("near e", "e3 e4 e5"), ("ring ", "inner middle outer"),
           ("set quiet-", "quiet-limit quiet-reset"), ("set names=", "anna letters nato numbers places"),
           ("set order r", "rings rows"), ("set rate ", "set rate"), ("set speech lo", "set speech log:"),
           ("new level=h", "new level=hard"), ("new rules f", "fifty forty"), ("new mul", "new mulino"),
           ("rules st", "rules standard"), ("help thr", "help threats"), ("help han", "help hand"),
           ("help quiet-l", "help quiet-limit"), ("help al", "help all"), ("history a", "history all"), ("exi", "exit"), ("board ", "board"),
           ("load fol", "load folder/my first game.pgn"), ("load folder/my f", "load folder/my first game.pgn"),
           ("resume the l", "resume the long one"), ("delete t", "delete the long one"),
           ("keep t", "keep t"), ("review pr", "review practice"), ("review al", "review all"),
           ("review the l", "review the long one"), ("review fol", "review folder/my first game.pgn"))
    t.end()


@test("the line can be edited, and lines typed before come back")
def _():
    if not READLINE:
        return
    t = Terminal("--opponent=human", user="typist", keep=True)
    t.expect("White: ")
    says(t.say("lok d6\x1b[D\x1b[D\x1b[D\x1b[Do", "White: "), "d6 empty")
    says(t.say("xlook f4\x1b[H\x1b[3~", "White: "), "f4 empty")
    says(t.say("\x1b[A", "White: "), "f4 empty")
    t.end()
    check(b"\x1b" not in t.all, t.all)
    t = Terminal("--opponent=human", user="typist", keep=True)
    t.expect("White: ")
    says(t.say("\x1b[A\x1b[A", "White: "), "d6 empty")
    t.end()


@test("the welcome is said at the first start ever alone")
def _():
    for term in ("xterm", "dumb"):
        for count in (1, 0, 0):
            t = Terminal(user=f"newcomer-{term}", term=term, keep=True)
            text = t.expect("White: ")
            check(text.count("Nine Men's Morris. Type learn for lessons") == count, text)
            t.end()


@test("in a lesson Enter repeats the question, but begins the next lesson")
def _():
    t = Terminal("--opponent=human", "--seed=3")
    t.expect("White: ")
    t.say("d6", "Black: ")
    says(t.say("learn", "Lesson: "), "Which point is outer top left?")
    heard = t.say("", "Lesson: ")
    says(heard, "Which point is outer top left?")
    check("answer" not in heard, heard)
    says(t.say("help", "Lesson: "), "Enter or repeat says the question again.")
    t.say("learn 2", "Lesson: ")
    for _ in range(4):
        t.say("next", "Lesson: ")
    says(t.say("next", "Lesson: "), "Enter or next begins it")
    says(t.say("", "Lesson: "), "Lesson 3, mills.")
    says(t.say("leave", "Black: "), "Lesson left.", "Black to place")
    t.end()


@test("to cancel is to say no to the question that stands")
def _():
    t = Terminal("--opponent=human", "--position=W....B.....B.W.....W..B. w 0 0", "--rules=fifty")
    t.expect("White: ")
    says(t.say("a7", "White: "), "a7 to")
    says(t.say("cancel", "White: "), "Nothing done.")
    says(t.say("cancel", "White: "), "Nothing to cancel.")
    t.say("resign", "Resign? yes or no: ")
    says(t.say("cancel.", "White: "), "Nothing done.")
    t.say("set confirm on", "White: ")
    t.say("a7 d7", "Yes or no: ")
    says(t.say("cancel", "White: "), "Nothing done.")
    t.say("bord", "White: ")
    says(t.say("cancel", "White: "), "Nothing to cancel.")
    t.end()


@test("deleting a kept game asks at a terminal, and only yes deletes")
def _():
    t = Terminal("--opponent=human", user="tidy", keep=True)
    t.expect("White: ")
    t.say("d6", "Black: ")
    says(t.say("keep friday", "Black: "), "Game kept as friday.")
    t.say("new", "White: ")
    for answer, said in (("no", "Nothing done."), ("", "White to place"), ("turn", "White to place")):
        t.say("delete Friday", "Delete friday? yes or no: ")
        says(t.say(answer, "White: "), said)
        says(t.say("games", "White: "), "Game friday: ")
    t.say("delete friday", "Delete friday? yes or no: ")
    says(t.say("yes", "White: "), "Deleted friday, 1 turn.")
    says(t.say("games", "White: "), "None.")
    t.end()
    t.check_plain()


@test("help and repeat leave a question standing")
def _():
    t = Terminal("--opponent=human", "--confirm=on")
    t.expect("White: ")
    says(t.say("d6", "Yes or no: "), "White d6?")
    says(t.say("help", "Yes or no: "), "Enter means yes, a turn or a command means no.")
    says(t.say("repeat", "Yes or no: "), "White d6?")
    says(t.say("help place", "Yes or no: "), "With a point: places a piece there.")
    says(t.say("repeat", "Yes or no: "), "White d6?")
    says(t.say("yes", "Black: "), "White places d6.")
    t.say("resign", "Resign? yes or no: ")
    says(t.say("help", "Resign? yes or no: "), "Type yes or no. A turn or a command means no.")
    says(t.say("help resign", "Resign? yes or no: "), "Gives up the game.")
    says(t.say("no", "Black: "), "Nothing done.")
    t.say("set confirm off")
    t.say("position W.W..W.B..B..W.B.B.W...B b 0 0", "Black: ")
    says(t.say("c4"), "c4: from b4 or from c3?")
    says(t.say("r"), "c4: from b4 or from c3?")
    says(t.say("b4"), "Black moves b4 to c4.")
    t.end()


@test("ending the input at a terminal keeps the game and says so")
def _():
    t = Terminal("--level=easy", user="guest", keep=True)
    t.expect("White: ")
    t.say("d6", "White: ")
    says(t.end(), "Game kept.")


def unfinished(user, term):
    t = Terminal("--level=easy", "--seed=1", user=user, term=term, keep=True)
    t.expect("White: ")
    t.say("d6", "White: ")
    history = t.say("history notation").split("\n")[1]
    check(history.startswith("d6 ") and len(history.split()) == 2, history)
    says(t.end("quit\n"), "Game kept.")
    return history


@test("an unfinished game is offered, and Enter or yes goes on with it")
def _():
    for term in ("xterm", "dumb"):
        for answer in ("", "yes", "y", "Yes."):
            user = f"leaver-{term}-{answer}"
            history = unfinished(user, term)
            t = Terminal(user=user, term=term, keep=True)
            text = t.expect("Go on? ")
            says(text, "Unfinished game, level easy, you are White, 2 turns.")
            check("New game" not in text, text)
            text = t.say(answer, "White: ")
            says(text, "Black placed ", "White to place, 8 in hand.")
            check("New game" not in text, text)
            says(t.say("history notation", "White: "), history)
            says(t.say("games", "White: "), "2 turns")
            t.say("resign", "Resign? yes or no: ")
            says(t.say("yes", "Game over: "), "You 0, computer 1, draws 0.")
            says(t.say("games", "Game over: "), "None.")
            t.end()
            t = Terminal(user=user, term=term, keep=True)
            says(t.expect(), "New game.")
            t.end()


@test("a line that is neither yes nor no, nor turn nor command, leaves any question standing")
def _():
    history = unfinished("mistyper", "xterm")
    t = Terminal(user="mistyper", keep=True)
    t.expect("Go on? ")
    for line in ("yess", "ja", "foo bar", "yes, of course", "d6-d66", "d8"):
        heard = t.say(line, "Go on? ")
        check("New game" not in heard, heard)
    says(t.say("yess", "Go on? "), "Type yes or no. Enter means yes, a turn begins a new game.")
    says(t.say("repeat", "Go on? "), "Unfinished game, level easy, you are White, 2 turns.")
    t.say("yes", "White: ")
    says(t.say("history notation", "White: "), history)
    t.say("keep friday", "White: ")
    t.say("new white=human black=human", "White: ")
    t.say("delete friday", "Delete friday? yes or no: ")
    says(t.say("yess", "Delete friday? yes or no: "), "Type yes or no. A turn or a command means no.")
    says(t.say("no", "White: "), "Nothing done.")
    for no in ("nope", "of course not"):
        t.say("resign", "Resign? yes or no: ")
        says(t.say(no, "White: "), "Nothing done.")
    t.say("resign", "Resign? yes or no: ")
    t.say("yess", "Resign? yes or no: ")
    t.say("no", "White: ")
    t.say("set confirm on", "White: ")
    t.say("d6", "Yes or no: ")
    t.say("yess", "Yes or no: ")
    says(t.say("sure", "Black: "), "White places d6.")
    t.end()


@test("a turn, and what begins a game, begins one in the place of what is offered")
def _():
    for answer, said in (("a7", "White places a7."), ("place a7", "White places a7."),
                         ("no", None), ("n", None), ("cancel", None), ("again", None),
                         ("play easy", "at level easy"), ("start a new game", None),
                         ("play again", None), ("start over", None),
                         ("position ........................ w 9 9", "White to place"),
                         ("new side=black", "White places")):
        user = f"other-{answer.replace(' ', '-')}"
        history = unfinished(user, "xterm")
        t = Terminal(user=user, keep=True)
        t.expect("Go on? ")
        text = t.say(answer)
        check(text.count("New game.") == 1, text)
        if said:
            says(text, said)
        oldest = re.findall(r"Game (\S+): .* 2 turns[.]", t.say("games"))[-1]
        t.say("resume " + oldest)
        says(t.say("history notation"), history)
        t.end()


@test("help, repeat and what needs no game leave the offer of an unfinished game standing")
def _():
    history = unfinished("asker", "xterm")
    offer = "Unfinished game, level easy, you are White, 2 turns."
    t = Terminal(user="asker", keep=True)
    t.expect("Go on? ")
    for line in ("repeat", "r", "repeat please"):
        says(t.say(line, "Go on? "), offer)
    for line in ("help", "?"):
        says(t.say(line, "Go on? "), "Type yes or no. Enter means yes, a turn begins a new game.")
        says(t.say("repeat", "Go on? "), offer)
    for line in ("board", "where are my pieces", "can I fly", "undo", "hint", "resign"):
        text = t.say(line, "Go on? ")
        says(text, "Type yes or no. Enter means yes, a turn begins a new game.")
        check("New game" not in text, text)
    says(t.say("help mill", "Go on? "), "Three pieces of one side on a line")
    says(t.say("repeat", "Go on? "), offer)
    for line, said in (("games", ", 2 turns."), ("set own", "Own on."), ("full", "Verbosity full."),
                       ("normal", "Verbosity normal."), ("load nosuch", "Cannot read nosuch"),
                       ("resume nosuch", "No unfinished game is called nosuch.")):
        says(t.say(line, "Go on? "), said, offer)
    t.say("yes", "White: ")
    says(t.say("history notation", "White: "), history)
    t.end()


@test("after a suggestion help is that of the game, and yes still takes it")
def _():
    t = Terminal("--opponent=human")
    t.expect("White: ")
    t.say("bord", "White: ")
    text = t.say("help", "White: ")
    says(text, "help all")
    check("yes or no" not in text, text)
    says(t.say("yes", "White: "), "White: none on the board")
    t.end()


@test("for lessons, a quiz, a review and a replay the game that is offered waits, and is offered again")
def _():
    record = os.path.join(os.environ["srcdir"], "tests", "replays", "review.pgn")
    history = unfinished("learner", "xterm")
    offer = "Unfinished game, level easy, you are White, 2 turns."
    t = Terminal(user="learner", keep=True)
    t.expect("Go on? ")
    for line, prompt in (("learn", "Lesson: "), ("learn 3", "Lesson: "), ("quiz easy", "Quiz: "),
                         (f"replay {record} 2", "Replay: ")):
        text = t.say(line, prompt)
        check("Unfinished" not in text and "New game" not in text, text)
        text = t.say("leave", "Go on? ")
        says(text, offer)
        check("to place" not in text, text)
    for line in ("lessons", f"review {record} 2"):
        says(t.say(line, "Go on? "), offer)
    t.say("review practice", "Practice: ")
    says(t.say("leave", "Go on? "), "Review left.", offer)
    check(t.say("games", "Go on? ").count("2 turns.") == 2, "a second game")
    t.say("learn", "Lesson: ")
    t.say("leave", "Go on? ")
    t.say("", "White: ")
    says(t.say("history notation", "White: "), history)
    t.end()


@test("the game left last is offered, by its name, unless nothing was played in it")
def _():
    t = Terminal("--level=easy", "--seed=1", "--side=white", user="owner", keep=True)
    t.expect("White: ")
    t.say("d6", "White: ")
    t.say("keep friday", "White: ")
    t.say("new", "White: ")
    t.say("a7", "White: ")
    says(t.say("resume friday", "White: "), "goes on")
    t.end()
    t = Terminal(user="owner", keep=True)
    says(t.expect("Go on? "), "Unfinished game, level easy, you are White, 2 turns. Game kept as friday.")
    says(t.end("quit\n"), "Game kept.")
    t = Terminal("--level=easy", "--side=white", user="owner", keep=True)
    t.expect("White: ")
    t.say("a7", "White: ")
    t.say("undo", "White: ")
    t.end()
    t = Terminal(user="owner", keep=True)
    says(t.expect("Go on? "), "Game kept as friday.")
    says(t.say("delete friday"), "Delete friday?")
    says(t.say("yes", "Go on? "), "Deleted friday", "Unfinished game, level easy, you are White, 2 turns.\n")
    t.say("no")
    t.end()


@test("Ctrl-C leaves the question standing, Ctrl-D ends")
def _():
    unfinished("hasty", "xterm")
    t = Terminal(user="hasty", keep=True)
    t.expect("Go on? ")
    t.keys("\x03")
    says(t.expect("Go on? "), "Type quit to leave.")
    t.end()
    t = Terminal(user="hasty", keep=True)
    t.expect("Go on? ")
    t.end()


@test("an option that describes a game begins one without a question")
def _():
    unfinished("chooser", "xterm")
    for option in ("--level=easy", "--seed=3", "--side=white", "--opponent=human", "--rules=fifty",
                   "--position=........................ w 9 9"):
        t = Terminal(option, user="chooser", keep=True)
        text = t.expect("White: ")
        says(text, "New game.")
        check("Unfinished" not in text, text)
        t.end()
    for option in ("--verbosity=full", "--nodes=100", "--archive=on"):
        t = Terminal(option, user="chooser", keep=True)
        t.expect("Go on? ")
        t.end()


@test("a program that is ended leaves the terminal as it was, and the game is kept")
def _():
    for number in (signal.SIGTERM, signal.SIGHUP):
        t = Terminal("--opponent=human", user=f"ended-{number}", keep=True)
        t.expect("White: ")
        t.say("d6", "Black: ")
        t.program.send_signal(number)
        t._read(lambda: t.program.poll() is not None)
        t.check_mode()
        t.close()
        t = Terminal(user=f"ended-{number}", keep=True)
        says(t.expect("Go on? "), "1 turn.")
        t.end()


@test("a replay is stepped through by Enter")
def _():
    t = Terminal("--opponent=human")
    t.expect("White: ")
    t.say("d6", "Black: ")
    t.say("f4", "White: ")
    t.say("replay", "Replay: ")
    says(t.say("", "Replay: "), "White places d6.")
    says(t.say("n", "Replay: "), "Black places f4.")
    says(t.say("back", "Replay: "), "d6")
    says(t.say("1", "Replay: "), "d6")
    t.say("b4", "Replay: ")
    t.say("end", "Replay: ")
    says(t.say("play", "White: "), "White to place")
    says(t.say("history notation", "White: "), "d6 f4")
    t.end()


done()
