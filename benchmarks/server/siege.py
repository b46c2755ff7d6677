"""`--attack`: what other people notice of an attacker with 100 sockets and 20 addresses.

Thirty tables of two people and nine of one person against experts, each from an address of its own, on a server with
its usual limits. Moves and bots' turns are measured while it is quiet and while one kind of attack goes on, side by
side; then all kinds at once. SharedScreenPlayer it somebody asks for a hint, a replay and the lobby now and then.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, NamedTuple

import aiohttp
import msgspec

from benchmarks.server.attack import JSON, finished
from benchmarks.server.wire import Wire, dial

PEOPLE_TABLES = 30
MOVE_PAUSE = 0.5  # seconds between two moves at a table of people
THINKING = 0.3  # seconds that a person takes against bots
AGAINST = ("nyet", "nusubito", "shy_monsters")
QUIET, ATTACK, SETTLE = 4.0, 9.0, 2.0  # seconds
ERRAND = 20.0  # seconds that somebody waits for an answer


class Waits(NamedTuple):
    """Milliseconds."""

    number: int
    p50: float
    p99: float


def waits(seconds: Sequence[float]) -> Waits:
    found = sorted(seconds)
    if not found:
        return Waits(0, float("nan"), float("nan"))
    return Waits(len(found), 1000 * found[len(found) // 2], 1000 * found[int(len(found) * 0.99)])


class Notes:
    """What is measured in one phase."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.turns: list[float] = []
        self.errands: dict[str, list[float]] = {"hint": [], "replay": [], "lobby": []}
        self.failed: dict[str, int] = {}


class _Choice(msgspec.Struct):
    action: int


class _Told(msgspec.Struct):
    type: str
    id: str = ""
    seq: int = 0
    phase: str = ""
    choices: list[_Choice] = []


_told = msgspec.json.Decoder(_Told)


class Person:
    """Moves when it may: a while later, at random."""

    def __init__(self, siege: "Siege", table: str, token: str, address: str, pause: float, alone: bool) -> None:
        self._siege, self._table, self._token, self._address = siege, table, token, address
        self._pause, self._alone = pause, alone
        self._wire: Wire | None = None
        self._state = _Told("")
        self._sent = self._waits = 0.0
        self._moves = 0
        self.over = asyncio.Event()
        self._hint: asyncio.Future[str] | None = None

    async def come(self) -> None:
        self._wire = await dial(self._siege.host, "/ws", self._hear, lambda: None, self._address)
        self._say(type="hello", table=self._table, token=self._token, name="Ann")

    def start(self) -> None:
        self._say(type="start", id="start")

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()

    async def hint(self) -> str:
        """The type of the answer."""
        self._hint = asyncio.get_running_loop().create_future()
        self._say(type="hint", id="hint")
        return await self._hint

    def move(self) -> None:
        self._move(self._state)

    @property
    def may_move(self) -> bool:
        return bool(self._state.choices) and not self._sent

    def _say(self, **message: Any) -> None:
        if self._wire is not None:
            self._wire.send(json.dumps(message).encode())

    def _hear(self, text: bytes) -> None:
        told = _told.decode(text)
        if told.id == "hint" and self._hint is not None and not self._hint.done():
            self._hint.set_result(told.type)
        elif told.type == "state":
            self._see(told)
        elif told.type == "refused" and told.id == str(self._moves):
            self._sent = 0.0
            self._later()

    def _see(self, state: _Told) -> None:
        notes, now = self._siege.notes, time.perf_counter()
        if state.seq != self._state.seq:
            if self._sent:
                notes.moves.append(now - self._sent)
            elif self._waits and self._alone:  # a bot has moved; it may have to move again
                notes.turns.append(now - self._waits)
            self._sent = 0.0
            self._waits = 0.0 if state.choices else now
        self._state = state
        if state.phase == "over":
            self.over.set()
        elif state.choices and not self._sent:
            self._later()

    def _later(self) -> None:
        asyncio.get_running_loop().call_later(self._pause * random.uniform(0.6, 1.4), self._move, self._state)

    def _move(self, state: _Told) -> None:
        if state is self._state and self.may_move:
            self._moves += 1
            self._sent = time.perf_counter()
            self._say(type="move", id=f"{self._moves}", seq=state.seq, action=random.choice(state.choices).action)


