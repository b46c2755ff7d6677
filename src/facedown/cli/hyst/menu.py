"""The choices, by kind, each with its number and what it would lead to (H-1009, H-1010, H-1011)."""

from collections.abc import Sequence

from rich.text import Text

from facedown.cli.drawing import Choice
from facedown.cli.flow import flow
from facedown.cli.hyst.signs import LABEL, NUMBER, listed
from facedown.engine.bits import number_of
from facedown.games.hyst.notation import parts
from facedown.games.hyst.outcomes import Choice as Outcome
from facedown.games.hyst.picture import View
from facedown.games.hyst.telling import direction, title, who

# What is offered first; all that ends something stands last.
ORDER = (
    "roll", "take", "steal", "move", "play", "start", "place", "edge", "grapple", "camera", "face", "victim", "shove",
    "discard", "clear", "block", "vent", "replace_hand", "done", "end_turn",
)  # fmt: skip
ON_BOARD = {"move", "place", "shove", "clear", "vent", "camera"}  # each has a space of its own
LABELS = {
    "place": "smoke", "edge": "laser", "grapple": "swing", "face": "turn to", "victim": "shove", "shove": "push to",
    "discard": "burn", "block": "close", "vent": "crawl", "play": "card",
}  # fmt: skip
LABELS |= dict.fromkeys(("take", "steal"), "diamond") | dict.fromkeys(("roll", "replace_hand"), "turn")
LABELS |= dict.fromkeys(("done", "end_turn"), "finish")
MANY = 20  # more choices of a kind than this are not listed one by one
KINDS = {"place": "spaces", "edge": "edges", "clear": "spaces", "camera": "cameras"}


def order(actions: Sequence[int]) -> list[int]:
    """By kind; choices of a kind as they come."""
    return sorted(actions, key=lambda action: ORDER.index(parts(number_of(action))[0]))


def numbers(choices: Sequence[Choice]) -> dict[str, int]:
    """Numbers that stand in the museum itself, unless they would cover it."""
    found = {}
    for number, choice in enumerate(choices, 1):
        verb, _, name = choice.text.partition(":")
        if verb in ON_BOARD:
            found[name] = number
    return found if len(found) <= MANY else {}


def menu(choices: Sequence[Choice], view: View, width: int, dense: bool = False) -> list[Text]:
    """Choices of a kind side by side, as many as fit. A dense menu starts no new lines."""
    after = outcomes(view)
    groups: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(choices, 1):
        verb = choice.text.partition(":")[0]
        groups.setdefault(LABELS.get(verb, verb), []).append((number, choice))
    shown = {label: _items(group, view, after) for label, group in groups.items()}
    if dense:
        flat = [
            Text.assemble((f"| {label} ", "bold"), item) if k == 0 else item
            for label, items in shown.items()
            for k, item in enumerate(items)
        ]
        return flow("", flat, width, indent=0)
    return [line for label, items in shown.items() for line in flow(label, items, width, LABEL)]


def _items(group: list[tuple[int, Choice]], view: View, after: dict[str, list[Outcome]]) -> list[Text]:
    if len(group) <= MANY:
        return [Text.assemble((f"{number:>2} ", NUMBER), _item(choice, view, after)) for number, choice in group]
    verb, _, example = group[0][1].text.partition(":")
    first, last = group[0][0], group[-1][0]
    words = [Text.assemble((f"{first}-{last} ", NUMBER), f"{len(group)} {KINDS[verb]}: type one,")]
    words.append(Text(f"such as {example.lower()}"))
    hits = {tag(choice.text, view, after): choice for _, choice in group}
    for found, choice in hits.items():
        if found:
            words.append(Text(f"{choice.text.partition(':')[2]} ({found})"))
    return [*words, Text("(list: all)", "dim")]


def _item(choice: Choice, view: View, after: dict[str, list[Outcome]]) -> str:
    verb, _, name = choice.text.partition(":")
    found = tag(choice.text, view, after)
    words = {
        "roll": "roll the die",
        "replace_hand": "new hand instead",
        "take": "take it",
        "steal": f"steal it from {who(view.holder)}" if view.holder >= 0 else "",
        "end_turn": "end the turn",
        "done": "enough",
    }.get(verb, name)
    if verb in {"play", "discard"}:
        words = title(name)
    elif verb in {"grapple", "face"}:
        words = direction(name)
    elif verb == "victim":
        words = who(int(name))
    elif verb == "camera":
        facing = next(camera.facing for camera in view.cameras if camera.space == name)
        return f"{name} ({'; '.join([facing, *filter(None, [found])])})"
    return f"{words} ({found})" if found else words


# --- what it would lead to --------------------------------------------------------------------------------------------


def outcomes(view: View) -> dict[str, list[Outcome]]:
    """What may come of a move, by its text: one outcome, or all those that the card's next answers lead to."""
    found: dict[str, list[Outcome]] = {}
    for outcome in (*view.steps, *(choice for plan in view.plans for choice in plan.choices)):
        found.setdefault(outcome.moves[0], []).append(outcome)
    return found


def tag(text: str, view: View, after: dict[str, list[Outcome]]) -> str:
    """What is worth knowing before a choice: a win, the diamond, who is caught."""
    found = after.get(text, [])
    sure = len(found) == 1
    words = []
    if any(outcome.wins for outcome in found):
        words.append("you win!" if sure else "can win")
    elif any(outcome.takes == view.seat for outcome in found):
        words.append("the diamond!" if sure else "can get the diamond")
    if danger := danger_of(text, view, found):
        words.append(f"caught by {danger}" if danger != "sight" else "you are caught")
    hits = [outcome.caught for outcome in found if set(outcome.caught) - {view.seat}]
    if hits:
        names = [who(seat) for seat in sorted({seat for caught in hits for seat in caught}) if seat != view.seat]
        if not danger and all(view.seat in caught for caught in hits):
            names.append("you")
        words.append(f"{'catches' if sure else 'can catch'} {listed(names)}")
    return ", ".join(words)


def danger_of(text: str, view: View, found: Sequence[Outcome]) -> str:
    """What catches the viewer whatever is done after this choice: a laser, a camera; nothing if there is a way."""
    if not found or not all(view.seat in outcome.caught for outcome in found):
        return ""
    verb, _, name = text.partition(":")
    if verb not in {"move", "vent"}:
        return "sight"
    here = view.seats[view.seat].space
    if {f"{here}-{name}", f"{name}-{here}"} & set(view.lasers):
        return "a laser"
    return "a camera" if verb == "vent" or view.asked == "act" else "sight"
