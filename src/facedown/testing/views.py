"""Checks that a view says whose it is and in which phase, and that changing one changes nothing that is made later."""

from collections.abc import Iterator
from typing import Any

import msgspec

from facedown.engine.game import Game
from facedown.testing.walk import Budget, steps


def check_view_fields(game: Game, budget: Budget) -> None:
    """Checks the two fields that pages and terminals read of every view: `seat`, whose sight it is, and `phase`, a name
    under which the rules may have a section."""
    for _, after in steps(game, budget, 4, salt=955):
        for viewer in after.viewers:
            view = game.page.view(after.seen(viewer), viewer)
            if getattr(view, "seat", None) != viewer:
                raise after.broken(f"a view needs a field `seat` that says whose it is, here {viewer}", viewer)
            if not isinstance(getattr(view, "phase", None), str):
                raise after.broken("a view needs a field `phase` that names the phase", viewer)


def check_views(game: Game, budget: Budget) -> None:
    """Spoils everything in a view and in the events, makes them again from the same records, and compares."""
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
    """Adds something to every list, set and dictionary within a value, and says to how many."""
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
