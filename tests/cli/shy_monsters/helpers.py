"""Storeys of Shy Monsters as tables, and pictures as text."""

from typing import Any

from rich.console import RenderableType

from facedown.catalog import GAMES
from facedown.cli.drawing import Choice, Scene, drawing_of
from facedown.cli.shy_monsters.drawing import ShyMonstersDrawing
from facedown.cli.table import Table
from tests.cli.helpers import console, new_table, printed

GAME = GAMES["shy_monsters"]
MASTER, HERO = 0, 1
LINE = "1,0 {}; 2,0 {}; 3,0 {}; 4,0 {}; 5,0 {}; 6,0 {}"
BLOCK = "1,0 {}; 2,0 {}; 0,1 {}; 1,1 {}; 2,1 {}; 3,0 {}"
STAIRS = "1,0 {}; 1,1 {}; 2,1 {}; 2,2 {}; 3,2 {}; 3,3 {}"


def drawn(what: RenderableType, width: int = 80) -> str:
    on = console(width)
    on.print(what)
    return "\n".join(line.rstrip() for line in printed(on).splitlines())


def drawing(width: int = 80, height: int = 24) -> ShyMonstersDrawing:
    made = drawing_of(GAME, console(width, height))
    assert isinstance(made, ShyMonstersDrawing)
    return made


def table(seed: str = "test", viewer: int = HERO, **options: Any) -> Table:
    return new_table(seed, seat=viewer, game=GAME, **options)


def storey(outline: str, *tiles: str, more: str = "") -> str:
    """A position on storey 1, in which the Hero walks."""
    return f"shy_monsters\nstorey 1.1: {outline.format(*tiles)}\n{more}"


def at(position: str, viewer: int = HERO) -> Table:
    """A table that stands at a written position."""
    made = table(viewer=viewer)
    made.play.state = GAME.read_position(position)
    made.history.clear()
    return made


def scene_of(of: Table, width: int = 80, height: int = 24, viewer: int | None = None) -> Scene:
    seat = of.viewer if viewer is None else viewer
    seen = of.play.seen(seat)
    view: Any = GAME.view(seen, seat)
    legal = of.play.legal(seat) if seat >= 0 and seat in of.play.actors() else []
    choices = [Choice(a, GAME.moves.write(seat, a), GAME.moves.say(seen, a)) for a in legal]
    return Scene(view, of.sitters, choices, of.events[-6:], [], width, height)


def picture(of: Table, width: int = 80, height: int = 24, viewer: int | None = None) -> str:
    return drawn(drawing(width, height).screen(scene_of(of, width, height, viewer)), width)
