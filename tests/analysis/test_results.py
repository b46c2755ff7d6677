"""Regret, and how it is summed up."""

import pytest

from facedown.analysis.results import Judged, Known, Progress, Weighing, cost, judge, summaries


def judged(number: int, regret: float | None, seat: int = 0, noise: float = 0.0) -> Judged:
    weighing = Weighing([(1, 0.5, 10), (2, 0.5 - (regret or 0), 5) if regret is not None else (2, None, 0)])
    made = judge(number, seat, 2, weighing, {1: "this", 2: "that"})
    return Judged(number, seat, 2, 1, made.value, made.regret, noise, made.choices)


def test_regret_is_what_the_bots_choice_is_worth_more() -> None:
    one = judge(7, 1, 2, Weighing([(1, 0.5, 900), (3, 0.55, 10), (2, 0.2, 90)], {1: 0.03, 2: 0.04}), {})
    assert (one.best, one.value, one.regret) == (1, 0.5, 0.3)
    assert one.noise == pytest.approx(0.05)
    better = judge(7, 1, 3, Weighing([(1, 0.5, 900), (3, 0.55, 10)], {1: 0.03, 3: 0.2}), {})
    assert (better.regret, better.noise) == (0.0, 0.0)  # a lucky look is no better choice


def test_a_choice_that_the_bot_did_not_look_at_has_no_cost() -> None:
    assert judged(1, None).regret is None
    assert cost(judged(1, None)) == 0.0


def test_what_chance_explains_costs_nothing() -> None:
    assert cost(judged(1, 0.05, noise=0.03)) == 0.0
    assert cost(judged(1, 0.05, noise=0.02)) == 0.05


def test_a_summary_counts_what_there_is_an_opinion_on() -> None:
    few = [judged(1, 0.1), judged(2, 0.0), judged(3, None), judged(4, 0.3), judged(5, 0.2, seat=1)]
    first, second, third = summaries(few, 3)
    assert (first.decisions, first.good, first.total, first.costliest) == (3, 1, 0.4, [4, 1])
    assert first.mean == pytest.approx(0.1333)
    assert (second.decisions, second.costliest) == (1, [5])
    assert (third.decisions, third.mean) == (0, 0.0)


def test_only_what_is_new_is_told_with_the_summary_of_all() -> None:
    kept = Progress(9, 3, [1.0, 0.0], [judged(1, 0.1), Known(2, -2, {}), judged(3, 0.2)])
    told = kept.told(2, state="working")
    assert ([one.number for one in told.judged], told.known, told.done, told.positions) == ([3], [], 3, 9)
    assert told.summaries[0].decisions == 2
