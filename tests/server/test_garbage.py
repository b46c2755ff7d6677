"""Python's search for forgotten objects waits until nobody plays, but not for ever."""

import asyncio
import gc
from collections.abc import Iterator
from itertools import count

import pytest

from facedown.server import garbage
from tests.server.house import run


def searches(monkeypatch: pytest.MonkeyPatch, done: Iterator[int]) -> int:
    """How often the server was asked what it has done until the first search began."""
    asked = 0

    def ask() -> int:
        nonlocal asked
        asked += 1
        return next(done)

    async def test() -> None:
        searched = asyncio.Event()
        monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.0)
        monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
        monkeypatch.setattr(gc, "collect", searched.set)
        task = asyncio.create_task(garbage.search_when_quiet(ask))
        await searched.wait()
        task.cancel()

    run(test)
    return asked


def test_at_once_where_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searches(monkeypatch, iter([7, 7, 8, 9])) == 2


def test_in_the_first_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searches(monkeypatch, iter([1, 2, 3, 4, 5, 5, 6, 7])) == 6


def test_at_last_where_there_is_no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searches(monkeypatch, count()) == 2 * garbage.MOST_LOOKS


def test_a_server_searches_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(gc, "collect", lambda: told.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: told.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *values: told.append(values))
    garbage.search_seldom()
    assert told == ["collect", "freeze", garbage.SELDOM]
