"""Speaks the websocket protocol: uvicorn's, with two things more.

What is told to a client goes out at once where it can, instead of by way of a task and five functions of a framework:
they cost more than the message. And a connection that has ended is gone soon: closing one politely waits until its
client has read everything; one that never reads would stay forever, with all that waits for it, and without counting
among the sockets of its address any more.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that is there
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

MOST_QUEUED = 1_000  # messages of one socket that have come and are not yet looked at
LINGER_SECONDS = 2.0  # for last words to be read
EXTENSION = "facedown.say"
WHOLE_TEXT = 0x81
MASKED = 0x80
_BETWEEN = StreamReader.at_eof.__code__  # where a parser waits for the next message
HEAD = 6  # bytes before a short text of a client: what it is, its length, its mask
Say = Callable[..., bool]  # with one text, or with several that follow each other


def say_of(scope: Any) -> Say:
    """Finds the function that sends at once on the socket of this scope."""
    found: Say = (scope.get("extensions") or {}).get(EXTENSION, _not_here)
    return found


def _not_here(*texts: bytes) -> bool:
    """Says nothing: another server than ours has the socket."""
    return False


def _head(length: int) -> bytes:
    """Writes what stands before a text that is sent whole (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def _is_between_messages(parser: Any) -> bool:
    while (within := parser.gi_yieldfrom) is not None:
        parser = within
    return parser.gi_code is _BETWEEN


class TableWebSocket(WebSocketsSansIOProtocol):
    when_lost: Callable[[], None] = staticmethod(lambda: None)  # called when the connection has ended

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.when_lost()
        if hasattr(self, "scope"):  # which it refers to, and which need not refer to it any more
            self.scope["extensions"].pop(EXTENSION, None)

    def send_receive_event_to_app(self) -> None:
        """Hands on what was read, which may hold thousands of tiny messages: who sends more than can be answered is cut
        off."""
        if self.queue.qsize() < MOST_QUEUED:
            super().send_receive_event_to_app()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it was not refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self._say

    def _say(self, *texts: bytes) -> bool:
        """Sends bytes; False where it has to wait: the client does not read as fast as the server writes."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if self.conn.extensions:  # it is made smaller on the way
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    def data_received(self, data: bytes) -> None:
        """Takes what was read: nearly always these are one whole short text and nothing else; what is not so goes the
        usual way."""
        conn = self.conn
        if (
            HEAD <= len(data) < HEAD + 126
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | len(data) - HEAD
            and conn.state is State.OPEN
            and conn.current_size is None  # no other message is half here
            and _is_between_messages(conn.parser)
            and not (conn.reader.buffer or conn.extensions or self.close_sent)
        ):
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[HEAD:], data[HEAD - 4 : HEAD])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
