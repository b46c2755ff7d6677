"""Works out what a team can know of the other hand from its cards and played Books (M-U.21, M-B.2)."""

from math import comb

import msgspec

from facedown.games.myst.rules.pieces import ALL_CARDS, BOOKS, LANDMARKS, N_BOOKS, VALUES, cards_of
from facedown.games.myst.rules.state import State, played_books


class Odds(msgspec.Struct, frozen=True):
    landmark: str
    unseen: int  # cards of it that the viewer's team does not hold
    chance: float  # that the other team holds at least one of them


class Notes(msgspec.Struct, frozen=True):
    landmarks: list[Odds]
    books: list[float]  # chances of 0, 1 and 2 Books in the other hand


def notes(seen: State, own: int) -> Notes:
    """Computes the odds: all hands of unseen cards are equally likely."""
    unseen = ALL_CARDS & ~seen.hands[own] & ~played_books(seen, seen.hands[own])
    pool, held = unseen.bit_count(), seen.held[1 - own]
    books = (unseen & BOOKS).bit_count()
    odds = []
    for landmark, name in enumerate(LANDMARKS):
        count = VALUES - cards_of(seen.hands[own], landmark).bit_count()
        odds.append(Odds(name, count, round(1 - share(pool, held, count, 0), 4)))
    return Notes(odds, [round(share(pool, held, books, k), 4) for k in range(N_BOOKS + 1)])


def share(pool: int, held: int, marked: int, found: int) -> float:
    """Computes, of the hands of `held` cards from a pool, the share with exactly `found` of the marked ones."""
    return comb(marked, found) * comb(pool - marked, held - found) / comb(pool, held) if found <= held else 0.0