class Siege:
    def __init__(self, host: str) -> None:
        self.host = host
        self.notes = Notes()
        self._addresses = (f"127.0.{a}.{b}" for a in range(1, 200) for b in range(1, 250))
        self._keep: set[asyncio.Task[None]] = set()
        self._tables = 0

    # --- honest people ------------------------------------------------------------------------------------------------

    async def gather(self) -> None:
        """All tables are in play, and another game begins when one is over."""
        for _ in range(PEOPLE_TABLES):
            self._in_play({"game": "nyet", "name": "Ann", "options": {"players": 2}}, MOVE_PAUSE)
        for number in range(3 * len(AGAINST)):
            game = AGAINST[number % len(AGAINST)]
            wanted = {"game": game, "name": "Ann", "bots": {"1": "expert"}, "start": True}
            self._in_play(wanted | ({"options": {"players": 2}} if game == "nyet" else {}), THINKING)
        while self._tables < PEOPLE_TABLES + 3 * len(AGAINST):
            await asyncio.sleep(0.1)

    def _in_play(self, wanted: dict[str, Any], pause: float) -> None:
        task = asyncio.create_task(self._table(wanted, pause))
        self._keep.add(task)

    async def _table(self, wanted: dict[str, Any], pause: float) -> None:
        mine = [next(self._addresses), next(self._addresses)]
        first = True
        while True:
            try:
                made = await self._post(mine[0], "/api/tables", wanted)
                links = made["seats"]
                people = [
                    Person(self, made["table"], link["token"], mine[k], pause, "bots" in wanted)
                    for k, link in enumerate(links)
                ]
                for person in people:
                    await person.come()
                if "bots" not in wanted:
                    await asyncio.sleep(0.2)
                    people[0].start()
                self._tables += first
                first = False
                await people[0].over.wait()
                for person in people:
                    person.leave()
            except (aiohttp.ClientError, OSError, TimeoutError, KeyError) as error:
                self.notes.failed["table"] = self.notes.failed.get("table", 0) + 1
                print(f"  a table could not be made: {type(error).__name__} {error}"[:110], flush=True)
                await asyncio.sleep(1.0)

    async def _post(self, address: str, path: str, body: Any) -> Any:
        data = body if isinstance(body, str) else json.dumps(body)
        url = f"http://{self.host}{path}"
        async with self._session(address) as http, http.post(url, data=data, headers=JSON) as answer:
            if answer.status not in {200, 201, 202}:
                raise KeyError(f"{answer.status} {(await answer.text())[:80]}")
            return await answer.json()

    def _session(self, address: str) -> aiohttp.ClientSession:
        limit = aiohttp.ClientTimeout(ERRAND)
        return aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0)), timeout=limit)

    # --- now and then -------------------------------------------------------------------------------------------------

    async def errands(self, log: str) -> None:
        """Forever: a hint, the replay of a short game and the lobby, each from an address that comes again."""
        made = await self._post("127.0.0.90", "/api/tables", {**PRACTICE})
        player = Person(self, made["table"], made["seats"][0]["token"], "127.0.0.90", 1e9, False)
        await player.come()
        while True:
            await asyncio.sleep(1.0)
            if player.may_move:  # while bots think a hint is refused, attack or not
                await self._errand("hint", self._hint(player))
            await self._errand("replay", self._post("127.0.0.91", "/api/replays", log))
            await self._errand("lobby", self._lobby("127.0.0.92"))

    async def _hint(self, player: Person) -> None:
        told = await player.hint()
        player.move()  # so that the next hint is about another position
        if told != "hint":
            raise KeyError(told)

    async def _lobby(self, address: str) -> None:
        async with self._session(address) as http, http.get(f"http://{self.host}/api/tables") as answer:
            await answer.json()

    async def _errand(self, name: str, work: Any) -> None:
        begun, notes = time.perf_counter(), self.notes
        try:
            await asyncio.wait_for(work, ERRAND)
            notes.errands[name].append(time.perf_counter() - begun)
        except (aiohttp.ClientError, OSError, TimeoutError, KeyError):
            notes.failed[name] = notes.failed.get(name, 0) + 1

    async def phase(self, seconds: float) -> Notes:
        await asyncio.sleep(SETTLE)
        self.notes = Notes()
        await asyncio.sleep(seconds)
        return self.notes


