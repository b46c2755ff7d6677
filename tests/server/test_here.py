"""Several people on one screen: they sit down when the table is made, each with a secret of their own."""

import httpx
import pytest

from tests.server.house import House, run, sitting, tokens


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
