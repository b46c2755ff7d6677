"""Says in rows what stands beside the museum: the turn, the diamond, the viewer's cards, what may be looked up."""

from rich.table import Table

from facedown.engine.sketching import Row, plural, table
from facedown.games.hyst.page.picture import View
from facedown.games.hyst.page.risks import leads_to, outcomes
from facedown.games.hyst.rules.pieces import COLOURS
from facedown.games.hyst.rules.reach import FAR
from facedown.games.hyst.text.telling import title, who


def turn(view: View) -> list[Row]:
    """Time, points, the card being played, the diamond and what threatens it (H-1017), what choices lead to."""
    found: list[Row] = [("Turn", str(view.turn + 1) + (f", {view.turns_left} left" if view.turns_left >= 0 else ""))]
    found += [("Time", "SUDDEN DEATH: the next to take the diamond wins")] if view.sudden_death else []
    if view.rolled and view.phase in {"act", "card", "steal", "defend"}:
        found.append(("Points", f"{'●' * view.points}{'○' * max(0, view.rolled - view.points)} of {view.rolled}"))
    found += [("Card", f"{who(view.active)} plays {title(view.card)}")] if view.card else []
    found += [("Diamond", f"lies on {view.diamond}" if view.holder < 0 else f"{who(view.holder)}: {_way_out(view)}")]
    for move, after in outcomes(view).items():
        told = leads_to(view, move, after)
        found += [(move.partition(":")[2].replace("_", " "), told)] if told else []
    return found


def _way_out(view: View) -> str:
    if view.threat is None:
        return "has it"
    near = min((way for way in view.threat.exits if not way.barricaded), key=lambda way: way.steps, default=None)
    if near is None or near.steps >= FAR:
        return "no safe way out"
    rivals = sorted((one.steps, one.seat, one.chance) for one in view.threat.rivals if one.steps < FAR)
    close = f"; {who(rivals[0][1])} {plural(rivals[0][0], 'step')} away ({rivals[0][2]:.0%})" if rivals else ""
    return f"{near.start} in {plural(near.steps, 'step')} ({view.threat.escape:.0%} by the next roll){close}"


def hand(view: View) -> list[Row]:
    """Cards with the reason why one cannot be played now (H-1008)."""
    own = view.phase == "act" and view.active == view.seat
    words = [card.title if card.playable or not own else f"({card.title}: {card.why})" for card in view.hand]
    return [("Hand", "; ".join(words) or "no cards")] if view.seat >= 0 else []


def facts(view: View) -> list[Row]:
    """Piles, house rules, cameras that could be turned on the viewer (H-1003, H-1014), and what cards do."""
    found: list[Row] = [("Piles", f"deck {view.deck}, smoke {view.smoke_left}, lasers {view.lasers_left}")]
    found += [("Discards", ", ".join(title(card) for card in reversed(view.discards)))] if view.discards else []
    found += [("House", ", ".join(view.house_rules).replace("_", " "))] if view.house_rules else []
    here = view.seats[view.seat].space if view.seat >= 0 else ""
    cameras = [camera for one in view.turnable if one.space == here for camera in one.cameras]
    found += [("Exposed", f"the camera on {' or '.join(cameras)} could be turned on you")] if cameras else []
    return [*found, *((card.title, card.effect) for card in {card.card: card for card in view.hand}.values())]


def counter(view: View) -> Table:
    """Unseen cards, and how likely each rival holds one (H-1015)."""
    rivals = [seat.seat for seat in view.seats if seat.seat != view.seat]
    heads = ("card", "unseen", *(COLOURS[seat] for seat in rivals))
    return table(heads, ([
        title(one.card), f"{one.unseen} of {one.in_play}", *(f"{one.chances[seat]:.0%}" for seat in rivals),
    ] for one in view.counter), " ".join(COLOURS))  # fmt: skip
