"""How strong the checkpoints are: `python -m examples.ppo.evaluate build/ppo` plays them against the bots and draws it.

The arena's way of comparing: every deal is played from both seats, by all checkpoints against all bots, and the
intervals respect that. Both sides get redacted records only.
"""

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from examples.ppo.checkpoints import Checkpoint, found_in
from examples.ppo.play import Player
from examples.ppo.progress import draw
from facedown.arena.match import NO_CLOCK, play_game
from facedown.arena.plan import Fixture, Plan, seated
from facedown.catalog import BOT_NAMES, find_game, make_bot
from facedown.study.stats import Estimate, share

SEATS = 2


@dataclass(frozen=True)
class Mark:
    """A checkpoint against a bot."""

    bot: str
    minutes: float
    decisions: int
    both: Estimate  # share of the win
    by_seat: tuple[Estimate, ...]


def won(checkpoint: Checkpoint, bot: str, deal: int, seed: int) -> list[float]:
    """Plays a deal from both seats: the checkpoint's share of the win in the first seat, and in the second."""
    plan = Plan(checkpoint.game, {"players": SEATS}, [Player.name, bot], SEATS, seed)
    line_up = [Player(checkpoint), make_bot(find_game(checkpoint.game), bot, NO_CLOCK)]
    shares = [0.0] * SEATS
    for rotation in range(SEATS):
        fixture = Fixture(deal, rotation)
        mine = seated(plan, fixture).index(0)
        shares[mine] = play_game(plan, fixture, line_up).wins[mine]
    return shares


@cache
def _checkpoints(folder: Path) -> list[Checkpoint]:
    return found_in(folder)


def _won(folder: Path, number: int, bot: str, deal: int, seed: int) -> list[float]:
    """Plays the same in a process of its own, which reads the checkpoints once."""
    return won(_checkpoints(folder)[number], bot, deal, seed)


def mark(checkpoint: Checkpoint, bot: str, shares: Sequence[Sequence[float]]) -> Mark:
    """Computes a mark from the shares of each deal, by seat."""
    deals = list(range(len(shares)))
    both = share([x for pair in shares for x in pair], [deal for deal in deals for _ in range(SEATS)])
    by_seat = tuple(share([pair[seat] for pair in shares], deals) for seat in range(SEATS))
    return Mark(bot, checkpoint.minutes, checkpoint.decisions, both, by_seat)


def evaluate(folder: Path, bots: Sequence[str], deals: int, seed: int, workers: int) -> list[Mark]:
    checkpoints = _checkpoints(folder)
    marks: list[Mark] = []
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for bot in bots:
            for number, checkpoint in enumerate(checkpoints):
                many = range(deals)
                shares = list(
                    pool.map(_won, [folder] * deals, [number] * deals, [bot] * deals, many, [seed] * deals, chunksize=8)
                )
                marks.append(mark(checkpoint, bot, shares))
                print(told(marks[-1]), flush=True)
    return marks


def told(mark: Mark) -> str:
    def words(estimate: Estimate) -> str:
        return f"{100 * estimate.value:5.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"

    first, second = mark.by_seat
    return (
        f"{mark.minutes:5.1f} min against {mark.bot}: {words(mark.both)}; seat 0 {words(first)}, seat 1 {words(second)}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.ppo.evaluate", description="Checkpoints against the bots")
    parser.add_argument("folder", type=Path, help="where the training wrote its checkpoints; the plot goes there too")
    parser.add_argument("--bots", nargs="+", choices=BOT_NAMES, default=list(BOT_NAMES))
    parser.add_argument("--deals", type=int, default=200, help="each is played from both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args(arguments)
    marks = evaluate(given.folder, given.bots, given.deals, given.seed, given.workers)
    (given.folder / "progress.json").write_text(json.dumps([asdict(one) for one in marks]), encoding="utf-8")
    title = find_game(_checkpoints(given.folder)[0].game).title
    draw(given.folder, title, marks)


if __name__ == "__main__":
    main()
