"""Lists all hands that the other team may have (M-B.1 .. M-B.4), each with a weight.

The record of a seat has no history, but what lies there tells much: where a team began, which landmarks it has covered
or won back since, and which it has left alone. Each of these is more likely with some hands than with others.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from facedown.bots.myst.openings import Start, beginning, start_of
from facedown.games.myst.rules.pieces import ALL_CARDS, BOOKS, LOWEST_VALUE, N_CARDS, N_LANDMARKS, VALUES
from facedown.games.myst.rules.state import BARE, COVERED, State, played_books

Floats = npt.NDArray[np.float64]

# By how much what lies there makes a hand likelier, as powers of e: for each point of cards of that landmark, and for
# holding one at all. Fitted by greatest likelihood on 372 games: of regulars, of experts with a regular's walk, and of
# experts, about as many each; measured on others (docs/bots.md). Landmarks that a team took in the race, or covered
# later, told nothing more.
LOST = (-0.02, -0.2)  # its Key Piece is covered, and it has not come back
WON_BACK = (0.05, 0.56)
LEFT_ALONE = (-0.32, -0.09)  # it has not covered ours, times the part of the walk that is over


class Hands(NamedTuple):
    values: Floats  # [hand, landmark]: sum of cards
    counts: Floats  # how many cards
    books: npt.NDArray[np.int64]
    weights: Floats  # they add up to 1


@lru_cache(maxsize=4)
def _choices(unseen: int, held: int) -> npt.NDArray[np.int64]:
    return np.array(list(combinations(range(unseen), held)), np.int64)


@lru_cache(maxsize=8)
def all_hands(own: int, shown: int, held: int) -> tuple[Floats, Floats, npt.NDArray[np.int64]]:
    """Lists values, numbers of cards and Books of all hands of so many unseen cards."""
    unseen = [card for card in range(N_CARDS) if (ALL_CARDS & ~own & ~shown) >> card & 1]
    values = np.zeros((len(unseen), N_LANDMARKS))
    books = np.zeros(len(unseen), np.int64)
    for k, card in enumerate(unseen):
        if BOOKS >> card & 1:
            books[k] = 1
        else:
            values[k, card // VALUES] = LOWEST_VALUE + card % VALUES
    chosen = _choices(len(unseen), held)
    return values[chosen].sum(axis=1), (values > 0).astype(np.float64)[chosen].sum(axis=1), books[chosen].sum(axis=1)


@lru_cache(maxsize=8)
def _begun(own: int, shown: int, held: int, start: Start) -> Floats:
    """Weighs all hands by where the team began: the same for a whole game."""
    values, counts, _ = all_hands(own, shown, held)
    return beginning(start, values, counts)


def likely_hands(seen: State, team: int) -> Hands:
    """Lists what the other team may hold, weighed by what `team` sees."""
    own = seen.hands[team]
    shown, held = played_books(seen, own), seen.held[1 - team]
    values, counts, books = all_hands(own, shown, held)
    weights = _begun(own, shown, held, start_of(seen, 1 - team)) * np.exp(_walked(seen, team, values, counts))
    return Hands(values, counts, books, weights / weights.sum())


def _walked(seen: State, team: int, values: Floats, counts: Floats) -> Floats:
    """Says how much likelier each hand has become in the walk, as a power of e."""
    over = (seen.round - 1) / seen.turns if seen.turns else 0.0
    found = np.zeros(len(values))
    for k in range(N_LANDMARKS):
        if seen.base[k] == 2 - team and seen.top[k] != BARE:
            points, some = LOST if seen.top[k] == COVERED else WON_BACK
            found += points * values[:, k] + some * (counts[:, k] > 0)
        elif seen.base[k] == 1 + team and seen.top[k] == BARE and over > 0.0:
            points, some = LEFT_ALONE
            found += over * (points * values[:, k] + some * (counts[:, k] > 0))
    return found


def draw_hands(hands: Hands, count: int, seed: int) -> npt.NDArray[np.int64]:
    """Draws some hands by their weights, evenly spread over all of them."""
    ladder = np.cumsum(hands.weights)
    steps = (np.arange(count) + np.random.default_rng(seed).random()) / count
    order: npt.NDArray[np.int64] = np.minimum(np.searchsorted(ladder, steps * ladder[-1]), len(ladder) - 1)
    return order
