"""Clocks at tables: whose time has run out is played for by a bot and comes back, or loses; also after a restart, and
at tables that are in nobody's memory."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.catalog import GAMES
from facedown.engine.log import loads
from facedown.server.automation import time_limits as patience
from facedown.server.automation.bot_pauses import BotPauses
from facedown.server.common import steady_clock as clock
from facedown.server.messages import terms
from facedown.server.store import deadlines as dues
from facedown.server.store.sql import SqlStore
from facedown.server.table import table
from facedown.server.table import time_used as times
from facedown.server.table.downtime import Downtime
from facedown.server.tables import Tables
from facedown.server.tables.opening import open_due
from facedown.server.views import replays
from facedown.workers.pool import Pool
from tests.server.house import Client, House, house, run, settings, sitting, tokens

HURRY = {"kind": "move", "seconds": 1}


@pytest.fixture(autouse=True)
def small_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second for a move is less than people get, but tests have no patience."""
    monkeypatch.setitem(terms.BOUNDS, "move", (0, 3600))
    monkeypatch.setattr(times, "GRACE", 0.1)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("clocks")) as made:
        yield made


async def two(place: House, script: Callable[[Client, Client, dict[str, Any]], Any], **wanted: Any) -> None:
    """Two people at a running table."""
    made = place.make(**wanted)
    async with (
        sitting(place, made["table"], tokens(made)[0]) as ann,
        sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
    ):
        assert (await ann.ask(type="start"))["type"] == "accepted"
        for client in (ann, bob):
            await client.until_state(lambda state: state["phase"] == "running")
        await script(ann, bob, made)


