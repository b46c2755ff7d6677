"""Bots at tables: processes that crash are replaced, the pace tells nothing, nothing is left running."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.play import Play, choices
from facedown.server.automation import bot_turns as bots_module
from facedown.server.automation.bot_pauses import BotPauses
from facedown.workers.fair_queue import Asker
from facedown.workers.pool import BotsGone, Pool, bot_seed
from facedown.workers.worker import Weighed
from tests.server.house import House, house, in_words, run, sitting, tokens

NYET = GAMES["nyet"]


def position() -> Any:
    play = Play(NYET, NYET.options.of(players=2, first_dealer=0), bytes(32))
    play.roll()
    return play.seen(0)


def test_a_crashed_process_is_replaced() -> None:
    async def test() -> None:
        pool = Pool(1)
        try:
            before = await pool.choose("nyet", "random", position(), 0, 7)
            (first,) = pool.pids
            os.kill(first, signal.SIGKILL)
            assert await pool.choose("nyet", "random", position(), 0, 7) == before
            (second,) = pool.pids
            assert second != first
        finally:
            await pool.close()
        assert pool.pids == []
        assert not Path(f"/proc/{second}").exists()

    run(test)


@pytest.mark.parametrize("program", ["raise SystemExit", "print('nonsense', flush=True); input(); input()"])
def test_a_process_that_cannot_work_is_given_up(program: str) -> None:
    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", program))
        with pytest.raises(BotsGone):
            await pool.choose("nyet", "random", position(), 0, 7)
        await pool.close()

    run(test)


ANSWERS = """
import sys, msgspec
for line in sys.stdin:
    print(msgspec.json.encode({"id": msgspec.json.decode(line)["id"]}).decode(), flush=True)
"""


REMEMBERS = """
import sys, msgspec
for line in sys.stdin:
    ask = msgspec.json.decode(line)
    with open(sys.argv[1], "a") as file:
        file.write(ask["what"] + " ")
    print(msgspec.json.encode({"id": ask["id"], "action": 5}).decode(), flush=True)
"""


def test_a_move_need_not_wait_until_all_games_are_warm(tmp_path: Path) -> None:
    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", REMEMBERS, str(tmp_path / "asked")))
        try:
            warming = asyncio.create_task(pool.warm_up(["nyet", "shy_monsters", "nusubito"]))
            await asyncio.sleep(0)  # it has begun
            assert await pool.choose("nyet", "random", position(), 0, 7) == 5
            await warming
        finally:
            await pool.close()

    run(test)
    assert (tmp_path / "asked").read_text().split() == ["warm", "choose", "warm", "warm"]


HURRIES = """
import sys, msgspec
for line in sys.stdin:
    ask = msgspec.json.decode(line)
    print(msgspec.json.encode({"id": ask["id"], "action": int(1000 * (ask["seconds"] or 0))}).decode(), flush=True)
"""


def test_a_thought_is_the_shorter_the_more_wait_when_it_begins() -> None:
    """Not when it was asked for: of a hundred that come together, the first would take all the time they like."""

    async def test() -> None:
        pool = Pool(1, (sys.executable, "-c", HURRIES))
        try:
            asked = [pool.choose("nyet", "expert", position(), 0, 7, [Asker(f"{number}")]) for number in range(12)]
            assert sorted(await asyncio.gather(*asked)) == 3 * [0] + 3 * [20] + 6 * [50]
        finally:
            await pool.close()

    run(test)


@pytest.mark.parametrize(("program", "complains"), [(ANSWERS, 0), ("raise SystemExit", 2)])
def test_all_processes_warm_up_in_the_background(
    program: str, complains: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        pool = Pool(2, (sys.executable, "-c", program))
        try:
            before = pool.warm
            await pool.warm_up(["nyet"])
            assert (before, pool.warm) == (
                False,
                True,
            )  # one that cannot is told and tried again later
            assert len(pool.pids) == 2 - complains
        finally:
            await pool.close()

    run(test)
    told = [record.message for record in caplog.records if record.name == "facedown.thinking"]  # asyncio logs too
    assert told == ["a thinking process could not warm up"] * complains


def test_a_cancelled_question_does_not_confuse_the_next() -> None:
    async def test() -> None:
        pool = Pool(1)
        try:
            wanted = await pool.choose("nyet", "random", position(), 0, 3)
            task = asyncio.create_task(pool.choose("nyet", "random", position(), 0, 4))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert await pool.choose("nyet", "random", position(), 0, 3) == wanted
        finally:
            await pool.close()

    run(test)


def test_a_bot_still_moves_when_its_process_was_killed(place: House) -> None:
    async def test() -> None:
        made = place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            for _ in range(3):
                await ann.move(ann.state["choices"][0]["action"])
                await ann.until_state(lambda state: bool(state["choices"]))
                for pid in place.tables.pool.pids:
                    os.kill(pid, signal.SIGKILL)
            assert sum(line["event"]["event"] == "nyet_placed" for line in ann.lines) == 6

    run(test)


def test_bots_that_cannot_think_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots_module, "RETRY_SECONDS", 0.01)
    right = Pool.choose
    failures = iter([BotsGone("gone"), RuntimeError("a mistake of ours")])

    async def choose(self: Pool, *asked: Any) -> int:
        error = next(failures, None)
        if error is not None:
            raise error
        return await right(self, *asked)

    monkeypatch.setattr(Pool, "choose", choose)

    async def test() -> None:
        with house(tmp_path) as place:
            made = place.make(options={"players": 2, "first_dealer": 1}, bots={"1": "random"}, start=True)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                if not ann.state["choices"]:
                    await ann.until_state(lambda state: bool(state["choices"]))

    run(test)
    assert {record.message for record in caplog.records} >= {"a bot cannot think", "a bot's turn failed"}


def test_a_bot_thinks_for_the_one_who_comes_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is made before its maker is connected; what its bot asks for until then has a share with all other tables
    where nobody is, and might never be answered."""
    asked: list[list[str]] = []

    async def choose(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, who: list[Asker]) -> int:
        asked.append([asker.address for asker in who])
        if asked[-1] == [""]:
            await asyncio.Event().wait()
        return choices(NYET, seen, seat)[0]

    monkeypatch.setattr(Pool, "choose", choose)

    async def test() -> None:
        with house(tmp_path) as place:
            made = place.make(options={"players": 2, "first_dealer": 1}, bots={"1": "random"}, start=True)
            while not asked:
                await asyncio.sleep(0.01)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                await ann.sees(lambda state: bool(state["choices"]))

    run(test)
    assert asked[:2] == [[""], ["127.0.0.1"]]


