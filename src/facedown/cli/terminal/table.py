"""Holds a game at this terminal: the play, who sits where, and what the viewer has seen happen."""

import os
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import platformdirs

from facedown.catalog import BOT_NAMES
from facedown.cli.words import say
from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR, Game, seats_in
from facedown.engine.log import SavedGame, Sitter, save
from facedown.engine.options import Options
from facedown.engine.play import Entry, Play, choices
from facedown.words.server import say as words

SUFFIX = ".facedown.json"


class Happening(NamedTuple):
    """Holds an event, and how long the log was when it had happened."""

    length: int
    event: msgspec.Struct


class Table:
    def __init__(self, play: Play, sitters: list[Sitter], viewer: int) -> None:
        """Takes a play that has just been set up; chance has not acted yet."""
        self.play = play
        self.sitters = sitters
        self.viewer = viewer
        self.history: list[Happening] = []
        self.known = 0  # so many events are from an earlier sitting
        self._watcher = play.watch(viewer)

    @classmethod
    def new(cls, game: Game, options: Options, sitters: list[Sitter], seed: bytes | None = None) -> Self:
        made = cls(Play(game, options, seed), sitters, _person(sitters))
        made.play.roll()
        made._collect()
        return made

    @classmethod
    def resumed(cls, saved: SavedGame) -> Self:
        """Opens a saved game, with the viewer's events from its beginning on."""
        old = saved.play
        made = cls(Play(old.game, old.options, old.dice.seed, old.dice.shared), saved.seats, _person(saved.seats))
        for entry in old.log:
            made.append(entry)
        made.known = len(made.history)
        if not made.play.over:
            made.play.roll()
            made._collect()
        return made

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def view(self) -> Any:
        return self.game.page.view(self.play.seen(self.viewer), self.viewer)

    @property
    def acting(self) -> list[int]:
        """The seats that are to act, for all the viewer can tell."""
        return [] if self.play.over else seats_in(int(self.game.rules.actors(self.play.seen(self.viewer))))

    @property
    def news(self) -> int:
        """Where in the history the viewer's last decision and what followed it begin."""
        own = max((k for k, entry in enumerate(self.play.log) if entry.seat == self.viewer), default=-1)
        return sum(happening.length <= own for happening in self.history)

    @property
    def events(self) -> list[msgspec.Struct]:
        return [happening.event for happening in self.history]

    def act(self, seat: int, action: int) -> None:
        self.play.act(seat, action)
        self._collect()

    def append(self, entry: Entry) -> None:
        """Appends an action that is known to be legal (from a file)."""
        self.play.append(entry)
        self._collect()

    def _collect(self) -> None:
        self.history += [Happening(len(self.play.log), event) for event in self._watcher.take()]

    def undo(self) -> bool:
        """Goes back to the viewer's last decision that was not forced; False if there is none."""
        forced_too = plays_forced(self.play)
        own = [k for k, entry in enumerate(self.play.log) if entry.seat == self.viewer]
        for length in reversed(own):
            self.back_to(length)
            if not forced_too or len(choices(self.game, self.play.state, self.viewer)) > 1:
                return True
        return False

    def back_to(self, length: int) -> None:
        log = self.play.log
        try:
            self.play.undo(length)
        except BaseException:
            self.play.log = log  # Ctrl-C in the middle: what is saved now is the whole log
            raise
        self._watcher.take()
        self.history = [happening for happening in self.history if happening.length <= length]

    def save(self, path: Path) -> None:
        save(self.play, self.sitters, path)


def _person(sitters: list[Sitter]) -> int:
    """Finds the one seat without a bot, or SPECTATOR."""
    for sitter in sitters:
        if sitter.bot and sitter.bot not in BOT_NAMES:
            raise FacedownError(words("refused.no_bot", level=sitter.bot, levels=list(BOT_NAMES)))
    people = [seat for seat, sitter in enumerate(sitters) if not sitter.bot]
    if len(people) > 1:
        raise FacedownError(say("people", seats=[str(seat) for seat in people]))
    return people[0] if people else SPECTATOR


def plays_forced(play: Play) -> bool:
    """Is the only possible choice made for the person?"""
    return play.game.table.forced_moves is not None and play.game.table.forced_moves(play.options)


def games_folder() -> Path:
    """Finds the folder where games are saved unless a file is named (FACEDOWN_DATA moves it)."""
    return Path(os.environ.get("FACEDOWN_DATA") or platformdirs.user_data_dir("facedown", appauthor=False))


def new_file(game: Game) -> Path:
    now = datetime.now().astimezone()
    return games_folder() / f"{game.name}-{now:%Y-%m-%d-%H%M%S}{SUFFIX}"


def named_file(name: str, game: Game) -> Path:
    """Finds the file that a person means: a folder gets a new file in it, a bare name gets our ending."""
    path = Path(name).expanduser()
    if path.is_dir():
        return path / new_file(game).name
    return path if path.suffix else path.with_name(path.name + SUFFIX)
