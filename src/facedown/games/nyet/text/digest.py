"""Says what a log still tells: the table's memory hides cards of earlier tricks (Y-O13)."""

from collections.abc import Sequence
from typing import Any

from facedown.games.nyet.text.events import CardPlayed, RoundStart, TrickWon


def digest(events: Sequence[Any], view: Any) -> list[Any]:
    """Leaves out the tricks of the running round that nobody at the table may look at any more."""
    if view.phase != "trick" or view.gone:
        return list(events)
    ends = [k for k, event in enumerate(events) if isinstance(event, TrickWon | RoundStart)]
    back = 2 if view.last_trick else 1
    hidden_before = ends[-back] if len(ends) >= back else 0
    start = max((k for k, event in enumerate(events) if isinstance(event, RoundStart)), default=0)
    return [
        event
        for k, event in enumerate(events)
        if k <= start or k > hidden_before or not isinstance(event, CardPlayed | TrickWon)
    ]
