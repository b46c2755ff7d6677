"""A table in memory: its row, the course of its game, and who listens. Everything is written down before it is told."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR
from facedown.engine.play import Entry, redacted, shares
from facedown.server.clock import now
from facedown.server.course import Course
from facedown.server.protocol import ServerMessage
from facedown.server.silences import Silences
from facedown.server.store import Change, Kind, LogRow, Store, Stored, TableRow
from facedown.server.store.trouble import StoreTrouble
from facedown.server.times import Left

log = logging.getLogger("facedown.table")


class Listener(Protocol):
    """A socket, as a table sees it."""

    chair: int  # -2: watches
    viewer: int  # the seat it plays for

    def tell(self, message: ServerMessage) -> None: ...

    def whisper(self, message: ServerMessage) -> None:
        """Something that is worth nothing a moment later: left out if much is waiting already."""
        ...

    def update(self, table: "Table") -> None:
        """Send the state if it is another one than the last that was sent."""
        ...

    def dismiss(self, code: Any, reason: str) -> None:
        """Say farewell and close."""
        ...


class Deed(msgspec.Struct, frozen=True):
    """What somebody does to a table: a new row, new rows of the log, another table made along with it."""

    row: TableRow | None = None
    rows: list[tuple[Kind, int, int]] = []
    cut: int | None = None
    also: TableRow | None = None
    course: Course | None = None  # of a game that begins
    chair: int = -1  # who of a team it was


class Table:
    def __init__(self, store: Store, stored: Stored, snapshot_every: int, silences: Silences | None = None) -> None:
        row = stored.table
        self.game = find_game(row.game)
        if self.game.rules_version != row.rules:
            raise FacedownError(f"this table was made for rules version {row.rules} of {self.game.title}")
        self.options = self.game.options.of(**row.options)
        self.teams = self.options.teams()
        self._chairs = {seat: [k for k, team in enumerate(self.teams) if team == seat] for seat in self.teams}
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.presence = 0  # rises when someone comes or goes
        self.changed: Callable[[Table], None] = lambda table: None
        self.came_or_went: Callable[[Table], None] = lambda table: None
        self.written: Callable[[Table], None] = lambda table: None  # a change of ours is in the store
        self.attended: Callable[[Table], None] = lambda table: None  # a socket has come or gone
        self.is_ours: Callable[[], bool] = lambda: True  # or does another server see to its bots first?
        self.others: dict[str, set[int]] = {}  # server -> chairs that are connected there
        self.stale = False  # memory and store may differ: to be loaded again
        self.deal_closes = math.inf  # seconds since 1970, of the deal that other tables play too
        self.counted = False  # its result is in the ratings, as far as this server knows
        self.ratings: dict[tuple[str, str], tuple[int, int]] = {}  # (profile, pool) -> value, give or take
        self.dead = False  # what it remembers does not count any more
        self.silences = silences or Silences()
        self._kept: dict[Any, Any] = {}
        self._kept_of: tuple[TableRow | None, int] = (None, 0)
        self._opened = time.monotonic()
        self._gone: dict[int, float] = {}  # chair -> when its last socket went
        self._store = store
        self._snapshot_every = snapshot_every
        self._adopt(stored)

    def _adopt(self, stored: Stored) -> None:
        """Become what the store says."""
        before: Course | None = getattr(self, "course", None)
        self.row = stored.table
        self.course: Course | None = None
        if self.row.phase != "gathering":
            self.course = self.new_course()
            self.course.restore(stored.snapshots)
            for row in stored.rows:
                self.course.take(row)
            if before is not None:
                self.course.keep_time_of(before)

    async def refresh(self) -> None:
        """Load again if memory and store may differ: after a failed write, or when another server wrote first."""
        if self.stale:
            stored = await self._store.load(self.row.id)
            if stored is None or self.dead:
                raise StoreTrouble("restored")
            self._adopt(stored)
            self.stale = False
            self.publish()  # whoever asked may find nothing to do, and others have not seen this yet

    @property
    def id(self) -> str:
        return self.row.id

    def new_course(self) -> Course:
        return Course(
            self.game,
            self.options,
            bytes.fromhex(self.row.seed),
            self.people(),
            bool(self.row.deal),
            self.silences.awake_seconds if self.row.clock.kind != "none" else None,
        )

    def kept(self) -> dict[Any, Any]:
        """For things that are asked with every move, and change with the row or with who is here only."""
        if self._kept_of[0] is not self.row or self._kept_of[1] != self.presence:
            self._kept, self._kept_of = {}, (self.row, self.presence)
        return self._kept

    # --- who plays for whom -------------------------------------------------------------------------------------------

    def seat_of(self, chair: int) -> int:
        """The seat of the rules that a chair plays for; the same for those who watch."""
        return self.teams[chair] if chair >= 0 else chair

    def chairs_of(self, seat: int) -> list[int]:
        return self._chairs.get(seat, [])

    def people(self) -> list[int]:
        """Seats that people play for."""
        found: list[int] | None = (kept := self.kept()).get("people")
        if found is None:
            chairs = [chair for chair, row in enumerate(self.row.seats) if row.kind == "person"]
            found = kept["people"] = sorted({self.seat_of(chair) for chair in chairs})
        return found

    def captain(self, seat: int) -> int:
        """The first who is there, people before bots; the first of all if nobody is."""

        def rank(chair: int) -> tuple[bool, bool, int]:
            is_bot = bool(self.row.seats[chair].bot)
            return (not (is_bot or self.connected(chair)), is_bot, chair)

        return min(self.chairs_of(seat), key=rank)

    def answers(self, chair: int) -> bool:
        """May this chair decide for its seat now? Bots do only where a team has no people who play themselves."""
        if chair < 0 or self.course is None:
            return False
        if self.game.team_turn is None:  # nobody shares a seat
            return not self.racing
        seat = self.seat_of(chair)
        team = [other for other in self.chairs_of(seat) if not self.row.seats[other].bot]
        if self.racing or (team and chair not in team):
            return False
        way = getattr(self.options, "team_decision", "any")
        if len(team) < 2 or way == "any":
            return chair in (team or [self.captain(seat)])
        turn = self.game.team_turn(self.course.state, seat) if way == "rotate" else 0
        chosen = team[(turn - 1) % len(team)] if turn else self.captain(seat)
        return chair == (chosen if self.connected(chosen) else self.captain(seat))

    @property
    def racing(self) -> bool:
        """Is a live race on? Then hands decide, and not choices."""
        race, course = self.game.race, self.course
        return race is not None and self.row.phase == "running" and course is not None and bool(race(course.state))

    @property
    def sealed(self) -> bool:
        """Do others still play this table's deal? Then even the finished game tells nobody more than they saw."""
        return bool(self.row.deal) and now() < self.deal_closes

    def practice(self, chair: int) -> bool:
        """Among bots, and nothing is compared with others: hints are given, and what was seen can be undone."""
        return self.against_bots(chair) and not self.row.rated and not self.row.deal

    def against_bots(self, chair: int) -> bool:
        """Are all others bots?"""
        found: bool | None = (kept := self.kept()).get(("against bots", chair))
        if found is None:
            found = all(row.kind == "bot" for k, row in enumerate(self.row.seats) if k != chair)
            kept["against bots", chair] = found
        return found

    def has_bots(self) -> bool:
        """Does a bot play for any chair now?"""
        found: bool | None = (kept := self.kept()).get("bots")
        if found is None:
            found = kept["bots"] = any(row.bot for row in self.row.seats)
        return found

    def absent(self) -> list[int]:
        """Chairs of people who play themselves and are not here."""
        found: list[int] | None = (kept := self.kept()).get("absent")
        if found is None:
            rows = enumerate(self.row.seats)
            own = [chair for chair, row in rows if row.kind == "person" and not (row.stand_in or row.left)]
            found = kept["absent"] = [chair for chair in own if not self.connected(chair)]
        return found

    def seq(self, viewer: int) -> int:
        """Counts what a viewer has been able to see: changes of its own sight and of what is public."""
        return self.row.rev + (self.course.sights[viewer].seq if self.course else 0)

    @property
    def number(self) -> int:
        """Rises with every change that is written down; the store knows it too."""
        return self.row.rev + (self.course.rows if self.course else 0)

    def connected(self, chair: int) -> bool:
        """To this server or to another one."""
        here = any(listener.chair == chair for listener in self.listeners)
        return here or any(chair in chairs for chairs in self.others.values())

    def chairs_here(self) -> set[int]:
        return {listener.chair for listener in self.listeners}

    def bots_to_act(self) -> dict[int, str]:
        """Seats that a bot decides for now, and how strong it is."""
        if self.row.phase != "running" or self.course is None or not self.has_bots() or self.racing:
            return {}
        speakers = {seat: self.row.seats[self.captain(seat)] for seat in self.course.acting()}
        return {
            seat: row.bot
            for seat, row in speakers.items()
            if all(self.row.seats[chair].bot for chair in self.chairs_of(seat))
        }

    def clock_left(self, viewer: int, seat: int) -> Left | None:
        """What a viewer knows of a seat's time; none where there is no clock, or a bot plays."""
        if self.row.clock.kind == "none" or self.row.phase != "running" or self.course is None:
            return None
        times, rows = self.course.sights[viewer].times, [self.row.seats[chair] for chair in self.chairs_of(seat)]
        if times is None or all(row.bot for row in rows):
            return None
        return times.left(self.row.clock, seat, now(), max(row.back for row in rows))

    def result(self) -> list[float]:
        """Share of the win per seat of a game that is over. Whoever was late has lost, the others share the win; where
        a game can be given up, its own rules say what that means."""
        assert self.course is not None
        late = self.row.forfeit
        if late < 0 or self.course.over:
            return self.course.returns()
        return shares(self.options.players, late)

    def away_for(self, chair: int) -> float:
        """Seconds for which nobody has been at this chair, as far as this server knows."""
        return 0.0 if self.connected(chair) else time.monotonic() - self._gone.get(chair, self._opened)

    def held_back(self, seat: int) -> float:
        """Seconds until an answer of a seat may show."""
        pause, course = self.game.least_pause, self.course
        if pause is None or course is None or seat not in course.sights:
            return 0.0
        return max(0.0, pause(course.state, seat) - (time.monotonic() - course.sights[seat].asked_at))

    async def heard(self, chair: int, message: str) -> bool:
        return await self._store.heard(self.id, chair, message)

    async def carry_out(self, deed: Deed, heard: tuple[int, str] | None = None) -> None:
        """Write a deed down, then make it true here. The lock must be held; telling is the caller's last step."""
        if self.dead:
            raise StoreTrouble("restored")
        course = deed.course or self.course
        new = deed.row
        rows = list(deed.rows)
        if course is not None and rows and rows[0][0] == "act":
            new = self._row_after(course, rows, new)
        if new is not None:
            new = msgspec.structs.replace(new, rev=self.row.rev + 1)
        rev = (new or self.row).rev
        start = course.rows if course else 0
        at = now()
        log_rows = [
            LogRow(start + k, kind, seat, action, rev, at, deed.chair) for k, (kind, seat, action) in enumerate(rows)
        ]
        snapshot = None
        if course is not None and deed.cut is None and rows and course.since_snapshot >= self._snapshot_every:
            snapshot = course.snapshot()
        self.stale = True
        await self._store.commit(self.id, Change(new, log_rows, snapshot, deed.cut, heard, deed.also, start))
        self.row = new or self.row
        self.course = course
        for row in log_rows:
            assert course is not None
            course.take(row)
        self.stale = False
        self.written(self)

    def _row_after(self, course: Course, rows: list[tuple[Kind, int, int]], new: TableRow | None) -> TableRow | None:
        """Actions may end the game. A move withdraws what was asked about an earlier one, if everybody notices it: the
        row is public, and must not change by what is hidden."""
        state = course.after([Entry(seat, action) for _, seat, action in rows])
        row, actor = new or self.row, rows[0][1]
        if not self.game.actors(state):
            return msgspec.structs.replace(row, phase="over", asks=[])
        if any(ask.kind == "undo" for ask in row.asks) and all(
            redacted(self.game, state, viewer) != sight.seen
            for viewer, sight in course.sights.items()
            if viewer != actor
        ):
            return msgspec.structs.replace(row, asks=[ask for ask in row.asks if ask.kind != "undo"])
        return new

    def publish(self) -> None:
        """Tell everyone who can see that something has changed, and nobody else."""
        self._tell_all()
        self.changed(self)

    def _tell_all(self) -> None:
        for listener in list(self.listeners):
            try:
                listener.update(self)
            except Exception:  # one viewer's trouble must not keep the news from the others
                log.exception("a state could not be told", extra={"table": self.id, "seat": listener.chair})
                listener.dismiss("restarting", "something went wrong; come back in a moment")

    def die(self) -> None:
        """The store has other tables now: nothing happens here any more, and those who listen are sent away."""
        self.dead = self.stale = True
        self.row = msgspec.structs.replace(self.row, phase="over")  # bots, bells and races stop by that
        for listener in list(self.listeners):
            listener.dismiss("restarting", "the tables were restored from a backup; come back in a moment")
        self.changed(self)

    def tell_presence(self) -> None:
        """Something has changed that is not in the row: who is here, ratings, the seal of a deal."""
        self.presence += 1
        self._tell_all()

    def seen_elsewhere(self, others: dict[str, set[int]]) -> None:
        """Who is connected to other servers."""
        before = [chair for chair in range(len(self.row.seats)) if self.connected(chair)]
        self.others = others
        after = [chair for chair in range(len(self.row.seats)) if self.connected(chair)]
        if before != after:
            self._gone |= dict.fromkeys(set(before) - set(after), time.monotonic())
            self.tell_presence()
            self.came_or_went(self)

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self._presence(listener.chair, 1)

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._presence(listener.chair, 0)

    def _presence(self, chair: int, sockets: int) -> None:
        """Tell when a chair's first socket has come or its last one has gone."""
        self.attended(self)
        if chair != SPECTATOR and sum(other.chair == chair for other in self.listeners) == sockets:
            self.presence += 1
            self._gone[chair] = time.monotonic()
            self._tell_all()
            self.came_or_went(self)
