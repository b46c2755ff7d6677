"""Says who sits next, and who plays together."""

from facedown.engine.rule import rule
from facedown.games.nyet.rules.state import State


@rule
def left(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def same_team(s: State, a: int, b: int) -> bool:
    return (s.team >> a & 1) == (s.team >> b & 1)
