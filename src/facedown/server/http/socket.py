"""Accepts sockets from our own page, as many as there is room for, and turns the others away."""

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send

from facedown.server.common.open_places import OpenPlaces
from facedown.server.common.rate_limits import Buckets, address_group
from facedown.server.common.settings import Settings
from facedown.server.http.connection import Connection, Shared
from facedown.server.http.origins import same_origin
from facedown.server.tables import Tables
from facedown.words import Message
from facedown.words.server import say as words

TRY_LATER = 4429  # code of a close: come back, but not at once


class SocketServer:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.shared = Shared(tables, settings.limits)
        self._origins = settings.origins
        self._new = Buckets(settings.limits.new_sockets)
        self._entering = Buckets(settings.limits.entering)
        self.open: OpenPlaces[Connection] = OpenPlaces(settings.limits.sockets, settings.limits.all_sockets, _make_way)

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await self._receive(socket)
        finally:  # they refer to the socket, and it to them: without them it is given back at once
            socket.receive, socket.send = empty_receive, empty_send

    async def _receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        group = address_group(socket.client.host if socket.client else "")
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), self._origins):
            await socket.close(code=4403, reason=str(words("closed.foreign_page")))
            return
        connection = Connection(self.shared, socket, group)
        if not self._new.take(group):
            await _turn_away(socket, words("closed.many_new"))
            return
        if (pause := self._entering.of(group).wait()) > 0:
            await asyncio.sleep(pause)  # many that come together must not keep others' moves waiting
        if not self.open.enter(group, connection):
            await _turn_away(socket, words("closed.many_open"))
            return
        try:
            await socket.accept()
            await connection.run()
        finally:
            self.open.leave(group, connection)


async def _turn_away(socket: WebSocket[Any, Any, Any], reason: Message) -> None:
    """Refuses a socket so that the page can tell why: browsers show it no other answer than a close."""
    await socket.accept()
    await socket.close(code=TRY_LATER, reason=str(reason))


def _make_way(connection: Connection) -> None:
    connection.dismiss("too_fast", words("closed.full"))
