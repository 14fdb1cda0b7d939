"""Who hears the spoken log alone knows where every piece stands, to the end of a game."""

import re

from asking import Asked, Choice
from tap import check, done, scratch, test

# The names by which points are heard, made here and not by the game: a ring is so far from the
# centre, and a place on it lies so far to the right and up.
RINGS = {"outer": 3, "middle": 2, "inner": 1}
SIDES = {"top left": (-1, 1), "top": (0, 1), "top right": (1, 1), "left": (-1, 0),
         "right": (1, 0), "bottom left": (-1, -1), "bottom": (0, -1), "bottom right": (1, -1)}
PLACES = {
    f"{ring} {side}": f"{'abcdefg'[3 + x * far]}{4 + y * far}"
    for ring, far in RINGS.items()
    for side, (x, y) in SIDES.items()
}
POINTS = sorted(PLACES.values(), key=lambda point: (-int(point[1]), point[0]))
NATO = "alpha bravo charlie delta echo foxtrot golf".split()
NAMES = {
    "letters": {point: point for point in POINTS},
    "places": PLACES,
    "nato": {f"{NATO[ord(point[0]) - ord('a')]} {point[1]}": point for point in POINTS},
    "numbers": {f"{ord(point[0]) - ord('a') + 1} {point[1]}": point for point in POINTS},
}

TURN = re.compile(r"(White|Black) (?:places |moves |flies )?(?:from )?<(..)>(?: to <(..)>)?")
TAKING = re.compile(r"\btakes <(..)>(?: and <(..)>)?")


class Listener:
    """What is on the board, by the sentences heard and nothing else."""

    def __init__(self, names):
        self.names = NAMES[names]
        spoken = sorted(self.names, key=len, reverse=True)
        self.point = re.compile(rf"\b({'|'.join(spoken)})\b", re.IGNORECASE)
        self.board = {}
        self.hands = {"White": 9, "Black": 9}
        self.to_move = "White"

    def hear(self, sentence):
        marked = self.point.sub(lambda name: f"<{self.names[name[1].lower()]}>", sentence)
        turn = TURN.match(marked)
        takings = TAKING.search(marked)
        if turn:
            side, at, to = turn.groups()
            self.hear_turn(side, at, to)
        elif not re.match("(White|Black) takes ", marked):
            return
        for point in takings.groups() if takings else ():
            if point:
                check(self.board.pop(point, None) == self.to_move, f"taken from none: {sentence}")

    def hear_turn(self, side, at, to):
        check(side == self.to_move, f"{side} is heard, and {self.to_move} is to move")
        if to:
            check(self.board.pop(at, None) == side, f"{side} has no piece on {at}")
        else:
            self.hands[side] -= 1
        check((to or at) not in self.board, f"{to or at} is not empty")
        self.board[to or at] = side
        self.to_move = "Black" if side == "White" else "White"

    def position(self):
        pieces = "".join(self.board.get(point, ".")[0] for point in POINTS)
        hands = " ".join(map(str, self.hands.values()))
        return f"{pieces} {self.to_move[0].lower()} {hands}"


def listen(names, verbosity, seed, *options):
    log = scratch / f"spoken-{names}-{verbosity}-{seed}"
    asked = Asked(f"--speech=log:{log}", f"--names={names}", f"--verbosity={verbosity}",
                            *options)
    listener, choice = Listener(names), Choice(seed)
    heard, turns, line = 0, 0, "# to the first question"
    while True:
        moves = asked.ask(line, "moves notation")
        sentences = log.read_text().splitlines()
        for sentence in sentences[heard:]:
            listener.hear(sentence)
        heard = len(sentences)
        if turns % 10 == 0 or moves == "none":
            position = asked.ask("# how it stands", "position")
            check(listener.position() == position, f"turn {turns}: {listener.position()}, really "
                  f"{position}, after {sentences[-9:]}")
        if moves == "none":
            break
        ply, *takes = choice.of(moves).split("x")
        turns += 1
        # Every other taking waits for its own line.
        line = "\nx ".join([ply, *takes]) if turns % 2 else "x".join([ply, *takes])
    asked.close()
    check(turns >= 15, f"{turns} turns are no game")
    ends = [sentence for sentence in sentences if re.match("(White|Black) wins|Draw", sentence)]
    check(len(ends) == 1, f"the end is heard so often: {ends}")


for style, manner in (("letters", "normal"), ("places", "normal"), ("letters", "terse"),
                      ("places", "terse"), ("letters", "full"), ("places", "full"),
                      ("nato", "normal"), ("numbers", "terse")):
    test(f"two people are followed by ear, names {style}, {manner}",
         style, manner, 4, "--opponent=human")(listen)
    test(f"a game against the computer is followed by ear, names {style}, {manner}",
         style, manner, 5, "--level=easy", "--seed=7")(listen)

done()
