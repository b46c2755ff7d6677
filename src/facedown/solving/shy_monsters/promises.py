"""Keeps what the Hero promises himself: prices that every layout must give him, for all ways to play every storey.

A *promise* is one way to play one storey: a price for each truth, and the ways to go on where both Monsters were seen.
At other exits he picks among the promises of the next storey (`choices`). Prices are all that is kept: what he does on
an outline is found again from them (`settled`), and so is what he is sure of (`sure_game`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from facedown.engine.errors import FacedownError
from facedown.solving.shy_monsters.following import Following
from facedown.solving.shy_monsters.packed import in_this_package, pack, refused_if_damaged, unpack
from facedown.solving.shy_monsters.points import number
from facedown.solving.shy_monsters.programme import ALL
from facedown.solving.shy_monsters.results import write
from facedown.solving.shy_monsters.splitting import KINDS

FILE, KIND, FORMAT = "promises.npz", "facedown_promises", 1


@dataclass(frozen=True, eq=False)
class Promise:
    """Holds one way to play a storey for one who takes all but these Monsters as seen or gone."""

    storey: int
    unseen: tuple[int, ...]
    picked: Any  # for each pair the way to go on where both were seen
    price: Any  # pair x future
    sure: Any  # what the Hero has at least on the outlines that were checked

    @property
    def short(self) -> float:
        """Says by how much a price is missed at most."""
        return float(max((self.price - self.sure).max(), 0.0))

    def way(self) -> Any:
        """Says what is sure by the truth that a way for this storey tells apart: 15 numbers."""
        found = np.zeros(KINDS)
        for p, pair in enumerate(combinations(self.unseen, 2)):
            if self.storey == 3:
                found[number(pair)] = self.sure[p, 0]
            else:
                rest = [m for m in self.unseen if m not in pair]
                for f, later in enumerate(combinations(rest, 2)):
                    gone = number(m for m in ALL if m not in pair and m not in later)
                    found[gone] += self.sure[p, f] / 6
        return found


def new(storey: int, unseen: tuple[int, ...], price: Any, picked: Any = None) -> Promise:
    """Makes a promise that was not checked yet; without `picked` the first way is taken everywhere."""
    return Promise(storey, unseen, np.zeros(len(price), int) if picked is None else np.array(picked), price, price)


class Promises:
    """Holds all promises by storey and set of Monsters unseen, in the order in which they were made."""

    def __init__(self, promises: Iterable[Promise] = ()) -> None:
        self.own: dict[int, dict[tuple[int, ...], list[Promise]]] = {1: {}, 2: {}, 3: {}}
        self.checked = {1: 0, 2: 0, 3: 0}  # so many outlines: what is sure on them is worked out
        for one in promises:
            self.add(one)

    def add(self, one: Promise) -> None:
        self.own[one.storey].setdefault(one.unseen, []).append(one)

    def short(self, storey: int) -> float:
        """Says by how much the prices of a storey are missed at most."""
        return max(one.short for some in self.own[storey].values() for one in some)

    def bound(self) -> float:
        """Says what the Hero surely wins of whole games, once all outlines are checked, later storeys first."""
        return float(np.mean(self.own[1][ALL][0].sure))

    def all(self) -> list[Promise]:
        return [one for storey in (3, 2, 1) for some in self.own[storey].values() for one in some]

    def choices(self, storey: int, unseen: tuple[int, ...]) -> list[Promise]:
        """Lists what the Hero may pick when these are unseen: promises made for them, and for some of them."""
        least = 2 if storey == 3 else 4
        sizes = range(least, len(unseen)) if storey == 3 and len(unseen) <= 4 else [len(unseen) - 1]
        found = list(self.own[storey].get(unseen, []))
        for size in sizes:
            for part in combinations(unseen, size) if size >= least else ():
                found += self.own[storey].get(part, [])[:1]
        return found

    def following(self, storey: int, unseen: tuple[int, ...]) -> Following:
        """Says what follows a storey if these promises are kept later."""
        sets = [part for size in range(2, len(unseen) + 1) for part in combinations(unseen, size)]
        ways = {} if storey == 3 else {part: [p.way() for p in self.choices(storey + 1, part)] for part in sets}
        return Following(storey, unseen, ways)


def dump(promises: Promises) -> bytes:
    some = promises.all()
    arrays = {
        "storey": np.array([one.storey for one in some], np.uint8),
        "unseen": np.array([sum(1 << m for m in one.unseen) for one in some], np.uint8),
        "futures": np.array([one.price.shape[1] for one in some], np.uint8),
        "picked": np.concatenate([np.asarray(one.picked, np.uint8) for one in some]),
        "price": np.concatenate([one.price.ravel() for one in some]),
        "sure": np.concatenate([one.sure.ravel() for one in some]),
        "checked": np.array([promises.checked[storey] for storey in (1, 2, 3)], np.int16),
    }
    return pack(KIND, FORMAT, arrays)


def loads(data: bytes, name: str = FILE) -> Promises:
    with refused_if_damaged(name):
        _, arrays = unpack(data, name, KIND, FORMAT)
        found, at, row = Promises(), 0, 0
        for storey, mask, futures in zip(
            *(arrays[key].tolist() for key in ("storey", "unseen", "futures")), strict=True
        ):
            unseen = tuple(m for m in ALL if mask >> m & 1)
            pairs = len(unseen) * (len(unseen) - 1) // 2
            price, sure = (arrays[key][at : at + pairs * futures].reshape(pairs, futures) for key in ("price", "sure"))
            picked = arrays["picked"][row : row + pairs].astype(int)
            found.add(Promise(storey, unseen, picked, price, sure))
            at, row = at + pairs * futures, row + pairs
        found.checked = dict(zip((1, 2, 3), arrays["checked"].tolist(), strict=True))
    return found


def read(file: Path) -> Promises:
    """Reads a file of promises; there are none in a file that does not exist yet."""
    if not file.exists():
        return Promises()
    try:
        data = file.read_bytes()
    except OSError as error:
        raise FacedownError(f"{file}: cannot be read ({error.strerror})") from None
    return loads(data, str(file))


def keep(file: Path, promises: Promises) -> None:
    write(file, dump(promises))


@cache
def promised() -> Promises:
    """Reads the promises inside this package."""
    return loads(in_this_package(FILE))
