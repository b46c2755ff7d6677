"""Fair shares: the order of turns, bounds, and jobs whose askers have gone."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from facedown.workers import fair_queue as fair
from facedown.workers.fair_queue import Asker, Busy, Lane

END = fair._Shares.end


class Slot:
    """A worker that only remembers that it was told to abandon something."""

    def __init__(self) -> None:
        self.abandoned = 0

    def abandon(self) -> None:
        self.abandoned += 1


class Queue:
    """A lane with one worker that is held until `open`, so that what waits behind it is served in the lane's order."""

    def __init__(self, **limits: dict[int, int]) -> None:
        self.lane = Lane([Slot()], **limits)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._gate = asyncio.Event()

    async def hold(self) -> None:
        async def wait(slot: Slot) -> None:
            await self._gate.wait()

        self.tasks.append(asyncio.create_task(self.lane.run(Asker("holder"), 0, wait)))
        await asyncio.sleep(0)

    async def add(self, name: str, address: str, person: str = "", rank: int = 0) -> asyncio.Task[None]:
        async def work(slot: Slot) -> None:
            self.served.append(name)

        task = asyncio.create_task(self.lane.run(Asker(address, person), rank, work))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def open(self) -> list[str]:
        self._gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(bounded())


@pytest.fixture(autouse=True)
def every_job_takes_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "GUESS", 1.0)
    monkeypatch.setattr(fair._Shares, "end", lambda self, key, seconds: None)


def test_addresses_take_turns_whatever_they_pile_up() -> None:
    async def test() -> None:
        queue = Queue()
        await queue.hold()
        for number in range(6):
            await queue.add(f"mallory{number}", "m")
        for number in range(2):
            await queue.add(f"ann{number}", "a")
        await queue.add("bob0", "b")
        served = await queue.open()
        assert served[:3] == ["mallory0", "ann0", "bob0"]
        assert served[3:5] == ["mallory1", "ann1"]
        assert served[5:] == ["mallory2", "mallory3", "mallory4", "mallory5"]

    run(test)


def test_people_at_one_address_take_turns_and_have_one_share_together() -> None:
    async def test() -> None:
        queue = Queue()
        await queue.hold()
        for number in range(3):
            await queue.add(f"x{number}", "school", "x")
        await queue.add("y0", "school", "y")
        await queue.add("home0", "home")
        await queue.add("home1", "home")
        assert await queue.open() == ["x0", "home0", "y0", "home1", "x1", "x2"]

    run(test)


