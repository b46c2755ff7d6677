"""Python's search for cycles of forgotten objects: among the young a few at a time, among all when nobody waits for it.

Nearly everything that a table makes is given back at once, without a search. But with thousands of tables in memory
the search goes through millions of things that nobody has forgotten: a quarter of the time of a busy server, and
pauses of a second in which nobody is answered.
"""

import asyncio
import gc
from collections.abc import Callable

FEW = 1_000  # so many more objects than before: a search among the youngest, milliseconds with a thousand tables
NEVER = 1 << 30
MANY = 2_000_000  # objects
LOOK_SECONDS = 20.0
QUIET_SECONDS = 2.0


def search_seldom() -> None:
    """For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()  # what is there by now stays
    gc.set_threshold(FEW, NEVER, NEVER)  # whatever has outlived one search is put aside


async def search_when_quiet(done: Callable[[], int]) -> None:
    """Among all, when nobody plays; or when as many have come as there were before, so that it is seldom all the same.
    `done`: how much the server has done so far."""
    known = 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        before = done()
        await asyncio.sleep(QUIET_SECONDS)
        come = FEW * gc.get_count()[1]  # so often the youngest were searched
        if done() == before or come > max(MANY, known):
            gc.collect()
            known = len(gc.get_objects())
