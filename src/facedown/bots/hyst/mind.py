"""Holds what a bot keeps in mind while it judges positions: what it cannot see, and memory to work in."""

from typing import Any, NamedTuple

from facedown.bots.hyst.costs import LAYERS
from facedown.bots.hyst.inference import lacking
from facedown.bots.hyst.weights import WEIGHTS
from facedown.engine.room import floats, ints
from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import ray_high, ray_low
from facedown.games.hyst.rules.pieces import N_CARDS, SEATS, SLOTS, count
from facedown.games.hyst.rules.state import State

ROAM = 30  # cells of `escape`: no way out is longer
SIMPLE = 1  # a level that sees the way to the goal and nothing else


class Mind(NamedTuple):
    """Holds memory for judging positions: arrays when compiled, lists on the plain twin."""

    layers: Any  # for `cost`
    odds: Any  # chance that one unseen card is of a type
    turnable: Any  # the spaces that some camera could be turned to (two words)
    far: Any  # each seat's cost to its goal
    harm: Any  # chance that a seat takes the diamond off the holder in its next turn; of a loose one: that it is next
    wins: Any  # each seat's chance to win, near a limit of turns
    escape: Any  # chance to get out over a number of steps
    lacks: Any  # types, as bits, that a rival has hardly got, but for what it drew last
    facts: Any  # [0]: whose mind, [1]: SIMPLE or 0
    sides: Any  # what is said of each seat, SIDE numbers for each
    weights: Any  # what each of these numbers counts


SIDE = len(WEIGHTS)


def make_mind() -> Mind:
    mind = Mind(
        layers=ints(2 * LAYERS),
        odds=floats(N_CARDS),
        turnable=ints(2),
        far=floats(SEATS),
        harm=floats(SEATS),
        wins=floats(SEATS),
        escape=floats(ROAM + 1),
        lacks=ints(SEATS),
        facts=ints(2),
        sides=floats(SEATS * SIDE),
        weights=floats(SIDE),
    )
    for k, weight in enumerate(WEIGHTS):
        mind.weights[k] = weight
    return mind


@rule
def make_up_mind(m: Mind, s: State, me: int) -> None:
    """Works out what does not change within a turn."""
    m.facts[0] = me
    unseen = s.hidden - s.hands[me]
    total = 0
    for card in range(N_CARDS):
        total += count(unseen, card)
    for card in range(N_CARDS):
        m.odds[card] = count(unseen, card) / max(1, total)
    for seat in range(s.players):
        m.lacks[seat] = lacking(s, seat, me)
    m.turnable[0] = 0
    m.turnable[1] = 0
    for slot in range(SLOTS):
        if s.camera[slot] >= 0:
            for direction in range(4):
                m.turnable[0] |= ray_low(s, s.camera[slot], direction)
                m.turnable[1] |= ray_high(s, s.camera[slot], direction)


@rule
def has_card(m: Mind, s: State, seat: int, card: int) -> float:
    """Computes the chance that a seat holds a card: known for oneself."""
    if seat == m.facts[0]:
        return 1.0 if count(s.hands[seat], card) else 0.0
    chance: float = (1 if m.lacks[seat] >> card & 1 else s.held[seat]) * m.odds[card]
    return min(0.9, chance)
