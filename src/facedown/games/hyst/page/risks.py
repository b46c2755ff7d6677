"""Says what a choice leads to, and asks once more before one after which the viewer is caught (H-1010, H-1011)."""

from collections.abc import Sequence

from facedown.games.hyst.page.outcomes import Choice
from facedown.games.hyst.page.picture import Reach, View
from facedown.games.hyst.text.words import say, thief
from facedown.words import Said


def outcomes(view: View) -> dict[str, list[Choice]]:
    """Lists what may come of a move, by its notation: one outcome, or all to which the card's next answers lead."""
    found: dict[str, list[Choice]] = {}
    for outcome in (*(_step(view, step) for step in view.steps), *(one for plan in view.plans for one in plan.choices)):
        found.setdefault(outcome.moves[0], []).append(outcome)
    return found


def _step(view: View, step: Reach) -> Choice:
    caught, where = ([view.seat], [step.at]) if step.danger else ([], [])
    takes = view.seat if step.takes else -1
    return Choice([f"move:{step.space}"], step.path, caught, where, takes, step.wins, more=False)


def leads_to(view: View, move: str, found: Sequence[Choice]) -> str:
    """Says what is worth knowing before a choice: a win, the diamond, who is caught."""
    sure = int(len(found) == 1)
    words = []
    if any(outcome.wins for outcome in found):
        words.append(say.text("leads.win", sure=sure))
    elif any(outcome.takes == view.seat for outcome in found):
        words.append(say.text("leads.diamond", sure=sure))
    if danger := danger_of(view, move, found):
        words.append(say.text("leads.caught", danger=danger))
    hits = {seat for outcome in found for seat in outcome.caught} - {view.seat}
    if hits:
        words.append(say.text("leads.catches", sure=sure, names=[thief(seat) for seat in sorted(hits)]))
    return ", ".join(words)


def danger_of(view: View, move: str, found: Sequence[Choice]) -> str:
    """Says what catches the viewer whatever is done after this choice: a laser, a camera; nothing if there is a way."""
    if not found or not all(view.seat in outcome.caught for outcome in found):
        return ""
    verb, _, name = move.partition(":")
    if verb not in {"move", "vent"}:
        return "sight"
    here = view.seats[view.seat].space
    if {f"{here}-{name}", f"{name}-{here}"} & set(view.lasers):
        return "laser"
    return "camera" if verb == "vent" or view.asked == "act" else "sight"


def risk(view: View, move: str) -> Said:
    danger = danger_of(view, move, outcomes(view).get(move, []))
    return say("risk", danger=danger, holds=int(view.holder == view.seat)) if danger else ""
