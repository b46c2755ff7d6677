"""One round further: what rivals with likely hands make of a position until the seat moves again (H-1113).

The unseen cards are dealt as they may lie, every rival rolls and takes its own best turn, and the position after that
is judged. All positions that are compared meet the same deals and dice as far as possible.
"""

from typing import Any, NamedTuple

import numpy as np

from facedown.bots.hyst.turn import ACTION, EDGE_CELLS, FROM, TO, Room, make_room, search_turn
from facedown.bots.hyst.worth import make_up_mind, worth
from facedown.engine.bits import RNG, rand_below, rand_unit, seed_rng
from facedown.engine.rule import JIT, rule, rule_as
from facedown.games.hyst.rules.belief import SCRATCH
from facedown.games.hyst.rules.cards import complete
from facedown.games.hyst.rules.deck import fill_deck, take_card
from facedown.games.hyst.rules.pieces import S1, nth_card
from facedown.games.hyst.rules.sight import resample
from facedown.games.hyst.rules.state import ACT, BURNING, DRAW, STEAL, TURN_START, State
from facedown.games.hyst.rules.turns import end_turn, next_turn

REPLY = 260  # positions of a rival's turn
LONGEST = 60  # cards drawn and turns taken in one round, at most
FIRST_STREAM = 7


class Rounds(NamedTuple):
    room: Room
    work: Any  # one record: the truth that is played
    rng: Any
    scratch: Any


def make_rounds() -> Rounds:
    if JIT:
        return Rounds(make_room(REPLY), np.zeros(1, State.dtype), np.zeros(RNG, np.int64), np.zeros(SCRATCH))
    return Rounds(make_room(REPLY), [State()], [0] * RNG, [0.0] * SCRATCH)


def _take_compiled(into: Any, i: int, source: Any, j: int) -> None:
    into[i] = source[j]


@rule_as(_take_compiled)
def take_from(into: Any, i: int, source: Any, j: int) -> None:
    into[i].take(source[j])


@rule
def play_rounds(m: Rounds, ends: Any, k: int, me: int, first: int, rounds: int) -> float:
    """The summed worth of ends[k], a position where `me` ends its turn, over the rounds with these numbers."""
    total = 0.0
    for j in range(rounds):
        take_from(m.work, 0, ends, k)
        seed_rng(m.rng, first + j, FIRST_STREAM)
        m.scratch[0] = 0.0
        resample(m.work[0], me, m.rng, m.scratch)
        seed_rng(m.rng, first + j, FIRST_STREAM + 1)
        play_round(m, me)
        make_up_mind(m.room.mind, m.work[0], me)
        total += worth(m.room.mind, m.work[0], me)
    return total


@rule
def play_round(m: Rounds, me: int) -> None:
    s = m.work[0]
    leave(s, m.rng)
    for _ in range(LONGEST):
        if s.phase == DRAW:
            draw_one(s, m.rng)
        elif s.phase == TURN_START and s.active != me:
            roll(s, m.rng)
            play_turn(m, s.active)
            leave(s, m.rng)
        else:
            return


@rule
def leave(s: State, rng: Any) -> None:
    """The turn is over: who was caught comes back, and the seat draws."""
    for seat in range(s.players):
        if s.pawns[seat] < 0:
            s.pawns[seat] = S1 + rand_below(rng, 4)
    if s.phase == ACT:
        end_turn(s)


@rule
def draw_one(s: State, rng: Any) -> None:
    take_card(s, nth_card(s.deck, rand_below(rng, s.deck_count)))
    if s.draws:
        fill_deck(s)
    elif s.why_draw == BURNING:
        s.why_draw = 0
        complete(s)
        end_turn(s)
    else:
        s.why_draw = 0
        next_turn(s)


@rule
def roll(s: State, rng: Any) -> None:
    k = rand_below(rng, 6)
    face = 0
    while k >= s.d6[face]:
        k -= s.d6[face]
        face += 1
    s.rolled = face
    s.points = face
    s.phase = ACT


@rule
def play_turn(m: Rounds, seat: int) -> None:
    """A seat's best turn, by the search of its own turn."""
    room = m.room
    take_from(room.pool, 0, m.work, 0)
    search_turn(room, seat, REPLY)
    node = 0
    while room.step[node]:
        node = room.edges[EDGE_CELLS * (room.step[node] - 1) + TO]
        if room.chance[node] > 0.0:
            node = result_of(room, node, 0 if rand_unit(m.rng) < room.chance[node] else 1)
    take_from(m.work, 0, room.pool, node)
    s = m.work[0]
    if s.phase == STEAL:
        s.phase = ACT


@rule
def result_of(room: Room, node: int, result: int) -> int:
    """The position after a try to steal; the node itself if the search had no room left for it."""
    for e in range(room.used[0]):
        if room.edges[EDGE_CELLS * e + FROM] == node and room.edges[EDGE_CELLS * e + ACTION] == result:
            to: int = room.edges[EDGE_CELLS * e + TO]
            return to
    return node
