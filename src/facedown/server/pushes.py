"""Wakes people whose turn it is and who are not there: a message to the browsers that asked for it.

It says which game and who else plays, and nothing that is hidden. Whether somebody was told of a question is written
down first, so that neither a restart nor a second server tells it again.
"""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from facedown.server import post
from facedown.server.push_messages import Notification, Subscribe
from facedown.server.settings import Push
from facedown.server.store import Conflict, Store
from facedown.server.store import push as kept
from facedown.server.store.push import PushRow
from facedown.server.table import Table

log = logging.getLogger("facedown.push")
VAPID = "vapid"
MOST_WAITING = 1_000  # people who are waited for at once; more go without
AT_ONCE = 4  # messages on their way
GONE = {404, 410}  # the push service knows this browser no more
LATELY = 60.0  # seconds: whoever went away sooner after the question may not have seen it


class Pushes:
    def __init__(self, store: Store, settings: Push) -> None:
        self._store = store
        self._settings = settings
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._key = ""
        self.sent: Callable[[str], None] = lambda outcome: None  # told what became of each try

    def forget_key(self) -> None:
        """The database is another one now."""
        self._key = ""

    async def public_key(self) -> str:
        return post.public_key(await self._private_key())

    async def _private_key(self) -> str:
        """Made once for all servers on the database."""
        if not self._key:
            found = await self._store.read(lambda connection: kept.key(connection, VAPID))
            if found is None:
                made = post.new_key()
                try:
                    await self._store.write(lambda connection: kept.keep_key(connection, VAPID, made))
                except Conflict:
                    return await self._private_key()
                found = made
            self._key = found
        return self._key

    async def subscribe(self, table: Table, chair: int, wanted: Subscribe) -> None:
        """Raises ValueError for keys that are none, NotAllowed for a place that nothing is sent to."""
        post.sealed(wanted.keys.p256dh, wanted.keys.auth, b"?")
        await asyncio.to_thread(post.allowed, wanted.endpoint, self._settings.loopback)
        sight = table.course.sights.get(table.seat_of(chair)) if table.course else None
        told = sight.decided if sight else -1  # whoever asks for it is there, and sees what is asked now
        row = PushRow(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, wanted.language, told)
        await self._store.write(lambda connection: kept.subscribe(connection, table.id, chair, row))

    async def unsubscribe(self, table: str, chair: int, endpoint: str) -> None:
        row = PushRow(endpoint, "", "", "")
        await self._store.write(lambda connection: kept.unsubscribe(connection, table, chair, row))

    # --- waking -------------------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Called after every change of a table."""
        if table.row.phase != "running" or table.course is None:
            return
        for chair in table.absent():
            key = (table.id, chair)
            if key not in self._tasks and len(self._tasks) < MOST_WAITING and _question(table, chair) is not None:
                self._tasks[key] = asyncio.get_running_loop().create_task(self._later(table, chair))

    def presence(self, table: Table) -> None:
        """Somebody came to a table, or went: perhaps before they could see that it is their turn."""
        course = table.course
        if course is not None and any(time.monotonic() - s.asked_at < LATELY for s in course.sights.values()):
            self.wake(table)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _later(self, table: Table, chair: int) -> None:
        asked: int | None = None
        try:
            await asyncio.sleep(self._settings.wait)
            asked = _question(table, chair)
            if asked is not None:
                for row in await self._store.read(lambda connection: kept.subscribers(connection, table.id, chair)):
                    if row.told < asked and await self._claim(table.id, chair, row, asked):
                        await self._tell(table, chair, row)
        except Exception:
            log.exception("somebody could not be told that it is their turn", extra={"table": table.id})
        finally:
            del self._tasks[(table.id, chair)]
        if asked is not None and _question(table, chair) not in (None, asked):
            self.wake(table)  # asked something new while the message was on its way

    async def _claim(self, table: str, chair: int, row: PushRow, asked: int) -> bool:
        claimed: list[bool] = []

        def work(connection: Connection) -> None:
            claimed.append(kept.claim(connection, table, chair, row, asked))

        await self._store.write(work)
        return claimed[-1]

    async def _tell(self, table: Table, chair: int, row: PushRow) -> None:
        others = [sitter.name for other, sitter in enumerate(table.row.seats) if other != chair and sitter.name]
        data = msgspec.json.encode(Notification(table.id, table.game.title, others, row.language))
        body = post.sealed(row.p256dh, row.auth, data)
        key = await self._private_key()
        for pause in (*self._settings.again, None):
            status = 0
            try:
                async with self._room:
                    status = await asyncio.to_thread(
                        post.send, row.endpoint, body, key, self._settings.contact, table.id, self._settings.loopback
                    )
            except post.NotAllowed:
                status = 410
            except Exception as error:
                log.info("a push service did not answer", extra={"cause": type(error).__name__})
            is_sent = 200 <= status < 300
            self.sent("sent" if is_sent else "gone" if status in GONE else "failed")
            if status in GONE:
                await self.unsubscribe(table.id, chair, row.endpoint)
                return
            if is_sent:
                return
            if pause is None or (400 <= status < 500 and status != 429):
                log.warning("a push service refused a message", extra={"status": status})
                return
            await asyncio.sleep(pause)
            if _question(table, chair) is None:
                return  # they came, or somebody else decided


def _question(table: Table, chair: int) -> int | None:
    """The number at which somebody who is not there was asked something; none if there is nobody to wake."""
    course = table.course
    if course is None or table.row.phase != "running" or chair not in table.absent() or table.racing:
        return None
    sight = course.sights.get(table.seat_of(chair))
    return sight.decided if sight is not None and sight.choices else None
