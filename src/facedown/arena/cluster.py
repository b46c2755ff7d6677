"""Plays games on many machines: those of a Ray cluster.

Facedown must be installed on each machine, in the same version. A game that is lost with its machine is played again
elsewhere; seeds belong to games and not to machines, so nothing changes.
"""

import importlib
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from facedown import __version__
from facedown.arena.plan import Fixture, Plan
from facedown.arena.pool import AHEAD, Job, Played, Players
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult

LOCAL = "local"  # no address: a cluster on this machine alone, which ends with us
LOOPBACK = "127.0.0.1"
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # it would report to its makers
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # our tasks have no use for accelerators; without this it warns
    "RAY_DEDUP_LOGS": "0",
}


@contextmanager
def ray_crew(address: str, jobs: int | None = None) -> Iterator["RayCrew"]:
    """Joins the cluster at an address (`auto`: the one that runs here), or starts one of `jobs` workers (`local`)."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise FacedownError("--ray needs Ray, which is not installed here: pip install facedown[research]") from None
    settings: dict[str, Any] = {"address": address}
    if address == LOCAL:
        settings |= {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": LOOPBACK}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **settings)
    except Exception as error:
        raise FacedownError(f"no Ray cluster at '{address}': {error}") from error
    try:
        yield RayCrew(ray)
    finally:
        ray.shutdown()


class RayCrew:
    def __init__(self, ray: Any) -> None:
        self._ray = ray

    @property
    def workers(self) -> int:
        """How many games are played at once; machines may come and go."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, plans: Sequence[Plan], jobs: Sequence[Job]) -> Generator[Played]:
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        left = iter(jobs)
        numbers: dict[Any, int] = {}  # plan of each game that was handed out
        try:
            while True:
                for number, fixture in islice(left, self.workers * AHEAD - len(numbers)):
                    numbers[task.remote(plans[number], fixture, __version__)] = number
                if not numbers:
                    return
                (done,), _ = ray.wait(list(numbers), num_returns=1)
                yield numbers.pop(done), self._got(done)
        finally:
            for under_way in numbers:
                ray.cancel(under_way, force=True)

    def _got(self, done: Any) -> GameResult:
        try:
            game: GameResult = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise (cause if isinstance(cause, FacedownError) else FacedownError(f"a worker failed: {cause}")) from error
        except self._ray.exceptions.RayError as error:
            raise FacedownError(f"the cluster lost a game: {error}") from error
        return game


# --- inside a worker of the cluster -------------------------------------------------------------------------------

_players = Players()


def play_there(plan: Plan, fixture: Fixture, version: str) -> GameResult:
    if version != __version__:
        raise FacedownError(f"a machine of the cluster has Facedown {__version__}, this one has {version}")
    return _players.play(plan, fixture)
