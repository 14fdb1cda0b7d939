"""Completion in bash, fish and zsh: what a shell offers for a line that is typed."""

import os
import pty
import re
import select
import shutil
import subprocess
import time

from tap import GUARD, check, done, home, merels, scratch, skip, test

folder = os.path.join(os.environ["srcdir"], "data", "completions")
environment = home("nobody")
environment["PATH"] = os.path.dirname(merels) + os.pathsep + environment["PATH"]
(scratch / "record.txt").write_text("d6\n")
(scratch / "records").mkdir()

# What is typed, and all that is offered for its last word.
LINES = [
    ("--lev", {"--level="}),
    ("--strict", {"--strict"}),
    ("--verbosity=", {"terse", "normal", "full"}),
    ("--side=a", {"alternate"}),
    ("--repetition=", {"3", "off"}),
    ("--review=rec", {"record.txt", "records"}),
    ("--log=rec", {"record.txt", "records"}),
    ("--speech=l", {"log:"}),
    ("--no-", {"--no-config", "--no-input"}),
    ("rec", {"record.txt", "records"}),
    ("--seed=", set()),
    ("--rate=", set()),
    ("--nonsense", set()),
]


def plain(candidates, line):
    """The candidates of a shell as bash gives them: the value alone, a folder without its slash."""
    option = line.partition("=")[0] + "=" if "=" in line else ""
    return {name.removeprefix(option).rstrip("/") for name in candidates}


def in_bash(line):
    # Bash breaks a line at = signs.
    words = [word for word in re.split("(=)", line) if word]
    script = (
        f'source "$1/bash/merels"; shift; COMP_WORDS=(merels "$@"); COMP_CWORD=$#;'
        ' _merels; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    out = subprocess.run(
        ["bash", "--norc", "-c", script, "bash", folder, *words],
        env=environment, cwd=scratch, capture_output=True, text=True, timeout=GUARD,
    )
    check(not out.stderr, out.stderr)
    return set(out.stdout.split())


def in_fish(line):
    script = 'source "$argv[1]/fish/merels.fish"; complete -C "merels $argv[2]"'
    out = subprocess.run(
        ["fish", "--no-config", "-c", script, folder, line],
        env=environment, cwd=scratch, capture_output=True, text=True, timeout=GUARD,
    )
    check(not out.stderr, out.stderr)
    return {row.partition("\t")[0] for row in out.stdout.splitlines()}


class Zsh:
    """An interactive zsh, which shows the line as a completion has left it."""

    SETUP = [
        "fpath=({}/zsh $fpath); autoload -Uz compinit; compinit -u -D",
        "cd {}; PROMPT=; unsetopt PROMPT_SP; setopt NO_BEEP NO_AUTO_LIST",
        "show() {{ print -r -- \"<$BUFFER>\"; BUFFER= }}; zle -N show; bindkey '^X' show",
        "print rea''dy",
    ]

    def __init__(self):
        pid, self.master = pty.fork()
        if not pid:
            os.execvpe("zsh", ["zsh", "-f", "-i"], dict(environment, TERM="xterm"))
        for line in self.SETUP:
            os.write(self.master, (line.format(folder if "fpath" in line else scratch) + "\n").encode())
        self.read(r"ready\r\n")

    def read(self, pattern):
        limit = time.monotonic() + GUARD
        text = ""
        while not (found := re.search(pattern, text)):
            check(time.monotonic() < limit, f"waited in vain after {text!r}")
            if select.select([self.master], [], [], 0.02)[0]:
                text += os.read(self.master, 65536).decode()
        return found

    def complete(self, line):
        os.write(self.master, f"merels {line}\t\x18".encode())
        return self.read(r"<merels ([^>]*)>\r\n")[1].rstrip()

    def close(self):
        os.close(self.master)


@test("bash offers options, values and files")
def _():
    for line, wanted in LINES:
        found = plain(in_bash(line), line)
        check(found == wanted, f"{line}: {found}")


def fish():
    for line, wanted in LINES:
        found = plain(in_fish(line), line)
        # Fish puts the = sign there by itself.
        check(found == {name.rstrip("=") for name in wanted}, f"{line}: {found}")


def zsh():
    shell = Zsh()
    for line, wanted in LINES:
        typed = line.rpartition("=")[2]
        grown = os.path.commonprefix([name for name in wanted if name.startswith(typed)]) or typed
        left = shell.complete(line).rstrip("/")
        check(left == line[: len(line) - len(typed)] + grown, f"{line}: {left}")
    shell.close()


for program, run in (("fish", fish), ("zsh", zsh)):
    what = f"{program} offers them too"
    if shutil.which(program):
        test(what)(run)
    else:
        skip(what, program)

done()
