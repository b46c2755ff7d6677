"""Notes a round of NYET!, and answers the small questions that the charts ask of it."""

from collections.abc import Callable, Sequence

import msgspec

from facedown.games.nyet.rules.options import NyetOptions
from facedown.study.charts import Series
from facedown.study.facts import MatchFacts
from facedown.study.results import GameResult


class NyetRound(msgspec.Struct, frozen=True):
    """Notes a scored round; lists are by seat."""

    dealer: int
    starter: int  # who placed the first token
    last_placer: int
    first: int  # the results of the five lines, as they are written in moves (Y-9)
    discard: str
    trump: str
    super: str
    points: int
    team: list[int]  # seats of the first player's team
    bonus: int  # seat with the Bonus card, -1 none
    tricks: list[int]
    loot: list[int]
    credits: list[int]


Rounds = MatchFacts[NyetRound]
EDGE = "points more than the mean of the others, per round"
KINDS: dict[str, Callable[[NyetRound], bool]] = {
    "rounds at 1 to 4": lambda fact: fact.points > 0,
    "rounds at -2": lambda fact: fact.points < 0,
}


def edge(fact: NyetRound, seat: int) -> float:
    """Compares what the round brought a seat with the mean of the others: only the difference helps to win (Y-89)."""
    others = [x for p, x in enumerate(fact.credits) if p != seat]
    return fact.credits[seat] - sum(others) / len(others)


def options_of(rounds: Rounds) -> NyetOptions:
    return NyetOptions.of(**rounds.results.plan.options)


def edges_of_bots(
    rounds: Rounds,
    name: str,
    is_kind: Callable[[NyetRound], bool] = lambda _: True,
    is_seat: Callable[[NyetRound, int], bool] = lambda _, seat: True,
) -> Series:
    """Computes what each bot gained against the others, in some rounds and at some seats."""
    meant = rounds.of_bots().where(lambda one: is_kind(one[1]))
    gains = meant.each(
        lambda one: [(who, edge(one[1], seat)) for seat, who in enumerate(one[0]) if is_seat(one[1], seat)]
    )
    names = rounds.results.plan.names()
    each = gains.by(lambda gain: gain[0], {who: who for who in names})
    return Series(name, [part.mean(lambda gain: gain[1]) for part in each.values()])


def other_team(fact: NyetRound) -> list[int]:
    return [p for p in range(len(fact.credits)) if p not in fact.team]


def mean_credit(fact: NyetRound, seats: Sequence[int]) -> float:
    return sum(fact.credits[p] for p in seats) / len(seats)


def team_gap(fact: NyetRound) -> float:
    """Computes what a member of the first player's team got more than one of the other."""
    return mean_credit(fact, fact.team) - mean_credit(fact, other_team(fact))


def team_wins(fact: NyetRound) -> float:
    """Says if the first player's team got more than the other, counted without the Bonus card. A tie is one half."""
    ours, theirs = (sum(fact.tricks[p] + fact.loot[p] for p in side) for side in (fact.team, other_team(fact)))
    if ours == theirs:
        return 0.5
    return float((ours > theirs) == (fact.points > 0))


def units_of(fact: NyetRound) -> int:
    """Counts tricks and loot of both teams: all that is counted (Y-46)."""
    return sum(fact.tricks) + sum(fact.loot)


def veto_place(fact: NyetRound, seat: int) -> int:
    """Counts the tokens placed before the seat's first: 0 for who places the first, 1 for the next, and so on."""
    return (seat - fact.starter) % len(fact.credits)


def role(fact: NyetRound, seat: int) -> str:
    """Says what a seat is in a round of three or five players (Y-102)."""
    n = len(fact.credits)
    mates = len(fact.team) if seat in fact.team else n - len(fact.team)
    if n == 3:
        return "alone, with the Bonus card" if mates == 1 else "one of the pair"
    if mates == 2:
        return "pair, with the Bonus card" if seat == fact.bonus else "pair, without it"
    return "one of the trio"


def leaders_at_half(game: GameResult) -> list[float]:
    """Lists the win share, in the end, of each seat that leads when half the rounds are played (Y-113)."""
    half = game.rounds[: len(game.rounds) // 2]
    if not half:
        return []
    totals = [sum(fact.credits[p] for fact in half) for p in range(len(game.wins))]
    return [won for total, won in zip(totals, game.wins, strict=True) if total == max(totals)]
