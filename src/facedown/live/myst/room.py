"""Runs a live race at a table to its end: hears hands, has claims judged in order, lets bots race.

What is accepted goes into the table's log before the next claim is judged. Everything else lives here only: hands
(`hands.py`), pauses (`pauses.py`), and what each team is shown (`view.py`).
"""

import asyncio
import logging
import math
import secrets
import time
from concurrent.futures import Future
from contextlib import suppress

from msgspec import UNSET

from facedown.engine.bits import id_of
from facedown.engine.game import CLOCK
from facedown.engine.play import Entry
from facedown.games.myst.live.claims import Claim
from facedown.games.myst.live.lines import Line
from facedown.games.myst.live.race import LiveRace, Person, Verdict
from facedown.games.myst.live.racer import Act
from facedown.games.myst.live.sheet import TraySheet
from facedown.games.myst.live.words import clause_of, refusal_text
from facedown.games.myst.rules.actions import A_TIME_UP
from facedown.games.myst.rules.pieces import CELL_NAMES
from facedown.live.myst import messages as say
from facedown.live.myst.bots import BotHands
from facedown.live.myst.claims import after_doubt, decided
from facedown.live.myst.hands import Hands, closed
from facedown.live.myst.pauses import Pauses, is_apart
from facedown.live.myst.pings import Pings
from facedown.live.myst.states import States
from facedown.live.myst.times import Times
from facedown.live.myst.tray_pictures import RaceSheets
from facedown.live.myst.view import race_state, stage_of
from facedown.server.store import Conflict, Unsure
from facedown.server.store.background import log_failures
from facedown.server.store.failures import StoreTrouble
from facedown.server.table.changes import TableChange
from facedown.server.table.listeners import Listener
from facedown.server.table.table import Table

log = logging.getLogger("facedown.race")
PING_MS = 2_000
IDLE_MS = 250  # how often holds and hints are looked at
AGAIN_SECONDS = 1.0  # after something went wrong


def now_ms() -> float:
    return 1000 * time.monotonic()


