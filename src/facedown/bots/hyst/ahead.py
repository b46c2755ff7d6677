"""Looks one round further: what rivals with likely hands make of a position until the seat moves again (H-1113).

The unseen cards are dealt as they may lie, every rival rolls and takes its own best turn, and the position after that
is judged. All positions that are compared meet the same deals and dice as far as possible.
"""

from typing import Any, NamedTuple

from facedown.bots.hyst.inference import fits, lacking
from facedown.bots.hyst.mind import make_up_mind
from facedown.bots.hyst.turn import ACTION, EDGE_CELLS, FROM, TO, Room, make_room, search_turn
from facedown.bots.hyst.worth import worth
from facedown.engine.bits import RNG, rand_below, rand_unit, seed_rng
from facedown.engine.room import floats, ints, records
from facedown.engine.rule import rule, rule_as
from facedown.games.hyst.rules.belief import SCRATCH
from facedown.games.hyst.rules.cards import complete
from facedown.games.hyst.rules.deck import fill_deck, take_card
from facedown.games.hyst.rules.pieces import S1, nth_card
from facedown.games.hyst.rules.sight import resample
from facedown.games.hyst.rules.state import ACT, BURNING, DRAW, STEAL, TURN_START, State
from facedown.games.hyst.rules.turns import end_turn, next_turn

REPLY = 260  # positions of a rival's turn
LONGEST = 60  # parts of a turn, and cards drawn in it, at most
TRIES = 12  # deals that are tried until one fits what rivals have shown by their play
FIRST_STREAM = 7


class Rounds(NamedTuple):
    room: Room
    work: Any  # one record: the truth that is played
    rng: Any
    scratch: Any


def make_rounds(most: int = REPLY) -> Rounds:
    return Rounds(make_room(most), records(State), ints(RNG), floats(SCRATCH))


def _take_compiled(into: Any, i: int, source: Any, j: int) -> None:
    into[i] = source[j]


@rule_as(_take_compiled)
def take_from(into: Any, i: int, source: Any, j: int) -> None:
    into[i].take(source[j])


@rule
def play_rounds(m: Rounds, ends: Any, k: int, me: int, first: int, rounds: int) -> float:
    """Adds up the worth of ends[k], a position where `me` ends its turn, over the rounds with these numbers."""
    total = 0.0
    for j in range(rounds):
        take_from(m.work, 0, ends, k)
        seed_rng(m.rng, first + j, FIRST_STREAM)
        deal_likely(m, ends[0], me)
        seed_rng(m.rng, first + j, FIRST_STREAM + 1)
        play_round(m, me)
        make_up_mind(m.room.mind, m.work[0], me)
        total += worth(m.room.mind, m.work[0], me)
    return total


@rule
def deal_likely(m: Rounds, now: State, me: int) -> None:
    """Deals hands that fit what the seat knows, and what the rivals' last turns say of theirs (H-1105)."""
    s = m.work[0]
    m.scratch[0] = 0.0
    for _ in range(TRIES):
        resample(s, me, m.rng, m.scratch)
        fitting = 1
        for seat in range(s.players):
            if fitting:
                fitting = fits(s, seat, lacking(now, seat, me), m.rng)
        if fitting:
            return


@rule
def play_round(m: Rounds, me: int) -> None:
    s = m.work[0]
    leave(s, m.rng)
    finish_turn(m, REPLY)
    for _ in range(s.players - 1):
        if s.phase == TURN_START:
            roll(s, m.rng)
            finish_turn(m, REPLY)


@rule
def finish_turn(m: Rounds, most: int) -> None:
    """Plays what is left of a turn, with its draws; each part of it is the best by a search of so many positions."""
    s = m.work[0]
    for _ in range(LONGEST):
        if s.phase == DRAW:
            draw_one(s, m.rng)
        elif s.phase == ACT:
            play_turn(m, s.active, most)
            leave(s, m.rng)
        else:
            return


@rule
def leave(s: State, rng: Any) -> None:
    """Ends a turn: who was caught comes back, and the seat draws."""
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
def play_turn(m: Rounds, seat: int, most: int) -> None:
    """Plays a seat's best turn, which the search of its own turn finds."""
    room = m.room
    take_from(room.pool, 0, m.work, 0)
    search_turn(room, seat, most)
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
    """Finds the position after a try to steal; the node itself if the search had no room left for it."""
    for e in range(room.used[0]):
        if room.edges[EDGE_CELLS * e + FROM] == node and room.edges[EDGE_CELLS * e + ACTION] == result:
            to: int = room.edges[EDGE_CELLS * e + TO]
            return to
    return node
