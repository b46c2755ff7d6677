"""What training leaves behind: a network's weights and how far it was, as plain arrays in an .npz file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.engine.errors import FacedownError

Weights = dict[str, npt.NDArray[np.float32]]
NAMES = ("first", "second", "policy", "value")  # layers; each has a `_weight` (outputs, inputs) and a `_bias`


@dataclass(frozen=True)
class Checkpoint:
    game: str
    minutes: float  # of training
    decisions: int  # made in all games so far
    games: int  # finished so far
    weights: Weights


def save(file: Path, checkpoint: Checkpoint) -> None:
    """Writes weights with 16 bits each: half the size, and the play is the same for all that can be measured."""
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in checkpoint.weights.items()}
    for name in ("game", "minutes", "decisions", "games"):
        arrays[name] = np.array(getattr(checkpoint, name))
    np.savez(file, **arrays)


def load(file: Path) -> Checkpoint:
    try:
        with np.load(file) as kept:
            weights = {f"{layer}_{part}": kept[f"{layer}_{part}"] for layer in NAMES for part in ("weight", "bias")}
            return Checkpoint(
                str(kept["game"]),
                float(kept["minutes"]),
                int(kept["decisions"]),
                int(kept["games"]),
                {name: array.astype(np.float32) for name, array in weights.items()},
            )
    except (OSError, ValueError, KeyError) as error:
        raise FacedownError(f"{file}: this is no checkpoint ({error})") from None


def found_in(folder: Path) -> list[Checkpoint]:
    """Finds all checkpoints of a folder, in the order of training."""
    made = sorted((load(file) for file in folder.glob("*.npz")), key=lambda checkpoint: checkpoint.decisions)
    if not made:
        raise FacedownError(f"{folder}: there are no checkpoints (*.npz)")
    return made
