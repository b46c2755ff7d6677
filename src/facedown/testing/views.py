"""What a caller gets is its own: changing a view or an event changes nothing that is made later."""

from collections.abc import Iterator
from typing import Any

import msgspec

from facedown.engine.game import Game
from facedown.testing.walk import Budget, steps


def check_views(game: Game, budget: Budget) -> None:
    """Spoil everything in a view and in the events, make them again from the same records, and compare."""
    for before, after in steps(game, budget, 24, salt=950):
        for viewer in before.viewers:
            was, now = before.seen(viewer), after.seen(viewer)
            made = [game.page.view(now, viewer), list(game.text.events(was, now, viewer))]
            first = msgspec.json.encode(made)
            if spoil(made):
                again = msgspec.json.encode([game.page.view(now, viewer), list(game.text.events(was, now, viewer))])
                if again != first:
                    what = f"was {first.decode()}, is {again.decode()}"
                    raise after.broken(f"changing a view or an event changes the next one: {what}", viewer)


def spoil(made: Any) -> int:
    """Add something to every list, set and dictionary within a value, and say to how many."""
    found = list(_changeable(made))
    for part in found:
        if isinstance(part, list):
            part.append("spoiled")
        elif isinstance(part, dict):
            part["spoiled"] = "spoiled"
        else:
            part.add("spoiled")
    return len(found)


def _changeable(part: Any) -> Iterator[Any]:
    if isinstance(part, msgspec.Struct):
        if not part.__struct_config__.frozen:
            raise TypeError(f"{type(part).__name__} is not frozen")
        inner = [getattr(part, name) for name in part.__struct_fields__]
    elif isinstance(part, dict):
        inner = list(part.values())
    elif isinstance(part, (list, tuple, set, frozenset)):
        inner = list(part)
    else:
        return
    for each in inner:
        yield from _changeable(each)
    if isinstance(part, (list, dict, set)):
        yield part