def test_the_pace_does_not_look_at_the_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time a bot takes is drawn before it thinks, from the same range whatever it has to decide."""
    drawn: list[tuple[float, float]] = []
    slept: list[float] = []

    class Luck:
        def uniform(self, least: float, most: float) -> float:
            drawn.append((least, most))
            return 5.0

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def choose(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> int:
        assert len(drawn) > len(slept)  # drawn before a thought was spent on the position
        offered = choices(NYET, seen, seat)
        options.append(len(offered))
        return offered[0]

    options: list[int] = []
    monkeypatch.setattr(Pool, "choose", choose)
    monkeypatch.setattr(bots_module, "pause", sleep)
    made = BotPauses.__init__

    def init(self: BotPauses, *args: Any) -> None:
        made(self, *args)
        self._luck = Luck()  # type: ignore[assignment]

    monkeypatch.setattr(BotPauses, "__init__", init)

    async def test() -> None:
        with house(tmp_path, pace=(0.25, 0.75)) as place:
            table = place.make(options={"players": 2, "round_count": 1}, bots={"1": "random"}, start=True)
            async with sitting(place, table["table"], tokens(table)[0]) as ann:
                await ann.play_out()

    run(test)
    assert set(drawn) == {(0.25, 0.75)}
    assert len(drawn) == len(options)
    assert 1 in options  # forced moves are among them
    assert max(options) > 5
    assert all(4.0 < seconds <= 5.0 for seconds in slept)
    assert len(slept) == len(options)


def test_seeds_depend_on_what_the_bot_sees_and_on_nothing_else() -> None:
    seen = position().to_bytes()
    assert bot_seed(b"secret", 0, seen) == bot_seed(b"secret", 0, seen)
    others = {bot_seed(b"secret", 1, seen), bot_seed(b"other", 0, seen), bot_seed(b"secret", 0, seen + b"x")}
    assert bot_seed(b"secret", 0, seen) not in others
    assert len(others) == 3
    assert 0 <= bot_seed(b"secret", 0, seen) < 1 << 62


def test_nothing_runs_after_the_server_has_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        with house(tmp_path, pace=(30.0, 30.0)) as place:
            made = place.make(options={"players": 2, "first_dealer": 1}, bots={"1": "random"}, start=True)
            async with sitting(place, made["table"], tokens(made)[0]) as ann:
                assert ann.state["seats"][1]["acting"]  # the bot is thinking
                assert place.tables.bots.busy(made["table"])
                tables = place.tables
        assert not tables.bots.busy(made["table"])
        assert tables.pool.pids == []

    run(test)


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path, pace=(30.0, 30.0)) as place:
        made = place.make(options={"players": 2, "first_dealer": 1}, bots={"1": "random"}, start=True)

    async def after(place: House) -> None:
        for _ in range(500):  # nobody has opened the table
            table = place.tables.in_memory.get(made["table"])
            if table is not None and table.game_log is not None and 0 in table.game_log.acting():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the bot did not move")

    with house(tmp_path) as place:
        run(lambda: after(place))


def test_hints_come_from_the_seats_sight_and_only_against_bots(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def weigh(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> list[Weighed]:
        asked.append((level, seen, seat))
        offered = choices(NYET, seen, seat)
        return [Weighed(offered[1], 30, 0.75), Weighed(offered[0], 10, 0.5)]

    monkeypatch.setattr(Pool, "weigh", weigh)

    async def test() -> None:
        made = place.make(options={"players": 2, "first_dealer": 0}, bots={"1": "random"}, start=True)
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            assert ann.state["can_hint"]
            told = await ann.ask(type="hint")
            assert told["type"] == "hint"
            assert told["choice"] == ann.state["choices"][1]
            assert "Win chance 75\u00a0%." in in_words(told["reason"])
            (level, seen, seat) = asked[0]
            assert (level, seat) == ("expert", 0)
            assert seen.hands[1] == 0
            assert not await ann.quiet()  # a hint changes nothing
        people = place.make(options={"players": 2})
        async with (
            sitting(place, people["table"], tokens(people)[0]) as ann,
            sitting(place, people["table"], tokens(people)[1], name="Bob"),
        ):
            await ann.ask(type="start")
            await ann.until_state(lambda state: state["phase"] == "running")
            assert not ann.state["can_hint"]
            assert (await ann.ask(type="hint"))["code"] == "not_now"

    run(test)
