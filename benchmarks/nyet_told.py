"""NYET!: what the expert would infer from plays: from those that a record keeps, and from all, which none keeps.

The record of a seat has the cards of this trick and of the last one. Here the plays of the round can be told besides.
They are taken back, the last one first, and before each of them quick play chooses some times. How often it plays that
card is an estimate of the chance, never wrong in the mean, so deals are still kept as likely as the exact chances would
make them (Andrieu and Roberts 2009). Part of all plays is taken to be any that is allowed: searching bots do not play
as quick play does. At the end everybody has the hand of the first trick that is known, and vetoes are judged by that.

Nobody plays like this: docs/bots.md says what it brings.
"""

import math
from typing import Any

from facedown.bots.levels import Level
from facedown.bots.nyet import endings
from facedown.bots.nyet.belief import evidence, keep_likely, lay_aside_again
from facedown.bots.nyet.players import Expert
from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nyet import NYET
from facedown.games.nyet.learn.hints import choose_card
from facedown.games.nyet.rules.pieces import TYPES, add, remove
from facedown.games.nyet.rules.seats import left
from facedown.games.nyet.rules.sight import resample as any_deal
from facedown.games.nyet.rules.state import NOBODY, TRICK, State
from facedown.games.nyet.rules.tricks import playable
from facedown.games.nyet.rules.worlds import SCRATCH

# Behind the scratch of the expert: the part of all plays that are taken for quick play's, from the caller; is the list
# told from outside; how many plays it has, and seat and card of each, from the beginning of a trick on.
TRUST, TOLD, COUNT, PLAYS = range(SCRATCH + endings.ROOM, SCRATCH + endings.ROOM + 4)
MOST_PLAYS = 60
ROOM = 4 + 2 * MOST_PLAYS
TRIES = 4
TRUSTED = 0.5


class Told(Expert):
    """Plays as the expert that infers from plays; it may be told those of the round."""

    def __init__(self, level: Level) -> None:
        super().__init__(NYET, level, deal=told_deal, room=ROOM)
        self._scratch: Any = self._searcher._memory.scratch
        self._scratch[TRUST] = TRUSTED

    def tell(self, played: list[tuple[int, int]]) -> None:
        write_down(played, self._scratch)


def write_down(played: list[tuple[int, int]], scratch: Any) -> None:
    """Tells all plays of the round."""
    scratch[TOLD], scratch[COUNT] = 1.0, float(len(played))
    for k, (seat, card) in enumerate(played):
        scratch[PLAYS + 2 * k], scratch[PLAYS + 2 * k + 1] = float(seat), float(card)


@rule
def told_deal(s: State, seat: int, rng: list[int], scratch: list[float]) -> None:
    """Fills the redacted record `s` with a truth, as likely as vetoes and plays make it."""
    any_deal(s, seat, rng, scratch)
    lay_aside_again(s, seat, rng)
    if s.placed == 0 or s.phase > TRICK:
        return
    if s.phase < TRICK:
        keep_likely(s, evidence(s, seat, scratch), rng, scratch)
        return
    leader = int(s.leader)
    in_trick = int(s.in_trick)
    list_plays(s, scratch)
    likely = take_back(s, seat, rng, scratch)
    likely += evidence(s, seat, scratch)
    play_again(s, leader, in_trick, scratch)
    keep_likely(s, likely, rng, scratch)


@rule
def list_plays(s: State, scratch: list[float]) -> None:
    """Writes down who played what in the last trick and in this one."""
    if scratch[TOLD] == 1.0:
        return
    scratch[COUNT] = 0.0
    if s.last_leader >= 0:
        list_trick(s, s.last_leader, s.players, scratch)
    list_trick(s, s.leader, s.in_trick, scratch)


@rule
def list_trick(s: State, leader: int, played: int, scratch: list[float]) -> None:
    p = leader
    for _ in range(played):
        at = PLAYS + 2 * int(scratch[COUNT])
        scratch[at] = float(p)
        scratch[at + 1] = float(s.trick[p] if played < s.players else s.last_trick[p])
        scratch[COUNT] += 1.0
        p = left(s, p)


@rule
def take_back(s: State, me: int, rng: list[int], scratch: list[float]) -> float:
    """Gives all hands the listed cards back; computes the logarithm of how likely the others' plays were."""
    total = 0.0
    for i in range(int(scratch[COUNT]) - 1, -1, -1):
        before = i % s.players  # cards that lay in the trick
        start = PLAYS + 2 * (i - before)
        p = int(scratch[start + 2 * before])
        card = int(scratch[start + 2 * before + 1])
        if before == s.players - 1:
            for k in range(s.players):
                s.trick[int(scratch[start + 2 * k])] = int(scratch[start + 2 * k + 1])
        s.leader = int(scratch[start])
        s.in_trick = before
        s.trick[p] = NOBODY
        s.last_trick[p] = NOBODY
        s.hands[p] = add(s.hands[p], card)
        s.gone = remove(s.gone, card)
        if p != me and scratch[TRUST] > 0.0:
            total += likeness(s, p, card, rng, scratch[TRUST])
    return total


@rule
def likeness(s: State, seat: int, card: int, rng: list[int], trust: float) -> float:
    """Estimates how likely a seat plays this card now, and takes the logarithm."""
    cards = playable(s, seat) & TYPES
    if cards & (cards - 1) == 0:
        return 0.0
    same = 0
    for _ in range(TRIES):
        if choose_card(s, seat, cards, rng) == card:
            same += 1
    return math.log(trust * same / TRIES + (1.0 - trust) / popcount(cards))


@rule
def play_again(s: State, leader: int, in_trick: int, scratch: list[float]) -> None:
    """Puts back what `take_back` changed."""
    for i in range(int(scratch[COUNT])):
        p = int(scratch[PLAYS + 2 * i])
        card = int(scratch[PLAYS + 2 * i + 1])
        s.hands[p] = remove(s.hands[p], card)
        s.gone = add(s.gone, card)
        if i % s.players == 0:
            for k in range(s.players):
                s.trick[k] = NOBODY
        s.trick[p] = card
        if i % s.players == s.players - 1:
            for k in range(s.players):
                s.last_trick[k] = s.trick[k]
    if in_trick == 0:
        for k in range(s.players):
            s.trick[k] = NOBODY
    s.leader = leader
    s.in_trick = in_trick
