"""Names what the Mist's knowledge of the Thief depends on: an analysis asks again where it changes."""

from typing import Any

from facedown.engine.game import SPECTATOR
from facedown.games.nusubito.rules.state import OVER, UNDECIDED, State


def secret_key(s: State) -> tuple[Any, int] | None:
    if s.phase == OVER or s.result[s.game] != UNDECIDED:
        return None
    return (s.game, s.turns, tuple(s.trail), tuple(s.reach)), SPECTATOR
