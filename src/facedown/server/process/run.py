"""Starts a server: makes the application and hands a bound socket to uvicorn."""

import asyncio
import logging
import socket
import sys
from contextlib import suppress

import uvicorn
from litestar import Litestar

from facedown.server.common.settings import Settings
from facedown.server.http.guard import guard
from facedown.server.http.http_protocol import TableConfig
from facedown.server.process.app import make_app
from facedown.server.process.garbage_collection import search_seldom
from facedown.server.process.ports import PortBusy, bind, bind_near
from facedown.server.tables import Tables

__all__ = ["PortBusy", "bind", "bind_near", "serve", "server"]
SPARE_FILES = 256  # for the database, other processes, lookups
CLOSING_SECONDS = 0.1  # for the last messages to be sent
SWITCH_SECONDS = 0.001  # Python's usual 5 ms are long for the thread that writes, with a dozen statements for a commit
MOST_FRAME = 65_536  # bytes; a longer one ends the connection unread


class TableServer(uvicorn.Server):
    """Tells all clients that it restarts before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tables: Tables | None = self._app.state.get("tables")
        if tables is not None:
            tables.announce_restart()
            await asyncio.sleep(CLOSING_SECONDS)
        await super().shutdown(sockets)


THEIR_MISTAKES = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")


class _NotOurMistake(logging.Filter):
    """Keeps out of the log what a broken client sends. It ends its connection; it is not worth an error in the log,
    which anyone could fill."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(THEIR_MISTAKES)


_not_our_mistake = _NotOurMistake()


def server(settings: Settings, app: Litestar) -> uvicorn.Server:
    logging.getLogger("uvicorn.error").addFilter(_not_our_mistake)
    config = TableConfig(
        guard(settings)(app),  # around everything, addresses that lead nowhere included
        settings.limits,
        room=_files() - SPARE_FILES,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_FRAME,
        ws_max_queue=16,
        ws_ping_interval=settings.ping_seconds,  # a half-open socket is found and closed
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=3,
    )
    return TableServer(config, app)


def _files() -> int:
    """Counts how many files and connections this process may have open; asks for as many as the system allows."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def serve(settings: Settings, listening: socket.socket) -> None:
    search_seldom()
    sys.setswitchinterval(SWITCH_SECONDS)
    server(settings, make_app(settings)).run(sockets=[listening])
