"""Checks simultaneous choices: their order does not matter, and nobody sees the others' before all are in."""

from typing import Any

from facedown.engine.game import Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.testing.walk import Budget, Point, differing, points


def check_order(game: Game, budget: Budget) -> None:
    """Checks that two choices that leave each other's alternatives as they were give the same state in either order."""
    for point in _together(game, budget):
        seats = seats_in(game.rules.actors(point.state))
        for one in seats:
            for other in seats:
                if one < other:
                    _check_pair(point, one, other)


def check_secrecy(game: Game, budget: Budget) -> None:
    """Checks that a seat that still has to choose cannot see which choice another made (unless it is a race)."""
    for point in _together(game, budget):
        if game.rules.race is not None and game.rules.race(point.state):
            continue
        seats = seats_in(game.rules.actors(point.state))
        for chooser in seats:
            for other in seats:
                if chooser != other:
                    _check_unseen(point, chooser, other)


def _together(game: Game, budget: Budget) -> list[Point]:
    chosen = points(game, budget, 60, games=2, salt=100)
    return [point for point in chosen if len(seats_in(game.rules.actors(point.state))) > 1]


def _check_pair(point: Point, one: int, other: int) -> None:
    game = point.game
    for x, y in zip(_some(point, one), _some(point, other), strict=False):
        first = after(game, point.state, one, x)
        second = after(game, point.state, other, y)
        undisturbed = _may(game, first, other) == _may(game, point.state, other) and _may(game, second, one) == _may(
            game, point.state, one
        )
        if undisturbed:
            game.rules.apply(first, other, y)
            game.rules.apply(second, one, x)
            if first != second:
                raise point.broken(
                    f"seats {one} and {other} act at the same time, but the order of {game.text.moves.write(one, x)} "
                    f"and {game.text.moves.write(other, y)} matters: {differing(game, first, second)}"
                )


def _check_unseen(point: Point, chooser: int, other: int) -> None:
    game = point.game
    sights: dict[bytes, tuple[int, Any]] = {}
    for action in _some(point, chooser):
        then = after(game, point.state, chooser, action)
        if not game.rules.actors(then) >> other & 1 or game.rules.actors(then) < 0:
            continue  # the choices are all in
        seen = redacted(game, then, other)
        sights.setdefault(seen.to_bytes(), (action, seen))
    if len(sights) > 1:
        (a, one), (b, two), *_ = sights.values()
        raise point.broken(
            f"sees, before choosing itself, whether seat {chooser} chose {game.text.moves.write(chooser, a)} or "
            f"{game.text.moves.write(chooser, b)}: {differing(game, one, two)}",
            other,
        )


def _some(point: Point, seat: int) -> list[int]:
    return choices(point.game, point.state, seat)[:6]


def after(game: Game, state: Any, seat: int, action: int) -> Any:
    copy = state.copy()
    game.rules.apply(copy, seat, action)
    return copy


def _may(game: Game, state: Any, seat: int) -> list[int]:
    return choices(game, state, seat) if seat in seats_in(game.rules.actors(state)) else []
