"""Ratings: by what people win, against people and bots, exactly once for a table."""

import asyncio
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from facedown.catalog import GAMES
from facedown.server.people.rating_pools import bot_ratings
from facedown.server.people.ratings import MODEL, MU, SIGMA, Member, _count, rated_side
from facedown.server.store import Conflict
from facedown.server.store import ratings as kept
from tests.server.house import House, house, run, sitting, tokens
from tests.server.test_profiles import head, new


@pytest.fixture(scope="module")
def place(either: House) -> House:
    """On both kinds of database."""
    return either


def me(place: House, who: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = place.get("/api/profiles/me", headers=head(who)).json()
    return found


async def settled(place: House, who: dict[str, Any], games: int) -> list[dict[str, Any]]:
    """The ratings of a person once so many games have been counted."""
    for _ in range(400):
        ratings: list[dict[str, Any]] = me(place, who)["ratings"]
        if sum(rating["games"] for rating in ratings) == games:
            return ratings
        await asyncio.sleep(0.05)
    raise AssertionError("the game was not counted")


def make(place: House, who: dict[str, Any] | None, **body: Any) -> httpx.Response:
    wanted = {"game": "shy_monsters", "name": "Ann", "rated": True} | body
    return httpx.post(f"{place.http}/api/tables", json=wanted, headers=head(who) if who else {})


def test_two_sides_are_rated_as_openskill_does() -> None:
    model = PlackettLuce()
    for shares, ranks in (([1.0, 0.0], [1.0, 2.0]), ([0.0, 1.0], [2.0, 1.0]), ([0.5, 0.5], [1.0, 1.0])):
        said = model.rate([[model.rating(mu=25, sigma=8)], [model.rating(mu=30, sigma=3)]], ranks=ranks)
        for side in (0, 1):
            ((mu, sigma),) = rated_side([[(25, 8)], [(30, 3)]], shares, side)
            assert mu == pytest.approx(said[side][0].mu)
            assert sigma == pytest.approx(said[side][0].sigma)


def test_among_many_it_counts_who_won_and_how_likely_that_was() -> None:
    field = [[(28.0, 4.0)], [(25.0, 4.0)], [(25.0, 4.0)], [(10.0, 4.0)]]
    lost = rated_side(field, [0, 1, 0, 0], 0)[0][0]
    assert lost == rated_side(field, [0, 0, 0, 1], 0)[0][0], "who else won says nothing about the strongest"
    assert rated_side(field, [1, 0, 0, 0], 0)[0][0] > 28 > lost
    gain = rated_side(field, [0, 0, 0, 1], 3)[0][0] - 10
    assert gain > rated_side(field, [1, 0, 0, 0], 0)[0][0] - 28, "the unlikely win counts more"
    # over all outcomes, weighed by their chances, a side neither gains nor loses (but for what tau adds)
    c = math.sqrt(sum(sigma**2 + MODEL.beta**2 for ((_, sigma),) in field))
    weights = [math.exp(mu / c) for ((mu, _),) in field]
    drift = sum(
        weight / sum(weights) * (rated_side(field, [float(k == winner) for k in range(4)], 0)[0][0] - 28.0)
        for winner, weight in enumerate(weights)
    )
    assert abs(drift) < 0.01


def test_teams_are_as_strong_as_their_members_together() -> None:
    strong, weak = [(30.0, 4.0), (26.0, 6.0)], [(25.0, 4.0), (25.0, 4.0)]
    won = rated_side([strong, weak], [1.0, 0.0], 0)
    lost = rated_side([strong, weak], [0.0, 1.0], 0)
    assert won[0][0] - 30 < 30 - lost[0][0], "the stronger team has more to lose"
    assert won[1][0] - 26 > won[0][0] - 30, "whose strength is in doubt learns more"
    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in (strong, weak)]
    said = model.rate(teams, ranks=[1.0, 2.0])[0]
    assert [mu for mu, _ in won] == pytest.approx([member.mu for member in said])


def test_every_rated_option_exists_and_every_bot_pool_is_a_game() -> None:
    for game in GAMES.values():
        assert game.table.rated_options <= set(game.options.__struct_fields__)
    assert {pool.partition(":")[0] for pool in bot_ratings()} == set(GAMES)
    for pool, levels in bot_ratings().items():
        assert "regular" in levels
        assert levels["novice"] < levels["regular"], pool


