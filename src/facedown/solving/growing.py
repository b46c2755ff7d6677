"""Grows the tree below one position of a game, or below several of which chance draws one.

What a seat knows is exact: two positions are in one information set if the seat saw the same sequence of redacted
records since the root, and made the same choices of its own. An action that changes nothing in a seat's sight adds
nothing to what it has seen.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from facedown.engine.game import CHANCE, Game
from facedown.engine.options import Options
from facedown.solving.kernels import compiled, look, settle, spread, survey
from facedown.solving.tree import NONE, OVER, Ints, Raw, TooLarge, Tree, TreeError, finished

LIMIT = 1_000_000
Told = Callable[[int, int], None]  # (nodes so far, depth)


def grow(
    game: Game,
    options: Options | None = None,
    positions: Any | Sequence[Any] = (),
    weights: Sequence[float] | None = None,
    limit: int = LIMIT,
    tell: Told = lambda nodes, depth: None,
) -> Tree:
    """Builds the whole tree from the start of a game with these options, or from positions (records).

    Several positions: chance draws one at the root, in proportion to `weights`. Nobody is told which, but by what they
    see of it. Raises TooLarge beyond `limit` nodes.
    """
    given = list(positions) if isinstance(positions, Sequence) else [positions]
    if not given:
        given = [game.rules.setup(options if options is not None else game.options())]
    chances = np.ones(len(given)) if weights is None else np.array(weights, np.float64)
    if len(chances) != len(given) or chances.min() <= 0:
        raise TreeError("every position needs a weight of more than 0")
    seats = options.players if options is not None else _seats(given)
    return _Growth(game, seats, limit, tell).tree(given, chances / chances.sum())


def _seats(given: Sequence[Any]) -> int:
    found = {int(getattr(state, "players", 2)) for state in given}  # records of games for two alone do not say it
    if len(found) > 1:
        raise TreeError("all positions must have the same number of players")
    return found.pop()


class _Growth:
    """Holds the level that grows now, and numbers all that any seat has seen and known so far."""

    def __init__(self, game: Game, seats: int, limit: int, tell: Told) -> None:
        self.game, self.seats, self.limit, self.tell = game, seats, limit, tell
        self.blank = game.rules.state().to_array()
        self.records: dict[bytes, int] = {}  # each redacted record that was seen
        self.pasts: dict[tuple[int, int, int, int], int] = {}  # (seat, past before it, own action + 1, record)
        self.sets: dict[int, int] = {}  # past of the seat that decides -> information set
        self.sights: list[bytes] = []
        self.parts: list[tuple[Any, ...]] = []  # of each level: parent, player, action, chance, infoset, returns

    def tree(self, given: Sequence[Any], chances: Any) -> Tree:
        states = np.concatenate([state.to_array() for state in given])
        several = len(given) > 1
        if several:  # the draw is a node of its own
            self.parts.append(_one_chance_node())
        past = np.full((len(states), self.seats), NONE)
        record = np.full((len(states), self.seats), NONE)
        parent = np.full(len(states), 0 if several else NONE)
        action = np.arange(len(states)) if several else np.full(1, NONE)
        actor = np.full(len(states), CHANCE)
        nodes = int(several)
        while len(states):
            past, record = self._noticed(states, past, record, actor, action)
            following = self._level(states, past, parent, action, chances, nodes)
            states, up, action, chances, actor = following
            past, record = past[up], record[up]
            parent = nodes + up
            nodes += len(self.parts[-1][0])
            self.tell(nodes, len(self.parts))
        joined = [np.concatenate(part) for part in zip(*self.parts, strict=True)]
        levels = np.concatenate(([0], np.cumsum([len(part[0]) for part in self.parts])))
        sights = np.frombuffer(b"".join(self.sights), self.game.rules.state.dtype)
        parent, player, action, chance, infoset, returns = joined
        returns = returns.reshape(-1, self.seats)
        return finished(Raw(self.seats, parent, player, action, chance, infoset, levels, returns, sights))

    def _level(
        self, states: Any, past: Ints, parent: Ints, action: Ints, chances: Any, before: int
    ) -> tuple[Any, Ints, Ints, Any, Ints]:
        """Notes the nodes of a level; gives the positions of the next one, the place of each one's parent in this
        level, the action, its chance, and who did it."""
        n, game = len(states), self.game
        who, several, counts = np.zeros(n, np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64)
        masks = np.zeros((n, game.rules.words), np.int64)
        compiled(game, survey)(states, who, several, masks, counts)
        if game.rules.race is not None:
            for i in np.flatnonzero(several):
                if game.rules.race(game.rules.state.from_bytes(states[i].tobytes())):
                    raise TreeError("here several seats race, first come first served: that has no game tree")
        out = np.zeros((n, self.seats))
        compiled(game, settle)(states, who, out)
        infoset = np.full(n, NONE)
        deciding = np.flatnonzero(who >= 0)
        infoset[deciding] = self._information_sets(past[deciding, who[deciding]], deciding, who)
        self.parts.append((parent, who, action, chances, infoset, out[who == OVER].ravel()))
        total = int(counts.sum())
        reached = before + n + total
        if reached > self.limit:
            raise TooLarge(self.limit, reached, total, len(self.parts))
        children = np.empty(total, game.rules.state.dtype)
        actions, weights = np.zeros(total, np.int64), np.zeros(total, np.int64)
        compiled(game, spread)(states, who, masks, counts, children, actions, weights)
        up = np.repeat(np.arange(n), counts)
        sums = np.bincount(up, weights, minlength=n)
        drawn = np.where(who[up] == CHANCE, weights / sums[up], 1.0)
        return children, up, actions, drawn, who[up]

    def _noticed(self, states: Any, past: Ints, record: Ints, actor: Ints, action: Ints) -> tuple[Ints, Ints]:
        """Says what each seat has seen and done, after the last action: a number for every different past."""
        past, new_record = past.copy(), np.empty_like(record)
        self.seen = []
        for seat in range(self.seats):
            seen = np.empty(len(states), self.game.rules.state.dtype)
            compiled(self.game, look)(states, seat, self.blank, seen)
            self.seen.append(seen)
            new_record[:, seat] = self._numbered(seen.tobytes(), seen.dtype.itemsize)
            own = np.where(actor == seat, action + 1, 0)
            noticed = np.flatnonzero((new_record[:, seat] != record[:, seat]) | (own > 0))
            keys = np.stack([past[noticed, seat], own[noticed], new_record[noticed, seat]], axis=1)
            unlike, inverse = np.unique(keys, axis=0, return_inverse=True)
            known = [self.pasts.setdefault((seat, *key), len(self.pasts)) for key in map(tuple, unlike.tolist())]
            past[noticed, seat] = np.array(known, np.int64)[inverse.ravel()] if len(noticed) else 0
        return past, new_record

    def _numbered(self, rows: bytes, size: int) -> list[int]:
        """Gives the same number for the same record. Digests of 128 bits stand for records, to keep only 16 bytes of
        each."""
        records = self.records
        return [
            records.setdefault(blake2b(rows[k : k + size], digest_size=16).digest(), len(records))
            for k in range(0, len(rows), size)
        ]

    def _information_sets(self, pasts: Ints, deciding: Ints, who: Ints) -> Ints:
        different, first, inverse = np.unique(pasts, return_index=True, return_inverse=True)
        numbers = []
        for past, at in zip(different.tolist(), first.tolist(), strict=True):
            if past not in self.sets:
                self.sets[past] = len(self.sets)
                node = deciding[at]
                self.sights.append(self.seen[who[node]][node].tobytes())
            numbers.append(self.sets[past])
        return np.array(numbers, np.int64)[inverse.ravel()]


def _one_chance_node() -> tuple[Any, ...]:
    return np.array([NONE]), np.array([CHANCE]), np.array([NONE]), np.ones(1), np.array([NONE]), np.zeros(0)
