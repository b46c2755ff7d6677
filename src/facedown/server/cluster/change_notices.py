"""Tells other servers on the same database that a table has changed, and up to which number. Nothing of its
content: a server that needs it asks the database.

Carried by Litestar's Channels over PostgreSQL's LISTEN and NOTIFY. A message may be lost, come twice or late; numbers
only rise, so that does no harm, and a sweep (`sync.py`) finds what was never told.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any, Literal

import msgspec
import psycopg
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from sqlalchemy import URL

log = logging.getLogger("facedown.change_notices")

CHANNEL = "facedown_tables"
TOGETHER = 200  # in one message; PostgreSQL carries 8,000 bytes
AGAIN_SECONDS = 1.0
MISSED = b""  # stands for all that may have been said while nobody listened
Kind = Literal["table", "presence", "chat"]


class Notice(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    what: list[tuple[Kind, str, int]]


class NoticeChannel(PsycoPgChannelsBackend):
    """Publishes by one connection instead of one for each message, unlike Litestar's backend. It comes back after its
    connections were cut."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._speaking: psycopg.AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._publish(data, channels)
        except psycopg.Error:  # the connection may have died long ago: once more by a new one
            await self._publish(data, channels)

    async def _publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaking is None:
            self._speaking = await psycopg.AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        try:
            for channel in channels:
                await self._speaking.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except psycopg.Error:
            broken, self._speaking = self._speaking, None
            with suppress(psycopg.Error):
                await broken.close()
            raise

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except psycopg.Error as error:
                log.warning("other servers are not heard for a moment", extra={"cause": str(error)})
                await self._listen_again()
                for channel in self._subscribed_channels:
                    yield channel, MISSED

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            while not self._shutting_down:
                with suppress(psycopg.Error):
                    await self._listener_conn.close()
                    made = await psycopg.AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                    self._listener_conn = made
                    for channel in self._subscribed_channels:
                        await made.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(channel)))
                    self._start_listener()
                    return
                await asyncio.sleep(AGAIN_SECONDS)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        for connection in (self._speaking, self._listener_conn):
            if connection is not None:
                with suppress(psycopg.Error):
                    await connection.close()


class ChangeNotices:
    def __init__(self, node: str, url: URL) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard: Callable[[Kind, str, int], None] = lambda kind, table, number: None
        self.missed: Callable[[], None] = lambda: None  # anything may have happened
        self._node = node
        self._channels = ChannelsPlugin(NoticeChannel(address), channels=[CHANNEL])
        self._waiting: dict[tuple[Kind, str], int] = {}
        self._woken = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._channels.__aenter__()
        listening = await self._channels.subscribe(CHANNEL)
        self._tasks = [asyncio.create_task(self._listen(listening)), asyncio.create_task(self._speak())]

    def tell(self, kind: Kind, table: str, number: int = 0) -> None:
        """Tells it soon, together with whatever else there is to tell."""
        self._waiting[kind, table] = number
        self._woken.set()

    def hear(self, data: bytes) -> None:
        if data == MISSED:
            self.missed()
            return
        notice = msgspec.json.decode(data, type=Notice)
        if notice.sender != self._node:
            for kind, table, number in notice.what:
                self.heard(kind, table, number)

    async def _listen(self, listening: Subscriber) -> None:
        async for data in listening.iter_events():
            try:
                self.hear(data)
            except Exception:
                log.exception("a message of another server was not understood")

    async def _speak(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            waiting, self._waiting = list(self._waiting.items()), {}
            for start in range(0, len(waiting), TOGETHER):
                what = [(kind, table, number) for (kind, table), number in waiting[start : start + TOGETHER]]
                try:
                    await self._channels.wait_published(msgspec.json.encode(Notice(self._node, what)), CHANNEL)
                except psycopg.Error as error:  # the others' sweep finds it
                    log.warning("other servers could not be told", extra={"cause": str(error)})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._channels.__aexit__(None, None, None)
