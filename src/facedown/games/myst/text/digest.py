"""Says what a log tells: nothing that the board shows by itself."""

from collections.abc import Sequence
from typing import Any

from facedown.games.myst.text.happenings import Dealt, TurnEnds


def digest(events: Sequence[Any], view: Any) -> list[Any]:
    return [event for event in events if not isinstance(event, TurnEnds | Dealt)]
