"""Rates what open cells are worth to a team in the race (M-B.11): Key cells, switches, and ways there."""

from typing import Any

from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import around
from facedown.games.myst.rules.pieces import KEY_CELLS, LANDMARK_AT, N_LANDMARKS, SWITCHES
from facedown.games.myst.rules.placing import allowed_cells, legal_cells
from facedown.games.myst.rules.state import State, open_cells

PIECE = 0.25  # any cell: more pieces, less to do for the others
SWITCH = 1.6  # one gained, and often one denied
KEY = 0.7  # of what a landmark is worth: it may be lost again in the walk
FADES = 0.6  # with each cell on the way
NOT_LATER, LATER_BY_ONE, LATE = 1.0, 0.6, 0.25  # how likely one is there first


@rule
def cell_worths(s: State, team: int, points: Any, out: Any) -> None:
    """Writes into `out`, for each cell where a team may lay, what that is worth. `points` says so of the landmarks."""
    free = open_cells(s)
    own = allowed_cells(s, team)
    others = legal_cells(s, 1 - team)
    left = own
    while left:
        cell = lowest(left)
        left &= left - 1
        out[cell] = PIECE + prize(cell, points)
    for k in range(N_LANDMARKS):
        if free >> KEY_CELLS[k] & 1 and points[k] > 0.0:
            lead_to(s, KEY_CELLS[k], KEY * points[k], free, own, others, out)
    left = free & SWITCHES
    while left:
        lead_to(s, lowest(left), SWITCH, free, own, others, out)
        left &= left - 1


@rule
def prize(cell: int, points: Any) -> float:
    """Says what a cell itself brings."""
    if LANDMARK_AT[cell] >= 0:
        found: float = KEY * points[LANDMARK_AT[cell]]
        return found
    return SWITCH if SWITCHES >> cell & 1 else 0.0


@rule
def lead_to(s: State, goal: int, worth: float, free: int, own: int, others: int, out: Any) -> None:
    """Lets cells that bring a team nearer to a goal share in its worth: those that are the nearest to it."""
    near = 1 << goal
    if near & own:
        return
    faded = worth
    distance = 0
    theirs = 0 if near & others else -1  # how far the others are
    while not near & own:
        grown = around(near, s.corners) & free
        if grown == near:
            return
        near = grown
        distance += 1
        faded *= FADES
        if theirs < 0 and near & others:
            theirs = distance
    if theirs < 0 or theirs >= distance:
        faded *= NOT_LATER
    else:
        faded *= LATER_BY_ONE if theirs == distance - 1 else LATE
    left = near & own
    while left:
        out[lowest(left)] += faded
        left &= left - 1
