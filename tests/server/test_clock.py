"""A machine's clock that is set while a server runs, or between two of its lives, harms no bell and no replay."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from facedown.server.automation import game_clock as bells
from facedown.server.automation.game_clock import GameClocks, rings_in
from facedown.server.common.steady_clock import FOLLOWS, SteadyClock, now
from facedown.server.store import LogRow
from facedown.server.table.downtime import Downtime
from facedown.server.views import replays

HOUR, DAY = 3600.0, 86_400.0


class Machine:
    """Its clock on the wall, which may be set, and its steady one, which may not."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 50.0

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.steady)


@pytest.mark.parametrize("jump", [-HOUR, DAY, -DAY, 0.5])
def test_a_jump_is_followed_so_slowly_that_time_never_runs_back(jump: float) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wait(10.0)
    told = [clock()]
    assert told == [pytest.approx(machine.wall)]
    machine.wall += jump
    for _ in range(100):
        machine.wait(1.0)
        told.append(clock())
    steps = [after - before for before, after in pairwise(told)]
    assert all(1 - FOLLOWS - 1e-6 <= step <= 1 + FOLLOWS + 1e-6 for step in steps)
    machine.wait(abs(jump) / FOLLOWS)
    assert clock() == pytest.approx(machine.wall)  # and at last it is right again


def test_a_laptop_that_sleeps_does_not_lose_its_time_to_think() -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock()
    machine.wall += 8 * HOUR  # the steady clock of a machine stands still while it sleeps
    machine.wait(1.0)
    assert clock() - before < 2.0


def moments(*times: float) -> list[float]:
    rows = [LogRow(seq, "act", 0, 0, 0, at) for seq, at in enumerate(times)]
    return [at for at, _ in replays.moments(rows)]


def test_times_of_a_replay_never_run_back() -> None:
    start = 1_800_000_000.0
    assert moments(start, start + 5, start + 5 - HOUR, start + 8 - HOUR) == [0.0, 5.0, 5.0, 8.0]
    assert moments(start, start + DAY, start + 10, start + 12) == [0.0, DAY, DAY, DAY + 2]
    assert moments(0.0, 0.0, start, start + 1) == [0.0, 0.0, 0.0, 1.0]  # the first were written before times were kept


class _Bell:
    action = 0

    def seconds(self, options: Any) -> float:
        return 60.0

    def may_ring(self, state: Any) -> bool:
        return True


class _Table:
    """As much of a table as a bell looks at."""

    def __init__(self, rings: float) -> None:
        self.id = "aaaaaaaa"
        self.game = SimpleNamespace(table=SimpleNamespace(bell=_Bell()))
        self.options = None
        self.game_log = SimpleNamespace(public=None)
        self.row = SimpleNamespace(rings=rings, phase="running")
        self.downtime = Downtime()


@pytest.mark.parametrize("jump", [-HOUR, DAY])
def test_a_bell_rings_when_its_time_has_passed_and_not_when_the_clock_says_so(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    machine = Machine()
    monkeypatch.setattr(bells, "now", machine.clock())
    table: Any = _Table(rings=machine.wall + 60.0)
    machine.wait(20.0)
    assert rings_in(table) == pytest.approx(40.0)
    machine.wall += jump
    assert rings_in(table) == pytest.approx(40.0)
    machine.wait(30.0)
    assert rings_in(table) == pytest.approx(10.0, abs=1.0)
    machine.wait(11.0)
    left = rings_in(table)
    assert left is not None
    assert left <= 0


def test_a_bell_set_by_a_clock_that_was_a_day_ahead_still_rings() -> None:
    table: Any = _Table(rings=now() + DAY)
    left = rings_in(table)
    assert left is not None
    assert left <= 60.0


def test_a_bell_waits_by_the_steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long it sleeps is known before it sleeps: a clock set meanwhile wakes nobody."""
    machine = Machine()
    monkeypatch.setattr(bells, "now", machine.clock())
    slept: list[float] = []
    rung = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        machine.wall += DAY
        machine.wait(seconds)

    async def ring(self: GameClocks, table: Any) -> None:
        table.row.phase = "over"
        rung.set()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(GameClocks, "_ring", ring)

    async def test() -> None:
        kept = GameClocks()
        table: Any = _Table(rings=machine.wall + 60.0)
        kept.wake(table)
        await asyncio.wait_for(rung.wait(), 120)
        await kept.close()

    asyncio.run(test())
    assert slept == [pytest.approx(60.0)]
