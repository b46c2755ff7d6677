"""Sockets that say nothing, read nothing, or are too many: they are closed, and the others notice nothing."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from facedown.server.common.settings import Limits, Rate
from facedown.words import Said
from tests.server.hostile import closed, fields, turned_away
from tests.server.house import GENEROUS, Client, House, house, run, sitting, tokens


def test_silence_and_half_open_sockets_are_closed(strict: House) -> None:
    async def test() -> None:
        async with connect(strict.ws, proxy=None) as socket:
            (told,) = await closed(socket)
            assert told["code"] == "bad_message"
            assert "none came" in told["text"]

    run(test)
    # connections that never finish their request do not keep others out
    sockets = [socket.create_connection(("127.0.0.1", strict.port)) for _ in range(20)]
    try:
        for half in sockets:
            half.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\n")
        assert strict.get("/api/health").json()["status"] == "ok"
    finally:
        for half in sockets:
            half.close()


def test_a_half_open_socket_is_found_and_closed(tmp_path: Path) -> None:
    """A client that vanished without a word answers no ping; the others see it go."""

    async def test() -> None:
        with house(tmp_path, ping_seconds=0.2) as place:
            made = place.make(options={"players": 2})
            async with sitting(place, made["table"], tokens(made)[1], name="Bob") as bob:
                with dumb(place, {"type": "hello", "table": made["table"], "token": tokens(made)[0]}):
                    await bob.until_state(lambda state: state["seats"][0]["connected"])
                    await bob.until_state(lambda state: not state["seats"][0]["connected"])
                    assert (await bob.ask(type="rename", name="Bobby"))["type"] == "accepted"

    run(test)


@contextmanager
def dumb(place: House, hello: dict[str, Any]) -> Iterator[socket.socket]:
    """A socket that speaks just enough to get in, and then never reads or answers."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # little room on the way: it is full soon
        made.connect(("127.0.0.1", place.port))
        made.sendall(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert b"101" in made.recv(1000)
        text = json.dumps(hello).encode()
        assert len(text) < 126
        made.sendall(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)  # one text frame, masked with zeros
        yield made


def test_a_reader_that_never_reads_is_cut_off(strict: House) -> None:
    """The outbox of a socket is bounded: nobody can make the server remember without end."""
    made = strict.make(options={"players": 2}, bots={"1": "random"}, start=True)

    async def test() -> None:
        async with sitting(strict, made["table"], made["watch"]):
            table = strict.tables.in_memory[made["table"]]
            (listener,) = table.listeners
            from facedown.server.messages import to_page

            listener._say = lambda data: False  # type: ignore[attr-defined]  # as where nothing more can be sent
            for number in range(200):
                listener.tell(to_page.Pong(str(number)))
            assert listener._closing  # type: ignore[attr-defined]
            assert listener._outbox.qsize() <= 21  # type: ignore[attr-defined]

    run(test)


def test_readers_that_never_read_cost_little_and_hold_nobody_up(tmp_path: Path) -> None:
    """Ten of them watch a table: what waits for each is bounded, each is cut off, and the players notice nothing."""

    async def test() -> None:
        limits = Limits(**{**fields(GENEROUS), "outbox": 20})
        with house(tmp_path, limits=limits) as place, ExitStack() as readers:
            place._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # else the system keeps megabytes
            made = place.make(options={"players": 2})
            hello = {"type": "hello", "table": made["table"], "token": made["watch"]}
            for _ in range(10):
                readers.enter_context(dumb(place, hello))
            async with (
                sitting(place, made["table"], tokens(made)[0]) as ann,
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
            ):
                table = place.tables.in_memory[made["table"]]
                while sum(listener.chair == -2 for listener in table.listeners) < 10:
                    await ann.quiet()
                waiting, changes = 0, 0
                while any(listener.chair == -2 for listener in list(table.listeners)):
                    changes += 1
                    assert (await ann.ask(type="rename", name=f"Ann {changes}"))["type"] == "accepted"
                    while bob.state["seats"][0]["name"] != f"Ann {changes}":
                        await bob.next()
                    assert bob.state["seats"][1]["connected"]
                    waiting = max(waiting, *(listener._outbox.qsize() for listener in list(table.listeners)))  # type: ignore[attr-defined]
                    assert changes < 5000
                assert waiting <= 21
                while len(place._server.server_state.connections) > 2:  # nor do their connections stay
                    await ann.quiet()
                assert (await ann.ask(type="start"))["type"] == "accepted"
                await bob.until_state(lambda state: state["phase"] == "running")

    run(test)


def test_a_viewer_that_cannot_be_told_keeps_the_news_from_nobody(
    place: House, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        chair = viewer = -2
        dismissed = address = ""

        def tell(self, message: Any) -> None:
            raise RuntimeError

        whisper = tell

        def update(self, table: Any) -> None:
            raise RuntimeError("no state for this one")

        def dismiss(self, code: Any, reason: Said) -> None:
            self.dismissed = code

    async def test() -> None:
        made = place.make()
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            broken = Broken()
            place.tables.in_memory[made["table"]].listeners.insert(0, broken)
            assert (await ann.ask(type="rename", name="Anna"))["type"] == "accepted"
            state = await ann.until_state()
            assert state["seats"][0]["name"] == "Anna"
            assert broken.dismissed == "restarting"

    run(test)
    assert "a state could not be told" in {record.message for record in caplog.records}


def test_too_many_sockets_of_one_address(strict: House) -> None:
    async def test() -> None:
        made = strict.make()
        opened: list[ClientConnection] = []
        try:
            for _ in range(6):
                socket = await connect(strict.ws, proxy=None)
                opened.append(socket)
                await Client(socket).send(type="hello", table=made["table"], token=made["watch"])
                await socket.recv()
            assert await turned_away(strict) == (4429, "too many open connections from your address; close other pages")
        finally:
            for socket in opened:
                await socket.close()

    run(test)


def test_opening_sockets_again_and_again_is_slowed_down_for_one_line_only(tmp_path: Path) -> None:
    """A line is a /64 of IPv6, so that changing the address does not help."""

    async def test() -> None:
        with house(tmp_path, limits=replace(GENEROUS, new_sockets=Rate(3, 0.0))) as place:
            made = place.make(listed=True)

            async def visit(address: str) -> tuple[int, str]:
                """As a proxy on this machine passes it on."""
                forwarded = {"X-Forwarded-For": address}
                async with connect(place.ws, proxy=None, additional_headers=forwarded) as socket:
                    with suppress(ConnectionClosed):
                        await Client(socket).send(type="hello", table=made["table"])
                        return 0, json.loads(await asyncio.wait_for(socket.recv(), 60))["type"]
                return socket.close_code or 0, socket.close_reason or ""

            told = [await visit(f"2001:db8::{number}") for number in range(1, 6)]
            too_many = (4429, "too many new connections from your address; wait a moment")
            assert told == [(0, "state")] * 3 + [too_many] * 2
            assert await visit("2001:db8:0:1::1") == (0, "state")

    run(test)


def test_a_full_server_takes_from_who_has_the_most(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, sockets=4, all_sockets=6)
        with house(tmp_path, limits=limits) as place:
            made = place.make(listed=True)
            greedy = [await watching(place, made, f"198.51.100.{number // 3}") for number in range(6)]
            guest = await watching(place, made, "192.0.2.1")  # the server is full, and yet
            closing = (await closed(greedy[2]))[-1]
            assert (closing["type"], closing["code"]) == ("closing", "too_fast")
            assert place._app.state.sockets.open.total == 6
            for socket in (*greedy, guest):
                await socket.close()

    run(test)


async def watching(place: House, made: dict[str, Any], address: str) -> ClientConnection:
    socket = await connect(place.ws, proxy=None, additional_headers={"X-Forwarded-For": address})
    await Client(socket).send(type="hello", table=made["table"])
    assert json.loads(await asyncio.wait_for(socket.recv(), 60))["type"] == "state"
    return socket
