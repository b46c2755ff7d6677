"""Plays plans: in this process, in several, or elsewhere (`Crew`). The results do not depend on who plays them.

Ctrl-C stops it: games under way are given up within one decision, finished ones are kept. Worker processes are started
afresh (spawn), ignore Ctrl-C themselves, and end when the process that started them is gone.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Protocol

from facedown.arena.match import Stopped, make_bots, play_game
from facedown.arena.plan import Fixture, Plan
from facedown.catalog import Bot
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult

AHEAD = 2  # games that wait at each worker's door, so that none stands idle

Job = tuple[int, Fixture]  # number of the plan, and one of its games
Played = tuple[int, GameResult]


class Crew(Protocol):
    """Plays the games: what a crew promises."""

    def play(self, plans: Sequence[Plan], jobs: Sequence[Job]) -> Generator[Played]:
        """Yields each game as it ends, in any order. Closing the generator gives up the games under way."""
        ...


@dataclass
class Outcome:
    games: list[GameResult] = field(default_factory=list)
    interrupted: bool = False


def cores() -> int:
    """Counts the processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(plan: Plan, jobs: int, on_game: Callable[[GameResult], None] = lambda _: None) -> Outcome:
    """Plays all games of a plan; `on_game` hears of each as it ends."""
    return run_all([plan], Processes(jobs), lambda _, game: on_game(game))[0]


def run_all(
    plans: Sequence[Plan],
    crew: Crew,
    on_game: Callable[[int, GameResult], None] = lambda *_: None,
    kept: Sequence[Sequence[GameResult]] = (),
) -> list[Outcome]:
    """Plays all games of several plans, but those that were kept from an earlier run; `on_game` hears of new ones."""
    outcomes = [Outcome(list(games)) for games in kept] or [Outcome() for _ in plans]
    there = [{game.fixture for game in outcome.games} for outcome in outcomes]
    jobs = [(k, fixture) for k, plan in enumerate(plans) for fixture in plan.fixtures() if fixture not in there[k]]
    played = crew.play(plans, jobs)
    try:
        for number, game in played:
            outcomes[number].games.append(game)
            on_game(number, game)
    except KeyboardInterrupt:
        for outcome, plan in zip(outcomes, plans, strict=True):
            outcome.interrupted = len(outcome.games) < plan.games
        with suppress(KeyboardInterrupt):  # an impatient second one
            played.close()
    for outcome in outcomes:
        outcome.games.sort(key=lambda game: (game.deal, game.rotation))
    return outcomes


class Players:
    """Keeps the bots of each line-up from game to game."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, ...], list[Bot]] = {}

    def play(self, plan: Plan, fixture: Fixture, stop: Callable[[], bool] | None = None) -> GameResult:
        key = (plan.game, *plan.bots)
        if key not in self._bots:
            self._bots[key] = make_bots(plan)
        return play_game(plan, fixture, self._bots[key], stop)


class Processes:
    """Plays in this process, or in several on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def play(self, plans: Sequence[Plan], jobs: Sequence[Job]) -> Generator[Played]:
        number = min(self.number, len(jobs))
        return _played_by(plans, jobs, number) if number > 1 else _played_here(plans, jobs)


def _played_here(plans: Sequence[Plan], jobs: Sequence[Job]) -> Generator[Played]:
    players = Players()
    for number, fixture in jobs:
        yield number, players.play(plans[number], fixture)


def _played_by(plans: Sequence[Plan], jobs: Sequence[Job], number: int) -> Generator[Played]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    left = iter(jobs)
    waiting: set[Future[Played]] = set()
    with ProcessPoolExecutor(number, context, _start_worker, (plans, stop)) as workers:
        try:
            with _deaf_to_interrupts():  # what is started here is born deaf to Ctrl-C
                waiting |= {workers.submit(_work, job) for job in islice(left, number * AHEAD)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {workers.submit(_work, job) for job in islice(left, len(done))}
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise FacedownError("a worker process ended unexpectedly; try fewer --jobs") from error
        finally:
            stop.set()
            workers.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- inside a worker ----------------------------------------------------------------------------------------------


@dataclass
class _Worker:
    plans: Sequence[Plan]
    stop: Event
    players: Players = field(default_factory=Players)


_worker: _Worker | None = None


def _start_worker(plans: Sequence[Plan], stop: Event) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _worker = _Worker(plans, stop)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(job: Job) -> Played:
    assert _worker is not None
    if _worker.stop.is_set():
        raise Stopped
    number, fixture = job
    return number, _worker.players.play(_worker.plans[number], fixture, _worker.stop.is_set)
