"""A live race at a table: hears hands, has claims judged in their order, lets bots race, and goes on until it is over.

What is accepted goes into the table's log before the next claim is judged. Everything else lives here only: hands
(`race_hands.py`), pauses (`race_pauses.py`), and what each team is shown (`race_sight.py`).
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from facedown.bots.myst.racing import chooser
from facedown.engine.bits import id_of
from facedown.engine.game import CLOCK, SPECTATOR
from facedown.engine.play import Entry
from facedown.games.myst.actions import A_TIME_UP
from facedown.games.myst.live.claims import Claim, Line
from facedown.games.myst.live.race import LiveRace, Person, Verdict
from facedown.games.myst.live.racer import Racer
from facedown.games.myst.live.words import refusal_text
from facedown.games.myst.pieces import CELL_NAMES
from facedown.server import race_messages as say
from facedown.server.chores import quietly
from facedown.server.race_claims import decided
from facedown.server.race_hands import Hands, closed
from facedown.server.race_pauses import Pauses, is_apart
from facedown.server.race_sight import drawing, race_state, stage_of
from facedown.server.store import Conflict, Unsure
from facedown.server.store.trouble import StoreTrouble
from facedown.server.table import Deed, Listener, Table

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
        self._begin()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def _begin(self) -> None:
        """From what the log says: at the start, and again if something went wrong in between."""
        assert self.table.course is not None
        now = now_ms()
        self.race = LiveRace(self.table.options, self._people(), now, secrets.randbelow)  # type: ignore[arg-type]
        self.race.join(self.table.course.state)
        self._hands = Hands(self.table, self.race)
        self._pauses.begin(self.race)
        self._racers = self._bots()
        self._ids: dict[int, str] = {}  # claim -> message
        self._pings: dict[int, tuple[int, float]] = {}  # socket -> number, sent at
        self._ping_at = now
        self._looked_at = 0.0
        self._stage = ""

    def _people(self) -> dict[int, Person]:
        found = {}
        for chair, row in enumerate(self.table.row.seats):
            bot = bool(row.bot)
            found[chair] = Person(self.table.seat_of(chair), Line(bot), bot)
        return found

    def _bots(self) -> list[Racer]:
        return [self._racer(chair) for chair, person in self.race.people.items() if person.bot]

    def _racer(self, chair: int) -> Racer:
        options: Any = self.table.options
        return Racer(
            chair,
            self.table.seat_of(chair),
            options.bot_race_skill,
            options.bot_pace,
            chooser(self.table.row.seats[chair].bot, options.bot_race_skill),
            random.Random(secrets.randbits(64)),
        )

    def seats(self) -> None:
        """A bot may have come for somebody, or somebody have come back."""
        moved = [k for k, row in enumerate(self.table.row.seats) if self.race.people[k].bot != bool(row.bot)]
        for chair in moved:
            person = self.race.people[chair]
            person.bot = not person.bot
            person.line = Line(person.bot)
            self._racers = [racer for racer in self._racers if racer.person != chair]
            if person.bot:
                self._racers.append(self._racer(chair))
        if moved:
            self.presence()

    def close(self) -> None:
        """The race is over (or the server is): says so by itself, if it can."""
        self._woken.set()

    def stop(self) -> None:
        self._task.cancel()

    async def closed(self) -> None:
        self.stop()
        await asyncio.gather(self._task, return_exceptions=True)

    # --- telling ------------------------------------------------------------------------------------------------------

    def greet(self, listener: Listener) -> None:
        listener.tell(race_state(self.table, self.race, self._pauses, listener.chair, now_ms()))

    def _tell_state(self) -> None:
        for listener in list(self.table.listeners):
            self.greet(listener)

    def drawing(self, team: int) -> Callable[[], dict[str, str]] | None:
        """Draws the pieces in a team's tray, once it is uncovered; may be called in a thread."""
        return drawing(self.table, self.race, team, now_ms())

    def presence(self) -> None:
        """Somebody came or went."""
        self._pauses.presence(now_ms())
        self._tell_state()
        self._woken.set()

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, chair: int, socket: int, message: say.Racing) -> None:
        now, team = now_ms(), self.race.people[chair].team
        match message:
            case say.RacePong():
                self._ponged(chair, socket, message.number, now)
            case say.Drop() | say.RaceBook() if self.race.paused:
                piece = message.piece if isinstance(message, say.Drop) else ""
                self._hands.person(chair, closed(message.id, piece))
            case say.Drop():
                claim = self.race.drop(chair, message.piece, message.cell, now)
                self._ids[claim.number] = message.id
                self._woken.set()
            case say.RaceBook():
                self._ids[self.race.book(chair, now).number] = message.id
                self._woken.set()
            case say.PauseRace():
                self._pauses.want(team, message.on, now)
                self._tell_state()
                self._woken.set()
            case say.Point():
                self._hands.glimpse(team, say.Pointed(chair, message.x, message.y), chair)
            case _:
                self._hands.touch(chair, message, now)

    def _ponged(self, chair: int, socket: int, number: int, now: float) -> None:
        sent = self._pings.pop(socket, None)
        if sent is not None and sent[0] == number:
            self.race.people[chair].line.measured(now - sent[1])

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
                self._act_bots(now)
                await self._sleep(now_ms())
        except Exception:
            log.exception("a race stands still", extra={"table": self.table.id})
            self._task = asyncio.get_running_loop().create_task(self._again())
        else:
            self._tell_state()

    async def _again(self) -> None:
        """Nobody knows whether a piece was written down: the log decides what lies on the board."""
        while self.table.racing:
            await asyncio.sleep(AGAIN_SECONDS)
            if await quietly(self._reload(), log, "a race cannot go on yet"):
                break
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
            clock = self.race.clock(now)
            waits += [racer_due - clock for racer in self._racers if (racer_due := racer.due()) is not None]
            waits += [left for team in range(2) if (left := self.race.opens_in(team, now)) > 0]
        if (resumes_at := self._pauses.resumes_at) is not None:
            waits.append(resumes_at - now)
        try:
            await asyncio.wait_for(self._woken.wait(), max(0.0, min(waits)) / 1000)
        except TimeoutError:
            return

    async def _judge(self, now: float) -> bool:
        """Everything that is due, in its order; does the race go on?"""
        while self.race.wakes_in(now) == 0 and (claim := self.race.take(now)) is not None:
            self._answer(await self._decide(claim), now)
        if self.race.is_out_of_time(now):
            with suppress(Conflict, Unsure, StoreTrouble):  # then look again
                await self._time_up()
        return self.table.racing

    async def _decide(self, claim: Claim) -> Verdict:
        async with self.table.lock:
            verdict = await decided(self.table, self.race, claim)
            if verdict.accepted:
                if claim.handle and self.race.trays[verdict.team].of_cell(claim.cell).lies == "tray":
                    self.race.accept(verdict)
                    self._hands.gone(claim.cell, verdict.team, claim.person)
                self.table.publish()
            return verdict

    def look(self) -> None:
        """Pieces may have been laid by way of another server: they leave the trays here, too."""
        assert self.table.course is not None
        for cell, team in self.race.laid_elsewhere(self.table.course.state):
            self._hands.gone(cell, team, -1)
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
        )
        self._hands.person(claim.person, answer)
        if not verdict.accepted and claim.handle:
            self._hands.glimpse(verdict.team, say.Shook(claim.handle, claim.person), claim.person)
        clock = self.race.clock(now)
        for racer in self._racers:
            if racer.person == claim.person:
                racer.answered(verdict, clock)
        if verdict.accepted and self.table.racing:
            for racer in self._racers:
                racer.placed(self._seen(racer.team), clock, claim.person if claim.handle else None)

    def _seen(self, team: int) -> Any:
        assert self.table.course is not None
        return self.table.course.seen(team)

    async def _time_up(self) -> None:
        table = self.table
        async with table.lock:
            await table.refresh()
            if not table.racing or table.course is None:
                return
            made = table.course.follow(Entry(CLOCK, id_of(A_TIME_UP)))
            await asyncio.shield(table.carry_out(Deed(rows=[("act", entry.seat, entry.action) for entry in made])))
            table.publish()

    def _look_after(self, now: float) -> None:
        """Holds that end by themselves, hints, pings, pauses that are over, trays that are uncovered now."""
        if now >= self._looked_at + IDLE_MS:
            self._looked_at = now
            self._hands.let_go_and_hint(now)
        if self._pauses.look(now):
            self._tell_state()
        covered = [self.race.opens_in(team, now) > 0 for team in range(2)]
        stage = f"{stage_of(self.table, self.race, now)} {covered} {is_apart(self.table)}"
        if stage != self._stage:
            self._stage = stage
            self._tell_state()
        if now >= self._ping_at:
            self._ping_at = now + PING_MS
            self._ping(now)

    def _ping(self, now: float) -> None:
        cap = float(getattr(self.table.options, "lag_cap_ms", 0))
        for listener in self.table.listeners:
            if listener.chair != SPECTATOR:
                rtt = self.race.people[listener.chair].line.rtt
                number = secrets.randbelow(1 << 30)
                self._pings[id(listener)] = (number, now)
                listener.tell(say.RacePing(number, rtt, min(rtt / 2, cap)))

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _act_bots(self, now: float) -> None:
        if self.race.paused or not self.table.is_ours():  # another server lends them its hands
            return
        clock = self.race.clock(now)
        for racer in self._racers:
            due = racer.due()
            if due is not None and due <= clock:
                for act in racer.act(self.race, self._seen(racer.team), clock):
                    self.hear(racer.person, 0, self._hands.said(racer.person, act))  # the same way as a person's
