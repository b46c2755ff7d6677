"""Says whose ratings can be compared, and what a rated table may choose."""

from facedown.engine.rating_pools import pool_of_role
from facedown.games.shy_monsters.rules.options import ShyMonstersOptions
from facedown.games.shy_monsters.rules.state import State

RATED_OPTIONS = frozenset({"players", "dm_seat", "postgame_reveal"})
POOLS = ("shy_monsters:hero", "shy_monsters:master")


def pool(options: ShyMonstersOptions, state: State | None, seat: int) -> str:
    drawn = state.dm if state else None
    return pool_of_role("shy_monsters", ("master", "hero"), options.dm_seat, drawn, seat)
