"""How sure an answer is, and what a difference is worth."""

import math

from facedown.study.charts import Bars, Chart, Dots, Series
from facedown.study.stats import NOTHING, Estimate
from facedown.study.sure import difference, rounded_up, sure_of_charts


def around(value: float, reach: float, sets: int = 50) -> Estimate:
    return Estimate(value, value - reach, value + reach, 100, sets)


def test_a_difference_is_clear_beyond_both_intervals_together() -> None:
    assert not difference(around(0.5, 0.03), around(0.55, 0.04)).clear  # together they reach 0.05
    assert difference(around(0.5, 0.03), around(0.551, 0.04)).clear
    assert difference(around(0.5, 0.03), around(0.3, 0.04)).value < 0


def test_of_skew_intervals_the_sides_towards_each_other_count() -> None:
    always = Estimate(1.0, 0.6, 1.0, 8, 4)
    assert math.isclose(difference(around(0.5, 0.3), always).reach, 0.5)
    assert math.isclose(difference(always, around(0.5, 0.3)).reach, 0.5)


def test_without_intervals_nothing_is_clear() -> None:
    one_set = Estimate(0.9, math.nan, math.nan, 4, 1)
    gap = difference(around(0.1, 0.01), one_set)
    assert not gap.clear
    assert gap.games_to_tell(100) is None


def test_how_many_games_would_tell() -> None:
    gap = difference(around(10.0, 3.0), around(12.0, 4.0))  # 2 where 5 would be needed
    assert gap.games_to_tell(100) == 625
    assert difference(around(1.0, 3.0), around(1.0, 3.0)).games_to_tell(100) is None
    assert difference(around(1.0, 3.0), around(1.0001, 3.0)).games_to_tell(100) is None  # millions
    assert [rounded_up(n) for n in (7, 99, 625, 48_123)] == ["7", "99", "630", "49,000"]


def bars(reach: float, **more: float) -> Chart:
    return Chart("key", "What?", [Bars(["a", "b"], [around(0.5, reach), NOTHING], "axis", "row", **more)], "games")  # type: ignore[arg-type]


def test_the_width_of_intervals_has_a_word() -> None:
    assert sure_of_charts([bars(0.02)]).startswith("Firm. The interval reaches 2.0 % to each side.")
    assert sure_of_charts([bars(0.07), bars(0.01)]).startswith("Fair. The middle one of 2 intervals reaches 7.0 %")
    assert sure_of_charts([bars(0.2)]).startswith("A hint only")
    assert sure_of_charts([bars(0.02)]).endswith("Counted in 50 deal sets.")
    assert sure_of_charts([]) == "Not at all."
    lone = Bars(["a"], [Estimate(0.5, math.nan, math.nan, 4, 1)], "axis", "row")
    assert sure_of_charts([Chart("k", "What?", [lone], "games")]) == "Not at all: one deal set has no intervals."


def test_a_mean_is_judged_by_its_size_and_a_difference_by_its_sign() -> None:
    mean = Chart("k", "What?", [Bars(["a"], [around(100.0, 2.0)], "axis", "row", percent=False)], "games")
    assert sure_of_charts([mean]).startswith("Firm. The interval reaches 2.0 %")
    gaps = Dots(["a", "b"], [Series("gap", [around(0.2, 1.0), around(3.0, 1.0)])], "axis", "row", fair=0.0)
    assert sure_of_charts([Chart("k", "What?", [gaps], "games")]).startswith("1 of 2 differences are clear")
