"""Packs files of solutions as shipped: arrays without small chances, and a line of JSON that checks them."""

import json
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from io import BytesIO
from typing import Any

import msgspec
import numpy as np

from facedown.engine.errors import FacedownError
from facedown.solving.shy_monsters.results import RULES_VERSION, checksum

FULL = 65535  # a pair's likeliest layout; the others in proportion


def in_16_bits(pair: Any, chance: Any, pairs: int) -> Any:
    """Rounds chances to whole parts of the likeliest of their pair."""
    chance = chance.astype(np.float64)
    top = np.zeros(pairs)
    np.maximum.at(top, pair, chance)
    return np.maximum(np.rint(chance / top[pair] * FULL), 1).astype(np.uint16)


def pack(kind: str, form: int, arrays: dict[str, Any], **more: Any) -> bytes:
    about = {kind: form, "rules": RULES_VERSION, "sha256": checksum(arrays), **more}
    out = BytesIO()
    np.savez_compressed(out, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    return out.getvalue()


def unpack(data: bytes, name: str, kind: str, form: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Reads what is said about the arrays, and them; refuses another version and a wrong checksum."""
    with np.load(BytesIO(data), allow_pickle=False) as file:
        arrays = {key: file[key] for key in file.files}
    about = json.loads(arrays.pop("about").tobytes())
    if about[kind] != form or about["rules"] != RULES_VERSION:
        raise FacedownError(f"{name}: made for another version of the game or of this program")
    if checksum(arrays) != about["sha256"]:
        raise FacedownError(f"{name}: the file is damaged (its checksum is wrong)")
    return about, arrays


@contextmanager
def refused_if_damaged(name: str) -> Iterator[None]:
    """Says in words what goes wrong while a file is read."""
    try:
        yield
    except (
        OSError, ValueError, KeyError, IndexError, EOFError, zipfile.BadZipFile, zlib.error, msgspec.MsgspecError,
    ) as error:  # fmt: skip
        raise FacedownError(f"{name}: this file of solutions is damaged ({error})") from None


def in_this_package(name: str) -> bytes:
    """Reads a file that comes with the game."""
    try:
        return (resources.files("facedown.solving.shy_monsters") / "data" / name).read_bytes()
    except OSError as error:
        raise FacedownError(f"the solutions of Shy Monsters are missing ({error.strerror})") from None
