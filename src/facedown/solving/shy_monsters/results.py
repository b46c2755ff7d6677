"""Keeps a solved programme in a file: one line of JSON that describes and checks it, then the arrays."""

import hashlib
import io
import os
import tempfile
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from facedown.engine.errors import FacedownError
from facedown.solving.shy_monsters.programme import ALL, Programme

FORMAT = 1
RULES_VERSION = 1  # of Shy Monsters, for which these results hold
LEAST = 1e-7  # chances below are not kept: the mean of all rounds holds traces of every layout tried


class Header(msgspec.Struct, frozen=True):
    facedown_solution: int
    rules: int
    storey: int
    unseen: list[int]
    alone: bool
    low: float  # what the Hero surely gets
    high: float  # what he gets at most against the mix that is kept here
    iterations: int
    seconds: float
    entries: int
    decisions: int
    sha256: str = ""


@dataclass(frozen=True)
class Result:
    """Holds the Dungeon Master's mix (chance of a layout given its pair), the Hero's guarantees, and the bounds."""

    header: Header
    outline: Any  # number of the outline class
    pair: Any  # number in the programme's list of pairs
    arrangement: Any
    chance: Any
    guarantee: Any  # 15 x 15, see programme.guarantee

    @property
    def programme(self) -> Programme:
        return Programme(self.header.storey, tuple(self.header.unseen), self.header.alone)

    @property
    def gap(self) -> float:
        return self.header.high - self.header.low

    @property
    def prices(self) -> Any:
        """Computes for each pair the mean guarantee over what may follow."""
        from facedown.solving.shy_monsters.graph import ALL_PAIRS

        return np.array([np.nanmean(self.guarantee[ALL_PAIRS.index(pair)]) for pair in self.programme.pairs])


def sparse(mix: Any, pairs: int, least: float = LEAST) -> tuple[Any, Any, Any, Any]:
    """Lists the chances given the pair, from a dense table outline x hypothesis; small ones left out, sums made 1."""
    table = mix.reshape(len(mix), pairs, 120)
    table = table / table.sum(axis=(0, 2))[None, :, None]
    table = np.where(table >= least, table, 0)
    table = table / table.sum(axis=(0, 2))[None, :, None]
    outline, pair, arrangement = np.nonzero(table)
    order = np.lexsort((arrangement, outline, pair))
    outline, pair, arrangement = outline[order], pair[order], arrangement[order]
    return (
        outline.astype(np.uint16),
        pair.astype(np.uint8),
        arrangement.astype(np.uint8),
        table[outline, pair, arrangement].astype(np.float32),
    )


def dense(result: Result, outlines: int, pairs: int) -> Any:
    """Builds outline x hypothesis, each pair with its chance: what the passes work on."""
    table = np.zeros((outlines, pairs, 120))
    np.add.at(table, (result.outline, result.pair, result.arrangement), result.chance)
    table /= table.sum(axis=(0, 2))[None, :, None] * pairs
    return table.reshape(outlines, pairs * 120)


def _arrays(result: Result) -> dict[str, Any]:
    names = ("outline", "pair", "arrangement", "chance", "guarantee")
    return {name: np.ascontiguousarray(getattr(result, name)) for name in names}


def checksum(arrays: dict[str, Any]) -> str:
    digest = hashlib.sha256()
    for name in sorted(arrays):
        digest.update(name.encode() + str(arrays[name].dtype).encode() + str(arrays[name].shape).encode())
        digest.update(arrays[name].tobytes())
    return digest.hexdigest()[:32]


def dump(result: Result) -> bytes:
    arrays = _arrays(result)
    header = msgspec.structs.replace(result.header, sha256=checksum(arrays))
    out = io.BytesIO()
    np.savez_compressed(out, header=np.frombuffer(msgspec.json.encode(header), np.uint8), **arrays)
    return out.getvalue()


def loads(data: bytes, name: str) -> Result:
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            arrays = {key: file[key] for key in file.files}
        header = msgspec.json.decode(arrays.pop("header").tobytes(), type=Header)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error, msgspec.MsgspecError) as error:
        raise FacedownError(f"{name}: this is no solution of a storey, or it is damaged ({error})") from None
    if header.facedown_solution != FORMAT:
        raise FacedownError(f"{name}: file format {header.facedown_solution} is not known here (this is {FORMAT})")
    if header.rules != RULES_VERSION:
        raise FacedownError(f"{name}: solved for rules version {header.rules}, this is {RULES_VERSION}")
    if checksum(arrays) != header.sha256:
        raise FacedownError(f"{name}: the file is damaged (its checksum is wrong); solve this programme again")
    try:
        return Result(header, **arrays)
    except TypeError:
        raise FacedownError(f"{name}: something is missing in this file") from None


def write(path: Path, data: bytes) -> None:
    """Writes whole or not at all: a file of this name is always a complete one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(temporary).chmod(0o644)
        Path(temporary).replace(path)
    except OSError as error:
        raise FacedownError(f"{path}: cannot be written ({error.strerror or error})") from None


class Library:
    """Keeps a folder of solved programmes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Programme, Result] = {}

    def path(self, one: Programme) -> Path:
        return self.folder / f"{one.name}.npz"

    def find(self, one: Programme) -> Result | None:
        if one not in self._known and self.path(one).exists():
            try:
                data = self.path(one).read_bytes()
            except OSError as error:
                raise FacedownError(f"{self.path(one)}: cannot be read ({error.strerror})") from None
            self._known[one] = loads(data, str(self.path(one)))
        return self._known.get(one)

    def put(self, result: Result) -> None:
        write(self.path(result.programme), dump(result))
        self._known[result.programme] = result

    def nearest(self, one: Programme) -> Result | None:
        """Gives the programme itself, or the solved one with the fewest more unseen Monsters: a Hero may forget."""
        if found := self.find(one):
            return found
        for other in ALL:
            if other not in one.unseen:
                more = Programme(one.storey, tuple(sorted((*one.unseen, other))), one.alone)
                if found := self.find(more):
                    return found
        return self.find(Programme(one.storey, ALL, one.alone))
