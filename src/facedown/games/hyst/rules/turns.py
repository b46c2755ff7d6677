"""Runs the course of turns: start, an effect's end, the return of the caught, the end (H-401, H-450)."""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.deck import discard, start_draw
from facedown.games.hyst.rules.pieces import BARRICADE, HAND, S1
from facedown.games.hyst.rules.state import (
    ACT,
    CARD,
    CAUGHT,
    CLOCK_TURNS,
    ENDING,
    HELD_AT_END,
    NO_HOLDER,
    NONE,
    OVER,
    PICK_ALWAYS,
    REENTRY,
    TURN_LIMIT,
    TURN_START,
    State,
)
from facedown.games.hyst.rules.state import LAST_TURN as LAST_TURN  # readers of positions find it here
from facedown.games.hyst.rules.steps import finish


@rule
def start_turn(s: State, seat: int) -> None:
    s.phase = TURN_START
    s.active = seat
    s.who = seat
    s.points = 0
    s.rolled = 0
    s.steal_tried = 0
    s.acted = 0
    s.void = 0


@rule
def clockwise(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def finish_card(s: State) -> None:
    """Puts a card whose effect is complete on the discard pile; a Barricade stays where it lies (H-416)."""
    if s.card != 1 + BARRICADE:
        discard(s, s.card - 1)
    s.card = 0
    s.step = 0
    s.pick = 0
    s.needed = 0


@rule
def settle(s: State) -> None:
    """Goes on after an effect: those who were caught come back one by one, then the turn goes on or ends."""
    if s.phase == OVER:
        return
    if s.caught:
        seat = s.active
        while not s.caught >> seat & 1:
            seat = clockwise(s, seat)
        s.who = seat
        s.phase = REENTRY if s.insertion == PICK_ALWAYS else CAUGHT
    elif s.void:
        end_turn(s)
    else:
        s.who = s.active
        s.phase = CARD if s.card else ACT


@rule
def come_back(s: State, start: int) -> None:
    s.pawns[s.who] = S1 + start
    s.caught &= ~(1 << s.who)
    settle(s)


@rule
def end_turn(s: State) -> None:
    missing = HAND - s.held[s.active]
    if missing > 0:
        start_draw(s, s.active, missing if s.full_throttle else 1, ENDING)
    else:
        next_turn(s)


@rule
def time_is_up(s: State) -> None:
    """Ends the game when time is up, or lets the next to take the diamond win (H-604, H-605)."""
    if s.holder >= 0:
        finish(s, s.holder, HELD_AT_END)
    elif s.quick_draw:
        finish(s, NONE, NO_HOLDER)
    else:
        s.sudden = 1


@rule
def next_turn(s: State) -> None:
    s.turns += 1
    if s.quick == CLOCK_TURNS and s.turns == s.quick_turns:
        time_is_up(s)
    if s.phase != OVER and (s.turns == s.turn_limit or s.turns == LAST_TURN):
        finish(s, NONE, TURN_LIMIT)
    if s.phase != OVER:
        start_turn(s, clockwise(s, s.active))
