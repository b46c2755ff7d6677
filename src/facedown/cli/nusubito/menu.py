"""The choices, by kind and by pawn, each with its number (N-1007, N-1013)."""

from collections.abc import Sequence

from rich.text import Text

from facedown.cli.drawing import Choice
from facedown.cli.flow import flow
from facedown.cli.nusubito.signs import LABEL, LETTER, NUMBER, plural
from facedown.games.nusubito.notation import parts
from facedown.games.nusubito.turn_view import Leap, Turn
from facedown.games.nusubito.view import View

# What is offered first; all that ends something stands last.
ORDER = (
    "leap", "shoot", "land", "dart", "rod", "coin", "unbolster", "sacrifice", "move", "heal", "upgrade", "bolster",
    "spawn", "raise", "lay", "end", "reveal", "treasure", "capture", "concede",
)  # fmt: skip
ON_BOARD = ("leap", "land", "spawn", "raise")  # each has a cell of its own
LABELS = {"land": "throw to", "unbolster": "take", "spawn": "Healer on"}
LABELS |= dict.fromkeys(("dart", "rod", "coin"), "special")
LABELS |= dict.fromkeys(("lay", "end", "reveal", "treasure", "capture", "concede"), "finish")


def order(actions: Sequence[int]) -> list[int]:
    """By kind; choices of a kind as they come."""
    return sorted(actions, key=lambda action: ORDER.index(parts(action)[0]))


def numbers(choices: Sequence[Choice]) -> dict[str, int]:
    """Numbers that stand in the courtyard itself."""
    found = {}
    for number, choice in enumerate(choices, 1):
        verb, names = parts(choice.action)
        if verb in ON_BOARD:
            found[names[0]] = number
    return found


def menu(choices: Sequence[Choice], view: View, width: int, dense: bool = False) -> list[Text]:
    """Choices of a kind side by side, as many as fit; a Mist's moves by pawn. A dense menu starts no new lines."""
    groups: dict[str, list[Text]] = {}
    for number, choice in enumerate(choices, 1):
        label, words = _item(*parts(choice.action), view)
        groups.setdefault(label, []).append(Text.assemble((f"{number:>2} ", NUMBER), words))
    if dense:
        for label, items in groups.items():
            items[0] = Text.assemble((f"| {label} ", "bold"), items[0])
        lines = flow("", [item for items in groups.values() for item in items], width, indent=0)
    else:
        lines = [line for label, items in groups.items() for line in flow(label, items, width, LABEL)]
    if view.turn and "special" not in groups and (reason := _no_special(view.turn)):
        lines.append(Text(f"{'special':<{LABEL}}{reason}", "dim"))
    return lines


def _item(verb: str, names: list[str], view: View) -> tuple[str, str]:
    """The line on which a choice stands, and its words there."""
    label = LABELS.get(verb, verb)
    if verb == "move":
        return f"{_pawn(names[0], view)} {names[0]}", names[1]
    if verb == "heal":
        return label, f"{names[1]} by {names[0]}"
    if verb == "upgrade":
        made = "Seeker" if _pawn(names[0], view) == "B" else "Builder"
        return "+".join(names[:3]), f"{made} on {names[3]}"
    if verb == "bolster":
        return label, f"{names[1]} by {names[0]}" + (f" from {names[2]}" if len(names) > 2 else "")
    if verb == "leap" and view.turn:
        way = next(way for way in view.turn.ways if way.temple == names[0])
        return label, names[0] + _tag(way)
    if verb == "coin":
        face = next((coin.face for coin in view.coins if coin.slot == names[0]), "")
        return label, f"Coin {names[0]}" + (f" ({face})" if face else "")
    if verb == "raise":
        return label, names[0] + (" (2 points)" if _pawn(names[0], view) == "B" else _yard(names[0]))
    words = {
        "dart": "Dart",
        "rod": f"Rod {names[0]}" if names else "",
        "unbolster": f"the Bolster of {names[0]}" if names else "",
        "lay": f"lay the Coin {view.turn.at if view.turn else ''}",
        "end": "end the turn",
        "reveal": f"name your {'row' if names == ['row'] else 'column'}",
        "treasure": "claim the treasure here",
        "capture": f"capture the Thief on {names[0]}" if names else "",
        "concede": "give in",
    }
    return label, words.get(verb, names[0] if names else verb)


def _tag(way: Leap) -> str:
    """What a leap takes beyond one point (N-1007)."""
    takes = [plural(way.points, "point")] if way.points > 1 else []
    takes += [plural(way.darts, "Dart")] if way.darts else []
    takes += ["then a sacrifice"] if way.needs_sacrifice else []
    return f" ({', '.join(takes)})" if takes else ""


def _pawn(cell: str, view: View) -> str:
    return next((LETTER[pawn.level] for pawn in view.pawns if pawn.cell == cell), "")


def _yard(cell: str) -> str:
    return " (it could not move)" if cell in {"B2", "D2", "B4", "D4"} else ""


def _no_special(turn: Turn) -> str:
    """Why there is no special action (N-1007)."""
    if turn.stage != "walk" or turn.special:
        return ""
    if turn.sacrificed:
        return "not after a sacrifice"
    if not turn.special_possible:
        return "only with a single leap of one point"
    return "no turn could be completed after one"
