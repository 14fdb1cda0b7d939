"""Programs on a pseudo-terminal, screen readers that speak into a file, and a braille display."""

import configparser
import fcntl
import os
import pty
import re
import select
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
import termios
import time

from asking import Asked, Choice
from tap import GUARD, check, home, merels, scratch

ROWS, COLUMNS = 25, 80


def plies_of_a_game(seed, *options):
    """What people play in a whole game."""
    asked, choice, plies, line = Asked(*options), Choice(seed), [], "# to the first question"
    while (moves := asked.ask(line, "moves notation")) != "none":
        line = choice.of(moves)
        plies.append(line)
    asked.close()
    return plies


class Pty:
    """A program on a terminal of its own. What it writes is collected in all."""

    def __init__(self, arguments, environment, folder=scratch):
        self.master, self.slave = pty.openpty()
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)
        self.mode = termios.tcgetattr(self.slave)
        self.all = b""
        self.program = subprocess.Popen(
            arguments,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment,
            cwd=folder,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def pump(self, seconds=0.02):
        """Reads what is there, waiting so long for it at most; TRUE if there was anything."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        some = os.read(self.master, 65536)
        self.all += some
        self.heard(some)
        return True

    def heard(self, some):
        """For those who want every byte."""

    def wait(self, wanted, what):
        limit = time.monotonic() + GUARD
        while not wanted():
            if not self.pump() and time.monotonic() > limit:
                check(False, f"waited in vain for {what} after {self.all[-400:]!r}")

    def keys(self, text):
        os.write(self.master, text.encode())

    def ended(self):
        """Waits for the end of the program; its status."""
        self.wait(lambda: self.program.poll() is not None and not self.pump(0), "the end")
        return self.program.returncode

    def close(self):
        try:
            os.killpg(self.program.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.program.wait()
        os.close(self.master)
        os.close(self.slave)


def until(wanted, what):
    limit = time.monotonic() + GUARD
    while not wanted():
        check(time.monotonic() < limit, f"waited in vain for {what}")
        time.sleep(0.02)


def use_python_with(*modules):
    """Debian's modules belong to Debian's Python, which need not be the first in the path."""
    missing = [name for name in modules if not has_module(name)]
    debian = "/usr/bin/python3"
    if missing and os.path.exists(debian) and "LISTENING" not in os.environ:
        os.environ["LISTENING"] = "again"
        os.execv(debian, [debian, *sys.argv])


def has_module(name):
    try:
        __import__(name)
        return True
    except ImportError:
        return False


def script(path, text):
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)
    return path


def run_by(folder, arguments, first=""):
    """A program that needs no arguments, as a screen reader wants it."""
    return script(folder / "shell", first + "exec " + shlex.join(map(str, arguments)) + "\n")


def find(name):
    """A file, or a program, which may be one of the administrator's."""
    if "/" in name:
        return name if os.path.exists(name) else None
    return shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")


def lacks(*names):
    """The first of these programs and files that is not on this machine."""
    return next((name for name in names if not find(name)), None)


class Reader(Pty):
    """A screen reader over the real program. What it has spoken is lines()."""

    def __init__(self, name, arguments, *options):
        self.folder = scratch / f"{name}-{time.monotonic_ns()}"
        self.folder.mkdir()
        self.log = self.folder / "spoken"
        self.log.touch()
        greeted = "".join(
            f"until grep -q {shlex.quote(line)} spoken; do sleep 0.05; done\n"
            for line in self.GREETING[-1:]
        )
        shell = run_by(self.folder, [merels, "--no-config", *options], greeted)
        environment = dict(home("nobody"), TERM="linux", SHELL=str(shell), LC_ALL="C.UTF-8")
        super().__init__(arguments(self.folder, self.log, shell), environment, self.folder)

    def spoken(self):
        return self.log.read_text(errors="replace")

    def type(self, line, prompt):
        """Key by key, as people do: each has been dealt with before the next. The answer as it is
        spoken, the prompt at its end; parts of what was typed may have been spoken before."""
        begun = len(self.spoken())
        for n, key in enumerate(line, 1):
            shown = len(self.all)
            self.keys(key)
            self.wait(lambda: key.encode() in self.all[shown:], f"{key} of {line} on the screen")
            self.wait(lambda: self.is_typed(line[:n], begun), f"{key} of {line}, spoken")
        before = len(self.lines())
        self.keys("\r")
        heard = self.until(prompt, before)
        while heard[0] in line:
            del heard[0]
        return heard

    def until(self, prompt, before=0):
        """The lines spoken after so many, once the last is a prompt."""

        def is_prompt():
            lines = self.lines()[before:]
            return lines and prompt.fullmatch(lines[-1])

        self.wait(is_prompt, "a prompt that is spoken")
        return self.lines()[before:]

    @classmethod
    def missing(cls):
        """What is not on this machine and must be, if anything."""
        return lacks(cls.__name__.lower(), cls.CONF)


class Fenrir(Reader):
    """Speaks each key, the only sign that it has dealt with it."""

    # Its own lines at the start. The second cuts off what is being said, the first and the game.
    GREETING = ("pychant is not installed", "Start Fenrir")
    CONF = "/etc/fenrirscreenreader/settings/settings-pty.conf"

    def __init__(self, *options):
        super().__init__("fenrir", self.configure, *options)

    def configure(self, folder, log, shell):
        say = script(folder / "say", f"printf '%s\\n' \"$1\" >>{shlex.quote(str(log))}\n")
        conf = configparser.RawConfigParser()
        conf.optionxform = str
        conf.read(self.CONF)
        for section, key, value in (
            ("speech", "genericSpeechCommand", f'{say} "fenrirText"'),
            ("sound", "enabled", False),
            ("keyboard", "charEcho", True),
            ("remote", "enable", False),
            ("general", "shell", shell),
            ("general", "debugFile", folder / "debug"),
            ("general", "clipboardExportPath", folder / "clipboard"),
        ):
            conf.set(section, key, str(value))
        with open(folder / "conf", "w") as stream:
            conf.write(stream)
        return ["fenrir", "-e", "-s", str(folder / "conf")]

    def is_typed(self, keys, begun):
        """Each letter and digit is spoken alone; signs have names, or none."""
        spoken = [key for key in self.spoken()[begun:].split() if len(key) == 1]
        return [key for key in spoken if key.isalnum()] == [key for key in keys if key.isalnum()]

    def lines(self):
        """A newline is a pause, written so; an empty line below the cursor is blank."""
        text = re.sub(r"\s+, ", "\n", self.spoken())
        lines = [line.strip(" ,") for line in text.splitlines()]
        return [line for line in lines if line not in ("", "blank")]


class Yasr(Reader):
    GREETING = ()
    CONF = "/etc/yasr/yasr.conf"

    def __init__(self, *options):
        super().__init__("yasr", self.configure, *options)

    def configure(self, folder, log, shell):
        """Short names, since it has little room for them."""
        script(folder / "server", f"exec cat >>{shlex.quote(str(log))}\n")
        ours = re.compile(r"(synthesizer( port)?|shell|key echo)=")
        with open(self.CONF) as stream:
            lines = [line for line in stream.read().splitlines() if not ours.match(line)]
        at = lines.index("[options]") + 1
        lines[at:at] = ["synthesizer=emacspeak server", "synthesizer port=|./server",
                        "shell=./shell", "key echo=off"]
        (folder / "conf").write_text("\n".join(lines) + "\n")
        return ["yasr", "-C", "conf", "./shell"]

    def is_typed(self, keys, begun):
        """With echo off what is typed is not spoken."""
        return True

    def lines(self):
        queued = re.findall(r"^q \{(.*?)\}$", self.spoken(), re.M | re.S)
        lines = [line.strip() for text in queued for line in text.splitlines()]
        return [line for line in lines if line]


class SpeechServer:
    """A Speech Dispatcher of its own that writes down what it is given. An utterance lasts as long
    as hold() is in force, and is the only one that does so."""

    def __init__(self):
        self.folder = scratch / f"speechd-{time.monotonic_ns()}"
        for name in ("modules", "log"):
            (self.folder / name).mkdir(parents=True)
        self.said = self.folder / "said"
        self.said.touch()
        self.held = self.folder / "hold"
        say = script(
            self.folder / "say",
            f"cd {shlex.quote(str(self.folder))}\n"
            'set -f\necho "$$ $1" $2 >>said\nwhile test -e hold; do sleep 0.05; done\n',
        )
        (self.folder / "alsa").write_text("pcm.!default { type null }\n")
        (self.folder / "speechd.conf").write_text(
            f"""LogLevel 1
LogDir "{self.folder}/log"
DefaultRate 0
DefaultVolume 100
DefaultLanguage "en"
AudioOutputMethod "alsa"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule writer
""")
        (self.folder / "modules" / "writer.conf").write_text(
            f"""Debug 0
GenericExecuteSynth "{say} \\'$RATE\\' \\'$DATA\\'"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "english"
GenericRateAdd 100
GenericMaxChunkLength 400
GenericDelimiters "~"
""")
        self.address = f"unix_socket:{self.folder}/socket"
        self.program = subprocess.Popen(
            [find("speech-dispatcher"), "-s", "-t", "60", "-C", self.folder, "-S",
             self.folder / "socket", "-P", self.folder / "pid"],
            env=dict(home("nobody"), ALSA_CONFIG_PATH=str(self.folder / "alsa"),
                     PULSE_SERVER="unix:/nonexistent"),
            stdin=subprocess.DEVNULL,
            stdout=open(self.folder / "out", "w"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        until(self.answers, "Speech Dispatcher")

    def answers(self):
        with socket.socket(socket.AF_UNIX) as client:
            try:
                client.connect(str(self.folder / "socket"))
                return True
            except OSError:
                return False

    def hold(self):
        self.held.touch()

    def release(self):
        self.held.unlink(missing_ok=True)

    def utterances(self):
        """Process, rate and words of each."""
        lines = self.said.read_text().splitlines()
        return [line.split(" ", 2) for line in lines if line.count(" ") > 1]

    def wait_for(self, words, times=1):
        """The last utterance, once these words have been begun so often."""
        until(lambda: sum(said[2] == words for said in self.utterances()) >= times, words)
        return [said for said in self.utterances() if said[2] == words][-1]

    def rest_after(self, words):
        """Until these have been said to their end: what is stopped as it begins may go on, since
        the module kills a process that is none yet."""
        said = self.wait_for(words)
        until(lambda: self.is_silent(said), f"the end of {words}")

    @staticmethod
    def is_silent(utterance):
        try:
            with open(f"/proc/{utterance[0]}/stat") as stat:
                return stat.read().rsplit(")", 1)[1].split()[0] == "Z"
        except OSError:
            return True

    def close(self):
        self.release()
        try:
            os.killpg(self.program.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        self.program.wait()


class Shared:
    """A screen image that BRLTTY's screen driver sc reads: it knows one place for it, so that one
    alone on this machine can be there at a time. Who has the socket has the place."""

    KEY = 0xBACD072F - (1 << 32)
    SIZE = 4 + 66 * 132 * 2

    def __init__(self):
        import sysv_ipc

        self.place = socket.socket(socket.AF_UNIX)
        limit = time.monotonic() + 10 * GUARD
        while True:
            try:
                self.place.bind("\0merels-tests-braille")
                break
            except OSError:
                check(time.monotonic() < limit, "another braille display is in the way")
                time.sleep(0.1)
        try:
            left = sysv_ipc.SharedMemory(self.KEY)
            check(left.number_attached <= 1, "a screen for BRLTTY is in use")
            left.remove()
            left.detach()
        except sysv_ipc.ExistentialError:
            pass
        self.memory = sysv_ipc.SharedMemory(
            self.KEY, sysv_ipc.IPC_CREX, mode=0o700, size=self.SIZE
        )

    def show(self, screen):
        x, y = min(screen.cursor.x, COLUMNS - 1), screen.cursor.y
        text = "".join(screen.display).encode("latin-1", "replace")
        colours = bytes([7]) * (COLUMNS * ROWS)
        self.memory.write(bytes([COLUMNS, ROWS, x, y]) + text + colours + bytes(2))

    def close(self):
        self.memory.remove()
        self.memory.detach()
        self.place.close()


class Braille(Pty):
    """The program on a screen that BRLTTY shows on a display of 40 cells; cells: what is there."""

    CELLS = 40

    def __init__(self, *options):
        import pyte

        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.folder = scratch / f"braille-{time.monotonic_ns()}"
        self.folder.mkdir()
        self.cells = None
        self.received = b""
        self.display = self.brltty = None
        self.shared = Shared()
        self.shared.show(self.screen)
        environment = dict(home("nobody"), TERM="linux")
        super().__init__([merels, "--no-config", *options], environment)
        self.connect()

    def connect(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            self.brltty = subprocess.Popen(
                [find("brltty"), "-n", "-e", "-q", "-N", "-f", "/dev/null", "-W", self.folder,
                 "-U", self.folder, "-b", "vr", "-d",
                 f"client:127.0.0.1:{server.getsockname()[1]}", "-x", "sc", "-s", "no", "-t",
                 "en_US"],
                stdin=subprocess.DEVNULL,
                stdout=open(self.folder / "log", "w"),
                stderr=subprocess.STDOUT,
            )
            server.settimeout(GUARD)
            self.display, _ = server.accept()
        self.display.sendall(f"Cells {self.CELLS}\n".encode())

    def heard(self, some):
        self.stream.feed(some)
        self.shared.show(self.screen)

    def pump(self, seconds=0.02):
        read = super().pump(0)
        if self.display and select.select([self.display], [], [], 0 if read else seconds)[0]:
            self.received += self.display.recv(65536)
            *lines, self.received = self.received.split(b"\n")
            for line in lines:
                shown = re.match(rb'Visual "(.*)"', line)
                if shown:
                    self.cells = shown[1].decode("utf-8", "replace").rstrip()
                    read = True
        return read

    def answer(self, keys):
        """Types, and waits for the prompt on the screen and then on the display. What was printed,
        and the line with the prompt."""
        before = len(self.all)
        self.keys(keys)
        self.wait(lambda: self.PROMPT.search(self.printed(before)), "a prompt on the screen")
        self.wait(lambda: self.cells == self.window(), f"{self.window()!r} in {self.CELLS} cells")
        _, *said, prompt = self.printed(before).split("\n")
        return said, prompt

    PROMPT = re.compile(r"\n(.* )?((W|B|White|Black|Take|Game over): |Resign\? yes or no: )$")

    def printed(self, before):
        return self.all[before:].replace(b"\r\n", b"\n").decode("ascii")

    def window(self):
        """What a display that shows the line of the cursor from its beginning holds."""
        return self.screen.display[self.screen.cursor.y][: self.CELLS].rstrip()

    @staticmethod
    def missing():
        """What is not on this machine and must be, if anything."""
        absent = [f"Python's {name}" for name in ("pyte", "sysv_ipc") if not has_module(name)]
        return lacks("brltty") or next(iter(absent), None)

    def close(self):
        super().close()
        if self.brltty:
            self.brltty.terminate()
            self.brltty.wait()
        if self.display:
            self.display.close()
        self.shared.close()
