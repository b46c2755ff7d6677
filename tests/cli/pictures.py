"""Pictures of any game as text: tables that stand at a written position, or that random moves have led to."""

from collections.abc import Iterator
from random import Random
from typing import Any

from facedown.catalog import GAMES
from facedown.cli.terminal.menu import choices_of
from facedown.cli.terminal.screen import Scene, Screen
from facedown.cli.terminal.table import Table
from facedown.engine.game import SPECTATOR, Game
from tests.cli.helpers import console, new_table, printed

# Short games with everything in them.
SHORT: dict[str, dict[str, Any]] = {
    "nyet": {"players": 3, "round_count": 1, "card_memory": "full"},
    "shy_monsters": {},
    "nusubito": {"max_days": 2, "mist_aid": "probability", "thief_aid": "exposure"},
    "hyst": {"players": 4, "layout": "matinee", "turn_limit": 12},
    "myst": {"race_driver": "alternate", "turns": 3},
}


def table_of(name: str, seat: int = 0, seed: str = "test", **options: Any) -> Table:
    return new_table(seed, seat, GAMES[name], **{**SHORT[name], **options})


def at(name: str, position: str, seat: int = 0, **options: Any) -> Table:
    """A table that stands at a written position."""
    game = GAMES[name]
    state = game.text.read_position(f"{name}\n{position}")
    made = new_table("test", seat, game, **options)
    made.play.state = state
    made.history.clear()
    made.play.watchers.clear()
    made._watcher = made.play.watch(seat)
    return made


def do(here: Table, moves: str) -> Table:
    """Written moves of the seats in turn."""
    for text in moves.split():
        seat = here.play.actors()[0]
        here.act(seat, here.play.read(seat, text))
    return here


def picture(of: Table, width: int = 80, height: int = 24, seat: int | None = None, news: bool = False) -> str:
    """What a terminal of this size shows."""
    on = console(width, height, terminal=True, colour=False)
    on.print(Screen(of.game, on).draw(scene(of, seat, news)))
    return "\n".join(line.rstrip() for line in printed(on).splitlines())


def scene(of: Table, seat: int | None = None, news: bool = False) -> Scene:
    seat = of.viewer if seat is None else seat
    view: Any = of.game.page.view(of.play.seen(seat), seat)
    choices = choices_of(of.play, seat) if seat in of.play.actors() else []
    return Scene(view, of.sitters, of.acting, choices, of.events if news else [])


def words(text: str) -> str:
    """Without line breaks: where a text is folded does not matter."""
    return " ".join(text.split())


def sketched(game: Game, view: Any, width: int = 80) -> str:
    """The whole sketch."""
    on = console(width, 200)
    for part in Screen(game, on).sketch(view, width):
        on.print(part)
    return "\n".join(line.rstrip() for line in printed(on).splitlines())


def walk(of: Table, seed: int = 1) -> Iterator[Table]:
    """Every position of a game in which all play at random; risky moves, which end it at once, last."""
    random = Random(seed)
    while not of.play.over:
        yield of
        seat = random.choice(of.play.actors())
        view: Any = of.game.page.view(of.play.seen(seat), seat)
        risk = of.game.page.risk or (lambda view, move: "")
        legal = of.play.legal(seat)
        safe = [action for action in legal if not risk(view, of.game.text.moves.write(seat, action))]
        of.act(seat, random.choice(safe or legal))
    yield of


VIEWERS = (0, 1, SPECTATOR)
