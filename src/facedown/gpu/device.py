"""A game's rules as CUDA functions: the same source that runs in the debugger and on the processor, compiled for a GPU.

Only here is numba-cuda imported. It needs no GPU: what it compiles can be linked and kept on any machine.
"""

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
    """CUDA code is asked for where it cannot be made."""


def cuda() -> Any:
    """numba-cuda's module, or a clear word about what is missing."""
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
def for_architecture() -> Iterator[None]:
    """While a kernel is compiled: numba-cuda asks the GPU that is there what a called function is compiled for, and we
    compile for another machine, or where there is none."""
    from numba.cuda import dispatcher

    names = vars(dispatcher)
    before = names["get_current_device"]
    names["get_current_device"] = lambda: SimpleNamespace(compute_capability=ARCHITECTURE)
    try:
        yield
    finally:
        names["get_current_device"] = before


@cache
def device(f: Any) -> Any:
    """A rule, with all that it calls, as a CUDA device function."""
    from numba import types

    dispatcher = cuda().jit(device=True)(with_callees(f, device))
    compile_for = dispatcher.compile_device

    def compile_widened(arguments: Any, *more: Any) -> Any:
        """As on the processor: a narrow field and a plain number are the same to a rule, and compiled once."""
        return compile_for(tuple(types.int64 if isinstance(t, types.Integer) else t for t in arguments), *more)

    dispatcher.compile_device = compile_widened
    return dispatcher
