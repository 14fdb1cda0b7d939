"""The program as a job of a shell: stopped by Ctrl-Z and gone on with, or begun in the background."""

import os

import listening
from tap import check, done, home, merels, test

READLINE = bool(os.environ.get("READLINE_LIBS", "yes"))
RIGHT, ESCAPE, CTRL_Z = "\x1b[C", "\x1b", "\x1a"


class Shell(listening.Pty):
    """A shell that edits its lines, so that its own mode of the terminal is not the usual one."""

    def __init__(self):
        environment = {**home("nobody"), "TERM": "dumb", "PS1": "shell: ", "merels": merels}
        super().__init__(["bash", "--norc", "--noprofile", "-i"], environment)
        self.seen = 0
        self.expect("shell: ")

    def expect(self, text):
        """What came since the last call, up to this text."""
        def new():
            return self.all[self.seen:].replace(b"\r\n", b"\n").decode("ascii", "backslashreplace")

        self.wait(lambda: new().endswith(text), repr(text))
        got, self.seen = new(), len(self.all)
        return got

    def say(self, line, text):
        self.keys(line + "\r")
        return self.expect(text)

    def play(self, term, end=""):
        self.keys(f'TERM={term} "$merels" --no-config --opponent=human{end}\r')

    def stop(self):
        self.keys(CTRL_Z)
        check("Stopped" in self.expect("shell: "), self.all[-200:])

    def end(self):
        self.say("quit", "shell: ")
        self.keys("exit\r")
        self.ended()
        self.close()


@test("after Ctrl-Z and fg a walk goes on by keys, and says where it is")
def _():
    s = Shell()
    s.play("xterm")
    s.expect("White: ")
    s.say("walk", "a7, outer top left, empty. A piece can be placed.\n")
    for _ in range(3):
        s.stop()
        s.say("stty -a | grep -o ' -*echo '", "shell: ")
        s.say("fg", "a7, outer top left, empty. A piece can be placed.\n")
    s.keys(RIGHT)
    s.expect("d7, outer top, empty. A piece can be placed.\n")
    s.keys("\r")
    s.expect("White places d7.\n")
    s.keys(ESCAPE)
    s.expect("The walk ends.\nBlack: ")
    s.end()


@test("after Ctrl-Z and fg the prompt is shown again, and what was typed")
def _():
    for term in ("xterm", "dumb"):
        typed = "d6" if READLINE and term == "xterm" else ""
        s = Shell()
        s.play(term)
        s.expect("White: ")
        for _ in range(3):
            if typed:
                s.keys(typed)
                s.expect(typed)
            s.stop()
            s.say("fg", "White: " + typed)
            if typed:
                s.keys("\x15")
        check("White places d7." in s.say("d7", "Black: "), s.all[-200:])
        s.end()


@test("begun in the background and brought to the front, what is typed is shown")
def _():
    for term in ("xterm", "dumb"):
        s = Shell()
        s.play(term, " &")
        s.wait(lambda: b"White to place." in s.all, "the game")
        # Whatever asks for the terminal is stopped a moment later, which the shell tells before a prompt.
        s.wait(lambda: s.say("jobs", "shell: ").count("Stopped") > 0, "the job being stopped")
        for _ in range(2):
            s.keys("fg\r")
            s.expect("White: ")
            s.stop()
        s.say("fg", "White: ")
        s.keys("d6")
        s.expect("d6")
        check("White places d6." in s.say("", "Black: "), s.all[-200:])
        s.end()


done()
