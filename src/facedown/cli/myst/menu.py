"""The choices, what is worth most first, each with its number and what it is good for."""

from collections.abc import Sequence

from rich.text import Text

from facedown.cli.drawing import Choice
from facedown.cli.flow import flow
from facedown.cli.myst.board import Marks
from facedown.cli.myst.signs import LABEL, NUMBER
from facedown.engine.bits import number_of
from facedown.games.myst.notation import parts
from facedown.games.myst.pieces import CELL, SWITCHES
from facedown.games.myst.view import Landmark, View

ORDER = (
    "key", "any", "place", "focus", "lay", "remove", "leave", "move", "step", "stop", "jump", "end", "wait", "book",
)  # fmt: skip
LABELS = {
    "key": "begin", "place": "cover", "any": "look", "focus": "look", "move": "walk", "step": "step", "stop": "step",
    "jump": "jump", "lay": "here", "remove": "here", "leave": "here", "end": "turn", "wait": "cut off", "book": "Book",
}  # fmt: skip
WALKS = {"move", "step", "jump"}
PIECES = {"place", "focus"}
MANY = 12  # more cells than this are not listed one by one: they are lit on the board
DEED, STAY, KEY, SWITCH, REST = range(5)  # ranks of cells


def order(view: View, actions: Sequence[int]) -> list[int]:
    """By kind; among cells those where there is something to win come first."""

    def place(action: int) -> tuple[int, int, int, int]:
        verb, name = parts(number_of(action))
        rank, points = _rank(view, verb, name)
        return ORDER.index(verb), rank, -points, action

    return sorted(actions, key=place)


def _rank(view: View, verb: str, name: str) -> tuple[int, int]:
    """How much a cell deserves attention, and the points that are at stake there."""
    key = key_at(view, name)
    if verb in WALKS:
        if key and deed_there(view, name, verb):
            return DEED, key.at_stake
        return (STAY, 0) if view.seat >= 0 and name == view.teams[view.seat].pawn else (REST, 0)
    if verb in PIECES:
        if key:
            return KEY, key.at_stake
        return (SWITCH if SWITCHES >> CELL[name] & 1 else REST), 0
    return REST, 0


def key_at(view: View, cell: str) -> Landmark | None:
    return next((landmark for landmark in view.landmarks if landmark.key == cell), None)


def deed_there(view: View, cell: str, verb: str) -> str:
    """What the viewer could do on a Key cell: lay, remove or nothing."""
    if verb != "jump":
        return next((way.deed for way in view.reach if way.cell == cell), "")
    key = key_at(view, cell)
    return key.deeds[view.seat] if key and view.seat >= 0 else ""


def marks(choices: Sequence[Choice], view: View) -> Marks:
    """Steps of a walk for all who look on; the cells that the viewer may choose."""
    cells = {choice.text.partition(":")[2] for choice in choices if choice.text.partition(":")[0] in PIECES | WALKS}
    return Marks({way.cell: way.steps for way in view.reach}, frozenset(cells))


def menu(choices: Sequence[Choice], view: View, width: int) -> list[Text]:
    """Choices of a kind side by side, as many as fit."""
    groups: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(choices, 1):
        groups.setdefault(LABELS[choice.text.partition(":")[0]], []).append((number, choice))
    return [line for label, group in groups.items() for line in flow(label, _items(group, view), width, LABEL)]


def _items(group: list[tuple[int, Choice]], view: View) -> list[Text]:
    plain = [(number, choice) for number, choice in group if _is_plain(choice, view)]
    listed = group if len(plain) <= MANY else [one for one in group if one not in plain]
    items = [Text.assemble((f"{number} ", NUMBER), item(choice, view)) for number, choice in listed]
    if len(plain) > MANY:
        first, last = plain[0][0], plain[-1][0]
        example = plain[len(plain) // 2][1].text.partition(":")[2].lower()
        others = "others" if items else "cells"
        items.append(Text.assemble((f"{first}-{last} ", NUMBER), f"{len(plain)} {others}: type one, such as {example}"))
    return items


def _is_plain(choice: Choice, view: View) -> bool:
    verb, _, name = choice.text.partition(":")
    return verb in PIECES | WALKS and _rank(view, verb, name)[0] == REST


def item(choice: Choice, view: View) -> str:
    """A choice in few words."""
    verb, _, name = choice.text.partition(":")
    if verb == "key":
        landmark = next(one for one in view.landmarks if one.id == name)
        return f"{landmark.name} (+{landmark.at_stake})" if landmark.at_stake else landmark.name
    if verb in PIECES:
        return _piece(view, name)
    if verb in WALKS:
        return _arrival(view, name, verb)
    if verb in {"lay", "remove"} and view.deed:
        words = "lay your Key Piece on top" if verb == "lay" else "take their Key Piece off"
        return f"{words} (+{view.deed.points})" if view.deed.points else f"{words} (no points for you)"
    return {
        "any": "any piece that fits",
        "book": "jump anywhere, before or after the walk" if view.round else "one piece anywhere",
        "leave": "leave it",
        "end": "end it",
        "stop": "stop here",
    }.get(verb, choice.words)


def _piece(view: View, cell: str) -> str:
    key = key_at(view, cell)
    if key:
        return f"{cell} {key.name}{f' (+{key.at_stake})' if key.at_stake else ''}"
    return f"{cell} switch (+1)" if SWITCHES >> CELL[cell] & 1 else cell


def _arrival(view: View, cell: str, verb: str) -> str:
    deed, key = deed_there(view, cell, verb), key_at(view, cell)
    words = "stay" if view.seat >= 0 and cell == view.teams[view.seat].pawn else cell
    if not deed or not key:
        return words
    gain = f" +{key.at_stake}" if key.at_stake else ""
    return f"{words} {key.name} ({'lay' if deed == 'lay' else 'take off'}{gain})"
