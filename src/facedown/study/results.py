"""Holds what came of a match: the games, and the estimates that everything else is made of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from facedown.study.measure import Measure, PlainMeasure
from facedown.study.plan import Fixture, Plan, seated
from facedown.study.stats import Estimate, mean, share, sure, wilson


class GameResult(msgspec.Struct, frozen=True):
    """Holds what is kept of one game; lists are by seat."""

    deal: int
    rotation: int
    wins: list[float]  # share of the win: 1/k for each of k winners
    scores: list[float]
    decisions: int
    rounds: list[Any]  # what the game's measure noted at the end of each round

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.rotation)


@dataclass(frozen=True)
class Round:
    """Holds one round of one game, with who sat where."""

    game: GameResult
    bots: list[str]  # by seat
    number: int  # from 0
    fact: Any


@dataclass(frozen=True)
class Standing:
    """Says how one bot of the match stands."""

    name: str
    seats: int  # places in the line-up
    fair: float
    wins: Estimate
    score: Estimate
    credit: Estimate  # mean of a round
    wilson: tuple[float, float]  # for comparison: as if all games were independent

    @property
    def verdict(self) -> str:
        if self.fair == 1:
            return "has all the seats"
        if not self.wins.known:
            return "too few deal sets to tell"
        return {1: "above its fair share", -1: "below its fair share", 0: "not distinguishable from its fair share"}[
            self.wins.side(self.fair)
        ]


class Results:
    """Holds the finished deal sets of a match. Games of a set that was not finished are left out of every figure."""

    def __init__(self, plan: Plan, games: Iterable[GameResult], measure: Measure | None = None) -> None:
        by_deal: dict[int, list[GameResult]] = {}
        for game in sorted(games, key=lambda g: (g.deal, g.rotation)):
            by_deal.setdefault(game.deal, []).append(game)
        whole = [games for games in by_deal.values() if len(games) == plan.seats]
        self.plan = plan
        self.games = [game for games in whole for game in games]
        self.left_out = sum(map(len, by_deal.values())) - len(self.games)
        self.sets = len(whole)
        self.measure: Measure = measure or PlainMeasure()

    @cached_property
    def rounds(self) -> list[Round]:
        return [Round(game, self.names_at(game), k, fact) for game in self.games for k, fact in enumerate(game.rounds)]

    def names_at(self, game: GameResult) -> list[str]:
        """Gives the bot at each seat of a game."""
        return [self.plan.bots[place] for place in seated(self.plan, game.fixture)]

    @cached_property
    def standings(self) -> list[Standing]:
        return [self._standing(name) for name in self.plan.names()]

    def _standing(self, name: str) -> Standing:
        fair = self.plan.fair_share(name)
        sets = [game.deal for game in self.games]
        won = [self._of(name, game, game.wins) for game in self.games]
        scored = [(game.deal, x) for game in self.games for x in self._each(name, game, game.scores)]
        credits = [
            (r.game.deal, x)
            for r in self.rounds
            for x in self._each(name, r.game, self.measure.round_scores(r.fact) or ())
        ]
        wins = sure(1.0, len(won), self.sets) if fair == 1 else share(won, sets)
        return Standing(
            name=name,
            seats=self.plan.bots.count(name),
            fair=fair,
            wins=wins,
            score=mean_of(scored),
            credit=mean_of(credits),
            wilson=wilson(wins.value, len(won)),
        )

    def by_seat(self) -> list[Estimate]:
        """Gives the win share of each seat, no matter who sat there."""
        sets = [game.deal for game in self.games]
        return [share([game.wins[seat] for game in self.games], sets) for seat in range(self.plan.seats)]

    def scores_of(self, name: str) -> list[float]:
        return [x for game in self.games for x in self._each(name, game, game.scores)]

    def _each(self, name: str, game: GameResult, values: Sequence[float]) -> list[float]:
        return [value for who, value in zip(self.names_at(game), values, strict=False) if who == name]

    def _of(self, name: str, game: GameResult, values: Sequence[float]) -> float:
        return sum(self._each(name, game, values))


def mean_of(rows: Sequence[tuple[int, float]]) -> Estimate:
    """Computes the mean of (deal set, value) pairs."""
    return mean([value for _, value in rows], [deal for deal, _ in rows])


def share_of(rows: Sequence[tuple[int, float]]) -> Estimate:
    """Computes the same for values between 0 and 1."""
    return share([value for _, value in rows], [deal for deal, _ in rows])
