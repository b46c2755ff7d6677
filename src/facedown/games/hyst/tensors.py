"""H.Y.S.T. as rows of numbers, for networks: what a seat sees now (`observe`), and what just changed (`glance`).

Both read a redacted record only. Seats are counted from the viewer on, clockwise; seats that nobody has stay empty.
Planes are 9 x 9 spaces row by row, from A1. Floor plans and what is left of them while the museum is laid are pieces,
and not written.
"""

from facedown.engine.rows import put_bits, put_flag, put_one, put_share
from facedown.engine.rule import rule
from facedown.games.hyst.actions import (
    A_BLOCK,
    A_CAMERA,
    A_CLEAR,
    A_DISCARD,
    A_EAST,
    A_FACE,
    A_GRAPPLE,
    A_MOVE,
    A_PLACE,
    A_PLAY,
    A_SHOVE,
    A_SOUTH,
    A_START,
    A_TIME_UP,
    A_VENT,
    A_VICTIM,
)
from facedown.games.hyst.channels import LAST_BITS, N_KINDS
from facedown.games.hyst.pieces import (
    BLIND_SPOT,
    EAST,
    HAND,
    MOST_CARDS,
    MOST_TILES,
    N_CARDS,
    N_MUSEUM,
    N_SPACES,
    SEATS,
    SHOVE,
    SIDE,
    SLOTS,
    SOUTH,
    count,
)
from facedown.games.hyst.spaces import has
from facedown.games.hyst.state import TRAIL, State
from facedown.games.hyst.turns import LAST_TURN

MOST_OF_A_TYPE = 15
LOW_SPACES = 63  # of a set, in its first word
# The first number of each kind of action, in their order: roll, replace, take, steal, end, done, play, ...
KINDS = (
    0, 1, 2, 3, 4, 5, A_PLAY, A_DISCARD, A_FACE, A_GRAPPLE, A_BLOCK, A_START, A_VICTIM, A_TIME_UP, A_MOVE, A_CAMERA,
    A_PLACE, A_CLEAR, A_SHOVE, A_VENT, A_EAST, A_SOUTH,
)  # fmt: skip


@rule
def seat_after(s: State, seat: int, k: int) -> int:
    """The k-th seat from the viewer on."""
    return (seat + k) % s.players


@rule
def put_seat(s: State, seat: int, out: list[float], at: int, who: int) -> int:
    """One seat, as the viewer counts them; nothing for none."""
    return put_one(out, at, (who - seat + s.players) % s.players if who >= 0 else -1, SEATS)


@rule
def put_spaces(out: list[float], at: int, low: int, high: int) -> int:
    put_bits(out, at, low, LOW_SPACES)
    put_bits(out, at + LOW_SPACES, high, N_MUSEUM - LOW_SPACES)
    return at + N_MUSEUM


@rule
def put_cards(out: list[float], at: int, cards: int, most: int) -> int:
    for card in range(N_CARDS):
        at = put_share(out, at, count(cards, card), most)
    return at


@rule
def observe(s: State, seat: int, out: list[float]) -> int:
    """How many numbers were written."""
    at = put_one(out, 0, seat, SEATS)
    at = put_one(out, at, s.phase, 14)
    at = put_seat(s, seat, out, at, s.active)
    at = put_seat(s, seat, out, at, s.who)
    at = put_museum(s, out, at)
    at = put_pawns(s, seat, out, at)
    at = put_all_cards(s, seat, out, at)
    at = put_turn(s, seat, out, at)
    at = put_last(s, out, at)
    at = put_seat(s, seat, out, at, s.first)
    at = put_seat(s, seat, out, at, s.winner)
    at = put_one(out, at, s.result, 7)
    for slot in range(SLOTS):
        put_share(out, at, s.tile[slot], MOST_TILES)
        if s.tile[slot]:
            put_one(out, at + 1, s.turn[slot], 4)
        at += 5
    for face in range(13):
        at = put_share(out, at, s.d6[face], 6)
    return put_options(s, out, at)


