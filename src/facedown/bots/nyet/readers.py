"""Lists the readers of NYET!: each is the expert but for one thing, by which it gains if the expert can be read."""

from typing import Any

from facedown.bots.levels import LEVELS, Level
from facedown.bots.nyet.belief import cards_then
from facedown.bots.nyet.habits import wishes
from facedown.bots.nyet.players import Expert
from facedown.bots.reader import Reader as Listed
from facedown.bots.searcher import Choice
from facedown.engine.game import Game
from facedown.engine.rule import rule
from facedown.games.nyet.learn.hints import value as own_value
from facedown.games.nyet.rules.pieces import N_BOXES
from facedown.games.nyet.rules.rules import A_NYET
from facedown.games.nyet.rules.sight import resample as any_deal
from facedown.games.nyet.rules.state import NYET, State

NEARLY = 0.01  # of the worth of a veto (0 to 1): about one point of a round


@rule
def least_for_others(s: State, seat: int) -> float:
    """Rates a scored round by what it brings the one of the others whom it brings most."""
    most = 0.0
    for p in range(s.players):
        if p != seat:
            most = max(most, own_value(s, p))
    return 1.0 - most


@rule
def deal_unseen(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the record as for somebody who has not looked at his own cards either."""
    s.hands[seat] = 0
    any_deal(s, -1, rng, scratch)


class Other(Expert):
    """Plays as the expert, but for one thing."""

    def __init__(self, game: Game, level: Level, name: str, seconds: float | None = None, **other: Any) -> None:
        super().__init__(game, level, seconds, **other)
        self.name = name


class Misleader(Other):
    """Covers, of boxes that are nearly as good as the best, the one that its cards make least likely."""

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        found = super().weigh(seen, seat, seed)
        if seen.phase != NYET:
            return found
        wanted = [0.0] * N_BOXES
        wishes(seen, seat, cards_then(seen, seat), wanted, 0)
        return misleading(found, wanted)


def misleading(found: list[Choice], wanted: list[float]) -> list[Choice]:
    """Puts first, of what is nearly as good as the best, the veto that is wanted least."""
    good = [choice for choice in found if choice.worth > found[0].worth - NEARLY]
    first = min(good, key=lambda choice: wanted[choice.action - A_NYET])
    return [first, *(choice for choice in found if choice is not first)]


ABOUT = {
    "listener": "knows how the expert chooses its vetoes, and takes every veto of the others to be chosen so",
    "spoiler": "covers the boxes from which one of the others would have most, whatever they bring itself",
    "silent": "chooses its vetoes as if it had not looked at its cards: who infers hands from vetoes learns nothing",
    "misleader": "of vetoes that are nearly as good as the best, takes the one that its cards make least likely",
}


def make_reader(game: Game, name: str, level: Level, seconds: float | None = None) -> Expert:
    """Makes a reader that thinks as long as a level."""
    if name == "listener":
        return Other(game, level, name, seconds, doubt=0.0)
    if name == "spoiler":
        return Other(game, level, name, seconds, value=least_for_others)
    if name == "silent":
        return Other(game, level, name, seconds, resample=deal_unseen)
    return Misleader(game, level, name, seconds)


def _listed(name: str, about: str) -> Listed:
    return Listed(name, about, lambda game, seconds: make_reader(game, name, LEVELS["expert"], seconds))


READERS = tuple(_listed(name, about) for name, about in ABOUT.items())
