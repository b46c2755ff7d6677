"""Launches kernels on a GPU, through CuPy: arrays stay there, and are handed over without copies.

Anything that speaks DLPack or CUDA's array interface will do as an array (CuPy, PyTorch, JAX); `cupy.from_dlpack` and
`torch.from_dlpack` lead back and forth.
"""

from functools import cache
from typing import Any

import numpy as np

from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.gpu.build import cubin, cubin_file
from facedown.gpu.listing import KERNELS

BLOCK = 256  # threads of a block,
PACED_BLOCK = 384  # and where they wait for each other


class NoGpu(FacedownError):
    """Says that there is no GPU here, or nothing to reach it with."""


def cupy() -> Any:
    """Gives CuPy with a GPU behind it, or a clear word about what is missing."""
    try:
        import cupy as module
    except ImportError as error:
        raise NoGpu(
            f"arrays on a GPU are CuPy's, which is missing here ({error}): pip install 'facedown[gpu]'. "
            "Without a GPU, facedown.envs.VectorEnv plays the same games on the processor"
        ) from None
    try:
        found = module.cuda.runtime.getDeviceCount()
    except module.cuda.runtime.CUDARuntimeError as error:
        raise NoGpu(f"CuPy finds no GPU ({error}); facedown.envs.VectorEnv plays the same games without one") from None
    if not found:
        raise NoGpu("this machine has no GPU; facedown.envs.VectorEnv plays the same games without one")
    return module


class Records:
    """Holds a game's records as bytes on the GPU, an array (count, bytes of a record)."""

    def __init__(self, game: Game, array: Any) -> None:
        size = game.rules.state.dtype.itemsize
        if array.ndim != 2 or array.shape[1] != size or array.dtype != np.uint8:
            raise FacedownError(f"records of {game.title} are an array of (count, {size}) bytes")
        self.array = array

    @property
    def words(self) -> Any:
        """The same memory as rows of integers."""
        return self.array.view(np.int64)


def launch(game: Game, name: str, threads: int, *arguments: Any) -> None:
    """Runs a kernel with so many threads; arrays, records and numbers in the order that the kernel takes them."""
    flat = [part for argument in arguments for part in _passed(argument)]
    block = PACED_BLOCK if KERNELS[name].paced and game.learn.gpu_pace is not None else BLOCK
    _loaded(game, name)(((threads + block - 1) // block,), (block,), tuple(flat))


@cache
def _loaded(game: Game, name: str) -> Any:
    cp = cupy()
    cubin(game, name)  # makes the file where it is missing
    return cp.RawModule(path=str(cubin_file(game, name))).get_function(name)


def _passed(argument: Any) -> list[Any]:
    """Lists an argument as numba's kernels do: an array as (0, 0, items, bytes of an item, address, shape, strides)."""
    if isinstance(argument, Records):
        array = argument.array
        return _array(array, array.shape[:1], array.shape[1], array.strides[:1])
    if isinstance(argument, float):
        return [np.float64(argument)]
    if isinstance(argument, int):
        return [np.int64(argument)]
    return _array(argument, argument.shape, argument.itemsize, argument.strides)


def _array(array: Any, shape: tuple[int, ...], size: int, strides: tuple[int, ...]) -> list[Any]:
    if not array.flags.c_contiguous:
        raise FacedownError("arrays for the GPU must be contiguous")
    numbers = [0, 0, int(np.prod(shape)), size]
    return [*map(np.uint64, numbers), array, *map(np.uint64, shape), *map(np.uint64, strides)]
