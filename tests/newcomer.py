"""Who has never heard of the game, and hears the spoken log alone, goes through the lessons and then
wins against level easy.

What is known of the board here is what the lessons say of it; everything else is heard.
"""

import re

from asking import Asked
from tap import check, done, scratch, test

COLUMNS = "abcdefg"
POINT = re.compile(r"\b[a-g][1-7]\b")


def ring_of(point):
    return max(abs(COLUMNS.index(point[0]) - 3), abs(int(point[1]) - 4))


# "The middles are in column d and in row 4", and the rings go so far out.
POINTS = [c + r for r in "7654321" for c in COLUMNS
          if ring_of(c + r) and (c == "d" or r == "4" or
                                 abs(COLUMNS.index(c) - 3) == abs(int(r) - 4))]
RINGS = {3: "outer", 2: "middle", 1: "inner"}


def lines_of_the_board():
    """4 on each ring, and 4 across the rings: in a row or a column without the centre between."""
    for k in range(7):
        column = [p for p in POINTS if p[0] == COLUMNS[k]]
        row = [p for p in POINTS if p[1] == str(k + 1)]
        for points in (column, row):
            yield points[:3]
            if len(points) == 6:
                yield points[3:]


LINES = list(lines_of_the_board())
NEIGHBOURS = {p: {line[i] for line in LINES if p in line for i in range(3)
                  if abs(i - line.index(p)) == 1} for p in POINTS}


def place_of(point):
    across, up = COLUMNS.index(point[0]) - 3, int(point[1]) - 4
    words = [RINGS[ring_of(point)], {-1: "bottom", 0: "", 1: "top"}[(up > 0) - (up < 0)],
             {-1: "left", 0: "", 1: "right"}[(across > 0) - (across < 0)]]
    return " ".join(word for word in words if word)


def in_mill(own, point):
    return any(point in line and set(line) <= own for line in LINES)


class Position:
    """White and Black as they were heard."""

    def __init__(self, white, black, phase):
        self.white, self.black, self.phase = set(white), set(black), phase

    def empty(self):
        return set(POINTS) - self.white - self.black

    def turns(self):
        if self.phase == "place":
            return [(None, to) for to in sorted(self.empty())]
        return [(at, to) for at in sorted(self.white) for to in sorted(self.empty())
                if self.phase == "fly" or to in NEIGHBOURS[at]]

    def after(self, turn):
        return Position(self.white - {turn[0]} | {turn[1]}, self.black, self.phase)

    def closes(self, turn):
        return in_mill(self.after(turn).white, turn[1])

    def turned(self):
        return Position(self.black, self.white, "move" if self.phase == "fly" else self.phase)

    def can_close(self):
        return any(self.closes(turn) for turn in self.turns())

    def threats(self):
        return [p for p in self.empty() if in_mill(self.white | {p}, p)]


def shut_in(position, point):
    return not NEIGHBOURS[point] & position.empty()


def does(position, asked, turn):
    """Whether a turn is what was asked for."""
    after, closes, named = position.after(turn), position.closes(turn), POINT.findall(asked)
    if "next to" in asked:
        return turn[1] in NEIGHBOURS[named[0]]
    if "from another mill" in asked:
        return closes and in_mill(position.white, turn[0])
    if "Close a mill" in asked:
        return closes
    if "Keep Black" in asked:
        return not after.turned().can_close()
    if "2 threats" in asked:
        return not closes and len(after.threats()) > 1
    if "Open the mill" in asked:
        gap = NEIGHBOURS[turn[0]] & position.black
        return turn[0] in named and not closes and not gap and not after.turned().can_close()
    if "Shut in" in asked:
        return shut_in(after, named[0])
    check("Win" in asked, asked)
    if len(position.black) == 3:
        return closes
    return all(shut_in(after, p) for p in position.black)


def type_turn(turn):
    return turn[1] if turn[0] is None else f"{turn[0]} {turn[1]}"


def may_take(black):
    outside = {p for p in black if not in_mill(black, p)}
    return outside or black


def points_asked(asked, position):
    """The answer to a question for points."""
    named = POINT.findall(asked)
    if "Which point is between" in asked or "third point" in asked:
        line = next(line for line in LINES if set(named) <= set(line))
        return set(line) - set(named)
    if "Which point is" in asked:
        place = re.search(r"Which point is (.*)\?", asked)[1]
        return {p for p in POINTS if place_of(p) == place}
    if "in row" in asked or "in column" in asked:
        name = re.search(r"in (?:row|column) (.)\?", asked)[1]
        return {p for p in POINTS if name in p}
    if "One step" in asked:
        up = {"up": 1, "down": -1}.get(asked.split()[2], 0)
        right = {"right": 1, "left": -1}.get(asked.split()[2], 0)
        at = named[0]
        return {p for p in NEIGHBOURS[at]
                if (COLUMNS.index(p[0]) - COLUMNS.index(at[0])) * right > 0
                or (int(p[1]) - int(at[1])) * up > 0}
    if "neighbour" in asked:
        return NEIGHBOURS[named[0]]
    if "are empty" in asked or "can" in asked and "go" in asked:
        return NEIGHBOURS[named[0]] & position.empty()
    if "mill?" in asked:
        return {turn[1] for turn in position.turns() if position.closes(turn)}
    if "may it take" in asked:
        return may_take(position.black)
    check("shut in?" in asked, asked)
    return {p for p in position.black if shut_in(position, p)}


