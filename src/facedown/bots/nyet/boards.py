"""Says what it is worth to cover a box: rounds are played out by quick play, and each tells of every line at once.

A tree search splits its simulations among some twenty boxes, and what they are worth differs by less than the noise of
the two hundred that fall to each. But a box matters only by what is left of its line in the end. So a round that was
played out without this box counts for covering it, no matter who covered it and when: nearly all rounds count for
nearly all boxes. If a box would hardly have stayed anyway, it is hardly worth a token, and that comes out by itself.
"""

from typing import Any

from facedown.bots.search import Memory, copy_first
from facedown.engine.bits import lowest, random_choice
from facedown.engine.blanks import actors, apply, legal, policy, resample, settled, value
from facedown.engine.rule import rule
from facedown.games.nyet.rules.board import live_boxes, open_boxes
from facedown.games.nyet.rules.pieces import N_BOXES

# What is counted about the rounds that were played out on each box; the last row is about all rounds.
ROUNDS, WORTH, SQUARES = range(3)
COUNTS = 3
ALL_ROUNDS = COUNTS * N_BOXES
SUMS = COUNTS * (N_BOXES + 1)


@rule
def play_boards(m: Memory, root: Any, me: int, rounds: int, sums: Any) -> None:
    """Plays `rounds` more rounds out from the redacted record root[0], and adds them up by the boxes left open."""
    work, mask, rng = m.work, m.mask, m.rng
    live = live_boxes(root[0])
    s = work[0]
    for _ in range(rounds):
        copy_first(work, root)
        resample(s, me, rng, m.scratch)
        legal(s, me, mask)
        apply(s, me, random_choice(mask, rng))  # each box as often as any other: a hand does not decide what is tried
        while not settled(s):
            seat = lowest(actors(s))
            legal(s, seat, mask)
            apply(s, seat, policy(s, seat, mask, rng))
        worth = value(s, me)
        count(sums, ALL_ROUNDS, worth)
        for line in range(5):
            result = open_boxes(s, line)
            if result & live:
                count(sums, COUNTS * lowest(result), worth)


@rule
def count(sums: Any, at: int, worth: float) -> None:
    """Adds one round."""
    sums[at + ROUNDS] += 1.0
    sums[at + WORTH] += worth
    sums[at + SQUARES] += worth * worth
