"""The hands that the other team may have (M-B.1 .. M-B.4), all of them, each with a weight.

The record of a seat has no history, but what lies there tells much: where a team began, which landmarks it has covered
or won back since, and which Key cells it took in the race. Each of these is more likely with some hands than with
others; every likelihood is mixed with some of "for no reason", so that no hand dies by a surprise.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from facedown.games.myst.rules.pieces import ALL_CARDS, BONUS, BOOKS, LOWEST_VALUE, N_CARDS, N_LANDMARKS, VALUES
from facedown.games.myst.rules.state import COVERED, SETTLED, State, played_books

Floats = npt.NDArray[np.float64]

BEGINS = 1.8  # points of difference that make a landmark e times as likely to begin with
NO_REASON = 0.1
LAYS, TAKES_OFF = 4.0, 6.0  # points at which covering a landmark, or winning it back, is half as likely as it gets
TO_DENY = 0.4  # how often either is done for what it takes from the others
RACED = 0.1  # how much more likely a Key cell was taken for each point it means


class Hands(NamedTuple):
    values: Floats  # [hand, landmark]: sum of cards
    some: Floats  # is there a card?
    books: npt.NDArray[np.int64]
    weights: Floats  # they add up to 1

    @property
    def points(self) -> Floats:
        """Values and bonus if a landmark was laid and held to the end."""
        return self.values + BONUS * self.some


@lru_cache(maxsize=4)
def _choices(unseen: int, held: int) -> npt.NDArray[np.int64]:
    return np.array(list(combinations(range(unseen), held)), np.int64)


@lru_cache(maxsize=8)
def all_hands(own: int, shown: int, held: int) -> tuple[Floats, Floats, npt.NDArray[np.int64]]:
    """Values, cards and Books of all hands of so many unseen cards."""
    unseen = [card for card in range(N_CARDS) if (ALL_CARDS & ~own & ~shown) >> card & 1]
    values = np.zeros((len(unseen), N_LANDMARKS))
    books = np.zeros(len(unseen), np.int64)
    for k, card in enumerate(unseen):
        if BOOKS >> card & 1:
            books[k] = 1
        else:
            values[k, card // VALUES] = LOWEST_VALUE + card % VALUES
    chosen = _choices(len(unseen), held)
    summed = values[chosen].sum(axis=1)
    return summed, (summed > 0).astype(np.float64), books[chosen].sum(axis=1)


def likely_hands(seen: State, team: int) -> Hands:
    """What the other team may hold, weighed by what `team` sees."""
    own = seen.hands[team]
    values, some, books = all_hands(own, played_books(seen, own), seen.held[1 - team])
    points = values + BONUS * some
    weights = np.ones(len(values))
    weights *= _beginning(seen, 1 - team, points, some)
    for k in range(N_LANDMARKS):
        owned = seen.base[k] == 2 - team
        if owned and seen.top[k] == SETTLED:
            weights *= _mixed(points[:, k] / (points[:, k] + TAKES_OFF), TO_DENY)
        elif not owned and seen.base[k] and seen.top[k] in (COVERED, SETTLED):
            weights *= _mixed(values[:, k] / (values[:, k] + LAYS), TO_DENY)
        if seen.base[k] and seen.first_key[1 - team] != 1 + k and seen.first_key[team] != 1 + k:
            weights *= 1.0 + RACED * points[:, k] * (1.0 if owned else -0.5)
    total = weights.sum()
    return Hands(values, some, books, weights / total if total > 0.0 else np.full(len(values), 1.0 / len(values)))


def _mixed(likelihood: Floats, anyway: float) -> Floats:
    return anyway + (1.0 - anyway) * likelihood


def _beginning(seen: State, team: int, points: Floats, some: Floats) -> Floats:
    """How likely each hand begins as the team did. A team that lays second may have had to choose again (M-44)."""
    first = seen.first_key[team]
    if not first:
        return np.ones(len(points))
    chances = np.exp((points - points.max(axis=1, keepdims=True)) / BEGINS)
    if seen.own_cards:
        chances *= np.maximum(some, 1e-9)
    chances /= chances.sum(axis=1, keepdims=True)
    chances = chances if seen.own_cards else _mixed(chances, NO_REASON)
    found = chances[:, first - 1]
    taken = seen.first_key[1 - team]
    if team != seen.young and taken:
        clash = chances[:, taken - 1]
        found = found + clash * found / np.maximum(1e-9, 1.0 - clash)
    likely: Floats = found
    return likely


def draw_hands(hands: Hands, count: int, seed: int) -> npt.NDArray[np.int64]:
    """Some hands by their weights, evenly spread over all of them."""
    ladder = np.cumsum(hands.weights)
    steps = (np.arange(count) + np.random.default_rng(seed).random()) / count
    order: npt.NDArray[np.int64] = np.minimum(np.searchsorted(ladder, steps * ladder[-1]), len(ladder) - 1)
    return order
