"""Lists the readers of H.Y.S.T.: a level, but for one habit that its judgement of positions may undervalue.

Each shows what that level gives away to somebody who always does a simple thing (H-1112) and else plays like it.
"""

from collections.abc import Callable
from typing import Any

from facedown.bots.hyst.players import Thief
from facedown.bots.reader import Reader as Listed
from facedown.engine.bits import id_of
from facedown.engine.play import choices
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.actions import A_END, A_MOVE, A_ROLL, A_STEAL, A_TAKE
from facedown.games.hyst.rules.pieces import CORNERS, S1
from facedown.games.hyst.rules.spaces import set_of
from facedown.games.hyst.rules.state import ACT, NONE, TURN_START, State
from facedown.games.hyst.rules.ways import CAREFUL, NO_WAY, SHIFT, nearest_exit, way, way_to_goal

Habit = Callable[[State, int], int | None]  # the number of an action, or None: as the level


def hurry(seen: State, seat: int) -> int | None:
    """Walks to a loose diamond that can be reached now, past no camera and no laser."""
    if seen.holder != NONE or seen.phase != ACT:
        return None
    if seen.pawns[seat] == seen.diamond:
        return A_TAKE
    found = way_to_goal(seen, seat, CAREFUL)
    return A_MOVE + (found & 127) if found != NO_WAY and found >> SHIFT <= seen.points else None


def shadow(seen: State, seat: int) -> int | None:
    """Walks to the holder whenever that is safe, stays there, and tries to steal once a turn."""
    if seen.holder in (NONE, seat):
        return None
    if seen.phase == TURN_START:
        return A_ROLL
    if seen.phase != ACT:
        return None
    if seen.pawns[seat] == seen.pawns[seen.holder]:
        return None if seen.steal_tried else A_STEAL
    found = way_to_goal(seen, seat, CAREFUL)
    return A_MOVE + (found & 127) if found != NO_WAY and seen.points else None


def guard(seen: State, seat: int) -> int | None:
    """Waits in the corner before the exit that is nearest to the holder."""
    if seen.holder in (NONE, seat) or seen.phase != ACT or seen.pawns[seat] == seen.pawns[seen.holder]:
        return None
    corner = CORNERS[max(0, nearest_exit(seen, seen.holder))]
    if seen.pawns[seat] in (corner, *(S1 + k for k in range(4) if CORNERS[k] == corner)):
        return A_END
    low, high = set_of([corner])
    found = way(seen, seen.pawns[seat], low, high, CAREFUL)
    return A_MOVE + (found & 127) if found != NO_WAY and seen.points else None


def run(seen: State, seat: int) -> int | None:
    """Goes straight to the nearest exit with the diamond past all rivals, as far as the die allows."""
    if seen.holder != seat or seen.phase != ACT or not seen.points:
        return None
    if seen.pawns[seat] in CORNERS and not seen.blocked >> CORNERS.index(seen.pawns[seat]) & 1:
        return A_MOVE + S1 + CORNERS.index(seen.pawns[seat])
    found = way_to_goal(seen, seat, CAREFUL)
    return A_MOVE + (found & 127) if found != NO_WAY else None


class Reader:
    """Plays as a level with one habit."""

    def __init__(self, name: str, level: str, habit: Habit, seconds: float | None) -> None:
        self.name = name
        self._level = Thief(level, seconds)
        self._habit = habit

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        number = self._habit(seen, seat)
        if number is not None and id_of(number) in choices(HYST, seen, seat):
            return id_of(number)
        return self._level.choose(seen, seat, seed)


def _listed(name: str, level: str, habit: Habit, about: str) -> Listed:
    return Listed(name, f"{about}; else the {level}", lambda game, seconds: Reader(name, level, habit, seconds))


HURRY = "takes the diamond whenever the die reaches it safely"
SHADOW = "follows a holder wherever that is safe, and tries to steal every turn"
READERS = (
    _listed("hurry", "regular", hurry, HURRY),
    _listed("shadow", "regular", shadow, SHADOW),
    _listed("guard", "regular", guard, "waits in the corner before the exit nearest to the holder"),
    _listed("run", "regular", run, "takes the straight way out with the diamond past all rivals"),
    _listed("expert_hurry", "expert", hurry, HURRY),
    _listed("expert_shadow", "expert", shadow, SHADOW),
)
