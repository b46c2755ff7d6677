"""The websocket protocol of the server: uvicorn's, but a connection that has ended is gone soon.

Closing a connection politely waits until its client has read everything. One that never reads would stay for ever,
with all that waits for it, and without counting among the sockets of its address any more.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_SECONDS = 2.0  # for last words to be read


class TableWire(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