@rule
def put_museum(s: State, out: list[float], at: int) -> int:
    for space in range(N_MUSEUM):
        put_flag(out, at + space, s.walls[space] >> EAST & 1)
        put_flag(out, at + N_MUSEUM + space, s.walls[space] >> SOUTH & 1)
    at += 2 * N_MUSEUM
    for slot in range(SLOTS):
        space = s.camera[slot]
        if space >= 0 and has(s.eyes[0], s.eyes[1], space):
            out[at + N_MUSEUM * s.facing[slot] + space] = 1.0
    at = put_spaces(out, at + 4 * N_MUSEUM, s.rays[0], s.rays[1])
    at = put_spaces(out, at, s.smoky[0], s.smoky[1])
    at = put_spaces(out, at, s.laser_east[0], s.laser_east[1])
    at = put_spaces(out, at, s.laser_south[0], s.laser_south[1])
    at = put_spaces(out, at, s.cloud[0], s.cloud[1])
    return put_spaces(out, at, s.cleared[0], s.cleared[1])


@rule
def put_pawns(s: State, seat: int, out: list[float], at: int) -> int:
    for k in range(s.players):
        put_one(out, at + N_SPACES * k, s.pawns[seat_after(s, seat, k)], N_SPACES)
    at = put_one(out, at + N_SPACES * SEATS, s.diamond, N_SPACES)
    at = put_seat(s, seat, out, at, s.holder)
    for k in range(s.players):
        place = s.spotted[seat_after(s, seat, k)] - 1
        if place >= 0:
            out[at + 3 * k] = 1.0
            put_share(out, at + 3 * k + 1, place // SIDE, SIDE - 1)
            put_share(out, at + 3 * k + 2, place % SIDE, SIDE - 1)
    at += 3 * SEATS
    for k in range(s.players):
        put_flag(out, at + k, s.caught >> seat_after(s, seat, k) & 1)
    return put_bits(out, at + SEATS, s.blocked, 4)


@rule
def put_all_cards(s: State, seat: int, out: list[float], at: int) -> int:
    for k in range(s.players):
        other = seat_after(s, seat, k)
        put_cards(out, at + N_CARDS * k, s.hands[other], HAND)
        put_share(out, at + N_CARDS * SEATS + k, s.held[other], HAND)
        put_cards(out, at + N_CARDS * SEATS + SEATS + N_CARDS * k, s.kept[other], HAND)
    at += 2 * N_CARDS * SEATS + SEATS
    at = put_cards(out, at, s.deck, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.hidden, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.fresh, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.stale, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.in_play, MOST_OF_A_TYPE)
    at = put_share(out, at, s.deck_count, MOST_CARDS)
    at = put_share(out, at, s.pile_count, MOST_CARDS)
    at = put_share(out, at, s.smoke_left, 81)
    at = put_share(out, at, s.lasers_left, 144)
    at = put_share(out, at, s.reshuffles, 32767)
    for k in range(s.pile_count):
        put_share(out, at + k, 1 + s.pile[k], N_CARDS)
    at += MOST_CARDS
    for k in range(s.trail_count):
        other = (s.trail[k] // 16 - seat + s.players) % s.players
        put_share(out, at + k, 1 + 12 * other + s.trail[k] % 16, 72)
    return at + TRAIL


@rule
def put_turn(s: State, seat: int, out: list[float], at: int) -> int:
    at = put_share(out, at, s.points, 12)
    at = put_share(out, at, s.rolled, 12)
    at = put_flag(out, at, s.steal_tried)
    at = put_flag(out, at, s.acted)
    at = put_flag(out, at, s.void)
    at = put_flag(out, at, s.sudden)
    at = put_share(out, at, s.attack, 4)
    at = put_share(out, at, s.turns, LAST_TURN)
    if s.turn_limit:
        put_share(out, at, s.turns, s.turn_limit)
    put_share(out, at + 1, min(s.turns, s.quick_turns), s.quick_turns)
    put_share(out, at + 2, s.thrown, 1000)
    at = put_one(out, at + 3, s.card - 1, N_CARDS)
    at = put_share(out, at, s.step, SLOTS)
    at = put_share(out, at, s.needed, 3)
    if s.step and s.card == 1 + BLIND_SPOT:
        put_one(out, at, s.pick, SLOTS)
    elif s.step and s.card == 1 + SHOVE:
        put_seat(s, seat, out, at + SLOTS, s.pick)
    at = put_share(out, at + SLOTS + SEATS, s.draws, HAND)
    return put_one(out, at, s.why_draw, 4)


@rule
def put_last(s: State, out: list[float], at: int) -> int:
    number = s.last - 1 if s.last > 0 else -1 - s.last
    if s.last > 0:
        out[at] = 1.0
        kind = 0
        while kind + 1 < N_KINDS and KINDS[kind + 1] <= number:
            kind += 1
        out[at + 2 + kind] = 1.0
    elif s.last < 0:
        out[at + 1] = 1.0
    if s.last:
        put_bits(out, at + 2 + N_KINDS, number, LAST_BITS)
    return at + 2 + N_KINDS + LAST_BITS


@rule
def put_options(s: State, out: list[float], at: int) -> int:
    at = put_one(out, at, s.players - 2, 5)
    at = put_flag(out, at, s.deluxe)
    at = put_one(out, at, s.level, 4)
    at = put_flag(out, at, s.random_layout)
    at = put_flag(out, at, s.ask_first)
    at = put_flag(out, at, s.dice_battle)
    at = put_flag(out, at, s.power_outage)
    at = put_flag(out, at, s.full_throttle)
    at = put_one(out, at, s.quick, 3)
    at = put_share(out, at, s.quick_minutes, 120)
    at = put_share(out, at, s.quick_turns, 500)
    at = put_flag(out, at, s.quick_draw)
    at = put_one(out, at, s.insertion, 3)
    at = put_flag(out, at, s.laser_far)
    at = put_flag(out, at, s.move_exact)
    at = put_flag(out, at, s.land)
    at = put_flag(out, at, s.replace_late)
    at = put_bits(out, at, s.steal_faces, 4)
    at = put_flag(out, at, s.open_edge)
    at = put_flag(out, at, s.any_cloud)
    at = put_flag(out, at, s.blow_exact)
    at = put_flag(out, at, s.walk_back)
    at = put_flag(out, at, s.reveal)
    at = put_flag(out, at, s.counter)
    return put_share(out, at, s.turn_limit, 10_000)


@rule
def in_one_number(cards: int) -> int:
    """A hand of at most three cards, to the base of 12."""
    number = 0
    for card in range(N_CARDS):
        for _ in range(count(cards, card)):
            number = 12 * number + 1 + card
    return number


@rule
def glance(s: State, seat: int, out: list[int]) -> int:
    """How many numbers were written."""
    out[0] = s.phase
    out[1] = (s.active - seat + s.players) % s.players
    out[2] = (s.who - seat + s.players) % s.players
    out[3] = s.last
    at = 4
    for card in range(N_CARDS):
        for _ in range(count(s.hands[seat], card)):
            out[at] = 1 + card
            at += 1
    at = 4 + HAND
    out[at] = s.pile_count
    for k in range(min(HAND, s.pile_count)):
        out[at + 1 + k] = 1 + s.pile[s.pile_count - 1 - k]
    at += 1 + HAND
    for card in range(N_CARDS):
        out[at + card // 3] = 16 * out[at + card // 3] + count(s.fresh, card)
    at += 4
    for k in range(1, s.players):
        other = seat_after(s, seat, k)
        out[at + k - 1] = in_one_number(s.hands[other])
        out[at + SEATS - 1 + k - 1] = in_one_number(s.kept[other])
    return at + 2 * (SEATS - 1)
