"""A live race at a table: hears hands, has claims judged in their order, and tells each team what is its own.

What is accepted goes into the table's log before the next claim is judged. Everything else lives here only.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import UNSET

from facedown.bots.myst.racing import chooser
from facedown.engine.bits import id_of
from facedown.engine.game import CLOCK, SPECTATOR
from facedown.engine.play import Entry
from facedown.games.myst.actions import A_TIME_UP
from facedown.games.myst.art.piece import piece as picture
from facedown.games.myst.live import racer as hand
from facedown.games.myst.live.claims import Claim, Line
from facedown.games.myst.live.looks import MARK, SHADE, edges
from facedown.games.myst.live.race import LiveRace, Person, Verdict
from facedown.games.myst.live.racer import Racer
from facedown.games.myst.live.tray import Piece
from facedown.games.myst.live.words import CLOSED, refusal_text
from facedown.games.myst.pieces import CELL_NAMES, TEAMS
from facedown.server import race_messages as say
from facedown.server.chores import quietly
from facedown.server.race_claims import decided
from facedown.server.store import Conflict, Unsure
from facedown.server.store.trouble import StoreTrouble
from facedown.server.table import Deed, Listener, Table

log = logging.getLogger("facedown.race")
PING_MS = 2_000
AWAY_MS = 60_000  # an automatic pause, once for each team
BACK_MS = 3_000  # countdown after a pause
IDLE_MS = 250  # how often holds and hints are looked at
AGAIN_SECONDS = 1.0  # after something went wrong
BOT = "bot"  # what its messages are called


def now_ms() -> float:
    return 1000 * time.monotonic()


class RaceRoom:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._woken = asyncio.Event()
        self._away_used = [False, False]
        self._begin()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def _begin(self) -> None:
        """From what the log says: at the start, and again if something went wrong in between."""
        assert self.table.course is not None
        now = now_ms()
        self.race = LiveRace(self.table.options, self._people(), now, secrets.randbelow)  # type: ignore[arg-type]
        self.race.join(self.table.course.state)
        self._racers = self._bots()
        self._ids: dict[int, str] = {}  # claim -> message
        self._pings: dict[int, tuple[int, float]] = {}  # socket -> number, sent at
        self._ping_at = now
        self._wants = [False, False]
        self._away_from: list[float | None] = [None, None]  # since when a team's people are all away
        self._resumes_at: float | None = None
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

    def _team(self, team: int, message: Any, but: int | None = None) -> None:
        for listener in self.table.listeners:
            if listener.viewer == team and listener.chair != but:
                listener.tell(message)

    def _glimpse(self, team: int, message: Any, but: int) -> None:
        """For the eyes of team-mates; nobody misses it a moment later."""
        for listener in self.table.listeners:
            if listener.viewer == team and listener.chair != but:
                listener.whisper(message)

    def _person(self, chair: int, message: Any) -> None:
        for listener in self.table.listeners:
            if listener.chair == chair:
                listener.tell(message)

    def greet(self, listener: Listener) -> None:
        listener.tell(self.state(listener.chair))

    def _tell_state(self) -> None:
        for listener in list(self.table.listeners):
            self.greet(listener)

    def state(self, chair: int) -> say.RaceState:
        now, race = now_ms(), self.race
        person = race.people.get(chair)
        opens_in = race.opens_in(person.team, now) if person else max(race.opens_in(team, now) for team in range(2))
        stage = self.stage(now)
        uncovered = person is not None and not race.paused and opens_in == 0 and stage == "open"
        return say.RaceState(
            stage=stage if stage != "open" or opens_in == 0 else "countdown",
            opens_in=opens_in,
            resumes_in=max(0.0, self._resumes_at - now) if self._resumes_at else 0.0,
            clock=race.since_start(now),
            pieces=[self._piece(piece) for piece in race.trays[person.team].lying()] if uncovered and person else [],
            waits=race.waits(chair, now) if person else 0.0,
            captain=person is not None and race.captain(person.team) == chair,
            mates=sum(other.team == person.team for other in race.people.values()) - 1 if person else 0,
            wants_pause=[team for team in range(2) if self._wants[team]],
            pause_left=self._pause_left(now),
            apart=self._is_apart() or UNSET,
        )

    def _is_apart(self) -> bool:
        """Does somebody race by way of another server? Hands and pauses are known to one server alone. Whoever has come
        here from a server that was killed may still be noted there."""
        here = {SPECTATOR, *self.table.chairs_here()}
        return any(chairs - here for chairs in self.table.others.values())

    def stage(self, now: float) -> Any:
        if not self.table.racing:
            return "closed"
        if self.race.paused:
            return "paused"
        return "open" if min(self.race.opens_in(team, now) for team in range(2)) == 0 else "countdown"

    def _piece(self, piece: Piece) -> say.TrayPiece:
        dim = getattr(self.table.options, "dead_pieces", "") == "dim"
        return say.TrayPiece(
            piece=piece.handle,
            turn=piece.turn,
            heap=piece.heap,
            place=piece.place,
            holder=-1 if piece.holder is None else piece.holder,
            dead=dim and self._is_covered(piece.cell),
            edges=edges(piece.cell),
            shade=SHADE[piece.cell],
            mark=MARK[piece.cell],
        )

    def _is_covered(self, cell: int) -> bool:
        assert self.table.course is not None
        return bool((self.table.course.state.cells[0] | self.table.course.state.cells[1]) >> cell & 1)

    def drawing(self, team: int) -> Callable[[], dict[str, str]] | None:
        """Draws the pieces in a team's tray, once it is uncovered; may be called in a thread."""
        if self.race.opens_in(team, now_ms()) > 0:
            return None
        options: Any = self.table.options
        pieces = [(piece.handle, piece.cell) for piece in self.race.trays[team].lying()]
        return lambda: {
            handle: picture(cell, TEAMS[team], options.cut_seed, options.art_seed) for handle, cell in pieces
        }

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, chair: int, socket: int, message: say.Racing) -> None:
        now, team = now_ms(), self.race.people[chair].team
        match message:
            case say.RacePong():
                self._ponged(chair, socket, message.number, now)
            case say.Drop() | say.RaceBook() if self.race.paused:
                piece = message.piece if isinstance(message, say.Drop) else ""
                self._person(chair, closed(message.id, piece))
            case say.Drop():
                claim = self.race.drop(chair, message.piece, message.cell, now)
                self._ids[claim.number] = message.id
                self._woken.set()
            case say.RaceBook():
                self._ids[self.race.book(chair, now).number] = message.id
                self._woken.set()
            case say.PauseRace():
                self._wants[team] = message.on
                self._agree(now)
                self._woken.set()
            case say.Point():
                self._glimpse(team, say.Pointed(chair, message.x, message.y), chair)
            case _:
                self._touch(chair, team, message, now)

    def _touch(self, chair: int, team: int, message: Any, now: float) -> None:
        """A hand at a piece."""
        race, handle = self.race, message.piece
        match message:
            case say.Grab():
                before = race.tray_of(chair).held_by(chair)
                refused = race.grab(chair, handle, now)
                if not refused:
                    if before is not None and before.handle != handle:
                        self._team(team, _freed(before))
                    self._team(team, say.Held(handle, chair))
            case say.TurnPiece():
                refused = race.turn(chair, handle, now)
                if not refused:
                    self._team(team, say.Turned(handle, race.tray_of(chair).pieces[handle].turn))
            case say.Put():
                refused = race.put(chair, handle, message.heap, message.place, now)
                if not refused:
                    self._team(team, _freed(race.tray_of(chair).pieces[handle]))
            case _:
                refused = race.drag(chair, handle, now)
                if not refused:
                    self._glimpse(team, say.Dragged(handle, chair, message.x, message.y), chair)
                return
        if refused:
            piece = race.tray_of(chair).pieces.get(handle)
            holder = piece.holder if piece is not None and piece.holder is not None else -1
            self._person(chair, say.NotHeld(handle, refused, holder))  # type: ignore[arg-type]

    def _ponged(self, chair: int, socket: int, number: int, now: float) -> None:
        sent = self._pings.pop(socket, None)
        if sent is not None and sent[0] == number:
            self.race.people[chair].line.measured(now - sent[1])

    # --- pauses -------------------------------------------------------------------------------------------------------

    def presence(self) -> None:
        """Somebody came or went."""
        now = now_ms()
        for chair, person in self.race.people.items():
            here = person.bot or self.table.connected(chair)
            if here and person.lost_at is not None:
                self.race.back(chair)
            elif not here and person.lost_at is None:
                self.race.lost(chair, now)
        for team in range(2):
            away = self._all_away(team)
            if away and self._away_from[team] is None and not self._away_used[team]:
                self._away_from[team] = now
                self._away_used[team] = True
            elif not away:
                self._away_from[team] = None
        self._agree(now)
        self._woken.set()

    def _all_away(self, team: int) -> bool:
        people = [person for person in self.race.people.values() if person.team == team and not person.bot]
        return bool(people) and all(person.lost_at is not None for person in people)

    def _anybody(self) -> bool:
        return any(not person.bot and person.lost_at is None for person in self.race.people.values())

    def _pause_left(self, now: float) -> float:
        waits = [AWAY_MS - (now - since) for since in self._away_from if since is not None]
        return max(0.0, *waits) if waits else 0.0

    def _agree(self, now: float) -> None:
        """A pause is on while both teams want one (bots agree; not with somebody at another server, who would go on),
        while one team's people are all away (for a minute at most), or while nobody is there at all: bots do not race
        each other for nobody."""
        bots = [all(p.bot for p in self.race.people.values() if p.team == team) for team in range(2)]
        wanted = all(self._wants[team] or bots[team] for team in range(2)) and any(self._wants) and not self._is_apart()
        if wanted or self._pause_left(now) > 0 or not self._anybody():
            self._resumes_at = None
            if not self.race.paused:
                self.race.pause(now)
        elif self.race.paused and self._resumes_at is None:
            self._resumes_at = now + BACK_MS
            self._wants = [False, False]
        self._tell_state()

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
        if self._resumes_at is not None:
            waits.append(self._resumes_at - now)
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
                    self._gone(claim.cell, verdict.team, claim.person)
                self.table.publish()
            return verdict

    def look(self) -> None:
        """Pieces may have been laid by way of another server: they leave the trays here, too."""
        assert self.table.course is not None
        for cell, team in self.race.laid_elsewhere(self.table.course.state):
            self._gone(cell, team, -1)
        self._woken.set()

    def _gone(self, cell: int, team: int, by: int) -> None:
        """The owner's piece is placed; the other team's is dead, and where dead pieces are marked that is told."""
        name = CELL_NAMES[cell]
        self._team(team, say.Gone(self.race.trays[team].of_cell(cell).handle, name, "placed", by))
        if getattr(self.table.options, "dead_pieces", "sweep") != "keep":
            other = 1 - team
            self._team(other, say.Gone(self.race.trays[other].of_cell(cell).handle, name, "dead", -1))

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
        self._person(claim.person, answer)
        if not verdict.accepted and claim.handle:
            self._glimpse(verdict.team, say.Shook(claim.handle, claim.person), claim.person)
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
            self._let_go_and_hint(now)
        if self._resumes_at is not None and now >= self._resumes_at:
            self._resumes_at = None
            self.race.resume(now)
        if self.race.paused and any(self._away_from) and self._pause_left(now) == 0:
            self._away_from = [None, None]
            self._agree(now)
        covered = [self.race.opens_in(team, now) > 0 for team in range(2)]
        stage = f"{self.stage(now)} {covered} {self._is_apart()}"
        if stage != self._stage:
            self._stage = stage
            self._tell_state()
        if now >= self._ping_at:
            self._ping_at = now + PING_MS
            self._ping(now)

    def _let_go_and_hint(self, now: float) -> None:
        assert self.table.course is not None
        for team, piece in self.race.expire(now):
            self._team(team, _freed(piece))
        for team in range(2):
            if handle := self.race.hint(team, self.table.course.state, now):
                self._team(team, say.Hinted(handle))

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
                    self._do(racer.person, act)

    def _do(self, chair: int, act: hand.Act) -> None:
        """What a bot's hand does goes the same way as a person's."""
        message: say.Racing
        match act:
            case hand.Grab():
                message = say.Grab(act.handle)
            case hand.TurnPiece():
                message = say.TurnPiece(act.handle)
            case hand.Drag():
                message = say.Drag(act.handle, act.x, act.y)
            case hand.Put():
                piece = self.race.tray_of(chair).pieces[act.handle]
                message = say.Put(act.handle, piece.heap, piece.place)
            case hand.Drop():
                message = say.Drop(BOT, act.handle, act.cell)
            case hand.Book():
                message = say.RaceBook(BOT)
        self.hear(chair, 0, message)


def closed(id: str, piece: str) -> say.Dropped:
    """The answer to a claim while no race is on."""
    return say.Dropped(id, piece, "", "race_closed", CLOSED, 0.0, 0.0, -1)


def _freed(piece: Piece) -> say.Freed:
    return say.Freed(piece.handle, piece.heap, piece.place)
