"""Says what a reader is: a bot that knows how our bots think, and plays against that. It sees what its seat sees, no
more.

Readers measure bots; nobody plays with them at a table. Those of a game are listed in one module (`Entry.readers`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from facedown.bots.levels import Bot
from facedown.engine.game import Game

Make = Callable[[Game, float | None], Bot]  # the game, and the most seconds for a decision (None: the bot's own)


@dataclass(frozen=True)
class Reader:
    """Describes one reader: its name in the arena, one sentence of what it knows and does, and how it is made."""

    name: str
    about: str
    make: Make
