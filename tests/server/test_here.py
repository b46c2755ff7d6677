"""Several people on one screen: they sit down when the table is made, each with a secret of their own."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from facedown.server.common.settings import Rate
from tests.server.house import GENEROUS, Client, House, house, run, sitting, tokens


def test_all_on_one_screen_begin_at_once(place: House) -> None:
    made = place.make(options={"players": 3}, here={"1": "Ben"}, bots={"2": "random"}, start=True)

    async def play() -> None:
        first, second, _ = tokens(made)
        async with sitting(place, made["table"], first) as ann:
            assert [seat["name"] for seat in ann.state["seats"]][:2] == ["Ann", "Ben"]
            assert ann.state["phase"] == "running"
            async with sitting(place, made["table"], second) as ben:
                assert (ann.state["you"], ben.state["you"]) == (0, 1)
                assert ann.state["view"]["hand"] != ben.state["view"]["hand"]

    run(play)


def connected(client: Client) -> list[bool]:
    return [seat["connected"] for seat in client.state["seats"]]


def test_all_on_one_screen_are_here_while_it_is_connected(place: House) -> None:
    """Eve sits elsewhere. Ann and Ben share a screen: the curtain of it brings both along."""
    made = place.make(options={"players": 3}, here={"1": "Ben"})

    async def play() -> None:
        ann, ben, eve = tokens(made)
        async with sitting(place, made["table"], eve, name="Eve") as friend:
            assert connected(friend) == [False, False, True]
            async with sitting(place, made["table"], made["watch"], beside=[ann, ben]) as curtain:
                assert connected(curtain) == [True, True, True]
                assert curtain.state["you"] == -2, "they are at the table, but nothing of theirs is seen"
                await friend.sees(lambda state: all(seat["connected"] for seat in state["seats"]))
                async with sitting(place, made["table"], ann) as front:
                    assert (await front.ask(type="start"))["type"] == "accepted"
                    await curtain.sees(lambda state: state["phase"] == "running")
                    assert not any(curtain.state["view"]["hand"])
                await friend.quiet()
                assert connected(friend) == [True, True, True], "a player who hands the screen over does not go away"
            await friend.sees(lambda state: not any(seat["connected"] for seat in state["seats"][:2]))

    run(play)


def test_a_player_who_leaves_is_gone_although_the_screen_stays(place: House) -> None:
    made = place.make(options={"players": 3}, here={"1": "Ben"}, bots={"2": "random"}, start=True)

    async def play() -> None:
        ann, ben, _ = tokens(made)
        async with sitting(place, made["table"], made["watch"], beside=[ann, ben]) as curtain:
            async with sitting(place, made["table"], ben) as front:
                await front.send(type="leave", id="leave")
                await front.until(lambda told: told["type"] == "closing")
            await curtain.sees(lambda state: state["seats"][1]["left"] and not state["seats"][1]["connected"])
            assert connected(curtain)[0], "the other one is still here"

    run(play)


def test_a_secret_of_nobody_brings_nobody(place: House) -> None:
    made = place.make(options={"players": 3}, here={"1": "Ben"})

    async def come() -> None:
        async with sitting(place, made["table"], made["watch"], beside=["x" * 24, made["watch"]]) as curtain:
            assert connected(curtain) == [False, False, False]

    run(come)


def test_wrong_secrets_beside_a_right_one_are_counted(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(GENEROUS, wrong_tokens=Rate(2, 0))) as place:
        made = place.make(options={"players": 3})

        async def guess() -> None:
            for _ in range(2):
                async with sitting(place, made["table"], made["watch"], beside=["x" * 24]):
                    pass
            async with connect(place.ws, proxy=None) as socket:
                client = Client(socket)
                await client.send(type="hello", table=made["table"], token=made["watch"])
                assert (await client.next())["code"] == "too_fast"

        run(guess)


@pytest.mark.parametrize(
    "wanted",
    [
        {"here": {"0": "Ben"}},
        {"here": {"5": "Ben"}},
        {"here": {"x": "Ben"}},
        {"here": {"1": "\u200b"}},
        {"here": {"1": "Ben"}, "bots": {"1": "random"}},
        {"options": {"players": 3}, "here": {"1": "Ben"}, "start": True},
    ],
)
def test_what_cannot_be(place: House, wanted: dict[str, object]) -> None:
    body = {"game": "nyet", "name": "Ann", "options": {"players": 2}} | wanted
    answer = httpx.post(f"{place.http}/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["problems"]
