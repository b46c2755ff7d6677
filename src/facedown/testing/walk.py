"""Walks through random games for the kit, and says what is broken."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE, NOBODY_ACTS, SPECTATOR, Game, seats_in
from facedown.engine.options import Options
from facedown.engine.play import choices, redacted

SCALE = "FACEDOWN_TEST_SCALE"
LEAST = 10  # points of a game, however small the budget


class Broken(AssertionError):
    """Says that a game breaks the contract: which game, where, and what."""


@dataclass(frozen=True)
class Budget:
    """Says how much the kit tries: 1.0 is meant for every day, more for a long night."""

    scale: float = 1.0

    def __call__(self, number: int, least: int = 1) -> int:
        return max(least, round(number * self.scale))

    @classmethod
    def from_environment(cls) -> "Budget":
        return cls(float(os.environ.get(SCALE, "1")))


@dataclass(frozen=True)
class Point:
    """Marks a place in a random game: the truth, and the next action (none when it is over)."""

    game: Game
    options: Options
    seed: int
    step: int
    state: Any
    seat: int = NOBODY_ACTS
    action: int = -1

    def broken(self, what: str, seat: int | None = None) -> Broken:
        return broken(self.game, what, options=self.options, seed=self.seed, step=self.step, seat=seat)

    def seen(self, viewer: int) -> Any:
        return redacted(self.game, self.state, viewer)

    @property
    def over(self) -> bool:
        return self.action < 0

    @property
    def viewers(self) -> list[int]:
        return viewers(self.options)


def broken(
    game: Game,
    what: str,
    *,
    options: Options | None = None,
    seed: int | None = None,
    step: int | None = None,
    seat: int | None = None,
) -> Broken:
    """Gives all the kit's messages their one form."""
    where = [game.name]
    if options is not None:
        shown = {"players": options.players, **options.changed()}
        where.append(" ".join(f"{name}={value}" for name, value in shown.items()))
    if seed is not None:
        where.append(f"seed {seed}")
    if step is not None:
        where.append(f"step {step}")
    if seat is not None:
        where.append(seat_name(seat))
    return Broken(f"{', '.join(where)}: {what}")


def seat_name(seat: int) -> str:
    return {CHANCE: "chance", SPECTATOR: "spectator"}.get(seat, f"seat {seat}")


def viewers(options: Options) -> list[int]:
    """Lists everyone who looks on: the seats and the spectator."""
    return [*range(options.players), SPECTATOR]


def samples(game: Game) -> list[Any]:
    """Lists the options that the kit plays with."""
    if game.kit.samples is not None:
        return list(game.kit.samples())
    return [game.options.of(players=n) for n in range(game.least_seats, game.most_seats + 1)]


def walk(game: Game, options: Options, seed: int) -> Iterator[Point]:
    """Plays a random game on the plain twin, and gives all points from the first to the end.

    The state of a point is the running one: copy what is to be kept. Raises Broken when the game does not end
    within its own bound, or when somebody has to act and has no choice.
    """
    random = Random(f"{game.name} {options} {seed}")
    state = game.rules.setup(options)
    most = game.rules.most_actions(options)
    for step in range(most + 1):
        here = Point(game, options, seed, step, state)
        who = game.rules.actors(state)
        if who == NOBODY_ACTS:
            yield here
            return
        seat = CHANCE if who == CHANCE else random.choice(seats_in(who))
        if not CHANCE <= seat < options.players:
            raise here.broken(f"actors says {who}: neither chance nor seats of this game")
        offered = choices(game, state, seat)
        if not offered:
            raise here.broken("has to act and has no choice", seat)
        if seat == CHANCE:
            weights = [game.rules.weight(state, outcome) for outcome in offered]
            if min(weights) < 1:
                raise here.broken(f"possible outcomes have weights {weights}; each must be at least 1", seat)
            action = random.choices(offered, weights)[0]
        else:
            action = random.choice(offered)
        yield Point(game, options, seed, step, state, seat, action)
        game.rules.apply(state, seat, action)
    raise broken(
        game, f"not over after {most} actions, the bound of most_actions", options=options, seed=seed, step=most
    )


def points(game: Game, budget: Budget, per_game: int, games: int = 1, salt: int = 0) -> Iterator[Point]:
    """Draws points of random games of all sample options, of every kind of move, each with a copy of the state."""
    for whole, random in _games(game, budget, games, salt):
        for k in _spread(whole, budget(per_game, LEAST), random):
            yield whole[k]


def steps(game: Game, budget: Budget, per_game: int, games: int = 1, salt: int = 0) -> Iterator[tuple[Point, Point]]:
    """Draws pairs of points one action apart, chosen in the same way."""
    for whole, random in _games(game, budget, games, salt):
        for k in _spread(whole[:-1], budget(per_game, LEAST), random):
            yield whole[k], whole[k + 1]


def _games(game: Game, budget: Budget, games: int, salt: int) -> Iterator[tuple[list[Point], Random]]:
    for options in samples(game):
        for seed in range(salt, salt + budget(games)):
            whole = [replace(point, state=point.state.copy()) for point in walk(game, options, seed)]
            yield whole, Random(seed)


def _spread(whole: list[Point], count: int, random: Random) -> list[int]:
    """Picks the indices of about `count` points: as many of each kind of move, so that rare phases are not missed."""
    kinds: dict[tuple[str, bool], list[int]] = {}
    for k, point in enumerate(whole):
        word = "" if point.over else re.split(r"\W", point.game.text.moves.write(point.seat, point.action))[0]
        kinds.setdefault((word, len(seats_in(point.game.rules.actors(point.state))) > 1), []).append(k)
    share = -(-count // len(kinds))
    return sorted(k for members in kinds.values() for k in random.sample(members, min(share, len(members))))


def new_rng(seed: int, stream: int = 0) -> list[int]:
    rng = [0] * RNG
    seed_rng(rng, seed, stream)
    return rng


def new_scratch(game: Game) -> list[float]:
    """Gives `resample` scratch space at a new position. One for all: it is large, and only its first cell must be 0."""
    scratch = _scratch.get(game.rules.scratch) or _scratch.setdefault(
        game.rules.scratch, [0.0] * max(1, game.rules.scratch)
    )
    scratch[0] = 0.0
    return scratch


_scratch: dict[int, list[float]] = {}


def differing(game: Game, one: Any, other: Any) -> str:
    """Names the fields in which two records differ, for messages."""
    found = [
        f"{field.name}: {getattr(one, field.name)} / {getattr(other, field.name)}"
        for field in game.rules.state.fields
        if getattr(one, field.name) != getattr(other, field.name)
    ]
    return "; ".join(found) or "nothing"
