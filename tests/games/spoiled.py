"""Written positions with small faults in them, as a careless or hostile person might send them."""

import re
from collections.abc import Iterator
from random import Random

from facedown.engine.errors import PositionError
from facedown.engine.game import Game
from facedown.testing.walk import Budget, points

NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "9",
    "12",
    "63",
    "64",
    "127",
    "128",
    "255",
    "30000",
    "32768",
    "-1",
    "9" * 11,
    "9" * 5000,
)
JUNK = ("", "-", "?", ":", "/", "=", "off", "none", "x", "S1", "A1", "C3", "E5", "0,0", "1,2", "²", "٣", "é", "\x00")


def positions(game: Game, budget: Budget, per_game: int) -> list[str]:
    """Texts of positions from random games with all kinds of options."""
    found = []
    for point in points(game, budget, per_game, salt=4000):
        try:
            found.append(game.text.write_position(point.state))
        except PositionError:
            continue  # a moment of chance has no text
    return found


def spoiled(texts: list[str], count: int, seed: str) -> Iterator[str]:
    """Each with one to three changes; words often come from other positions of the game."""
    random = Random(seed)
    words = sorted({word for text in texts for word in re.findall(r"[^\s=:]+", text)})
    for _ in range(count):
        lines = random.choice(texts).splitlines()
        for _ in range(random.choice((1, 1, 2, 3))):
            lines = _change(lines, random.choice(texts).splitlines(), words, random)
        yield "\n".join(lines) + "\n"


def _change(lines: list[str], others: list[str], words: list[str], random: Random) -> list[str]:
    if len(lines) < 2:
        return lines
    place = random.randrange(1, len(lines))
    kind = random.randrange(8)
    if kind == 0:
        return lines[:place] + lines[place + 1 :]
    if kind == 1:
        return [*lines[:place], random.choice(others), *lines[place:]]
    if kind == 2:  # the same line of another position
        key = lines[place].partition(":")[0]
        same = [line for line in others if line.partition(":")[0] == key]
        return [*lines[:place], *(same or [lines[place]]), *lines[place + 1 :]]
    return [*lines[:place], _change_words(lines[place], kind, words, random), *lines[place + 1 :]]


def _change_words(line: str, kind: int, words: list[str], random: Random) -> str:
    parts = re.split(r"([\s=:/,+]+)", line)
    at = 2 * random.randrange((len(parts) + 1) // 2)
    if kind == 3:
        parts[at] = random.choice(words)
    elif kind == 4:
        parts[at] = random.choice(NUMBERS)
    elif kind == 5:
        parts[at] = random.choice(JUNK)
    elif kind == 6:
        parts[at] += " " + random.choice((parts[at], *words))
    else:
        parts[at : at + 2] = []
    return "".join(parts)
