"""Walking the board by keys, what is shown and heard of what is typed, and what silences it."""

import os
import re
import signal
import time

import listening
from asking import Asked
from tap import check, done, home, merels, scratch, skip, test

READLINE = bool(os.environ.get("READLINE_LIBS", "yes"))
KEYS = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}
ESCAPE, CTRL_C, CTRL_D = "\x1b", "\x03", "\x04"


class Player(listening.Pty):
    """Somebody at the keyboard of a game of two people."""

    def __init__(self, *options, term="xterm", **environment):
        # No sound and no server but those that a test brings.
        nowhere = {"TERM": term, "PULSE_SERVER": "unix:/nonexistent",
                   "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
                   "ALSA_CONFIG_PATH": str(scratch / "no-alsa.conf")}
        super().__init__([merels, "--no-config", "--opponent=human", *options],
                         {**home("nobody"), **nowhere, **environment})
        self.seen = 0
        self.expect("White: ")

    def new(self):
        return self.all[self.seen:].replace(b"\r\n", b"\n").decode("ascii", "backslashreplace")

    def expect(self, end):
        """What came since the last call, which ends so."""
        self.wait(lambda: self.new().endswith(end), repr(end))
        text, self.seen = self.new(), len(self.all)
        return text

    def press(self, keys, text):
        """Keys that are not shown, and exactly what they bring."""
        self.keys(keys)
        self.wait(lambda: len(self.new()) >= len(text), repr(text))
        check(self.new() == text, f"{self.new()!r} and not {text!r}")
        self.seen = len(self.all)

    def say(self, line, text):
        """A line, and exactly what it brings, the prompt included."""
        self.press(line + "\r", f"{line}\n{text}")

    def walk(self):
        self.keys("walk\r")
        return self.expect("can be placed.\n")

    def end(self, keys=CTRL_D):
        self.keys(keys)
        check(self.ended() == 0, "the status is not 0")
        check(listening.termios.tcgetattr(self.slave) == self.mode, "the terminal is changed")
        check(self.all.endswith(b"\r\n"), self.all[-99:])
        self.close()
        return self.all[self.seen:]


@test("an arrow key brings one line: the point, its place, what is there and can be done")
def _():
    for arrows in (KEYS, {name: keys.replace("[", "O") for name, keys in KEYS.items()}):
        p = Player()
        text = p.walk()
        check(text == "walk\nWalking. Arrow keys move, Enter acts, Escape ends.\n"
              "a7, outer top left, empty. A piece can be placed.\n", text)
        for key, line in (("right", "d7, outer top, empty. A piece can be placed."),
                          ("up", "No line that way."),
                          ("down", "d6, middle top, empty. A piece can be placed."),
                          ("left", "b6, middle top left, empty. A piece can be placed.")):
            p.press(arrows[key], line + "\n")
        p.press("\r", "White places b6.\n")
        p.press(" ", "White is on b6. Choose an empty point.\n")
        p.press(arrows["right"], "d6, middle top, empty. A piece can be placed.\n")
        p.press(" ", "Black places d6.\n")
        p.press(arrows["left"], "b6, middle top left, White.\n")
        p.press(ESCAPE, "The walk ends.\nWhite: ")
        p.end()


@test("letters are the short commands, about the cursor's point where they need one")
def _():
    p = Player()
    p.walk()
    p.press("\r", "White places a7.\n")
    p.press("k", "a7 White, outer top left.\nRight d7 empty, down a4 empty.\n")
    p.press("N", "Near a7: d7 empty, a4 empty.\n")
    p.press("w", "White, 1 on the board: a7. 8 in hand.\n")
    p.press("b", "Black: none on the board. 9 in hand.\n")
    p.press("t", "Black to place, 9 in hand.\n")
    p.press("l", "White placed a7.\n")
    p.press("r", "White placed a7.\n")
    p.press("u", "Undone: White a7. White to place.\n")
    p.press(KEYS["right"], "d7, outer top, empty. A piece can be placed.\n")
    check(p.end("q") == b"\r\n" or p.all.endswith(b"\r\n"), p.all[-99:])


