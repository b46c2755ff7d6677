"""What the terminal needs to draw a game. Each game has its own drawing; the loop around it knows none of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from facedown.engine.game import Game
from facedown.engine.log import Sitter
from facedown.engine.play import Play


@dataclass(frozen=True)
class Choice:
    """Something the viewer may do now; its number is its place in the list, from 1."""

    action: int
    text: str  # notation
    words: str


@dataclass(frozen=True)
class Scene:
    """One picture, made only of what the viewer may know."""

    view: Any
    sitters: list[Sitter]
    choices: list[Choice] = field(default_factory=list)
    news: list[msgspec.Struct] = field(default_factory=list)
    notes: list[Text] = field(default_factory=list)  # other lines to show with the news
    width: int = 80
    height: int = 24
    hands: list[Any] = field(default_factory=list)  # all seats' views, where hands may be open


class Drawing(Protocol):
    part: str  # what a game is divided into: rounds, storeys

    def order(self, view: Any, actions: Sequence[int]) -> list[int]:
        """The offered actions in the order of their numbers."""
        ...

    def screen(self, scene: Scene) -> RenderableType:
        """The whole table."""
        ...

    def ask(self, scene: Scene) -> str:
        """What the viewer has to decide, in one line."""
        ...

    def sure(self, choice: Choice, view: Any) -> str:
        """What to ask once more before a choice that may end it all; nothing for all others."""
        ...

    def line(self, event: msgspec.Struct, view: Any) -> Text:
        """An event as a line of the log."""
        ...

    def remembered(self, history: Sequence[msgspec.Struct], view: Any) -> list[msgspec.Struct]:
        """The events that the log may still show."""
        ...

    def pause_after(self, event: msgspec.Struct) -> float:
        """How long people want to look at it, in steps of the pace."""
        ...

    def round_ended(self, event: msgspec.Struct) -> bool:
        """Is this the event after which the round's card is shown?"""
        ...

    def round_card(self, history: Sequence[msgspec.Struct], view: Any) -> RenderableType:
        """The result of the round scored last."""
        ...

    def sheet(self, history: Sequence[msgspec.Struct], view: Any) -> RenderableType:
        """The score sheet by round."""
        ...

    def ranking(self, history: Sequence[msgspec.Struct], view: Any, sitters: Sequence[Sitter]) -> RenderableType:
        """The end of the game."""
        ...

    def afterwards(self, play: Play) -> list[Text]:
        """What a finished game has to tell about itself, a line each."""
        ...

    def aids(self, view: Any) -> RenderableType:
        """What the table lets people look up: cards seen, voids."""
        ...


@runtime_checkable
class Reveals(Protocol):
    """A drawing that shows the end of a game piece by piece."""

    def reveal(self, view: Any) -> Sequence[RenderableType]: ...


def drawing_of(game: Game, console: Console) -> Drawing:
    # One line per game. Imported here: a command that draws nothing need not load the drawings.
    from facedown.cli.hyst.drawing import HystDrawing
    from facedown.cli.myst.drawing import MystDrawing
    from facedown.cli.nusubito.drawing import NusubitoDrawing
    from facedown.cli.nyet.drawing import NyetDrawing
    from facedown.cli.shy_monsters.drawing import ShyMonstersDrawing

    drawings: dict[str, Callable[[Console], Drawing]] = {
        "nyet": NyetDrawing,
        "shy_monsters": ShyMonstersDrawing,
        "nusubito": NusubitoDrawing,
        "hyst": HystDrawing,
        "myst": MystDrawing,
    }
    return drawings[game.name](console)
