"""Python's search for forgotten objects waits until nobody plays, but not until memory is full."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, repeat

import pytest

from facedown.server import garbage
from tests.server.house import run


def looks(monkeypatch: pytest.MonkeyPatch, done: Iterator[int], come: Iterator[int], most: int = 50) -> list[int]:
    """After which looks a search began, of the first `most` or until the second search."""
    looked, found = 0, list[int]()
    ended = asyncio.Event()

    def objects() -> tuple[int, int, int]:
        nonlocal looked
        looked += 1
        if looked >= most:
            ended.set()
        return next(come), 0, 0

    def search() -> None:
        found.append(looked)
        if len(found) == 2:
            ended.set()

    async def test() -> None:
        monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.0)
        monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
        monkeypatch.setattr(gc, "collect", search)
        monkeypatch.setattr(gc, "get_objects", lambda: range(3 * garbage.MANY))  # those that are left
        monkeypatch.setattr(gc, "get_count", objects)
        task = asyncio.create_task(garbage.search_when_quiet(lambda: next(done)))
        await ended.wait()
        task.cancel()

    run(test)
    return found


def test_at_once_where_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, repeat(7), repeat(garbage.FEW + 1)) == [1, 2]


def test_never_where_nothing_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, repeat(7), repeat(garbage.FEW)) == []


def test_in_the_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks(monkeypatch, iter([1, 2, 3, 4, 5, 5, 6, 7, 8, 8]), repeat(garbage.MANY)) == [3, 5]


def test_where_there_is_no_pause_when_as_many_have_come_as_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    many = garbage.MANY
    first, second = [10, many, many + 1], [many + 1, 3 * many, 3 * many + 1]
    assert looks(monkeypatch, count(), iter(first + second)) == [3, 6]


FOUND = """
import gc, weakref
from facedown.server import garbage

class Thing: pass

garbage.search_seldom()
lost = Thing()
lost.itself = lost
gone = weakref.ref(lost)
del lost
before = gc.get_count()[0]
new = [[] for _ in range(garbage.MANY)]
assert gc.get_count()[0] >= before + garbage.MANY, "what has come is counted"
for _ in range(garbage.MANY):
    new[0] = []
assert gc.get_count()[0] < before + garbage.MANY + 1000, "less what is gone"
assert gone() is not None, "nothing is searched by itself"
gc.collect()
assert gone() is None and gc.get_count()[0] < 1000, "but when it is time"
"""


def test_nothing_is_searched_before_it_is_time() -> None:
    """In a process of its own: these settings are for the whole of it."""
    done = subprocess.run([sys.executable, "-c", FOUND], capture_output=True, text=True, check=False)
    assert done.stderr == ""
