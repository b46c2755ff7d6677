"""Stands for a game's own rules in rules written for all games; `filled` puts the game's in their place."""

from functools import cache
from typing import Any

from facedown.engine.game import Game
from facedown.engine.rule import bind

RULES = ("actors", "legal", "weight", "draw", "apply", "returns", "redact", "resample")


def actors(s: Any) -> int: ...  # type: ignore[empty-body]
def legal(s: Any, seat: int, mask: Any) -> None: ...
def weight(s: Any, outcome: int) -> int: ...  # type: ignore[empty-body]
def draw(s: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def apply(s: Any, seat: int, action: int) -> None: ...
def returns(s: Any, out: Any) -> None: ...
def redact(s: Any, seat: int, out: Any) -> None: ...
def resample(s: Any, seat: int, rng: Any, scratch: Any) -> None: ...
def settled(s: Any) -> bool: ...  # type: ignore[empty-body]
def value(s: Any, seat: int) -> float: ...  # type: ignore[empty-body]
def policy(s: Any, seat: int, mask: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def finish(work: Any, scratch: Any) -> bool: ...  # type: ignore[empty-body]
def pace(s: Any, who: int) -> int: ...  # type: ignore[empty-body]
def observe(s: Any, seat: int, out: Any) -> None: ...
def glance(s: Any, seat: int, out: Any) -> None: ...


@cache
def filled(game: Game, f: Any, **more: Any) -> Any:
    """Makes a game's own form of a general rule: plain Python, not compiled. `more` fills the blanks that are no rules
    of the game (how seats play, what learners are told), or another rule in the place of the game's."""
    owner = "_".join([game.name, *(rule.__name__ for rule in more.values())])
    return bind(f, owner, **{name: getattr(game.rules, name) for name in RULES} | more)
