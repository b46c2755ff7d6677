"""The pace of a table's bots: the host chooses it, and at none of them does a bot's time tell what it has thought."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.play import choices
from facedown.server.automation import bot_turns
from facedown.server.automation.bot_pauses import FACTORS, REMEMBERED, BotPauses
from facedown.server.messages.terms import Pace
from facedown.workers.pool import Pool
from tests.server.house import House, house, run, sitting, tokens

USUAL = (0.6, 1.3)
NYET = GAMES["nyet"]


def moves_at(pauses: BotPauses, pace: Pace, thought: float) -> float:
    """Seconds after which others see a bot's move that was thought about for so long."""
    ready = pauses.draw(pace, "nyet", "expert")
    pauses.thought("nyet", "expert", thought)
    return thought + pauses.left(ready, thought)


@pytest.mark.parametrize("pace", FACTORS)
def test_forced_moves_and_hard_ones_come_at_the_same_times(pace: Pace) -> None:
    """An attacker with a stopwatch watches two thousand moves, and knows when each bot was forced."""
    luck, pauses = random.Random(1), BotPauses(USUAL)
    for _ in range(REMEMBERED):
        moves_at(pauses, pace, luck.uniform(0.0, 0.8))
    seen: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(2000):
        is_forced = luck.random() < 0.5
        thought = 0.001 if is_forced else luck.choice([0.1, 0.3, 0.45, 0.75])
        seen[is_forced].append(moves_at(pauses, pace, thought))
    for share in (0.1, 0.5, 0.9):
        forced, hard = (sorted(times)[int(share * len(times))] for times in seen.values())
        assert forced == pytest.approx(hard, abs=0.1)
    early = [sum(time < min(seen[False]) - 0.02 for time in times) / len(times) for times in seen.values()]
    assert early == pytest.approx([0.0, 0.0], abs=0.01)  # none came sooner than a hard one could


def test_a_quicker_pace_is_quicker_and_none_is_below_the_floor() -> None:
    means = {}
    for pace in FACTORS:
        pauses, luck = BotPauses(USUAL), random.Random(2)
        times = [moves_at(pauses, pace, luck.uniform(0.0, 0.05)) for _ in range(500)]
        assert min(times) == pytest.approx(USUAL[0] / 2) or min(times) > USUAL[0] / 2
        means[pace] = sum(times) / len(times)
    assert means["calm"] > 1.5 * means["normal"] > 2.0 * means["quick"] > 2.5 * means["once"] > 0.7


def test_one_very_long_thought_slows_nobody_down_for_good() -> None:
    pauses = BotPauses(USUAL)
    pauses.thought("nyet", "expert", 15.0)  # a process that had to compile first
    assert pauses.draw("once", "nyet", "expert") == USUAL[0] / 2
    pauses.thought("nyet", "expert", 1.2)
    assert pauses.draw("once", "nyet", "expert") == pytest.approx(1.2)
    assert pauses.draw("once", "nyet", "regular") == USUAL[0] / 2  # another level
    for _ in range(REMEMBERED):
        pauses.thought("nyet", "expert", 0.1)
    assert pauses.draw("once", "nyet", "expert") == USUAL[0] / 2


def test_a_server_without_pauses_has_none_at_any_pace() -> None:
    pauses = BotPauses((0.0, 0.0))
    for pace in FACTORS:
        pauses.thought("nyet", "expert", 3.0)
        assert pauses.draw(pace, "nyet", "expert") == 0.0


def test_the_host_sets_the_pace_before_and_during_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Pace] = []

    def draw(self: BotPauses, pace: Pace, game: str, level: str) -> float:
        asked.append(pace)
        return 0.0

    monkeypatch.setattr(BotPauses, "draw", draw)

    async def test() -> None:
        with house(tmp_path) as place:
            made = place.make(options={"players": 3, "round_count": 1}, bots={"1": "random"}, pace="calm")
            async with (
                sitting(place, made["table"], tokens(made)[0]) as ann,
                sitting(place, made["table"], tokens(made)[2], name="Ben") as ben,
            ):
                assert ann.state["pace"] == "calm"
                assert (await ben.ask(type="set_pace", pace="once"))["code"] == "not_host"
                assert (await ann.ask(type="set_pace", pace="hurried"))["code"] == "unreadable"
                assert (await ann.ask(type="set_pace", pace="quick"))["type"] == "accepted"
                await ben.sees(lambda state: state["pace"] == "quick")
                await ann.ask(type="start")
                await ben.sees(lambda state: state["phase"] == "running")
                assert (await ann.ask(type="set_pace", pace="once"))["type"] == "accepted"
                await asyncio.gather(ann.play_out(), ben.play_out())
                assert ann.state["pace"] == "once"
                await ann.ask(type="rematch")
                rematch = (await ann.sees(lambda state: bool(state["rematch"])))["rematch"]
                stored = await place.in_loop(place.tables.store.load(rematch))
                assert stored is not None
                assert stored.table.pace == "once"

    run(test)
    assert set(asked) <= {"quick", "once"}
    assert "once" in asked


def test_at_once_a_bot_that_has_no_choice_waits_as_long_as_one_that_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a real table, measured by what the server waits for and what the thought took."""
    thought: list[float] = []
    shown: list[tuple[bool, float]] = []
    forced: list[bool] = []

    async def choose(self: Pool, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> int:
        offered = choices(NYET, seen, seat)
        forced.append(len(offered) == 1)
        begun = time.monotonic()
        if not forced[-1]:
            await asyncio.sleep(0.06)
        thought.append(time.monotonic() - begun)  # on a busy machine a sleep takes longer
        return offered[0]

    async def pause(seconds: float) -> None:
        shown.append((forced[-1], thought[-1] + seconds))

    monkeypatch.setattr(Pool, "choose", choose)
    monkeypatch.setattr(bot_turns, "pause", pause)

    async def play(place: House) -> None:
        made = place.make(options={"players": 2, "round_count": 2}, bots={"1": "random"}, start=True, pace="once")
        async with sitting(place, made["table"], tokens(made)[0]) as ann:
            await ann.play_out()

    with house(tmp_path, pace=(0.4, 0.8)) as place:
        run(lambda: play(place))
    late = shown[len(shown) // 4 :]  # the first ones teach the server how long thoughts take
    times = {is_forced: sorted(time for one, time in late if one is is_forced) for is_forced in (True, False)}
    assert times[True]
    middle = {is_forced: some[len(some) // 2] for is_forced, some in times.items()}
    assert middle[True] == pytest.approx(middle[False], abs=0.1)
