"""A person's games across tables: whose turn it is, by the seat's own sight, also at tables that nobody has open."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from facedown.server.common.tokens import new_token
from facedown.server.messages.my_games import MOST_MINE, MySeat
from facedown.server.store.sql import SqlStore
from facedown.server.views.my_games import MyGames
from tests.server.house import House, house, run, settings, sitting, tokens


def ask(place: House, *seats: tuple[str, str]) -> list[dict[str, Any]]:
    body = {"seats": [{"table": table, "tokens": [token]} for table, token in seats]}
    answer = httpx.post(f"{place.http}/api/mine", json=body)
    assert answer.status_code in {200, 201}, answer.text
    games: list[dict[str, Any]] = answer.json()
    return games


def names(players: list[dict[str, Any]]) -> list[str]:
    return [player["name"] for player in players]


def test_whose_turn_it_is_and_how_it_ended(either: House) -> None:
    place = either
    made = place.make(game="nusubito", name="Ann")
    first, second = tokens(made)

    async def play() -> None:
        async with (
            sitting(place, made["table"], first) as ann,
            sitting(place, made["table"], second, name="Ben") as ben,
        ):
            (game,) = ask(place, (made["table"], first))
            assert (game["phase"], game["my_turn"], names(game["others"])) == ("gathering", False, ["Ben"])
            await ann.ask(type="start")
            await ann.until_state(lambda state: state["phase"] == "running")
            await ben.until_state(lambda state: state["phase"] == "running")
            acting, waiting = (ann, ben) if ann.state["choices"] else (ben, ann)
            by_token = {id(ann): first, id(ben): second}
            (mine,) = ask(place, (made["table"], by_token[id(acting)]))
            (other,) = ask(place, (made["table"], by_token[id(waiting)]))
            assert (mine["my_turn"], names(mine["waits_for"])) == (True, [])
            assert (other["my_turn"], names(other["waits_for"])) == (False, [{0: "Ann", 1: "Ben"}[acting.state["you"]]])
            assert mine["title"] == "Nusubito"
            await acting.ask(type="resign")
            (mine,) = ask(place, (made["table"], by_token[id(acting)]))
            (other,) = ask(place, (made["table"], by_token[id(waiting)]))
            assert [mine["phase"], mine["i_won"], other["i_won"]] == ["over", False, True]
            assert names(mine["won"]) == [{0: "Ann", 1: "Ben"}[waiting.state["you"]]]

    run(play)


def test_secret_steps_of_others_change_nothing(place: House) -> None:
    """The Thief composes a turn in small steps: neither the moment nor the number of them shows."""
    made = place.make(game="nusubito", name="Ann", options={"thief_seat": "seat_0"})
    first, second = tokens(made)

    async def play() -> None:
        async with sitting(place, made["table"], first) as ann, sitting(place, made["table"], second):
            await ann.ask(type="start")
            await ann.until_state(lambda state: bool(state["choices"]))
            (before,) = ask(place, (made["table"], second))
            assert (await ann.move(ann.state["choices"][0]["action"]))["type"] == "accepted"
            (after,) = ask(place, (made["table"], second))
            assert {**after, "since": 0} == {**before, "since": 0}
            of_mist = [seen for key, seen in place.tables.my_games._seen.items() if key[:2] == (made["table"], 1)]
            assert len(of_mist) == 2  # asked before and after
            assert of_mist[0] == of_mist[1]  # the same actors, since the same moment

    run(play)


def test_wrong_tokens_and_tables_that_are_not_there_are_left_out(place: House) -> None:
    made = place.make(game="nyet")
    good = (made["table"], tokens(made)[0])
    assert len(ask(place, good, (made["table"], new_token()), ("nosuchtable", new_token()))) == 1
    assert ask(place, (made["table"], made["watch"])) == []  # who watches has no seat
    assert ask(place) == []
    body = {"seats": [{"table": made["table"], "tokens": [good[1]]}] * (MOST_MINE + 1)}
    assert httpx.post(f"{place.http}/api/mine", json=body).status_code == 400
    tokens_of_two = {"seats": [{"table": made["table"], "tokens": [new_token(), good[1]]}]}
    assert len(httpx.post(f"{place.http}/api/mine", json=tokens_of_two).json()) == 1


def asked(state: dict[str, Any]) -> bool:
    return bool(state["choices"]) or state["phase"] == "over"


@pytest.mark.parametrize("game", ["nyet", "shy_monsters", "nusubito", "hyst", "myst"])
def test_tables_that_rest_are_not_opened_for_it(tmp_path: Path, game: str) -> None:
    """Folded from the last snapshot, without any table in memory: the same as a socket says."""
    options = {"race_driver": "alternate"} if game == "myst" else {}
    with house(tmp_path, snapshot_every=4) as first:
        made = first.make(game=game, name="Ann", bots={"1": "random"}, options={"players": 2, **options}, start=True)
        token = tokens(made)[0]
        told: dict[str, Any] = {}

        async def play() -> None:
            async with sitting(first, made["table"], token) as ann:
                for _ in range(6):
                    if not asked(ann.state):
                        await ann.until_state(asked)
                    if ann.state["phase"] == "over":
                        break
                    await ann.move(ann.state["choices"][0]["action"])
                    await ann.until_state()
                if not asked(ann.state):
                    await ann.until_state(asked)
                told.update(ann.state)

        run(play)
        (before,) = ask(first, (made["table"], token))

    async def rest() -> None:
        store = await SqlStore.open(settings(tmp_path).database_url)
        (now,) = await MyGames(store, {}).of_tokens([MySeat(made["table"], [token])])
        assert (now.phase, now.my_turn) == (told["phase"], bool(told["choices"]))
        assert {**msgspec.to_builtins(now), "since": 0} == {**before, "since": 0}
        await store.close()

    run(rest)


@pytest.mark.parametrize("options", [{"players": 3, "round_count": 1}])
def test_a_finished_game_has_the_score_that_its_seats_saw(place: House, options: dict[str, Any]) -> None:
    made = place.make(options=options, bots={"1": "random"})
    first, _, third = tokens(made)

    async def play() -> None:
        async with (
            sitting(place, made["table"], first) as ann,
            sitting(place, made["table"], third, name="Ben") as ben,
        ):
            (game,) = ask(place, (made["table"], first))
            assert (game["score"], game["scores"]) == (None, [])
            await ann.ask(type="start")
            await asyncio.gather(ann.play_out(), ben.play_out())
            totals = [seat["score"] for seat in ann.state["view"]["seats"]]
            (mine,) = ask(place, (made["table"], first))
            (his,) = ask(place, (made["table"], third))
            assert (mine["score"], mine["scores"]) == (totals[0], [totals[1], totals[2]])
            assert (his["score"], his["scores"]) == (totals[2], [totals[0], totals[1]])
            bot = {"seat": 1, "kind": "bot", "name": "Random", "level": "random", "stand_in": ""}
            assert mine["others"] == [bot, {**bot, "seat": 2, "kind": "person", "name": "Ben", "level": ""}]
            assert mine["i_won"] == (totals[0] == max(totals))

    run(play)


def test_who_resigned_has_no_score(place: House) -> None:
    made = place.make(game="myst", bots={"1": "random"}, options={"players": 2, "race_driver": "alternate"}, start=True)

    async def play() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.ask(type="resign")
            await ann.sees(lambda state: state["phase"] == "over")

    run(play)
    (game,) = ask(place, (made["table"], tokens(made)[0]))
    assert (game["i_won"], game["score"], game["scores"]) == (False, None, [])


def test_a_game_of_this_device_and_of_the_profile_is_told_once(place: House) -> None:
    session = httpx.post(f"{place.http}/api/profiles", json={"name": "Ann"}).json()["session"]
    signed = {"facedown-session": session}
    made = [
        httpx.post(f"{place.http}/api/tables", json={"game": "nyet", "name": "Ann"}, headers=signed).json()
        for _ in range(2)
    ]
    body = {"seats": [{"table": made[0]["table"], "tokens": [tokens(made[0])[0]]}]}
    games = httpx.post(f"{place.http}/api/mine", json=body, headers=signed).json()
    assert sorted(game["table"] for game in games) == sorted(one["table"] for one in made)
