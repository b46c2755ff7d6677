"""Plans of matches: made from what a person typed, and which dice and bots' seeds each game gets."""

import hashlib
from collections.abc import Sequence

import msgspec

from facedown.catalog import BOT_NAMES, find_game
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.study import plan as study
from facedown.study.plan import Fixture, seated

__all__ = ["Fixture", "Plan", "bot_seed", "dice_seed", "make_plan", "seated"]


class Plan(study.Plan, frozen=True):
    """With the rules of its game at hand."""

    def rules(self) -> tuple[Game, Options]:
        game = find_game(self.game)
        return game, game.options.of(**self.options)


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


def dice_seed(plan: study.Plan, fixture: Fixture) -> bytes:
    """The same for all games of a deal set."""
    return seed_from(f"arena {plan.seed} deal set {fixture.deal}")


def bot_seed(plan: study.Plan, fixture: Fixture, seat: int, decision: int) -> int:
    """A seed of its own for each decision of each bot in each game: nothing follows from it about another."""
    text = f"facedown arena bot v1 {plan.seed} {fixture.deal} {fixture.rotation} {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
