"""What one person in a live race can make the server send to all others: counted in messages and bytes, by kind."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from facedown.games.myst.live import race as live
from facedown.live.myst import messages as say
from facedown.live.myst.budgets import Budgets, RaceLimits
from facedown.server.common.settings import Rate
from facedown.server.messages.to_page import Refused
from tests.server.house import GENEROUS, Client, House, house, sitting, tokens
from tests.server.racing import handle_of, open_race, room_of

LIVE = {"race_driver": "live", "youngest_team": "blue", "lag_cap_ms": 0, "race_idle_hint_s": 0, "people": 4}
TIMES = 400  # messages of a flood
PAUSES = 109  # as many as were once sent in four seconds
Flood = Callable[[Client, House, str, int], Awaitable[None]]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """What a person may do in a race is as limited as at a real server, but for what comes back with time; everything
    else is not limited."""
    monkeypatch.setattr(live, "COUNTDOWN", 50)
    monkeypatch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
    monkeypatch.setattr("facedown.live.myst.rooms.Budgets", partial(Budgets, clock=lambda: 0.0))
    limits = replace(GENEROUS, strikes=10**9, outbox=10**6, live={"myst": RaceLimits()})
    with house(tmp_path, limits=limits) as made:
        yield made


async def pauses(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="pause_race", on=k % 2 == 0)


async def grabs(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="grab", piece=handle_of(place, table, 0, ("A1", "J6")[k % 2]))


async def turns(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="turn_piece", piece=handle_of(place, table, 0, "A1"))


async def puts(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="put", piece=handle_of(place, table, 0, "A1"), heap=k % 5, place=float(k))


async def drags(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="drag", piece=handle_of(place, table, 0, "A1"), x=k % 10, y=1.5)


async def points(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="point", x=k % 10, y=1.5)


async def drops(client: Client, place: House, table: str, k: int) -> None:
    await client.send(type="drop", id=f"d{k}", piece=handle_of(place, table, 0, "A1"), cell=9)


FLOODS: dict[str, tuple[Flood, int]] = {
    "pauses": (pauses, PAUSES),
    "grabs": (grabs, TIMES),
    "turns": (turns, TIMES),
    "puts": (puts, TIMES),
    "drags": (drags, TIMES),
    "points": (points, TIMES),
    "drops": (drops, TIMES),
}


def size(told: list[dict[str, object]]) -> tuple[int, int]:
    """Messages and bytes, but for the pings that come anyway."""
    news = [message for message in told if message["type"] != "race_ping"]
    return len(news), sum(len(json.dumps(message, separators=(",", ":"))) for message in news)


def flooded(place: House, kind: str) -> dict[str, tuple[int, int]]:
    """What a mate, an opponent and a watcher are told, in messages and bytes, while Ana sends so much."""
    flood, times = FLOODS[kind]

    async def test() -> dict[str, tuple[int, int]]:
        made = place.make(game="myst", options=LIVE)
        table = made["table"]
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(sitting(place, table, key)) for key in tokens(made)]
            ana, yves, ben, _ = clients
            await ana.ask(type="start")
            for client in clients:
                await client.sees(lambda state: state["phase"] == "running")
            await open_race(ana, yves)
            watcher = await stack.enter_async_context(sitting(place, table, made["watch"]))
            others = {"mate": ben, "opponent": yves, "watcher": watcher}
            await ana.send(type="grab", piece=handle_of(place, table, 0, "A1"))
            for client in (*clients, watcher):
                await client.quiet()
            for k in range(times):
                await flood(ana, place, table, k)
            await ana.quiet()
            room = room_of(place, table)
            while room.race.wakes_in(0.0) is not None:
                await asyncio.sleep(0.02)
            return {name: size(await client.quiet()) for name, client in others.items()}

    return asyncio.run(asyncio.wait_for(test(), 300))


# What a mate, an opponent and a watcher are told at most, in messages, while no time passes for the budgets.
MOST = {
    "pauses": (4, 4, 4),
    "grabs": (2 * 60, 0, 0),
    "turns": (60, 0, 0),
    "puts": (60, 0, 0),
    "drags": (15, 0, 0),
    "points": (5, 0, 0),
    "drops": (20, 0, 0),
}
MOST_BYTES = 30_000


@pytest.mark.rule("M-56")
@pytest.mark.rule("M-64")
@pytest.mark.parametrize("kind", FLOODS)
def test_one_person_cannot_flood_the_others(place: House, kind: str) -> None:
    told = flooded(place, kind)
    print(kind, told)
    for (messages, size), most in zip(told.values(), MOST[kind], strict=True):
        assert messages <= most
        assert size <= MOST_BYTES


def test_who_comes_and_goes_again_and_again_costs_the_others_no_tray(place: House) -> None:
    """What changes is who is connected, and that is in the table's state."""

    async def test() -> None:
        made = place.make(game="myst", options=LIVE)
        table, keys = made["table"], tokens(made)
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(sitting(place, table, key)) for key in (keys[0], *keys[2:])]
            ana, ben, zoe = clients
            async with sitting(place, table, keys[1]) as yves:
                await ana.ask(type="start")
                for client in (*clients, yves):
                    await client.sees(lambda state: state["phase"] == "running")
                await open_race(ana, yves)
                for client in clients:
                    await client.quiet()
            for _ in range(20):
                async with sitting(place, table, keys[1]):
                    pass
            await ana.until_state(lambda state: not state["seats"][1]["connected"])
            for client in (ana, ben):
                assert [message for message in await client.quiet() if message["type"] == "race"] == []
            captain = [m["captain"] for m in await zoe.quiet() if m["type"] == "race"]
            assert len(captain) < 20  # that she is the captain now, and then not: once a second

    asyncio.run(asyncio.wait_for(test(), 300))


