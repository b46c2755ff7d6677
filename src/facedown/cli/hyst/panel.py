"""What stands beside the museum: thieves, the turn, the diamond, piles, the own hand (H-1006, H-1007, H-1008)."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from facedown.cli.hyst.board import pawn_sign
from facedown.cli.hyst.signs import DIAMOND, Row, Signs, plural, row
from facedown.engine.log import Sitter
from facedown.games.hyst.picture import View
from facedown.games.hyst.reach import FAR
from facedown.games.hyst.telling import title, who

FULL, REASONS, BRIEF, SHORT = range(4)  # how much is said, about the cards in hand above all
HOUSE = {
    "dice_battle": "Dice Battle",
    "power_outage": "Power Outage",
    "full_throttle": "Full Throttle",
    "quick_hyst": "Quick H.Y.S.T.",
    "tactical_insertion": "Tactical Insertion",
}


def seats(view: View, sitters: Sequence[Sitter], signs: Signs) -> Table:
    """Whose turn it is, colour, name, space, cards; the cards themselves where they may be seen."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(6):
        grid.add_column(no_wrap=True)
    for seat in view.seats:
        letter, style = pawn_sign(seat)
        name = sitters[seat.seat].name if seat.seat < len(sitters) else f"Seat {seat.seat}"
        grid.add_row(
            Text.assemble((signs.turn if seat.active else " ", "bold"), (letter, style)),
            Text(signs.diamond, DIAMOND) if seat.holder else Text(" "),
            Text(seat.colour.capitalize()),
            Text(name[:10]),
            Text(seat.space or "--"),
            Text(f"{seat.cards} {signs.back * seat.cards}"),
        )
    return grid


def open_hands(hands: Sequence[View]) -> list[Row]:
    """All hands, in a replay with open hands."""
    return [row(who(p), ", ".join(map(title, seen.seats[p].hand)) or "no cards") for p, seen in enumerate(hands)]


def turn(view: View, signs: Signs) -> list[Row]:
    rows = []
    if view.sudden_death:
        rows.append(row("Time", "SUDDEN DEATH: the next to take the diamond wins", "bold"))
    elif view.turns_left >= 0:
        rows.append(row("Time", f"{plural(view.turns_left, 'turn')} left"))
    if view.phase in {"act", "card", "steal", "defend"} and view.rolled:
        used = max(0, view.rolled - view.points)
        tried = ", steal tried" if view.steal_tried else ""
        rows.append(row("Points", f"{signs.full * view.points}{signs.spent * used} of {view.rolled}{tried}"))
    if view.card:
        rows.append(row("Card", f"{who(view.active)} plays {title(view.card)}", "bold"))
    return rows


def diamond(view: View) -> list[Row]:
    """Where it is; how far the holder is from an exit, and who is near (H-1017)."""
    if view.holder < 0:
        return [row("Diamond", f"lies on {view.diamond}")] if view.diamond else []
    if view.threat is None:
        return [row("Diamond", f"{who(view.holder)} has it")]
    near = min((way for way in view.threat.exits if not way.barricaded), key=lambda way: way.steps, default=None)
    way = "no safe way out"
    if near is not None and near.steps < FAR:
        way = f"{near.start} in {plural(near.steps, 'step')}, {view.threat.escape:.0%} by the next roll"
    rows = [row("Diamond", f"{who(view.holder)}: {way}")]
    close = sorted((rival for rival in view.threat.rivals if rival.steps < FAR), key=lambda rival: rival.steps)
    if view.holder == view.seat and close:
        first = close[0]
        rows.append(row("Rivals", f"{who(first.seat)} in {plural(first.steps, 'step')} ({first.chance:.0%})"))
    return rows


def piles(view: View, brief: bool = False) -> Row:
    cards = f"deck {view.deck}, discards {len(view.discards)}"
    return row("Piles", cards if brief else f"{cards}, smoke {view.smoke_left}, lasers {view.lasers_left}")


def exposed(view: View) -> list[Row]:
    """Cameras that a Blind Spot could turn on the viewer (H-1003)."""
    if view.seat < 0 or view.phase == "over":
        return []
    here = view.seats[view.seat].space
    cameras = next((one.cameras for one in view.turnable if one.space == here), [])
    return [row("Exposed", f"the camera on {' or '.join(cameras)} could be turned on you")] if cameras else []


def hand(view: View, much: int) -> list[Row]:
    """Titles; effects, and why a card cannot be played now. In a short row such a card stands in brackets."""
    if view.seat < 0:
        return []
    label = "Hand"
    if not view.hand:
        return [row(label, "no cards")]
    if much == SHORT or view.phase == "card":
        words = (card.title if card.playable or view.phase != "act" else f"({card.title})" for card in view.hand)
        return [row(label, ", ".join(words))]
    rows = []
    for card in view.hand:
        text = Text(card.title, "bold" if card.playable else "")
        if much == FULL:
            text.append(f": {card.effect}", "not bold")
        if not card.playable and view.phase == "act" and view.active == view.seat:
            text.append(f" ({card.why})", "dim")
        rows.append((label, text))
        label = ""
    return rows


def house_rules(view: View) -> list[Row]:
    return [row("House", ", ".join(HOUSE[name] for name in view.house_rules))] if view.house_rules else []
