"""One deal at several tables: the same chance, sealed until it closes, compared by those who have played it."""

from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.house import Client, House, run, sitting, tokens
from tests.server.test_profiles import head, new

SHORT = {"players": 2, "round_count": 1, "first_dealer": 0}


@pytest.fixture(scope="module")
def place(either: House) -> House:
    """On both kinds of database."""
    return either


def deal(place: House, **more: Any) -> dict[str, Any]:
    return place.make(**({"options": SHORT, "bots": {"1": "random"}, "start": True, "deal": "new"} | more))


def ask_invitation(place: House, made: dict[str, Any]) -> httpx.Response:
    return httpx.post(f"{place.http}/api/deals/{made['deal']}/invitations", json={"key": made["deal_key"]})


def invitation(place: House, made: dict[str, Any]) -> str:
    """By who made the deal, once their own game is over."""
    answer = ask_invitation(place, made)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["invitation"])


def invited(place: House, made: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A further table of a deal."""
    return place.make(name="Eve", deal=made["deal"], invitation=invitation(place, made), start=True, **more)


async def play_out(place: House, made: dict[str, Any], last: bool = False) -> tuple[dict[str, Any], dict[str, Any]]:
    """(first state, last state) of a game in which always the first (or the last) choice is taken."""
    async with sitting(place, made["table"], tokens(made)[0]) as ann:
        first = ann.state
        await ann.play_out(lambda state: state["choices"][-1 if last else 0]["action"])
        return first, ann.state


def bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {tokens(made)[0]}"}


def test_tables_of_a_deal_get_the_same_cards_and_compare_their_results(place: House) -> None:
    async def test() -> None:
        one = deal(place)
        first, end = await play_out(place, one)
        assert (end["deal"], end["sealed"], end["seed"]) == (one["deal"], True, "")
        two = invited(place, one, game="hyst")  # the deal knows its game
        again, other_end = await play_out(place, two, last=True)
        assert again["game"] == "nyet"
        assert again["view"]["hand"] == first["view"]["hand"]
        assert again["commitment"] == first["commitment"]

        shown = place.get(f"/api/deals/{one['deal']}?table={one['table']}", headers=bearer(one)).json()
        assert (shown["finished"], shown["played"], shown["closed"], shown["seed"]) == (2, True, False, "")
        results = {result["table"]: result for result in shown["results"]}
        assert [results[made["table"]]["yours"] for made in (one, two)] == [True, False]
        for made, state in ((one, end), (two, other_end)):
            assert results[made["table"]]["result"] == state["result"]
            assert results[made["table"]]["rounds"] == [[seat["score"] for seat in state["view"]["seats"]]]

        stranger = place.get(f"/api/deals/{one['deal']}").json()
        assert (stranger["results"], stranger["finished"], stranger["bots"]) == (None, 2, {"1": "random"})

    run(test)


def test_a_sealed_table_tells_nobody_more_than_they_saw(place: House) -> None:
    async def test() -> None:
        made = deal(place)
        path = f"/api/tables/{made['table']}"
        await play_out(place, made)
        for sight in ("open", "spectator", "1"):
            assert place.get(f"{path}/replay?sight={sight}", headers=bearer(made)).status_code == 409
        assert place.get(f"{path}/replay?sight=0").status_code == 409
        own = place.get(f"{path}/replay?sight=0", headers=bearer(made))
        assert own.status_code == 200
        assert own.json()["afterwards"] == []
        assert place.get(f"{path}/verify").status_code == 409
        assert place.get(f"{path}/log").status_code == 403
        assert place.get(f"{path}/log", headers=bearer(made)).json()["facedown_notes"] == 1

        async with connect(place.ws, proxy=None) as socket:
            watcher = Client(socket)
            await watcher.send(type="hello", table=made["table"], token=made["watch"])
            assert (await watcher.next())["code"] == "wrong_token"

        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            close = f"{place.http}/api/deals/{made['deal']}/close"
            given = invitation(place, made)
            assert httpx.post(close, json={"key": "x" * 24}).status_code == 403
            assert ann.state["seed"] == ""
            closed = httpx.post(close, json={"key": made["deal_key"]}).json()
            assert closed["closed"]
            assert closed["seed"]
            state = await ann.until_state(lambda state: state["seed"] != "")
            assert "sealed" not in state
        assert place.get(f"{path}/verify").json()["wrong"] == []
        assert '"shared": true' in place.get(f"{path}/log").text
        assert place.get(f"{path}/replay").status_code == 200
        late = {"game": "nyet", "name": "Eve", "deal": made["deal"], "invitation": given}
        refused = httpx.post(f"{place.http}/api/tables", json=late)
        assert refused.status_code == 400
        assert "closed" in refused.text
        assert ask_invitation(place, made).status_code == 409

    run(test)


def test_bots_keep_their_seats_and_nobody_gets_hints(place: House) -> None:
    async def test() -> None:
        made = deal(place, options=SHORT | {"players": 3}, bots={"1": "random", "2": "random"}, start=False)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (await ann.ask(type="set_bot", seat=2, level="novice"))["text"].startswith("all tables")
            assert (await ann.ask(type="set_bot", seat=1, level=None))["type"] == "refused"
        alone = deal(place)
        async with sitting(place, alone["table"], tokens(alone)[0]) as ann:
            state = ann.state if ann.state["choices"] else await ann.until_state(lambda state: bool(state["choices"]))
            assert not state["can_hint"]
            assert (await ann.ask(type="hint"))["type"] == "refused"
            await ann.move(ann.state["choices"][0]["action"])
            assert (await ann.ask(type="undo"))["type"] == "refused"

    run(test)


def test_nobody_plays_a_deal_twice_with_a_profile(place: House) -> None:
    async def test() -> None:
        ann, ben = new(place), new(place, "Ben")
        body = {"game": "nyet", "name": "Ann", "options": SHORT, "bots": {"1": "random"}, "start": True, "deal": "new"}
        one = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann)).json()
        async with sitting(place, one["table"], session=ann["session"]) as seat:
            assert seat.state["you"] == 0, "her own table is open to her"
            await seat.play_out()
        again = {"game": "nyet", "name": "Ann", "deal": one["deal"], "invitation": invitation(place, one)}
        refused = httpx.post(f"{place.http}/api/tables", json=again, headers=head(ann))
        assert "already" in refused.text
        assert place.get(f"/api/deals/{one['deal']}", headers=head(ann)).json()["played"]
        assert not place.get(f"/api/deals/{one['deal']}", headers=head(ben)).json()["played"]

        bens = httpx.post(f"{place.http}/api/tables", json=again | {"name": "Ben"}, headers=head(ben)).json()
        async with connect(place.ws, proxy=None) as socket:
            client = Client(socket)
            await client.send(type="hello", table=bens["table"], token=tokens(bens)[0], session=ann["session"])
            assert "already" in (await client.next())["text"]

    run(test)


@pytest.mark.parametrize(
    ("wanted", "words"), [("aaaaaaaaaa", "this invitation is not valid"), ("new", "no shared deals")]
)
def test_what_cannot_be_a_deal(place: House, wanted: str, words: str) -> None:
    body = {"game": "nusubito", "name": "Ann", "deal": wanted, "bots": {"1": "random"}}
    refused = httpx.post(f"{place.http}/api/tables", json=body)
    assert refused.status_code == 400
    assert words in refused.text
    assert place.get("/api/deals/aaaaaaaaaa").status_code == 404


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"bots": {}}, "put bots in all other seats"),
        ({"bots": {}, "here": {"1": "Ben"}}, "put bots in all other seats"),
        ({"rated": True}, "cannot be shared deals"),
        ({"listed": True}, "do not list it"),
    ],
)
def test_people_who_could_be_deceived_are_kept_from_deals(place: House, wanted: dict[str, Any], words: str) -> None:
    ann = new(place)
    body = {"game": "nyet", "name": "Ann", "options": SHORT, "bots": {"1": "random"}, "deal": "new"} | wanted
    refused = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann))
    assert refused.status_code == 400
    assert words in refused.text
