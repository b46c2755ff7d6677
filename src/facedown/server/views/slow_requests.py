"""Answers slow requests (beyond a few milliseconds) by a helper process, in fair turns, while somebody waits for them.

Desks go before replays, short files before long ones, and all before what an analysis needs. An address may have so
many waiting; what waits too long is refused. A client that goes away takes its work along: what has not begun is not
done, and what has is broken off.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from facedown.server.common.rate_limits import address_group
from facedown.server.views.replays import Played
from facedown.server.views.slow_worker import AskDesk, FindPositions, Positions, Question, Reply, ShowFile
from facedown.words.server import say as words
from facedown.workers.fair_queue import Asker, Busy, Lane
from facedown.workers.process import Crash, Process, command

log = logging.getLogger("facedown.slow_requests")

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]
DESK, REPLAY, LONG_FILE, POSITIONS = range(4)  # in this order
LONG = 65_536  # bytes of a saved game; a usual one has 45,000
MOST_EACH = 8  # that wait, of an address
MOST = 200
PATIENCE = 30.0  # seconds until what waits is refused
MOST_SECONDS = 20.0  # for one question
IDLE_SECONDS = 300.0  # then the process is ended, since it takes memory
LINE_LIMIT = 1 << 26  # a long replay, if it must not be compressed
MOST_REST = 0.25  # seconds
GONE = 499  # as others call it; the client does not see it


class BadInput(Exception):
    """Says that what was sent cannot be worked on; the reason is for the sender."""


class SlowRequests:
    """Asks the helper process, for those who wait for it."""

    def __init__(self, nicer: int, line: tuple[str, ...] | None = None) -> None:
        ranks = (DESK, REPLAY, LONG_FILE, POSITIONS)
        self._helper = Process(line or command("facedown.server.views.slow_worker", nicer), LINE_LIMIT)
        self._lane = Lane([self._helper], dict.fromkeys(ranks, MOST_EACH), dict.fromkeys(ranks, MOST))
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return self._lane.waiting

    @property
    def pid(self) -> int | None:
        return self._helper.pid

    async def ask(self, asker: Asker, question: Question) -> Reply:
        """Raises Busy, or BadInput with a reason for the sender."""
        reply = await self._lane.run(asker, _rank(question), lambda helper: self._worked(helper, question), PATIENCE)
        if reply.problem:
            raise BadInput(reply.problem)
        return reply

    async def positions(self, played: Played) -> Positions:
        """Weighs positions for an analysis that nobody in particular waits for."""
        reply = await self.ask(Asker(), FindPositions(played=played))
        return msgspec.json.decode(reply.body, type=Positions)

    async def _worked(self, helper: Process, question: Question) -> Reply:
        self._stay()
        line = msgspec.json.encode(question)  # only now: most of what waits in an attack never comes here
        alarm = asyncio.get_running_loop().call_later(MOST_SECONDS, helper.abandon)
        try:
            reply = msgspec.json.decode(await helper.ask(line), type=Reply)
        except Crash as crash:
            log.error("the helper for heavy requests ended", extra={"cause": str(crash)})
            raise Busy(words("request.failed_once")) from None
        finally:
            alarm.cancel()
            self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._rest)
        if reply.broken_off:
            raise Busy(words("request.too_long"))
        if reply.error:
            raise RuntimeError(reply.error)
        return reply

    def _stay(self) -> None:
        if self._idle is not None:
            self._idle.cancel()

    def _rest(self) -> None:
        self._ending = asyncio.get_running_loop().create_task(
            self._lane.run(Asker(), POSITIONS, lambda helper: helper.close())
        )

    async def close(self) -> None:
        self._stay()
        await self._lane.close()
        await self._helper.close()


def _rank(question: Question) -> int:
    match question:
        case AskDesk():
            return DESK
        case FindPositions():
            return POSITIONS
        case ShowFile() if len(question.data) > LONG:
            return LONG_FILE
        case _:
            return REPLAY


class _Slot:
    """Holds a thread, for what cannot be sent to another process."""

    def abandon(self) -> None:
        """Abandons nothing: it takes milliseconds and goes on to its end."""


class Threads:
    """Runs short work in threads of the server, in fair turns."""

    def __init__(self, number: int = 2) -> None:
        self._lane = Lane([_Slot() for _ in range(number)], {0: MOST_EACH}, {0: MOST})

    async def run(self, asker: Asker, work: Callable[[], T]) -> T:
        return await self._lane.run(asker, 0, lambda slot: asyncio.to_thread(work), PATIENCE)


class Turns:
    """Runs work of the server itself that everybody's moves wait for. It goes one piece after the other in fair turns,
    and all of it together for no more than a share of the time."""

    def __init__(self, share: float) -> None:
        self._rest = 1.0 / share - 1.0
        self._lane = Lane([_Slot()], {0: MOST_EACH}, {0: MOST})

    async def run(self, asker: Asker, work: Callable[[], Awaitable[T]]) -> T:
        """Runs to its end once it is begun."""

        async def and_rest(slot: _Slot) -> T:
            begun = time.perf_counter()
            try:
                return await work()
            finally:
                await asyncio.sleep(min(MOST_REST, self._rest * (time.perf_counter() - begun)))

        return await self._lane.run(asker, 0, and_rest, PATIENCE)


# --- requests ---------------------------------------------------------------------------------------------------------


def asker_of(request: AnyRequest) -> Asker:
    return Asker(address_group(request.client.host if request.client else ""))


def takes_packed(headers: Mapping[str, str]) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


async def while_here(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Runs work for as long as the client waits; its body must have been read."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_gone(request.receive))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise HTTPException(str(words("request.gone")), status_code=GONE)
    finally:
        gone.cancel()
        task.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(receive: Callable[[], Awaitable[Any]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def worked(request: AnyRequest, question: Question) -> Reply:
    slow: SlowRequests = request.app.state.slow_requests
    return await while_here(request, slow.ask(asker_of(request), question))
