"""Works out how likely each hand begins as a team did (M-42 .. M-44).

Four reasons are mixed: what an expert would do with it, exactly; what a regular would do; taste; and none.

How a race stands after two first Key Pieces is a sum over landmarks of what each means to both teams (`territory`). So
the expert's choice with every hand follows from a few numbers for each pair of first landmarks.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from facedown.bots.myst.begin import SURE
from facedown.bots.myst.guess import FIRST_BONUS, FIRST_KEY
from facedown.bots.myst.territory import FAR, last_word, standing
from facedown.games.myst.rules.pieces import BONUS, HAND, KEY_CELLS, LOWEST_VALUE, N_CARDS, N_LANDMARKS, VALUES
from facedown.games.myst.rules.state import State

Floats = npt.NDArray[np.float64]
Cells = npt.NDArray[np.bool_]  # is a landmark offered, for each hand?

NO_REASON = 0.1  # a floor, so that no hand dies by a surprise; the rest is divided evenly among the three habits
HABIT = (1.0 - NO_REASON) / 3.0
ALL_VALUES = sum(range(LOWEST_VALUE, LOWEST_VALUE + VALUES))  # of a landmark
A_LITTLE = 1e-9  # of a point: a hand without any chooses evenly


class Start(NamedTuple):
    """Says how a team began, and all that its choice depended on besides its hand."""

    first: int  # the landmark, or -1
    taken: int  # where the others had begun if it laid second, or -1
    corners: int
    word: float
    first_bonus: bool
    own_cards: bool


def start_of(seen: State, team: int) -> Start:
    taken = -1 if team == seen.young else seen.first_key[1 - team] - 1
    rules = bool(not seen.no_first_bonus), bool(seen.own_cards)
    return Start(seen.first_key[team] - 1, taken, seen.corners, last_word(seen), *rules)


@lru_cache(maxsize=8)
def pairs(corners: int, word: float) -> tuple[Floats, Floats]:
    """Gives for each pair of first landmarks how the race stands if nothing had points, and what a point of each
    landmark adds."""
    room = [0] * (FAR + 1), [0] * (FAR + 1)
    bare = np.zeros((N_LANDMARKS, N_LANDMARKS))
    share = np.zeros((N_LANDMARKS, N_LANDMARKS, N_LANDMARKS))
    for mine in range(N_LANDMARKS):
        for other in range(N_LANDMARKS):
            if mine != other:
                cells = 1 << KEY_CELLS[mine], 1 << KEY_CELLS[other]
                for k in range(-1, N_LANDMARKS):
                    points = [float(k == landmark) for landmark in range(N_LANDMARKS)]
                    stands = standing(*cells, corners, 0.0, word, points, *room)
                    if k < 0:
                        bare[mine, other] = stands
                    else:
                        share[mine, other, k] = stands - bare[mine, other]
    return bare, share


def expert_worths(start: Start, values: Floats, counts: Floats, known: int = -1) -> Floats:
    """Computes for each hand and landmark what an expert takes it for as a beginning (`begin.beginnings`); `known` is
    where the others have begun, if that is known."""
    bare, share = pairs(start.corners, start.word)
    own = values + BONUS * (counts > 0)
    unseen = HAND / (N_CARDS - HAND)  # how likely an unseen card is in the other hand
    left = VALUES - counts
    likely = unseen * (ALL_VALUES - values) + BONUS * (1.0 - (1.0 - unseen) ** left)
    first = FIRST_KEY + BONUS * FIRST_BONUS * start.first_bonus
    found = SURE * own
    for other in range(N_LANDMARKS) if known < 0 else (known,):
        theirs = likely.copy()
        theirs[:, other] = np.where(left[:, other] > 0, first, likely[:, other])
        stands = bare[:, other] + (own + theirs) @ share[:, other].T
        found += stands / (N_LANDMARKS - 1 if known < 0 else 1)
    return found


def beginning(start: Start, values: Floats, counts: Floats) -> Floats:
    """Says how likely each hand begins as the team did. A team that lays second may have had to choose again (M-44)."""
    first, taken = start.first, start.taken
    if first < 0:
        return np.ones(len(values))
    everywhere = np.ones(values.shape, bool)
    offered = counts > 0 if start.own_cards else everywhere
    offered = np.where(offered.any(axis=1, keepdims=True), offered, everywhere)
    again = offered.copy()
    if taken >= 0:
        again[:, taken] = False
        again[~again.any(axis=1)] = True
        again[:, taken] = False
    found = np.full(len(values), NO_REASON / N_LANDMARKS)
    for habit in (_expert, _regular, _taste):
        chances = habit(start, values, counts, offered, -1)
        likely = chances[:, first]
        if taken >= 0:
            likely = likely + chances[:, taken] * habit(start, values, counts, again, taken)[:, first]
        found += HABIT * likely
    return found


def _expert(start: Start, values: Floats, counts: Floats, offered: Cells, known: int) -> Floats:
    return _best(expert_worths(start, values, counts, known), offered)


def _regular(start: Start, values: Floats, counts: Floats, offered: Cells, known: int) -> Floats:
    return _best(values + BONUS * (counts > 0), offered)


def _taste(start: Start, values: Floats, counts: Floats, offered: Cells, known: int) -> Floats:
    """Chooses in proportion to points, where there are any."""
    liked = np.where(offered, values + BONUS * (counts > 0) + A_LITTLE, 0.0)
    chances: Floats = liked / liked.sum(axis=1, keepdims=True)
    return chances


def _best(worths: Floats, offered: Cells) -> Floats:
    best = np.where(offered, worths, -np.inf).argmax(axis=1)
    found = np.zeros(worths.shape)
    found[np.arange(len(best)), best] = 1.0
    return found
