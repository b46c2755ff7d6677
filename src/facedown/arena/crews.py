"""Picks who plays many games between bots, with a bar in the terminal: for commands that need thousands."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console

from facedown.arena.keep import Shelf
from facedown.arena.plan import Plan
from facedown.arena.pool import Crew, Outcome, Processes, cores, run_all
from facedown.arena.terminal import progress
from facedown.engine.errors import FacedownError
from facedown.study.charts import plural
from facedown.study.results import GameResult

INTERRUPTED = 130  # how a command ends after Ctrl-C


@contextmanager
def crew_of(jobs: int | None, ray: str | None) -> Iterator[Crew]:
    """Picks who shall play: processes of this machine, or a Ray cluster."""
    if jobs is not None and jobs < 1:
        raise FacedownError(f"--jobs {jobs}: at least one process must work")
    if ray is None:
        yield Processes(cores() if jobs is None else jobs)
        return
    from facedown.arena.cluster import LOCAL, ray_crew

    if jobs is not None and ray != LOCAL:
        raise FacedownError("--jobs counts processes of this machine; a Ray cluster knows its own")
    with ray_crew(ray, jobs) as crew:
        yield crew


def play_all(console: Console, plans: Sequence[Plan], crew: Crew, shelf: Shelf | None) -> list[Outcome]:
    """Plays with a bar; finished games are kept on the shelf at once, and what is there is not played again."""
    kept = [shelf.games(plan) for plan in plans] if shelf else []
    there = sum(map(len, kept))
    if there:
        console.print(f"{plural(there, 'game')} kept from before, of {sum(plan.games for plan in plans):,}.")
    with progress(console, plans, kept) as heard:

        def on_game(number: int, game: GameResult) -> None:
            if shelf:
                shelf.keep(plans[number], game)
            heard(number, game)

        return run_all(plans, crew, on_game, kept)
