"""Searches for one seat: owns the memory, starts the compiled loop, reads the result."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from facedown.bots import search as tree
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.blanks import filled
from facedown.engine.game import Game
from facedown.engine.record import Record
from facedown.engine.room import floats, ints, quick, record_of, records
from facedown.engine.rule import JIT, native, rule

CHUNK = 256  # simulations between two looks at the clock


@dataclass(frozen=True)
class Choice:
    """Holds an action as the search judged it."""

    action: int
    visits: int
    worth: float  # mean, 0..1
    error: float = 0.0  # standard error of that mean, where it is one over simulations


@rule
def play_on(work: Any, scratch: Any) -> bool:
    """Finishes no position: quick play goes on to the end."""
    return False


def bound_search(game: Game, policy: Any = None, **other: Any) -> Any:
    """Puts a game's rules and hints, or `other` rules in their place, into the blanks of the search; plain Python until
    compiled."""
    hints = game.learn.hints
    named = {"settled": hints.settled, "value": hints.value, "policy": policy or hints.policy, "finish": play_on}
    return filled(game, tree.search, **named | other)


class Searcher:
    """Keeps memory for searches of at most `most` simulations, to be used again."""

    def __init__(
        self,
        game: Game,
        most: int,
        explore: float = 0.4,
        policy: Any = None,
        room: int = 0,
        more: int = 0,
        **other: Any,
    ) -> None:
        """Takes a policy and other rules of the caller's own, and for them `room` behind the scratch of the game's and
        so many `more` records to work on."""
        self.game = game
        self.most = most
        self.explore = explore
        edges = most * game.most_seats + 2  # each simulation adds at most one per seat
        size = 2 * edges + 61
        self._search, self._seed = quick(bound_search(game, policy, **other)), quick(seed_rng)
        seen = records(game.rules.state)
        self._memory = tree.Memory(
            keys=ints(size),
            first=ints(size),
            edges=ints(tree.EDGE_CELLS * edges),
            worth=floats(tree.EDGE_CELLS * edges),
            used=ints(1),
            path=ints(tree.MOST_DEPTH),
            gains=floats(tree.MOST_SEATS),
            work=records(game.rules.state, 1 + more),
            seen=seen,
            seen_words=seen.view("i8").reshape(1, -1) if JIT else [[]],
            mask=ints(game.rules.words),
            rng=ints(RNG),
            scratch=floats(game.rules.scratch + room),
        )
        self._thought: tuple[Record, int] | None = None  # what the memory is about

    def run(self, seen: Record, seat: int, seed: int, sims: int, seconds: float | None = None) -> list[Choice]:
        """Searches from a redacted record; the most visited choice comes first.

        The same seed and number of simulations give the same result; a time limit may cut them short.
        """
        self._thought = None
        root = record_of(seen)
        self._begin(seat, seed)
        self._thought = (seen, seat)
        for more in self._parts(sims, seconds):
            self._search(self._memory, root, seat, more, self.explore)
        return self._result(seen, seat)

    def _begin(self, seat: int, seed: int) -> None:
        self._clear()
        self._seed(self._memory.rng, seed, seat + 1)

    def _parts(self, sims: int, seconds: float | None) -> Iterator[int]:
        """Divides so many simulations into parts while there is time; all in one where it is not limited."""
        left = min(sims, self.most)
        end = time.monotonic() + seconds if seconds is not None else None
        while left > 0:
            now = min(left, CHUNK) if end is not None else left
            yield now
            left -= now
            if end is not None and time.monotonic() >= end:
                return

    def so_far(self) -> list[Choice]:
        """Lists what a search had found that was broken off between two of its parts."""
        return [found for found in self._result(*self._thought) if found.visits] if self._thought else []

    def _clear(self) -> None:
        m = self._memory
        m.keys[:] = ints(len(m.keys))
        m.first[:] = ints(len(m.first))
        m.scratch[0] = 0.0  # a new position: tables kept there are void
        m.used[0] = tree.EDGE_CELLS

    def _result(self, seen: Record, seat: int) -> list[Choice]:
        """Reads the edges of the root's information set."""
        m = self._memory
        if JIT:
            root = seen.to_array()
            key = native(tree.key_of)(root[0], root.view("i8"), seat)
        else:
            key = tree.key_of(seen, [], seat)
        node = tree.find_node(m.keys, int(key))
        found = []
        edge = int(m.first[node])
        while edge:
            found.append(self._choice(edge))
            edge = int(m.edges[edge + tree.NEXT])
        return sorted(found, key=lambda c: (-c.visits, -c.worth, c.action))

    def _choice(self, edge: int) -> Choice:
        m = self._memory
        visits = int(m.edges[edge + tree.VISITS])
        mean, square = (float(m.worth[edge + k]) / max(1, visits) for k in (0, tree.SQUARES))
        return Choice(
            int(m.edges[edge + tree.ACTION]), visits, mean, (max(0.0, square - mean**2) / max(1, visits)) ** 0.5
        )
