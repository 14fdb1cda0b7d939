"""TAP for the tests in Python, which decorate functions with @test and end with done()."""

import os
import pathlib
import signal
import sys
import traceback

# Whoever runs the tests in the background may have signals ignored, which programs inherit.
for _number in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM, signal.SIGTSTP):
    signal.signal(_number, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)

merels = os.path.join(os.environ["builddir"], "src", "merels")
data = pathlib.Path(os.environ["srcdir"], "tests", "data")
scratch = pathlib.Path(os.environ["TAP_SCRATCH"])

# The longest that anything may take: a guard against a program that hangs, no measure.
GUARD = 600

_count = 0
_failed = 0


def check(claim, what):
    """Ends the test that is running as failed, unless the claim holds."""
    if not claim:
        raise AssertionError(what)


def test(name, *arguments):
    """Runs the decorated function at once: one result."""

    def run(function):
        global _count, _failed
        _count += 1
        try:
            function(*arguments)
            print(f"ok {_count} - {name}", flush=True)
        except AssertionError as failure:
            _failed += 1
            for line in str(failure).split("\n"):
                print("#", line)
            where = traceback.extract_tb(failure.__traceback__)[1]
            print(f"# at line {where.lineno}: {where.line}")
            print(f"not ok {_count} - {name}", flush=True)
        return function

    return run


def skip(name, missing):
    """One result that this machine cannot give, since it lacks something. Where everything must be
    there (MERELS_CI is set), that is a failure."""
    global _count, _failed
    _count += 1
    if os.environ.get("MERELS_CI"):
        _failed += 1
        print(f"# {missing} is missing\nnot ok {_count} - {name}", flush=True)
    else:
        print(f"ok {_count} - {name} # SKIP {missing} is missing", flush=True)


def home(name):
    """The environment of somebody new, whose files are below scratch."""
    folder = scratch / name
    folder.mkdir(exist_ok=True)
    environment = dict(os.environ, HOME=str(folder))
    for kind in ("CONFIG", "DATA", "STATE"):
        environment[f"XDG_{kind}_HOME"] = str(folder / kind.lower())
    return environment


def done():
    print(f"1..{_count}")
    sys.exit(min(_failed, 1))
