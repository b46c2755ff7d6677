"""Says in rows what stands beside the island: the race or the walk, cards, odds, and the count at the end."""

from collections.abc import Iterator

from rich.table import Table

from facedown.engine.sketching import Row, plural, rows
from facedown.games.myst.page.odds import Notes
from facedown.games.myst.page.view import Flipped, Result, View
from facedown.games.myst.rules.pieces import LANDMARKS
from facedown.games.myst.text.telling import NAMES

SHORT = dict(zip(LANDMARKS, ("Gears", "Planetarium", "Rocket", "Library", "Ship", "Clock", "Cabin"), strict=True))


def course(view: View) -> list[Row]:
    """The race or the rounds of the walk, what was spun, what is asked."""
    if not view.round:
        states = [("may lay anywhere", "book_pending"), ("is cut off", "cut_off"), ("waits", "covered_tray")]
        told = [(NAMES[k], word) for k, team in enumerate(view.teams) for word, on in states if getattr(team, on)]
        hands = [("Hands", ", ".join(intent or "-" for intent in view.intents))] if len(view.intents) > 1 else []
        return [("Race", plural(view.open, "open cell")), *told, *hands]
    left = max(0, view.turns - view.round + (view.phase != "over"))
    found: list[Row] = [("Walk", f"round {view.round} of {view.turns} {'▮' * left}{'▯' * (view.turns - left)}")]
    found += [("", "last turn: nobody answers")] if view.last_turn else []
    if view.spin and view.deciding >= 0:
        found.append(("Spin", f"{NAMES[view.deciding]} spun {view.spin}, {plural(view.steps_left, 'step')} left"))
    doing = [f"{way.cell} {'lay' if way.key_action == 'lay' else 'take off'}" for way in view.reach if way.key_action]
    found += [("In reach", ", ".join(doing))] if doing else []
    here = view.key_action
    return [*found, ("Here", f"{here.verb} for {here.points:+d} points")] if here else found


def cards(view: View) -> list[Row]:
    known = [(k, [card_title(card) for card in team.cards if card]) for k, team in enumerate(view.teams)]
    found: list[Row] = [(NAMES[k] if view.seat != k else "Cards", ", ".join(cards)) for k, cards in known if cards]
    return [*found, ("Picked", f"the {SHORT[view.pick]}, in secret")] if view.pick else found


def card_title(card: str) -> str:
    """`rocket-4` as Rocket 4."""
    landmark, _, value = card.partition("-")
    return f"{SHORT[landmark]} {value}" if landmark in SHORT else "Linking Book"


def odds(notes: Notes) -> Table:
    """How likely the others hold a card of each landmark (M-U.21)."""
    landmarks = ", ".join(f"{SHORT[one.landmark]} {one.chance:.0%}" for one in notes.landmarks)
    books = ", ".join(f"{count}: {chance:.0%}" for count, chance in enumerate(notes.books))
    return rows([("They hold", landmarks), ("Books", books)])


def count(result: Result) -> Iterator[Table]:
    """The count, card by card (M-109)."""
    yield from (rows([(NAMES[flip.team], f"{flip.total:>3}  {_flip(flip)}")]) for flip in result.order)
    if result.undealt:
        yield rows([("Not dealt", ", ".join(map(card_title, result.undealt)))])


def _flip(flip: Flipped) -> str:
    if not flip.card:
        return f"{flip.points} for switches"
    gained = f"{flip.points}{f' + {flip.bonus} bonus' if flip.bonus else ''}"
    return f"{card_title(flip.card)}: {gained if flip.points else 'nothing, the others control it'}"
