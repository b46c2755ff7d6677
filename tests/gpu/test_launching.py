"""What is handed to a GPU, and what is said where there is none."""

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from facedown.catalog import GAMES
from facedown.engine.errors import FacedownError
from facedown.gpu import launch
from facedown.gpu.batch import GpuBatch, search_bytes
from facedown.gpu.launch import NoGpu, Records

NYET = GAMES["nyet"]


def test_without_cupy_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoGpu, match=r"CuPy's.*pip install 'facedown\[gpu\]'.*VectorEnv"):
        GpuBatch("nyet", 10)


def test_without_a_gpu_one_is_told_what_else_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", cupy_with(0))
    with pytest.raises(NoGpu, match=r"no GPU; .*VectorEnv"):
        GpuBatch("nyet", 10)


def cupy_with(gpus: int) -> Any:
    runtime = SimpleNamespace(getDeviceCount=lambda: gpus, CUDARuntimeError=RuntimeError)
    return SimpleNamespace(cuda=SimpleNamespace(runtime=runtime))


def test_a_batch_has_games_and_options_that_exist() -> None:
    with pytest.raises(FacedownError, match="at least one game"):
        GpuBatch("nyet", 0)
    with pytest.raises(FacedownError, match="there is no game 'whist'"):
        GpuBatch("whist", 1)
    with pytest.raises(FacedownError, match="no option 'cards'"):
        GpuBatch("nyet", 1, cards=3)


def test_arrays_are_passed_as_numba_takes_them() -> None:
    rows = np.zeros((3, 4), np.int64)
    passed = launch._passed(rows)
    assert [int(part) for k, part in enumerate(passed) if k != 4] == [0, 0, 12, 8, 3, 4, 32, 8]
    assert passed[4] is rows
    assert [type(number) for number in (*launch._passed(7), *launch._passed(0.5))] == [np.int64, np.float64]
    with pytest.raises(FacedownError, match="contiguous"):
        launch._passed(rows[:, :2])


def test_records_are_bytes_and_the_same_memory_as_integers() -> None:
    size = NYET.rules.state.dtype.itemsize
    records = Records(NYET, np.zeros((5, size), np.uint8))
    passed = launch._passed(records)
    assert [int(part) for k, part in enumerate(passed) if k != 4] == [0, 0, 5, size, 5, size]
    records.words[2, 0] = 7
    assert records.array[2, :8].tolist() == [7, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(FacedownError, match=f"of \\(count, {size}\\) bytes"):
        Records(NYET, np.zeros((5, size + 1), np.uint8))


def test_the_memory_of_a_search_grows_with_its_simulations() -> None:
    assert search_bytes(NYET, 2000) > search_bytes(NYET, 1000) > 8 * NYET.rules.scratch


@pytest.mark.parametrize(
    ("name", "kernel", "blocks"), [("nyet", "play", 4), ("nusubito", "play", 3), ("nusubito", "step", 4)]
)
def test_threads_that_wait_for_each_other_come_in_larger_blocks(
    monkeypatch: pytest.MonkeyPatch, name: str, kernel: str, blocks: int
) -> None:
    """And there are always enough of them for all games."""
    started: list[Any] = []
    monkeypatch.setattr(launch, "_loaded", lambda game, name: lambda *given: started.append(given))
    launch.launch(GAMES[name], kernel, 1000, 7)
    (((count,), (threads,), arguments),) = started
    assert count == blocks
    assert (count - 1) * threads < 1000 <= count * threads
    assert arguments == (7,)
