"""The cut of a live race is secret until the game is over; the desk of a table draws no tray piece (M-63, M-100)."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from facedown.games.myst.live import race as live
from facedown.games.myst.page.art.piece import piece as picture
from facedown.games.myst.page.desk import TablePictures, pictures_of_table
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL_NAMES
from tests.games.myst.helpers import full, race
from tests.server.house import Client, House, house, sitting, tokens
from tests.server.racing import lay, open_race

LIVE = {"race_driver": "live", "youngest_team": "blue", "lag_cap_ms": 0, "race_idle_hint_s": 0}
ALL_PIECES = [team + cell for team in "by" for cell in CELL_NAMES]


@pytest.fixture
def racetrack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(live, "COUNTDOWN", 50)
    monkeypatch.setattr("facedown.games.myst.page.teams.SECOND_KEY", 0.0)
    monkeypatch.setattr("facedown.live.myst.pauses.BACK_MS", 100)
    with house(tmp_path) as made:
        yield made


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def ask(place: House, table: str, token: str = "", **question: Any) -> httpx.Response:
    return httpx.post(f"{place.http}/api/tables/{table}/desk", json=question, headers=bearer(token), timeout=30)


def cut_of(place: House, table: str) -> int:
    options: Any = place.tables.in_memory[table].options
    return int(options.cut_seed)


async def start(*clients: Client) -> None:
    await clients[0].ask(type="start")
    for client in clients:
        if client.state["phase"] != "running":
            await client.until_state(lambda state: state["phase"] == "running")


@pytest.mark.rule("M-63")
@pytest.mark.rule("M-100")
def test_no_client_learns_the_cut_before_the_end(racetrack: House) -> None:
    """Players, watchers, the lobby, notes, pictures: the number is in none of it. It is told when the game is over."""

    async def test() -> None:
        made = racetrack.make(game="myst", options=LIVE, listed=True)
        table, keys = made["table"], tokens(made)
        cut = str(cut_of(racetrack, table))
        async with (
            sitting(racetrack, table, keys[0]) as ana,
            sitting(racetrack, table, keys[1]) as yves,
            sitting(racetrack, table, made["watch"]) as watcher,
        ):
            lobby = racetrack.get("/api/tables").json()
            assert [one["table"] for one in lobby] == [table]
            await start(ana, yves)
            await open_race(ana, yves)
            assert (await lay(ana, racetrack, table, "D4"))["reason"] == ""
            for client in (ana, yves, watcher):
                await client.quiet()
                assert "art_seed" in client.state["options"]
                assert "cut_seed" not in client.state["options"]
            heard = [text for client in (ana, yves, watcher) for text in client.raw]
            answers = [json.dumps(made), json.dumps(lobby), racetrack.get("/api/tables").text]
            answers += [racetrack.get(f"/api/tables/{table}/log", headers=bearer(key)).text for key in (*keys, "")]
            answers += [racetrack.get(f"/api/tables/{table}/tray", headers=bearer(keys[0])).text]
            answers += [ask(racetrack, table, keys[0], board=True, pieces=ALL_PIECES, vignettes=True).text]
            assert not [text[:80] for text in (*heard, *answers) if cut in text or '"cut_seed"' in text]
            assert (await ana.ask(type="resign"))["type"] == "accepted"
            for client in (ana, yves, watcher):
                await client.sees(lambda state: state["phase"] == "over")
                assert client.state["options"]["cut_seed"] == int(cut)

    asyncio.run(asyncio.wait_for(test(), 300))


@pytest.mark.rule("M-63")
def test_the_desk_of_a_table_draws_what_lies_on_its_board(racetrack: House) -> None:
    async def test() -> None:
        made = racetrack.make(game="myst", options=LIVE)
        table, keys = made["table"], tokens(made)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            assert ask(racetrack, table, keys[0], pieces=ALL_PIECES).json()["pieces"] == {}
            await start(ana, yves)
            await open_race(ana, yves)
            told = [ask(racetrack, table, key, board=True, pieces=ALL_PIECES).json() for key in (*keys, made["watch"])]
            assert [set(one["pieces"]) for one in told] == [{"bD5", "yH2"}] * 3
            assert told[0]["pieces"]["bD5"] == picture(43, "blue", cut_of(racetrack, table), 1)
            assert (await lay(yves, racetrack, table, "H3"))["reason"] == ""
            assert set(ask(racetrack, table, keys[0], pieces=ALL_PIECES).json()["pieces"]) == {"bD5", "yH2", "yH3"}
            assert ask(racetrack, table, pieces=["bD5"]).status_code == 403  # the table is not open to all
            assert ask(racetrack, table, "x" * 30, pieces=["bD5"]).status_code == 403
            assert ask(racetrack, table, keys[0], cut_seed=1, pieces=["bA1"]).status_code == 400

    asyncio.run(asyncio.wait_for(test(), 300))


def test_only_games_with_something_to_ask_have_such_a_desk(racetrack: House) -> None:
    table = racetrack.make(game="nyet")
    assert ask(racetrack, table["table"], tokens(table)[0]).status_code == 404
    assert ask(racetrack, "nosuchtable", "", pieces=[]).status_code == 404


@pytest.mark.rule("M-63")
@pytest.mark.rule("M-32")
@pytest.mark.rule("M-65")
def test_which_pieces_may_be_drawn_by_their_cells() -> None:
    """Those on the board. Where there are no trays, and once the board is full: all."""

    def drawn(state: Any, **options: Any) -> set[str]:
        chosen = MystOptions.of(cut_seed=3, **options)
        return set(pictures_of_table(TablePictures(pieces=["bD5", "bD4", "yD5", "yH2"]), chosen, state).pieces)

    assert drawn(race("D5", "H2", driver="live").state) == {"bD5", "yH2"}
    assert drawn(race("D5", "H2").state) == {"bD5", "bD4", "yD5", "yH2"}
    assert drawn(race("D5", "H2", board_face="flipped").state) == {"bD5", "yH2"}
    late = race("D5", "H2", driver="live").do("time_up")
    assert drawn(late.state) == {"bD5", "bD4", "yD5", "yH2"}
    assert drawn(full(board_face="flipped").state) == {"bD5", "bD4", "yD5", "yH2"}
    assert drawn(None) == set()
    flipped = pictures_of_table(TablePictures(board=True), MystOptions.of(board_face="flipped"), None)
    assert flipped.board.count("<text") == 60


@pytest.mark.rule("M-O.32")
def test_nobody_chooses_the_cut_of_a_live_race(racetrack: House) -> None:
    for driver in ("live", "by_table"):
        body = {"game": "myst", "name": "Ann", "options": {"race_driver": driver, "cut_seed": 7}}
        answer = httpx.post(f"{racetrack.http}/api/tables", json=body)
        assert answer.status_code == 400
        assert "“Cut of the pieces” is drawn by the table" in answer.json()["problems"][0]
    made = racetrack.make(game="myst", options={"race_driver": "alternate", "cut_seed": 7}, listed=True)
    assert cut_of(racetrack, made["table"]) == 7
    tables = [racetrack.make(game="myst", options=LIVE)["table"] for _ in range(3)]
    assert len({cut_of(racetrack, table) for table in tables}) == 3  # 32 bits, drawn by the system's own chance


@pytest.mark.rule("M-64")
def test_a_pause_covers_the_pictures_too(racetrack: House) -> None:
    async def test() -> None:
        made = racetrack.make(game="myst", options=LIVE)
        table, keys = made["table"], tokens(made)
        async with sitting(racetrack, table, keys[0]) as ana, sitting(racetrack, table, keys[1]) as yves:
            await start(ana, yves)
            await open_race(ana, yves)
            path = f"/api/tables/{table}/tray"
            assert racetrack.get(path, headers=bearer(keys[0])).status_code == 200
            for client in (ana, yves):
                await client.send(type="pause_race", on=True)
            await ana.until(lambda told: told["type"] == "race" and told["stage"] == "paused")
            assert racetrack.get(path, headers=bearer(keys[0])).status_code == 409

    asyncio.run(asyncio.wait_for(test(), 300))
