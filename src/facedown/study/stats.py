"""Computes how sure one can be: means and shares with 95 % intervals that respect the mirrored deals.

The games of one deal set share their cards, so they are not independent; whole sets are. So every interval here is
made from deal sets: a mean over all observations is a ratio of sums, sum(S_g) / sum(N_g) over the sets g, and its
variance is that of the sets' residuals, G / (G - 1) * sum((S_g - mean * N_g)**2) / sum(N_g)**2 (cluster-robust, also
known as the linearised ratio estimator). The interval is that standard error times Student's t with G - 1 degrees of
freedom. Only sets with at least one observation count into G, which keeps rare things honest. Where all sets have
equally many observations (win shares, for one) this is the plain t interval over the sets' means.

A share of which the sets show no variation at all (never, always, or the same in each) would get an interval of no
width; it gets Wilson's instead, with each set counted as one single observation.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

LEVEL = 0.95
TINY = 1e-12


@dataclass(frozen=True)
class Estimate:
    """Holds a mean or share with its interval; `low` and `high` are NaN with a single deal set."""

    value: float
    low: float
    high: float
    count: int  # observations
    sets: int  # deal sets they come from

    @property
    def known(self) -> bool:
        """Is there an interval?"""
        return not math.isnan(self.low)

    def side(self, fair: float) -> int:
        """Gives +1 if the whole interval lies above `fair`, -1 if below, else 0."""
        if not self.known:
            return 0
        return int(self.low > fair + TINY) - int(self.high < fair - TINY)


NOTHING = Estimate(math.nan, math.nan, math.nan, 0, 0)


def mean(values: Sequence[float], sets: Sequence[int]) -> Estimate:
    """Computes the mean of observations, each from the deal set named beside it."""
    return _ratio(values, sets)[0]


def share(values: Sequence[float], sets: Sequence[int]) -> Estimate:
    """Computes the mean of observations between 0 and 1."""
    made, varied = _ratio(values, sets)
    if not made.known:
        return made
    low, high = (made.low, made.high) if varied else wilson(made.value, made.sets)
    return Estimate(made.value, max(0.0, low), min(1.0, high), made.count, made.sets)


def sure(value: float, count: int, sets: int) -> Estimate:
    """Makes an estimate of what is certain, such as the win share of a bot that has all the seats."""
    return Estimate(value, value, value, count, sets)


def _ratio(values: Sequence[float], sets: Sequence[int]) -> tuple[Estimate, bool]:
    """Computes the estimate, and whether the deal sets differ at all."""
    if len(values) != len(sets):
        raise ValueError(f"{len(values)} observations, but {len(sets)} deal sets named")
    if not values:
        return NOTHING, False
    observed = np.asarray(values, float)
    _, group = np.unique(np.asarray(sets), return_inverse=True)
    sums, counts = np.bincount(group, observed), np.bincount(group)
    n, g = len(observed), len(counts)
    value = float(sums.sum() / n)
    if g < 2:
        return Estimate(value, math.nan, math.nan, n, g), False
    residuals = sums - value * counts
    error = math.sqrt(g / (g - 1) * float((residuals**2).sum())) / n
    reach = t_quantile((1 + LEVEL) / 2, g - 1) * error
    return Estimate(value, value - reach, value + reach, n, g), error > TINY


def wilson(value: float, n: int) -> tuple[float, float]:
    """Computes Wilson's interval for a share of n independent games."""
    if n < 1:
        return 0.0, 1.0
    z = t_quantile((1 + LEVEL) / 2, math.inf)
    middle = (value + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(value * (1 - value) / n + z * z / (4 * n * n))
    # at the ends the sum is 0 or 1 but for rounding
    return (0.0 if value <= 0 else middle - reach), (1.0 if value >= 1 else middle + reach)


@cache
def t_quantile(p: float, freedom: float) -> float:
    """Finds the value that Student's t exceeds with probability 1 - p, for p above one half."""
    low, high = 0.0, 1.0
    while t_below(high, freedom) < p:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if t_below(middle, freedom) < p:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def t_below(t: float, freedom: float) -> float:
    """Computes the probability that Student's t is at most t (t >= 0)."""
    if math.isinf(freedom):
        return 0.5 * math.erfc(-t / math.sqrt(2))
    return 1 - 0.5 * beta_part(freedom / (freedom + t * t), freedom / 2, 0.5)


def beta_part(x: float, a: float, b: float) -> float:
    """Computes the regularised incomplete beta function I_x(a, b), by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # the fraction runs quickly on the other side only
        return 1 - beta_part(1 - x, b, a)
    log_front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    c, d = 1.0, 1 / _off_zero(1 - (a + b) * x / (a + 1))
    fraction = d
    for m in range(1, 1000):
        step = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / _off_zero(1 + step * d)
        c = _off_zero(1 + step / c)
        fraction *= d * c
        step = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 / _off_zero(1 + step * d)
        c = _off_zero(1 + step / c)
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return math.exp(log_front) * fraction / a


def _off_zero(x: float) -> float:
    return x if abs(x) > 1e-300 else 1e-300
