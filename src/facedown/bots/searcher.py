"""A search for one seat: owns the memory, starts the compiled loop, reads the result."""

import time
from dataclasses import dataclass
from typing import Any

from facedown.bots import search as tree
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import Game
from facedown.engine.record import Record
from facedown.engine.rule import JIT, bind, native

CHUNK = 256  # simulations between two looks at the clock


@dataclass(frozen=True)
class Choice:
    """An action as the search judged it."""

    action: int
    visits: int
    worth: float  # mean, 0..1
    error: float = 0.0  # standard error of that mean, where it is one over simulations


def bound_search(game: Game, policy: Any = None) -> Any:
    """The search with a game's rules and hints in its blanks; plain Python until compiled."""
    key = (game, policy)  # not the game's name: a variant has it too
    if key not in _bound:
        hints = game.learn.hints
        owner = game.name if policy is None else f"{game.name}_{policy.__name__}"
        _bound[key] = bind(
            tree.search,
            owner,
            actors=game.rules.actors,
            legal=game.rules.legal,
            apply=game.rules.apply,
            draw=game.rules.draw,
            redact=game.rules.redact,
            resample=game.rules.resample,
            settled=hints.settled,
            value=hints.value,
            policy=policy or hints.policy,
        )
    return _bound[key]


_bound: dict[tuple[Game, Any], Any] = {}


class Searcher:
    """Reusable memory for searches of at most `most` simulations."""

    def __init__(self, game: Game, most: int, explore: float = 0.4, policy: Any = None) -> None:
        self.game = game
        self.most = most
        self.explore = explore
        room = most * game.most_seats + 2  # edges: each simulation adds at most one per seat
        size = 2 * room + 61
        search = bound_search(game, policy)
        self._search: Any = native(search) if JIT else search
        self._seed: Any = native(seed_rng) if JIT else seed_rng
        seen = _records(game)
        self._memory = tree.Memory(
            keys=_ints(size),
            first=_ints(size),
            edges=_ints(tree.EDGE_CELLS * room),
            worth=_floats(tree.EDGE_CELLS * room),
            used=_ints(1),
            path=_ints(tree.MOST_DEPTH),
            gains=_floats(tree.MOST_SEATS),
            work=_records(game),
            seen=seen,
            seen_words=seen.view("i8").reshape(1, -1) if JIT else [[]],
            mask=_ints(game.rules.words),
            rng=_ints(RNG),
            scratch=_floats(game.rules.scratch),
        )

    def run(self, seen: Record, seat: int, seed: int, sims: int, seconds: float | None = None) -> list[Choice]:
        """Search from a redacted record; the most visited choice comes first.

        The same seed and number of simulations give the same result; a time limit may cut them short.
        """
        self._clear()
        self._seed(self._memory.rng, seed, seat + 1)
        root: Any = seen.to_array() if JIT else [seen]
        left = min(sims, self.most)
        end = time.monotonic() + seconds if seconds is not None else None
        while left > 0:
            now = min(left, CHUNK) if end is not None else left
            self._search(self._memory, root, seat, now, self.explore)
            left -= now
            if end is not None and time.monotonic() >= end:
                break
        return self._result(seen, seat)

    def _clear(self) -> None:
        m = self._memory
        m.keys[:] = _ints(len(m.keys))
        m.first[:] = _ints(len(m.first))
        m.scratch[0] = 0.0  # a new position: tables kept there are void
        m.used[0] = tree.EDGE_CELLS

    def _result(self, seen: Record, seat: int) -> list[Choice]:
        """The edges of the root's information set."""
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


def _ints(n: int) -> Any:
    return _array(n, "i8") if JIT else [0] * n


def _records(game: Game) -> Any:
    return _array(1, game.rules.state.dtype) if JIT else [game.rules.state()]


def _floats(n: int) -> Any:
    return _array(n, "f8") if JIT else [0.0] * n


def _array(n: int, kind: Any) -> Any:
    import numpy as np  # here, because a server names its bots and lets another process think

    return np.zeros(n, kind)
