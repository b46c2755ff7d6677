"""Questions to a game outside of any table: which there are is the game's business, the rest is the server's."""

from typing import Any

import httpx
import msgspec
import pytest

from facedown.catalog import GAMES
from facedown.engine.game import Desk
from facedown.server.views import slow_worker as heavy_work
from facedown.server.views.slow_requests import SlowRequests
from facedown.server.views.slow_worker import Question, Reply
from facedown.workers.fair_queue import Asker
from tests.server.house import House


class Sum(msgspec.Struct, forbid_unknown_fields=True):
    numbers: list[int]


class Total(msgspec.Struct):
    total: int


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["nyet"].changed(desk=Desk(Sum, lambda asked: Total(sum(asked.numbers))))
    monkeypatch.setitem(GAMES, "nyet", game)

    async def here(self: SlowRequests, asker: Asker, question: Question) -> Reply:
        """In this process, since the helper does not know this desk."""
        return msgspec.json.decode(heavy_work.answer(msgspec.json.encode(question)), type=Reply)

    monkeypatch.setattr(SlowRequests, "ask", here)


def ask(place: House, game: str, question: Any) -> httpx.Response:
    return httpx.post(f"{place.http}/api/desk/{game}", json=question)


@pytest.mark.usefixtures("desk")
def test_a_question_is_answered(place: House) -> None:
    told = ask(place, "nyet", {"numbers": [1, 2, 39]})
    assert (told.status_code, told.json()) == (200, {"total": 42})
    assert told.headers["cache-control"] == "no-store"


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("question", [None, [], {"numbers": ["one"]}, {"numbers": [1], "more": 1}])
def test_a_question_that_makes_no_sense(place: House, question: Any) -> None:
    told = ask(place, "nyet", question)
    assert told.status_code == 400
    assert told.json()["problems"]


def test_a_real_one_answers_in_the_helper(place: House) -> None:
    told = ask(place, "hyst", {"ask": "random", "seed": 7})
    assert (told.status_code, told.json()) == (200, ask(place, "hyst", {"ask": "random", "seed": 7}).json())
    assert ask(place, "hyst", {"ask": "riddle"}).status_code == 400


def test_a_game_without_a_desk(place: House) -> None:
    assert ask(place, "shy_monsters", {}).status_code == 404
    assert ask(place, "chess", {}).status_code == 404


@pytest.mark.usefixtures("desk")
def test_a_question_has_a_length(place: House) -> None:
    told = ask(place, "nyet", {"numbers": [1] * 20_000})
    assert told.status_code == 413
