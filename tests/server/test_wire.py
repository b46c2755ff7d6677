"""What is told to a client goes out at once where it can, and in order where it cannot."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

from facedown.server import protocol as say
from facedown.server.settings import Limits
from facedown.server.socket import Connection, Door
from facedown.server.wire import EXTENSION, say_of
from tests.server.house import run


class SlowSocket:
    """Takes texts when it is allowed to."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.reads = asyncio.Event()
        self.scope = {"extensions": {EXTENSION: self._say}}

    def _say(self, data: bytes) -> bool:
        if self.reads.is_set():
            self.told.append(data.decode())
        return self.reads.is_set()

    async def send_data(self, text: str, mode: str) -> None:
        await self.reads.wait()
        self.told.append(text)


def test_nothing_overtakes_what_has_to_wait() -> None:
    async def test() -> None:
        socket = SlowSocket()
        door = cast(Door, SimpleNamespace(limits=Limits(), hall=None))
        connection = Connection(door, cast(Any, socket), "")
        writer = asyncio.create_task(connection._write())
        socket.reads.set()
        connection.tell(say.Pong("0"))
        assert len(socket.told) == 1, "at once"
        socket.reads.clear()
        connection.tell(say.Pong("1"))
        await asyncio.sleep(0)  # the writer has it in its hands now, and nothing is in the outbox
        assert connection._outbox.empty()
        socket.reads.set()
        connection.tell(say.Pong("2"))
        connection.tell(say.Pong("3"))
        while len(socket.told) < 4:
            await asyncio.sleep(0)
        connection.tell(say.Pong("4"))
        writer.cancel()
        assert [json.loads(text)["id"] for text in socket.told] == ["0", "1", "2", "3", "4"]

    run(test)


def test_where_another_server_has_the_socket_everything_waits_for_it() -> None:
    assert say_of({"extensions": None})(b"{}") is False
    assert say_of({})(b"{}") is False
