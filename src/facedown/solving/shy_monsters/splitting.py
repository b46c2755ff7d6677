"""Writes beliefs as mixtures of beliefs: how a Dungeon Master hides what a solved mix for another belief would betray.

The value of what follows is a convex function of the Hero's belief, because the Dungeon Master alone knows the truth: a
belief b = sum of weight_i * b_i is worth at most the sum of weight_i * value_i. He reaches that by drawing i (with a
chance that depends on the truth, so that one who knew i would believe b_i) and playing the mix that was solved for b_i.
The cheapest mixture is a little linear programme. Its prices are what the Hero gets against each truth.
"""

from typing import Any, NamedTuple

import numpy as np

from facedown.engine.rule import rule

KINDS = 15  # a belief is a number for each pair of Monsters
SLOPE = KINDS  # the row of the tableau that holds what a point would save
NO_WAY = 9.0  # the value of a pair that cannot be


class Points(NamedTuple):
    """Holds beliefs with their values; the first fifteen are those of one pair each."""

    belief: Any  # n x 15, rows add up to 1
    value: Any  # n


class Desk(NamedTuple):
    """Holds space for splitting."""

    tableau: Any
    usable: Any
    basis: Any
    rows: Any


def desk(points: int) -> Desk:
    return Desk(
        np.zeros((KINDS + 1, points + 1)),
        np.zeros(points),
        np.zeros(KINDS, np.int64),
        np.zeros(KINDS, np.int64),
    )


@rule
def begin(p: Points, d: Desk, belief: Any, least: float) -> int:
    """Begins the tableau with every pair told; `least` is added to all pairs that can be. Gives the number of rows."""
    points = len(p.value)
    rows = 0
    for q in range(KINDS):
        if belief[q] > 0.0 or (least > 0.0 and p.value[q] < NO_WAY):
            d.rows[rows] = q
            d.basis[rows] = q
            rows += 1
    for j in range(points):
        inside = 0.0
        slope = p.value[j]
        for r in range(rows):
            share = p.belief[j, d.rows[r]]
            d.tableau[r, j] = share
            inside += share
            slope -= share * p.value[d.rows[r]]
        d.usable[j] = 1.0 if inside > 1.0 - 1e-9 else 0.0
        d.tableau[SLOPE, j] = slope if inside > 1.0 - 1e-9 else 0.0
    for r in range(rows):
        d.tableau[r, points] = belief[d.rows[r]] + least
    return rows


@rule
def split(p: Points, d: Desk, belief: Any, least: float) -> int:
    """Finds the cheapest mixture, by the simplex method from the belief told outright. Gives the number of rows.

    Weights are not rounded: whatever the method ends with is a mixture, so its cost is an upper bound.
    """
    points = len(p.value)
    rows = begin(p, d, belief, least)
    for _ in range(60):
        enter = -1
        slope = -1e-11
        for j in range(points):
            if d.usable[j] > 0.0 and d.tableau[SLOPE, j] < slope:
                slope = d.tableau[SLOPE, j]
                enter = j
        leave = -1
        ratio = 1e300
        if enter >= 0:
            for r in range(rows):
                if d.tableau[r, enter] > 1e-9 and d.tableau[r, points] < ratio * d.tableau[r, enter]:
                    ratio = d.tableau[r, points] / d.tableau[r, enter]
                    leave = r
        if leave < 0:
            break
        pivot = d.tableau[leave, enter]
        for j in range(points + 1):
            d.tableau[leave, j] /= pivot
        for r in range(KINDS + 1):
            factor = d.tableau[r, enter]
            if (r < rows or r == SLOPE) and r != leave and factor != 0.0:
                for j in range(points + 1):
                    d.tableau[r, j] -= factor * d.tableau[leave, j]
                d.tableau[r, points] = max(d.tableau[r, points], 0.0)
        d.tableau[SLOPE, points] = 0.0
        d.basis[leave] = enter
    return rows


@rule
def cost(p: Points, d: Desk, belief: Any) -> float:
    """Computes what the Hero gets at most, told which belief of the cheapest mixture is played."""
    rows = split(p, d, belief, 0.0)
    total = 0.0
    for r in range(rows):
        total += d.tableau[r, len(p.value)] * p.value[d.basis[r]]
    return total


@rule
def prices(p: Points, d: Desk, belief: Any, least: float, price: Any) -> float:
    """Finds the same with its slope: what each pair of the belief adds. Every pair is taken as possible (`least`)."""
    rows = split(p, d, belief, least)
    total = 0.0
    for q in range(KINDS):
        price[q] = 0.0
    for r in range(rows):
        q = d.rows[r]
        price[q] = p.value[q] - d.tableau[SLOPE, q]
        total += price[q] * belief[q]
    return total
