"""Sends messages to a client, in order and without waiting; a client that does not read loses its connection."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import LitestarException

from facedown.server.http.websocket_protocol import say_of
from facedown.server.messages import to_page


class Outbox:
    def __init__(self, socket: WebSocket[Any, Any, Any], most: int) -> None:
        self._socket = socket
        self._say = say_of(socket.scope)
        self._most = most
        self._held: bytes | None = None  # an answer that goes out together with the state that follows from it
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()  # what could not be said at once
        self._late = False  # something is on its way that was in the outbox
        self._closing = False
        self._ended = asyncio.Event()  # and what waits to be sent has little time left
        self._room = asyncio.Event()  # a client that does not read its answers is not listened to meanwhile
        self._room.set()

    def tell(self, message: to_page.ServerMessage) -> None:
        self._send(self._encoded(message))

    def reply(self, message: to_page.ServerMessage) -> None:
        """Answers a command: sent with the next message, or at the end of the command."""
        self._release()
        self._held = self._encoded(message)

    def _encoded(self, message: to_page.ServerMessage) -> bytes:
        if type(message) is to_page.Refused and not self._closing:
            self._count_refused(message.code)
        return msgspec.json.encode(message)

    def _count_refused(self, code: str) -> None:
        """Counts a refusal; a method, since an outbox that held one of its own would be found by a search only."""
        raise NotImplementedError

    def _release(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            self._send(held)

    def _send(self, data: bytes) -> None:
        texts = (data,) if self._held is None else (self._held, data)
        self._held = None
        if self._closing or (not self._late and self._outbox.empty() and self._say(*texts)):
            return
        for text in texts:
            if self._outbox.qsize() >= self._most:
                self._end()  # a reader that slow gets everything again when it comes back
                return
            self._outbox.put_nowait(text)
        if self._outbox.qsize() > self._most // 2:
            self._room.clear()

    def whisper(self, message: to_page.ServerMessage) -> None:
        if self._outbox.qsize() < self._most // 4:
            self.tell(message)

    def _end(self) -> None:
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(None)
            self._ended.set()

    async def _write(self) -> None:
        while (data := await self._outbox.get()) is not None:
            if self._outbox.qsize() <= self._most // 2:
                self._room.set()
            self._late = True
            try:
                await self._socket.send_data(data.decode(), mode="text")
            except (LitestarException, RuntimeError, OSError):
                return
            self._late = False
