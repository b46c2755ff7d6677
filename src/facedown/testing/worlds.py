"""Checks that `resample` deals truths that a seat must hold possible: consistent, playable, the real one among them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from facedown.engine.errors import PositionError
from facedown.engine.game import CHANCE, NOBODY_ACTS, Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.testing.walk import Budget, Point, broken, differing, new_rng, new_scratch, points

FEW = 24  # worlds; more are too many to wait for one of them
GLANCE, LOOK, SEARCH = 12, 100, 6000  # samples: no two alike are many worlds; few are few; the truth must have come


def worlds(point: Point, viewer: int, stream: int) -> Iterator[Any]:
    """Deals resampled truths without end; they share scratch space, as in a search (so walk through one at a time)."""
    seen = point.seen(viewer)
    scratch = new_scratch(point.game)
    rng = new_rng(point.seed, stream)
    while True:
        truth = seen.copy()
        point.game.rules.resample(truth, viewer, rng, scratch)
        yield truth


def check_resample(game: Game, budget: Budget) -> None:
    """Checks that redact(resample(redact(s))) == redact(s), and that the game can be played on from there."""
    random = Random(game.name)
    for number, point in enumerate(points(game, budget, 30, salt=1000)):
        text = _text(game, point.state)
        for viewer in point.viewers:
            seen = point.seen(viewer)
            for world, _ in zip(worlds(point, viewer, number), range(3), strict=False):
                again = redacted(game, world, viewer)
                if again != seen:
                    raise point.broken(f"a resampled truth looks different: {differing(game, seen, again)}", viewer)
                _check_world(point, viewer, world, text)
            if random.random() < 0.1:
                _play_on(point, viewer, world, random)


def check_truth_reachable(game: Game, budget: Budget) -> None:
    """Checks that where few worlds are possible the real one is among those that `resample` deals."""
    found = 0
    for number, point in enumerate(points(game, budget, 48, salt=1100)):
        for viewer in point.viewers:
            dealt = worlds(point, viewer, number)
            truth = point.state.to_bytes()
            seen: set[bytes] = set()
            for k in range(SEARCH):
                seen.add(next(dealt).to_bytes())
                many = len(seen) > FEW or len(seen) == k + 1 == GLANCE
                if many or (k >= LOOK and truth in seen):
                    break
            if many:
                continue
            if truth not in seen:
                raise point.broken(f"resample never deals the truth: {point.state}", viewer)
            found += len(seen) > 1
    if not found:
        raise broken(game, f"no position with 2 to {FEW} worlds was met; the check would be void")


def _check_world(point: Point, viewer: int, world: Any, text: str) -> None:
    """Checks that a world can be written and is accepted if the true position can be and is."""
    game = point.game
    if game.rules.actors(world) != game.rules.actors(point.state):
        raise point.broken(f"a resampled truth has the actors {game.rules.actors(world)}", viewer)
    if text:
        try:
            again = game.text.read_position(game.text.write_position(world))
        except PositionError as error:
            raise point.broken(f"a resampled truth is no possible position: {error}", viewer) from error
        if again != world:
            raise point.broken(f"a resampled truth is no proper position: {differing(game, world, again)}", viewer)


def _play_on(point: Point, viewer: int, world: Any, random: Random) -> None:
    game = point.game
    for _ in range(game.rules.most_actions(point.options) - point.step + 1):
        who = game.rules.actors(world)
        if who == NOBODY_ACTS:
            return
        seat = CHANCE if who == CHANCE else random.choice(seats_in(who))
        offered = choices(game, world, seat)
        if not offered:
            raise point.broken(f"playing on from a resampled truth, seat {seat} has no choice: {world}", viewer)
        game.rules.apply(world, seat, random.choice(offered))
    raise point.broken("playing on from a resampled truth does not end", viewer)


def _text(game: Game, state: Any) -> str:
    try:
        return game.text.write_position(state)
    except PositionError:
        return ""
