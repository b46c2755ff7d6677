"""Profiles: a code and sessions open them, seats remember them, and they can be deleted for good."""

import dataclasses
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.server.common.settings import Rate
from facedown.server.common.tokens import ALPHABET
from facedown.server.people.recovery_codes import LETTERS, Misread, new_code, read_code
from tests.server.house import GENEROUS, House, house, run, sitting, tokens


@pytest.fixture(scope="module")
def place(either: House) -> House:
    """On both kinds of database."""
    return either


def new(place: House, name: str = "Ann") -> dict[str, Any]:
    made: dict[str, Any] = httpx.post(f"{place.http}/api/profiles", json={"name": name}).json()
    return made


def head(signed: dict[str, Any]) -> dict[str, str]:
    return {"facedown-session": signed["session"]}


def sign_in(place: House, code: str) -> httpx.Response:
    return httpx.post(f"{place.http}/api/profiles/sign-in", json={"code": code})


def test_codes_find_slips_of_the_pen() -> None:
    code = new_code()
    plain = code.replace("-", "")
    assert len(plain) == LETTERS + 1
    assert read_code(f" {code.upper()} ") == plain
    for place in range(len(plain)):
        wrong = ALPHABET[(ALPHABET.index(plain[place]) + 7) % len(ALPHABET)]
        with pytest.raises(Misread, match="wrong"):
            read_code(plain[:place] + wrong + plain[place + 1 :])
    with pytest.raises(Misread, match="characters"):
        read_code(plain[:-1])
    with pytest.raises(Misread, match="contain 0"):
        read_code("0" + plain[1:])


def test_a_code_opens_a_profile_on_another_device(place: House) -> None:
    made = new(place)
    again = sign_in(place, made["code"].replace("-", " ").upper())
    assert again.status_code == 200
    assert again.json()["name"] == "Ann"
    assert again.json()["code"] == ""
    other = again.json()
    assert place.get("/api/profiles/me", headers=head(other)).json()["name"] == "Ann"
    renewed = httpx.post(f"{place.http}/api/profiles/me/code", headers=head(made)).json()
    assert sign_in(place, made["code"]).status_code == 403
    assert sign_in(place, renewed["code"]).status_code == 200
    assert place.get("/api/profiles/me", headers=head(other)).status_code == 401, "a new code signs others out"
    assert place.get("/api/profiles/me", headers=head(made)).status_code == 200
    httpx.post(f"{place.http}/api/profiles/sign-out", headers=head(made))
    assert place.get("/api/profiles/me", headers=head(made)).status_code == 401


def test_a_seat_remembers_the_profile_and_opens_by_it(place: House) -> None:
    async def test() -> None:
        ann, ben = new(place), new(place, "Ben")
        body = {"game": "nyet", "name": "Ann", "options": {"players": 3}, "bots": {"2": "random"}}
        made = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann)).json()
        async with sitting(place, made["table"], tokens(made)[1], name="Ben", session=ben["session"]) as seat:
            assert seat.state["you"] == 1
            assert "profile" not in seat.raw[0]
        for who, number in ((ann, 0), (ben, 1)):
            mine = place.get("/api/profiles/me/tables", headers=head(who)).json()
            assert [(table["table"], table["chair"]) for table in mine] == [(made["table"], number)]
            other = sign_in(place, who["code"]).json()
            async with sitting(place, made["table"], session=other["session"]) as device:
                assert device.state["you"] == number
        async with sitting(place, made["table"], tokens(made)[1], session=ann["session"]) as seat:
            assert seat.state["you"] == 1
        mine = place.get("/api/profiles/me/tables", headers=head(ben)).json()
        assert [table["chair"] for table in mine] == [1], "Ann's device in Ben's seat does not make it hers"

    run(test)


def test_the_list_of_seats_tells_nothing_of_moves(place: House) -> None:
    """When a table was last written would tell of moves that a seat cannot see."""

    async def test() -> None:
        ann = new(place)
        body = {"game": "nyet", "name": "Ann", "options": {"players": 2}, "bots": {"1": "random"}, "start": True}
        made = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann)).json()
        before = place.get("/api/profiles/me/tables", headers=head(ann)).json()
        async with sitting(place, made["table"], tokens(made)[0]) as seat:
            while not seat.state["choices"]:
                await seat.next()
            await seat.ask(type="move", seq=seat.state["seq"], action=seat.state["choices"][0]["action"])
        assert place.get("/api/profiles/me/tables", headers=head(ann)).json() == before

    run(test)


def test_one_person_has_one_seat_by_profile(place: House) -> None:
    async def test() -> None:
        ann = new(place)
        body = {"game": "nyet", "name": "Ann", "options": {"players": 2}}
        made = httpx.post(f"{place.http}/api/tables", json=body, headers=head(ann)).json()
        async with sitting(place, made["table"], tokens(made)[1], name="Ann too", session=ann["session"]) as seat:
            assert seat.state["you"] == 1, "a link opens the seat it is for"
        async with sitting(place, made["table"], session=ann["session"]) as seat:
            assert seat.state["you"] == 0
        httpx.request("DELETE", f"{place.http}/api/profiles/me", headers=head(ann))
        assert sign_in(place, ann["code"]).status_code == 403
        async with sitting(place, made["table"], tokens(made)[0]) as seat:
            assert seat.state["you"] == 0, "the seat is still that of the link"

    run(test)


def test_names_and_nonsense(place: House) -> None:
    ann = new(place)
    change = f"{place.http}/api/profiles/me"
    assert httpx.post(change, json={"name": "Anna", "shown": False}, headers=head(ann)).json()["name"] == "Anna"
    assert place.get("/api/profiles/me", headers=head(ann)).json()["shown"] is False
    assert httpx.post(change, json={"name": "\u200b"}, headers=head(ann)).status_code == 400
    assert httpx.post(change, json={"name": "Anna"}).status_code == 401
    assert httpx.post(f"{place.http}/api/profiles", json={"name": ""}).status_code == 400
    for path in ("new", "sign-in/new"):
        assert httpx.post(f"{place.http}/api/passkeys/{path}", headers=head(ann)).status_code == 403, "no page asks"
        elsewhere = head(ann) | {"origin": "http://example.org"}
        assert httpx.post(f"{place.http}/api/passkeys/{path}", headers=elsewhere).status_code == 403
    asked = head(ann) | {"origin": place.http}
    answer = {"id": "x" * 24, "credential": {"rawId": "AAAA", "id": "AAAA", "type": "public-key", "response": {}}}
    assert "too long" in httpx.post(f"{place.http}/api/passkeys/sign-in", json=answer, headers=asked).text
    given = httpx.post(f"{place.http}/api/passkeys/sign-in/new", headers=asked).json()
    assert given["options"]["rpId"] == "127.0.0.1"
    told = httpx.post(f"{place.http}/api/passkeys/sign-in", json=answer | {"id": given["id"]}, headers=asked)
    assert "opens no profile" in told.text
    again = httpx.post(f"{place.http}/api/passkeys/sign-in", json=answer | {"id": given["id"]}, headers=asked)
    assert "too long" in again.text, "a challenge is good for once"


def test_wrong_codes_are_counted(tmp_path: Path) -> None:
    limits = dataclasses.replace(GENEROUS, wrong_codes=Rate(3, 0.0001))
    with house(tmp_path, limits=limits) as place:
        ann = new(place)
        assert [sign_in(place, new_code()).status_code for _ in range(3)] == [403] * 3
        assert sign_in(place, ann["code"]).status_code == 429
