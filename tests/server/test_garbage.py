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


def searches(monkeypatch: pytest.MonkeyPatch, done: Iterator[int], passes: Iterator[int]) -> int:
    """How often the server was asked what it has done until the second search began."""
    asked = found = 0
    searched = asyncio.Event()

    def ask() -> int:
        nonlocal asked
        asked += 1
        return next(done)

    def search() -> None:
        nonlocal found
        found += 1
        if found == 2:
            searched.set()

    async def test() -> None:
        monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.0)
        monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.0)
        monkeypatch.setattr(gc, "collect", search)
        monkeypatch.setattr(gc, "get_objects", lambda: range(3 * garbage.MANY))  # those that are left
        monkeypatch.setattr(gc, "get_count", lambda: (0, next(passes), 0))
        task = asyncio.create_task(garbage.search_when_quiet(ask))
        await searched.wait()
        task.cancel()

    run(test)
    return asked


def test_at_once_where_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searches(monkeypatch, iter([7, 7, 7, 7, 8, 9]), repeat(0)) == 4


def test_in_the_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searches(monkeypatch, iter([1, 2, 3, 4, 5, 5, 6, 7, 8, 8]), repeat(0)) == 10


def test_where_there_is_no_pause_when_as_many_have_come_as_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    many = garbage.MANY // garbage.FEW
    first, second = [10, many, 3 * many], [2 * many, 3 * many, 3 * many + 1]
    assert searches(monkeypatch, count(), iter(first + second)) == 2 * len(first + second)


FOUND = """
import gc, weakref
from facedown.server import garbage

class Thing: pass

def thing():
    made = Thing()
    made.itself = made
    return made

garbage.search_seldom()
young = weakref.ref(thing())
new = [[] for _ in range(2 * garbage.FEW)]
assert young() is None, "a cycle among few new objects is found"

old = thing()
new += [[] for _ in range(2 * garbage.FEW)]  # it outlives a search
gone = weakref.ref(old)
del old
passes = gc.get_count()[1]
new += [[] for _ in range(50 * garbage.FEW)]
assert gc.get_count()[1] >= passes + 45, "searches among the youngest are counted"
assert gone() is not None, "what has outlived one is not looked through again"
gc.collect()
assert gone() is None and gc.get_count()[1] == 0, "but it is when all are"
"""


def test_few_objects_are_searched_at_a_time_and_all_when_it_is_time() -> None:
    """In a process of its own: these settings are for the whole of it."""
    done = subprocess.run([sys.executable, "-c", FOUND], capture_output=True, text=True, check=False)
    assert done.stderr == ""
