"""Keeps the names at a table apart: bots of one level are numbered, and so are people of one name."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from facedown.server.messages.from_page import MOST_NAME
from facedown.server.store import SeatRow

GUEST = "Guest"


def bots_named(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Names bots by their level, with a number where several have it. A page says the level in its own language."""
    several = {level for level, count in Counter(row.level for row in seats if row.kind == "bot").items() if count > 1}
    numbers: Counter[str] = Counter()
    found = []
    for row in seats:
        if row.kind == "bot":
            numbers[row.level] += 1
            number = f" {numbers[row.level]}" if row.level in several else ""
            row = msgspec.structs.replace(row, name=f"{row.level.capitalize()}{number}")
        found.append(row)
    return found


def told_apart(name: str, others: Sequence[str]) -> str:
    """Finds a name that nobody else at the table has: `Ann`, `Ann 2`.

    Where there is no room the name is cut, and not the number.
    """
    found, number = name, 1
    while found in others:
        number += 1
        end = f" {number}"
        found = name[: MOST_NAME - len(end)].rstrip() + end
    return found
