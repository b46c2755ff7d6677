"""The mathematics of intervals, on known cases."""

import math

import numpy as np
import pytest

from facedown.study.stats import Estimate, beta_part, mean, share, t_below, t_quantile, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),  # from printed tables, 97.5 %
    [(1, 12.7062), (2, 4.3027), (4, 2.7764), (10, 2.2281), (30, 2.0423), (99, 1.9842), (math.inf, 1.9600)],
)
def test_students_t(freedom: float, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-5)
    assert t_below(0.0, freedom) == pytest.approx(0.5)


def test_incomplete_beta() -> None:
    assert beta_part(0.0, 2, 3) == 0
    assert beta_part(1.0, 2, 3) == 1
    assert beta_part(0.3, 1, 1) == pytest.approx(0.3)
    for x in (0.1, 0.5, 0.9):  # I_x(2, 2) = 3 x^2 - 2 x^3
        assert beta_part(x, 2, 2) == pytest.approx(3 * x**2 - 2 * x**3)


@pytest.mark.parametrize(
    ("value", "n", "low", "high"), [(0.5, 10, 0.2366, 0.7634), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)]
)
def test_wilson(value: float, n: int, low: float, high: float) -> None:
    assert wilson(value, n) == pytest.approx((low, high), abs=5e-5)
    assert wilson(value, 0) == (0.0, 1.0)


def test_sets_of_equal_size_give_the_plain_t_interval_over_their_means() -> None:
    values = [1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0]  # means 0.5, 0.5, 1, 0
    got = share(values, [0, 0, 1, 1, 2, 2, 3, 3])
    error = math.sqrt((0.5**2 + 0.5**2) / 3 / 4)
    assert (got.value, got.count, got.sets) == (0.5, 8, 4)
    assert got.low == pytest.approx(max(0, 0.5 - 3.1824 * error), abs=1e-4)
    assert got.high == pytest.approx(min(1, 0.5 + 3.1824 * error), abs=1e-4)


def test_sets_of_different_size_weigh_by_their_observations() -> None:
    got = mean([1.0, 2.0, 3.0, 10.0, 4.0], [0, 0, 0, 1, 2])
    residuals = [6 - 3 * 4, 10 - 4, 4 - 4]  # sums less mean times count
    error = math.sqrt(3 / 2 * sum(r * r for r in residuals)) / 5
    assert got.value == 4.0
    assert got.high - got.value == pytest.approx(4.3027 * error, rel=1e-4)
    assert got.value - got.low == pytest.approx(got.high - got.value)


def test_order_and_names_of_sets_do_not_matter() -> None:
    assert mean([3.0, 1.0, 2.0, 8.0], [7, 2, 7, 5]) == mean([2.0, 8.0, 1.0, 3.0], [70, 50, 20, 70])


@pytest.mark.parametrize("spread", [0.0, 1.5])
def test_intervals_cover_the_truth_as_often_as_they_say(spread: float) -> None:
    """Four games a set, and the sets differ by luck that all their games share (spread) or not at all."""
    rng = np.random.default_rng(4)
    sets = np.repeat(np.arange(40), 4)
    truth = float(np.mean(1 / (1 + np.exp(-rng.normal(-1, spread, 400_000)))))
    hits, naive_hits, runs = 0, 0, 1500
    for _ in range(runs):
        chance = 1 / (1 + np.exp(-rng.normal(-1, spread, 40)))
        wins = (rng.random((40, 4)) < chance[:, None]).astype(float).ravel()
        got = share(wins.tolist(), sets.tolist())
        hits += got.low <= truth <= got.high
        low, high = wilson(got.value, len(wins))
        naive_hits += low <= truth <= high
    assert 0.93 < hits / runs < 0.97
    assert (naive_hits / runs < 0.92) == (spread > 0)  # why games of one set must not count as independent


def test_opposed_games_give_a_narrower_interval_than_independent_ones() -> None:
    """Mirrored deals: what one game of a set gives a bot, another takes away."""
    values = [1.0, 0.0, 0.0, 0.0] * 20 + [0.0, 0.0, 1.0, 1.0]
    got = share(values, [k // 4 for k in range(84)])
    low, high = wilson(got.value, 84)
    assert got.high - got.low < (high - low) / 2


@pytest.mark.parametrize("value", [0.0, 0.25, 1.0])
def test_a_share_without_variation_still_has_an_interval(value: float) -> None:
    got = share([value] * 40, [k // 4 for k in range(40)])
    assert (got.low, got.high) == wilson(value, 10)  # each set is one observation
    assert got.low < got.high


def test_one_set_gives_no_interval_and_none_gives_no_value() -> None:
    single = share([1.0, 0.0], [3, 3])
    assert (single.value, single.known, single.side(0.1)) == (0.5, False, 0)
    nothing = mean([], [])
    assert (math.isnan(nothing.value), nothing.known, nothing.count) == (True, False, 0)
    constant = mean([8.0] * 6, [0, 0, 1, 1, 2, 2])
    assert (constant.low, constant.high) == (8.0, 8.0)


def test_sides() -> None:
    got = Estimate(0.4, 0.3, 0.5, 100, 25)
    assert [got.side(fair) for fair in (0.2, 0.3, 0.4, 0.5, 0.6)] == [1, 0, 0, 0, -1]


def test_every_observation_needs_its_set() -> None:
    with pytest.raises(ValueError, match="2 observations, but 1 deal sets"):
        mean([1.0, 2.0], [0])
