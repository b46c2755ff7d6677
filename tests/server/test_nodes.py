"""Servers on one database: their heartbeats, and the times in which none of them ran."""

import pytest

from facedown.server.silences import Silences


def test_seconds_with_a_server() -> None:
    silences = Silences([(100.0, 110.0), (200.0, 230.0)])
    assert silences.awake_seconds(0.0, 50.0) == 50.0
    assert silences.awake_seconds(0.0, 105.0) == 100.0
    assert silences.awake_seconds(105.0, 120.0) == 10.0
    assert silences.awake_seconds(102.0, 108.0) == 0.0
    assert silences.awake_seconds(0.0, 300.0) == 260.0
    assert silences.awake_seconds(110.0, 200.0) == 90.0
    assert silences.awake_seconds(50.0, 40.0) == 0.0


def test_silences_that_touch_are_counted_once() -> None:
    silences = Silences([(20.0, 40.0), (10.0, 30.0), (12.0, 15.0), (50.0, 50.0)])
    assert silences.awake_seconds(0.0, 100.0) == 70.0


@pytest.mark.parametrize(
    ("start", "seconds", "end"), [(0.0, 5.0, 5.0), (0.0, 15.0, 25.0), (12.0, 5.0, 25.0), (0.0, 45.0, 60.0)]
)
def test_when_so_many_seconds_have_passed(start: float, seconds: float, end: float) -> None:
    silences = Silences([(10.0, 20.0), (50.0, 55.0)])
    assert silences.awake_after(start, seconds) == end
    assert silences.awake_seconds(start, end) == seconds
