"""Rules for the GPU, where there is none: everything compiles, is kept, and says what is missing."""

import sys
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.batch import filled, play_out
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import Game
from facedown.gpu import build, device
from facedown.gpu.build import cubin, cubin_file, ptx
from facedown.gpu.device import NoCompiler
from facedown.gpu.listing import KERNELS
from facedown.gpu.pace import stretch

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
    with device.compiling():
        assert vars(dispatcher)["get_current_device"]().compute_capability == device.ARCHITECTURE
    assert vars(dispatcher)["get_current_device"] is before


def test_small_code_is_asked_for_where_a_kernel_wants_it() -> None:
    from numba.cuda.cudadrv import nvvm

    before = vars(nvvm)["compile_ir"]
    text = "declare i32 @a()\ndefine i32 @b(i8* %x)\n{\ndefine void @c() alwaysinline {\ndefine i32 @d() !dbg !7\n{"
    wanted = text.replace("(i8* %x)", "(i8* %x) optsize").replace("@d()", "@d() optsize")
    assert device._small(text) == wanted
    with device.compiling(small=True):
        assert vars(nvvm)["compile_ir"] is not before
    assert vars(nvvm)["compile_ir"] is before
    with device.compiling():
        assert vars(nvvm)["compile_ir"] is before


def test_a_game_is_played_the_same_turn_by_turn() -> None:
    """What the threads of a GPU do, on the processor."""
    for game in (GAMES["nusubito"], GAMES["shy_monsters"], GAMES["nyet"]):
        mask = [0] * game.rules.words
        ends = []
        stretches = 0
        for paced in (False, True):
            state, rng, counts = game.rules.setup(game.options.of()), [0] * RNG, [0, 0]
            seed_rng(rng, 5, 1)
            if paced:
                who = game.rules.actors(state)
                while who != 0:
                    who = stretch(game)(state, who, mask, rng, counts)
                    stretches += 1
            else:
                filled(game, play_out)(state, mask, rng, counts)
            ends.append((state.to_bytes(), counts))
        assert ends[0] == ends[1]
        assert (stretches > 1) == (game.learn.gpu_pace is not None)


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