@test("a question for a point is answered by walking to it")
def _():
    p = Player("--seed=3")
    p.keys("learn\r")
    p.expect("Which point is outer top left?\nLesson: ")
    p.say("go d7", "d7, outer top, empty.\nLesson: ")
    p.keys("walk\r")
    p.expect("d7, outer top, empty.\n")
    p.press("\r", "Wrong. d7 is outer top.\n")
    p.press(KEYS["left"], "a7, outer top left, empty.\n")
    p.press("\r", "Right.\nWhich point is outer bottom left?\n")
    p.press("r", "Which point is outer bottom left?\n")
    p.press(ESCAPE, "The walk ends.\nLesson: ")
    p.end()


@test("Ctrl-C is answered and leaves the walk going; Ctrl-D and Escape end it")
def _():
    p = Player()
    for key in (CTRL_D, ESCAPE):
        p.walk()
        p.press(CTRL_C, "Type quit to leave.\n")
        p.press(KEYS["right"], "d7, outer top, empty. A piece can be placed.\n")
        p.press(key, "The walk ends.\nWhite: ")
        p.say("go a7", "a7, outer top left, empty. A piece can be placed.\nWhite: ")
    p.end()


@test("two Escapes are two, and none takes a letter with it")
def _():
    p = Player()
    p.walk()
    p.press(ESCAPE + ESCAPE, "The walk ends.\nWhite: ")
    p.say("turn", "White to place, 9 in hand.\nWhite: ")
    if READLINE:
        p.keys(ESCAPE)
        time.sleep(0.3)
        p.say("turn", "White to place, 9 in hand.\nWhite: ")
    p.end()


@test("? tells the keys of a walk, and what is no key is no command")
def _():
    p = Player()
    p.walk()
    p.press("?", "Arrow keys go along the lines. Enter or Space places, picks, drops and takes.\n"
            "Letters: b black, k look, l last, m moves, n near, p board, w white.\n"
            "More: h history, r repeat, t turn, u undo, q quit. Escape ends the walk.\n")
    for key in "adcx7!":
        p.press(key, "No such key. ? tells the keys.\n")
    p.press(KEYS["right"], "d7, outer top, empty. A piece can be placed.\n")
    p.end("q")


@test("with prompt = event a walk prints no empty line")
def _():
    p = Player("--prompt=event")
    p.walk()
    p.press(KEYS["right"], "d7, outer top, empty. A piece can be placed.\n")
    p.press("b", "Black: none on the board. 9 in hand.\nBlack: none on the board. 9 in hand. ")
    p.press(KEYS["right"], "\ng7, outer top right, empty. A piece can be placed.\n")
    p.close()


@test("the terminal is as before after an end in the midst of a walk")
def _():
    for number in (signal.SIGTERM, signal.SIGHUP):
        p = Player()
        p.walk()
        p.program.send_signal(number)
        p.ended()
        check(listening.termios.tcgetattr(p.slave) == p.mode, f"changed after {number}")
        p.close()


ROWS = ("adg", "bdf", "cde", "abc", "efg", "cde", "bdf", "adg")
LINES = [[f"{column}{row}" for column in columns]
         for columns, row in zip(ROWS, (7, 6, 5, 4, 4, 3, 2, 1))]
LINES += [[f"{column}{row}" for row in rows]
          for column, rows in (("a", (7, 4, 1)), ("b", (6, 4, 2)), ("c", (5, 4, 3)),
                               ("d", (7, 6, 5)), ("d", (3, 2, 1)), ("e", (5, 4, 3)),
                               ("f", (6, 4, 2)), ("g", (7, 4, 1)))]


def steps(point):
    for number, line in enumerate(LINES):
        names = ("left", "right") if number < 8 else ("up", "down")
        if point in line:
            at = line.index(point)
            if at > 0:
                yield names[0], line[at - 1]
            if at < 2:
                yield names[1], line[at + 1]


def way(start, goal):
    """The shortest way by arrow keys."""
    ways = [[(None, start)]]
    for path in ways:
        if path[-1][1] == goal:
            return path[1:]
        ways += [path + [step] for step in steps(path[-1][1])]