def test_budgets_come_back_with_time_and_belong_to_the_person() -> None:
    """Whatever comes in, from however many sockets: what goes on is what there is at once, and a rate."""
    now, limits = [0.0], RaceLimits()
    budgets = Budgets(limits, lambda: now[0])
    sent: dict[str, tuple[say.Racing, Rate]] = {
        "hands": (say.Grab("a" * 8), limits.hands),
        "drags": (say.Drag("a" * 8, 1.0, 1.0), limits.drags),
        "points": (say.Point(1.0, 1.0), limits.points),
        "claims": (say.Drop("x", "a" * 8, 3), limits.claims),
        "pauses": (say.PauseRace(True), limits.pauses),
    }
    passed = dict.fromkeys(sent, 0)
    for step in range(60 * 64):  # a minute, in steps that floats can tell exactly
        now[0] = step / 64
        for kind, (message, _) in sent.items():
            passed[kind] += sum(budgets.allow(0, 0, message) for _ in range(2))
    for kind, (_, rate) in sent.items():
        assert rate.burst <= passed[kind] <= rate.burst + 60 * rate.per_second
    assert budgets.allow(2, 0, say.Grab("a" * 8))  # somebody else has their own


@pytest.mark.rule("M-64")
def test_a_team_has_one_budget_for_pauses() -> None:
    budgets = Budgets(RaceLimits(), lambda: 0.0)
    assert sum(budgets.allow(chair, 0, say.PauseRace(True)) for chair in (0, 2, 4) for _ in range(10)) == 6
    assert budgets.allow(1, 1, say.PauseRace(True))  # the other team's is untouched


def test_a_refusal_tells_its_sender_what_to_do() -> None:
    budgets = Budgets(RaceLimits(), lambda: 0.0)
    claim = budgets.refusal(say.Drop("x", "a" * 8, 3))
    assert isinstance(claim, say.Dropped)
    assert (claim.id, claim.reason, claim.waits) == ("x", "cooling", 250)
    assert budgets.refusal(say.Drag("a" * 8, 1.0, 1.0)) is None
    pause = budgets.refusal(say.PauseRace(True))
    assert isinstance(pause, Refused)
    assert len(pause.text.split()) <= 12
