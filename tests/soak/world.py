"""One seed: a few servers on a database, two tables, people at them, and faults. Then quiet, and everything is checked.

Killed servers are followed by new ones. In the end nothing fails any more; whatever was not answered is, and servers
that have missed something must find it by themselves.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from facedown.games.myst.live import race as live
from facedown.games.myst.page import teams
from facedown.live.myst import pauses as race_pauses
from facedown.live.myst import room as race_room
from facedown.server.automation import bot_turns as bots
from facedown.server.cluster import heartbeat as nodes
from facedown.server.cluster import sync as elsewhere
from facedown.server.messages import requests
from facedown.server.store.sql import SqlStore
from tests.server.racing import rooms_of
from tests.soak.checks import check
from tests.soak.faults import Faults
from tests.soak.node import Node
from tests.soak.people import Door, Person
from tests.soak.racers import Racer

LIMIT = 400.0  # seconds for a seed; it takes a few
CALM_SECONDS = 120.0  # at most
STORM_SECONDS = 40.0  # at most: on a slow machine fewer messages are enough
Options = dict[str, object]


class Play(NamedTuple):
    game: str
    people: int
    bots: int
    options: Options


PLAYS = (
    Play("nyet", 2, 1, {"players": 3, "round_count": 1}),
    Play("shy_monsters", 2, 0, {}),
    Play("nusubito", 2, 0, {}),
    Play("hyst", 2, 1, {"players": 3, "layout": "matinee", "turn_limit": 12}),
    Play("myst", 2, 0, {"race_driver": "alternate", "turns": 3}),
    Play("nyet", 1, 1, {"players": 2, "round_count": 1}),  # alone with a bot: undo
)
LIVE = Play("myst", 2, 0, {"race_driver": "live", "lag_cap_ms": 20})  # hands need a server in this process
ENOUGH = 15  # acknowledged messages at a table, and the storm is over


class Outcome(NamedTuple):
    acknowledged: int
    rows: int
    faults: dict[str, int]
    laid: int = 0  # pieces in live races


HURRIED: dict[ModuleType, dict[str, float]] = {
    bots: {"OTHERS_FIRST": 0.1, "RETRY_SECONDS": 0.1},
    elsewhere: {"SWEEP_SECONDS": 0.5},
    nodes: {"BEAT_SECONDS": 0.5, "LIVING_SECONDS": 1.5},
    race_pauses: {"BACK_MS": 50},
    race_room: {"AGAIN_SECONDS": 0.05, "PING_MS": 200},
    live: {"COUNTDOWN": 50},
    teams: {"SECOND_KEY": 0.0},
}


def hurry() -> None:
    """What takes seconds between people takes a moment here."""
    for module, values in HURRIED.items():
        for name, value in values.items():
            setattr(module, name, value)


class World:
    def __init__(self, seed: int, database: str, folder: Path, servers: int, cut: Callable[[], object] | None) -> None:
        self.faults = Faults(seed)
        self.nodes: list[Node] = []
        self.people: list[Person] = []
        self.tables: dict[str, list[Person]] = {}
        self._seed = seed
        self._database, self._folder = database, folder
        self._servers = servers
        self._cut = cut  # ends all connections to the database

    games: tuple[Play, ...] = (*PLAYS, LIVE)

    def plays(self) -> tuple[Play, Play]:
        return self.games[self._seed % len(self.games)], self.games[(2 * self._seed + 1) % len(self.games)]

    def living(self) -> list[Node]:
        return [node for node in self.nodes if node.alive]

    async def run(self) -> Outcome:
        hurry()
        self.faults.on = False
        await self._open()
        for play in self.plays():
            await self._set(play)
        self.faults.on = True
        playing = [asyncio.create_task(person.play()) for person in self.people]
        try:
            await self.storm_and_calm(playing)
            rows = await self._check()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for node in self.nodes:
                await node.gone()
                await node.stop()
        said = sum(len(person.acknowledged) for person in self.people)
        return Outcome(said, rows, self.faults.counts, sum(len(person.laid) for person in self.people))

    async def storm_and_calm(self, playing: list[asyncio.Task[None]]) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._storm(playing), STORM_SECONDS)
        await self._calm(playing)

    async def _open(self) -> None:
        while len(self.living()) < self._servers:
            for node in self.nodes:
                await node.gone()  # of SQLite there is one at a time
            self.nodes = [*self.living(), await Node.start(self._database, self._folder, self.faults)]

    async def _set(self, play: Play) -> None:
        seated = {str(play.people + k): "random" for k in range(play.bots)}
        wanted = requests.NewTable(play.game, "Ann", options=dict(play.options), bots=seated)
        made = await self.nodes[0].tables.create(wanted)
        self.seat(play, made.table, [*(link.token for link in made.seats[: play.people]), made.watch], self.living)

    def seat(self, play: Play, table: str, tokens: list[str], doors: Callable[[], Sequence[Door]]) -> None:
        names = [*("Ann", "Bob")[: play.people], "Eve"]
        kind = Racer if play is LIVE else Person
        people = [kind(self.faults, doors, table, token, name) for token, name in zip(tokens, names, strict=True)]
        self.tables[table] = people
        self.people += people

    def _is_enough(self, people: list[Person]) -> bool:
        over = all(person.state.get("phase") == "over" for person in people)
        return over or sum(len(person.acknowledged) + len(person.laid) for person in people) >= ENOUGH

    async def _storm(self, playing: list[asyncio.Task[None]]) -> None:
        while not all(self._is_enough(people) for people in self.tables.values()):
            self.fail_with(playing)
            if self.faults.strikes("server killed", 0.004):
                self.faults.luck.choice(self.living() or self.nodes).kill()
            if self._cut is not None and self.faults.strikes("database cut off", 0.004):
                await asyncio.to_thread(self._cut)
            if len(self.living()) < self._servers:
                with suppress(Exception):  # its connections may be cut while it starts: then again
                    await self._open()
            await asyncio.sleep(0.01)

    async def _calm(self, playing: list[asyncio.Task[None]]) -> None:
        self.faults.on = False
        await self._open()
        for person in self.people:
            person.resting = True
        until = time.monotonic() + CALM_SECONDS
        while not await self._is_settled():
            self.fail_with(playing)
            assert time.monotonic() < until, f"stuck: {self.told()}"
            await asyncio.sleep(0.01)

    def fail_with(self, playing: list[asyncio.Task[None]]) -> None:
        """Somebody was told what may not be."""
        for task in playing:
            if task.done():
                task.result()

    async def _is_settled(self) -> bool:
        """Nothing is unanswered, no bot thinks, all servers know all, and everybody has been told the last."""
        if any(person.pending for person in self.people) or any(node.busy_with for node in self.nodes):
            return False
        tables = self.nodes[0].tables
        numbers = await tables.store.numbers(list(self.tables))
        for node in self.nodes:
            for id, number in numbers.items():
                table = node.tables.in_memory.get(id)
                if table is not None and (table.number != number or table.bots_to_act() or table.lock.locked()):
                    return False
        for id, people in self.tables.items():
            table = next((node.tables.in_memory[id] for node in self.nodes if id in node.tables.in_memory), None)
            if table is not None and any(not p.state or p.state["seq"] != table.seq(p.state["you"]) for p in people):
                return False
        return True

    def told(self) -> str:
        """Where everybody stands, for the person who looks for the cause of a failure."""
        people = [
            f"{person.name} at {person.table}: {len(person.acknowledged)} acknowledged, waits for {person.pending}, "
            f"has seen {person.state.get('phase')} {person.state.get('seq')}"
            for person in self.people
        ]
        minds = [
            f"server {k}: {id} number {table.number} stale {table.stale} locked {table.lock.locked()} "
            f"bots {table.bots_to_act()} seq {[table.seq(p.state['you']) for p in self.tables[id] if p.state]}"
            for k, node in enumerate(self.nodes)
            for id, table in node.tables.in_memory.items()
        ]
        busy = [f"server {k}: {why}" for k, node in enumerate(self.nodes) if (why := node.busy_with)]
        rooms = [
            f"server {k}: race of {id} paused {room.race.paused} claims {list(room._ids)}"
            for k, node in enumerate(self.nodes)
            for id, room in rooms_of(node.tables).items()
        ]
        return "\n".join([f"faults {self.faults.on}, {self.faults.counts}", *people, *minds, *rooms, *busy])

    async def _check(self) -> int:
        store: SqlStore = self.nodes[0].tables.store
        rows = 0
        for id, people in self.tables.items():
            memories = [node.tables.in_memory[id] for node in self.nodes if id in node.tables.in_memory]
            rows += await check(store, id, people, memories, self.faults.done)
        return rows


async def weather(world: World) -> Outcome:
    try:
        return await asyncio.wait_for(world.run(), LIMIT)
    except TimeoutError:
        raise AssertionError(f"stuck: {world.told()}") from None
