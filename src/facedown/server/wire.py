"""The websocket protocol of the server: uvicorn's, with two things more.

What is told to a client goes out at once where it can, instead of by way of a task and five functions of a framework:
they cost more than the message. And a connection that has ended is gone soon: closing one politely waits until its
client has read everything; one that never reads would stay for ever, with all that waits for it, and without counting
among the sockets of its address any more.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINGER_SECONDS = 2.0  # for last words to be read
EXTENSION = "facedown.say"
Say = Callable[[bytes], bool]


def say_of(scope: Any) -> Say:
    """How something is said at once on the socket of this scope."""
    found: Say = (scope.get("extensions") or {}).get(EXTENSION, _not_here)
    return found


def _not_here(data: bytes) -> bool:
    """Another server than ours has the socket."""
    return False


class TableWire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it was not refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self._say

    def _say(self, text: bytes) -> bool:
        """False where it has to wait: the client does not read as fast as it is told things."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
