"""What is to be played: the line-up, how many games, and which dice and bots' seeds each game gets.

A *deal set* is one dice seed, played once for every seat: the line-up moves on by one seat each time, so that every
bot sits at every seat of the same deals. The k-th chance action of a game depends on the dice seed and k alone, so as
long as the rounds of a game have the same number of chance actions (in NYET! they have), all its deals are the same
in the whole set. Luck of the deal then falls on all bots alike.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from facedown.catalog import BOT_NAMES, find_game
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.options import Options


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides the results: the same plan gives the same games."""

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

    def rules(self) -> tuple[Game, Options]:
        game = find_game(self.game)
        return game, game.options.of(**self.options)

    def fixtures(self) -> list["Fixture"]:
        """All games, deal set by deal set."""
        return [Fixture(deal, rotation) for deal in range(self.sets) for rotation in range(self.seats)]

    def names(self) -> list[str]:
        """The bots that take part, each once, in the order of the line-up."""
        return list(dict.fromkeys(self.bots))

    def fair_share(self, name: str) -> float:
        """What a bot would win if all played equally well."""
        return self.bots.count(name) / self.seats


class Fixture(msgspec.Struct, frozen=True):
    """One game of a plan."""

    deal: int  # which deal set
    rotation: int  # by how many seats the line-up has moved on


def make_plan(game_name: str, bots: Sequence[str], games: int, seed: int, settings: Sequence[str] = ()) -> Plan:
    """A checked plan from what a person typed; raises FacedownError with what is wrong."""
    game = find_game(game_name)
    options = game.options.from_text(list(settings))
    if games < 1:
        raise FacedownError(f"--games {games}: at least one game must be played")
    for name in bots:
        if name not in BOT_NAMES:
            raise FacedownError(f"there is no bot '{name}'; there are {', '.join(BOT_NAMES)}")
    players = options.players
    if len(bots) == 1:
        bots = [bots[0]] * players
    if len(bots) != players:
        hint = ""
        if game.least_seats <= len(bots) <= game.most_seats:
            hint = f", or set the table for {len(bots)} with --option players={len(bots)}"
        raise FacedownError(
            f"{len(bots)} bots for {players} seats: name one bot for all seats or exactly {players} bots{hint}"
        )
    whole = -(-games // players) * players
    chosen = msgspec.json.decode(msgspec.json.encode(options.changed() | {"players": players}))  # as a file has it
    return Plan(game.name, chosen, list(bots), whole, seed)


def seated(plan: Plan, fixture: Fixture) -> list[int]:
    """For each seat, which place of the line-up sits there."""
    return [(seat - fixture.rotation) % plan.seats for seat in range(plan.seats)]


def dice_seed(plan: Plan, fixture: Fixture) -> bytes:
    """The same for all games of a deal set."""
    return seed_from(f"arena {plan.seed} deal set {fixture.deal}")


def bot_seed(plan: Plan, fixture: Fixture, seat: int, decision: int) -> int:
    """A seed of its own for each decision of each bot in each game: nothing follows from it about another (Y-99)."""
    text = f"facedown arena bot v1 {plan.seed} {fixture.deal} {fixture.rotation} {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
