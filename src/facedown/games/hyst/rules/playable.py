"""Says when a card may be played, and what may be answered to its questions (H-424, H-430 .. H-441)."""

from facedown.engine.bits import put
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
    put_set,
)
from facedown.games.hyst.rules.clouds import growth_high, growth_low, is_all_smoky
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    BLOWN_AWAY,
    CORNERS,
    GRAPPLE,
    LASER_TRAP,
    N_MUSEUM,
    ON_THE_MOVE,
    S1,
    SHOVE,
    SMOKE,
    STEP,
    THE_BURNER,
    ULTIMATE_THIEF,
    VENTS,
)
from facedown.games.hyst.rules.spaces import HIGH, LOW, north_high, north_low
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import door_of, may_leave, others_here, shares_with_holder
from facedown.games.hyst.rules.tiles import OUTLINE

ALL_STARTS = 15


@rule
def east_low(s: State) -> int:
    """Finds the edges that can take a laser: open, without one, not between two smoky spaces (H-431)."""
    return s.open_east[0] & ~s.laser_east[0] & ~(s.smoky[0] & s.smoky[0] >> 1)


@rule
def east_high(s: State) -> int:
    return s.open_east[1] & ~s.laser_east[1] & ~(s.smoky[1] & s.smoky[1] >> 1)


@rule
def south_edges_low(s: State) -> int:
    return s.open_south[0] & ~s.laser_south[0] & ~(s.smoky[0] & north_low(s.smoky[0], s.smoky[1]))


@rule
def south_edges_high(s: State) -> int:
    return s.open_south[1] & ~s.laser_south[1] & ~(s.smoky[1] & north_high(s.smoky[0], s.smoky[1]))


@rule
def inner_walls(s: State, space: int) -> int:
    """Finds the sides of a museum space with a wall towards another museum space."""
    return s.walls[space] & ~OUTLINE[space]


@rule
def is_playable(s: State, seat: int, card: int) -> bool:
    """Checks the condition of a card that is in hand (H-430 .. H-441)."""
    at = s.pawns[seat]
    if card == SMOKE:
        return s.smoke_left > 0 and not is_all_smoky(s)
    if card == LASER_TRAP:
        return s.lasers_left > 0 and (east_low(s) | east_high(s) | south_edges_low(s) | south_edges_high(s)) != 0
    if card == GRAPPLE:
        return at < N_MUSEUM
    if card == BLIND_SPOT:
        return (s.eyes[0] | s.eyes[1]) != 0
    if card == SHOVE:
        return others_here(s, seat) != 0
    if card == THE_BURNER:
        return s.held[seat] > 1
    if card == BLOWN_AWAY:
        return (s.smoky[0] | s.smoky[1]) != 0
    if card == ULTIMATE_THIEF:
        return shares_with_holder(s, seat)
    if card == BARRICADE:
        return s.blocked != ALL_STARTS
    if card == VENTS:
        return at < N_MUSEUM and inner_walls(s, at) != 0
    return True  # On the Move


@rule
def put_neighbours(mask: list[int], number: int, space: int, sides: int) -> None:
    """Offers the neighbours of a museum space on these sides. (Without jumps: they would be taken at random.)"""
    for direction in range(4):
        to = number + space + STEP[direction]
        mask[to // 63] |= (sides >> direction & 1) << (to % 63)


@rule
def put_moves(s: State, seat: int, mask: list[int]) -> None:
    """Offers steps: over open edges, lasers and watched spaces included, and through a door (H-424)."""
    at = s.pawns[seat]
    if at >= N_MUSEUM:
        put(mask, A_MOVE + CORNERS[at - S1])
        return
    put_neighbours(mask, A_MOVE, at, ~s.walls[at] & 15)
    if s.walls[at] & OUTLINE[at]:
        door = door_of(at)
        if door >= 0 and may_leave(s, seat, door):
            put(mask, A_MOVE + door)


@rule
def legal_card(s: State, seat: int, mask: list[int]) -> None:
    """Lists the answers to the open question of the card in resolution."""
    card = s.card - 1
    at = s.pawns[seat]
    if card == SMOKE:
        if s.step == 0:
            put_set(mask, A_PLACE, ~s.smoky[0] & LOW, ~s.smoky[1] & HIGH)
        else:
            put_set(mask, A_PLACE, growth_low(s), growth_high(s))
            put(mask, A_DONE)
    elif card == LASER_TRAP:
        put_set(mask, A_EAST, east_low(s), east_high(s))
        put_set(mask, A_SOUTH, south_edges_low(s), south_edges_high(s))
    elif card == ON_THE_MOVE:
        put_moves(s, seat, mask)
        if s.step and not s.move_exact:
            put(mask, A_DONE)
    elif card == GRAPPLE:
        mask[0] |= (~s.walls[at] & 15) << A_GRAPPLE
    elif card == BLIND_SPOT:
        if s.step == 0:
            put_set(mask, A_CAMERA, s.eyes[0], s.eyes[1])
        else:
            mask[0] |= (15 & ~(1 << s.facing[s.pick])) << A_FACE
    elif card == SHOVE:
        if s.step == 0:
            mask[0] |= others_here(s, seat) << A_VICTIM
        elif at >= N_MUSEUM:
            put(mask, A_SHOVE + CORNERS[at - S1])
        else:
            put_neighbours(mask, A_SHOVE, at, ~s.walls[at] & 15)
    elif card == THE_BURNER:
        cards = s.hands[seat]
        kind = 0
        while cards:
            if cards & 15:
                mask[0] |= 1 << (A_DISCARD + kind)
            cards >>= 4
            kind += 1
    elif card == BLOWN_AWAY:
        put_set(mask, A_CLEAR, s.smoky[0] & ~s.cleared[0], s.smoky[1] & ~s.cleared[1])
        if s.step and not s.blow_exact:
            put(mask, A_DONE)
    elif card == BARRICADE:
        mask[0] |= (ALL_STARTS & ~s.blocked) << A_BLOCK
    elif card == VENTS:
        put_neighbours(mask, A_VENT, at, inner_walls(s, at))
