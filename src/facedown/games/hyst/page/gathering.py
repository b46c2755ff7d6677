"""Says which spaces of Smoke and Blown Away go together, so that a page can send a whole play.

Both have too many plays to list; what a choice leads to can be said space by space (H-1011, H-1012).
"""

import msgspec

from facedown.games.hyst.rules.clouds import MOST_SMOKE, growth_high, growth_low, put_smoke
from facedown.games.hyst.rules.pieces import BLOWN_AWAY, N_MUSEUM, SMOKE, SPACE_NAMES
from facedown.games.hyst.rules.spaces import has, spaces_in
from facedown.games.hyst.rules.state import State


class Gather(msgspec.Struct, frozen=True):
    least: int
    most: int
    first: list[str]
    next: dict[str, list[str]]  # smoke: what may follow a space; of several chosen ones what may follow any of them
    tiles: int  # smoke tiles left in the pile; -1: none are needed
    free: list[str]  # spaces that take no tile: cameras
    catches: dict[str, list[int]]  # seats that would be seen on a space without its smoke


def gather(opened: State, card: int) -> Gather | None:
    """Says which spaces of Smoke or Blown Away go together, from the record right after the announcement."""
    if card == SMOKE:
        return _smoke(opened)
    return _clear(opened) if card == BLOWN_AWAY else None


def _smoke(opened: State) -> Gather:
    first = [space for space in range(N_MUSEUM) if not has(opened.smoky[0], opened.smoky[1], space)]
    following = {}
    for space in first:
        after = opened.copy()
        put_smoke(after, space)
        following[SPACE_NAMES[space]] = [SPACE_NAMES[k] for k in spaces_in(growth_low(after), growth_high(after))]
    return Gather(
        least=1,
        most=MOST_SMOKE,
        first=[SPACE_NAMES[space] for space in first],
        next=following,
        tiles=opened.smoke_left,
        free=[SPACE_NAMES[space] for space in first if has(opened.eyes[0], opened.eyes[1], space)],
        catches={},
    )


def _clear(opened: State) -> Gather:
    smoky = spaces_in(opened.smoky[0], opened.smoky[1])
    in_view = {space for space in smoky if has(opened.rays[0], opened.rays[1], space)}
    there = {space: [p for p in range(opened.players) if opened.pawns[p] == space] for space in in_view}
    return Gather(
        least=opened.needed if opened.blow_exact else 1,
        most=opened.needed,
        first=[SPACE_NAMES[space] for space in smoky],
        next={},
        tiles=-1,
        free=[],
        catches={SPACE_NAMES[space]: seats for space, seats in there.items() if seats},
    )
