"""Compiles and links kernels as files that a GPU loads, with or without a GPU, and keeps them on disk.

A file is named by what it was made from, so a machine with a GPU and no compiler can use files that another has made:
`python -m facedown.gpu.build FOLDER` writes them, and FACEDOWN_CACHE tells where they are.
"""

import hashlib
import re
import sys
import tempfile
from pathlib import Path

from rich.progress import track

from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.engine.rule import jit_cache_folder, reach
from facedown.gpu.device import ARCHITECTURE, NoCompiler, compiling, cuda
from facedown.gpu.kernels import types_of
from facedown.gpu.listing import KERNELS

MADE_BY = ("build.py", "device.py", "kernels.py", "listing.py", "pace.py", "searching.py")  # what shapes a kernel
ENTRY = re.compile(r"\.visible \.entry (\S+)\(")


def ptx(game: Game, name: str) -> str:
    """Compiles a kernel into NVIDIA's assembly language; its entry has the kernel's name. Needs no GPU."""
    from numba import types

    compiler = cuda()
    kernel = KERNELS[name]
    signature = types.void(*kernel.takes(types_of(game)))
    with compiling(kernel.small):
        made = compiler.compile(kernel.make(game), signature, cc=ARCHITECTURE, device=False, abi="numba", output="ptx")
    text = str(made[0])
    entry = ENTRY.search(text)
    assert entry is not None, "numba-cuda made no kernel"
    return _tables_in_global_memory(text.replace(entry[1], name))


def cubin(game: Game, name: str) -> bytes:
    """Gives the same as machine code, from disk where it has been made before."""
    file = cubin_file(game, name)
    if not file.is_file():
        code = _linked(ptx(game, name))
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
            part.write(code)
        Path(part.name).replace(file)  # nobody ever reads half a file
    return file.read_bytes()


def cubin_file(game: Game, name: str) -> Path:
    """Says where a kernel is kept: under a hash of all rules that it uses and of this package."""
    digest = hashlib.sha256()
    for rule in KERNELS[name].uses(game):
        digest.update(reach(rule).encode())
    for source in MADE_BY:
        digest.update((Path(__file__).parent / source).read_bytes())
    architecture = "".join(map(str, ARCHITECTURE))
    return jit_cache_folder().parent / "gpu" / f"{game.name}-{name}-sm{architecture}-{digest.hexdigest()[:16]}.cubin"


def _tables_in_global_memory(text: str) -> str:
    """Moves tables of constants from constant memory, which holds 64 kB and answers one address at a time."""
    text = text.replace("ld.const", "ld.global").replace("cvta.const", "cvta.global")
    return re.sub(r"^\.const ", ".global ", text, flags=re.MULTILINE)


def _linked(text: str) -> bytes:
    try:
        from cuda.core import Linker, LinkerOptions, ObjectCode
    except ImportError as error:
        raise NoCompiler(
            f"kernels are linked by cuda-core, which is missing ({error}): pip install 'facedown[gpu]'"
        ) from None
    architecture = "sm_" + "".join(map(str, ARCHITECTURE))
    options = LinkerOptions(arch=architecture)
    return bytes(Linker(ObjectCode.from_ptx(text.encode()), options=options).link("cubin").code)


def main(names: list[str]) -> None:
    """Serves `python -m facedown.gpu.build [GAME[:KERNEL] ..]`: makes what is missing and says where it is."""
    wanted = names or list(GAMES)
    pairs = [
        (GAMES[game], kernel)
        for game, _, only in (name.partition(":") for name in wanted)
        for kernel in ([only] if only else KERNELS)
    ]
    for game, kernel in track(pairs, description="Compiling for the GPU"):
        cubin(game, kernel)
    print(cubin_file(*pairs[0]).parent)


if __name__ == "__main__":
    main(sys.argv[1:])
