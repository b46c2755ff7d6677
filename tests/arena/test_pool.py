"""Several processes: the same results, and a clean end."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys

import msgspec
import pytest

from facedown.arena.plan import make_plan
from facedown.arena.pool import cores, run
from facedown.arena.store import dump
from facedown.engine.errors import FacedownError
from facedown.engine.rule import JIT
from facedown.study.results import GameResult

# One search bot among random ones where searching is quick; a single round keeps it short.
LINE_UP = ["novice", "random", "random", "random"] if JIT else ["random"] * 4
PLAN = make_plan("nyet", LINE_UP, 12, 3, ["round_count=1"])


def test_two_processes_give_the_same_results_as_one() -> None:
    heard: list[GameResult] = []
    alone, together = run(PLAN, 1), run(PLAN, 2, heard.append)
    assert dump(PLAN, alone.games) == dump(PLAN, together.games)
    assert [(g.deal, g.rotation) for g in together.games] == [(d, r) for d in range(3) for r in range(4)]
    assert sorted((g.deal, g.rotation) for g in heard) == [(d, r) for d in range(3) for r in range(4)]
    assert not together.interrupted
    assert dump(PLAN, run(PLAN, 1).games) == dump(PLAN, alone.games)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_finished(jobs: int) -> None:
    heard: list[GameResult] = []

    def third_time(game: GameResult) -> None:
        heard.append(game)
        if len(heard) == 3:
            raise KeyboardInterrupt

    plan = make_plan("nyet", ["random"], 400, 1)
    outcome = run(plan, jobs, third_time)
    assert outcome.interrupted
    assert outcome.games == sorted(heard, key=lambda g: (g.deal, g.rotation))
    assert len(outcome.games) == 3


def test_an_error_in_a_worker_is_told() -> None:
    plan = msgspec.structs.replace(PLAN, bots=["nobody"] * 4)
    with pytest.raises(FacedownError, match="there is no bot 'nobody'"):
        run(plan, 2)
    assert multiprocessing.active_children() == []


def test_the_loss_of_a_worker_is_told() -> None:
    def lose_one(game: GameResult) -> None:
        multiprocessing.active_children()[0].kill()

    with pytest.raises(FacedownError, match="a worker process ended unexpectedly"):
        run(make_plan("nyet", ["random"], 400, 1), 2, lose_one)


_CHILD = """
import json, multiprocessing, signal
from facedown.arena.plan import make_plan
from facedown.arena.pool import run
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a test in the background is born deaf to Ctrl-C
    plan = make_plan("nyet", ["random"], 100_000, 1)
    outcome = run(plan, 2, lambda game: print("game", flush=True))
    workers = multiprocessing.active_children()
    print(json.dumps([outcome.interrupted, len(outcome.games), len(workers)]), flush=True)
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups as a terminal has them")
def test_ctrl_c_at_a_terminal_ends_all_processes_quietly() -> None:
    """A terminal sends the signal to every process of the group, workers too."""
    child = subprocess.Popen(
        [sys.executable, "-c", _CHILD],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert child.stdout is not None
    for _ in range(5):
        assert child.stdout.readline() == "game\n"
    os.killpg(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=60)
    interrupted, games, workers = json.loads(out.splitlines()[-1])
    assert (interrupted, workers) == (True, 0)
    # The signal may come between a game's end and its line: then that game is kept, and was not told.
    assert games - 5 - out.count("game\n") in {0, 1}
    assert (child.returncode, err) == (0, "")


def test_cores() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
