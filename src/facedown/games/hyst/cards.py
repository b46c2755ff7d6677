"""What the cards do, question by question (H-430 .. H-441). No other action fits in between."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.actions import (
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
from facedown.games.hyst.cameras import camera_at, look
from facedown.games.hyst.clouds import MOST_SMOKE, blow_away, growth_high, growth_low, put_smoke
from facedown.games.hyst.deck import discard, show, start_draw
from facedown.games.hyst.pieces import (
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
)
from facedown.games.hyst.spaces import include
from facedown.games.hyst.state import BURNING, CARD, OVER, State
from facedown.games.hyst.steps import slide, step_to, sweep, take_diamond
from facedown.games.hyst.turns import finish_card, settle

WALK = 3  # steps of On the Move
GUSTS = 3  # spaces of Blown Away


@rule
def play_card(s: State, card: int) -> None:
    """Announce a card; it leaves the hand and is in no pile until its effect is complete (H-416)."""
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
    """The effect of the card is done, unless it has won the game in the middle of it."""
    if s.phase != OVER:
        finish_card(s)
    settle(s)


@rule
def answer(s: State, number: int) -> None:
    """The next sub-decision of the card in resolution."""
    card = s.card - 1
    if card == SMOKE:
        smoke(s, number)
    elif card == LASER_TRAP:
        if number >= A_SOUTH:
            include(s.laser_south, number - A_SOUTH)
        else:
            include(s.laser_east, number - A_EAST)
        s.lasers_left -= 1
        complete(s)
    elif card == ON_THE_MOVE:
        on_the_move(s, number)
    elif card == GRAPPLE:
        slide(s, s.active, number - A_GRAPPLE)
        complete(s)
    elif card == BLIND_SPOT:
        blind_spot(s, number)
    elif card == SHOVE:
        if s.step == 0:
            s.pick = number - A_VICTIM
            s.step = 1
        else:
            step_to(s, s.pick, number - A_SHOVE, 0)
            complete(s)
    elif card == THE_BURNER:
        show(s, s.active, number - A_DISCARD)
        discard(s, number - A_DISCARD)
        start_draw(s, s.active, 2, BURNING)
    elif card == BLOWN_AWAY:
        blown_away(s, number)
    elif card == BARRICADE:
        s.blocked |= 1 << (number - A_BLOCK)
        complete(s)
    else:
        step_to(s, s.active, number - A_VENT, 0)
        complete(s)


@rule
def smoke(s: State, number: int) -> None:
    """H-438: up to three spaces; the card ends by itself when no space is left."""
    if number != A_DONE:
        put_smoke(s, number - A_PLACE)
        s.step += 1
    if number == A_DONE or s.step == MOST_SMOKE or (growth_low(s) | growth_high(s)) == 0:
        s.cloud[0] = 0
        s.cloud[1] = 0
        complete(s)


@rule
def on_the_move(s: State, number: int) -> None:
    """H-436: only the last step is seen; a laser or the way out may end it before."""
    if number == A_DONE:
        sweep(s)
        complete(s)
        return
    s.step += 1
    step_to(s, s.active, number - A_MOVE, 1 if s.step < WALK else 0)
    if s.step == WALK or s.void:
        complete(s)
    else:
        settle(s)


@rule
def blind_spot(s: State, number: int) -> None:
    if s.step == 0:
        s.pick = camera_at(s, number - A_CAMERA)
        s.step = 1
        return
    s.facing[s.pick] = number - A_FACE
    look(s)
    sweep(s)
    complete(s)


@rule
def blown_away(s: State, number: int) -> None:
    if number != A_DONE:
        include(s.cleared, number - A_CLEAR)
        s.step += 1
    if number == A_DONE or s.step == s.needed:
        blow_away(s)
        complete(s)
