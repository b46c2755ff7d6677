"""What is told to a client goes out at once where it can, and in order where it cannot."""

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader
from websockets.uri import parse_uri

from facedown.server.common.settings import Limits
from facedown.server.http.connection import Connection, Shared
from facedown.server.http.websocket_protocol import EXTENSION, TableWebSocket, say_of
from facedown.server.messages import to_page
from tests.server.house import run


class SlowSocket:
    """Takes texts when it is allowed to."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.calls = 0
        self.reads = asyncio.Event()
        self.scope = {"extensions": {EXTENSION: self._say}}

    def _say(self, *texts: bytes) -> bool:
        if self.reads.is_set():
            self.told += [text.decode() for text in texts]
            self.calls += 1
        return self.reads.is_set()

    async def send_data(self, text: str, mode: str) -> None:
        await self.reads.wait()
        self.told.append(text)


def connected() -> tuple[SlowSocket, Connection, asyncio.Task[None]]:
    """A socket that reads, what speaks to it, and the task that brings what had to wait."""
    socket = SlowSocket()
    shared = cast(Shared, SimpleNamespace(limits=Limits(), tables=None))
    connection = Connection(shared, cast(Any, socket), "")
    socket.reads.set()
    return socket, connection, asyncio.create_task(connection._write())


def test_nothing_overtakes_what_has_to_wait() -> None:
    async def test() -> None:
        socket, connection, writer = connected()
        connection.tell(to_page.Pong("0"))
        assert len(socket.told) == 1, "at once"
        socket.reads.clear()
        connection.tell(to_page.Pong("1"))
        await asyncio.sleep(0)  # the writer has it in its hands now, and nothing is in the outbox
        assert connection._outbox.empty()
        socket.reads.set()
        connection.tell(to_page.Pong("2"))
        connection.tell(to_page.Pong("3"))
        while len(socket.told) < 4:
            await asyncio.sleep(0)
        connection.tell(to_page.Pong("4"))
        writer.cancel()
        assert [json.loads(text)["id"] for text in socket.told] == ["0", "1", "2", "3", "4"]

    run(test)


def test_an_answer_goes_out_with_what_follows_from_it_and_never_after_it() -> None:
    async def test() -> None:
        socket, connection, writer = connected()
        connection.reply(to_page.Accepted("0"))
        assert not socket.told
        connection.tell(to_page.Pong("1"))
        assert (len(socket.told), socket.calls) == (2, 1)
        connection.reply(to_page.Accepted("2"))
        connection.reply(to_page.Accepted("3"))  # nothing followed from the one before
        connection._release()
        socket.reads.clear()
        connection.reply(to_page.Accepted("4"))
        connection.tell(to_page.Pong("5"))
        socket.reads.set()
        while len(socket.told) < 6:
            await asyncio.sleep(0)
        writer.cancel()
        assert [json.loads(text)["id"] for text in socket.told] == ["0", "1", "2", "3", "4", "5"]

    run(test)


def test_several_texts_are_written_at_once() -> None:
    async def test() -> None:
        ears = Ears()
        assert ears.wire._say(b"one", b"x" * 300)
        heard = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
        heard.receive_data(bytes(ears.written))
        assert [cast(Frame, frame).data for frame in heard.events_received()] == [b"one", b"x" * 300]

    run(test)


def test_where_another_server_has_the_socket_everything_waits_for_it() -> None:
    assert say_of({"extensions": None})(b"{}") is False
    assert say_of({})(b"{}") is False


class Ears:
    """A wire with its handshake done, and what has come over it."""

    def __init__(self, deflate: bool = False) -> None:
        config = Config(app=_nobody, ws_per_message_deflate=deflate, ws_max_size=10_000, log_config=None)
        self.written = bytearray()
        self.usual = 0
        self.wire = TableWebSocket(config, ServerState(), {}, asyncio.get_running_loop())
        transport = SimpleNamespace(
            write=self.written.extend,
            is_closing=lambda: False,
            pause_reading=lambda: None,
            close=lambda: None,
            get_extra_info=lambda name, default=None: default,
        )
        self.wire.connection_made(cast(Any, transport))
        self.wire.conn.state = State.OPEN
        self.wire.conn.parser = self.wire.conn.parse()
        next(self.wire.conn.parser)
        receive_data = self.wire.conn.receive_data

        def count(data: bytes | bytearray) -> None:
            self.usual += 1
            receive_data(data)

        self.wire.conn.receive_data = count  # type: ignore[method-assign]

    def heard(self) -> list[Any]:
        events = [self.wire.queue.get_nowait() for _ in range(self.wire.queue.qsize())]
        return [cast(Any, event).get("text", cast(Any, event).get("bytes", event["type"])) for event in events]


async def _nobody(scope: Any, receive: Any, send: Any) -> None: ...


def _masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def test_whatever_comes_in_whatever_pieces_is_heard_as_it_was_said() -> None:
    async def test() -> None:
        luck = random.Random(1)
        texts = [("x" * length).encode() for length in (0, 1, 80, 125, 126, 127, 128, 300)]
        for _ in range(300):
            ears = Ears()
            said = luck.choices(texts, k=4)
            data = b"".join(map(_masked, said))
            cuts = sorted(luck.sample(range(len(data)), min(len(data), luck.randrange(4))))
            for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
                ears.wire.data_received(data[start:end])
            assert ears.heard() == [text.decode() for text in said]
            assert not ears.written

    run(test)


def test_a_short_text_takes_the_short_way() -> None:
    async def test() -> None:
        ears = Ears()
        ears.wire.data_received(_masked("grüße".encode()))
        assert (ears.heard(), ears.usual) == (["grüße"], 0)
        ears.wire.data_received(_masked(b"a" * 126))
        assert (ears.heard(), ears.usual) == (["a" * 126], 1)

    run(test)


def test_what_looks_like_a_text_inside_another_is_none() -> None:
    async def test() -> None:
        ears = Ears()
        inner = _masked(b"inner")
        head = bytes((0x82, 0x80 | len(inner)))
        ears.wire.data_received(head)  # nothing is left in the parser's buffer, and yet it waits for the rest
        ears.wire.data_received(bytes(4))
        ears.wire.data_received(inner)
        assert ears.heard() == [inner]
        ears = Ears()
        ears.wire.data_received(_masked(b"one ", fin=False))
        ears.wire.data_received(_masked(b"two"))  # not allowed before the first is whole
        assert ears.heard() == ["websocket.disconnect"]

    run(test)


def test_texts_that_are_no_texts_end_the_connection_as_before() -> None:
    async def test() -> None:
        ears = Ears()
        ears.wire.data_received(_masked(b"\xff\xfe"))
        assert ears.heard() == ["websocket.disconnect"]

    run(test)


def test_what_is_said_can_be_read_at_every_length() -> None:
    async def test() -> None:
        for length in (0, 125, 126, 65_535, 65_536):
            ears, reader = Ears(), StreamReader()
            assert ears.wire._say(b"y" * length)
            reader.feed_data(bytes(ears.written))
            parsing = Frame.parse(reader.read_exact, mask=False)
            with pytest.raises(StopIteration) as found:
                next(parsing)
            assert found.value.value == Frame(Opcode.TEXT, b"y" * length)
            assert not reader.buffer

    run(test)
