"""The steps that kernels take with a game: rules with blanks, filled in for each game."""

from typing import Any

from facedown.engine.bits import lowest
from facedown.engine.game import CHANCE
from facedown.engine.rule import rule


# Blanks that `bind` fills with a game's own rules.
def actors(s: Any) -> int: ...  # type: ignore[empty-body]
def legal(s: Any, seat: int, mask: Any) -> None: ...
def apply(s: Any, seat: int, action: int) -> None: ...
def draw(s: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def policy(s: Any, seat: int, mask: Any, rng: Any) -> int: ...  # type: ignore[empty-body]


@rule
def play_out(s: Any, mask: Any, rng: Any, counts: Any) -> None:
    """To the end, seats by `policy`; counts[0] += decisions, counts[1] += chance actions."""
    who = actors(s)
    while who != 0:
        if who == CHANCE:
            apply(s, CHANCE, draw(s, rng))
            counts[1] += 1
        else:
            seat = lowest(who)
            legal(s, seat, mask)
            apply(s, seat, policy(s, seat, mask, rng))
            counts[0] += 1
        who = actors(s)


@rule
def next_seat(s: Any, mask: Any) -> int:
    """Whose turn it is (the lowest of several seats), with its choices; -1 when the game is over."""
    who = actors(s)
    if who <= 0:
        for word in range(len(mask)):
            mask[word] = 0
        return -1
    legal(s, lowest(who), mask)
    return lowest(who)
