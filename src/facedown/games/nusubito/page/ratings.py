"""Says whose ratings can be compared, and what a rated table may choose."""

from facedown.engine.rating_pools import pool_of_role
from facedown.games.nusubito.rules.options import NusubitoOptions
from facedown.games.nusubito.rules.state import State

RATED_OPTIONS = frozenset({"players", "thief_seat"})
POOLS = ("nusubito:thief", "nusubito:mist")


def pool(options: NusubitoOptions, state: State | None, seat: int) -> str:
    drawn = state.thief if state else None
    return pool_of_role("nusubito", ("thief", "mist"), options.thief_seat, drawn, seat)
