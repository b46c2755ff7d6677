"""Games of Nusubito as tables, and pictures as text."""

from typing import Any

from rich.console import RenderableType

from facedown.catalog import GAMES
from facedown.cli.drawing import Choice, Scene, drawing_of
from facedown.cli.nusubito.drawing import NusubitoDrawing
from facedown.cli.table import Table
from tests.cli.helpers import console, new_table, printed

GAME = GAMES["nusubito"]
THIEF, MIST = 0, 1


def drawn(what: RenderableType, width: int = 80) -> str:
    on = console(width)
    on.print(what)
    return "\n".join(line.rstrip() for line in printed(on).splitlines())


def drawing(width: int = 80, height: int = 24) -> NusubitoDrawing:
    made = drawing_of(GAME, console(width, height))
    assert isinstance(made, NusubitoDrawing)
    return made


def table(seed: str = "test", viewer: int = THIEF, **options: Any) -> Table:
    return new_table(seed, seat=viewer, game=GAME, **options)


def at(position: str, viewer: int = THIEF) -> Table:
    """A table that stands at a written position."""
    made = table(viewer=viewer)
    made.play.state = GAME.read_position(f"nusubito\n{position}")
    made.history.clear()
    made.play.watchers.clear()
    made._watcher = made.play.watch(viewer)
    return made


def do(here: Table, moves: str) -> Table:
    """Written moves of both sides in turn."""
    for text in moves.split():
        seat = here.play.actors()[0]
        here.act(seat, here.play.read(seat, text))
    return here


def scene_of(of: Table, width: int = 80, height: int = 24, viewer: int | None = None) -> Scene:
    seat = of.viewer if viewer is None else viewer
    seen = of.play.seen(seat)
    view: Any = GAME.view(seen, seat)
    legal = of.play.legal(seat) if seat >= 0 and seat in of.play.actors() else []
    ordered = drawing().order(view, legal)
    choices = [Choice(a, GAME.moves.write(seat, a), GAME.moves.say(seen, a)) for a in ordered]
    return Scene(view, of.sitters, choices, [], [], width, height)


def picture(of: Table, width: int = 80, height: int = 24, viewer: int | None = None) -> str:
    return drawn(drawing(width, height).screen(scene_of(of, width, height, viewer)), width)


def yard(text: str) -> list[str]:
    """The courtyard alone."""
    return [line[:36].rstrip() for line in text.splitlines()[1:13]]


def beside(text: str) -> str:
    """What stands at its right, as one line of words."""
    return " ".join(" ".join(line[38:] for line in text.splitlines()[1:]).split())
