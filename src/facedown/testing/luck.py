"""Checks that chance keeps to its weights: the quick `draw` of simulations and the dice of a table alike."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from facedown.engine.dice import Dice, seed_from
from facedown.engine.game import CHANCE, Game
from facedown.engine.play import choices
from facedown.testing.walk import Budget, Point, new_rng, points


def check_draw(game: Game, budget: Budget) -> None:
    """Checks that `draw` gives only possible outcomes, as often as their weights say."""
    for number, point in enumerate(_chances(game, budget)):
        outcomes = choices(game, point.state, CHANCE)
        weights = [game.rules.weight(point.state, outcome) for outcome in outcomes]
        rng = new_rng(point.seed, number)
        before = point.state.to_bytes()
        drawn = Counter(game.rules.draw(point.state, rng) for _ in range(budget(40 * len(outcomes) + 1000)))
        if point.state.to_bytes() != before:
            raise point.broken("draw has changed the state; only apply may", CHANCE)
        if strange := sorted(drawn.keys() - set(outcomes)):
            raise point.broken(f"draw gave {strange}, which legal does not offer", CHANCE)
        if problem := far_off([drawn[outcome] for outcome in outcomes], weights):
            raise point.broken(f"draw does not follow weight: {problem}", CHANCE)


def check_dice(game: Game, budget: Budget) -> None:
    """Checks that the dice of a table follow the weights too."""
    dice = Dice(seed_from("conformance"))
    for point in _chances(game, budget):
        outcomes = choices(game, point.state, CHANCE)
        weights = [game.rules.weight(point.state, outcome) for outcome in outcomes]
        thrown = Counter(dice.choose(k, outcomes, weights) for k in range(budget(20 * len(outcomes) + 300)))
        if problem := far_off([thrown[outcome] for outcome in outcomes], weights):
            raise point.broken(f"dice do not follow weight: {problem}", CHANCE)


def _chances(game: Game, budget: Budget) -> list[Point]:
    return [point for point in points(game, budget, 60, games=2, salt=200) if point.seat == CHANCE and not point.over]


def far_off(counts: Sequence[int], weights: Sequence[int]) -> str:
    """Finds Pearson's chi-square of counts against weights; words if it is out of all reason (about one in 10**8)."""
    total, whole = sum(counts), sum(weights)
    expected = [total * weight / whole for weight in weights]
    chi = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    bound = freedom + 8 * sqrt(2 * freedom) + 16
    if chi <= bound:
        return ""
    return f"chi-square {chi:.0f} at {freedom} degrees of freedom, counts {list(counts)} for weights {list(weights)}"
