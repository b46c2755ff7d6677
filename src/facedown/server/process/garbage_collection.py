"""Runs Python's garbage collection in small slices, and wholly when no client waits.

Nearly everything that tables and connections make is given back at once, without a search. But with thousands of
tables in memory a search goes through millions of things that nobody has forgotten: a quarter of the time of a busy
server, and pauses of a second in which nobody is answered. Among the youngest alone it takes milliseconds if it comes
early enough. What it leaves is put aside until nobody has moved for a while.
"""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 10_000  # objects that have come since the last search, less those that are gone
SLICE = 40_000  # so many are looked through in some 20 ms
FEW = 20_000
MANY = 1_000_000
LOOK_SECONDS = 0.5
LOOKS = 20  # in which nobody has moved, before all is searched


def search_seldom() -> None:
    """Makes searches rare in a process that is a server and nothing else: before it imports its parts, and after that.

    Importing leaves little behind, and a tenth of its time would go into searches.
    """
    gc.freeze()  # what is there by now stays
    gc.set_threshold(0)  # never by itself


async def search_when_quiet(done: Callable[[], int]) -> None:
    """Searches everything when nobody plays and a few objects have come.

    Or when as many have come as there were before, so that it is seldom. In between it searches the youngest. `done`:
    how much the server has done so far.
    """
    searches = GarbageCollector()
    while True:
        before = done()
        for _ in range(LOOKS):
            await asyncio.sleep(LOOK_SECONDS)
            searches.search_the_youngest()
        if searches.come > (FEW if done() == before else max(MANY, searches.known)):
            searches.search_everything()


class GarbageCollector:
    def __init__(self) -> None:
        self.known = 0  # after the last search of everything
        self._come = 0  # since then, as far as they have been put aside
        self._frozen = False

    @property
    def come(self) -> int:
        """How many more objects are there than after the last search of everything?"""
        return self._come + gc.get_count()[0]

    def search_the_youngest(self) -> None:
        """Searches what has come since the last time, if that is much, and puts the rest aside.

        Where old objects went while new ones came, few count as come, but many are young. These are put aside
        unsearched: most of them are in use.
        """
        come = gc.get_count()[0]
        if come <= YOUNG:
            return
        if len(gc.get_objects(0)) > SLICE:
            gc.freeze()
            self._frozen = True
        else:
            come -= gc.collect(0)
        self._come += max(0, come)

    def search_everything(self) -> None:
        if self._frozen:
            gc.unfreeze()
            self._frozen = False
        gc.collect()
        self._come, self.known = 0, len(gc.get_objects())
