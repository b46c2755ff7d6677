"""Keeps finished games in a folder while others are played: a run that was killed goes on where it was.

Each match has a file of its own, named by what decides its games (game, options, line-up, seed), but not by how many of
them are wanted: who asks for more plays only the further ones. The first line says what it is, then comes a game a
line. A line that a sudden end cut short is dropped.
"""

import hashlib
from pathlib import Path

import msgspec

from facedown import __version__
from facedown.arena.plan import Plan
from facedown.arena.store import FORMAT, check_folder, typed
from facedown.catalog import find_game
from facedown.engine.errors import FacedownError
from facedown.study.results import GameResult


class _Head(msgspec.Struct, frozen=True):
    facedown_arena: int
    version: str
    rules: int
    plan: Plan


class Shelf:
    """Keeps games in a folder; it is made if it is not there."""

    def __init__(self, folder: Path) -> None:
        check_folder(folder)
        self._folder = folder

    def games(self, plan: Plan) -> list[GameResult]:
        """Gives the games of a plan that are there already; makes its file ready for more."""
        path = self._path(plan)
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole != text:
                path.write_bytes(whole)
            if not whole:
                path.write_bytes(msgspec.json.encode(_head(plan)) + b"\n")
                return []
        except OSError as error:
            raise FacedownError(f"{path}: {error.strerror or error}") from error
        return self._read(path, plan, whole.splitlines())

    def keep(self, plan: Plan, game: GameResult) -> None:
        try:
            with self._path(plan).open("ab", buffering=0) as file:  # one write: whole, or cut short by a sudden end
                file.write(msgspec.json.encode(game) + b"\n")
        except OSError as error:
            raise FacedownError(f"{self._path(plan)}: cannot keep a game: {error.strerror or error}") from error

    def _read(self, path: Path, plan: Plan, lines: list[bytes]) -> list[GameResult]:
        try:
            head = msgspec.json.decode(lines[0], type=_Head)
            found = [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise FacedownError(f"{path}: these are no kept games, or they are damaged ({error})") from None
        if msgspec.structs.replace(head, plan=plan) != _head(plan):
            raise FacedownError(
                f"{path}: kept by Facedown {head.version} (rules {head.rules}); with this version games may differ, "
                "so take another folder"
            )
        games = {game.fixture: game for game in typed(plan.game, found, str(path))}  # a game played twice counts once
        return [games[fixture] for fixture in plan.fixtures() if fixture in games]

    def _path(self, plan: Plan) -> Path:
        what = msgspec.json.encode([plan.options, plan.bots, plan.seed], order="sorted")
        return self._folder / f"{plan.game}-{hashlib.sha256(what).hexdigest()[:16]}.jsonl"


def _head(plan: Plan) -> _Head:
    return _Head(FORMAT, __version__, find_game(plan.game).rules_version, plan)
