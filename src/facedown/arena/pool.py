"""Plays a plan: in this process, or in several. The results do not depend on how many.

Ctrl-C stops it: games under way are given up within one decision, finished ones are kept. Worker processes are started
afresh (spawn), ignore Ctrl-C themselves, and end when the process that started them is gone.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.synchronize import Event

from facedown.arena.match import Stopped, make_bots, play_game
from facedown.arena.plan import Fixture, Plan
from facedown.arena.results import GameResult
from facedown.catalog import Bot
from facedown.engine.errors import FacedownError

AHEAD = 2  # games that wait at each worker's door, so that none stands idle


@dataclass
class Outcome:
    games: list[GameResult] = field(default_factory=list)
    interrupted: bool = False


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(plan: Plan, jobs: int, on_game: Callable[[GameResult], None] = lambda _: None) -> Outcome:
    """Play all games of a plan; `on_game` hears of each as it ends."""
    outcome = Outcome()
    jobs = min(jobs, plan.games)
    played = _played_here(plan) if jobs == 1 else _played_by(plan, jobs)
    try:
        for game in played:
            outcome.games.append(game)
            on_game(game)
    except KeyboardInterrupt:
        outcome.interrupted = True
        with suppress(KeyboardInterrupt):  # an impatient second one
            played.close()
    outcome.games.sort(key=lambda game: (game.deal, game.rotation))
    return outcome


def _played_here(plan: Plan) -> Generator[GameResult]:
    bots = make_bots(plan)
    for fixture in plan.fixtures():
        yield play_game(plan, fixture, bots)


def _played_by(plan: Plan, jobs: int) -> Generator[GameResult]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    fixtures = iter(plan.fixtures())
    waiting: set[Future[GameResult]] = set()
    with ProcessPoolExecutor(jobs, context, _start_worker, (plan, stop)) as workers:
        try:
            with _deaf_to_interrupts():  # what is started here is born deaf to Ctrl-C
                waiting |= {workers.submit(_work, fixture) for fixture in islice(fixtures, jobs * AHEAD)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {workers.submit(_work, fixture) for fixture in islice(fixtures, len(done))}
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
    plan: Plan
    stop: Event
    bots: list[Bot] = field(default_factory=list)  # made with the first game, so that an error comes back with it


_worker: _Worker | None = None


def _start_worker(plan: Plan, stop: Event) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _worker = _Worker(plan, stop)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(fixture: Fixture) -> GameResult:
    assert _worker is not None
    if _worker.stop.is_set():
        raise Stopped
    _worker.bots = _worker.bots or make_bots(_worker.plan)
    return play_game(_worker.plan, fixture, _worker.bots, _worker.stop.is_set)
