"""Plays whole games of bots against themselves, compiled, without a table: to fit weights to, and to try them by."""

from typing import Any

from facedown.bots.hyst.ahead import Rounds, finish_turn, roll, take_from
from facedown.bots.hyst.chances import measure
from facedown.bots.hyst.mind import SIDE, make_up_mind
from facedown.bots.hyst.players import STUCK
from facedown.bots.hyst.turn import Room, search_turn, value_now
from facedown.bots.hyst.worth import describe
from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import BLIND_SPOT, HAND, N_CARDS, ON_THE_MOVE, SMOKE, count, one
from facedown.games.hyst.rules.rules import replace_hand
from facedown.games.hyst.rules.state import ACT
from facedown.games.hyst.rules.turns import clockwise


@rule
def take_turn(m: Rounds, most: int, foreseen: int) -> None:
    """Plays the turn of the active seat, from before its roll to the next one's."""
    s = m.work[0]
    if wants_new_hand(m, s.active, foreseen):
        replace_hand(s)
    else:
        roll(s, m.rng)
    finish_turn(m, most)


@rule
def wants_new_hand(m: Rounds, seat: int, foreseen: int) -> int:
    """Decides as a bot does before its roll."""
    s = m.work[0]
    room = m.room
    rolled = roll_worth(room, m.work, seat, foreseen)
    if new_hand_worth(room, m.work, seat) > rolled:
        return 1
    if s.held[seat] < HAND or (s.holder >= 0 and s.holder != seat):
        return 0
    take_from(room.pool, 0, m.work, 0)
    return 1 if rolled - value_now(room, seat, clockwise(s, seat)) < STUCK else 0


@rule
def roll_worth(room: Room, source: Any, seat: int, most: int) -> float:
    """Computes the mean over the faces of the die of the best turn."""
    total = 0.0
    faces = 0
    for face in range(13):
        if source[0].d6[face]:
            take_from(room.pool, 0, source, 0)
            s = room.pool[0]
            s.rolled = face
            s.points = face
            s.phase = ACT
            search_turn(room, seat, most)
            total += source[0].d6[face] * room.best[0]
            faces += source[0].d6[face]
    return total / max(1, faces)


@rule
def new_hand_worth(room: Room, source: Any, seat: int) -> float:
    """Weighs three new cards: with some chance one helps past a camera."""
    unseen = source[0].hidden - source[0].hands[seat]
    helpful = count(unseen, SMOKE) + count(unseen, ON_THE_MOVE) + count(unseen, BLIND_SPOT)
    total = 0
    for card in range(N_CARDS):
        total += count(unseen, card)
    lucky = 1.0 - (1.0 - helpful / max(1, total)) ** HAND
    worths = 0.0
    for k in range(2):
        take_from(room.pool, 0, source, 0)
        s = room.pool[0]
        s.hands[seat] = one(SMOKE) if k else 0
        s.held[seat] = k
        s.draws = HAND - k
        worths += (lucky if k else 1.0 - lucky) * value_now(room, seat, clockwise(s, s.active))
    return worths


@rule
def note_sides(m: Rounds, viewer: int, row: Any) -> None:
    """Writes what the viewer would say of each seat before the active one's turn."""
    s = m.work[0]
    mind = m.room.mind
    make_up_mind(mind, s, viewer)
    measure(mind, s)
    describe(mind, s, s.active)
    for k in range(SIDE * s.players):
        row[k] = mind.sides[k]
