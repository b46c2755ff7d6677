"""Writes and reads a match as versioned JSON with the plan and every game: to report again or go further.

    {
     "facedown_arena": 1, "version": "0.1.0", "rules": 1,
     "plan": {"game": "coins", "options": {...}, "bots": [...], "games": 400, "seed": 1},
     "games": [
      {"deal": 0, "rotation": 0, "wins": [...], "scores": [...], "decisions": 639, "rounds": [{...}, ...]},
      ...
     ]
    }

The same plan gives the same file.
"""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from facedown import __version__
from facedown.arena.measures import measure_of
from facedown.arena.plan import Plan
from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult, Results

FORMAT = 1


class _File(msgspec.Struct, frozen=True):
    facedown_arena: int
    version: str
    rules: int
    plan: Plan
    games: list[GameResult]


def make_results(plan: Plan, games: Sequence[GameResult]) -> Results:
    return Results(plan, games, measure_of(plan.game))


def dump(plan: Plan, games: Sequence[GameResult]) -> str:
    """Writes one game a line, so that a person can look into it and two files can be compared."""
    head = {
        "facedown_arena": FORMAT,
        "version": __version__,
        "rules": find_game(plan.game).rules_version,
        "plan": plan,
    }
    lines = [f' "{key}": {_json(value)},' for key, value in head.items()]
    rows = ",\n".join(f"  {_json(game)}" for game in games)
    return "{\n" + "\n".join(lines) + f'\n "games": [\n{rows}\n ]\n}}\n'


def loads(text: str, name: str) -> tuple[Plan, list[GameResult]]:
    """Reads the plan and the games of a file; raises FacedownError that says what is wrong with it."""
    try:
        file = msgspec.json.decode(text, type=_File)
    except msgspec.MsgspecError as error:
        raise FacedownError(f"{name}: this is no data file of the arena, or it is damaged ({error})") from None
    if file.facedown_arena != FORMAT:
        raise FacedownError(f"{name}: file format {file.facedown_arena} is not known here (this is {FORMAT})")
    game, options = file.plan.rules()
    if file.rules != game.rules_version:
        raise FacedownError(
            f"{name}: written for rules version {file.rules} of {game.title}, this is {game.rules_version}"
        )
    n = file.plan.seats
    if options.players != n or any(len(g.wins) != n or len(g.scores) != n for g in file.games):
        raise FacedownError(f"{name}: the number of seats is not the same throughout the file")
    return file.plan, typed(game.name, file.games, name)


def typed(game: str, games: Sequence[GameResult], name: str) -> list[GameResult]:
    """Gives the facts of the rounds of games, as they were read, the type that the game's measure has for them."""
    fact = measure_of(game).fact
    try:
        return [msgspec.structs.replace(g, rounds=msgspec.convert(g.rounds, list[fact])) for g in games]  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        raise FacedownError(f"{name}: a round is not written as it should be ({error})") from None


def load(path: Path) -> tuple[Plan, list[GameResult]]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise FacedownError(f"{path}: cannot read the file: {error.strerror or error}") from error
    except UnicodeDecodeError:
        raise FacedownError(f"{path}: this is no data file of the arena (not a text file)") from None
    return loads(text, str(path))


def check_file(path: Path) -> None:
    """Can a file be written there? Asked before a long run, so that its results are not lost at its end."""
    if path.is_dir():
        raise FacedownError(f"{path} is a folder; name a file in it")
    if path.exists() and not os.access(path, os.W_OK):
        raise FacedownError(f"{path} is write-protected")
    check_folder(path.parent)


def check_folder(path: Path) -> None:
    """Makes the folder if need be, and tries whether it takes files."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path):
            pass
    except OSError as error:
        raise FacedownError(f"cannot write into {path}: {error.strerror or error}") from error


def write(path: Path, data: str | bytes) -> None:
    """Writes a file, whole or not at all."""
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            try:
                file.write(data.encode() if isinstance(data, str) else data)
                file.flush()
            except OSError:
                Path(file.name).unlink(missing_ok=True)
                raise
        Path(file.name).chmod(0o644)
        Path(file.name).replace(path)
    except OSError as error:
        raise FacedownError(f"{path}: cannot write the file: {error.strerror or error}") from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
