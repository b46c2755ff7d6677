"""Python's search for cycles of forgotten objects: done when nobody waits for it.

Nearly everything that a table makes is given back at once, without a search. But with thousands of tables in memory
the search goes through millions of things that nobody has forgotten: a quarter of the time of a busy server, and
pauses of a second in which nobody is answered.
"""

import asyncio
import gc
from collections.abc import Callable

SELDOM = (50_000, 50, 1_000)  # new objects; searches among the new; searches among those that have lived a while
LOOK_SECONDS = 20.0
QUIET_SECONDS = 2.0
MOST_LOOKS = 180  # so often nobody was quiet: then it is done all the same, about once an hour


def search_seldom() -> None:
    """For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()  # what is there by now stays
    gc.set_threshold(*SELDOM)


async def search_when_quiet(done: Callable[[], int]) -> None:
    """`done`: how much the server has done so far."""
    looks = 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        before = done()
        await asyncio.sleep(QUIET_SECONDS)
        looks += 1
        if done() == before or looks >= MOST_LOOKS:
            gc.collect()
            looks = 0
