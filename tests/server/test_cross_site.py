"""Pages of other sites can make a visitor's browser send requests; none of them changes anything here."""

from typing import Any

import httpx
import pytest

from tests.server.house import House, house

NYET = '{"game":"nyet","name":"Ann","listed":true}'


def ask(place: House, headers: dict[str, str], text: str = NYET, path: str = "/api/tables") -> int:
    request = httpx.Request("POST", f"{place.http}{path}", content=text, headers=headers)
    with httpx.Client() as client:
        answer = client.send(request)
    assert answer.status_code < 400 or answer.json()["problems"]
    return answer.status_code


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain", "origin": "https://evil.example"}, 403),
        ({"content-type": "application/json", "origin": "https://evil.example"}, 403),
        ({"content-type": "application/json", "origin": "null"}, 403),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 403),
        ({"content-type": "application/json", "sec-fetch-site": "same-site"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"content-type": "multipart/form-data; boundary=x"}, 415),
        ({"content-type": "text/plain; a=application/json"}, 415),
        ({}, 415),
        ({"content-type": "application/json"}, 201),  # a program says nothing about pages
        ({"content-type": "Application/JSON; charset=utf-8", "sec-fetch-site": "none"}, 201),
    ],
)
def test_who_may_make_a_table(place: House, headers: dict[str, str], status: int) -> None:
    before = len(place.tables.in_memory)
    assert ask(place, headers) == status
    assert len(place.tables.in_memory) == before + (status == 201)


def test_the_servers_own_page_may(place: House) -> None:
    own = {"content-type": "application/json", "origin": place.http, "sec-fetch-site": "same-origin"}
    assert ask(place, own) == 201


def test_pages_that_the_host_has_named_may(tmp_path: Any) -> None:
    with house(tmp_path, origins=("https://friends.example",)) as place:
        named = {
            "content-type": "application/json",
            "origin": "https://friends.example",
            "sec-fetch-site": "cross-site",
        }
        assert ask(place, named) == 201
        assert ask(place, {**named, "origin": "https://friends.example.evil"}) == 403


def test_requests_without_a_body_are_looked_at_too(place: House) -> None:
    path = "/api/profiles/sign-out"
    assert ask(place, {"origin": "https://evil.example"}, "", path) == 403
    assert ask(place, {}, "", path) == 200
    assert httpx.delete(f"{place.http}/api/profiles/me", headers={"origin": "https://evil.example"}).status_code == 403


def test_reading_is_open_to_all(place: House) -> None:
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        assert place.get("/api/games", headers=headers).status_code == 200
