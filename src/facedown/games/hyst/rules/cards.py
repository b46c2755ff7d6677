"""Carries out what the cards do, question by question (H-430 .. H-441). No other action fits in between."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.actions import (
    A_BLOCK,
    A_CAMERA,
    A_CLEAR,
    A_DISCARD,
    A_DONE,
    A_EAST,
    A_FACE,
    A_GRAPPLE,
    A_MOVE,
    A_PLACE,
    A_SHOVE,
    A_SOUTH,
    A_VENT,
    A_VICTIM,
)
from facedown.games.hyst.rules.cameras import camera_at, look
from facedown.games.hyst.rules.clouds import MOST_SMOKE, blow_away, growth_high, growth_low, put_smoke
from facedown.games.hyst.rules.deck import discard, show, start_draw
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    BLOWN_AWAY,
    GRAPPLE,
    LASER_TRAP,
    ON_THE_MOVE,
    SHOVE,
    SMOKE,
    THE_BURNER,
    ULTIMATE_THIEF,
    VENTS,
)
from facedown.games.hyst.rules.spaces import include
from facedown.games.hyst.rules.state import BURNING, CARD, OVER, State
from facedown.games.hyst.rules.steps import slide, step_to, sweep, take_diamond
from facedown.games.hyst.rules.turns import finish_card, settle

WALK = 3  # steps of On the Move
GUSTS = 3  # spaces of Blown Away


@rule
def play_card(s: State, card: int) -> None:
    """Announces a card; it leaves the hand and is in no pile until its effect is complete (H-416)."""
    show(s, s.active, card)
    s.card = 1 + card
    s.step = 0
    s.phase = CARD
    if card == BLOWN_AWAY:
        s.needed = min(GUSTS, popcount(s.smoky[0]) + popcount(s.smoky[1]))
    elif card == ULTIMATE_THIEF:
        take_diamond(s, s.active)
        complete(s)


@rule
def complete(s: State) -> None:
    """Finishes the card whose effect is done, unless it has won the game in the middle of it."""
    if s.phase != OVER:
        finish_card(s)
    settle(s)


@rule
def answer(s: State, number: int) -> None:
    """Carries out the next sub-decision of the card in resolution."""
    card = s.card - 1
    done = True
    if card in (ON_THE_MOVE, SHOVE, VENTS):
        done = walk(s, card, number)
    elif card == SMOKE:
        done = smoke(s, number)
    elif card == LASER_TRAP:
        if number >= A_SOUTH:
            include(s.laser_south, number - A_SOUTH)
        else:
            include(s.laser_east, number - A_EAST)
        s.lasers_left -= 1
    elif card == GRAPPLE:
        slide(s, s.active, number - A_GRAPPLE)
    elif card == BLIND_SPOT:
        done = blind_spot(s, number)
    elif card == THE_BURNER:
        show(s, s.active, number - A_DISCARD)
        discard(s, number - A_DISCARD)
        start_draw(s, s.active, 2, BURNING)
        done = False
    elif card == BLOWN_AWAY:
        done = blown_away(s, number)
    elif card == BARRICADE:
        s.blocked |= 1 << (number - A_BLOCK)
    if done:
        complete(s)


# Each of these carries out one answer and tells whether the card is done with it.


@rule
def smoke(s: State, number: int) -> bool:
    """Puts smoke on one space of up to three (H-438); the card ends by itself when no space is left."""
    if number != A_DONE:
        put_smoke(s, number - A_PLACE)
        s.step += 1
    done = number == A_DONE or s.step == MOST_SMOKE or (growth_low(s) | growth_high(s)) == 0
    if done:
        s.cloud[0] = 0
        s.cloud[1] = 0
    return done


@rule
def walk(s: State, card: int, number: int) -> bool:
    """Carries out an answer that moves a pawn: one's own, three times or through a vent, or one that is shoved."""
    seat = s.active
    to = number - A_VENT
    unseen = 0
    if card == SHOVE:
        if s.step == 0:
            s.pick = number - A_VICTIM
            s.step = 1
            return False
        seat = s.pick
        to = number - A_SHOVE
    elif card == ON_THE_MOVE:  # H-436: only the last step is seen; a laser or the way out may end it before
        if number == A_DONE:
            sweep(s)
            return True
        s.step += 1
        to = number - A_MOVE
        unseen = 1 if s.step < WALK else 0
    step_to(s, seat, to, unseen)
    if card == ON_THE_MOVE and s.step < WALK and not s.void:
        settle(s)
        return False
    return True


@rule
def blind_spot(s: State, number: int) -> bool:
    if s.step == 0:
        s.pick = camera_at(s, number - A_CAMERA)
        s.step = 1
        return False
    s.facing[s.pick] = number - A_FACE
    look(s)
    sweep(s)
    return True


@rule
def blown_away(s: State, number: int) -> bool:
    if number != A_DONE:
        include(s.cleared, number - A_CLEAR)
        s.step += 1
    done = number == A_DONE or s.step == s.needed
    if done:
        blow_away(s)
    return done
