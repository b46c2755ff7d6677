"""Plans matches: made from what a person typed, and which dice and bots' seeds each game gets."""

import hashlib
from collections.abc import Sequence

import msgspec

from facedown.catalog import BOT_NAMES, find_game, readers_of
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.study import plan as study
from facedown.study.plan import Fixture, seated

__all__ = ["Fixture", "Plan", "bot_seed", "dice_seed", "make_plan", "seated"]


class Plan(study.Plan, frozen=True):
    """Holds the plan with the rules of its game at hand."""

    def rules(self) -> tuple[Game, Options]:
        game = find_game(self.game)
        return game, game.options.of(**self.options)


def make_plan(game_name: str, bots: Sequence[str], games: int, seed: int, settings: Sequence[str] = ()) -> Plan:
    """Makes a checked plan from what a person typed; raises FacedownError with what is wrong."""
    game = find_game(game_name)
    options = game.options.from_text(list(settings))
    if games < 1:
        raise FacedownError(f"--games {games}: at least one game must be played")
    known = (*BOT_NAMES, *readers_of(game))
    for name in bots:
        if name not in known:
            raise FacedownError(f"there is no bot '{name}'; there are {', '.join(known)}")
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
    """Gives the seed of the dice, the same for all games of a deal set."""
    return seed_from(f"arena {plan.seed} deal set {fixture.deal}")


def bot_seed(plan: study.Plan, fixture: Fixture, seat: int, decision: int) -> int:
    """Gives each decision of each bot in each game a seed of its own: nothing follows from it about another."""
    text = f"facedown arena bot v1 {plan.seed} {fixture.deal} {fixture.rotation} {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
