"""Compiles a game's rules as CUDA functions: the same source that runs in the debugger and on the processor.

Only here is numba-cuda imported. It needs no GPU: what it compiles can be linked and kept on any machine.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from facedown.engine.errors import FacedownError
from facedown.engine.rule import JIT, with_callees

ARCHITECTURE = (9, 0)  # compute capability that is built for where nothing else is said (H100, H200)


class NoCompiler(FacedownError):
    """Says that CUDA code is asked for where it cannot be made."""


def cuda() -> Any:
    """Gives numba-cuda's module, or a clear word about what is missing."""
    if not JIT:
        raise NoCompiler("FACEDOWN_JIT=0: compiled rules are switched off, for the GPU too; unset it")
    try:
        import_module("numba_cuda")  # Numba alone has an older numba.cuda, which is not enough
        return import_module("numba.cuda")
    except ImportError as error:
        raise NoCompiler(
            f"rules for the GPU are compiled by numba-cuda, which is missing here ({error}): "
            "pip install 'facedown[gpu]' (no GPU is needed to compile)"
        ) from None


@contextmanager
def compiling(small: bool = False) -> Iterator[None]:
    """Prepares numba-cuda while a kernel is compiled. It asks the GPU that is there what a called function is compiled
    for, and we compile for another machine, or where there is none. And it has no way to ask for small code."""
    from numba.cuda import dispatcher
    from numba.cuda.cudadrv import nvvm

    names, makers = vars(dispatcher), vars(nvvm)
    before, make = names["get_current_device"], makers["compile_ir"]
    names["get_current_device"] = lambda: SimpleNamespace(compute_capability=ARCHITECTURE)
    if small:
        makers["compile_ir"] = lambda modules, **options: make([_small(text) for text in modules], **options)
    try:
        yield
    finally:
        names["get_current_device"] = before
        makers["compile_ir"] = make


def _small(module: str) -> str:
    """Keeps loops as loops and calls as calls, in LLVM's language: what is unrolled and inlined is soon more than a
    GPU's memory for instructions holds."""
    return re.sub(r"^define (?!.*alwaysinline).*?(?=(?: !dbg .*)? *\{?$)", r"\g<0> optsize", module, flags=re.MULTILINE)


@cache
def device(f: Any) -> Any:
    """Makes a rule, with all that it calls, a CUDA device function."""
    from numba import types

    dispatcher = cuda().jit(device=True)(with_callees(f, device))
    compile_for = dispatcher.compile_device

    def compile_widened(arguments: Any, *more: Any) -> Any:
        """Compiles as on the processor: a narrow field and a plain number are the same to a rule, and compiled once."""
        return compile_for(tuple(types.int64 if isinstance(t, types.Integer) else t for t in arguments), *more)

    dispatcher.compile_device = compile_widened
    return dispatcher
