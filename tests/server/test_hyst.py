"""H.Y.S.T. at a table: hands that nobody else hears of, a clock that rings once, and no way back."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.server.automation import game_clock as bells
from facedown.server.cluster import heartbeat as nodes
from facedown.server.table import table
from facedown.workers.pool import Pool
from tests.server.house import House, house, in_words, run, sitting, tokens
from tests.server.written import do, people, settle, write_dealt

GAME = GAMES["hyst"]
TABLE = "hysttable1"
TOKENS = [f"token-of-thief-{seat}-0123456789" for seat in range(3)]
WATCH = "token-of-watchers-0123456789"
OPTIONS = {"players": 3, "layout": "matinee", "first_player": 1}
OWN = ["grapple", "smoke", "ultimate_thief"]
# Seats 1 and 2 hold other cards, but both times the same together, so that the deck is the same too.
HANDS = (
    [*OWN, "smoke", "blind_spot", "the_burner", "shove", "laser_trap", "laser_trap"],
    [*OWN, "smoke", "shove", "laser_trap", "blind_spot", "the_burner", "laser_trap"],
)
STARTS = ["d4:3", "d4:2", "d4:4"]


async def prepare(folder: Path, dealt: list[str]) -> None:
    """A table at which these cards were dealt."""
    chances = [GAME.text.moves.read(text)[1] for text in (*(f"draw:{card}" for card in dealt), *STARTS)]
    seats = people(TOKENS)
    seed = seed_from("hyst")
    options = GAME.options.of(**OPTIONS)
    await write_dealt(folder, GAME, options, chances, table=TABLE, seats=seats, watch=WATCH, seed=seed)


def heard(folder: Path, dealt: list[str]) -> list[list[str]]:
    """What each seat and a spectator were sent in two turns."""

    async def play() -> list[list[str]]:
        await prepare(folder, dealt)
        with house(folder) as place:
            async with (
                sitting(place, TABLE, TOKENS[0]) as own,
                sitting(place, TABLE, TOKENS[1]) as first,
                sitting(place, TABLE, TOKENS[2]) as second,
                sitting(place, TABLE, WATCH) as watcher,
            ):
                everyone = (own, first, second, watcher)
                await settle(*everyone)
                refused = await first.ask(type="move", id="far", seq=first.state["seq"], action=9999)
                assert refused["code"] == "illegal"
                await do(first, "roll", "play:smoke", "place:E5", "done", "end_turn")  # and draws a card unseen
                await settle(*everyone)
                await do(second, "roll", "end_turn")
                await settle(*everyone)
                assert own.state["choices"]
                return [client.raw for client in everyone]

    return asyncio.run(asyncio.wait_for(play(), 300))


@pytest.mark.rule("H-501", "H-503", "H-505", "H-508")
def test_other_hands_change_no_byte_of_what_is_heard(tmp_path: Path) -> None:
    sent = []
    for name, dealt in zip(("one", "other"), HANDS, strict=True):
        folder = tmp_path / name
        folder.mkdir()
        sent.append([[text for text in raw if '"pong"' not in text] for raw in heard(folder, dealt)])
    for viewer in (0, 3):
        assert len(sent[0][viewer]) > 6
        assert sent[0][viewer] == sent[1][viewer]
    for viewer in (1, 2):  # the comparison can fail
        assert sent[0][viewer] != sent[1][viewer]


def make(place: House, **options: Any) -> dict[str, Any]:
    return place.make(
        game="hyst", options={"players": 2, "first_player": 0, **options}, bots={"1": "random"}, start=True
    )


@pytest.mark.rule("H-506")
def test_there_is_no_way_back_not_even_among_bots(place: House) -> None:
    made = make(place)

    async def test() -> None:
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await do(ann, "roll")
            assert not ann.state["can_undo"]
            assert (await ann.ask(type="undo"))["code"] == "not_now"

    run(test)


@pytest.mark.rule("H-452", "H-604")
def test_the_clock_rings_once_and_everybody_hears_it(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    started = time.time()
    monkeypatch.setattr(bells, "now", lambda: time.time() + (59.0 if ready else 0.0))
    ready: list[bool] = []

    async def test() -> None:
        made = make(place, quick_hyst="minutes", quick_minutes=1)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert 50.0 < ann.state["rings_in"] <= 60.0
            ready.append(True)
            await do(ann, "roll")
            assert ann.state["rings_in"] < 10.0 or ann.state["view"]["sudden_death"]
        place.tables.game_clocks.cancel(made["table"])  # it has gone to sleep before time flew
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            table = place.tables.in_memory[made["table"]]
            place.tables.game_clocks.wake(table)
            if ann.state["rings_in"] is not None:
                await ann.until_state(lambda state: state["rings_in"] is None)
            assert [in_words(line["text"]) for line in ann.lines].count("The clock has run out.") == 1
            assert ann.state["view"]["sudden_death"]
        assert time.time() - started < 45.0

    run(test)


@pytest.mark.rule("H-310")
@pytest.mark.parametrize("insertion", ["setup", "always"])
def test_the_clock_starts_with_the_first_turn(place: House, monkeypatch: pytest.MonkeyPatch, insertion: str) -> None:
    """Starting spaces are chosen at leisure: a pick that takes 40 of 60 seconds costs nothing of them."""
    later: list[float] = []
    for module in (bells, table):
        monkeypatch.setattr(module, "now", lambda: time.time() + sum(later))

    async def test() -> None:
        made = make(place, quick_hyst="minutes", quick_minutes=1, tactical_insertion=insertion)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert (ann.state["view"]["phase"], ann.state["rings_in"]) == ("pick", None)
            later.append(40.0)
            await do(ann, "start:S1")
            await ann.until_state(lambda state: state["view"]["phase"] == "turn_start")
            assert 50.0 < ann.state["rings_in"] <= 60.0
            later.append(20.0)
            await do(ann, "roll")  # the clock that runs is not wound up again
            assert ann.state["rings_in"] <= 40.0

    run(test)


@pytest.mark.rule("H-452")
def test_the_clock_stands_still_while_no_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as place:
        made = make(place, quick_hyst="minutes", quick_minutes=2)

        async def before() -> None:
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                assert 110.0 < ann.state["rings_in"] <= 120.0

        run(before)
    for clock in (bells, nodes):
        monkeypatch.setattr(clock, "now", lambda: time.time() + 3600.0)  # an hour later
    with house(tmp_path) as again:

        async def after() -> None:
            async with sitting(again, made["table"], tokens(made)[0]) as ann:
                assert 60.0 < ann.state["rings_in"] <= 121.0

        run(after)


@pytest.mark.rule("H-210", "H-602")
def test_six_thieves_over_sockets_with_replay(place: House) -> None:
    made = place.make(
        game="hyst",
        options={"players": 6, "turn_limit": 24},
        bots={str(seat): "random" for seat in range(1, 6)},
        start=True,
    )

    async def test() -> None:
        async with (
            sitting(place, made["table"], tokens(made)[0]) as ann,
            sitting(place, made["table"], made["watch"]) as eve,
        ):
            watching = asyncio.create_task(eve.play_out())
            await ann.play_out()
            await watching
        replay = place.get(f"/api/tables/{made['table']}/replay").json()
        assert len(replay["steps"]) > 40
        assert place.get(f"/api/tables/{made['table']}/verify").json()["wrong"] == []

    run(test)


@pytest.mark.rule("H-506")
def test_a_decision_that_takes_too_long_is_made_by_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    async def choose(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> int:
        asked.append((level, seat))
        if len(asked) > 1:
            await asyncio.sleep(60)
        return GAME.text.moves.read("roll")[1]

    monkeypatch.setattr(Pool, "choose", choose)

    async def test() -> None:
        with house(tmp_path) as place:
            made = make(place, decision_timer_s=1)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                assert 0.0 < ann.state["decide_in"] <= 1.0
                state = await ann.until_state(lambda state: state["view"]["phase"] == "act")
                assert state["choices"]  # only this once: the next decision is Ann's again
                assert 0.0 < state["decide_in"] <= 1.0

    run(test)
    assert asked[0] == ("regular", 0)
