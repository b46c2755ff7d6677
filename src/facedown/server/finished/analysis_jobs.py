"""Runs analyses of finished games in the background: position by position, by a process that gives way to all others.

Those that are open take fair turns, by the address that they were started from, so that each of them goes on whatever
others start; those that somebody looks at go first. The client that starts one gets a key for stopping it. While
somebody waits for a hint they pause, for half of the time at most: a machine with few processors has none for both.

The analysis of a table is kept in the store, half done ones too. Its server shows every few seconds that it
is alive; one that was left (a server was stopped, or died) is taken up by the next server that looks. Those of opened
files are kept in memory, by what the file says.
"""

import asyncio
import gzip
import hashlib
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec

from facedown.analysis.looking import result_of
from facedown.analysis.results import VERSION, Analysis
from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.server.common.steady_clock import now
from facedown.server.common.tokens import fits
from facedown.server.finished.analysis_job import Job, kept_in, position_of
from facedown.server.store import Conflict
from facedown.server.store import analyses as rows
from facedown.server.store.analyses import AnalysisRow
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.sql import SqlStore
from facedown.server.table.table import Table
from facedown.server.views import replays
from facedown.server.views.slow_worker import Positions
from facedown.words import said_of
from facedown.words.server import say as words
from facedown.workers.fair_queue import Asker, Busy
from facedown.workers.pool import SERVER, BotsGone, Pool

log = logging.getLogger("facedown.analyses")

LEASE = 30.0  # seconds without a sign of life after which an analysis is taken over
MOST_OPEN = 60
MOST_EACH = 3  # open ones that were started from an address
MOST_FILES = 32
TAKEN_AT_ONCE = 5
MOST_HELD = 2.5  # seconds of a pause for hints; one takes two
FILE_SECONDS = 600.0  # then one of a file, which is nowhere kept, is stopped
Find = Callable[[], Awaitable[Positions]]


