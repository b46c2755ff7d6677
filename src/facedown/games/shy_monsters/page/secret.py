"""Names what the Hero's knowledge depends on: an analysis asks again what could be known where it changes."""

from typing import Any

from facedown.games.shy_monsters.rules.state import MOVE, REVEAL, State


def secret_key(s: State) -> tuple[Any, int] | None:
    if s.phase not in (REVEAL, MOVE):
        return None
    return (s.game, s.storey, tuple(s.up), tuple(s.fresh), tuple(s.seen)), 1 - s.dm
