"""Rules for the GPU, where there is none: everything compiles, is kept, and says what is missing."""

import sys
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.gpu import build, device
from facedown.gpu.build import cubin, cubin_file, ptx
from facedown.gpu.device import NoCompiler
from facedown.gpu.listing import KERNELS

pytestmark = pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaWarning")
NYET = GAMES["nyet"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_games_of_every_game_compile_for_cuda(game: Game) -> None:
    text = ptx(game, "play")
    assert ".target sm_90" in text
    assert ".visible .entry play(" in text
    assert "ld.const" not in text  # constant memory would be too small for some games


@pytest.mark.parametrize("name", [name for name in KERNELS if name != "play"])
def test_every_kernel_compiles(name: str) -> None:
    assert f".visible .entry {name}(" in ptx(GAMES["myst"], name)


def test_a_kernel_is_kept_on_disk_and_then_needs_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FACEDOWN_CACHE", str(tmp_path))
    code = cubin(NYET, "redact")
    assert code[:4] == b"\x7fELF"
    assert [path.read_bytes() for path in (tmp_path / "gpu").iterdir()] == [code]  # and no half-written file
    monkeypatch.setattr(build, "ptx", lambda *_: pytest.fail("compiled again"))
    assert cubin(NYET, "redact") == code


def test_other_peoples_kernels_are_compiled_for_their_own_gpu() -> None:
    from numba.cuda import dispatcher

    before = vars(dispatcher)["get_current_device"]
    with device.for_architecture():
        assert vars(dispatcher)["get_current_device"]().compute_capability == device.ARCHITECTURE
    assert vars(dispatcher)["get_current_device"] is before


def test_files_are_named_by_the_rules_they_were_made_from() -> None:
    names = {cubin_file(game, kernel).name for game in GAMES.values() for kernel in ("play", "redact")}
    assert len(names) == 2 * len(GAMES)
    assert cubin_file(NYET, "play") == cubin_file(NYET, "play")


def test_without_numba_cuda_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(NoCompiler, match=r"numba-cuda.*pip install 'facedown\[gpu\]'.*no GPU is needed"):
        device.cuda()


def test_with_the_compiler_switched_off_the_gpus_is_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "JIT", False)
    with pytest.raises(NoCompiler, match="FACEDOWN_JIT=0"):
        device.cuda()
