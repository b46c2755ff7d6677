"""Tells people whose turn it is and who are not there, by a message to the browsers that asked for it.

It says which game and who else plays, and nothing that is hidden. Whether somebody was told of a question is written
down first, so that neither a restart nor a second server tells it again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection

from facedown.server.automation import web_push as post
from facedown.server.automation.push_address import NotAllowed
from facedown.server.automation.push_delivery import PushSender, Unreachable
from facedown.server.common.settings import PushSettings
from facedown.server.messages.notifications import Notification, Subscribe
from facedown.server.store import Conflict, Store
from facedown.server.store import push as kept
from facedown.server.store.push import PushRow
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks

log = logging.getLogger("facedown.push")
FAILED = "somebody could not be told that it is their turn"
VAPID = "vapid"
MOST_WAITING = 10_000  # people who are waited for at once; more go without
GONE = {404, 410}  # the push service knows this browser no more
LATELY = 60.0  # seconds: a player who went away sooner after the question may not have seen it


class PushNotifications(TableTasks):
    def __init__(self, store: Store, settings: PushSettings) -> None:
        super().__init__(log, FAILED, lambda: 0.0)
        self._store = store
        self._settings = settings
        self._sender = PushSender(settings)
        self._key = ""
        self.sent: Callable[[str], None] = lambda outcome: None  # told what became of each try

    def forget_key(self) -> None:
        """Forgets the key: the database is another one now."""
        self._key = ""

    async def public_key(self) -> str:
        return post.public_key(await self._private_key())

    async def _private_key(self) -> str:
        """Makes the key once for all servers on the database."""
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

    async def subscribe(self, table: Table, chair: int, wanted: Subscribe, who: str) -> None:
        """Raises ValueError for keys that are none, and what PushSender.check raises. `who` is a client for limits."""
        post.sealed(wanted.keys.p256dh, wanted.keys.auth, b"?")
        await self._sender.check(wanted.endpoint, who)
        viewer = table.game_log.viewers.get(table.seat_of(chair)) if table.game_log else None
        told = viewer.decided if viewer else -1  # who asks for it is there, and sees what is asked now
        row = PushRow(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, wanted.language, told)
        await self._store.write(lambda connection: kept.subscribe(connection, table.id, chair, row))

    async def unsubscribe(self, table: str, chair: int, endpoint: str) -> None:
        row = PushRow(endpoint, "", "", "")
        await self._store.write(lambda connection: kept.unsubscribe(connection, table, chair, row))

    # --- waking -------------------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        if table.row.phase != "running" or table.game_log is None:
            return
        for chair in table.absent():
            if len(self._tasks) < MOST_WAITING and _question(table, chair) is not None:
                self.start(table, partial(self._later, table, chair), chair)

    def presence(self, table: Table) -> None:
        """Notes that somebody came to a table, or went: perhaps before they could see that it is their turn."""
        game_log = table.game_log
        if game_log is not None and any(time.monotonic() - s.asked_at < LATELY for s in game_log.viewers.values()):
            self.wake(table)

    async def close(self, grace: float = 0.0) -> None:
        await super().close(grace)
        self._sender.close()

    async def _later(self, table: Table, chair: int) -> bool:
        """Waits, and tells those who are still not there. Returns whether they were asked something new meanwhile."""
        asked: int | None = None
        try:
            await asyncio.sleep(self._settings.wait)
            asked = _question(table, chair)
            if asked is not None:
                rows = await self._store.read(lambda connection: kept.subscribers(connection, table.id, chair))
                new = [row for row in rows if row.told < asked and await self._claim(table.id, chair, row, asked)]
                await asyncio.gather(*(self._tell(table, chair, row) for row in new))  # no browser waits for another
        except Exception:
            log.exception(FAILED, extra={"table": table.id})
        return asked is not None and _question(table, chair) not in (None, asked)

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
                status = await self._sender.deliver(row.endpoint, body, key, table.id)
            except NotAllowed:
                status = 410
            except Unreachable as error:
                log.info("a push service did not answer", extra={"cause": str(error)})
            is_sent = 200 <= status < 300
            self.sent("sent" if is_sent else "gone" if status in GONE else "failed")
            if status in GONE:
                await self.unsubscribe(table.id, chair, row.endpoint)
                return
            if is_sent:
                return
            if pause is None or (400 <= status < 500 and status != 429):
                log.info("a push service refused a message", extra={"status": status})
                return
            await asyncio.sleep(pause)
            if _question(table, chair) is None:
                return  # they came, or somebody else decided


def _question(table: Table, chair: int) -> int | None:
    """Finds the number at which somebody who is not there was asked something; none if there is nobody to wake."""
    game_log = table.game_log
    if game_log is None or table.row.phase != "running" or chair not in table.absent() or table.racing:
        return None
    viewer = game_log.viewers.get(table.seat_of(chair))
    return viewer.decided if viewer is not None and viewer.choices else None
