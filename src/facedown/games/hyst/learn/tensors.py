"""Writes H.Y.S.T. as rows of numbers, for networks: what a seat sees now (`observe`), what just changed (`glance`).

Both read a redacted record only, and are made from the marks of its fields; what fits no mark is written here. Seats
are counted from the viewer on, clockwise; seats that nobody has stay empty. Planes are 9 x 9 spaces row by row, from
A1. Floor plans and what is left of them while the museum is laid are pieces, and not written.
"""

from facedown.engine.generated import by_rule, glances, joined, observation
from facedown.engine.rule import rule
from facedown.engine.tensor_rows import put_bits, put_flag, put_one, put_share, seat_from
from facedown.engine.tensors import Channel
from facedown.games.hyst.rules.actions import (
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
from facedown.games.hyst.rules.pieces import (
    BLIND_SPOT,
    EAST,
    HAND,
    MOST_CARDS,
    MOST_TILES,
    N_CARDS,
    N_MUSEUM,
    SEATS,
    SHOVE,
    SIDE,
    SLOTS,
    SOUTH,
    count,
)
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import SEEN, TRAIL, State

LAST_BITS = 10  # of an action's number
N_KINDS = 22  # of actions
MOST_OF_A_TYPE = 15
LOW_SPACES = 63  # of a set, in its first word
# The first number of each kind of action, in their order: roll, replace, take, steal, end, done, play, ...
KINDS = (
    0, 1, 2, 3, 4, 5, A_PLAY, A_DISCARD, A_FACE, A_GRAPPLE, A_BLOCK, A_START, A_VICTIM, A_TIME_UP, A_MOVE, A_CAMERA,
    A_PLACE, A_CLEAR, A_SHOVE, A_VENT, A_EAST, A_SOUTH,
)  # fmt: skip
_CARDS = (
    "Smoke, Laser Trap, On the Move, Grapple, Blind Spot, Shove, The Burner, Blown Away, Ultimate Thief, Barricade, "
    "Vents"
)


@rule
def seat_after(s: State, seat: int, k: int) -> int:
    """Finds the k-th seat from the viewer on."""
    return (seat + k) % s.players


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
def put_viewer(s: State, seat: int, out: list[float], at: int) -> None:
    put_one(out, at, seat, SEATS)


@rule
def put_museum(s: State, seat: int, out: list[float], at: int) -> None:
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
    put_spaces(out, at, s.cleared[0], s.cleared[1])


@rule
def put_spotted(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(s.players):
        place = s.spotted[seat_after(s, seat, k)] - 1
        if place >= 0:
            out[at + 3 * k] = 1.0
            put_share(out, at + 3 * k + 1, place // SIDE, SIDE - 1)
            put_share(out, at + 3 * k + 2, place % SIDE, SIDE - 1)


@rule
def put_hands(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(s.players):
        put_cards(out, at + N_CARDS * k, s.hands[seat_after(s, seat, k)], HAND)


@rule
def put_kept(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(s.players):
        put_cards(out, at + N_CARDS * k, s.kept[seat_after(s, seat, k)], HAND)


@rule
def put_decks(s: State, seat: int, out: list[float], at: int) -> None:
    at = put_cards(out, at, s.deck, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.hidden, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.fresh, MOST_OF_A_TYPE)
    at = put_cards(out, at, s.stale, MOST_OF_A_TYPE)
    put_cards(out, at, s.in_play, MOST_OF_A_TYPE)


@rule
def put_rows(s: State, seat: int, out: list[float], at: int) -> None:
    """Writes the discard pile, and what everyone saw since the last reshuffle."""
    for k in range(s.pile_count):
        put_share(out, at + k, 1 + s.pile[k], N_CARDS)
    at += MOST_CARDS
    for k in range(s.trail_count):
        other = (s.trail[k] // 16 - seat + s.players) % s.players
        put_share(out, at + k, 1 + 12 * other + s.trail[k] % 16, 72)


@rule
def put_limits(s: State, seat: int, out: list[float], at: int) -> None:
    if s.turn_limit:
        put_share(out, at, s.turns, s.turn_limit)
    put_share(out, at + 1, min(s.turns, s.quick_turns), s.quick_turns)
    put_share(out, at + 2, s.thrown, 1000)


@rule
def put_question(s: State, seat: int, out: list[float], at: int) -> None:
    at = put_share(out, at, s.step, SLOTS)
    at = put_share(out, at, s.needed, 3)
    if s.step and s.card == 1 + BLIND_SPOT:
        put_one(out, at, s.pick, SLOTS)
    elif s.step and s.card == 1 + SHOVE:
        put_one(out, at + SLOTS, seat_from(s.pick, seat, s.players), SEATS)


@rule
def put_last(s: State, seat: int, out: list[float], at: int) -> None:
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


@rule
def put_tiles(s: State, seat: int, out: list[float], at: int) -> None:
    for slot in range(SLOTS):
        put_share(out, at + 5 * slot, s.tile[slot], MOST_TILES)
        if s.tile[slot]:
            put_one(out, at + 5 * slot + 1, s.turn[slot], 4)


observe, CHANNELS = observation(
    State,
    by_rule(put_viewer, Channel("seat", SEATS, "one-hot: the viewer's own number, which some actions name")),
    "phase", "active", "who",
    by_rule(
        put_museum,
        Channel("walls", 2 * N_MUSEUM, "a plane of spaces with a wall to the east, a plane of those with one to the "
                "south"),
        Channel("cameras", 4 * N_MUSEUM, "a plane of cameras for each direction they look to: north, east, south, "
                "west"),
        Channel("rays", N_MUSEUM, "spaces that some camera looks at, smoke or not"),
        Channel("smoke", N_MUSEUM, "smoky spaces"),
        Channel("lasers", 2 * N_MUSEUM, "a plane of spaces with a laser to the east, a plane of those to the south"),
        Channel("cloud", N_MUSEUM, "what further smoke of an open Smoke card must touch"),
        Channel("cleared", N_MUSEUM, "chosen so far for an open Blown Away"),
    ),
    "pawns", "diamond", "holder",
    by_rule(put_spotted, Channel("spotted", 3 * SEATS, "of each seat: was caught, row and column of the last time, "
                                 f"/ 8; {SEEN}")),
    "caught", "blocked",
    by_rule(put_hands, Channel("hands", SEATS * N_CARDS, f"cards of each known hand by type, of 3: {_CARDS}; {SEEN}")),
    "held",
    by_rule(put_kept, Channel("kept", SEATS * N_CARDS, "each known hand at the last reshuffle, as in `hands`")),
    by_rule(
        put_decks,
        Channel("deck", N_CARDS, "cards of the deck by type, of 15, if known"),
        Channel("hidden", N_CARDS, "all hands and the deck together by type, of 15"),
        Channel("fresh", N_CARDS, "the deck right after the last reshuffle, of 15"),
        Channel("stale", N_CARDS, "all hands at that moment, of 15"),
        Channel("in_play", N_CARDS, "all cards of the game, of 15"),
    ),
    joined("stock", "deck_count", "pile_count", "smoke_left", "lasers_left", "reshuffles", between=", "),
    by_rule(
        put_rows,
        Channel("pile", MOST_CARDS, "the discard pile from the bottom: (1 + type) / 11"),
        Channel("trail", TRAIL, "what everyone saw since the last reshuffle, as (1 + 12 * seat from the viewer on + "
                "what) / 72: 0 a draw, 1 + type a card shown"),
    ),
    joined("turn", "points", "rolled", "steal_tried", "acted", "void", "sudden", "attack", "turns", between=", "),
    by_rule(put_limits, Channel("limits", 3, "turns made of turn_limit, and of quick_turns; layouts thrown away, of "
                                "1000")),
    "card",
    by_rule(put_question, Channel(
        "question", 2 + SLOTS + SEATS,
        "decisions made about it (of 9), spaces to clear (of 3), the chosen camera (slot of nine), the chosen victim "
        f"({SEEN})",
    )),
    "draws",
    by_rule(put_last, Channel(
        "last", 2 + N_KINDS + LAST_BITS,
        "the last action was a seat's, was chance's; its kind one-hot (roll, replace, take, steal, end, done, play, "
        "discard, face, grapple, block, start, victim, time up, move, camera, place, clear, shove, vent, laser east, "
        "laser south); number as bits, the lowest first",
    )),
    "first", "outcome",
    by_rule(put_tiles, Channel("tiles", 5 * SLOTS, "of each slot: number of its floor plan / 99, quarter turns "
                               "one-hot")),
    "die", "players", joined("options", "options", "quick_turns", "rulings", "turn_limit"),
)  # fmt: skip


@rule
def in_one_number(cards: int) -> int:
    """Writes a hand of at most three cards as a number to the base of 12."""
    number = 0
    for card in range(N_CARDS):
        for _ in range(count(cards, card)):
            number = 12 * number + 1 + card
    return number


@rule
def glance_hand(s: State, seat: int, out: list[int], at: int) -> None:
    for card in range(N_CARDS):
        for _ in range(count(s.hands[seat], card)):
            out[at] = 1 + card
            at += 1


@rule
def glance_deck(s: State, seat: int, out: list[int], at: int) -> None:
    """Writes the top of the discard pile, and the deck as it was after the last reshuffle."""
    out[at] = s.pile_count
    for k in range(min(HAND, s.pile_count)):
        out[at + 1 + k] = 1 + s.pile[s.pile_count - 1 - k]
    at += 1 + HAND
    for card in range(N_CARDS):
        out[at + card // 3] = 16 * out[at + card // 3] + count(s.fresh, card)


@rule
def glance_others(s: State, seat: int, out: list[int], at: int) -> None:
    for k in range(1, s.players):
        other = seat_after(s, seat, k)
        out[at + k - 1] = in_one_number(s.hands[other])
        out[at + SEATS - 1 + k - 1] = in_one_number(s.kept[other])


glance, GLANCES = glances(
    State,
    "phase", "active", "who", "last",
    by_rule(glance_hand, Channel("hand", HAND, "own cards: 1 + type")),
    by_rule(
        glance_deck,
        Channel("pile", 1 + HAND, "size of the discard pile, its top cards: 1 + type"),
        Channel("fresh", 4, "the deck right after the last reshuffle, three types in a number, to the base of 16"),
    ),
    by_rule(
        glance_others,
        Channel("hands", SEATS - 1, "the others' hands, if known: up to three times 1 + type, to the base of 12"),
        Channel("kept", SEATS - 1, "the same at the last reshuffle"),
    ),
)  # fmt: skip
