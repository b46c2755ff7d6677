"""A few seeds of `make soak`: one of each kind, by night one or two more."""

import gc
from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.soak.seeds import kind_of, run_seed
from tests.soak.world import HURRIED

DAILY = (4, 6, 13, 20)
SEEDS = (*DAILY, 3, 5, 8, 9, 10)
RACES = (6, 13)  # live ones, at two and three servers


# Servers that are killed close nothing.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore::{kind}")
    for kind in ("ResourceWarning", "RuntimeWarning", "pytest.PytestUnraisableExceptionWarning")
]


@pytest.fixture(autouse=True)
def _nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module, names in HURRIED.items():
        for name in names:
            monkeypatch.setattr(module, name, getattr(module, name))  # put back at the end
    yield
    gc.collect()  # what they have left open is found here, and not in another test


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=() if seed in DAILY else pytest.mark.nightly) for seed in SEEDS]
)
def test_nothing_is_lost_and_nobody_sees_too_much(seed: int, pg: Postgres) -> None:
    outcome = run_seed(seed, pg)
    assert outcome.acknowledged > 5
    assert outcome.rows > 5
    assert outcome.faults, "nothing went wrong: then nothing was tested"
    assert outcome.laid or seed not in RACES


def test_every_kind_of_seed_is_among_them() -> None:
    assert {kind_of(seed) for seed in DAILY} == {kind_of(seed) for seed in range(1, 200)}
