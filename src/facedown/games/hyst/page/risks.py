"""Says what a choice leads to, and asks once more before one after which the viewer is caught (H-1010, H-1011)."""

from collections.abc import Sequence

from facedown.games.hyst.page.outcomes import Choice
from facedown.games.hyst.page.picture import View
from facedown.games.hyst.text.telling import who


def outcomes(view: View) -> dict[str, list[Choice]]:
    """What may come of a move, by its notation: one outcome, or all those that the card's next answers lead to."""
    found: dict[str, list[Choice]] = {}
    for outcome in (*view.steps, *(choice for plan in view.plans for choice in plan.choices)):
        found.setdefault(outcome.moves[0], []).append(outcome)
    return found


def leads_to(view: View, move: str, found: Sequence[Choice]) -> str:
    """What is worth knowing before a choice: a win, the diamond, who is caught."""
    sure = len(found) == 1
    words = []
    if any(outcome.wins for outcome in found):
        words.append("you win!" if sure else "can win")
    elif any(outcome.takes == view.seat for outcome in found):
        words.append("the diamond!" if sure else "can get the diamond")
    if danger := danger_of(view, move, found):
        words.append(f"caught by {danger}" if danger != "sight" else "you are caught")
    hits = {seat for outcome in found for seat in outcome.caught} - {view.seat}
    if hits:
        words.append(f"{'catches' if sure else 'can catch'} {' and '.join(who(seat) for seat in sorted(hits))}")
    return ", ".join(words)


def danger_of(view: View, move: str, found: Sequence[Choice]) -> str:
    """What catches the viewer whatever is done after this choice: a laser, a camera; nothing if there is a way."""
    if not found or not all(view.seat in outcome.caught for outcome in found):
        return ""
    verb, _, name = move.partition(":")
    if verb not in {"move", "vent"}:
        return "sight"
    here = view.seats[view.seat].space
    if {f"{here}-{name}", f"{name}-{here}"} & set(view.lasers):
        return "a laser"
    return "a camera" if verb == "vent" or view.asked == "act" else "sight"


def risk(view: View, move: str) -> str:
    danger = danger_of(view, move, outcomes(view).get(move, []))
    if not danger:
        return ""
    loss = " and drop the diamond" if view.holder == view.seat else ""
    if danger == "a laser":
        return f"Run into the laser? You are caught{loss}."
    if danger == "a camera":
        return f"Walk into view? You are caught{loss}."
    return f"Do that? You are caught{loss}, whatever follows."