@test("a whole game is played by walking: placing, moving, taking and flying")
def _():
    plies = listening.plies_of_a_game(4, "--opponent=human")
    p = Player()
    p.walk()
    at = "a7"
    for ply in plies:
        for point in re.findall("[a-g][1-7]", ply):
            for key, name in way(at, point):
                p.keys(KEYS[key])
                p.wait(lambda: re.search(rf"(^|\n){name}, .*\n$", p.new()), f"{key} to {name}")
                p.seen = len(p.all)
            p.keys("\r")
            at = point
    p.expect("White wins: Black has 2 pieces left.\n")
    p.press(ESCAPE, "The walk ends.\nGame over: ")
    p.say("history notation", " ".join(plies) + "\nGame over: ")
    p.end()


@test("confirm asks before a turn: Enter or yes plays, no and other lines do not")
def _():
    p = Player("--confirm=on")
    p.say("a7", "White a7?\nYes or no: ")
    p.say("", "White places a7.\nBlack: ")
    p.say("d6", "Black d6?\nYes or no: ")
    p.say("no", "Nothing done.\nBlack: ")
    p.say("d6", "Black d6?\nYes or no: ")
    p.say("help", "Type yes or no. Enter means yes, a turn or a command means no.\nYes or no: ")
    p.say("d7", "Black d7?\nYes or no: ")
    p.say("b", "Black: none on the board. 9 in hand.\nBlack: ")
    p.say("yes", "Nothing was asked.\nBlack: ")
    p.say("d7", "Black d7?\nYes or no: ")
    p.say("y", "Black places d7.\nWhite: ")
    p.say("a7", "White is on a7. Choose an empty point.\nWhite: ")
    p.end()


@test("confirm asks in a walk too: Enter plays, an arrow key drops it")
def _():
    p = Player("--confirm=on")
    p.walk()
    p.press("\r", "White a7?\n")
    p.press("n", "Nothing done.\n")
    p.press("\r", "White a7?\n")
    p.press("\r", "White places a7.\n")
    p.press(KEYS["right"], "d7, outer top, empty. A piece can be placed.\n")
    p.press(" ", "Black d7?\n")
    p.press(KEYS["right"], "g7, outer top right, empty. A piece can be placed.\n")
    p.press("y", "Nothing was asked.\n")
    p.press(ESCAPE, "The walk ends.\nBlack: ")
    p.end()


@test("warn asks before a turn that lets a mill through, and what if asks which piece is meant")
def _():
    p = Player("--warn=on")
    for point, side in zip("d6 a7 f6 d7".split(), ("Black", "White") * 2):
        if point == "d7":
            warning = "d7 lets White close a mill on b6. Play d7?\nYes or no: "
            p.say(point, warning)
            p.say("board", "Black, 1 on the board: a7. 8 in hand.\n"
                           "White, 2 on the board: d6 f6. 7 in hand.\nBlack: ")
            p.say(point, warning)
            p.say("", warning)
            p.say("help", "Type yes or no. Enter repeats the question, a turn or a command means no.\n"
                          "Yes or no: ")
            p.say("repeat", warning)
            p.say("yess", "Type yes or no. Enter repeats the question, a turn or a command means no.\n"
                          "Yes or no: ")
            p.say("", warning)
            p.say("no", "Nothing done.\nBlack: ")
            p.say(point, warning)
            p.say("yes", "Black places d7.\nWhite: ")
        else:
            name = "White" if side == "Black" else "Black"
            p.say(point, f"{name} places {point}.\n{side}: ")
    p.say("set confirm on", "Confirm on.\nWhite: ")
    p.say("b4", "b4 lets Black close a mill on g7. Play b4?\nYes or no: ")
    p.say("no", "Nothing done.\nWhite: ")
    p.say("g7", "White g7?\nYes or no: ")
    p.say("set confirm off", "Confirm off.\nWhite: ")
    p.say("b6", "White places b6 and closes the mill b6 d6 f6.\nTake any black piece.\nTake: ")
    p.say("a7", "White takes a7. Black has 8 left.\nBlack: ")
    p.say("position W.W....BB.B...WW.W...BBB w 0 0", "New game. Two players share the keyboard. "
          "White to move.\nWhite: ")
    p.say("what if a7", "a7 to d7 or a4?\nWhite: ")
    p.say("yes", "You picked the piece on a7. Type the point where it goes.\nWhite: ")
    p.say("no", "Nothing done.\nWhite: ")
    p.say("what if a7", "a7 to d7 or a4?\nWhite: ")
    p.say("d7", "a7 to d7 closes no mill.\nBlack can then close no mill.\nWhite: ")
    p.say("position", "W.W....BB.B...WW.W...BBB w 0 0\nWhite: ")
    p.end()