PRACTICE = {"game": "nyet", "name": "Ann", "options": {"players": 2}, "bots": {"1": "expert"}, "start": True}


@contextmanager
def attacking(host: str, kind: str, core: int) -> Iterator[list[str]]:
    """The attacker, ready; afterwards what it says about itself."""
    pin = partial(os.sched_setaffinity, 0, {core})
    line = [sys.executable, "-m", "benchmarks.server.attack", host, kind]
    process = subprocess.Popen(
        line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: (pin(), os.nice(5))
    )
    said: list[str] = []
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        if process.stdout.readline().strip() != "ready":
            raise RuntimeError(f"the attack did not begin: {kind}")
        yield said
        process.stdin.close()
        said.append(process.stdout.readline().strip())
    finally:
        process.kill()
        process.wait()


async def warm(host: str) -> None:
    """Until the bots are compiled."""
    async with aiohttp.ClientSession() as http:
        for _ in range(1200):
            with suppress(aiohttp.ClientError):
                async with http.get(f"http://{host}/api/health") as answer:
                    if (await answer.json())["bots"] == "ready":
                        return
            await asyncio.sleep(0.25)
    raise TimeoutError("the bots did not get ready")


HEADS = (
    "attack",
    "a move: p50, p99 (ms)",
    "quiet",
    "p99 ratio",
    "a bot's turn: p50, p99 (ms)",
    "quiet",
    "p50, p99 later (ms)",
    "hint, replay, lobby: longest (ms)",
    "refused or failed",
)


def row_of(kind: str, quiet: Notes, hard: Notes) -> tuple[str, ...]:
    move, before = waits(hard.moves), waits(quiet.moves)
    turn, earlier = waits(hard.turns), waits(quiet.turns)
    return (
        kind,
        f"{move.p50:,.1f}, {move.p99:,.1f}",
        f"{before.p50:,.1f}, {before.p99:,.1f}",
        f"{move.p99 / before.p99:.1f}",
        f"{turn.p50:,.0f}, {turn.p99:,.0f}",
        f"{earlier.p50:,.0f}, {earlier.p99:,.0f}",
        f"{turn.p50 - earlier.p50:+,.0f}, {turn.p99 - earlier.p99:+,.0f}",
        ", ".join(f"{1000 * max(found, default=float('nan')):,.0f}" for found in hard.errands.values()),
        ", ".join(f"{name} {number}" for name, number in hard.failed.items()) or "none",
    )


def merged(*phases: Notes) -> Notes:
    whole = Notes()
    whole.moves = [wait for phase in phases for wait in phase.moves]
    whole.turns = [wait for phase in phases for wait in phase.turns]
    return whole


async def besiege(host: str, core: int, kinds: Sequence[str]) -> list[tuple[str, ...]]:
    """One row for each kind: the attack, and beside it the quiet at the beginning, before it and after it."""
    siege, rows, short = Siege(host), list[tuple[str, ...]](), finished("shy_monsters")
    await warm(host)
    await siege.gather()
    errands = asyncio.create_task(siege.errands(short))
    first = before = await siege.phase(QUIET)
    for kind in kinds:
        begun = time.monotonic()
        manager = attacking(host, kind, core)
        said = await asyncio.to_thread(manager.__enter__)
        hard = await siege.phase(ATTACK)
        await asyncio.to_thread(manager.__exit__, None, None, None)
        after = await siege.phase(QUIET)
        rows.append(row_of(kind, merged(*{id(one): one for one in (first, before, after)}.values()), hard))
        before = after
        took = time.monotonic() - begun
        print(f"{' | '.join(rows[-1])}   [{took:.0f} s; attacker: {' '.join(said)[:160]}]", flush=True)
    errands.cancel()
    return rows
