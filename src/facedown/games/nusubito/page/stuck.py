"""Says why a Thief is stuck, Coin by Coin (N-1022)."""

import msgspec

from facedown.games.nusubito.rules.finish import price
from facedown.games.nusubito.rules.pieces import (
    N_CELLS,
    N_COURT,
    N_TEMPLES,
    TEMPLE_NAMES,
    WALK_END,
    WALK_LINKS,
    WALK_START,
    WALK_TEMPLES,
    WALKS,
)
from facedown.games.nusubito.rules.state import State
from facedown.games.nusubito.rules.traces import walk_points
from facedown.games.nusubito.rules.words import say


class OutOfReach(msgspec.Struct, frozen=True):
    coin: str
    why: str  # here, far, bolsters, darts, coin
    darts: int  # so many are wanting, where it is for them


def say_why(out: OutOfReach) -> str:
    return say.text(f"sketch.stuck.{out.why}", count=out.darts)


def out_of_reach(seen: State) -> list[OutOfReach]:
    """Says for each Coin in hand why the turn cannot end there; for a Thief at the start of a turn."""
    return [
        OutOfReach(TEMPLE_NAMES[coin], *_why(seen, coin)) for coin in range(N_TEMPLES) if seen.hand >> coin & 1
    ]  # fmt: skip


def _why(seen: State, coin: int) -> tuple[str, int]:
    if coin == seen.start:
        return "here", 0
    most = 3 if seen.hand.bit_count() > 1 else 2
    ways = [w for w in range(len(WALKS)) if WALK_START[w] == seen.at and WALK_END[w] == coin]
    open_ways = [w for w in ways if walk_points(seen.bolsters, w) <= most]
    if open_ways:
        return "darts", min(walk_price(seen, w) for w in open_ways) - seen.darts
    if any(len(WALKS[w]) - 1 <= most for w in ways):
        return "bolsters", 0
    if any(walk_points(seen.bolsters, w) <= 3 for w in ways):
        return "coin", 0  # one to sacrifice for a third point
    return "bolsters" if ways else "far", 0


def walk_price(seen: State, walk: int) -> int:
    """Counts the Darts for all that stands in the way of a walk."""
    met = WALK_LINKS[walk] | WALK_TEMPLES[walk] << N_COURT
    builders, seekers = seen.builders & ~seen.down, seen.seekers & ~seen.down
    return sum(price(builders, seekers, cell) for cell in range(N_CELLS) if met >> cell & 1)
