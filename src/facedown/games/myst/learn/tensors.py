"""Writes MYST as rows of numbers, for networks: what a team sees now (`observe`), what just changed (`glance`).

Both read a redacted record only, and are made from the marks of its fields; what fits no mark is written here. The
viewer's team comes first, then the other one. Planes are the cells of the board row by row, as in actions.
"""

from facedown.engine.generated import by_rule, glances, joined, observation
from facedown.engine.rule import rule
from facedown.engine.tensor_rows import put_bits, put_one, put_share, seats_from
from facedown.engine.tensors import Channel
from facedown.games.myst.rules.pieces import HAND, MOST_HANDS, N_CARDS, N_CELLS, N_LANDMARKS
from facedown.games.myst.rules.state import INTENT, OVER, TEAMS, State, books_out

SECOND = 1_000_000
PART = 15  # cells in one number of a glance
N_PARTS = (N_CELLS + PART - 1) // PART


@rule
def put_viewer(s: State, seat: int, out: list[float], at: int) -> None:
    out[at] = seat


@rule
def put_other_hand(s: State, seat: int, out: list[float], at: int) -> None:
    put_bits(out, at, s.hands[1 - seat], N_CARDS)


@rule
def put_landmarks(s: State, seat: int, out: list[float], at: int) -> None:
    for landmark in range(N_LANDMARKS):
        at = put_bits(out, at, seats_from(s.base[landmark], seat, 2), 2)  # 1 + team is the set of that one team
        at = put_one(out, at, s.top[landmark], 3)


@rule
def put_race(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(MOST_HANDS):
        at = put_one(out, at, s.intents[MOST_HANDS * seat + k] - 1, 1 + N_CELLS)
    if s.who == seat and (s.phase == INTENT or s.phase == OVER):
        put_one(out, at, s.asked - MOST_HANDS * seat, MOST_HANDS)
    at = put_one(out, at + MOST_HANDS, own_first(s.layer, seat) - 1, 2 * MOST_HANDS)
    at = put_share(out, at, s.time // SECOND, 10_000)
    put_share(out, at, s.time % SECOND, SECOND)


@rule
def own_first(layer: int, seat: int) -> int:
    """Gives 1 + hand, with those of the viewer's team first; 0: none."""
    if layer == 0 or seat == 0:
        return layer
    return layer - MOST_HANDS if layer > MOST_HANDS else layer + MOST_HANDS


@rule
def put_hands(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(2):
        team = seat if k == 0 else 1 - seat
        put_share(out, at + k, s.hand_count[team], MOST_HANDS)
        for hand in range(s.hand_count[team]):
            put_one(out, at + 2 + 4 * (MOST_HANDS * k + hand), s.skills[MOST_HANDS * team + hand], 4)


observe, CHANNELS = observation(
    State,
    by_rule(put_viewer, Channel("yellow", 1, "the viewer is Yellow, which is asked after Blue")),
    "phase", "who", "cells", "pawns", "hand",
    by_rule(put_other_hand, Channel("other_hand", N_CARDS, "cards of the other team, when they are shown")),
    "undealt", "held", "played",
    by_rule(put_landmarks, Channel("landmarks", 5 * N_LANDMARKS, "of each landmark, one-hot: Key Piece below is own, "
                                   "is the other's; on top: bare, covered, settled")),
    "first_keys", "pick", "picked", "pending", "waited", "closed",
    by_rule(
        put_race,
        Channel("intents", MOST_HANDS * (1 + N_CELLS), "of each own hand: looks for any piece, or for that of a cell"),
        Channel("asked", MOST_HANDS, "own hand that is asked for its intent, one-hot"),
        Channel("layer", 2 * MOST_HANDS, "hand that laid the last piece of a simulated race, one-hot: own, other's"),
        Channel("time", 2, "of a simulated race, if known: whole seconds / 10000, the rest of a second"),
    ),
    "first", "turns", "turns_sector", "sector", joined("walk", between=", "), "resigned",
    by_rule(put_hands, Channel("hands", 2 + 2 * MOST_HANDS * 4, "options: hands of a team of 3 (own, other); skill of "
                               "each, one-hot: novice, casual, skilled, expert (own, other)")),
    "head_start", "options",
)  # fmt: skip


@rule
def write_hand(out: list[int], at: int, cards: int) -> int:
    k = at
    for card in range(N_CARDS):
        if cards >> card & 1:
            out[k] = 1 + card
            k += 1
    return at + HAND


@rule
def glance_race(s: State, seat: int, out: list[int], at: int) -> None:
    """Puts cells, who laid last, and what is open to each team."""
    other = 1 - seat
    for k in range(N_PARTS):
        out[at + k] = s.cells[seat] >> (PART * k) & ((1 << PART) - 1)
        out[at + N_PARTS + k] = s.cells[other] >> (PART * k) & ((1 << PART) - 1)
    at += 2 * N_PARTS
    out[at] = own_first(s.layer, seat)
    out[at + 1] = s.pending[seat] + 2 * s.pending[other]
    out[at + 2] = s.waited[seat] + 2 * s.waited[other]
    out[at + 3] = seats_from(s.closed, seat, 2)


@rule
def glance_cards(s: State, seat: int, out: list[int], at: int) -> None:
    at = write_hand(out, at, s.hands[seat])
    at = write_hand(out, at, s.hands[1 - seat])
    out[at] = books_out(s)
    out[at + 1] = s.held[1 - seat]


@rule
def glance_tops(s: State, seat: int, out: list[int], at: int) -> None:
    tops = 0
    for landmark in range(N_LANDMARKS):
        tops = 3 * tops + s.top[landmark]
    out[at] = tops


@rule
def glance_time(s: State, seat: int, out: list[int], at: int) -> None:
    out[at] = s.time // SECOND
    out[at + 1] = s.time % SECOND // 1000
    out[at + 2] = s.time % 1000


glance, GLANCES = glances(
    State,
    "phase", "who", "first", "driver", "picked", "first_keys",
    by_rule(
        glance_race,
        Channel("cells", 2 * N_PARTS, f"covered cells as bits, fifteen in a number: {TEAMS}"),
        Channel("layer", 1, "1 + hand that laid the last piece: own ones, then the other's"),
        Channel("state", 3, "1 own team, 2 other team: a Book is pending, waits, tray covered"),
    ),
    by_rule(
        glance_cards,
        Channel("hand", HAND, "own cards: 1 + card"),
        Channel("other_hand", HAND, "the other's cards, when shown"),
        Channel("books", 1, "how many Books were played"),
        Channel("held", 1, "cards that the other team holds"),
    ),
    "pawns",
    by_rule(glance_tops, Channel("tops", 1, "what lies on the landmarks (bare, covered, settled), to the base of 3")),
    "turns", "round", joined("sectors", between=", "), "moved", "resigned",
    by_rule(glance_time, Channel("time", 3, "of a simulated race, if known: seconds, thousandths, millionths")),
)  # fmt: skip
