"""Guesses what landmarks are worth to a team: by its own cards, and by those that others may hold."""

from functools import lru_cache

from facedown.games.myst.rules.pieces import ALL_CARDS, BONUS, BOOKS, N_LANDMARKS, VALUES, cards_of, value_of
from facedown.games.myst.rules.state import State, played_books

FIRST_KEY = 4.7  # points that a team has on its first landmark, about
FIRST_BONUS = 0.82  # chance that it has a card of it


def own_points(hand: int) -> list[float]:
    """Adds values and bonus of each landmark if it was held to the end."""
    return [float(value_of(hand, k) + (BONUS if cards_of(hand, k) else 0)) for k in range(N_LANDMARKS)]


@lru_cache(maxsize=1024)
def likely_points(unseen: int, held: int, first_key: int, first_bonus: bool) -> tuple[float, ...]:
    """Estimates the same for the others, as far as one can know: unseen cards, and where they began."""
    chance = held / unseen.bit_count()
    found = []
    for k in range(N_LANDMARKS):
        cards = cards_of(unseen, k)
        some = 1.0 - (1.0 - chance) ** cards.bit_count()
        points = chance * value_of(unseen, k) + BONUS * some
        found.append(points)
    if first_key and cards_of(unseen, first_key - 1):
        found[first_key - 1] = FIRST_KEY + BONUS * FIRST_BONUS * first_bonus
    return tuple(found)


def points_of_others(seen: State, team: int, first_key: int) -> tuple[float, ...]:
    """Estimates what landmarks mean to the others if they began with this one (1 + landmark; 0: not yet)."""
    own = seen.hands[team]
    unseen = ALL_CARDS & ~own & ~played_books(seen, own)
    return likely_points(unseen, seen.held[1 - team], first_key, not seen.no_first_bonus)


def swings(seen: State, team: int) -> list[float]:
    """Estimates what it would change if a landmark went to the others: own points, and theirs as they are likely."""
    theirs = points_of_others(seen, team, seen.first_key[1 - team])
    return [a + b for a, b in zip(own_points(seen.hands[team]), theirs, strict=True)]


def best_card(hand: int) -> int:
    """Finds the landmark of the highest single card, or -1."""
    cards = [card for card in range(VALUES * N_LANDMARKS) if hand & ~BOOKS & 1 << card]
    return max(cards, key=lambda card: (card % VALUES, -card)) // VALUES if cards else -1
