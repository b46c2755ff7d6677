"""Decides what a bot looks for in the race, and where it lays in turn. Quick enough to be asked in the middle of a live
race: sets of cells are numbers, and nothing is compiled.

The regular takes what brings most in a second by a rule of thumb (M-B.11). The expert sees how the race would stand
after each piece that either team may lay, and how likely each of them is to be the next.
"""

from typing import NamedTuple

from facedown.bots.levels import BOT_NAMES
from facedown.bots.myst.ground import cell_worths
from facedown.bots.myst.guess import best_card, swings
from facedown.bots.myst.territory import FAR, last_word, standing
from facedown.engine.errors import FacedownError
from facedown.games.myst.rules.data import DATA, Skill
from facedown.games.myst.rules.pieces import KEY_CELLS, MOST_HANDS, N_CELLS, N_LANDMARKS, SKILLS, SWITCHES
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.search import EASE_UNITS, FACE_UNITS, ease_of, pieces_in_tray
from facedown.games.myst.rules.state import SIMULATED, State, open_cells

WORTH_A_BOOK = 8  # open cells, or a landmark or two switches among fewer (M-B.10)
SWITCHES_FOR_BOOK = 2
KEY_FOR_BOOK = 5.0
Points = list[float] | None  # what landmarks mean to both teams; None: as far as that is plain

IN_TURN = 0.3  # of a piece, by which who lays next is ahead


class Racing:
    """Chooses in a live race: one of the levels, for hands of some quickness."""

    def __init__(self, level: str, skill: str) -> None:
        self._level = level
        self._skill = DATA.race_skill[skill]

    def intent(self, seen: State, team: int, cells: int) -> int | None:
        if self._level == "random":
            return None
        if self._level == "novice":
            return nearest(seen, team, cells)
        if self._level == "regular":
            return best_per_second(seen, team, cells, swings(seen, team), self._skill)
        return best_standing(seen, team, cells, self._skill)

    def book(self, seen: State, team: int) -> bool:
        return is_worth_a_book(self._level, seen, team)


def chooser(level: str, skill: str = "casual") -> Racing:
    if level not in BOT_NAMES or skill not in SKILLS:
        raise FacedownError(f"no racer is '{level}' and '{skill}'")
    return Racing(level, skill)


def is_worth_a_book(level: str, seen: State, team: int) -> bool:
    """Is a Book worth playing now (M-B.10)? A novice plays it as soon as it may."""
    free = open_cells(seen)
    if level in ("random", "novice") or free.bit_count() >= WORTH_A_BOOK:
        return True
    points = swings(seen, team)
    best = max((points[k] for k in range(N_LANDMARKS) if free >> KEY_CELLS[k] & 1), default=0.0)
    return best >= KEY_FOR_BOOK or (free & SWITCHES).bit_count() >= SWITCHES_FOR_BOOK


def nearest(seen: State, team: int, cells: int) -> int | None:
    """Finds the cell of a novice's best landmark, if it may lay there; else it looks for nothing in particular."""
    best = best_card(seen.hands[team])
    return KEY_CELLS[best] if best >= 0 and cells >> KEY_CELLS[best] & 1 else None


# --- How quickly a hand finds what it looks for -----------------------------------------------------------------------


class Rates(NamedTuple):
    """Counts placements in a second: of each cell if it is looked for, and of any; and how often any is which."""

    focused: dict[int, float]
    any: float
    share: dict[int, float]


def rates_of(seen: State, team: int, cells: int, skill: Skill) -> Rates:
    """Computes how quickly a hand lays on each of these cells if it looks for it, and on any of them (M-68, M-72)."""
    look = skill.scan / (EASE_UNITS * FACE_UNITS) / pieces_in_tray(seen, team)
    weights = {cell: look * ease_of(seen, cell) for cell in range(N_CELLS) if cells >> cell & 1}
    total = sum(weights.values())
    focused = {cell: 1.0 / (skill.handle + 1.0 / (DATA.focus_factor * weight)) for cell, weight in weights.items()}
    share = {cell: weight / total for cell, weight in weights.items()}
    return Rates(focused, 1.0 / (skill.handle + 1.0 / total) if total else 0.0, share)


