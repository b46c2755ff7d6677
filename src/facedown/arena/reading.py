"""Compares the readers of a game with the bot that they read: on the same deals, in the same seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from facedown.arena.plan import Plan, make_plan, seated
from facedown.catalog import find_game, readers_of
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult, Results
from facedown.study.stats import Estimate, mean, share


@dataclass(frozen=True)
class Reading:
    """Says what a reader wins among bots of one level, and how much more than that bot in its place."""

    name: str
    about: str
    role: str  # "" for all seats together
    wins: Estimate
    gain: Estimate


def reading_plans(
    game_name: str, bot: str, only: Sequence[str], games: int, seed: int, settings: Sequence[str] = ()
) -> list[Plan]:
    """Makes a plan in which the bot has all the seats, and one for each reader, who has one of them."""
    game = find_game(game_name)
    readers = readers_of(game)
    if not readers:
        raise FacedownError(f"{game.title} has no readers")
    for name in only:
        if name not in readers:
            raise FacedownError(f"there is no reader '{name}'; there are {', '.join(readers)}")
    players = game.options.from_text(list(settings)).players
    line_ups = [[bot] * players, *([name] + [bot] * (players - 1) for name in only or readers)]
    return [make_plan(game_name, bots, games, seed, settings) for bots in line_ups]


def readings(plans: Sequence[Plan], played: Sequence[Sequence[GameResult]]) -> Iterator[Reading]:
    """Gives for each reader what it wins in all seats, and in each role of a game of roles."""
    base = {(game.deal, game.rotation): game for game in Results(plans[0], played[0]).games}
    told = readers_of(plans[0].rules()[0])
    for plan, games in zip(plans[1:], played[1:], strict=True):
        name = plan.bots[0]
        places = [
            (seated(plan, result.fixture).index(0), result, base[result.deal, result.rotation])
            for result in Results(plan, games).games
            if (result.deal, result.rotation) in base
        ]
        for role in ["", *sorted({_role(plan, seat) for seat, *_ in places} - {""})]:
            rows = [place for place in places if role in ("", _role(plan, place[0]))]
            sets = [result.deal for _, result, _ in rows]
            wins = share([result.wins[seat] for seat, result, _ in rows], sets)
            gain = mean([result.wins[seat] - other.wins[seat] for seat, result, other in rows], sets)
            yield Reading(name, told[name].about, role, wins, gain)


def _role(plan: Plan, seat: int) -> str:
    """Names the role of a seat, as ratings do; nothing where seats are alike or roles are drawn."""
    game, options = plan.rules()
    pool = game.table.pool(options, None, seat) if game.table.pool else ""
    return pool.partition(":")[2] if len(game.table.roles) > 1 else ""
