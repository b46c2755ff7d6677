"""Analyses of finished games, in the background: one at a time, by a process that gives way to all others.

The analysis of a table is kept in the store, half done ones too. Whoever works on one shows every few seconds that he
is alive; one that was left (a server was stopped, or died) is taken up by the next server that looks. Those of opened
files are kept in memory, by what the file says.
"""

import asyncio
import gzip
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.play import Play
from facedown.server import replays
from facedown.server.clock import now
from facedown.server.store import Conflict
from facedown.server.store import analyses as rows
from facedown.server.store.analyses import AnalysisRow
from facedown.server.store.sql import SqlStore
from facedown.server.store.trouble import StoreTrouble
from facedown.server.table import Table
from facedown.thinking.analysis.looking import result_of
from facedown.thinking.analysis.positions import Course, course_of
from facedown.thinking.analysis.results import VERSION, Analysis, Progress, Result
from facedown.thinking.pool import BotsGone, Pool

log = logging.getLogger("facedown.analyses")

LEASE = 30.0  # seconds without a sign of life after which an analysis is taken over
MOST_WAITING = 20
MOST_FILES = 32
TAKEN_AT_ONCE = 5


class Busy(Exception):
    """Too many are waiting already."""


@dataclass
class Job:
    key: str
    table: str  # empty: of a file
    game: Game
    course: Course
    results: list[Result]
    state: rows.State = "waiting"
    problem: str = ""
    saved: float = 0.0
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def open(self) -> bool:
        return self.state in rows.OPEN

    def progress(self) -> Progress:
        course = self.course
        return Progress(len(course.positions), course.decisions, course.returns, self.results)

    def told(self, since: int) -> Analysis:
        id = "" if self.table else self.key
        return self.progress().told(since, state=self.state, id=id, problem=self.problem)


