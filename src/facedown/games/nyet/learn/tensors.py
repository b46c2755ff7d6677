"""Writes NYET! in numbers, for learners: what a seat sees now (`observe`), what has just changed (`glance`).

Both read a seat's redacted record, and are made from the marks of its fields; what fits no mark is written here. Seats
are counted from the viewer on, in order of play; places of seats that are not in the game stay 0.
"""

from facedown.engine.bits import lowest
from facedown.engine.generated import by_rule, glances, joined, observation
from facedown.engine.rule import rule
from facedown.engine.tensors import Channel
from facedown.games.nyet.rules.pieces import CARD_BITS, N_BOXES
from facedown.games.nyet.rules.state import State

CARD = 17  # one card: 4 colours, 13 values


@rule
def put_tricks(s: State, seat: int, out: list[float], at: int) -> None:
    """Puts the cards of each seat in this trick and in the last one."""
    for k in range(s.players):
        p = seat + k if seat + k < s.players else seat + k - s.players
        put_card(out, at + CARD * k, s.trick[p])
        put_card(out, at + CARD * (5 + k), s.last_trick[p])


@rule
def put_card(out: list[float], at: int, card: int) -> None:
    if card >= 0:
        colour = card // 13
        out[at + colour] = 1.0
        out[at + 4 + card - 13 * colour] = 1.0


@rule
def put_loot(s: State, seat: int, out: list[float], at: int) -> None:
    for k in range(s.players):
        p = seat + k if seat + k < s.players else seat + k - s.players
        for colour in range(4):
            ones = s.loot[p] >> 3 * colour & 7  # as many bits as were captured
            out[at + 4 * k + colour] = ((ones & 1) + (ones >> 1 & 1) + (ones >> 2)) * (1 / 3)


@rule
def put_passed(s: State, seat: int, out: list[float], at: int) -> None:
    """Puts the cards that the right neighbour passed, and those that the others laid aside."""
    put_pair(out, at, s.given[seat - 1 if seat > 0 else s.players - 1])
    for k in range(1, s.players):
        put_pair(out, at + 2 * k, s.shed[seat + k if seat + k < s.players else seat + k - s.players])


@rule
def put_pair(out: list[float], at: int, cards: int) -> None:
    """Puts a set of at most two cards, which is mostly empty."""
    if cards:
        out[at] = (lowest(cards) + 1) / CARD_BITS
        cards &= cards - 1
        if cards:
            out[at + 1] = (lowest(cards) + 1) / CARD_BITS


observe, CHANNELS = observation(
    State,
    "hand", "shed", "given", "gone",
    by_rule(
        put_tricks,
        Channel("trick", 5 * CARD, "card of each seat in the trick: 4 colours, 13 values"),
        Channel("last trick", 5 * CARD, "the same for the last trick"),
    ),
    "phase", "turn", "dealer", "first", "leader", "last leader", "last winner", "bonus", "team", "ready", "void",
    "held", "tricks",
    by_rule(put_loot, Channel("loot", 5 * 4, "captured ones of each seat by colour, / 3")),
    "scores", "credits", "characters", "covered", "tokens", "discard boxes", "discard", "trump", "super", "points",
    by_rule(
        put_passed,
        Channel("received", 2, "cards in the viewer's hand that the right neighbour passed: (place in a set + 1) / 60"),
        Channel("shown", 4 * 2, "cards the other seats laid aside, where they are shown: (place in a set + 1) / 60"),
    ),
    joined("progress", "placed", "in_trick", "round", between=", "),
    "players", joined("lengths", between=", "), joined("options", between=", "), "memory",
)  # fmt: skip


@rule
def glance_characters(s: State, seat: int, out: list[int], at: int) -> None:
    characters = 0
    for k in range(s.players):
        characters = 6 * characters + s.character[seat + k if seat + k < s.players else seat + k - s.players] + 1
    out[at] = characters


@rule
def glance_box(s: State, seat: int, out: list[int], at: int) -> None:
    for box in range(N_BOXES):
        if s.token[box] == s.placed and s.placed > 0:
            out[at] = box + 1


@rule
def glance_cards(s: State, seat: int, out: list[int], at: int) -> None:
    """Puts the card played last, the viewer's hand by colour, and what the others laid aside."""
    out[at] = last_card(s) + 1
    for colour in range(4):
        out[at + 1 + colour] = s.hands[seat] >> 13 * colour & 0x1FFF | (s.hands[seat] >> (52 + 2 * colour) & 3) << 13
    for k in range(1, s.players):
        out[at + 4 + k] = pair_number(s.shed[seat + k if seat + k < s.players else seat + k - s.players])


@rule
def last_card(s: State) -> int:
    """Finds the card played last in this round; -1 none."""
    n = s.players
    if s.in_trick > 0:
        return s.trick[s.turn - 1 if s.turn > 0 else n - 1]
    if s.last_leader >= 0:
        return s.last_trick[s.last_leader - 1 if s.last_leader > 0 else n - 1]
    return -1


@rule
def pair_number(cards: int) -> int:
    """Writes a set of at most two cards as one number."""
    if cards == 0:
        return 0
    rest = cards & (cards - 1)
    return 61 * (lowest(rest) + 1 if rest else 0) + lowest(cards) + 1


glance, GLANCES = glances(
    State,
    "phase", "turn", "dealer",
    by_rule(
        glance_characters,
        Channel("characters", 1, "characters of the seats from the viewer on, from 1, as digits to base 6"),
    ),
    by_rule(glance_box, Channel("box", 1, "box covered last in this round, from 1; 0 none")),
    "team", "bonus", "ready",
    by_rule(
        glance_cards,
        Channel("card", 1, "card played last in this round, from 1 (b1); 0 none"),
        Channel("hand", 4, "own cards of each colour, as bits: 13 values, two further ones"),
        Channel("shown", 4, "cards each other seat laid aside, where they are shown: places in a set from 1, base 61"),
    ),
)  # fmt: skip
