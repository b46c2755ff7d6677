"""Slow requests: in a process of their own, in fair turns, and not for clients who have gone."""

import asyncio
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from facedown.engine.errors import LogError
from facedown.server.views import slow_requests as heavy
from facedown.server.views.replays import TooLong, opened
from facedown.server.views.slow_requests import BadInput, SlowRequests, Turns
from facedown.server.views.slow_worker import ShowFile
from facedown.workers.fair_queue import Asker, Busy
from tests.server.house import PATIENCE, House, house, run

# Writes down what it is asked. `slow` takes until somebody breaks it off, or until the file `go` is there.
HELPER = """
import sys, time, msgspec
from pathlib import Path
from facedown.server.views.slow_worker import Question, Reply
from facedown.workers.process import Abandoned, answer_questions

folder = Path(sys.argv.pop())

def note(text):
    with (folder / "notes").open("a") as file:
        file.write(text + "\\n")

def answer(line):
    asked = msgspec.json.decode(line, type=Question)
    note(asked.data.decode())
    while asked.data.startswith(b"slow") and not (folder / "go").exists():
        time.sleep(0.01)
    return msgspec.json.encode(Reply(b"{}"))

def broken_off(line):
    note("broken off")
    return msgspec.json.encode(Reply(broken_off=True))

answer_questions(answer, broken_off)
"""


def notes(folder: Path) -> list[str]:
    file = folder / "notes"
    return file.read_text().split("\n")[:-1] if file.exists() else []


def until(folder: Path, *wanted: str) -> None:
    end = time.monotonic() + PATIENCE
    while notes(folder) != list(wanted):
        assert time.monotonic() < end, notes(folder)
        time.sleep(0.02)


