"""Describes what a game brings along that can be solved as a whole: `facedown solve GAME` asks it."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console

from facedown.engine.errors import FacedownError
from facedown.solving.goal import Goal

GAP = 0.002


@dataclass(frozen=True)
class Asked:
    """Holds what was asked for on the command line, with the options of a game by their names."""

    iterations: int | None
    gap: float | None
    minutes: float | None
    into: Path | None
    report: Path | None
    plots: Path | None
    own: Mapping[str, Any]
    stopping: Callable[[], AbstractContextManager[list[int]]]  # within it a list grows with each Ctrl-C

    def goal(self) -> Goal:
        """Says when to stop: near enough if nothing else is asked for."""
        for name, number in (("--iterations", self.iterations), ("--gap", self.gap), ("--minutes", self.minutes)):
            if number is not None and number <= 0:
                raise FacedownError(f"{name} {number}: must be more than 0")
        default = GAP if self.iterations is None else 0.0
        seconds = None if self.minutes is None else 60 * self.minutes
        return Goal(default if self.gap is None else self.gap, self.iterations, seconds)


class WholeGame(Protocol):
    """Solves a whole game offline. The catalogue names the module that holds one as `SOLVER`."""

    examples: Sequence[str]  # of the command, for its help
    options: Mapping[str, tuple[Any, Any]]  # name -> (annotated with what typer needs, default)

    def shipped(self, console: Console) -> None:
        """Shows what is solved already and comes with the game."""
        ...

    def solve(self, console: Console, asked: Asked) -> None: ...
