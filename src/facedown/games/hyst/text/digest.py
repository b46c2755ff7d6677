"""Chooses what a log shows: a walk's steps as one line, nothing that the board shows by itself (H-1018)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from facedown.games.hyst.text.happenings import Drew, Moved, TileLaid, TurnEnds


def digest(events: Sequence[Any], view: Any) -> list[Any]:
    found: list[Any] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, TileLaid | TurnEnds) or (isinstance(event, Drew) and not event.card):
            continue
        if (
            isinstance(event, Moved)
            and isinstance(last, Moved)
            and (last.seat, last.by, last.path[-1]) == (event.seat, event.by, event.path[0])
        ):
            found[-1] = msgspec.structs.replace(last, path=[*last.path, *event.path[1:]])
        else:
            found.append(event)
    return found
