"""Beliefs as mixtures of beliefs: the little linear programme behind what an exit is worth."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from facedown.solving.shy_monsters.splitting import KINDS, NO_WAY, Points, cost, desk, prices, split


def points(values: dict[tuple[float, ...], float]) -> Points:
    """Points about the first pairs; those of one pair each must be among them."""
    size = len(next(iter(values)))
    belief, value = [np.eye(KINDS)[k] for k in range(KINDS)], [NO_WAY] * KINDS
    for shares, worth in values.items():
        row = np.array([*shares, *[0.0] * (KINDS - size)])
        if max(shares) == 1.0:
            value[shares.index(1.0)] = worth
        else:
            belief.append(row)
            value.append(worth)
    return Points(np.array(belief), np.array(value))


def belief(*shares: float) -> Any:
    return np.array([*shares, *[0.0] * (KINDS - len(shares))])


def cheapest_by_trying(p: Points, b: Any, able: int) -> float:
    """All mixtures of as many points as there are pairs."""
    useful = [j for j in range(len(p.value)) if p.value[j] < NO_WAY]
    best = np.inf
    for chosen in combinations(useful, able):
        matrix = p.belief[list(chosen), :able].T
        if abs(np.linalg.det(matrix)) > 1e-9:
            weights = np.linalg.solve(matrix, b[:able])
            if (weights >= -1e-12).all():
                best = min(best, float(weights @ p.value[list(chosen)]))
    return best


THREE = points(
    {
        (1.0, 0.0, 0.0): 0.5,
        (0.0, 1.0, 0.0): 0.4,
        (0.0, 0.0, 1.0): 0.3,
        (0.5, 0.5, 0.0): 0.41,
        (0.0, 0.5, 0.5): 0.34,
        (1 / 3, 1 / 3, 1 / 3): 0.35,
        (0.6, 0.2, 0.2): 0.45,  # dear: never used
    }
)


def test_a_known_pair_is_worth_its_own_point() -> None:
    assert cost(THREE, desk(len(THREE.value)), belief(0.0, 1.0, 0.0)) == pytest.approx(0.4)


def test_a_belief_that_was_solved_costs_no_more_than_its_point() -> None:
    d = desk(len(THREE.value))
    assert cost(THREE, d, belief(0.5, 0.5, 0.0)) == pytest.approx(0.41)
    assert cost(THREE, d, belief(1 / 3, 1 / 3, 1 / 3)) == pytest.approx(0.35)
    assert cost(THREE, d, belief(0.6, 0.2, 0.2)) < 0.45


def test_no_mixture_is_cheaper() -> None:
    random = np.random.default_rng(4)
    d = desk(len(THREE.value))
    for _ in range(200):
        b = belief(*random.dirichlet(np.ones(3)))
        assert cost(THREE, d, b) == pytest.approx(cheapest_by_trying(THREE, b, 3), abs=1e-9)


def test_the_mixture_is_the_belief() -> None:
    random = np.random.default_rng(5)
    d = desk(len(THREE.value))
    for _ in range(50):
        b = belief(*random.dirichlet(np.ones(3)))
        rows = split(THREE, d, b, 0.0)
        weights = d.tableau[:rows, len(THREE.value)]
        assert (weights >= 0).all()
        assert weights @ THREE.belief[d.basis[:rows]] == pytest.approx(b, abs=1e-9)


def test_points_of_pairs_that_cannot_be_are_not_used() -> None:
    d = desk(len(THREE.value))
    rows = split(THREE, d, belief(0.5, 0.0, 0.5), 0.0)
    assert (THREE.belief[d.basis[:rows], 1] == 0).all()


def test_prices_add_up_to_the_cost_and_are_its_slope() -> None:
    random = np.random.default_rng(6)
    d, price = desk(len(THREE.value)), np.zeros(KINDS)
    for _ in range(50):
        b, other = (belief(*random.dirichlet(np.ones(3))) for _ in range(2))
        assert prices(THREE, d, b, 1e-9, price) == pytest.approx(cost(THREE, d, b), abs=1e-6)
        assert price @ other <= cost(THREE, d, other) + 1e-9  # the cost is convex: its slopes lie below it
        assert (price[3:] == 0).all()
