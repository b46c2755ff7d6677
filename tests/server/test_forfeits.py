"""Games that end because somebody's time has run out: their ratings, replays, analyses, files and deals."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from facedown.catalog import GAMES
from facedown.engine.log import loads
from facedown.server.automation.time_limits import late
from facedown.server.people.ratings import MU, SIGMA, rated_side
from facedown.server.store import Conflict
from facedown.server.table.table import Table
from tests.server.house import JSON, PATIENCE, House, house, run, sitting, tokens
from tests.server.test_analysis import Thoughts, ask, is_done, until
from tests.server.test_deals import bearer, deal, invited
from tests.server.test_profiles import head, new
from tests.server.test_ratings import settled

CLOCK = {"kind": "move", "seconds": 3600, "late": "forfeit"}
PLAYS: dict[str, dict[str, Any]] = {
    "nyet": {"players": 2},
    "shy_monsters": {"dm_seat": "seat_0"},
    "nusubito": {},
    "hyst": {"players": 2, "layout": "matinee"},
    "myst": {"race_driver": "alternate"},
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("forfeits")) as made:
        yield made


async def call_time(table: Table) -> None:
    """As if an hour had passed."""
    assert table.game_log is not None
    async with table.lock:
        await table.commit(late(table, table.game_log.acting()[0]))
        table.publish()


async def forfeited(place: House, made: dict[str, Any], moves: int, **bob: Any) -> int:
    """A game in which so many moves are made, and then nobody does anything. Who was late?"""
    async with (
        sitting(place, made["table"], tokens(made)[0]) as ann,
        sitting(place, made["table"], tokens(made)[1], **({"name": "Bob"} | bob)) as other,
    ):
        assert (await ann.ask(type="start"))["type"] == "accepted"
        for _ in range(moves):
            for client in (ann, other):
                await client.quiet()
            actor = next(client for client in (ann, other) if client.state["choices"])
            answer = await actor.move(actor.state["choices"][0]["action"])
            assert answer["type"] == "accepted", answer
        table = place.tables.in_memory[made["table"]]
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(call_time(table), place.loop))
        for client in (ann, other):
            await client.sees(lambda state: state["phase"] == "over")
        loser: int = ann.state["forfeit"]
        assert ann.state["result"] == other.state["result"] == won_against(loser)
        return loser


def won_against(loser: int) -> list[float]:
    return [float(loser == 1), float(loser == 0)]


@pytest.mark.parametrize("moves", [0, 3])
@pytest.mark.parametrize("game", PLAYS)
def test_it_is_replayed_analysed_and_saved(
    place: House, monkeypatch: pytest.MonkeyPatch, game: str, moves: int
) -> None:
    Thoughts(monkeypatch)
    made = place.make(game=game, options=PLAYS[game], clock=CLOCK)
    path = f"/api/tables/{made['table']}"

    async def test() -> None:
        loser = await forfeited(place, made, moves)
        result = won_against(loser)
        for sight in ("open", "spectator", "0", "1"):
            replay = place.get(f"{path}/replay?sight={sight}")
            assert replay.status_code == 200
            steps = replay.json()["steps"]
            given_up = GAMES[game].rules.resign is not None
            assert replay.json().get("forfeit", loser) == loser
            assert ("forfeit" in replay.json()) == (not given_up)
            assert len(steps) >= 1
        assert place.get(f"{path}/verify").json()["wrong"] == []
        ask(place, made["table"], "POST")
        told = until(place, made["table"], is_done)
        assert told["returns"] == result
        assert told["done"] == told["positions"]
        assert len(told["judged"]) == told["decisions"] <= moves
        file = place.get(f"{path}/log").text
        assert loads(file, GAMES).play.returns() == result
        begun = httpx.post(f"{place.http}/api/analyses", content=file, headers=JSON).json()
        end = time.monotonic() + PATIENCE
        while (of_file := place.get(f"/api/analyses/{begun['id']}").json())["state"] != "done":
            assert time.monotonic() < end, of_file
            await asyncio.sleep(0.02)
        assert of_file["judged"] == told["judged"]
        assert of_file["returns"] == result

    run(test)


def test_it_counts_once_for_the_ratings_of_both(place: House) -> None:
    async def test() -> None:
        people = [new(place), new(place, "Bob")]
        wanted = {"game": "nyet", "name": "Ann", "rated": True, "options": {"players": 2}, "clock": CLOCK}
        made = httpx.post(f"{place.http}/api/tables", json=wanted, headers=head(people[0])).json()
        loser = await forfeited(place, made, 4, session=people[1]["session"])
        ratings = [(await settled(place, who, 1))[0] for who in people]
        assert [rating["won"] for rating in ratings] == won_against(loser)
        fresh = [[(MU, SIGMA)], [(MU, SIGMA)]]
        for seat, rating in enumerate(ratings):
            ((mu, _),) = rated_side(fresh, won_against(loser), seat)
            assert rating["value"] == round(1500 + 30 * (mu - MU))
            assert [point["table"] for point in rating["history"]] == [made["table"]]
        table = place.tables.in_memory[made["table"]]
        with pytest.raises(Conflict):
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(place.tables.ratings.settle(table), place.loop))
        assert [(await settled(place, who, 1))[0]["value"] for who in people] == [r["value"] for r in ratings]

    run(test)


def test_its_deal_shows_who_won_and_no_rounds(place: House) -> None:
    async def test() -> None:
        made = deal(place, clock=CLOCK)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.sees(lambda state: bool(state["choices"]))
            await place.in_loop(call_time(place.tables.in_memory[made["table"]]))
            loser = (await ann.sees(lambda state: state["phase"] == "over"))["forfeit"]
        whole = invited(place, made)
        async with sitting(place, whole["table"], tokens(whole)[0]) as eve:
            await eve.play_out()
        shown = place.get(f"/api/deals/{made['deal']}?table={made['table']}", headers=bearer(made)).json()
        results = {result["table"]: result for result in shown["results"]}
        broken_off = results[made["table"]]
        assert broken_off["result"] == won_against(loser)
        assert (broken_off["rounds"], broken_off["facts"]) == ([], {})
        assert len(results[whole["table"]]["rounds"]) == 1
        assert place.get(f"/api/tables/{made['table']}/verify").status_code == 409  # others may still play it

    run(test)
