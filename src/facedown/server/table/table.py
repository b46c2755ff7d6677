"""Holds one table in memory: its row, the log of its game, and who listens. Writes down first, then tells."""

import asyncio
import logging
import math
import time
from typing import Any

import msgspec

from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR
from facedown.engine.game_log import Outcome, redacted, shares
from facedown.server.common.steady_clock import now
from facedown.server.store import Change, Conflict, LogRow, Store, Stored, TableRow, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.table.changes import TableChange, Version
from facedown.server.table.downtime import Downtime
from facedown.server.table.game_log import ServerLog
from facedown.server.table.listeners import Listener, TableObserver
from facedown.server.table.players import TablePlayers
from facedown.server.table.time_used import Left
from facedown.words import Said
from facedown.words.server import say as words

log = logging.getLogger("facedown.table")
RESTORED = words("closed.restored")

SLICE = 0.01  # seconds


class Table(TablePlayers):
    def __init__(self, store: Store, stored: Stored, snapshot_every: int, downtime: Downtime | None = None) -> None:
        row = stored.table
        game = find_game(row.game)
        if game.rules_version != row.rules:
            raise FacedownError(words("refused.old_rules", game=game.title, rules=row.rules))
        super().__init__(game, game.options.of(**row.options))
        self.public_options = self.options.public()  # what may be told while the game runs
        self.lock = asyncio.Lock()
        self.observer = TableObserver()
        self.stale = False  # memory and store may differ: to be loaded again
        self.deal_closes = math.inf  # seconds since 1970, of the deal that other tables play too
        self.counted = False  # its result is in the ratings, as far as this server knows
        self.ratings: dict[tuple[str, str], tuple[int, int]] = {}  # (profile, pool) -> value, give or take
        self.touched = stored.touched  # when it was last written or visited, as far as this server knows
        self.dead = False  # what it remembers does not count any more
        self.downtime = downtime or Downtime()
        self._opened = time.monotonic()
        self._gone: dict[int, float] = {}  # chair -> when its last socket went
        self._store = store
        self._snapshot_every = snapshot_every
        self._adopt(stored)

    def _adopt(self, stored: Stored) -> None:
        """Becomes what the store says."""
        before: ServerLog | None = getattr(self, "game_log", None)
        self.row = stored.table
        self.game_log = None
        if self.row.phase != "gathering":
            self.game_log = self.new_log()
            self.game_log.restore(stored.snapshots)
            for row in stored.rows:
                self.game_log.take(row)
            if before is not None:
                self.game_log.keep_time_of(before)

    async def fold(self, rows: list[LogRow]) -> None:
        """Folds rows of a log that is loaded for the first time: in slices, so that nobody waits for all of them, such
        as those of a finished game that is to be analysed."""
        assert self.game_log is not None or not rows
        begun = time.perf_counter()
        for row in rows:
            self.game_log.take(row)  # type: ignore[union-attr]  # told above
            if time.perf_counter() - begun > SLICE:
                await asyncio.sleep(0)
                begun = time.perf_counter()

    async def refresh(self) -> None:
        """Loads again if memory and store may differ: after a failed write, or when another server wrote first."""
        if self.stale:
            stored = await self._store.load(self.row.id)
            if stored is None or self.dead:
                raise StoreTrouble("restored")
            self._adopt(stored)
            self.stale = False
            self.publish()  # who asked may find nothing to do, and others have not seen this yet

    @property
    def id(self) -> str:
        return self.row.id

    def new_log(self) -> ServerLog:
        return ServerLog(
            self.game,
            self.options,
            bytes.fromhex(self.row.seed),
            self.people(),
            bool(self.row.deal),
            self.downtime.awake_seconds if self.row.clock.kind != "none" else None,
            self.stand_ins,
        )

    @property
    def sealed(self) -> bool:
        """Do others still play this table's deal? Then even the finished game tells nobody more than they saw."""
        return bool(self.row.deal) and now() < self.deal_closes

    def seq(self, viewer: int) -> int:
        """Counts what a viewer has been able to see: changes of its own record and of what is public."""
        return self.row.rev + (self.game_log.viewers[viewer].seq if self.game_log else 0)

    def version(self, viewer: int) -> Version:
        epoch = self.game_log.viewers[viewer].epoch if self.game_log else 0
        return Version(self.seq(viewer), self.presence, epoch)

    @property
    def number(self) -> int:
        """Rises with every change that is written down; the store knows it too."""
        return self.row.rev + (self.game_log.rows if self.game_log else 0)

    def is_ours(self) -> bool:
        """Says whether this server lets the table's bots think first."""
        return self.observer.is_ours(self)

    def clock_left(self, viewer: int, seat: int) -> Left | None:
        """Tells what a viewer knows of a seat's time; none where there is no clock, or a bot plays."""
        if self.row.clock.kind == "none" or self.row.phase != "running" or self.game_log is None:
            return None
        times, rows = self.game_log.viewers[viewer].times, [self.row.seats[chair] for chair in self.chairs_of(seat)]
        if times is None or all(row.bot for row in rows):
            return None
        return times.left(self.row.clock, seat, now(), max(row.back for row in rows))

    def result(self) -> list[float]:
        """Tells the share of the win per seat of a finished game. Who was late has lost, others share the win; where
        a game can be given up, its own rules say what that means."""
        assert self.game_log is not None
        late = self.row.forfeit
        if late < 0 or self.game_log.over:
            return self.game_log.returns()
        return shares(self.options.players, late)

    def away_for(self, chair: int) -> float:
        """Counts the seconds for which nobody has been at this chair, as far as this server knows."""
        return 0.0 if self.connected(chair) else time.monotonic() - self._gone.get(chair, self._opened)

    def held_back(self, seat: int) -> float:
        """Counts the seconds until an answer of a seat may show."""
        pause, game_log = self.game.table.least_pause, self.game_log
        if pause is None or game_log is None or seat not in game_log.viewers:
            return 0.0
        return max(0.0, pause(game_log.viewers[seat].seen, seat) - (time.monotonic() - game_log.viewers[seat].asked_at))

    async def already_done(self, chair: int, message: str) -> bool:
        return await self._store.already_done(self.id, chair, message)

    async def commit(self, change: TableChange, command: tuple[int, str] | None = None) -> None:
        """Writes a change down, then makes it true here; `command` is the chair and id of the message that led to it.

        The lock must be held. Telling the viewers is the caller's last step (`publish`).
        """
        if self.dead:
            raise StoreTrouble("restored")
        game_log, rows, outcome, new = change.game_log or self.game_log, change.rows, change.outcome, change.row
        if outcome is not None and game_log is not None:
            rows = [("act", seat, action) for seat, action in outcome.entries]
            new = self._row_after(game_log, outcome, new) if rows else new
        cut = rows[0][2] if rows and rows[0][0] != "act" else None
        if new is not None:
            new = msgspec.structs.replace(new, rev=self.row.rev + 1)
        rev, at = (new or self.row).rev, now()
        start = game_log.rows if game_log else 0
        log_rows = [LogRow(start + k, *row, rev, at, change.chair) for k, row in enumerate(rows)]
        snapshot = None
        if game_log is not None and cut is None and rows and game_log.since_snapshot >= self._snapshot_every:
            snapshot = game_log.snapshot()
        self.stale = True
        await self._store.commit(self.id, Change(new, log_rows, snapshot, cut, command, change.also, start))
        self.row = new or self.row
        self.game_log = game_log
        if game_log is not None and outcome is not None:
            game_log.take_outcome(log_rows, outcome)
        elif game_log is not None:
            for row in log_rows:
                game_log.take(row)
        self.stale = False
        self.observer.written(self)

    async def commit_if_first(self, change: TableChange) -> bool:
        """Writes a change down and shows it to all, unless another server wrote first, or nobody knows."""
        try:
            await asyncio.shield(self.commit(change))
        except (Conflict, Unsure):
            return False
        self.publish()
        return True

    async def try_commit(self, change: TableChange) -> bool:
        """Writes a change down unless another server wrote first; afterwards the table is what the store says."""
        try:
            await self.commit(change)
        except (Conflict, Unsure):
            await self.refresh()
            return False
        return True

    def _row_after(self, game_log: ServerLog, outcome: Outcome, new: TableRow | None) -> TableRow | None:
        """Makes the row after some actions, which may end the game. A move withdraws what was asked about an earlier
        one, if everybody notices it: the row is public, and must not change by what is hidden."""
        state, actor = outcome.state, outcome.entries[0].seat
        if rings := self._first_ring(state):
            new = msgspec.structs.replace(new or self.row, rings=rings)
        row = new or self.row
        if not self.game.rules.actors(state):
            return msgspec.structs.replace(row, phase="over", asks=[])
        if any(ask.kind == "undo" for ask in row.asks) and all(
            redacted(self.game, state, seat) != viewer.seen
            for seat, viewer in game_log.viewers.items()
            if seat != actor
        ):
            return msgspec.structs.replace(row, asks=[ask for ask in row.asks if ask.kind != "undo"])
        return new

    def _first_ring(self, state: Any) -> float:
        """Says when the table's clock will ring, if it starts with this state; 0 if it runs already or not yet."""
        bell = self.game.table.bell
        seconds = bell.seconds(self.options) if bell and not self.row.rings else None
        return now() + seconds if bell and seconds and bell.may_ring(state) else 0.0

    def publish(self) -> None:
        """Tells everyone who can see that something has changed, and nobody else."""
        self._tell_all()
        self.observer.changed(self)

    def _tell_all(self) -> None:
        for listener in list(self.listeners):
            try:
                listener.update(self)
            except Exception:  # one viewer's trouble must not keep the news from the others
                log.exception("a state could not be told", extra={"table": self.id, "seat": listener.chair})
                listener.dismiss("restarting", words("closed.failed"))

    def invalidate(self, code: str = "restarting", reason: Said = RESTORED) -> None:
        """Ends what happens here: the store has other tables now, or this one is damaged. Those who listen
        are sent away."""
        self.dead = self.stale = True
        self.row = msgspec.structs.replace(self.row, phase="over")  # bots, bells and races stop by that
        for listener in list(self.listeners):
            listener.dismiss(code, reason)
        self.observer.changed(self)

    def tell_presence(self) -> None:
        """Tells that something has changed that is not in the row: who is here, ratings, the seal of a deal."""
        self.presence += 1
        self._tell_all()

    def seen_elsewhere(self, others: dict[str, set[int]]) -> None:
        """Takes over who is connected to other servers."""
        before = [chair for chair in range(len(self.row.seats)) if self.connected(chair)]
        self.others = others
        after = [chair for chair in range(len(self.row.seats)) if self.connected(chair)]
        if before != after:
            self._gone |= dict.fromkeys(set(before) - set(after), time.monotonic())
            self.tell_presence()
            self.observer.came_or_went(self)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self._presence(listener.chair, 1)

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._presence(listener.chair, 0)

    def _presence(self, chair: int, sockets: int) -> None:
        """Tells when a chair's first socket has come or its last one has gone."""
        self.observer.attended(self)
        if chair != SPECTATOR and sum(other.chair == chair for other in self.listeners) == sockets:
            self.presence += 1
            self._gone[chair] = time.monotonic()
            self._tell_all()
            self.observer.came_or_went(self)