@test("own = off does not say the player's plain turns back, but mills, takings and refusals")
def _():
    p = Player("--own=off")
    p.say("a7", "Black: ")
    p.say("d6", "White: ")
    p.say("d6", "Black is on d6. Choose an empty point.\nWhite: ")
    p.say("d7", "Black: ")
    p.say("b4", "White: ")
    p.say("g7", "White places g7 and closes the mill a7 d7 g7.\nTake any black piece.\nTake: ")
    p.say("d6", "White takes d6. Black has 8 left.\nBlack: ")
    p.end()


@test("prompt = event puts the last line before the prompt where both fit")
def _():
    p = Player("--prompt=event", "--verbosity=normal")
    p.say("a7", "White places a7.\nWhite places a7. Black: ")
    p.say("a7", "White is on a7. Choose an empty point.\nBlack: ")
    p.say("terse", "Verbosity terse.\nVerbosity terse. B: ")
    p.say("a7", "White is on a7. Choose an empty point.\nB: ")
    p.say("d6", "B d6.\nB d6. W: ")
    p.say("board", "W 1: a7. Hand 8.\nB 1: d6. Hand 8.\nB 1: d6. Hand 8. W: ")
    p.say("d7", "W d7.\nW d7. B: ")
    p.say("b4", "B b4.\nB b4. W: ")
    p.say("g7", "W g7, mill.\nTake any.\nTake any. Take: ")
    p.say("d6", "W takes d6. B 8.\nW takes d6. B 8. B: ")
    if READLINE:
        p.press(CTRL_C, "\nType quit to leave.\nType quit to leave. B: ")
    p.end()


@test("colour is on a terminal alone, when it was asked for, and nowhere else")
def _():
    for term, options, environment, coloured in (
        ("xterm", ["--color=on"], {}, True),
        ("xterm", ["--color=on"], {"NO_COLOR": ""}, True),
        ("xterm", ["--color=on"], {"NO_COLOR": "1"}, False),
        ("xterm", [], {}, False),
        ("dumb", ["--color=on"], {}, False),
        ("", ["--color=on"], {}, False),
    ):
        p = Player(*options, term=term, **environment)
        for line, prompt in (("a7", "Black: "), ("a7", "Black: "), ("look a7", "Black: ")):
            p.keys(line + "\r")
            p.expect(prompt)
        p.end()
        found = re.findall(rb"\x1b\[[0-9;]*m", p.all)
        check(bool(found) == coloured, f"{term} {options} {environment}: {found}")
        basic = re.compile(rb"\x1b\[(|0|1|[39][0-7]|1;3[0-7])m")
        check(all(basic.fullmatch(code) for code in found), found)
        plain = re.sub(rb"\x1b\[[0-9;]*m", b"", p.all)
        check(b"White places a7.\r\n" in plain, plain)
        check(not (b"\x1b" in plain and term == "dumb"), plain)
    asked = Asked("--opponent=human", "--color=on")
    asked.ask("a7\na7", "position")
    asked.close()
    check("\x1b" not in "".join(asked.told), asked.told)