def seats_of(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.state["seats"]
    return found


def test_a_bot_plays_on_until_the_person_comes_back(place: House) -> None:
    async def script(ann: Client, bob: Client, _: Any) -> None:
        late, other = (ann, bob) if ann.state["choices"] else (bob, ann)
        number = 0 if late is ann else 1
        assert seats_of(other)[number]["clock"]["left"] <= 1.0
        state = await other.until_state(lambda state: "stand_in" in state["seats"][number])
        assert state["seats"][number] | {"clock": None} == state["seats"][number] | {
            "kind": "person",
            "stand_in": "regular",
            "late": True,
            "clock": None,
        }
        await late.until_state(lambda state: "stand_in" in state["seats"][number])
        assert late.state["choices"] == []
        assert "clock" not in seats_of(late)[number]  # bots have no clock
        assert (await late.ask(type="take_seat"))["type"] == "accepted"
        await other.until_state(lambda state: "stand_in" not in state["seats"][number])
        assert (await late.ask(type="take_seat"))["code"] == "not_now"

    run(lambda: two(place, script, options={"players": 2}, clock=HURRY))


def test_a_player_who_moves_plays_on(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(ann: Client, bob: Client, _: Any) -> None:
        late = ann if ann.state["choices"] else bob
        seat, seq, action = late.state["you"], late.state["seq"], late.state["choices"][0]["action"]
        await late.until_state(lambda state: "stand_in" in state["seats"][seat])
        # The bot waits before it moves: the person, a moment too late, is quicker.
        assert (await late.ask(type="move", seq=seq, action=action))["type"] == "accepted"
        await late.quiet()
        assert "stand_in" not in seats_of(late)[seat]

    async def test() -> None:
        monkeypatch.setattr(place.tables.bots, "_pauses", BotPauses((30.0, 30.0)))
        await two(place, script, options={"players": 2}, clock=HURRY)

    run(test)


def test_a_game_without_a_rule_for_it_ends_and_the_others_share_the_win(place: House) -> None:
    async def script(ann: Client, bob: Client, made: dict[str, Any]) -> None:
        async with sitting(place, made["table"], made["watch"]) as eve:
            for client in (ann, bob, eve):
                if client.state["phase"] != "over":
                    await client.until_state(lambda state: state["phase"] == "over")
                late = client.state["forfeit"]
                assert client.state["result"] == [float(late == 1), float(late == 0)]
                assert client.state["choices"] == client.state["asks"] == []
                assert not any(seat["acting"] for seat in client.state["seats"])
                assert client.state["seed"]
        replay = place.get(f"/api/tables/{made['table']}/replay")
        assert replay.status_code == 200
        assert len(replay.json()["steps"]) > 1
        assert replay.json()["forfeit"] == late
        assert replay.json()["afterwards"] == []
        text = place.get(f"/api/tables/{made['table']}/log").text
        saved = loads(text, GAMES)
        assert saved.play.over
        assert saved.play.returns() == ann.state["result"]
        assert replays.opened(text).play.forfeit == late
        edited = text.replace(f'"forfeit": {late}', f'"forfeit": {1 - late}')
        assert edited != text
        with pytest.raises(Exception, match="cut off or edited"):
            loads(edited, GAMES)
        assert place.get(f"/api/tables/{made['table']}/verify").json()["wrong"] == []
        assert (await ann.ask(type="rematch", way="rotated"))["type"] == "accepted"
        await ann.quiet()
        assert ann.state["rematch"]

    run(lambda: two(place, script, options={"players": 2}, clock=HURRY | {"late": "forfeit"}))


def test_no_time_is_called_before_it_is_known_whether_it_was_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was cut off from its database learns with its next heartbeat that nobody could move meanwhile."""
    asked: list[bool] = []

    def are_known() -> bool:
        asked.append(len(asked) > 2)
        return asked[-1]

    async def script(ann: Client, bob: Client, made: dict[str, Any]) -> None:
        await ann.sees(lambda state: state["phase"] == "over")
        assert asked == [False, False, False, True]

    monkeypatch.setattr(patience, "LOOK_AGAIN", 0.01)
    with house(tmp_path) as place:
        monkeypatch.setattr(place.tables.downtime, "are_known", are_known)
        run(lambda: two(place, script, options={"players": 2}, clock=HURRY | {"late": "forfeit"}))


def test_a_game_that_can_be_given_up_is(place: House) -> None:
    async def script(ann: Client, bob: Client, made: dict[str, Any]) -> None:
        await ann.until_state(lambda state: state["phase"] == "over")
        assert ann.state["forfeit"] == 0
        assert ann.state["result"] == [0.0, 1.0]
        assert loads(place.get(f"/api/tables/{made['table']}/log").text, GAMES).play.forfeit == -1

    run(
        lambda: two(
            place,
            script,
            game="shy_monsters",
            options={"dm_seat": "seat_0"},
            clock=HURRY | {"late": "forfeit"},
        )
    )


def test_a_rematch_has_the_same_clock_and_impossible_ones_are_refused(place: House) -> None:
    made = place.make(options={"players": 2, "round_count": 1}, bots={"1": "random"}, start=True, clock=HURRY)
    answer = place.get(f"/api/tables/{made['table']}/log", headers={"Authorization": f"Bearer {tokens(made)[0]}"})
    assert answer.status_code == 200

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            while ann.state["phase"] != "over":  # a bot plays for the one who is late
                await ann.until_state()
            await ann.ask(type="rematch")
            await ann.quiet()
            again = ann.state["rematch"]
        async with sitting(place, again, tokens(made)[0]) as ann:
            assert ann.state["clock"] == {"kind": "move", "seconds": 1, "extra": 0, "late": "bot"}
            assert "stand_in" not in seats_of(ann)[0]

    run(test)


def test_a_restart_costs_nobody_time_and_gives_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bank goes on where it was: the time between two servers is nobody's."""
    start = clock.now()
    shift = 0.0
    monkeypatch.setattr(table, "now", lambda: clock.now() + shift)
    bank = {"kind": "game", "seconds": 1000, "extra": 0}

    async def test() -> None:
        nonlocal shift
        with house(tmp_path) as place:
            made = place.make(options={"players": 2}, clock=bank)
            async with (
                sitting(place, made["table"], tokens(made)[0]) as ann,
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
            ):
                await ann.ask(type="start")
                for client in (ann, bob):
                    await client.until_state(lambda state: state["phase"] == "running")
                actor = ann if ann.state["choices"] else bob
                seat = actor.state["you"]
                shift = 400.0
                await actor.move(actor.state["choices"][0]["action"])
                await actor.quiet()
                used = 1000 - seats_of(actor)[seat]["clock"]["left"]
                assert 399 < used < 500
        # The table's times are shifted and the server's own are not: silences must be those of the shifted times.
        learn = Downtime.learn
        monkeypatch.setattr(Downtime, "learn", lambda self, _: learn(self, [(start + 500, start + 9000)]))
        with house(tmp_path) as place:
            shift = 8500.0 + 400.0  # long after: but nobody was there to be moved with
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                left = seats_of(ann)[seat]["clock"]["left"]
                assert left <= 1000 - used + 0.01
                assert left > 1000 - used - 400

    run(test)


def test_days_run_out_at_a_table_that_is_in_nobodys_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note in the store says when to look again; no table is kept in memory for days."""
    shift = 0.0
    for module in (table, patience):
        monkeypatch.setattr(module, "now", lambda: clock.now() + shift)
    days = {"kind": "days", "seconds": 2 * terms.DAY, "late": "forfeit"}

    async def due(tables: Tables) -> list[str]:
        return await tables.time_limits.due(10)

    async def test() -> None:
        nonlocal shift
        with house(tmp_path) as place:
            made = place.make(options={"players": 2}, clock=days)
            async with (
                sitting(place, made["table"], tokens(made)[0]) as ann,
                sitting(place, made["table"], tokens(made)[1], name="Bob") as bob,
            ):
                await ann.ask(type="start")
                await bob.until_state(lambda state: state["phase"] == "running")
                assert not place.tables.time_limits.busy(made["table"])
        store = await SqlStore.open(settings(tmp_path).database_url)
        tables = Tables(store, Pool(1), settings(tmp_path))
        try:
            assert await due(tables) == []
            shift = 1.9 * terms.DAY
            await open_due(tables)
            assert tables.in_memory == {}
            shift = 2 * terms.DAY + 10
            assert await due(tables) == [made["table"]]
            await open_due(tables)
            (opened,) = tables.in_memory.values()
            while opened.row.phase != "over":
                await asyncio.sleep(0.01)
            assert opened.row.forfeit >= 0
            while await store.read(lambda connection: dues.before(connection, 1e12, 10)):
                await asyncio.sleep(0.01)  # nothing is left to look at
        finally:
            await tables.close()

    run(test)


def test_a_clock_that_cannot_be_is_refused(place: House) -> None:
    body = {"game": "nyet", "name": "Ann", "clock": {"kind": "days", "seconds": 5}}
    answer = httpx.post(f"{place.http}/api/tables", json=body)
    assert answer.status_code == 400
    assert "full days" in answer.json()["problems"][0]
