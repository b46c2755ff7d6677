"""Guesses as a novice where the Thief is: it follows his leaps, and forgets his Coins (N-1115)."""

from facedown.games.nusubito.rules.pieces import CENTRE, N_TEMPLES
from facedown.games.nusubito.rules.state import START, State


def forgetful_odds(seen: State) -> list[float]:
    """Computes the chance of each temple if all ends of a turn are equally likely, whatever Coins they need."""
    odds = [1.0 / N_TEMPLES] * N_TEMPLES
    if seen.base == START:
        odds = [float(t == CENTRE) for t in range(N_TEMPLES)]
    for turn in range(seen.turns):
        after = [0.0] * N_TEMPLES
        for start, mass in enumerate(odds):
            ends = seen.reach[N_TEMPLES * turn + start]
            for end in range(N_TEMPLES):
                if ends >> end & 1:
                    after[end] += mass / ends.bit_count()
        total = sum(after)
        if total == 0.0:  # only Coins could have told why
            return [1.0 / N_TEMPLES] * N_TEMPLES
        odds = [mass / total for mass in after]
    return odds
