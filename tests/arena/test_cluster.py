"""A Ray cluster plays: the same bytes as one process. Two workers on this machine, which talk over loopback only."""

import sys
from collections.abc import Iterator

import pytest

from facedown.arena import cluster
from facedown.arena.cluster import RayCrew, play_there, ray_crew
from facedown.arena.plan import Fixture, make_plan
from facedown.arena.pool import Processes, run_all
from facedown.arena.store import dump
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult
from tests.arena.test_command import facedown

PLANS = [make_plan("nyet", ["random"], 12, 3, ["round_count=1", f"discard_line={line}"]) for line in ("five", "double")]


@pytest.fixture(scope="module")
def crew() -> Iterator[RayCrew]:
    pytest.importorskip("ray")
    with ray_crew("local", 2) as crew:
        yield crew


def written(games: list[list[GameResult]]) -> list[str]:
    return [dump(plan, each) for plan, each in zip(PLANS, games, strict=True)]


def test_two_workers_of_a_cluster_give_the_same_bytes_as_one_process_also_after_an_interruption(crew: RayCrew) -> None:
    heard: list[tuple[int, GameResult]] = []

    def third_time(number: int, game: GameResult) -> None:
        heard.append((number, game))
        if len(heard) == 3:
            raise KeyboardInterrupt

    assert crew.workers == 2
    alone = written([outcome.games for outcome in run_all(PLANS, Processes(1))])
    broken = run_all(PLANS, crew, third_time)
    assert [outcome.interrupted for outcome in broken] == [True, True]
    kept = [outcome.games for outcome in broken]
    assert sum(map(len, kept)) == 3
    assert written([outcome.games for outcome in run_all(PLANS, crew, kept=kept)]) == alone
    assert written([outcome.games for outcome in run_all(PLANS, Processes(1), kept=kept)]) == alone


def test_an_error_in_the_cluster_is_told(crew: RayCrew) -> None:
    plan = make_plan("nyet", ["random"], 4, 1)
    plan.bots[:] = ["nobody"] * 4
    with pytest.raises(FacedownError, match="there is no bot 'nobody'"):
        run_all([plan], crew)


def test_machines_of_other_versions_are_refused() -> None:
    with pytest.raises(FacedownError, match=r"a machine of the cluster has Facedown .*, this one has 0\.0\.1"):
        play_there(PLANS[0], Fixture(0, 0), "0.0.1")


def test_without_ray_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    got = facedown("nyet", "--bots", "random", "--ray", cluster.LOCAL)
    assert got.exit_code == 1
    assert "pip install facedown[research]" in got.stderr


def test_a_cluster_counts_its_own_processes() -> None:
    got = facedown("nyet", "--bots", "random", "--ray", "auto", "--jobs", "2")
    assert got.exit_code == 1
    assert "a Ray cluster knows its own" in got.stderr
