"""Nusubito: what Thieves of many habits win against the expert Mist, and how good its odds of their temple are.

    python -m benchmarks.nusubito_odds --games 20 --seed 71

Every Thief (the expert, and each reader of that role) plays so many games against the expert Mist, all on the same
deals. Whenever the Mist's day turn begins, its odds are compared with equal odds for all possible temples: the log-loss
of each, and how much less the Mist's is. Where that is below 0, equal odds would have been better.
"""

import argparse
import math
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from facedown.bots.levels import Bot
from facedown.bots.nusubito.judge import Judge
from facedown.bots.nusubito.players import make_bot
from facedown.bots.nusubito.readers import READERS, SCRIPTS
from facedown.engine.dice import seed_from
from facedown.engine.play import Play
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.state import M_DAY
from facedown.study.stats import Estimate, mean, share

EXPERT = "expert"
DAYS = 30
LEAST = 1e-9
HEADS = ("Thief", "wins", "95 % interval", "more than the expert", "turns", "Mist's odds", "equal odds", "better by")


class Played(NamedTuple):
    won: float  # by the Thief
    losses: list[tuple[float, float]]  # of the Mist's odds and of equal ones, whenever its day turn begins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of each Thief")
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--only", default="", help="some of the readers, with commas between them")
    parser.add_argument("--seconds", type=float, default=60.0, help="time for a decision, at most")
    args = parser.parse_args()
    console = Console(width=150)
    played: dict[str, list[Played]] = {}
    for name in [EXPERT, *(args.only.split(",") if args.only else SCRIPTS)]:
        played[name] = [play(name, args.seed + number, args.seconds) for number in range(args.games)]
        console.print(*row(name, played[name], played[EXPERT]), sep="  ")
    table = Table(box=None)
    for head in HEADS:
        table.add_column(head, justify="left" if head == "Thief" else "right")
    for name, games in played.items():
        table.add_row(*row(name, games, played[EXPERT]))
    console.print(table)


def row(name: str, games: list[Played], base: list[Played]) -> list[str]:
    """Writes what one Thief won, and what the Mist's odds against him were worth."""
    wins = share([game.won for game in games], list(range(len(games))))
    gain = mean([game.won - other.won for game, other in zip(games, base, strict=True)], list(range(len(games))))
    losses = [loss for game in games for loss in game.losses]
    sets = [number for number, game in enumerate(games) for _ in game.losses]
    ours, equal = (mean([loss[k] for loss in losses], sets).value for k in (0, 1))
    better = mean([loss[1] - loss[0] for loss in losses], sets)
    return [
        name,
        f"{100 * wins.value:.1f} %",
        f"{100 * wins.low:.1f} to {100 * wins.high:.1f}",
        f"{100 * gain.value:+.1f} ({100 * gain.low:+.1f} to {100 * gain.high:+.1f})",
        *(str(len(losses)), f"{ours:.3f}", f"{equal:.3f}", between(better)),
    ]


def between(found: Estimate) -> str:
    return f"{found.value:+.3f} ({found.low:+.3f} to {found.high:+.3f})"


def play(thief: str, seed: int, seconds: float) -> Played:
    """Plays a game, and compares the odds with the truth at each day turn of the Mist."""
    bots = {True: thief_of(thief, seconds), False: make_bot(NUSUBITO, EXPERT, seconds)}
    judge = Judge()
    table = Play(NUSUBITO, NUSUBITO.options.of(thief_seat="seat_0", max_days=DAYS), seed_from(seed))
    table.roll()
    losses = []
    was = -1
    while not table.over:
        seat = table.actors()[0]
        seen = table.seen(seat)
        if seen.phase == M_DAY != was:
            odds = [float(p) for p in judge.look(seen).temple]
            losses.append((-math.log(max(LEAST, odds[table.state.at])), math.log(sum(p > 0.0 for p in odds))))
        was = seen.phase
        table.act(seat, bots[bool(seat == seen.thief)].choose(seen, seat, 1000 * seed + len(table.log)))
    return Played(float(NUSUBITO.learn.hints.value(table.state, 0)), losses)


def thief_of(name: str, seconds: float) -> Bot:
    readers = {reader.name: reader for reader in READERS}
    return readers[name].make(NUSUBITO, seconds) if name in readers else make_bot(NUSUBITO, name, seconds)


if __name__ == "__main__":
    main()
