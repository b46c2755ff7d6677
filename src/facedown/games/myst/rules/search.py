"""Computes in whole numbers how quickly hands find pieces (M-68): who lays next in a simulated race, and where.

A hand with the intent to find cells c has w(c) = f r ease(c) / T and is next with a rate of 1 / (h + 1 / W). So it lays
on c with a rate of w(c) / (h W + 1) = f r ease(c) / (h f r E + T), with E the sum of eases. All of r, h and ease are
short decimals, so numerator and denominator are whole numbers here; only their quotient is rounded down, after a shift
by 44 bits: the weights are exact to about one part in ten millions, and below 2**63 with any hands.
"""

from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import RIM, around
from facedown.games.myst.rules.data import DATA
from facedown.games.myst.rules.pieces import KEY_CELLS, LANDMARK_CELLS, MOST_HANDS, N_CELLS, SKILLS, SWITCHES
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.state import ANY, State, laid, open_cells

EASE_UNITS = 8  # 1.0, 1.5 and 2.0, on the rim 1.25 times as much
FACE_UNITS = 20  # of the flipped board: 0.35 + 0.15 for each covered neighbour
FLIPPED_ALONE, FLIPPED_EACH = 7, 3
SCAN = tuple(round(100 * DATA.race_skill[skill].scan) for skill in SKILLS)
HANDLE = tuple(round(10 * DATA.race_skill[skill].handle) for skill in SKILLS)
FOCUS = round(DATA.focus_factor)
PIECES = EASE_UNITS * FACE_UNITS * 100 * 10  # what T is multiplied by, so that all units agree
SHIFT = 44
MICROSECONDS = (1_000_000 // 10) << SHIFT


def _ease(cell: int) -> int:
    """Computes the ease of a cell on the picture side."""
    ease = DATA.ease
    bit = 1 << cell
    plain = ease.key if cell in KEY_CELLS else ease.landmark if LANDMARK_CELLS & bit else ease.plain
    found = ease.switch if SWITCHES & bit else plain
    return round(EASE_UNITS * found * (ease.rim_factor if RIM & bit else 1.0))


EASE = tuple(_ease(cell) for cell in range(N_CELLS))
EASES = tuple(sorted(set(EASE)))
WITH_EASE = tuple(sum(1 << cell for cell in range(N_CELLS) if EASE[cell] == ease) for ease in EASES)  # cells


@rule
def ease_of(s: State, cell: int) -> int:
    if not s.flipped:
        return FACE_UNITS * EASE[cell]
    beside = around(1 << cell, 0) & (s.cells[0] | s.cells[1])
    factor = FLIPPED_ALONE
    while beside:
        factor += FLIPPED_EACH
        beside &= beside - 1
    return factor * EASE[cell]


@rule
def pieces_in_tray(s: State, team: int) -> int:
    """Counts the pieces in a team's tray (T of M-68)."""
    if s.keep:
        return N_CELLS - laid(s, team)
    return N_CELLS - laid(s, 0) - laid(s, 1)


@rule
def focused(s: State, team: int, hands: int) -> int:
    """Finds cells that the first `hands` hands of a team look for, each one alone."""
    cells = 0
    for k in range(hands):
        intent = s.intents[MOST_HANDS * team + k]
        if intent > ANY:
            cells |= 1 << (intent - ANY - 1)
    return cells


@rule
def looked_for(s: State, hand: int) -> int:
    """Finds the cells that a hand may lay on next."""
    intent = s.intents[hand]
    if intent > ANY:
        return 1 << (intent - ANY - 1)
    if intent == ANY:
        team = hand // MOST_HANDS
        return allowed_cells(s, team) & ~focused(s, team, MOST_HANDS)
    return 0


@rule
def ease_sum(s: State, cells: int) -> int:
    total = 0
    if not s.flipped:
        for k in range(len(EASES)):
            total += EASES[k] * popcount(cells & WITH_EASE[k])
        return FACE_UNITS * total
    while cells:
        total += ease_of(s, lowest(cells))
        cells &= cells - 1
    return total


@rule
def unit_rate(s: State, hand: int, total: int) -> int:
    """Computes the rate for one unit of ease, of a hand that looks for cells with `total` units."""
    speed = SCAN[s.skills[hand]] * (FOCUS if s.intents[hand] > ANY else 1)
    pieces = pieces_in_tray(s, hand // MOST_HANDS)
    return (speed << SHIFT) // (HANDLE[s.skills[hand]] * speed * total + PIECES * pieces)


@rule
def hand_rate(s: State, hand: int) -> int:
    """Computes the rate of a hand (L of M-72): ten placements in a second are 1 << SHIFT."""
    total = ease_sum(s, looked_for(s, hand))
    return total * unit_rate(s, hand, total) if total else 0


@rule
def cell_rate(s: State, hand: int, cell: int) -> int:
    return ease_of(s, cell) * unit_rate(s, hand, ease_sum(s, looked_for(s, hand)))


@rule
def sum_of_rates(s: State) -> int:
    total = 0
    for hand in range(2 * MOST_HANDS):
        total += hand_rate(s, hand)
    return total


@rule
def can_look(s: State, team: int) -> int:
    """Finds cells that a team may look for: none before its tray is uncovered (M-O.15)."""
    if s.closed >> team & 1 or not open_cells(s):
        return 0
    return allowed_cells(s, team)