@contextmanager
def noting(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose helper writes down what it is asked."""
    monkeypatch.setattr(heavy, "command", lambda module, nicer: (sys.executable, "-c", HELPER, str(folder)))
    with house(folder) as where:
        yield where


class Post:
    """A request whose answer nobody has read yet."""

    def __init__(self, where: House, body: str, address: str = "127.0.0.1") -> None:
        self._socket = socket.create_connection(("127.0.0.1", where.port), PATIENCE, (address, 0))
        lines = ["POST /api/replays HTTP/1.1", "Host: x", "Connection: close", "Content-Type: application/json"]
        head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""])
        self._socket.sendall((head + body).encode())

    def leave(self) -> None:
        self._socket.close()

    def status(self) -> int:
        data = b""
        while part := self._socket.recv(65_536):
            data += part
        self._socket.close()
        return int(data.split()[1])


def test_what_has_begun_is_broken_off_when_the_client_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with noting(tmp_path, monkeypatch) as where:
        gone = Post(where, "slow")
        until(tmp_path, "slow")
        pid = where._app.state.slow_requests.pid
        gone.leave()
        until(tmp_path, "slow", "broken off")
        assert Post(where, "next").status() == 200
        assert where._app.state.slow_requests.pid == pid


def test_what_waits_is_not_begun_when_the_client_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with noting(tmp_path, monkeypatch) as where:
        first = Post(where, "slow")
        until(tmp_path, "slow")
        gone = [Post(where, f"gone{number}") for number in range(3)]
        waiting(where, 3)
        for one in gone:
            one.leave()
        waiting(where, 0)
        last = Post(where, "last")
        waiting(where, 1)
        (tmp_path / "go").touch()
        assert (first.status(), last.status()) == (200, 200)
        assert notes(tmp_path) == ["slow", "last"]


def waiting(where: House, number: int) -> None:
    end = time.monotonic() + PATIENCE
    while where._app.state.slow_requests.waiting != number:
        assert time.monotonic() < end, where._app.state.slow_requests.waiting
        time.sleep(0.01)


def test_one_address_cannot_make_others_wait_for_all_it_has_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty posts of one client made others wait for over a minute."""
    with noting(tmp_path, monkeypatch) as where:
        first = Post(where, "slow", "127.0.0.2")
        until(tmp_path, "slow")
        many = []
        for number in range(12):
            many.append(Post(where, f"many{number}", "127.0.0.2"))
            waiting(where, min(number + 1, heavy.MOST_EACH))
        refused = [one.status() for one in many[heavy.MOST_EACH :]]
        assert refused == [429] * (12 - heavy.MOST_EACH)
        honest = Post(where, "honest", "127.0.0.3")
        waiting(where, heavy.MOST_EACH + 1)
        (tmp_path / "go").touch()
        assert [one.status() for one in (first, honest, *many[: heavy.MOST_EACH])] == [200] * (heavy.MOST_EACH + 2)
    assert notes(tmp_path).index("honest") == 1


def test_short_files_go_before_long_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who has a usual game shown waits for clients that send the longest that can be sent."""
    monkeypatch.setattr(heavy, "LONG", 10)
    with noting(tmp_path, monkeypatch) as where:
        posts = [Post(where, "slow", "127.0.0.2")]
        until(tmp_path, "slow")
        for number, body in enumerate(["a long file", "another long file", "short"]):
            posts.append(Post(where, body, f"127.0.0.{3 + number}"))
            waiting(where, number + 1)
        (tmp_path / "go").touch()
        assert [one.status() for one in posts] == [200] * 4
    assert notes(tmp_path) == ["slow", "short", "a long file", "another long file"]


def test_what_takes_too_long_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy, "MOST_SECONDS", 0.2)
    with noting(tmp_path, monkeypatch) as where:
        assert Post(where, "slow").status() == 503
        assert Post(where, "next").status() == 200


def test_a_helper_that_ends_is_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        broken = SlowRequests(0, (sys.executable, "-c", "raise SystemExit"))
        with pytest.raises(Busy):
            await broken.ask(Asker(), ShowFile(data=b"{}", sight="open"))
        helper = SlowRequests(0)
        try:
            with pytest.raises(BadInput, match="not a text file"):
                await helper.ask(Asker(), ShowFile(data=b"\xff", sight="open"))
            assert helper.pid is not None
            await helper._helper.close()
            with pytest.raises(BadInput):
                await helper.ask(Asker(), ShowFile(data=b"{}", sight="open"))
        finally:
            await helper.close()
        assert helper.pid is None

    run(test)


def test_a_helper_with_nothing_to_do_ends_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy, "IDLE_SECONDS", 0.05)

    async def test() -> None:
        helper = SlowRequests(0)
        try:
            for _ in range(2):
                with pytest.raises(BadInput):
                    await helper.ask(Asker(), ShowFile(data=b"{}", sight="open"))
                while helper.pid is not None:
                    await asyncio.sleep(0.02)
        finally:
            await helper.close()

    run(test)


def test_a_file_that_is_too_long_is_refused_before_it_is_played() -> None:
    row = '["chance", "dealer:2", "6f3a0c1d9b"]'
    with pytest.raises(TooLong):
        opened(f'{{"actions": [{", ".join([row] * 12_001)}]}}')
    with pytest.raises(LogError):
        opened(f'{{"actions": [{", ".join([row] * 12_000)}]}}')


def test_tables_are_made_in_fair_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty addresses that make tables at full speed do not keep somebody else from making one."""
    order: list[str] = []
    gate = asyncio.Event()

    async def test() -> None:
        turns = Turns(0.5)

        async def make(name: str, address: str) -> None:
            async def work() -> None:
                await gate.wait()
                order.append(name)

            await turns.run(Asker(address), work)

        asked = [asyncio.create_task(make(f"m{number}", "m")) for number in range(12)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(make("ann", "a")))
        await asyncio.sleep(0)
        gate.set()
        done = await asyncio.gather(*asked, return_exceptions=True)
        refused = [isinstance(result, Busy) and result.own for result in done]
        assert refused == [False] * (heavy.MOST_EACH + 1) + [True] * (12 - heavy.MOST_EACH - 1) + [False]
        assert order.index("ann") == 1

    run(test)
