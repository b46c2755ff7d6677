"""People who have played with each other: who is here, invitations in one step, and what nobody is told."""

import asyncio
from typing import Any

import httpx
import pytest

from facedown.server.people import friends
from tests.server.house import House, house, run, sitting, tokens
from tests.server.test_profiles import head, new

NYET = {"options": {"players": 2, "end_mode": "rounds", "round_count": 1}}
OWN = ("own-secret-of-the-browser-1", "own-secret-of-the-browser-2")


@pytest.fixture
def place(either: House) -> House:
    """On both kinds of database."""
    return either


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def meet(place: House) -> tuple[str, str, str]:
    """A table at which Ann and Bob have met, and what opens their seats."""
    made = place.make(**NYET)
    ann, bob = tokens(made)

    async def sit() -> None:
        async with sitting(place, made["table"], ann), sitting(place, made["table"], bob, name="Bob", own=OWN[0]):
            pass

    run(sit)
    return made["table"], ann, OWN[0]


def people(place: House, table: str, token: str, **headers: str) -> dict[str, Any]:
    body = {"seats": [{"table": table, "tokens": [token]}] if token else []}
    answer = httpx.post(f"{place.http}/api/people", json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def change(place: House, table: str, token: str, other: int, **wanted: Any) -> int:
    body = {"table": table, "other": other} | wanted
    return httpx.post(f"{place.http}/api/people/change", json=body, headers=bearer(token)).status_code


def invite(place: House, table: str, secret: str, made: dict[str, Any], **more: Any) -> httpx.Response:
    body = {"table": table, "other": 1, "to": made["table"], "chair": 1, "token": made["seats"][0]["token"]} | more
    return httpx.post(f"{place.http}/api/people/invite", json=body, headers=bearer(secret))


def test_those_who_have_met_are_listed(place: House) -> None:
    table, ann, bob = meet(place)
    (seen,) = people(place, table, ann)["people"]
    assert seen == {
        "table": table,
        "chair": 0,
        "other": 1,
        "name": "Bob",
        "game": "nyet",
        "title": "NYET!",
        "friend": "no",
        "here": False,
        "muted": False,
    }
    assert people(place, table, bob)["people"][0]["name"] == "Ann"
    assert people(place, table, "somebody-elses-token-12345") == {"people": [], "invitations": []}


def test_who_is_here_is_told_when_both_agree(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bob = meet(place)

    def see(token: str) -> tuple[str, bool]:
        (one,) = people(place, table, token)["people"]
        return one["friend"], one["here"]

    assert change(place, table, ann, 1, friend=True) == 200
    assert (see(ann), see(bob)) == (("asked", False), ("asks", False))
    assert change(place, table, bob, 0, friend=True) == 200
    assert (see(ann), see(bob)) == (("yes", True), ("yes", True))
    monkeypatch.setattr(friends, "HERE", -1.0)  # as if Bob had not been here for long
    assert see(ann) == ("yes", False)
    monkeypatch.setattr(friends, "HERE", 75.0)
    assert change(place, table, bob, 0, friend=False) == 200
    assert (see(ann), see(bob)) == (("no", False), ("no", False))  # over for both, and nobody is left as one who asks
    assert change(place, table, ann, 1, friend=True) == 200
    assert change(place, table, ann, 1, friend=False) == 200  # withdrawn
    assert (see(ann), see(bob)) == (("no", False), ("no", False))


@pytest.mark.parametrize("by", ["leaving", "the host"])
def test_who_sits_down_next_is_nobodys_friend(place: House, by: str) -> None:
    """Ann and Bob are friends. Before the game Bob's chair is free again, and Eve takes it: she is nobody's friend."""
    made = place.make(**NYET)
    table, (ann, link) = made["table"], tokens(made)
    bob, eve = OWN

    async def befriend() -> None:
        async with sitting(place, table, ann), sitting(place, table, link, name="Bob", own=bob):
            pass

    run(befriend)
    assert change(place, table, ann, 1, friend=True) == 200
    assert change(place, table, bob, 0, friend=True) == 200
    assert people(place, table, bob)["people"][0]["friend"] == "yes"

    async def give_the_chair_to_another() -> None:
        async with sitting(place, table, ann) as host, sitting(place, table, bob) as guest:
            if by == "leaving":
                await guest.send(type="leave", id="leave")
            else:
                await host.ask(type="set_bot", seat=1, level=None)
            await host.sees(lambda state: state["seats"][1]["kind"] == "free")
            async with sitting(place, table, link, name="Eve", own=eve) as other:
                assert other.state["you"] == 1

    run(give_the_chair_to_another)
    (seen,), (told,) = people(place, table, ann)["people"], people(place, table, eve)["people"]
    assert (seen["name"], seen["friend"], seen["here"]) == ("Eve", "no", False)
    assert (told["name"], told["friend"], told["here"]) == ("Ann", "no", False)


def test_an_invitation_opens_a_chair_with_the_secret_of_the_old_table(place: House) -> None:
    table, ann, bob = meet(place)
    made = place.make(**NYET)
    assert invite(place, table, ann, made).status_code == 201
    (asked,) = people(place, table, bob)["invitations"]
    assert (asked["table"], asked["name"], asked["game"], asked["met"]) == (made["table"], "Ann", "nyet", table)
    assert people(place, table, ann)["invitations"] == []

    async def sit() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as host:
            assert host.state["seats"][1]["expected"] == "Bob"
            assert host.state["seats"][1]["kept"]
            async with sitting(place, made["table"], bob, name="Bob", own=OWN[1]) as guest:
                assert guest.state["you"] == 1
                await host.sees(lambda state: state["seats"][1]["kind"] == "person")
                assert "expected" not in host.state["seats"][1]
            async with sitting(place, made["table"], OWN[1]) as again:
                assert again.state["you"] == 1

    run(sit)
    assert people(place, table, bob)["invitations"] == []


def test_declined_the_chair_is_free_again(place: House) -> None:
    table, ann, bob = meet(place)
    made = place.make(**NYET)
    invite(place, table, ann, made)
    assert change(place, table, bob, 0, declined=True) == 200
    assert people(place, table, bob)["invitations"] == []

    async def look() -> Any:
        async with sitting(place, made["table"], tokens(made)[0]) as host:
            return host.state["seats"][1]

    seat = asyncio.run(look())
    assert "kept" not in seat
    assert "expected" not in seat


def test_who_is_muted_is_not_told(place: House) -> None:
    """The same answers and the same chair, and nothing arrives."""
    answers = []
    for muted in (False, True):
        table, ann, bob = meet(place)
        assert change(place, table, bob, 0, muted=muted) == 200
        made = place.make(**NYET)
        answer = invite(place, table, ann, made)
        seen = people(place, table, ann)["people"]
        answers.append((answer.status_code, answer.content, [{**one, "table": ""} for one in seen]))
        change(place, table, ann, 1, friend=True)
        told = people(place, table, bob)
        assert bool(told["invitations"]) != muted
        assert told["people"][0]["friend"] == ("no" if muted else "asks")
    assert answers[0] == answers[1]


def test_only_those_who_have_met_invite_and_only_to_their_own_table(place: House) -> None:
    table, ann, bob = meet(place)
    made, others = place.make(**NYET), place.make(**NYET)
    assert invite(place, table, "somebody-elses-token-12345", made).status_code == 404
    assert invite(place, table, ann, made, other=0).status_code == 404  # oneself
    assert invite(place, table, ann, made, other=9).status_code == 404
    assert invite(place, table, ann, made, to="abcdefgh").status_code == 404
    assert invite(place, table, ann, made, to=others["table"]).status_code == 409  # not the host
    assert invite(place, table, ann, made, token=None).status_code == 409
    assert invite(place, table, ann, made, chair=0).status_code == 409
    assert invite(place, table, ann, made, chair=7).status_code == 409
    assert change(place, table, "somebody-elses-token-12345", 0, friend=True) == 404
    assert people(place, table, bob)["invitations"] == []


def test_the_kept_chair_is_nobody_elses(place: House) -> None:
    table, ann, bob = meet(place)
    made = place.make(**NYET, listed=True)
    invite(place, table, ann, made)
    refused = httpx.post(f"{place.http}/api/tables/{made['table']}/sit", json={"name": "Eve"})
    assert refused.status_code == 409
    assert bob not in refused.text


def test_a_profile_takes_the_chair_on_another_device(place: House) -> None:
    bob = head(new(place, "Bob"))
    made = place.make(**NYET)
    ann, link = tokens(made)
    session = next(iter(bob.values()))

    async def meet_first() -> None:
        async with sitting(place, made["table"], ann), sitting(place, made["table"], link, name="Bob", session=session):
            pass

    run(meet_first)
    to = place.make(**NYET)
    assert invite(place, made["table"], ann, to).status_code == 201
    told = people(place, "", "", **bob)
    assert [one["name"] for one in told["people"]] == ["Ann"]
    assert [one["table"] for one in told["invitations"]] == [to["table"]]
    assert place.get("/api/profiles/me/tables", headers=bob).json()[0]["table"] == made["table"]  # not sat down yet

    async def sit() -> None:
        async with sitting(place, to["table"], None, name="Bob", session=session) as client:
            assert client.state["you"] == 1

    run(sit)


def test_friends_stay_after_a_restart(tmp_path: Any) -> None:
    with house(tmp_path) as before:
        table, ann, bob = meet(before)
        change(before, table, ann, 1, friend=True)
        change(before, table, bob, 0, friend=True)
        invite(before, table, ann, made := before.make(**NYET))
    with house(tmp_path) as after:
        told = people(after, table, bob)
        assert told["people"][0]["friend"] == "yes"
        assert [one["table"] for one in told["invitations"]] == [made["table"]]
