"""Starts a server: finds a port, binds it, and hands the socket to uvicorn."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from facedown.engine.errors import FacedownError
from facedown.server.app import make_app
from facedown.server.garbage import search_seldom
from facedown.server.guard import guard
from facedown.server.hall import Hall
from facedown.server.settings import Settings
from facedown.server.wire import TableWire

TRIES = 50
FAREWELL_SECONDS = 0.1  # for the last words to be sent
SWITCH_SECONDS = 0.001  # Python's usual 5 ms are long for the thread that writes, with a dozen statements for a commit
MOST_FRAME = 65_536  # bytes; a longer one ends the connection unread


class PortBusy(FacedownError):
    """Something else listens there; `free` is the next port that is not taken."""

    def __init__(self, port: int, free: int | None) -> None:
        offer = f"; {free} is free: --port {free}" if free else ""
        super().__init__(f"port {port} is in use by another program{offer}")
        self.port, self.free = port, free


def bind(host: str, port: int) -> socket.socket:
    """A bound socket; raises PortBusy, with the next free port to offer."""
    try:
        return _bound(host, port)
    except PermissionError:
        raise FacedownError(f"port {port} needs special rights; take one from 1024 on") from None
    except OSError as error:
        if error.errno not in _IN_USE:
            raise FacedownError(f"cannot listen on {host} port {port}: {error.strerror or error}") from None
    raise PortBusy(port, _next_free(host, port))


def bind_near(host: str, port: int, notice: Callable[[str], None]) -> socket.socket:
    """The port, or the next free one; says so if it is another."""
    try:
        return bind(host, port)
    except PortBusy as busy:
        if busy.free is None:
            raise
        notice(f"Port {port} is in use by another program; {busy.free} is free and is taken instead.")
        return bind(host, busy.free)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio turns off the wait for more data (TCP_NODELAY) only where the protocol is named; otherwise every second
    # small message waits 40 ms for the other side's acknowledgement of the first.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)  # two servers may bind an address that nobody listens on; this shows it
    except OSError:
        made.close()
        raise
    return made


def _next_free(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + TRIES, 65_536)):
        try:
            _bound(host, other).close()
        except OSError:
            continue
        return other
    return None


class TableServer(uvicorn.Server):
    """Says farewell to everyone before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall | None = self._app.state.get("hall")
        if hall is not None:
            hall.say_farewell()
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


class _NotOurMistake(logging.Filter):
    """What a broken client sends ends its connection; it is not worth an error in the log, which anyone could fill."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Invalid UTF-8 sequence")


_not_our_mistake = _NotOurMistake()


def server(settings: Settings, app: Litestar) -> uvicorn.Server:
    logging.getLogger("uvicorn.error").addFilter(_not_our_mistake)
    config = uvicorn.Config(
        guard(settings.limits.requests)(app),  # around everything, addresses that lead nowhere included
        log_config=None,
        access_log=False,
        server_header=False,
        ws=TableWire,
        ws_max_size=MOST_FRAME,
        ws_max_queue=16,
        ws_ping_interval=settings.ping_seconds,  # a half-open socket is found and closed
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=3,
        limit_concurrency=2 * settings.limits.all_sockets,
    )
    return TableServer(config, app)


def serve(settings: Settings, listening: socket.socket) -> None:
    search_seldom()
    sys.setswitchinterval(SWITCH_SECONDS)
    server(settings, make_app(settings)).run(sockets=[listening])


_IN_USE = {98, 48, 10048}  # EADDRINUSE on Linux, macOS and Windows
