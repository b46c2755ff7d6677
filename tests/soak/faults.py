"""What goes wrong, drawn by a seed: the same seed draws the same faults, though threads and the database may fall into
another step."""

import asyncio
import random
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection

from facedown.server.cluster.change_notices import ChangeNotices, Kind
from facedown.server.store import Change, LogRow, Stored, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.migrate import prepare
from facedown.server.store.sql import SqlStore

T = TypeVar("T")


class Killed(Exception):
    """This server does not run any more."""


class Faults:
    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.on = True
        self.counts: dict[str, int] = {}
        self.done: dict[str, list[str]] = {}  # id of a message -> what was written for it, by servers in this process

    def strikes(self, what: str, chance: float) -> bool:
        hit = self.on and self.luck.random() < chance
        if hit:
            self.counts[what] = self.counts.get(what, 0) + 1
        return hit

    async def dawdle(self, most: float) -> None:
        await asyncio.sleep(self.luck.uniform(0, most) if self.on else 0)


_in_form: set[str] = set()


def _prepare_once(url: URL) -> None:
    """Servers start often here; the form of the database is another test's matter."""
    if str(url) not in _in_form:
        prepare(url)
        _in_form.add(str(url))


class FaultyStore(SqlStore):
    """Stalls, loses its connection just before or just after a change was written, or ends with its server."""

    prepare = staticmethod(_prepare_once)
    faults: Faults
    kill: Callable[[], None]
    dead = False

    async def commit(self, table: str, change: Change) -> None:
        faults = self.faults
        if faults.strikes("write stalled", 0.1):
            await faults.dawdle(0.05)
        self._check()
        if faults.strikes("killed before a write", 0.015):
            self.kill()
        self._check()
        if faults.strikes("cut before a write", 0.03):
            raise Unsure("cut before")
        await super().commit(table, change)
        if change.heard is not None:
            faults.done.setdefault(change.heard[1], []).append(_kind(change))
        if faults.strikes("cut after a write", 0.03):
            raise Unsure("cut after")
        if faults.strikes("killed after a write", 0.015):
            self.kill()
        self._check()

    async def write(self, work: Callable[[Connection], None]) -> None:
        self._check()
        if self.faults.strikes("cut before another write", 0.03):
            raise Unsure("cut before")
        await super().write(work)
        if self.faults.strikes("cut after another write", 0.03):
            raise Unsure("cut after")
        self._check()

    async def already_done(self, table: str, seat: int, message: str) -> bool:
        self._check()
        if self.faults.strikes("question cut", 0.05):
            raise StoreTrouble("unreachable")
        return await super().already_done(table, seat, message)

    async def read(self, work: Callable[[Connection], T]) -> T:
        self._check()
        return await super().read(work)

    async def load(self, table: str) -> Stored | None:
        self._check()
        if self.faults.strikes("read stalled", 0.05):
            await self.faults.dawdle(0.05)
        return await super().load(table)

    async def log(self, table: str) -> list[LogRow]:
        self._check()
        return await super().log(table)

    def _check(self) -> None:
        if self.dead:
            raise Killed


def _kind(change: Change) -> str:
    """The first row of the log that a change has written, or that it was something else."""
    return change.rows[0].kind if change.rows else "no row"


def make_unreliable(notices: ChangeNotices, faults: Faults) -> None:
    """News are lost, come late and so in another order, or come twice."""
    hear = notices.heard

    def heard(kind: Kind, table: str, number: int) -> None:
        if faults.strikes("news lost", 0.25):
            return
        for _ in range(2 if faults.strikes("news doubled", 0.1) else 1):
            if faults.strikes("news late", 0.2):
                asyncio.get_running_loop().call_later(faults.luck.uniform(0, 0.1), hear, kind, table, number)
            else:
                hear(kind, table, number)

    notices.heard = heard
