"""Hands a few workers to many who ask, in fair shares: none of them can make the others wait.

Lower ranks go first. Within a rank the next turn goes to the address that has had the least time so far, and within an
address to the person who has had the least: start-time fair queueing. For jobs of equal length that is round-robin;
with jobs of unequal length, an asker with long ones gets fewer of them. An address that comes back after a while
begins level with the others: it owes nothing, and has saved nothing up.

Where people sit and wait, that is too exact: one long job would put an address behind ten rounds of the short jobs of
all others. There a rank has a bound for what an address can owe, so that its next turn comes within a round or two.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from facedown.engine.errors import FacedownError
from facedown.words import Said
from facedown.words.server import say as words

GUESS = 0.1  # seconds that a job is charged until it has ended
KEPT = 2_000  # shares that are remembered before those that no longer matter are forgotten
STALE = 60.0  # seconds of the shared clock after which a share no longer matters


class Asker(NamedTuple):
    """Says on whose account a job is: an address (or a group of them), a person or seat there."""

    address: str = ""
    person: str = ""


class Busy(FacedownError):
    """Says that a job is refused: its asker has too many waiting already (`own`), or others have."""

    def __init__(self, reason: Said, own: bool = False) -> None:
        super().__init__(reason)
        self.own = own


class Worker(Protocol):
    def abandon(self) -> None:
        """Stops the present job soon: its asker has gone. The worker stays as it is."""
        ...


W = TypeVar("W", bound=Worker)
R = TypeVar("R")


class _Shares:
    """Counts the time each key has had, on a clock that runs with the key that had least. What a key has had beyond
    `most` seconds of that clock is forgiven."""

    def __init__(self, most: float = math.inf) -> None:
        self._most = most
        self._now = 0.0
        self._until: dict[str, float] = {}

    def start(self, key: str) -> float:
        return max(self._now, self._until.get(key, 0.0))

    def begin(self, key: str) -> None:
        self._now = self.start(key)
        self._until[key] = self._now + GUESS
        if len(self._until) > KEPT:
            self._until = {key: until for key, until in self._until.items() if until > self._now - STALE}

    def end(self, key: str, seconds: float) -> None:
        if key in self._until:
            self._until[key] = min(self._until[key] + seconds - GUESS, self._now + self._most)


@dataclass(eq=False)
class _Ticket(Generic[W]):
    """Holds a job that waits for its turn."""

    asker: Asker
    rank: int
    number: int
    only: W | None
    turn: asyncio.Future[W] = field(repr=False)


class Lane(Generic[W]):
    """Holds workers, and those who wait for one of them.

    `each` bounds what one address may have waiting in a rank, `most` what may wait in it altogether, and `at_once` how
    many workers a rank and all ranks after it may hold, so that some stay free for those before it. `owed` bounds the
    seconds by which an address can be behind the others in a rank.
    """

    def __init__(
        self,
        workers: Sequence[W],
        each: Mapping[int, int] | None = None,
        most: Mapping[int, int] | None = None,
        at_once: Mapping[int, int] | None = None,
        owed: Mapping[int, float] | None = None,
    ) -> None:
        self.workers = list(workers)
        self._free = list(workers)
        self._each, self._most, self._at_once, self._owed = each or {}, most or {}, at_once or {}, owed or {}
        self._tickets: list[_Ticket[W]] = []
        self._addresses: dict[int, _Shares] = {}
        self._people: dict[tuple[int, str], _Shares] = {}
        self._held: Counter[int] = Counter()  # workers by rank
        self._tasks: set[asyncio.Task[Any]] = set()
        self._numbers = count()

    @property
    def waiting(self) -> int:
        return len(self._tickets)

    def addresses(self, rank: int) -> int:
        """Counts how many addresses wait for a turn in a rank."""
        return len({ticket.asker.address for ticket in self._tickets if ticket.rank == rank})

    def lightest(self, rank: int, askers: Sequence[Asker]) -> Asker:
        """Gives the one of these whose address has had the least in a rank."""
        shares = self._of_addresses(rank)
        return min(askers, key=lambda asker: shares.start(asker.address))

    async def run(
        self,
        asker: Asker,
        rank: int,
        work: Callable[[W], Awaitable[R]],
        patience: float | None = None,
        only: W | None = None,
    ) -> R:
        """Waits for a turn, then works. If the asker is cancelled while it waits, the job is gone; if that happens
        later, the queue asks the worker to abandon the job, and takes the next one when it has done so."""
        ticket = self._enter(asker, rank, only)
        try:
            async with asyncio.timeout(patience):
                worker = await ticket.turn
        except BaseException as error:
            self._leave(ticket)
            if isinstance(error, TimeoutError):
                raise Busy(words("refused.many_waiting")) from None
            raise
        task: asyncio.Task[R] = asyncio.ensure_future(_awaited(work, worker))
        self._tasks.add(task)
        task.add_done_callback(partial(self._ended, ticket, worker, time.perf_counter()))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.done():
                worker.abandon()
            raise

    async def close(self) -> None:
        """Cancels what is being worked on; its asker goes on waiting for the next turn."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- turns --------------------------------------------------------------------------------------------------------

    def _enter(self, asker: Asker, rank: int, only: W | None) -> _Ticket[W]:
        self._make_room(asker, rank)
        ticket = _Ticket[W](asker, rank, next(self._numbers), only, asyncio.get_running_loop().create_future())
        self._tickets.append(ticket)
        self._give_turns()
        return ticket

    def _make_room(self, asker: Asker, rank: int) -> None:
        """Refuses an address that has its share waiting. Where the queue is full, the address with the most in it gives
        one up for an address with fewer, so that nobody is shut out by others."""
        waiting = Counter(ticket.asker.address for ticket in self._tickets if ticket.rank == rank)
        own = waiting[asker.address]
        if own >= self._each.get(rank, own + 1):
            raise Busy(words("refused.yours_waiting"), own=True)
        if waiting.total() < self._most.get(rank, waiting.total() + 1):
            return
        fullest, number = waiting.most_common(1)[0]
        if number <= own + 1:
            raise Busy(words("refused.many_waiting"))
        last = max((t for t in self._tickets if t.rank == rank and t.asker.address == fullest), key=lambda t: t.number)
        self._tickets.remove(last)
        last.turn.set_exception(Busy(words("refused.many_waiting"), own=True))

    def _leave(self, ticket: _Ticket[W]) -> None:
        if ticket in self._tickets:
            self._tickets.remove(ticket)
        elif ticket.turn.done() and not ticket.turn.cancelled() and ticket.turn.exception() is None:
            self._give_back(ticket, ticket.turn.result(), 0.0)  # its turn came at the same moment

    def _give_turns(self) -> None:
        for worker in list(self._free):
            fitting = [ticket for ticket in self._tickets if ticket.only in (None, worker) and self._may(ticket.rank)]
            if not fitting:
                continue
            ticket = self._first(fitting)
            self._tickets.remove(ticket)
            self._free.remove(worker)
            self._held[ticket.rank] += 1
            addresses, people = self._shares(ticket)
            addresses.begin(ticket.asker.address)
            people.begin(ticket.asker.person)
            ticket.turn.set_result(worker)

    def _may(self, rank: int) -> bool:
        """Would the ranks before this one still have the workers that are kept for them?"""
        return all(
            sum(held for other, held in self._held.items() if other >= first) < number
            for first, number in self._at_once.items()
            if rank >= first
        )

    def _first(self, tickets: list[_Ticket[W]]) -> _Ticket[W]:
        """Finds the next one: first whose address it is, then whose turn there. People of different addresses are never
        compared, since each address has a clock of its own for them."""
        turn = min(tickets, key=lambda t: (t.rank, self._of_addresses(t.rank).start(t.asker.address), t.number))
        there = [t for t in tickets if t.rank == turn.rank and t.asker.address == turn.asker.address]
        _, people = self._shares(turn)
        return min(there, key=lambda t: (people.start(t.asker.person), t.number))

    def _shares(self, ticket: _Ticket[W]) -> tuple[_Shares, _Shares]:
        """Finds the shares of the addresses in the ticket's rank, and of the people at its address."""
        if len(self._people) > KEPT:
            self._people.clear()  # only the order of people who share an address is forgotten
        rank, address = ticket.rank, ticket.asker.address
        return self._of_addresses(rank), self._people.setdefault((rank, address), _Shares())

    def _of_addresses(self, rank: int) -> _Shares:
        if rank not in self._addresses:
            self._addresses[rank] = _Shares(self._owed.get(rank, math.inf))
        return self._addresses[rank]

    def _give_back(self, ticket: _Ticket[W], worker: W, seconds: float) -> None:
        addresses, people = self._shares(ticket)
        addresses.end(ticket.asker.address, seconds)
        people.end(ticket.asker.person, seconds)
        self._held[ticket.rank] -= 1
        self._free.append(worker)
        self._give_turns()

    def _ended(self, ticket: _Ticket[W], worker: W, begun: float, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._give_back(ticket, worker, time.perf_counter() - begun)
        if not task.cancelled():
            task.exception()  # if its asker has gone, nobody else looks at it


async def _awaited(work: Callable[[W], Awaitable[R]], worker: W) -> R:
    return await work(worker)
