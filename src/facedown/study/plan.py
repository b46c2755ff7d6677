"""Plans what is to be played: the line-up, how many games, and who sits where in each of them.

A *deal set* is one dice seed, played once for every seat: the line-up moves on by one seat each time, so that every
bot sits at every seat of the same deals. The k-th chance action of a game depends on the dice seed and k alone, so as
long as the rounds of a game have the same number of chance actions, all its deals are the same in the whole set. Luck
of the deal then falls on all bots alike.
"""

from typing import Any

import msgspec


class Plan(msgspec.Struct, frozen=True):
    """Holds everything that decides the results: the same plan gives the same games."""

    game: str
    options: dict[str, Any]  # as chosen, `players` always among them
    bots: list[str]  # the line-up, one name per seat
    games: int  # a multiple of the number of seats
    seed: int

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def sets(self) -> int:
        return self.games // self.seats

    def fixtures(self) -> list["Fixture"]:
        """Lists all games, deal set by deal set."""
        return [Fixture(deal, rotation) for deal in range(self.sets) for rotation in range(self.seats)]

    def names(self) -> list[str]:
        """Gives the bots that take part, each once, in the order of the line-up."""
        return list(dict.fromkeys(self.bots))

    def fair_share(self, name: str) -> float:
        """Says what a bot would win if all played equally well."""
        return self.bots.count(name) / self.seats


class Fixture(msgspec.Struct, frozen=True):
    """Names one game of a plan."""

    deal: int  # which deal set
    rotation: int  # by how many seats the line-up has moved on


def seated(plan: Plan, fixture: Fixture) -> list[int]:
    """Lists for each seat which place of the line-up sits there."""
    return [(seat - fixture.rotation) % plan.seats for seat in range(plan.seats)]
