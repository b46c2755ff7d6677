"""What a bot looks for in the race: the cell that brings most in a second (M-B.11).

Quick enough to be asked in the midst of a live race: sets of cells are numbers, and nothing is compiled.
"""

from facedown.bots.levels import LEVELS
from facedown.bots.myst.ground import cell_worths
from facedown.bots.myst.guess import best_card, own_points, swings
from facedown.engine.errors import FacedownError
from facedown.games.myst.data import DATA
from facedown.games.myst.pieces import KEY_CELLS, N_CELLS, N_LANDMARKS, SKILLS, SWITCHES
from facedown.games.myst.search import EASE_UNITS, FACE_UNITS, ease_of, pieces_in_tray
from facedown.games.myst.state import State, open_cells

WORTH_A_BOOK = 8  # open cells, or a landmark or two switches among fewer (M-B.10)
SWITCHES_FOR_BOOK = 2
KEY_FOR_BOOK = 5.0


class Racing:
    """A `Chooser`: one of the levels, for hands of some quickness."""

    def __init__(self, level: str, skill: str) -> None:
        self._level = level
        self._skill = DATA.race_skill[skill]

    def intent(self, seen: State, team: int, cells: int) -> int | None:
        if self._level == "novice":
            return nearest(seen, team, cells)
        return best_per_second(seen, team, cells, self._points(seen, team), self._skill.scan, self._skill.handle)

    def book(self, seen: State, team: int) -> bool:
        if self._level == "novice":
            return True
        return is_worth_a_book(seen, self._points(seen, team))

    def _points(self, seen: State, team: int) -> list[float]:
        return swings(seen, team) if self._level == "expert" else own_points(seen.hands[team])


def nearest(seen: State, team: int, cells: int) -> int | None:
    """A novice sees its best landmark, and what is near."""
    best = best_card(seen.hands[team])
    return KEY_CELLS[best] if best >= 0 and cells >> KEY_CELLS[best] & 1 else None


def is_worth_a_book(seen: State, points: list[float]) -> bool:
    free = open_cells(seen)
    if free.bit_count() >= WORTH_A_BOOK or (free & SWITCHES).bit_count() >= SWITCHES_FOR_BOOK:
        return True
    return any(points[k] >= KEY_FOR_BOOK for k in range(N_LANDMARKS) if free >> KEY_CELLS[k] & 1)


def best_per_second(seen: State, team: int, cells: int, points: list[float], scan: float, handle: float) -> int | None:
    """The cell to look for, or nothing in particular if that brings more in a second."""
    worths = [0.0] * N_CELLS
    cell_worths(seen, team, points, worths)
    look = scan / (EASE_UNITS * FACE_UNITS) / pieces_in_tray(seen, team)
    best, best_rate = None, 0.0
    weighed, total = 0.0, 0.0
    for cell in range(N_CELLS):
        if cells >> cell & 1:
            weight = look * ease_of(seen, cell)
            weighed += weight * worths[cell]
            total += weight
            rate = worths[cell] / (handle + 1.0 / (DATA.focus_factor * weight))
            if rate > best_rate:
                best, best_rate = cell, rate
    return best if best_rate * (handle * total + 1.0) > weighed else None


def chooser(level: str, skill: str = "casual") -> Racing:
    if level not in LEVELS or skill not in SKILLS:
        raise FacedownError(f"no racer is '{level}' and '{skill}'")
    return Racing(level, skill)