def number_asked(asked):
    numbers = [int(number) for number in re.findall(r"\b\d+\b", asked)]
    if "in hand?" in asked:
        return str(9 - sum(numbers))
    return str(100 - numbers[0])


def yes_or_no(asked, position):
    if "a point?" in asked:
        return re.search(r"Is (..) a", asked)[1] in POINTS
    if "May it take" in asked:
        return POINT.findall(asked)[0] in may_take(position.black)
    if "May White fly" in asked:
        return "has 3 on the board and none in hand" in asked
    return len(position.black) < 3 or (len(position.black) > 3 and
                                       all(shut_in(position, p) for p in position.black))


def answer_to(heard):
    """To the last question, in the last lines heard."""
    asked = heard[-1]
    sides = [re.match(r"White, (.*)\. Black, (.*)\.$", line) for line in heard]
    phase = re.search(r"White to (place|move|fly)", asked)
    position = None
    if any(sides):
        white, black = next(side for side in reversed(sides) if side).groups()
        position = Position(POINT.findall(white), POINT.findall(black),
                            phase[1] if phase else "move")
    if "Which ring" in asked:
        return RINGS[ring_of(POINT.findall(asked)[0])]
    if "How many" in asked:
        return number_asked(asked)
    if re.search(r"a point\?|May |the game over", asked):
        return "yes" if yes_or_no(asked, position) else "no"
    if "Take a black piece" in asked:
        return min(may_take(position.black))
    if asked.endswith("?"):
        return " ".join(sorted(points_asked(asked, position))) or "none"
    return type_turn(next(turn for turn in position.turns() if does(position, asked, turn)))


class Newcomer:
    """Types a line, and hears what is said to it and nothing else."""

    def __init__(self, seed):
        self.log = scratch / f"newcomer-{seed}"
        self.asked = Asked(f"--speech=log:{self.log}", f"--seed={seed}")
        self.heard = 0

    def type(self, line):
        self.asked.ask(line, "position")
        sentences = self.log.read_text().splitlines()
        new, self.heard = sentences[self.heard:], len(sentences)
        return [sentence for sentence in new if sentence != "Printed."]

    def learn(self):
        """All ten lessons, without a wrong answer: what was said was enough for each."""
        heard, right = self.type("learn"), 0
        while not any("You know the whole game now" in line for line in heard):
            if any("is done" in line for line in heard):
                heard = self.type("next")
                continue
            answer = answer_to(heard)
            asked, heard = heard, self.type(answer)
            check(heard[0].startswith("Right."), f"{asked}: {answer}: {heard}")
            right += 1
        check(right > 80, right)
        return heard

    def pieces(self, whose):
        return set(POINT.findall(self.type(whose)[0]))

    def take(self, heard):
        offer = re.match(r"Take (any black piece)?(.*)", heard[-1])
        if not offer:
            return heard
        points = set(POINT.findall(offer[2]))
        return self.type(min(self.pieces("theirs") - points if offer[1] else points))

    def turn(self, choice):
        """By the plan of the last lesson: close, or else block, or else go where 4 lines meet."""
        threats = " ".join(self.type("threats"))
        moves = self.type("moves")
        own, block = (re.search(rf"{side} can close a mill, ([^.]*)", threats)
                      for side in ("White", "Black"))
        if own:
            return " ".join(re.split(" or |, ", own[1])[0].split())
        goals = POINT.findall(block[1].split(" to ")[-1]) if block else []
        if "Any of" in moves[0]:
            empty = set(POINTS) - self.pieces("mine") - self.pieces("theirs")
            return min(empty, key=lambda p: (p not in goals, -len(NEIGHBOURS[p]), p))
        turns = [(at, to) for sentence in " ".join(moves).split(". ")
                 for at, *rest in [POINT.findall(sentence) or [None]] for to in rest]
        if "any of" in moves[0]:
            empty = set(POINTS) - self.pieces("mine") - self.pieces("theirs")
            turns = [(at, to) for at in self.pieces("mine") for to in sorted(empty)]
        turns.sort()
        blocking = [turn for turn in turns if turn[1] in goals]
        at, to = (blocking or turns)[choice % len(blocking or turns)]
        return f"{at} to {to}"

    def play(self):
        heard = self.type("new easy white")
        for number in range(120):
            if any(re.match("(White|Black) wins|Draw", line) for line in heard):
                return heard
            heard = self.take(self.type(self.turn(number * 7)))
            check(not any("Choose" in line for line in heard), heard)
        return heard


def wins(seed):
    newcomer = Newcomer(seed)
    advice = newcomer.learn()
    check("Type new easy white" in " ".join(advice), advice)
    end = newcomer.play()
    check(any(line.startswith("White wins") for line in end), end)
    newcomer.asked.close()


for start in range(1, 6):
    test(f"somebody new learns by ear, and wins against level easy, seed {start}", start)(wins)

done()