@test("diagram = always draws each move before its event, a mill and its taking too")
def _():
    p = Player("--diagram=always", "--position=WW......B.B...WW.W...BBB w 0 0")
    for line, event in (("g4-g7", "White moves g4 to g7 and closes the mill a7 d7 g7.\n"
                         "Take e5 or b4.\nTake: "), ("b4", "White takes b4. Black has 4 left.\n"),
                        ("e5-d5", "Black moves e5 to d5.\nWhite: ")):
        p.keys(line + "\r")
        text = p.expect(event.rsplit("\n", 1)[1] or "Black: ")
        grid = r"  a b c d e f g\n(?:[1-7] .* [1-7]\n){7}  a b c d e f g\n"
        check(re.match(rf"{re.escape(line)}\n{grid}{re.escape(event)}", text), text)
        check(text.count("a b c d e f g") == 2, text)
    p.end()


def spoken(settings, lines):
    """What the log of speech holds, after the start."""
    log = scratch / "spoken"
    p = Player(f"--speech=log:{log}", *settings)
    for line, prompt in lines:
        p.keys(line + "\r")
        p.expect(prompt)
    p.end()
    return log.read_text().splitlines()[1:]


@test("the log of speech is complete whatever is typed, and a prompt is never spoken")
def _():
    heard = spoken(["--prompt=event"], [("a7", "Black: "), ("a7", "Black: "), ("board", "Black: ")])
    check(heard == ["White places a7.", "White is on a7. Choose an empty point.",
                    "Black, none on the board. 9 in hand.",
                    "White 1, a7. 8 in hand."], heard)


@test("what is repeated twice in a row is said more clearly, and then from the beginning")
def _():
    prompt = "Black: "
    heard = spoken([], [("a7", prompt)] + 3 * [("repeat", prompt)] + [("last", prompt),
                                                                     ("repeat", prompt)])
    check(heard == ["White places a7.", "White places a7.", "White places alpha 7.",
                    "White places alpha 7.", "White placed a7.", "White placed a7."], heard)


if READLINE:

    @test("echo speaks words or keys as they are typed, and by itself nothing")
    def _():
        lines = [("look  d6", "White: "), ("b2\x7f4", "Black: ")]
        answers = [["d6 empty, middle top.",
                    "Left b6 empty, right f6 empty, up d7 empty, down d5 empty."],
                   ["White places b4."]]
        for echo, typed in (("off", [[], []]), ("words", [["look", "d6"], ["b4"]]),
                            ("keys", [[*"look", "space", "space", *"d6", "enter"],
                                      ["b", "2", "2", "4", "enter"]])):
            heard = spoken([f"--echo={echo}"], lines)
            wanted = [line for pair in zip(typed, answers) for part in pair for line in part]
            check(heard == wanted, f"{echo}: {heard}")


def silenced_by_key(server, p):
    server.hold()
    p.say("a7", "White places a7.\nBlack: ")
    event = server.wait_for("White places a7.")
    check(not server.is_silent(event), "silent by itself")
    p.keys("d")
    listening.until(lambda: server.is_silent(event), "silence after a key")
    p.press("", "d")
    p.press("6\r", "6\nBlack places d6.\nWhite: ")
    server.wait_for("Black places d6.")


def silenced_by_line(server, p):
    p.say("set silence line", "Silence line.\nWhite: ")
    server.rest_after("Silence line.")
    server.hold()
    p.say("a7", "White places a7.\nBlack: ")
    event = server.wait_for("White places a7.")
    p.press("d6", "d6")
    check(not server.is_silent(event), "a key silences")
    p.press("\r", "\nBlack places d6.\nWhite: ")
    listening.until(lambda: server.is_silent(event), "silence after a line")
    server.wait_for("Black places d6.")


def silenced_by_interrupt(server, p):
    """The line that is being typed stays, and at an empty line nothing is said."""
    p.say("set silence line", "Silence line.\nWhite: ")
    server.rest_after("Silence line.")
    server.hold()
    p.say("a7", "White places a7.\nBlack: ")
    event = server.wait_for("White places a7.")
    p.press("d6", "d6")
    p.keys(CTRL_C)
    listening.until(lambda: server.is_silent(event), "silence after Ctrl-C")
    p.press("\r", "\nBlack places d6.\nWhite: ")
    event = server.wait_for("Black places d6.")
    p.keys(CTRL_C)
    listening.until(lambda: server.is_silent(event), "silence after Ctrl-C at an empty line")
    p.say("d7", "White places d7.\nBlack: ")
    event = server.wait_for("White places d7.")
    server.release()
    listening.until(lambda: server.is_silent(event), "the end of the event")
    p.say("b4", "Black places b4.\nWhite: ")