def test_long_jobs_count_for_what_they_take(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(fair._Shares, "end", END)
    monkeypatch.setattr("time.perf_counter", lambda: clock[0])

    async def test() -> None:
        lane = Lane([Slot()])
        served: list[str] = []

        async def job(address: str, seconds: float) -> None:
            async def work(slot: Slot) -> None:
                await asyncio.sleep(0)  # the others come meanwhile
                clock[0] += seconds
                served.append(address)

            await lane.run(Asker(address), 0, work)

        await asyncio.gather(*(job("long", 5.0) for _ in range(3)), *(job("short", 1.0) for _ in range(12)))
        first, second, third = (place for place, address in enumerate(served) if address == "long")
        assert (first, second - first, third - second) == (0, 6, 6)  # five short ones in the time of a long one

    run(test)


@pytest.mark.parametrize(("owed", "between"), [({}, 20), ({0: 1.0}, 4)])
def test_where_what_is_owed_is_bounded_a_long_job_puts_nobody_behind_more_than_a_round(
    monkeypatch: pytest.MonkeyPatch, owed: dict[int, float], between: int
) -> None:
    clock = [0.0]
    monkeypatch.setattr(fair._Shares, "end", END)
    monkeypatch.setattr("time.perf_counter", lambda: clock[0])

    async def test() -> None:
        lane = Lane([Slot()], owed=owed)
        served: list[str] = []

        async def job(address: str, seconds: float) -> None:
            async def work(slot: Slot) -> None:
                await asyncio.sleep(0)  # the others come meanwhile
                clock[0] += seconds
                served.append(address)

            await lane.run(Asker(address), 0, work)

        others = [job(f"m{number}", 1.0) for _ in range(10) for number in range(4)]
        await asyncio.gather(job("ann", 5.0), job("ann", 0.1), *others)
        first, second = (place for place, address in enumerate(served) if address == "ann")
        assert (first, second - first - 1) == (0, between)

    run(test)


def test_lower_ranks_go_first() -> None:
    async def test() -> None:
        queue = Queue()
        await queue.hold()
        for rank in (3, 1, 2, 0, 1):
            await queue.add(f"rank{rank}", f"address{rank}", rank=rank)
        assert await queue.open() == ["rank0", "rank1", "rank1", "rank2", "rank3"]

    run(test)


def test_people_who_come_later_do_not_wait_for_what_others_have_piled_up() -> None:
    async def test() -> None:
        queue = Queue()
        for number in range(5):
            await (await queue.add(f"early{number}", "m"))
        await queue.hold()
        for number in range(5):
            await queue.add(f"late{number}", "m")
        await queue.add("ann", "a")
        served = await queue.open()
        assert served.index("ann") == 5

    run(test)


def test_an_address_has_no_more_than_its_bound_waiting() -> None:
    async def test() -> None:
        queue = Queue(each={0: 2})
        await queue.hold()
        tasks = [await queue.add(f"m{number}", "m") for number in range(5)]
        await queue.add("ann", "a")
        assert await queue.open() == ["m0", "ann", "m1"]
        assert [isinstance(task.exception(), Busy) for task in tasks] == [False, False, True, True, True]

    run(test)


def test_a_full_queue_shuts_nobody_out_who_has_less_in_it() -> None:
    async def test() -> None:
        queue = Queue(most={0: 4})
        await queue.hold()
        tasks = [await queue.add(f"m{number}", "m") for number in range(4)]
        refused = await queue.add("m4", "m")
        ann = await queue.add("ann", "a")
        bob = await queue.add("bob", "b")
        assert await queue.open() == ["m0", "ann", "bob", "m1"]
        assert isinstance(refused.exception(), Busy)
        assert [isinstance(task.exception(), Busy) for task in tasks] == [False, False, True, True]
        assert ann.exception() is bob.exception() is None

    run(test)


def test_a_job_whose_asker_has_gone_is_not_done() -> None:
    async def test() -> None:
        queue = Queue()
        await queue.hold()
        gone = await queue.add("gone", "m")
        await queue.add("ann", "a")
        gone.cancel()
        assert await queue.open() == ["ann"]
        assert queue.lane.waiting == 0

    run(test)


def test_a_job_that_has_begun_is_abandoned_and_its_worker_goes_on() -> None:
    async def test() -> None:
        queue = Queue()
        await queue.hold()
        (holder,) = queue.tasks
        await queue.add("ann", "a")
        holder.cancel()
        await asyncio.gather(holder, return_exceptions=True)
        (slot,) = queue.lane.workers
        assert (slot.abandoned, queue.served) == (1, [])  # it is still busy with it
        assert await queue.open() == ["ann"]

    run(test)


def test_some_workers_are_kept_for_those_who_go_first() -> None:
    async def test() -> None:
        lane = Lane([Slot(), Slot(), Slot()], at_once={1: 2})
        began: list[int] = []
        gate = asyncio.Event()

        async def work(rank: int) -> None:
            async def wait(slot: Slot) -> None:
                began.append(rank)
                await gate.wait()

            await lane.run(Asker(str(rank)), rank, wait)

        tasks = [asyncio.create_task(work(rank)) for rank in (1, 2, 1, 2, 0)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert began == [1, 2, 0]
        gate.set()
        await asyncio.gather(*tasks)

    run(test)


def test_who_waits_too_long_is_told_so() -> None:
    async def test() -> None:
        queue = Queue()
        await queue.hold()

        async def work(slot: Slot) -> None:
            raise AssertionError("it must not begin")

        with pytest.raises(Busy):
            await queue.lane.run(Asker("a"), 0, work, patience=0.0)
        assert queue.lane.waiting == 0
        await queue.open()

    run(test)


def test_a_worker_comes_back_when_the_lane_is_closed_before_it_began() -> None:
    async def test() -> None:
        lane = Lane([Slot()])

        async def work(slot: Slot) -> str:
            return "done"

        task = asyncio.create_task(lane.run(Asker("a"), 0, work))
        await asyncio.sleep(0)  # it has its turn, and has not begun
        await lane.close()
        await asyncio.gather(task, return_exceptions=True)
        assert await lane.run(Asker("b"), 0, work) == "done"

    run(test)