def test_a_person_is_rated_in_a_role_against_a_bot(place: House) -> None:
    async def test() -> None:
        ann = new(place)
        made = make(place, ann, options={"dm_seat": "seat_1"}, bots={"1": "novice"}, start=True).json()
        async with sitting(place, made["table"], tokens(made)[0]) as seat:
            assert seat.state["rated"]
            assert seat.state["seats"][1]["rating"] == 1500 + round(
                30 * (bot_ratings()["shy_monsters:master"]["novice"] - 25)
            )
            assert not seat.state["can_hint"]
            await seat.play_out()
            won = seat.state["result"][0]
        (rating,) = await settled(place, ann, 1)
        assert (rating["game"], rating["role"], rating["won"]) == ("shy_monsters", "hero", won)
        bot = bot_ratings()["shy_monsters:master"]["novice"]
        ((mu, sigma),) = rated_side([[(MU, SIGMA)], [(bot, 0.0)]], [won, 1 - won], 0)
        assert rating["value"] == round(1500 + 30 * (mu - 25))
        assert rating["give"] == round(60 * sigma)
        assert [point["table"] for point in rating["history"]] == [made["table"]]
        assert {bot["level"] for bot in me(place, ann)["bots"]} == {"random", "novice", "regular", "expert"}

        async with sitting(place, made["table"], tokens(made)[0]) as seat:
            assert seat.state["seats"][0]["rating"] == rating["value"]
        table = place.tables.in_memory[made["table"]]
        with pytest.raises(Conflict):
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(place.tables.ratings.settle(table), place.loop))
        assert (await settled(place, ann, 1))[0]["value"] == rating["value"], "counted once"

        httpx.post(f"{place.http}/api/profiles/me", json={"shown": False}, headers=head(ann))
        other = new(place, "Eve")
        made = make(place, other, options={"dm_seat": "seat_1"}).json()
        async with sitting(place, made["table"], tokens(made)[1], session=ann["session"]) as seat:
            assert "rating" not in seat.state["seats"][1], "not shown if she does not want it"

    run(test)


def test_what_is_not_rated(place: House) -> None:
    async def test() -> None:
        ann = new(place)
        assert "profile" in make(place, None).text
        assert "fear" in make(place, ann, options={"fear": False}).text
        made = make(place, ann, options={"dm_seat": "seat_1"}).json()
        async with (
            sitting(place, made["table"], tokens(made)[0]) as host,
            sitting(place, made["table"], tokens(made)[1], name="Ben"),
        ):
            refused = await host.ask(type="start")
            assert "Ben has none" in refused["text"]
        unrated = make(place, ann, game="hyst", options={"players": 2}, bots={"1": "random"}).json()
        async with sitting(place, unrated["table"], tokens(unrated)[0]) as host:
            assert "no rating" in (await host.ask(type="start"))["text"]

    run(test)


def test_games_that_end_at_the_same_moment_are_all_counted(place: House) -> None:
    """Two tables of one person, and one table by two servers."""

    async def test() -> None:
        ann = new(place)
        store = place.tables.store
        made = [make(place, ann, options={"dm_seat": "seat_1"}, bots={"1": "novice"}).json() for _ in range(3)]
        profile = place.tables.in_memory[made[0]["table"]].row.seats[0].profile
        sides = [[Member(0, profile, "nyet", "", False)], [Member(1, "", "nyet", "regular", False)]]

        def work(table: str) -> Callable[[Connection], None]:
            def count(connection: Connection) -> None:
                kept.claim(connection, table, 1.0)
                _count(connection, table, sides, [1.0, 0.0], 1.0)

            return count

        ids = [table["table"] for table in made] * 2
        tries = [asyncio.run_coroutine_threadsafe(store.write(work(id)), place.loop) for id in ids]
        ends = await asyncio.gather(*map(asyncio.wrap_future, tries), return_exceptions=True)
        assert sum(isinstance(end, Conflict) for end in ends) == 3
        (rating,) = await settled(place, ann, 3)
        skill = (MU, SIGMA)
        for _ in range(3):
            (skill,) = rated_side([[skill], [(bot_ratings()["nyet"]["regular"], 0.0)]], [1.0, 0.0], 0)
        assert rating["value"] == round(1500 + 30 * (skill[0] - 25))

    run(test)


def test_a_player_replaced_by_a_bot_wins_nothing(place: House) -> None:
    async def test() -> None:
        ann = new(place)
        made = make(place, ann, options={"dm_seat": "seat_1"}, bots={"1": "novice"}).json()
        profile = place.tables.in_memory[made["table"]].row.seats[0].profile
        sides = [[Member(0, profile, "nyet", "", True)], [Member(1, "", "nyet", "regular", False)]]
        counting = place.tables.store.write(lambda c: _count(c, made["table"], sides, [1.0, 0.0], 1.0))
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(counting, place.loop))
        (rating,) = await settled(place, ann, 1)
        assert (rating["value"], rating["won"]) == (1500, 0.0)

    run(test)


def test_what_a_crash_left_undone_is_counted_at_the_next_start(tmp_path: Path) -> None:
    made: dict[str, Any] = {}
    ann: dict[str, Any] = {}
    with house(tmp_path) as place:
        ann |= new(place)
        place.tables.ratings.wake = lambda table: None  # type: ignore[method-assign]  # as if it had stopped right then

        async def play() -> None:
            made.update(make(place, ann, options={"dm_seat": "seat_1"}, bots={"1": "novice"}, start=True).json())
            async with sitting(place, made["table"], tokens(made)[0]) as seat:
                await seat.play_out()

        run(play)
        assert me(place, ann)["ratings"] == []
    with house(tmp_path) as place:

        async def look() -> None:
            await settled(place, ann, 1)
            waiting = asyncio.run_coroutine_threadsafe(place.tables.store.read(kept.waiting), place.loop)
            assert await asyncio.wrap_future(waiting) == []
            httpx.request("DELETE", f"{place.http}/api/profiles/me", headers=head(ann))
            assert place.get("/api/profiles/me", headers=head(ann)).status_code == 401

        run(look)