def silenced_while_walking(server, p):
    p.walk()
    server.rest_after("a7, outer top left, empty. A piece can be placed.")
    server.hold()
    p.press("\r", "White places a7.\n")
    event = server.wait_for("White places a7.")
    p.press(KEYS["right"], "d7, outer top, empty. A piece can be placed.\n")
    listening.until(lambda: server.is_silent(event), "silence after an arrow key")
    event = server.wait_for("d7, outer top, empty. A piece can be placed.")
    p.keys(CTRL_C)
    listening.until(lambda: server.is_silent(event), "silence after Ctrl-C")
    p.press("w", "White, 1 on the board: a7. 8 in hand.\n")
    p.press(ESCAPE, "The walk ends.\nBlack: ")


def repeated(server, p):
    """What was cut off can be heard again; a second time slower and in clear names."""
    server.hold()
    p.say("a7", "White places a7.\nBlack: ")
    first = server.wait_for("White places a7.")
    p.say("repeat", "White places a7.\nBlack: ")
    again = server.wait_for("White places a7.", 2)
    p.say("repeat", "White places alpha 7.\nBlack: ")
    clear = server.wait_for("White places alpha 7.")
    rates = [float(said[1]) for said in (first, again, clear)]
    check(rates[0] == rates[1] > rates[2], f"rates {rates}")
    server.release()
    p.say("d6", "Black places d6.\nWhite: ")
    check(float(server.wait_for("Black places d6.")[1]) == rates[0], "it stays slow")


def left(server, p):
    """Nobody waits for the end of what is being said."""
    server.hold()
    p.say("a7", "White places a7.\nBlack: ")
    server.wait_for("White places a7.")


def with_server(function):
    server = listening.SpeechServer()
    try:
        p = Player("--speech=speech-dispatcher", SPEECHD_ADDRESS=server.address)
        server.rest_after("New game. Two players share the keyboard. White to place.")
        function(server, p)
        p.end("quit\r")
    finally:
        server.close()


def built():
    """The kinds of speech that this program was built with."""
    asked = Asked()
    asked.ask("set speech loudly", "position")
    asked.close()
    return [kind for kind in ("speech-dispatcher", "espeak", "auto")
            if any(kind in line for line in asked.told)]


HAS_SERVER = listening.lacks("speech-dispatcher")
for name, function, edited in (
    ("the first key typed silences, and is part of the line", silenced_by_key, True),
    ("with silence = line a key does not silence, and the line does", silenced_by_line, True),
    ("Ctrl-C while something is said silences, and does nothing else", silenced_by_interrupt, True),
    ("in a walk each key silences, Ctrl-C too", silenced_while_walking, False),
    ("repeat says again what was cut off, the second time more clearly", repeated, False),
    ("leaving does not wait for what is being said", left, False),
):
    if "speech-dispatcher" in built() and (READLINE or not edited):
        if HAS_SERVER:
            skip(name, HAS_SERVER)
        else:
            test(name, function)(with_server)


@test("without a device or server one line says so, once, and the game goes on in text")
def _():
    (scratch / "no-alsa.conf").write_text("pcm.!default { type hw card 77 }\n")
    for kind in built():
        # The leak sanitizer, where it is built in, then knows whose leaks those of libraries are.
        p = Player(f"--speech={kind}",
                   LSAN_OPTIONS=os.environ.get("LSAN_OPTIONS", "") + ":fast_unwind_on_malloc=0")
        start = p.all.decode().splitlines()
        check(len(start) == 3 and start[0] and start[1].startswith("New game."), f"{kind}: {start}")
        p.say("a7", "White places a7.\nBlack: ")
        p.say("repeat", "White places a7.\nBlack: ")
        p.say("faster", "Speech is off. Type speech on for a voice.\nBlack: ")
        p.end("quit\r")


done()
