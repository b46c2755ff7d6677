"""Single channels of a game's tensors, by name."""

from collections.abc import Sequence
from typing import Any, TypeVar

from facedown.engine.game import Game
from facedown.engine.play import redacted
from facedown.engine.tensors import Channel, starts
from facedown.testing.tensors import glanced, observed

T = TypeVar("T")


def channel(game: Game, state: Any, seat: int, name: str) -> list[float]:
    """What a seat's observation says there."""
    assert game.learn.tensors is not None
    return list(_cut(game.learn.tensors.channels, observed(game, redacted(game, state, seat), seat), name))


def glance_at(game: Game, state: Any, seat: int, name: str) -> list[int]:
    """What its glance says there."""
    assert game.learn.tensors is not None
    return list(_cut(game.learn.tensors.glances, glanced(game, redacted(game, state, seat), seat), name))


def lit(row: Sequence[float], words: Sequence[str]) -> str:
    """The names of all numbers that are not 0, in a channel with a number for each name."""
    assert len(row) == len(words)
    return " ".join(word for number, word in zip(row, words, strict=True) if number)


def _cut(channels: Sequence[Channel], row: Sequence[T], name: str) -> Sequence[T]:
    size = next(channel.size for channel in channels if channel.name == name)
    start = starts(channels)[name]
    return row[start : start + size]