class Analyses:
    def __init__(self, store: SqlStore, pool: Pool, open: Callable[[str], Awaitable[Table | None]]) -> None:
        self._store = store
        self._pool = pool
        self._open = open
        self._lease = LEASE
        self._owner = secrets.token_hex(12)
        self._tables: dict[str, Job] = {}  # that are worked on here
        self._files: OrderedDict[str, Job] = OrderedDict()
        self._waiting: list[Job] = []
        self._runner: asyncio.Task[None] | None = None
        self._closed = False

    # --- of tables ----------------------------------------------------------------------------------------------------

    async def of_table(self, table: str, since: int) -> Analysis:
        if job := self._tables.get(table):
            return job.told(since)
        row = await self._row(table)
        return _progress(row).told(since, state=row.state) if row and row.version == VERSION else Analysis("none")

    async def begin(self, table: str, play: Play) -> None:
        """Start it or go on with it, unless it is done or somebody is at it."""
        if table in self._tables:
            return
        row = await self._row(table)
        if row is not None and row.version == VERSION and (row.state == "done" or self._is_held(row)):
            return
        await self._take(table, row, play)

    async def _take(self, table: str, row: AnalysisRow | None, play: Play) -> None:
        self._check_room()
        course = await asyncio.to_thread(course_of, play)
        done = _progress(row).results if row is not None and row.version == VERSION else []
        job = Job(table, table, play.game, course, done)
        new = self._row_of(job)
        with suppress(Conflict):  # somebody else was quicker
            await self._store.write(lambda connection: rows.claim(connection, table, row, new))
            if table not in self._tables:
                self._tables[table] = job
                self._queue(job)

    def _is_held(self, row: AnalysisRow) -> bool:
        return row.state in rows.OPEN and now() - row.changed < self._lease

    async def cancel_table(self, table: str) -> None:
        """What is done so far is kept; whoever starts it again goes on from there."""
        if job := self._tables.pop(table, None):
            self._stop(job)
            with suppress(Conflict):
                await self._save(job)
        else:  # perhaps another server is at it: it will notice
            await self._store.write(lambda connection: rows.cancel(connection, table))

    async def _row(self, table: str) -> AnalysisRow | None:
        return await self._store.read(lambda connection: rows.load(connection, table))

    def _row_of(self, job: Job) -> AnalysisRow:
        data = gzip.compress(msgspec.json.encode(job.progress()), 5)
        return AnalysisRow(VERSION, job.state, self._owner, now(), data)

    # --- of opened files ----------------------------------------------------------------------------------------------

    async def begin_file(self, text: str, play: Play) -> Job:
        key = hashlib.sha256(text.encode()).hexdigest()[:24]
        job = self._files.get(key)
        if job is None:
            self._check_room()
            course = await asyncio.to_thread(course_of, play)
            job = self._files.setdefault(key, Job(key, "", play.game, course, [], "cancelled"))
        self._files.move_to_end(key)
        for old in [old for old in self._files if not self._files[old].open and old != key][: -MOST_FILES + 1]:
            del self._files[old]
        if not job.open and job.state != "done":
            self._check_room()
            job.state, job.problem = "waiting", ""
            self._queue(job)
        return job

    def file(self, key: str) -> Job | None:
        return self._files.get(key)

    def cancel_file(self, job: Job) -> None:
        if job.open:
            self._stop(job)

    # --- the work -----------------------------------------------------------------------------------------------------

    def _check_room(self) -> None:
        if len(self._waiting) >= MOST_WAITING:
            raise Busy

    def _queue(self, job: Job) -> None:
        if self._closed:
            return
        self._waiting.append(job)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())

    def _stop(self, job: Job) -> None:
        job.state = "cancelled"
        if job in self._waiting:
            self._waiting.remove(job)
        if job.task is not None:
            job.task.cancel()

    async def _run(self) -> None:
        while self._waiting:
            while self._waiting:
                job = self._waiting.pop(0)
                job.task = asyncio.create_task(self._work(job))
                await asyncio.wait([job.task])
                job.task = None
                if self._tables.get(job.key) is job and not self._closed:
                    del self._tables[job.key]
            await self._pool.close()  # the process takes memory, and is soon there again

    async def _work(self, job: Job) -> None:
        job.state = "working"
        try:
            for position in job.course.positions[len(job.results) :]:
                weighing = await self._pool.look(job.game.name, position)
                job.results.append(result_of(job.game, position, weighing))
                if now() - job.saved > self._lease / 6:
                    await self._save(job)
            job.state = "done"
        except Conflict:
            job.state = "cancelled"  # called off, or taken over, by way of another server
            return
        except StoreTrouble as trouble:
            log.warning("an analysis has to wait", extra={"key": job.key, "cause": str(trouble)})
            return  # as if the server had been stopped: it is taken up again
        except BotsGone as error:
            log.error("an analysis failed", extra={"key": job.key, "cause": str(error)})
            job.state, job.problem = "failed", str(error)
        except Exception:
            log.exception("an analysis failed", extra={"key": job.key})
            job.state, job.problem = "failed", "something went wrong on the server"
        with suppress(Conflict, StoreTrouble):
            await self._save(job)

    async def _save(self, job: Job) -> None:
        job.saved = now()
        if job.table:
            row = self._row_of(job)
            await self._store.write(lambda connection: rows.save(connection, job.table, row))

    # --- staying alive ------------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """For ever: show that the own ones are looked after, and take up those that were left."""
        while True:
            try:
                await self._look_round()
            except Exception:
                log.exception("analyses could not be looked after")
            await asyncio.sleep(self._lease / 3)

    async def _look_round(self) -> None:
        if self._tables:
            await self._store.write(lambda connection: rows.touch(connection, self._owner, now()))
        before = now() - self._lease
        for table in await self._store.read(lambda connection: rows.left(connection, before, TAKEN_AT_ONCE)):
            row = await self._row(table)
            if table not in self._tables and row is not None and not self._is_held(row):
                await self._take_up(table, row)

    async def _take_up(self, table: str, row: AnalysisRow) -> None:
        try:
            found = await self._open(table)
            if found is None:
                return
            await self._take(table, row, await asyncio.to_thread(replays.played, found))
        except Busy:
            return
        except (FacedownError, replays.NotYet) as error:
            log.warning("an analysis cannot go on", extra={"table": table, "cause": str(error)})
            await self._store.write(lambda connection: rows.cancel(connection, table))

    async def close(self) -> None:
        """Let go of everything; what is half done stays in the store."""
        self._closed = True
        self._waiting.clear()
        for job in [*self._tables.values(), *self._files.values()]:
            if job.task is not None:
                job.task.cancel()
        if self._runner is not None:
            await asyncio.gather(self._runner, return_exceptions=True)
        await self._pool.close()
        with suppress(Exception):  # it may be the store that is in trouble
            for job in self._tables.values():
                await self._save(job)
            await self._store.write(lambda connection: rows.touch(connection, self._owner, 0.0))


def _progress(row: AnalysisRow) -> Progress:
    return msgspec.json.decode(gzip.decompress(row.data), type=Progress)
