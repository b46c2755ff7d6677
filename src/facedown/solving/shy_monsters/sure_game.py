"""Works out what the Hero surely wins of whole games: his promises, and what is kept of them on every outline.

On each of the 689 outlines he is let learn as at the table (`settled`), and the layout that gives him least beyond its
price says what he is sure of there. Nothing else of what he does matters, so nothing else is kept.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np

from facedown.solving.shy_monsters.graph import Desk
from facedown.solving.shy_monsters.outlines import classes
from facedown.solving.shy_monsters.promises import Promise, Promises, keep, read
from facedown.solving.shy_monsters.promising import learn_storey
from facedown.solving.shy_monsters.settled import grown, outline_graph, settled

KEEP_EVERY = 30.0  # seconds
Tell = Callable[[str], None]


def check(promises: Promises, storey: int, outlines: Iterable[int], tell: Callable[[int], None]) -> None:
    """Lowers what is sure of all promises of a storey to what these outlines leave of it."""
    following = {unseen: promises.following(storey, unseen) for unseen in promises.own[storey]}
    desk = Desk()
    for outline in outlines:
        everything = outline_graph(outline, storey, desk)
        for unseen, own in promises.own[storey].items():
            one = grown(everything, following[unseen])
            own[:] = [_lowered(promise, settled(one, following[unseen], promise).margin) for promise in own]
        tell(outline)


def _lowered(promise: Promise, margin: float) -> Promise:
    return replace(promise, sure=np.minimum(promise.sure, promise.price + margin))


def check_storey(promises: Promises, storey: int, file: Path, tell: Tell) -> None:
    """Checks the outlines that were not checked yet; what was reached is kept in the file."""
    saved = time.monotonic()

    def done(outline: int) -> None:
        nonlocal saved
        promises.checked[storey] = outline + 1
        if time.monotonic() - saved > KEEP_EVERY or outline + 1 == len(classes()):
            keep(file, promises)
            saved = time.monotonic()
            tell(f"storey {storey}, {outline + 1} outlines: short by {promises.short(storey):.5f} at most")

    check(promises, storey, range(promises.checked[storey], len(classes())), done)


def whole_game(file: Path, tell: Tell) -> float:
    """Learns and checks promises that a file does not have yet; gives what the Hero surely wins.

    What is sure on a storey counts on the storey before it, so later storeys come first.
    """
    promises = read(file)
    for storey in (3, 2, 1):
        learn_storey(storey, promises, tell, lambda: keep(file, promises))
        check_storey(promises, storey, file, tell)
    return promises.bound()
