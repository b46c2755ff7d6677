"""Several thinking processes for a server: asked without blocking it, replaced when they crash."""

import asyncio
import hashlib
import logging
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec

from facedown.engine.errors import FacedownError
from facedown.engine.record import Record
from facedown.thinking.analysis.looking import SECONDS, seed_of
from facedown.thinking.analysis.positions import Position
from facedown.thinking.analysis.results import LEVEL, Weighing
from facedown.thinking.worker import Answer, Ask, Weighed

log = logging.getLogger("facedown.thinking")

WARM_LEVEL = "expert"  # uses all that other levels use
TRIES = 3
LINE_LIMIT = 1 << 20


class BotsGone(FacedownError):
    """The thinking processes ended again and again."""


def bot_seed(secret: bytes, seat: int, seen: bytes) -> int:
    """A bot's random seed: it depends on nothing but what the bot sees, and nobody can guess it.

    A hash, so that it tells the bot nothing of the cards that follow from the same secret.
    """
    text = b"facedown table bot v1" + secret + seat.to_bytes(1, "big") + seen
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 2


class _Crash(Exception):
    pass


class _Worker:
    """One process; answers one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(
        self, what: Any, game: str, level: str, seat: int, seed: int, record: bytes, seconds: float | None = None
    ) -> Answer:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server; it ends its workers itself
                limit=LINE_LIMIT,
            )
        self._number += 1
        question = Ask(self._number, what, game, level, seat, seed, record, seconds)
        try:
            return await self._exchange(question)
        except BaseException:
            await self.close()  # crashed, or nobody waits any more: a process in the middle of a thought is no use
            raise

    async def _exchange(self, question: Ask) -> Answer:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self._process.stdin.drain()
            line = await self._process.stdout.readline()
            answer = msgspec.json.decode(line, type=Answer)
        except (OSError, ValueError, msgspec.MsgspecError):
            raise _Crash("the process ended") from None
        if answer.error or answer.id != question.id:
            raise _Crash(answer.error or "an answer to another question")
        return answer

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()  # it holds nothing that could be lost
        if process.stdin is not None:
            process.stdin.close()
        await asyncio.shield(process.wait())


def thinking(nicer: int = 0) -> Sequence[str]:
    """The command for a thinking process."""
    return (sys.executable, "-m", "facedown.thinking.worker", *([str(nicer)] if nicer else []))


class Pool:
    """Asks whichever process is free."""

    def __init__(self, workers: int, command: Sequence[str] = thinking()) -> None:
        self._workers = [_Worker(command) for _ in range(workers)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self.warm = False
        self.waiting = 0  # questions for which no process is free yet
        self.thought: Callable[[float], None] = lambda seconds: None  # told how long each answer took

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def warm_up(self, games: Sequence[str]) -> None:
        """Compile before anyone waits for it. One process after the other, since the first fills the cache for the
        rest; game by game, so that a move that is asked for meanwhile gets in between."""
        left = {worker: list(games) for worker in self._workers}
        while any(left.values()):
            held = await self._free.get()
            busy = bool(left[held])
            try:
                if busy:
                    await held.ask("warm", left[held].pop(0), WARM_LEVEL, 0, 0, b"")
            except _Crash as crash:
                left[held].clear()
                log.warning("a thinking process could not warm up", extra={"cause": str(crash)})
            finally:
                self._free.put_nowait(held)
            self.warm = self.warm or not all(left.values())
            await asyncio.sleep(0 if busy else 0.1)  # the ones that are left may be thinking
        self.warm = True

    async def choose(self, game: str, level: str, seen: Record, seat: int, seed: int) -> int:
        return (await self._ask("choose", game, level, seen, seat, seed)).action

    async def weigh(self, game: str, level: str, seen: Record, seat: int, seed: int) -> list[Weighed]:
        return (await self._ask("weigh", game, level, seen, seat, seed)).choices

    async def look(self, game: str, position: Position, level: str = LEVEL) -> Weighing:
        """For an analysis: all choices of a position weighed without haste, or what could be known there."""
        what: Literal["look", "known"] = "look" if position.made >= 0 else "known"
        found = await self._ask(what, game, level, position.seen, position.seat, seed_of(position), SECONDS)
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
        seconds: float | None = None,
    ) -> Answer:
        record = seen.to_bytes()
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        begun = time.perf_counter()
        try:
            for _ in range(TRIES):
                try:
                    found = await worker.ask(what, game, level, seat, seed, record, seconds)
                    self.thought(time.perf_counter() - begun)
                    return found
                except _Crash as crash:
                    log.warning("a thinking process is replaced", extra={"cause": str(crash)})
        finally:
            self._free.put_nowait(worker)
        raise BotsGone(f"the bots' process ended {TRIES} times in a row")

    async def close(self) -> None:
        """End all processes; who asks again gets new ones."""
        for worker in self._workers:
            await worker.close()