def best_per_second(seen: State, team: int, cells: int, points: list[float], skill: Skill) -> int | None:
    """Finds the cell to look for, or nothing in particular if that brings more in a second."""
    worths = [0.0] * N_CELLS
    cell_worths(seen, team, points, worths)
    rates = rates_of(seen, team, cells, skill)
    best = max(rates.focused, key=lambda cell: (worths[cell] * rates.focused[cell], -cell))
    any_worth = rates.any * sum(worths[cell] * share for cell, share in rates.share.items())
    return best if worths[best] * rates.focused[best] > any_worth else None


# --- The expert -------------------------------------------------------------------------------------------------------


class Standings:
    """Says how the race would stand after one more piece, for a team."""

    def __init__(self, seen: State, team: int, late: float = 0.0, points: Points = None) -> None:
        self._cells = (seen.cells[team], seen.cells[1 - team])
        self._corners = seen.corners
        self._late = late
        self._word = last_word(seen)
        self._points = points or swings(seen, team)
        self._room = [0] * (FAR + 1), [0] * (FAR + 1)

    def after(self, own: int, others: int = 0) -> float:
        """Weighs the race as it would be if the team, or the others, covered these cells."""
        mine, theirs = self._cells
        return standing(
            mine | own,
            theirs | others,
            self._corners,
            self._late,
            self._word,
            self._points,
            self._room[0],
            self._room[1],
        )


def best_standing(seen: State, team: int, cells: int, skill: Skill) -> int | None:
    worths = intent_worths(seen, team, cells, skill)
    return max(worths, key=lambda cell: (worths[cell], cell is None))


def intent_worths(seen: State, team: int, cells: int, skill: Skill, points: Points = None) -> dict[int | None, float]:
    """Computes for each thing to look for how it stands after the next piece, no matter who lays it."""
    stands = Standings(seen, team, points=points)
    own = rates_of(seen, team, cells, skill)
    worths = {cell: stands.after(1 << cell) for cell in own.focused}
    their_rate, their_worth = what_others_do(seen, 1 - team, stands, skill)
    mean = sum(worths[cell] * share for cell, share in own.share.items())
    found: dict[int | None, float] = {None: (own.any * mean + their_rate * their_worth) / (own.any + their_rate)}
    for cell, rate in own.focused.items():
        found[cell] = (rate * worths[cell] + their_rate * their_worth) / (rate + their_rate)
    return found


def what_others_do(seen: State, others: int, stands: Standings, skill: Skill) -> tuple[float, float]:
    """Finds how quick the others are, and how it stands after their next piece: sometimes any, sometimes the best."""
    cells = allowed_cells(seen, others)
    if not cells or seen.closed >> others & 1:
        return 0.0, 0.0
    hands = 1
    if seen.driver == SIMULATED:
        skill = DATA.race_skill[SKILLS[seen.skills[MOST_HANDS * others]]]
        hands = seen.hand_count[others]
    rates = rates_of(seen, others, cells, skill)
    worths = {cell: stands.after(0, 1 << cell) for cell in rates.focused}
    best = min(worths, key=lambda cell: worths[cell])
    mean = sum(worths[cell] * share for cell, share in rates.share.items())
    total = rates.any + rates.focused[best]
    return hands * total / 2.0, (rates.any * mean + rates.focused[best] * worths[best]) / total


def lay_in_turn(seen: State, team: int, cells: int, points: Points = None) -> dict[int, float]:
    """Computes how it stands after each cell, where teams lay in turn."""
    stands = Standings(seen, team, IN_TURN, points)
    return {cell: stands.after(1 << cell) for cell in range(N_CELLS) if cells >> cell & 1}
