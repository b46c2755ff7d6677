"""Speaks uvicorn's HTTP protocol, with fair shares of connections and a deadline for all a client has to do. That is to
send the head of a request, to send its body, and to read the answer."""

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from facedown.server.common.open_places import OpenPlaces
from facedown.server.common.rate_limits import Buckets, address_group
from facedown.server.common.settings import Limits
from facedown.server.http.paced_answers import ABORT
from facedown.server.http.websocket_protocol import TableWebSocket

LINGER_SECONDS = 5.0  # for a body that nobody wants any more, so that the client reads the answer
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 10\r\nConnection: close\r\n"
    b'Content-Length: 70\r\n\r\n{"problems":["too many connections from your address; wait a moment"]}'
)
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_Phase = tuple[str, Any]


class TableConfig(uvicorn.Config):
    """Adds our settings to uvicorn's."""

    def __init__(self, app: Any, limits: Limits, room: int, **more: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=TableWebSocket, limit_concurrency=None, **more)
        self.limits = limits
        self.all_connections = min(limits.all_connections, room)
        self.new_connections = Buckets(limits.new_connections)
        self.places: OpenPlaces[asyncio.Transport] = OpenPlaces(limits.connections, self.all_connections, _abort)

    def is_proxy(self, host: str) -> bool:
        """Does this address pass on what others ask? Then it has no share of its own."""
        return host in cast(ProxyHeadersMiddleware, self.loaded_app).trusted_hosts


def _abort(transport: asyncio.Transport) -> None:
    transport.abort()


class HttpProtocol(H11Protocol):
    config: TableConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.app = self._run

    async def _run(self, scope: Any, receive: Any, send: Any) -> None:
        """Runs the application, which may end the connection of a request."""
        scope["extensions"] = {ABORT: self.transport.abort}
        await self.config.loaded_app(scope, receive, send)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._phase: _Phase = ("", None)
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._received, self._begun = 0, 0.0
        self._group = address_group(self.client[0]) if self.client else ""
        if self._is_admitted():
            self._look()
        else:
            transport.write(TURNED_AWAY)
            self._close()

    def _is_admitted(self) -> bool:
        if self.client and self.config.is_proxy(self.client[0]):
            return len(self.connections) <= self.config.all_connections
        if not self.config.new_connections.take(self._group):
            return False  # before anything is read: who connects again and again costs others next to nothing
        return self.config.places.enter(self._group, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade(event)
        cast(TableWebSocket, self.transport.get_protocol()).when_lost = self._end

    def _end(self) -> None:
        self.app = (
            self.config.loaded_app
        )  # no longer a method of its own: what has ended is given back without a search
        self._stop_timers()
        self.config.places.leave(self._group, self.transport)

    # --- what the client has to do in time ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._close()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cancel(self._write_timer)
        self._write_timer = self.loop.call_later(self.config.limits.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel(self._write_timer)

    def _look(self) -> None:
        """Starts a deadline when something new is expected of the client. Further bytes do not move it."""
        if self.transport.get_protocol() is not self:  # it is a websocket now
            return
        phase = self._expected()
        if phase == self._phase:
            return
        self._cancel(self._timer)
        self._phase, limits = phase, self.config.limits
        match phase[0]:
            case "head":
                self._timer = self.loop.call_later(limits.head_seconds, self._give_up)
            case "idle":
                self._timer = self.loop.call_later(2 * self.timeout_keep_alive, self._give_up)
            case "unwanted":
                self._timer = self.loop.call_later(LINGER_SECONDS, self._give_up)
            case "body":
                self._received, self._begun = 0, self.loop.time()
                self._timer = self.loop.call_later(limits.body_seconds, self._check_body)

    def _expected(self) -> _Phase:
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            return ("unwanted" if self.cycle.response_complete else "body"), self.cycle
        if theirs is h11.IDLE:
            has_begun = self.cycle is None or bool(self.conn.trailing_data[0])
            return ("head" if has_begun else "idle"), self.cycle
        return "", None

    def _check_body(self) -> None:
        """Gives a body its time: it has some seconds, and more for each kilobyte that has come; time in which we did
        not read is free."""
        limits = self.config.limits
        if self.flow.read_paused:
            self._begun = self.loop.time()
        left = self._begun + limits.body_seconds + self._received / limits.body_rate - self.loop.time()
        if left > 0:
            self._timer = self.loop.call_later(left, self._check_body)
        else:
            self._give_up()

    def _give_up(self) -> None:
        if self._phase[0] in {"head", "body"} and not (self.cycle and self.cycle.response_started):
            self.transport.write(TOO_SLOW)
        self._close()

    def _close(self) -> None:
        """Closes after what is on its way, but not later than soon: a client that does not read is not waited for."""
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _stop_timers(self) -> None:
        self._cancel(self._timer)
        self._cancel(self._write_timer)

    @staticmethod
    def _cancel(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()
