"""Games of H.Y.S.T. as tables, and pictures as text."""

from typing import Any

from rich.console import RenderableType

from facedown.catalog import GAMES
from facedown.cli.drawing import Choice, Scene, drawing_of
from facedown.cli.hyst.drawing import HystDrawing
from facedown.cli.table import Table
from facedown.engine.bits import id_of
from facedown.engine.game import CHANCE
from facedown.games.hyst.notation import OUTCOME_NUMBERS
from tests.cli.helpers import console, new_table, printed

GAME = GAMES["hyst"]
RED, ORANGE, BLUE = range(3)


def drawn(what: RenderableType, width: int = 80) -> str:
    on = console(width)
    on.print(what)
    return "\n".join(line.rstrip() for line in printed(on).splitlines())


def drawing(width: int = 80, height: int = 24) -> HystDrawing:
    made = drawing_of(GAME, console(width, height))
    assert isinstance(made, HystDrawing)
    return made


def table(seed: str = "test", viewer: int = RED, **options: Any) -> Table:
    return new_table(seed, seat=viewer, game=GAME, **{"layout": "matinee", **options})


def at(position: str, viewer: int = RED, **options: Any) -> Table:
    """A table that stands at a written position in the Matinee, or in another museum."""
    players = len(next(line for line in position.splitlines() if line.startswith("pawns:")).split()) - 1
    made = table(viewer=viewer, players=players, **options)
    chosen = " ".join(f"{name}={str(value).lower()}" for name, value in {"layout": "matinee", **options}.items())
    made.play.state = GAME.read_position(f"hyst\noptions: players={players} {chosen}\n{position}")
    made.history.clear()
    made.play.watchers.clear()
    made._watcher = made.play.watch(viewer)
    return made


def do(here: Table, moves: str) -> Table:
    """Written moves of the seats in turn; d4:2 and the like are what chance does next."""
    for text in moves.split():
        if text in OUTCOME_NUMBERS:
            assert here.play.actors() == [CHANCE]
            here.act(CHANCE, id_of(OUTCOME_NUMBERS[text]))
        else:
            seat = here.play.actors()[0]
            here.act(seat, here.play.read(seat, text))
    return here


def scene_of(of: Table, width: int = 80, height: int = 24, viewer: int | None = None, news: bool = False) -> Scene:
    seat = of.viewer if viewer is None else viewer
    seen = of.play.seen(seat)
    view: Any = GAME.view(seen, seat)
    legal = of.play.legal(seat) if seat >= 0 and seat in of.play.actors() else []
    ordered = drawing().order(view, legal)
    choices = [Choice(a, GAME.moves.write(seat, a), GAME.moves.say(seen, a)) for a in ordered]
    return Scene(view, of.sitters, choices, of.events if news else [], [], width, height)


def picture(of: Table, width: int = 80, height: int = 24, viewer: int | None = None, news: bool = False) -> str:
    return drawn(drawing(width, height).screen(scene_of(of, width, height, viewer, news)), width)


def museum(text: str) -> list[str]:
    """The museum alone, with its mats."""
    return [line[:45].rstrip() for line in text.splitlines()[1:20]]


def beside(text: str) -> str:
    """What stands at its right, as one line of words."""
    return " ".join(" ".join(line[47:] for line in text.splitlines()[1:]).split())
