"""Describes what a learner sees of a game: rows of numbers from a seat's redacted record, named channel by channel.

    observe(s, seat, out)   what the seat sees now, as `observation_size` numbers of about -1 .. 1
    glance(s, seat, out)    what has just changed in its sight, as `glance_size` small integers

Both are `@rule` functions on the REDACTED record of the seat; `out` is a row of zeros. The seat itself comes first and
the others in order of play, so that one network serves all seats. The glances after every action that the seat
noticed, together with its own choices, tell apart any two histories of redacted records: all it has ever seen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Channel:
    """Names some numbers of a row that belong together."""

    name: str
    size: int
    meaning: str


def width(channels: Sequence[Channel]) -> int:
    """Counts the numbers of a row with these channels.

    >>> width([Channel("hand", 52, "own cards"), Channel("turn", 5, "seat to act")])
    57
    """
    return sum(channel.size for channel in channels)


def starts(channels: Sequence[Channel]) -> dict[str, int]:
    """Computes where each channel begins.

    >>> starts([Channel("hand", 52, "own cards"), Channel("turn", 5, "seat to act")])
    {'hand': 0, 'turn': 52}
    """
    return {channel.name: width(channels[:k]) for k, channel in enumerate(channels)}


@dataclass(frozen=True)
class Tensors:
    """Holds a game's two rules for learners, and what their numbers mean."""

    observe: Callable[..., Any]
    glance: Callable[..., Any]
    channels: tuple[Channel, ...]
    glances: tuple[Channel, ...]

    @property
    def observation_size(self) -> int:
        return width(self.channels)

    @property
    def glance_size(self) -> int:
        return width(self.glances)
