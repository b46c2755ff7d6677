"""Reads the owner's data of a printed game, in place of ours: a file, named by an environment variable."""

import os
from pathlib import Path

from facedown.engine.errors import FacedownError


class DataError(FacedownError):
    """Says that a game's data cannot be used; `problems` names each entry and what is wrong with it."""

    def __init__(self, problems: list[str], where: str = "") -> None:
        super().__init__("\n".join([f"{where}:" if where else "the data cannot be used:", *problems]))
        self.problems = problems


def own_variable(game: str) -> str:
    return f"FACEDOWN_{game.upper()}_DATA"


def own_text(game: str) -> tuple[str, str] | None:
    """Reads the owner's data for a game, if one was named, as (path, text). Raises DataError if it cannot be read."""
    named = os.environ.get(own_variable(game))
    if not named:
        return None
    try:
        return named, Path(named).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise DataError([f"{own_variable(game)} names it, but it cannot be read: {reason}"], named) from None
