"""Asks several thinking processes for a server, without blocking it, and replaces them when they crash."""

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from facedown.analysis.looking import SECONDS, seed_of
from facedown.analysis.positions import Position
from facedown.analysis.results import LEVEL, Weighing
from facedown.engine.errors import FacedownError
from facedown.engine.record import Record
from facedown.words.server import say
from facedown.workers.fair_queue import Asker, Lane
from facedown.workers.process import Crash, Process, command
from facedown.workers.worker import Answer, Ask, Weighed

log = logging.getLogger("facedown.thinking")

WARM_LEVEL = "expert"  # uses all that other levels use
TRIES = 3
BOT, WARM, HINT, LAST = range(4)  # in this order
SHORTER = ((8, 0.02), (2, 0.05))  # so long is a thought where more than so many addresses wait for each process
MOST_OWED = 0.05  # seconds by which a long thought puts an address behind others: one round of short ones
HINT_SECONDS = 1.0  # for the thought itself; the best that was found by then is told
HINT_LIMIT = 1.5  # seconds after which a thought is broken off, however long it waited or whatever it does
MOST_HINTS_EACH = 16  # that wait, of an address
MOST_HINTS = 200
SERVER = Asker()  # what nobody in particular waits for


class BotsGone(FacedownError):
    """Says that the thinking processes ended again and again."""


def bot_seed(secret: bytes, seat: int, seen: bytes) -> int:
    """Computes a bot's random seed: it depends on nothing but what the bot sees, and nobody can guess it.

    A hash, so that it tells the bot nothing of the cards that follow from the same secret.
    """
    text = b"facedown table bot v1" + secret + seat.to_bytes(1, "big") + seen
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 2


class BrokenOff(Exception):
    """Says that its caller went away, or that time was up before anything was found."""


class _Mind(Process):
    """Runs one thinking process."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self._number = 0

    async def think(
        self, what: Any, game: str, level: str, seat: int, seed: int, record: bytes, seconds: float | None = None
    ) -> Answer:
        self._number += 1
        question = Ask(self._number, what, game, level, seat, seed, record, seconds)
        line = await self.ask(msgspec.json.encode(question))
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError:
            answer = Answer(0)
        if answer.broken_off and answer.id == question.id and not answer.choices:
            raise BrokenOff
        if answer.error or answer.id != question.id:
            await self.close()
            raise Crash(answer.error or "an answer to another question")
        return answer


def thinking(nicer: int = 0) -> Sequence[str]:
    """Gives the command for a thinking process."""
    return command("facedown.workers.worker", nicer)


class Pool:
    """Asks the thinking processes, for bots first, and fairly among those who ask."""

    def __init__(self, workers: int, command: Sequence[str] = thinking()) -> None:
        self._lane = Lane(
            [_Mind(command) for _ in range(workers)],
            each={HINT: MOST_HINTS_EACH},
            most={HINT: MOST_HINTS},
            at_once={WARM: max(1, workers - 1)},  # one process stays free for bots, where there are several
            owed={BOT: MOST_OWED},
        )
        self.warm = False
        self.thought: Callable[[float], None] = lambda seconds: None  # told how long each answer took

    @property
    def waiting(self) -> int:
        """Counts the questions for which no process is free yet."""
        return self._lane.waiting

    @property
    def pids(self) -> list[int]:
        return [mind.pid for mind in self._lane.workers if mind.pid is not None]

    async def warm_up(self, games: Sequence[str]) -> None:
        """Compiles before anyone waits for it. One process after the other, since the first fills the cache for the
        rest; game by game, so that a move that is asked for meanwhile gets in between."""
        for mind in self._lane.workers:
            try:
                for game in games:
                    await self._warm(mind, game)
            except Crash as crash:
                log.warning("a thinking process could not warm up", extra={"cause": str(crash)})
            self.warm = True

    async def _warm(self, mind: _Mind, game: str) -> None:
        async def work(mind: _Mind) -> None:
            await mind.think("warm", game, WARM_LEVEL, 0, 0, b"")

        await self._lane.run(Asker(), WARM, work, only=mind)

    async def choose(
        self, game: str, level: str, seen: Record, seat: int, seed: int, askers: Sequence[Asker] = (SERVER,)
    ) -> int:
        """Asks for a bot's decision, charged to the asker who has had the least. Where many wait, thoughts are short,
        so that all tables go on."""
        asker = self._lane.lightest(BOT, askers)
        return (await self._ask("choose", game, level, seen, seat, seed, asker, BOT, self._hurry)).action

    def _hurry(self) -> float | None:
        """Says how long a bot's thought may be that begins now. None: as long as it likes."""
        crowd = self._lane.addresses(BOT) / len(self._lane.workers)
        return next((seconds for many, seconds in SHORTER if crowd > many), None)

    async def weigh(self, game: str, level: str, seen: Record, seat: int, seed: int, asker: Asker) -> list[Weighed]:
        """Says what a bot thinks of all choices, for a hint: the best so far when its time is up. Raises BrokenOff if
        that is nothing."""
        until = asyncio.get_running_loop().time() + HINT_LIMIT
        asked = self._ask("weigh", game, level, seen, seat, seed, asker, HINT, lambda: HINT_SECONDS, until)
        return (await asked).choices

    async def look(self, game: str, position: Position, asker: Asker = SERVER, rank: int = 0) -> Weighing:
        """Weighs for an analysis all choices of a position without haste, or finds what could be known there."""
        what: Literal["look", "known"] = "look" if position.made >= 0 else "known"
        seen, seat, seed = position.seen, position.seat, seed_of(position)
        found = await self._ask(what, game, LEVEL, seen, seat, seed, asker, rank, lambda: SECONDS)
        assert found.weighing is not None
        return found.weighing

    async def _ask(
        self,
        what: Literal["choose", "weigh", "look", "known"],
        game: str,
        level: str,
        seen: Record,
        seat: int,
        seed: int,
        asker: Asker,
        rank: int,
        seconds: Callable[[], float | None],
        until: float = math.inf,
    ) -> Answer:
        """Waits for a process and has it think. How long it may is decided when the thought begins: it is others who
        wait then that count. `until`: when it is broken off, by the clock of the loop."""
        record = seen.to_bytes()
        clock = asyncio.get_running_loop()

        async def work(mind: _Mind) -> Answer:
            begun = time.perf_counter()
            for _ in range(TRIES):
                if clock.time() >= until:
                    raise BrokenOff
                limit = clock.call_at(until, mind.abandon) if until < math.inf else None
                try:
                    found = await mind.think(what, game, level, seat, seed, record, seconds())
                    self.thought(time.perf_counter() - begun)
                    return found
                except Crash as crash:
                    log.warning("a thinking process is replaced", extra={"cause": str(crash)})
                finally:
                    if limit is not None:
                        limit.cancel()
            raise BotsGone(say("bots.gave_up", times=TRIES))

        return await self._lane.run(asker, rank, work)

    def hold(self) -> None:
        """Pauses all thoughts where they are, until `go_on`: somebody waits for a hint, and processors are few."""
        for mind in self._lane.workers:
            mind.hold()

    def go_on(self) -> None:
        for mind in self._lane.workers:
            mind.go_on()

    async def rest(self) -> None:
        """Ends each process when it has nothing to do, since it takes memory; it is soon there again."""
        for mind in self._lane.workers:
            await self._lane.run(SERVER, LAST, lambda mind: mind.close(), only=mind)

    async def close(self) -> None:
        """Ends all processes; who asks again gets new ones."""
        await self._lane.close()
        for mind in self._lane.workers:
            await mind.close()