class RaceRoom:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._woken = asyncio.Event()
        self._pauses = Pauses(table)
        self._times = Times(table)
        self._states = States(table, self._state_of, self._pauses)
        self._lines: dict[int, Line] = {}  # by chair
        self._doubtful: Claim | None = None  # nobody knows whether it was written
        self._begin()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def _begin(self) -> None:
        """Begins from what the log says: at the start, and again if something went wrong in between."""
        assert self.table.game_log is not None
        now = now_ms()
        self.race = LiveRace(self.table.options, self._people(), now, secrets.randbelow)  # type: ignore[arg-type]
        self.race.join(self.table.game_log.state)
        self._sheets = RaceSheets(self.table, self.race)
        self._hands = Hands(self.table, self.race)
        self._pauses.begin(self.race)
        self._times.begin(self.race, self._pauses, now)
        self._bots = BotHands(self.table, self.race)
        self._states.forget()
        self._ids: dict[int, str] = {}  # claim -> message
        self._pings = Pings(self.table, self.race)
        self._ping_at = now
        self._looked_at = 0.0
        self._stage = ""

    def _people(self) -> dict[int, Person]:
        """Finds the people and their lines, which are known as long as the race goes on, whatever happens to it."""
        found = {}
        for chair, row in enumerate(self.table.row.seats):
            line = self._lines.setdefault(chair, Line())
            line.bot = bool(row.bot)
            found[chair] = Person(self.table.seat_of(chair), line, line.bot)
        return found

    def seats(self) -> None:
        """Looks who plays: a bot may have come for somebody, or somebody have come back."""
        moved = [k for k, row in enumerate(self.table.row.seats) if self.race.people[k].bot != bool(row.bot)]
        for chair in moved:
            person = self.race.people[chair]
            person.bot = not person.bot
            person.line.bot = person.bot
            self._bots.change(chair)
        if moved:
            self.presence()

    def close(self) -> None:
        """Ends the race, or this server's part in it: says so by itself, if it can."""
        self._woken.set()

    def stop(self) -> None:
        self._task.cancel()
        self._sheets.cancel()

    async def closed(self) -> None:
        self.stop()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- telling ------------------------------------------------------------------------------------------------------

    def _state_of(self, chair: int, now: float) -> say.RaceState:
        return race_state(self.table, self.race, self._pauses, chair, now)

    def greet(self, listener: Listener) -> None:
        self._states.greet(listener, now_ms())

    def sheets(self, team: int) -> Future[dict[int, TraySheet]] | None:
        """Draws pictures of the pieces in a team's tray; nothing while it is covered."""
        return None if self.race.paused or self.race.opens_in(team, now_ms()) > 0 else self._sheets.of(team)

    def presence(self) -> None:
        """Notes that somebody came or went."""
        self._pauses.presence(now_ms())
        self._states.tell(now_ms())
        self._woken.set()

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, chair: int, socket: int, message: say.Racing) -> None:
        now, team = now_ms(), self.race.people[chair].team
        match message:
            case say.RacePong():
                self._pings.ponged(chair, socket, message.number, now)
            case say.Drop() | say.RaceBook() if self.race.paused:
                piece = message.piece if isinstance(message, say.Drop) else ""
                self._hands.person(chair, closed(message.id, piece))
            case say.Drop():
                claim = self.race.drop(chair, message.piece, message.cell, now, socket)
                self._ids[claim.number] = message.id
                self._woken.set()
            case say.RaceBook():
                self._ids[self.race.book(chair, now, socket).number] = message.id
                self._woken.set()
            case say.PauseRace():
                self._pauses.want(team, message.on, now)
                self._states.tell(now_ms())
                self._woken.set()
            case say.Point():
                self._hands.glimpse(team, say.Pointed(chair, message.x, message.y), chair)
            case _:
                self._hands.touch(chair, message, now)

    # --- the course of the race ---------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            self.presence()
            while self.table.racing:
                self._woken.clear()
                now = now_ms()
                if not await self._judge(now):
                    break
                self._look_after(now)
                self._bots.act(now, self._do)
                with suppress(Conflict, Unsure, StoreTrouble):  # then look again
                    await self._times.keep(now_ms())
                await self._sleep(now_ms())
        except Exception:
            log.exception("a race stands still", extra={"table": self.table.id})
            self._task = asyncio.get_running_loop().create_task(self._again())
        else:
            self._refuse_waiting()
            self._states.tell(now_ms())

    def _refuse_waiting(self) -> None:
        """Gives every claim its answer when the race is over."""
        for verdict in self.race.closed():
            self._answer(verdict, now_ms())

    async def _again(self) -> None:
        """Begins again where nobody knows whether a piece was written down: the log decides what lies on the board."""
        while self.table.racing:
            await asyncio.sleep(AGAIN_SECONDS)
            if await log_failures(self._reload(), log, "a race cannot go on yet"):
                break
        if self._doubtful is not None:
            self._answer(after_doubt(self.table, self.race, self._doubtful), now_ms())
            self._doubtful = None
        self._refuse_waiting()
        if self.table.racing:
            self._begin()
        self.table.publish()
        await self._run()

    async def _reload(self) -> None:
        async with self.table.lock:
            await self.table.refresh()

    async def _sleep(self, now: float) -> None:
        waits = [float(IDLE_MS)]
        if (due := self.race.wakes_in(now)) is not None:
            waits.append(due)
        if not self.race.paused:
            waits += self._bots.wakes_in(now)
            waits += [left for team in range(2) if (left := self.race.opens_in(team, now)) > 0]
        if (resumes_at := self._pauses.resumes_at) is not None:
            waits.append(resumes_at - now)
        if (due := self._states.due) is not None:
            waits.append(due - now)
        try:
            await asyncio.wait_for(self._woken.wait(), max(0.0, min(waits)) / 1000)
        except TimeoutError:
            return

    async def _judge(self, now: float) -> bool:
        """Judges everything that is due, in its order: does the race go on?"""
        while self.race.wakes_in(now) == 0 and (claim := self.race.take(now)) is not None:
            self._answer(await self._decide(claim), now)
        if self.race.is_out_of_time(now):
            with suppress(Conflict, Unsure, StoreTrouble):  # then look again
                await self._time_up()
        return self.table.racing

    async def _decide(self, claim: Claim) -> Verdict:
        async with self.table.lock:
            self._doubtful = claim
            verdict = await decided(self.table, self.race, claim)
            self._doubtful = None
            if verdict.accepted:
                if claim.handle and self.race.trays[verdict.team].of_cell(claim.cell).lies == "tray":
                    self.race.accept(verdict)
                    self._hands.gone(claim.cell, verdict.team, claim.person)
                self.table.publish()
            return verdict

    def look(self) -> None:
        """Looks for pieces that were laid by way of another server: they leave the trays here, too."""
        assert self.table.game_log is not None
        for cell, team in self.race.laid_elsewhere(self.table.game_log.state):
            self._hands.gone(cell, team, -1)
        self._times.follow(now_ms())
        self._woken.set()

    def _answer(self, verdict: Verdict, now: float) -> None:
        claim = verdict.claim
        holder = verdict.holder if verdict.holder is not None else -1
        name = self.table.row.seats[holder].name if holder >= 0 else ""
        answer = say.Dropped(
            id=self._ids.pop(claim.number, ""),
            piece=claim.handle,
            cell=CELL_NAMES[claim.cell] if claim.handle else "",
            reason=verdict.reason or "",
            text=refusal_text(verdict, name),
            waits=verdict.wait,
            faster=verdict.faster_by or 0.0,
            holder=holder,
            clause=clause_of(verdict.reason) or UNSET,
        )
        self._hands.person(claim.person, answer)
        if not verdict.accepted and claim.handle:
            self._hands.glimpse(verdict.team, say.Shook(claim.handle, claim.person), claim.person)
        self._bots.answered(verdict, now)

    async def _time_up(self) -> None:
        table = self.table
        async with table.lock:
            await table.refresh()
            if not table.racing or table.game_log is None or not self._times.is_out_of_time(now_ms()):
                return
            made = table.game_log.follow(Entry(CLOCK, id_of(A_TIME_UP)))
            await asyncio.shield(table.commit(TableChange(outcome=made)))
            table.publish()

    def _look_after(self, now: float) -> None:
        """Looks after holds that end by themselves, hints, pings, pauses that are over, and trays uncovered now."""
        if now >= self._looked_at + IDLE_MS:
            self._looked_at = now
            self._hands.let_go_and_hint(now)
        covered = [self.race.opens_in(team, now) > 0 for team in range(2)]
        self.race.apart = is_apart(self.table)
        stage = f"{stage_of(self.table, self.race, now)} {covered} {self.race.apart}"
        if self._pauses.look(now) or stage != self._stage or now >= (self._states.due or math.inf):
            self._stage = stage
            self._states.tell(now)
        if now >= self._ping_at:
            self._ping_at = now + PING_MS
            self._pings.send(now)

    def _do(self, chair: int, act: Act) -> None:
        """Carries out what a bot's hand does, the same way as a person's."""
        self.hear(chair, 0, self._hands.said(chair, act))
