"""Measures how large a game is: lengths, numbers of choices, information sets, and the size of the whole tree.

The tree is measured by Knuth's random probing ("Estimating the efficiency of backtrack programs", 1975): walk to an end
at random with all children alike; the product of the numbers of children on the way is, on average, the number of nodes
that deep. The mean over many probes is unbiased, but a few large ones make most of it, so it is rather too small than
too large; the spread of single probes is told beside it.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, Game
from facedown.engine.options import Options
from facedown.engine.play import Entry, Play, choices
from facedown.engine.rule import native
from facedown.solving.kernels import compiled, probe
from facedown.solving.tree import Floats, Ints

QUANTILES = (0.05, 0.5, 0.95)
LONGEST = 1_000_000  # actions of one probe
FEWEST = 10  # probes, however long they take


@dataclass(frozen=True)
class Spread:
    """Holds mean and quantiles of a number over games."""

    mean: float
    quantiles: tuple[float, float, float]
    most: float

    @classmethod
    def of(cls, numbers: Any) -> "Spread":
        low, middle, high = (float(x) for x in np.quantile(numbers, QUANTILES))
        return cls(float(np.mean(numbers)), (low, middle, high), float(np.max(numbers)))


@dataclass(frozen=True)
class Lengths:
    """Describes the lengths of games as they were played."""

    games: int
    decisions: Spread
    chances: Spread
    choices_mean: float
    choices_most: int


@dataclass(frozen=True)
class TreeSize:
    """Counts nodes of the whole game tree, as powers of ten."""

    probes: int
    nodes: float  # by the mean of all probes
    single: tuple[float, float, float]  # quantiles of single probes
    decisions: float  # mean over the probes of the product of the players' choices alone (a geometric mean)


@dataclass(frozen=True)
class Knowledge:
    """Says what seats knew at their decisions in some games."""

    games: int
    decisions: int
    infosets: int  # different ones
    sights: int  # different redacted records: what is seen now, without the past
    once: int  # information sets that came up once
    twice: int

    @property
    def at_least(self) -> float:
        """Gives Chao's lower estimate of how many information sets such play visits at all."""
        return self.infosets + self.once * (self.once - 1) / (2 * (self.twice + 1))


def _probed(game: Game, options: Options, count: int, seconds: float, seed: int, fair: bool) -> list[Ints]:
    """Probes until there are enough games or the time is up, but at least a few."""
    template = game.rules.setup(options).to_array()
    run = compiled(game, probe)
    row = np.zeros(min(game.rules.most_actions(options), LONGEST) + 1, np.int64)
    mask, rng = np.zeros(game.rules.words, np.int64), np.zeros(RNG, np.int64)
    found: list[Ints] = []
    run(template.copy()[0], mask, rng, row[:1], 0)  # a first call compiles, and that is not to be counted
    begin = time.monotonic()
    while len(found) < count and (len(found) < FEWEST or time.monotonic() - begin < seconds):
        native(seed_rng)(rng, seed, len(found))
        state = template.copy()
        found.append(row[: run(state[0], mask, rng, row, int(fair))].copy())
    return found


def random_lengths(game: Game, options: Options, games: int, seconds: float, seed: int = 1) -> Lengths:
    """Measures games in which every decision is made at random and chance is fair."""
    return lengths(_probed(game, options, games, seconds, seed, fair=True))


def lengths(paths: list[Ints]) -> Lengths:
    """Measures games by the numbers of choices along each (those of chance negative)."""
    choices = np.concatenate([path[path > 0] for path in paths])
    return Lengths(
        len(paths),
        Spread.of([int((path > 0).sum()) for path in paths]),
        Spread.of([int((path < 0).sum()) for path in paths]),
        float(choices.mean()),
        int(choices.max()),
    )


def tree_size(game: Game, options: Options, probes: int, seconds: float, seed: int = 2) -> TreeSize:
    paths = _probed(game, options, probes, seconds, seed, fair=False)
    nodes = np.array([_log_nodes(np.abs(path)) for path in paths])
    low, middle, high = (float(x) for x in np.quantile(nodes, QUANTILES))
    own = float(np.mean([np.log10(path[path > 0]).sum() for path in paths]))
    return TreeSize(len(paths), _log_mean(nodes), (low, middle, high), own)


def _log_nodes(children: Ints) -> float:
    """Computes log10 of 1 + c1 + c1 c2 + c1 c2 c3 ..."""
    steps = np.concatenate(([0.0], np.cumsum(np.log10(children))))
    top = steps.max()
    return float(top + np.log10((10.0 ** (steps - top)).sum()))


def _log_mean(logs: Floats) -> float:
    top = logs.max()
    return float(top + np.log10((10.0 ** (logs - top)).mean()))


def watched(
    game: Game,
    options: Options,
    bot: Any,
    games: int,
    seconds: float,
    tell: Callable[[int], None] = lambda games: None,
) -> tuple[Lengths, Knowledge]:
    """Plays games of a bot against itself (`choose(seen, seat, seed)`), until there are enough or the time is up: how
    long they were, and what the seats knew at their decisions (everything they had seen and done)."""
    paths: list[Ints] = []
    sets: dict[bytes, int] = {}
    sights: set[bytes] = set()
    decisions = 0
    begin = time.monotonic()
    while len(paths) < games and (not paths or time.monotonic() - begin < seconds):
        path, known, seen = _one_game(game, options, bot, len(paths))
        paths.append(path)
        decisions += len(known)
        for key in known:
            sets[key] = sets.get(key, 0) + 1
        sights.update(seen)
        tell(len(paths))
    times = list(sets.values())
    return lengths(paths), Knowledge(len(paths), decisions, len(sets), len(sights), times.count(1), times.count(2))


def _one_game(game: Game, options: Options, bot: Any, number: int) -> tuple[Ints, list[bytes], list[bytes]]:
    play = Play(game, options, seed_from(f"sizes {number}"))
    past = [b""] * options.players  # a digest of all that a seat has seen and done
    last = [b""] * options.players
    path: list[int] = []
    known, seen = [], []

    def look(actor: int, action: int) -> None:
        for seat in range(options.players):
            record = play.seen(seat).to_bytes()
            own = action if actor == seat else -1
            if record != last[seat] or own >= 0:
                past[seat] = _digest(past[seat] + own.to_bytes(4, "big", signed=True) + record)
                last[seat] = record

    look(-1, -1)
    while not play.over:
        acting = play.actors()
        seat = acting[0] if acting else CHANCE
        offered = len(choices(game, play.state, seat))
        if seat == CHANCE:
            path.append(-offered)
            action = play.next_chance()
        else:
            path.append(offered)
            known.append(_digest(bytes([seat]) + past[seat]))
            seen.append(_digest(bytes([seat]) + last[seat]))
            action = int(bot.choose(play.seen(seat), seat, len(play.log) + LONGEST * number))
        play.append(Entry(seat, action))
        look(seat, action)
    return np.array(path, np.int64), known, seen


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()
