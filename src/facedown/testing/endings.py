"""Checks that random games come to an end, and that nobody ever has to act without a choice."""

import math

from facedown.engine.game import Game
from facedown.testing.walk import Budget, Point, broken, samples, walk


def check_samples(game: Game, budget: Budget) -> None:
    """Checks that the sample options can be played and show every number of players."""
    shown = samples(game)
    for options in shown:
        if problems := options.problems():
            raise broken(game, f"a sample cannot be played: {'; '.join(problems)}", options=options)
    for players in range(game.least_seats, game.most_seats + 1):
        if all(options.players != players for options in shown):
            raise broken(game, f"samples has no game of {players} players")


def check_games_end(game: Game, budget: Budget) -> None:
    """Checks that every random game is over within most_actions, without an empty choice, and has a result."""
    for options in samples(game):
        for seed in range(budget(40)):
            last = None
            for point in walk(game, options, seed):
                last = point
            assert last is not None
            _check_result(last)


def _check_result(end: Point) -> None:
    players = end.options.players
    result = [math.nan] * players
    end.game.rules.returns(end.state, result)
    if len(result) != players or not all(math.isfinite(share) for share in result):
        raise end.broken(f"returns gives {result} for {players} seats")
