"""Many games at once, random legal actions, the next game begun where one ends: ours, and those of pgx on the CPU."""

import os
import subprocess
import sys
import time

import numpy as np

from benchmarks.stepping import LIMITS, SEED, Play
from benchmarks.timing import rate_of
from facedown.envs.batch import VectorEnv

COUNT = 4096  # games at once, on both sides
PATIENCE = 150  # seconds for one of pgx's games: most of it is compiling


def ours(name: str, observe: bool, threads: int = 1, count: int = COUNT) -> Play:
    """`VectorEnv.sample` and `VectorEnv.step`."""
    games = VectorEnv(name, count, SEED, threads=threads, observe=observe, **LIMITS.get(name, {}))
    actions = np.zeros(count, np.int64)

    def play(decisions: int) -> int:
        steps = -(-decisions // count)
        for _ in range(steps):
            games.sample(actions)
            games.step(actions)
        return steps * count

    return play


def ours_rate(name: str, observe: bool, threads: int = 1) -> float:
    """One thread in processor time, several in wall time."""
    return rate_of(ours(name, observe, threads), clock=time.thread_time if threads == 1 else time.perf_counter)


def pgx_rate(name: str, cores: int) -> float:
    """Measured by a process of its own, since JAX sizes its threads by the cores it finds when it starts."""
    command = [sys.executable, "-m", "benchmarks.pgx_games", name, str(COUNT), str(cores)]
    plain = {**os.environ, "JAX_PLATFORMS": "cpu"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, env=plain, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"not done in {PATIENCE} seconds") from None
    if done.returncode:
        raise RuntimeError((done.stderr.strip() or "it ended without a word").splitlines()[-1])
    return float(done.stdout.split()[-1])