class Analyses:
    def __init__(
        self,
        store: SqlStore,
        pool: Pool,
        open: Callable[[str], Awaitable[Table | None]],
        find: Callable[[replays.Played], Awaitable[Positions]],
    ) -> None:
        self._store = store
        self._pool = pool
        self._open = open
        self._find = find
        self._lease = LEASE
        self._owner = secrets.token_hex(12)
        self._tables: dict[str, Job] = {}  # that are worked on here
        self._files: OrderedDict[str, Job] = OrderedDict()
        self._jobs: list[Job] = []  # that are open, in the order in which they were started
        self._resting: asyncio.Task[None] | None = None
        self._closed = False
        self._held = -1.0  # since when they pause, by the clock of the loop; below 0: they do not
        self._busy_until = 0.0  # before that they do not pause again
        self._hold_ends: asyncio.TimerHandle | None = None

    # --- giving way ---------------------------------------------------------------------------------------------------

    def give_way(self, wanted: bool) -> None:
        """Pauses all of them while somebody waits for a hint; they go on for as long as they have paused before they
        pause again, so that hints can slow them down and not stop them."""
        loop = asyncio.get_running_loop()
        if wanted and self._held < 0 and loop.time() >= self._busy_until:
            self._held = loop.time()
            self._pool.hold()
            self._hold_ends = loop.call_later(MOST_HELD, self.give_way, False)
        elif not wanted and self._held >= 0:
            assert self._hold_ends is not None
            self._hold_ends.cancel()
            self._busy_until = 2 * loop.time() - self._held
            self._held = -1.0
            self._pool.go_on()

    # --- of tables ----------------------------------------------------------------------------------------------------

    async def of_table(self, table: str, since: int) -> Analysis:
        if job := self._tables.get(table):
            return job.told(since)
        row = await self._row(table)
        return kept_in(row).told(since, state=row.state) if row and row.version == VERSION else Analysis("none")

    async def begin(self, table: str, asker: Asker, find: Find) -> str:
        """Starts it or goes on with it, unless it is done or somebody is at it; gives the key that stops it, if so."""
        if table in self._tables:
            return ""
        row = await self._row(table)
        if row is not None and row.version == VERSION and (row.state == "done" or self._is_held(row)):
            return ""
        self._check_room(asker)
        found = await find()
        return await asyncio.shield(self._take(table, row, found, asker))

    async def _take(self, table: str, row: AnalysisRow | None, found: Positions, asker: Asker) -> str:
        kept = kept_in(row) if row is not None and row.version == VERSION else None
        job = Job(table, table, find_game(found.game), found, kept.results if kept else [], asker)
        key = job.new_key() if asker != SERVER else ""
        if not key and kept:
            job.stop = kept.stop  # taken up again: the key of the one who started it stays good
        new = self._row_of(job)
        with suppress(Conflict):  # somebody else was quicker
            await self._store.write(lambda connection: rows.claim(connection, table, row, new))
            if table not in self._tables:
                self._tables[table] = job
                self._start(job)
                return key
        return ""

    def _is_held(self, row: AnalysisRow) -> bool:
        return row.state in rows.OPEN and now() - row.changed < self._lease

    async def may_stop(self, table: str, key: str) -> bool:
        """Says whether this is the key of the client that started it."""
        if job := self._tables.get(table):
            return fits(key, job.stop)
        row = await self._row(table)
        return row is not None and row.version == VERSION and fits(key, kept_in(row).stop)

    async def cancel_table(self, table: str) -> None:
        """Stops an analysis. What is done so far is kept; the next start goes on from there."""
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

    async def begin_file(self, data: bytes, asker: Asker, find: Find) -> tuple[Job, str]:
        """Begins the analysis of a file or goes on with it; gives the key that stops it, for who asks."""
        name, key = hashlib.sha256(data).hexdigest()[:24], ""
        job = self._files.get(name)
        if job is None:
            self._check_room(asker)
            found = await find()
            job = self._files.setdefault(name, Job(name, "", find_game(found.game), found, [], state="cancelled"))
        if not job.open and job.state != "done":
            self._check_room(asker)
            job.state, job.problem, job.asker = "waiting", "", asker
            key = job.new_key()
            self._start(job)
        if name in self._files:
            self._files.move_to_end(name)
        for old in [old for old in self._files if not self._files[old].open and old != name][: -MOST_FILES + 1]:
            del self._files[old]
        return job, key

    def file(self, key: str) -> Job | None:
        return self._files.get(key)

    def cancel_file(self, job: Job) -> None:
        if job.open:
            self._stop(job)

    # --- the work -----------------------------------------------------------------------------------------------------

    def _check_room(self, asker: Asker) -> None:
        """Refuses an address that has its share open. Where there are too many, the address with the most of them gives
        its last one up for an address with fewer."""
        opened = Counter(job.asker.address for job in self._jobs)
        own = opened[asker.address]
        if asker != SERVER and own >= MOST_EACH:
            raise Busy(words("request.analyses_open"), own=True)
        if len(self._jobs) < MOST_OPEN:
            return
        fullest, number = opened.most_common(1)[0]
        if number <= own + 1:
            raise Busy(words("request.analyses_full"))
        last = next(job for job in reversed(self._jobs) if job.asker.address == fullest)
        self._stop(last)
        last.problem = words("request.analysis_waits")

    def _start(self, job: Job) -> None:
        if self._closed:
            return
        job.looked = time.monotonic() if job.asker != SERVER else job.looked
        self._jobs.append(job)
        job.task = asyncio.create_task(self._work(job))
        job.task.add_done_callback(partial(self._ended, job))

    def _stop(self, job: Job) -> None:
        job.state = "cancelled"
        if job.task is not None:
            job.task.cancel()

    def _ended(self, job: Job, task: asyncio.Task[None]) -> None:
        job.task = None
        self._jobs.remove(job)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an analysis could not be kept", exc_info=error, extra={"key": job.key})
        if self._tables.get(job.key) is job and not self._closed:
            del self._tables[job.key]
        if not self._jobs and not self._closed:
            self._resting = asyncio.get_running_loop().create_task(self._pool.rest())

    async def _work(self, job: Job) -> None:
        try:
            for placed in job.found.placed[len(job.results) :]:
                position = position_of(job.game, placed)
                weighing = await self._pool.look(job.game.name, position, job.asker, job.rank())
                job.state = "working"
                job.results.append(result_of(job.game, position, weighing))
                if now() - job.saved > self._lease / 6:
                    await self._save(job)
            job.state = "done"
        except Conflict:
            job.state = "cancelled"  # called off, or taken over, by way of another server
            return
        except asyncio.CancelledError:
            if job.state != "cancelled":  # the server is being stopped
                raise
        except StoreTrouble as trouble:
            log.warning("an analysis has to wait", extra={"key": job.key, "cause": str(trouble)})
            return  # as if the server had been stopped: it is taken up again
        except BotsGone as error:
            log.error("an analysis failed", extra={"key": job.key, "cause": str(error)})
            job.state, job.problem = "failed", said_of(error)
        except Exception:
            log.exception("an analysis failed", extra={"key": job.key})
            job.state, job.problem = "failed", words("request.failed")
        with suppress(Conflict, StoreTrouble):
            await self._save(job)

    async def _save(self, job: Job) -> None:
        job.saved = now()
        if job.table:
            row = self._row_of(job)
            await self._store.write(lambda connection: rows.save(connection, job.table, row))

    # --- staying alive ------------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Shows again and again that this server's jobs are looked after, and takes up those that were left."""
        while True:
            try:
                await self._look_round()
            except Exception:
                log.exception("analyses could not be looked after")
            await asyncio.sleep(self._lease / 3)

    async def _look_round(self) -> None:
        for job in list(self._jobs):
            if not job.table and time.monotonic() - job.looked > FILE_SECONDS:
                self._stop(job)  # who wanted it has gone
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
            self._check_room(SERVER)
            await self._take(table, row, await self._find(replays.played(found)), SERVER)
        except Busy:
            return
        except (FacedownError, replays.NotYet) as error:
            log.warning("an analysis cannot go on", extra={"table": table, "cause": str(error)})
            await self._store.write(lambda connection: rows.cancel(connection, table))

    async def close(self) -> None:
        """Lets go of everything; what is half done stays in the store."""
        self._closed = True
        tasks = [job.task for job in self._jobs if job.task is not None]
        tasks += [self._resting] if self._resting is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()
        with suppress(Exception):  # it may be the store that is in trouble
            for job in self._tables.values():
                await self._save(job)
            await self._store.write(lambda connection: rows.touch(connection, self._owner, 0.0))
