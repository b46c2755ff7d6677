"""Says what log lines, moves, refusals and hints of Shy Monsters have in common: places and Monsters, as codes."""

from collections.abc import Sequence
from functools import lru_cache

from facedown.games.shy_monsters.rules.pieces import CELLS, DOOR, N_CELLS
from facedown.games.shy_monsters.rules.words import say as say
from facedown.words import Message, named, player


def place(cell: int) -> str | Message:
    """Names a cell for a text; by a code if it is the Entrance or lies beyond the diamond (-1)."""
    if cell < 0:
        return "nothing"
    return "entrance" if cell == DOOR else spot(CELLS[cell])


def spot(cell: tuple[int, int]) -> str | Message:
    """Names a cell for a text by its way from the Entrance."""
    return "entrance" if cell == (0, 0) else _spot(cell)


@lru_cache(N_CELLS)
def _spot(cell: tuple[int, int]) -> Message:
    x, y = cell
    side, rise = ("left" if x < 0 else "right"), ("up" if y < 0 else "down")
    if not y:
        words = say("where.across", side=side, across=abs(x))
    elif not x:
        words = say("where.along", rise=rise, along=abs(y))
    else:
        words = say("where", side=side, across=abs(x), rise=rise, along=abs(y))
    return named.notation(f"({x},{y})", words)


@lru_cache(4)
def hero(seat: int) -> Message:
    """Names the player of the Hero, where a sentence begins or names are known."""
    return player(seat, say("hero"))


@lru_cache(4)
def master(seat: int) -> Message:
    """Names the player of the Dungeon Master."""
    return player(seat, say("master"))


@lru_cache(4)
def seat_name(seat: int) -> Message:
    """Names a player who has no role yet, or has had both."""
    return player(seat, say("seat", seat=seat + 1))


@lru_cache(8)
def _monster(name: str) -> Message:
    return say("monster", monster=name)


def monsters(names: Sequence[str]) -> list[Message]:
    """Names Monsters in a row."""
    return [_monster(name) for name in names]
