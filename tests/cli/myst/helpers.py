"""Games of MYST as tables, and pictures as text."""

from typing import Any

from rich.console import RenderableType

from facedown.catalog import GAMES
from facedown.cli.drawing import Choice, Scene, drawing_of
from facedown.cli.myst.drawing import MystDrawing
from facedown.cli.table import Table
from facedown.engine.game import CHANCE
from facedown.engine.play import Entry
from tests.cli.helpers import console, new_table, printed
from tests.games.myst.helpers import HB, HY, MAP1

GAME = GAMES["myst"]
BLUE, YELLOW = 0, 1
BOARD = "board: " + " / ".join(MAP1.split())
CARDS = f"cards: {HB} / {HY}"
# Blue stands beside the Rocket Ship and has spun 3 (M-S.28).
WALK = f"""phase: pre
who: blue
first: blue
{CARDS}
{BOARD}
keys: gears rocket
turns: 8
round: 3
leader: blue
spin: 3
pawns: G2 E3
"""


def drawn(what: RenderableType, width: int = 80) -> str:
    on = console(width)
    on.print(what)
    return "\n".join(line.rstrip() for line in printed(on).splitlines())


def drawing(width: int = 80, height: int = 24) -> MystDrawing:
    made = drawing_of(GAME, console(width, height))
    assert isinstance(made, MystDrawing)
    return made


def table(seed: str = "test", viewer: int = BLUE, **options: Any) -> Table:
    return new_table(seed, seat=viewer, game=GAME, **{"race_driver": "alternate", **options})


def at(position: str, viewer: int = BLUE, **options: Any) -> Table:
    """A table that stands at a written position."""
    made = table(viewer=viewer, **options)
    words = {"race_driver": "alternate", **options}
    chosen = " ".join(f"{name}={_typed(value)}" for name, value in words.items())
    made.play.state = GAME.read_position(f"myst\noptions: {chosen}\n{position}")
    made.history.clear()
    made.play.watchers.clear()
    made._watcher = made.play.watch(viewer)
    return made


def _typed(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()


def do(here: Table, moves: str) -> Table:
    """Written moves of the teams in turn; spin:3 and the like are what chance does next."""
    for text in moves.split():
        is_chance, action = GAME.moves.read(text)
        seat = CHANCE if is_chance else here.play.actors()[0]
        assert seat in here.play.actors()
        if not is_chance:
            here.play.check(seat, action)
        here.append(Entry(seat, action))
    return here


def scene_of(of: Table, width: int = 80, height: int = 24, viewer: int | None = None, news: bool = False) -> Scene:
    seat = of.viewer if viewer is None else viewer
    seen = of.play.seen(seat)
    view: Any = GAME.view(seen, seat)
    legal = of.play.legal(seat) if seat >= 0 and seat in of.play.actors() else []
    ordered = drawing().order(view, legal)
    choices = [Choice(a, GAME.moves.write(seat, a), GAME.moves.say(seen, a)) for a in ordered]
    return Scene(view, of.sitters, choices, of.events[-12:] if news else [], [], width, height)


def picture(of: Table, width: int = 80, height: int = 24, viewer: int | None = None, news: bool = False) -> str:
    return drawn(drawing(width, height).screen(scene_of(of, width, height, viewer, news)), width)


def island(text: str) -> list[str]:
    """The board alone."""
    return [line[:43].rstrip() for line in text.splitlines()[1:14]]


def words(text: str) -> str:
    """Everything in one line, with single spaces."""
    return " ".join(text.split())
