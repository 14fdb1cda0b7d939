"""Tables that no build has written: every sum is right, and yet they are refused in words, or show
what a build does with values that no rules bring about."""

import os
import struct
import subprocess
import zlib

import tap

HEADER = 48
BLOCK = 2048
home = tap.scratch / "data"
folder = home / "merels" / "tables"
table = folder / "3-3-flying-take.table"
ENDING = "W.....B.....W.....B.B..W w 0 0"


def run(*options):
    environment = dict(os.environ, XDG_DATA_HOME=str(home), HOME=str(tap.scratch))
    return subprocess.run(
        [tap.merels, "--no-config", *options],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=tap.GUARD,
    )


def blocks_of(data):
    count = struct.unpack_from("<I", data, 28)[0]
    places = struct.unpack_from(f"<{count + 1}I", data, HEADER)
    start = HEADER + 4 * (count + 1)
    return [data[start + places[i] + 4 : start + places[i + 1]] for i in range(count)]


def forged(good, blocks):
    """The table with other blocks, and every sum and place made to fit."""
    body, places = b"", [0]
    for block in blocks:
        body += struct.pack("<I", zlib.crc32(block)) + block
        places.append(len(body))
    packed = struct.pack(f"<{len(places)}I", *places)
    header = bytearray(good[:HEADER])
    struct.pack_into("<I", header, 28, len(blocks))
    struct.pack_into("<Q", header, 32, HEADER + len(packed) + len(body))
    struct.pack_into("<I", header, 40, zlib.crc32(packed))
    struct.pack_into("<I", header, 44, zlib.crc32(bytes(header[:44])))
    return bytes(header) + packed + body


def deflated(values):
    packer = zlib.compressobj(6, zlib.DEFLATED, -11)
    return packer.compress(values) + packer.flush()


def clear(path):
    if path.is_symlink() or path.exists():
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


def is_refused(why):
    """Checked, played without and built anew: each time told, and never a crash."""
    checked = run("--check-tables")
    tap.check(checked.returncode == 1, f"checked with status {checked.returncode}")
    tap.check(why in checked.stderr, f"checked: {checked.stderr}")
    played = run(*PLAY)
    tap.check(played.returncode == 0, f"played with status {played.returncode}: {played.stderr}")
    tap.check(played.stdout.count(why) == 1, f"played: {played.stdout[:600]}")
    told = ("Working out endings", why)
    rest = [line for line in played.stdout.splitlines() if not line.startswith(told)]
    tap.check(rest == game, f"played: {played.stdout[-600:]}")
    built = run("--build-tables=3")
    tap.check(why in built.stderr, f"built: {built.stderr}")
    return built


def is_refused_and_built(why):
    built = is_refused(why)
    tap.check(built.returncode == 0, f"built with status {built.returncode}: {built.stderr}")
    tap.check(table.read_bytes() == good, "not as it was")


PLAY = ("--no-input", "--white=perfect", "--black=perfect", "--seed=1", f"--position={ENDING}")
tap.check(run("--build-tables=3").returncode == 0, "not built")
game = run(*PLAY).stdout.splitlines()
good = table.read_bytes()
whole = blocks_of(good)
DAMAGED = f"The table {table.name} is damaged, and is not used."
FOREIGN = f"The file {table.name} is no table of this version, and is not used."


@tap.test("what is forged as it was is the same table")
def _():
    tap.check(forged(good, whole) == good, "another file")


@tap.test("a block of too many, too few or no values is refused")
def _():
    values = zlib.decompress(whole[0], -11)
    tap.check(len(values) == BLOCK, f"{len(values)} values in a block")
    for block in (
        deflated(values + values[:1]),
        deflated(bytes(10_000_000))[: BLOCK + 64],
        deflated(values[:-1]),
        deflated(values)[:-2],
        b"\0\0",
        b"\xff" * 40,
    ):
        table.write_bytes(forged(good, [block] * len(whole)))
        is_refused_and_built(DAMAGED)


@tap.test("blocks too many, too few or too long are refused")
def _():
    for blocks in (whole + whole[:1], whole[:-1], [bytes(5000), *whole[1:]], [b"", *whole[1:]]):
        table.write_bytes(forged(good, blocks))
        checked = run("--check-tables")
        tap.check(checked.returncode == 1, f"status {checked.returncode}")
        tap.check("is not used." in checked.stderr, checked.stderr)
        tap.check(run("--build-tables=3").returncode == 0, "not built")
        tap.check(table.read_bytes() == good, "not as it was")


@tap.test("places that run backwards, or past the end, are refused")
def _():
    for at, place in ((1, 0xFFFFFFFF), (2, 0), (1, 1)):
        data = bytearray(good)
        struct.pack_into("<I", data, HEADER + 4 * at, place)
        count = len(whole) + 1
        struct.pack_into("<I", data, 40, zlib.crc32(bytes(data[HEADER : HEADER + 4 * count])))
        struct.pack_into("<I", data, 44, zlib.crc32(bytes(data[:44])))
        table.write_bytes(data)
        is_refused_and_built(DAMAGED)


@tap.test("what is no file is refused: a pipe, a loop of links, a folder, nothing in it")
def _():
    clear(table)
    os.mkfifo(table)
    is_refused_and_built(FOREIGN)
    clear(table)
    table.symlink_to(table.name)
    is_refused_and_built(f"The table {table.name} cannot be read: ")
    table.write_bytes(b"")
    is_refused_and_built(FOREIGN)
    clear(table)
    table.mkdir()
    built = is_refused(FOREIGN)
    tap.check(built.returncode == 1, f"built with status {built.returncode}")
    tap.check("cannot be kept: Is a directory." in built.stderr, built.stderr)
    clear(table)
    table.write_bytes(good)


@tap.test("values that do not follow from each other are found")
def _():
    table.write_bytes(forged(good, [b"\2"] * len(whole)))
    checked = run("--check-tables")
    tap.check(checked.returncode == 1, f"status {checked.returncode}")
    tap.check(" values of 3 against 3 pieces." in checked.stderr, checked.stderr)


@tap.test("a game too long for a byte ends the build with the reason")
def _():
    table.write_bytes(forged(good, [b"\xfd"] * len(whole)))
    built = run("--build-tables=4")
    why = "Too long: by these rules, some endings of 3 against 4 last over 254 turns."
    tap.check(built.returncode == 1, f"status {built.returncode}")
    tap.check(built.stderr.splitlines()[-1] == why, built.stderr)
    left = sorted(path.name for path in folder.iterdir())
    tap.check(left == [".lock", table.name], f"left: {left}")


tap.done()
