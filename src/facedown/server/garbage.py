"""Python's search for cycles of forgotten objects: not all the time, but when nobody waits for it.

Nearly everything that a table makes is given back at once, without a search. But with thousands of tables in memory
the search goes through millions of things that nobody has forgotten: a quarter of the time of a busy server, and
pauses of a second in which nobody is answered. Among the youngest alone it is no shorter: what a move makes takes the
place of what was there, so that most of a table's things are young.
"""

import asyncio
import gc
from collections.abc import Callable

FEW = 20_000  # objects that have come since the last search, less those that are gone
MANY = 500_000
LOOK_SECONDS = 8.0
QUIET_SECONDS = 2.0


def search_seldom() -> None:
    """For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()  # what is there by now stays
    gc.set_threshold(0)  # never by itself


async def search_when_quiet(done: Callable[[], int]) -> None:
    """When nobody plays and a few have come; or when as many have come as there were before, so that it is seldom.
    `done`: how much the server has done so far."""
    known = 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        before = done()
        await asyncio.sleep(QUIET_SECONDS)
        if gc.get_count()[0] > (FEW if done() == before else max(MANY, known)):
            gc.collect()
            known = len(gc.get_objects())
