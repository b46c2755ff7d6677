"""Plays the last tricks of a deal out as well as both teams can, with all cards open: alpha-beta over the rules.

What a team wants is the points of its seats above the average of the others: what one team gains by that the other
loses, so they are two sides, whatever the Bonus card, loot and -2 points do. All of that comes from the record when the
rules have scored the round; nothing of it is told again here.

A search that has begun to play a deal out by quick play ends it so (`finish`); what seats know of each other is then
forgotten for these tricks, which is why it is used only where it was found to win points.

Positions are copied to be played on, two records for each card: one with the position, one with the best end found
from there. Numbers stand in `scratch`, behind those of belief.
"""

from typing import Any

from facedown.bots.nyet import belief
from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule, rule_as
from facedown.games.nyet.rules.pieces import ALL_ONES, TYPES
from facedown.games.nyet.rules.state import TRICK, State
from facedown.games.nyet.rules.tricks import play, playable
from facedown.games.nyet.rules.worlds import SCRATCH

# With how many cards a hand the rest is solved (0: never), from the caller; then for every card played what is left to
# try, and between which numbers the worth has to be to matter.
FEW = SCRATCH + belief.ROOM
CELLS = FEW + 1
LEFT, LEAST, MOST = range(3)
DEPTH = 32  # cards of all hands together, at most
ROOM = belief.ROOM + 1 + 3 * DEPTH
RECORDS = 2 * DEPTH + 2
FAR = 1e9
# By number of players: what won points with 4,000 (two players) and 400 simulations (three), and makes a move hardly
# longer. With four nothing was gained (docs/bots.md), five were not measured.
FEW_CARDS = (0, 0, 3, 3, 0, 0)


def _copy_compiled(records: Any, to: int, source: int) -> None:
    records[to] = records[source]


@rule_as(_copy_compiled)
def copy_within(records: Any, to: int, source: int) -> None:
    records[to].take(records[source])


@rule
def finish(work: Any, scratch: Any) -> bool:
    """Plays work[0] out if few cards are left; says whether it did."""
    s = work[0]
    cards = s.held[s.turn]
    if s.phase != TRICK or cards > scratch[FEW] or cards * s.players > DEPTH:
        return False
    solve(work, scratch)
    return True


@rule
def solve(work: Any, scratch: Any) -> None:
    """Plays work[0], in the middle of tricks, out to the end that both sides can hold each other to."""
    d = 0
    scratch[CELLS + LEFT] = float(different(work[0]))
    scratch[CELLS + LEAST] = -FAR
    scratch[CELLS + MOST] = FAR
    while True:
        at = CELLS + 3 * d
        left = int(scratch[at + LEFT])
        ended = left == 0 or scratch[at + LEAST] >= scratch[at + MOST]
        if ended:
            if d == 0:
                break
            worth = scratch[at + LEAST] if wants_more(work[2 * d]) else scratch[at + MOST]
            d -= 1
        else:
            copy_within(work, 2 * d + 2, 2 * d)
            s = work[2 * d + 2]
            card = lowest(left)
            scratch[at + LEFT] = float(left & (left - 1))
            while True:
                play(s, s.turn, card)
                left = different(s) if s.phase == TRICK else 0
                if left == 0 or left & (left - 1):
                    break
                card = lowest(left)
            if left:
                d += 1
                scratch[at + 3 + LEFT] = float(left)
                scratch[at + 3 + LEAST] = scratch[at + LEAST]
                scratch[at + 3 + MOST] = scratch[at + MOST]
                continue
            worth = float(lead(s))
            copy_within(work, 2 * d + 3, 2 * d + 2)
        # `worth` is that of a card played in position d, and its end stands in the records of d + 1.
        at = CELLS + 3 * d
        if wants_more(work[2 * d]):
            if worth > scratch[at + LEAST]:
                scratch[at + LEAST] = worth
                copy_within(work, 2 * d + 1, 2 * d + 3)
        elif worth < scratch[at + MOST]:
            scratch[at + MOST] = worth
            copy_within(work, 2 * d + 1, 2 * d + 3)
    copy_within(work, 0, 1)


@rule
def wants_more(s: State) -> bool:
    """Is the seat to play of the first player's team, whose lead is counted?"""
    return s.team >> s.turn & 1 == 1


@rule
def lead(s: State) -> int:
    """Adds up what the round brought each seat of the first player's team above the average of the other team, times
    the numbers of both."""
    ours = popcount(s.team)
    theirs = s.players - ours
    total = 0
    for p in range(s.players):
        total += theirs * s.credits[p] if s.team >> p & 1 else -ours * s.credits[p]
    return total


@rule
def different(s: State) -> int:
    """Lists the cards of the seat to play that make a difference: of neighbours in one colour the lowest."""
    cards = playable(s, s.turn) & TYPES
    if cards & (cards - 1) == 0:
        return cards
    others = 0  # cards that may come between
    for p in range(s.players):
        if p != s.turn:
            others |= s.hands[p]
            if s.trick[p] >= 0:
                others |= 1 << s.trick[p]
    found = cards
    rest = cards & ~ALL_ONES  # a one may be loot, which a two is not
    last = -1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if last >= 0 and card // 13 == last // 13 and others & ((1 << card) - (1 << last)) == 0:
            found &= ~(1 << card)
        last = card
    return found
