"""Python's search for forgotten objects waits until nobody plays, but not until memory is full."""

import asyncio
import gc
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, repeat
from pathlib import Path

import pytest
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import connect

from facedown.server.http import http_protocol as connections
from facedown.server.http import websocket_protocol as wire
from facedown.server.http.connection import Connection, _Ended
from facedown.server.http.http_protocol import HttpProtocol
from facedown.server.http.websocket_protocol import TableWebSocket
from facedown.server.process import garbage_collection as garbage
from tests.server.house import house, run, sitting, tokens


def looks(monkeypatch: pytest.MonkeyPatch, done: Iterator[int], come: Iterator[int], most: int = 50) -> list[int]:
    """After which looks everything was searched, of the first `most` or until the second search."""
    looked, found = 0, list[int]()
    ended = asyncio.Event()

    def objects() -> tuple[int, int, int]:
        nonlocal looked
        looked += 1
        if looked >= most:
            ended.set()
        return next(come), 0, 0

    def search(generation: int = 2) -> int:
        assert generation == 2
        found.append(looked)
        if len(found) == 2:
            ended.set()
        return 0

    async def test() -> None:
        monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.0)
        monkeypatch.setattr(garbage, "LOOKS", 1)
        monkeypatch.setattr(garbage.GarbageCollector, "search_the_youngest", lambda self: None)
        monkeypatch.setattr(gc, "collect", search)
        # Those that are left, all of them old.
        monkeypatch.setattr(gc, "get_objects", lambda generation=2: range(3 * garbage.MANY if generation == 2 else 0))
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
from facedown.server.process import garbage_collection as garbage

class Thing: pass

gc.collect()  # also gives back lists that Python keeps for later, and that are not counted when they are used again
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


SLICES = """
import gc, weakref
from facedown.server.process import garbage_collection as garbage

class Thing: pass

def forgotten():
    thing = Thing()
    thing.itself = thing
    return weakref.ref(thing)

gc.collect()
garbage.search_seldom()
searches = garbage.GarbageCollector()
old = [[] for _ in range(garbage.YOUNG + 1)]
searches.search_the_youngest()
assert len(gc.get_objects(0)) < 1000, "what is left is not young any more"
assert searches.come >= garbage.YOUNG, "but it has come"

gone = forgotten()
searches.search_the_youngest()
assert gone() is not None, "few have come"
more = [[] for _ in range(garbage.YOUNG + 1)]
searches.search_the_youngest()
assert gone() is None, "found among the youngest"

gone = forgotten()
most = [[] for _ in range(garbage.SLICE + 1)]
before = searches.come
searches.search_the_youngest()
assert gone() is not None and len(gc.get_objects(0)) < 1000, "too many for one slice: they are put aside"
assert searches.come >= before > 2 * garbage.YOUNG + garbage.SLICE, "and counted"
searches.search_everything()
assert gone() is None, "found when everything is searched"
assert searches.come < 1000 and searches.known > 2 * garbage.YOUNG + garbage.SLICE
"""


def test_the_youngest_are_searched_in_slices() -> None:
    """In a process of its own, as above."""
    done = subprocess.run([sys.executable, "-c", SLICES], capture_output=True, text=True, check=False)
    assert done.stderr == ""


OF_CONNECTIONS = (HttpProtocol, TableWebSocket, WebSocket, Connection, WebSocketDisconnect, _Ended)


async def until_given_back() -> None:
    for _ in range(200):
        left = Counter(type(thing).__name__ for thing in gc.get_objects() if issubclass(type(thing), OF_CONNECTIONS))
        if not left:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"only a search would find {left}")


@pytest.mark.parametrize("kind", ["greets", "says nothing", "is not admitted", "asks for a page"])
def test_a_connection_that_has_ended_is_given_back_without_a_search(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "LINGER_SECONDS", 0.0)
    monkeypatch.setattr(connections, "LINGER_SECONDS", 0.0)

    async def test() -> None:
        with house(tmp_path) as here:
            made = await asyncio.to_thread(here.make, options={"players": 2})
            gc.collect()
            gc.disable()
            try:
                if kind == "greets":
                    async with sitting(here, made["table"], tokens(made)[0]):
                        pass
                elif kind == "asks for a page":
                    await asyncio.to_thread(here.get, "/")
                else:
                    async with connect(here.ws, proxy=None) as socket:
                        if kind == "is not admitted":
                            await socket.send("nonsense")
                            await socket.recv()
                await until_given_back()
            finally:
                gc.enable()

    run(test)
