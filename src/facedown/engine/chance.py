"""Says what the dice say next: counted through the game, or by what is drawn where tables share a deal.

Usually the k-th chance action of a game has the k-th dice. When people elsewhere play the same deal, but decide
otherwise, they come to the k-th chance action with something else to draw. So a game may name what is drawn (`lot`: the
roll of turn 12, a card for seat 2 in turn 7), and each name has dice of its own (`Dice.pick`).
"""

from collections.abc import Sequence
from typing import Any

from facedown.engine.dice import Dice
from facedown.engine.game import Game

Counts = dict[int, int]  # name of what is drawn -> how often it was; all are named 0 in an ordinary game


def said(game: Game, dice: Dice, state: Any, counts: Counts, outcomes: Sequence[int]) -> int:
    """Says the outcome of the chance action that is to come, out of all that are possible (in rising order)."""
    weights = (
        game.rules.weights(state, outcomes)
        if game.rules.weights
        else [game.rules.weight(state, outcome) for outcome in outcomes]
    )
    lot = _lot(game, dice, state)
    k = counts.get(lot, 0)
    return dice.pick(lot, k, outcomes, weights) if by_name(game, dice) else dice.choose(k, outcomes, weights)


def by_name(game: Game, dice: Dice) -> bool:
    """Is what is drawn named by the state that it is drawn from?"""
    return dice.shared and game.rules.lot is not None


def count(game: Game, dice: Dice, state: Any, counts: Counts) -> None:
    """Counts a chance action in; to be called before it is carried out."""
    lot = _lot(game, dice, state)
    counts[lot] = counts.get(lot, 0) + 1


def _lot(game: Game, dice: Dice, state: Any) -> int:
    return game.rules.lot(state) if dice.shared and game.rules.lot is not None else 0
