"""A table without a terminal: scripted answers, and bots that play at random in this process."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from facedown.bots.levels import RandomBot
from facedown.catalog import GAMES
from facedown.cli.terminal.screen import Screen
from facedown.cli.terminal.session import Session
from facedown.cli.terminal.setup import sitters
from facedown.cli.terminal.table import Table
from facedown.engine.dice import seed_from
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.log import Sitter
from facedown.engine.play import choices
from facedown.workers.worker import Weighed

NYET = GAMES["nyet"]


class RandomBots:
    """In place of the other process."""

    def __init__(self, game: Game = NYET) -> None:
        self.game = game
        self.asked: list[tuple[int, int]] = []  # seat, seed

    def choose(self, level: str, seen: Any, seat: int, seed: int) -> int:
        self.asked.append((seat, seed))
        return RandomBot(self.game).choose(seen, seat, seed)

    def weigh(self, level: str, seen: Any, seat: int, seed: int) -> list[Weighed]:
        return [Weighed(action, 100 - k, 0.5 - k / 100) for k, action in enumerate(choices(self.game, seen, seat))]


class Script:
    """Answers in a row; when they are used up, what Ctrl-D (or another exception) does."""

    def __init__(self, lines: Iterable[str | BaseException], end: type[BaseException] = EOFError) -> None:
        self.lines = list(lines)
        self.end = end

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise self.end
        line = self.lines.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line


def console(width: int = 80, height: int = 24, terminal: bool = False, colour: bool = True) -> Console:
    return Console(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=terminal,
        highlight=False,
        color_system="auto" if colour else None,
    )


def printed(of: Console) -> str:
    assert isinstance(of.file, StringIO)
    return of.file.getvalue()


def new_table(seed: str = "test", seat: int = 0, game: Game = NYET, **options: Any) -> Table:
    chosen = game.options.of(**options)
    bots = ["random"] * (chosen.players - (seat != SPECTATOR))
    return Table.new(game, chosen, sitters(bots, seat), seed_from(seed))


def session(
    table: Table, script: Callable[[str], str], file: Path, on: Console | None = None, bots: RandomBots | None = None
) -> Session:
    on = on or console()
    return Session(on, table, Screen(table.game, on), bots or RandomBots(table.game), file, read=script)


def play_out(table: Table, decide: Callable[[Table], int] | None = None) -> None:
    """Everybody plays at random to the end."""
    bots = RandomBots(table.game)
    while not table.play.over:
        seat = table.play.actors()[0]
        table.act(seat, bots.choose("random", table.play.seen(seat), seat, len(table.play.log)))


def people(*levels: str) -> list[Sitter]:
    return [Sitter(level or "You", level) for level in levels]
