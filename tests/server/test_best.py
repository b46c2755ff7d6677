"""The best players of a game: only those who want to be named, and only what they agreed to."""

import httpx
import pytest

from facedown.catalog import GAMES
from facedown.server.people.rating_pools import bot_ratings, pools_of
from facedown.server.people.ratings import MU, SIGMA, shown
from facedown.server.store import ratings as kept
from facedown.server.store.ratings import RatingRow
from tests.server.house import House, run
from tests.server.test_profiles import head, new


@pytest.fixture(scope="module")
def place(either: House) -> House:
    """On both kinds of database."""
    return either


def person(place: House, name: str, mu: float, games: int, listed: bool, pool: str) -> dict[str, str]:
    """Somebody who keeps a profile and has played."""
    who = new(place, name)
    if listed:
        told = httpx.post(f"{place.http}/api/profiles/me", json={"listed": True}, headers=head(who)).json()
        assert told["listed"]

    async def play() -> None:
        profile = await place.in_loop(place.tables.profiles.id_of(who["session"]))
        row = RatingRow(profile, pool, mu, SIGMA / 2, games, games / 4)
        await place.in_loop(place.tables.store.write(lambda connection: kept.put(connection, row, True)))

    run(play)
    return who


def names(place: House, pool: str, **more: object) -> list[str]:
    game, _, role = pool.partition(":")
    pools = place.get(f"/api/best/{game}", **more).json()
    (wanted,) = [one for one in pools if one["role"] == role]
    return [one["name"] for one in wanted["people"]]


def test_nobody_is_named_who_has_not_asked_for_it(place: House) -> None:
    ann = person(place, "Ann", 31, 9, listed=False, pool="hyst")
    assert not place.get("/api/profiles/me", headers=head(ann)).json()["listed"]
    assert names(place, "hyst", headers=head(ann)) == []
    for listed, expected in ((True, ["Ann"]), (False, [])):
        httpx.post(f"{place.http}/api/profiles/me", json={"listed": listed}, headers=head(ann))
        assert names(place, "hyst") == expected
    httpx.post(f"{place.http}/api/profiles/me", json={"listed": True, "name": "Anna"}, headers=head(ann))
    assert names(place, "hyst") == ["Anna"]
    httpx.delete(f"{place.http}/api/profiles/me", headers=head(ann))
    assert names(place, "hyst") == []


def test_the_strongest_come_first_and_bots_stand_beside_them(place: House) -> None:
    pool = "nusubito:thief"
    person(place, "Ben", 27, 20, listed=True, pool=pool)
    eve = person(place, "Eve", 33, 5, listed=True, pool=pool)
    person(place, "Guy", 40, 4, listed=True, pool=pool)  # a rating of four games says little
    person(place, "Mia", 45, 50, listed=True, pool="nusubito:mist")
    assert names(place, pool) == ["Eve", "Ben"]
    thieves, mists = place.get("/api/best/nusubito", headers=head(eve)).json()
    assert (thieves["role"], mists["role"]) == ("thief", "mist")
    first, second = thieves["people"]
    assert first == {"name": "Eve", "value": shown(33), "give": 250, "games": 5, "won": 1.25, "you": True}
    assert not second["you"]
    assert {bot["level"]: bot["value"] for bot in thieves["bots"]} == {
        level: shown(mu) for level, mu in bot_ratings()[pool].items()
    }
    assert [one["name"] for one in mists["people"]] == ["Mia"]


def test_the_list_ends_somewhere(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(4):
        person(place, f"P{number}", MU + number, 5, listed=True, pool="myst:turns")
    monkeypatch.setattr("facedown.server.http.best_players.MOST", 3)
    assert names(place, "myst:turns") == ["P3", "P2", "P1"]


def test_every_pool_is_in_a_list(place: House) -> None:
    assert {pool for game in GAMES.values() for pool in pools_of(game)} >= set(bot_ratings())
    for name, game in GAMES.items():
        told = place.get(f"/api/best/{name}").json()
        assert tuple(f"{one['game']}:{one['role']}".removesuffix(":") for one in told) == pools_of(game)
    assert place.get("/api/best/chess").status_code == 404
