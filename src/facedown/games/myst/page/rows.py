"""Says in rows what stands beside the island: the race or the walk, cards, odds, and the count at the end."""

from collections.abc import Iterator

from rich.table import Table

from facedown.engine.sketching import Row, rows
from facedown.games.myst.page.odds import Notes
from facedown.games.myst.page.view import Flipped, Result, View
from facedown.games.myst.rules.pieces import LANDMARKS
from facedown.games.myst.rules.words import say


def team_name(team: int) -> str:
    return say.text(f"team.{team}")


def course(view: View) -> list[Row]:
    """Lists the race or the rounds of the walk, what was spun, what is asked."""
    if not view.round:
        states = (("anywhere", "book_pending"), ("cut_off", "cut_off"), ("waits", "covered_tray"))
        told = [
            (team_name(k), say.text(f"sketch.state.{word}"))
            for k, team in enumerate(view.teams)
            for word, on in states
            if getattr(team, on)
        ]
        intents = ", ".join(intent or "-" for intent in view.intents)
        hands = [(say.text("sketch.hands"), intents)] if len(view.intents) > 1 else []
        return [(say.text("sketch.race"), say.text("sketch.open", count=view.open)), *told, *hands]
    left = max(0, view.turns - view.round + (view.phase != "over"))
    bars = f"{'▮' * left}{'▯' * (view.turns - left)}"
    rounds = say.text("sketch.round", round=view.round, turns=view.turns)
    found: list[Row] = [(say.text("sketch.walk"), f"{rounds} {bars}")]
    found += [("", say.text("sketch.last_turn"))] if view.last_turn else []
    if view.spin and view.deciding >= 0:
        spun = say.text("sketch.spun", team=view.deciding, spin=view.spin, count=view.steps_left)
        found.append((say.text("sketch.spin"), spun))
    ways = ((way.cell, way.key_action) for way in view.reach if way.key_action)
    doing = [say.text("sketch.reach", cell=cell, action=action) for cell, action in ways]
    found += [(say.text("sketch.in_reach"), ", ".join(doing))] if doing else []
    if here := view.key_action:
        at_stake = say.text("sketch.key_action", action=here.verb, count=f"{here.points:+d}")
        found.append((say.text("sketch.here"), at_stake))
    return found


def cards(view: View) -> list[Row]:
    known = [(k, [card_title(card) for card in team.cards if card]) for k, team in enumerate(view.teams)]
    own = say.text("sketch.cards")
    found: list[Row] = [(team_name(k) if view.seat != k else own, ", ".join(cards)) for k, cards in known if cards]
    if view.pick:
        found.append((say.text("sketch.picked_head"), say.text("sketch.picked", landmark=view.pick)))
    return found


def card_title(card: str) -> str:
    """Names a card: `rocket-4` as Rocket 4."""
    landmark, _, value = card.partition("-")
    return f"{_short(landmark)} {value}" if landmark in LANDMARKS else say.text("card.book")


def _short(landmark: str) -> str:
    return say.text("sketch.short", landmark=landmark)


def odds(notes: Notes) -> Table:
    """Shows how likely the others hold a card of each landmark (M-U.21)."""
    landmarks = ", ".join(f"{_short(one.landmark)} {one.chance:.0%}" for one in notes.landmarks)
    books = ", ".join(f"{count}: {chance:.0%}" for count, chance in enumerate(notes.books))
    return rows([(say.text("sketch.they_hold"), landmarks), (say.text("sketch.books"), books)])


def count(result: Result) -> Iterator[Table]:
    """Shows the count, card by card (M-109)."""
    yield from (rows([(team_name(flip.team), f"{flip.total:>3}  {_flip(flip)}")]) for flip in result.order)
    if result.undealt:
        yield rows([(say.text("sketch.undealt"), ", ".join(map(card_title, result.undealt)))])


def _flip(flip: Flipped) -> str:
    if not flip.card:
        return say.text("sketch.switches", points=flip.points)
    gained = say.text("sketch.gained", points=flip.points, bonus=flip.bonus)
    return f"{card_title(flip.card)}: {gained}"
