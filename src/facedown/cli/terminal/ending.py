"""Shows how parts of a game and the whole game end: milestones, who won, and what is told afterwards."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from facedown.cli.terminal.screen import Screen
from facedown.cli.terminal.sheet import sheet
from facedown.engine.game import SPECTATOR
from facedown.engine.log import Sitter
from facedown.engine.play import Play


def part_card(screen: Screen, event: Struct, view: Any) -> RenderableType:
    """The end of a round or a storey: what is told of it, and its figures."""
    part = screen.part_ended(event)
    number = getattr(event, part, "")
    title = f"{part.capitalize()} {number} is over" if isinstance(number, int) else f"The {part} is over"
    figures = sheet(event, lambda seat: screen.name(view, seat))
    words = Group(Text(screen.game.text.tell(event), "bold"), Text(""), figures)
    return Panel(words, title=title, expand=False, box=box.ROUNDED, padding=(0, 2))


def milestones(screen: Screen, events: Sequence[Struct]) -> RenderableType:
    """What people remember of the game so far: the parts that are over, or the milestones of a game without parts."""
    game = screen.game
    kinds = (
        tuple(game.text.parts)
        if set(game.text.parts.values()) - {"game"}
        else (*game.text.milestones, *game.text.parts)
    )
    lines = [Text(screen.game.text.tell(event)) for event in events if isinstance(event, kinds)]
    return Group(*lines) if lines else Text("Nothing has happened yet that counts.")


def headline(screen: Screen, view: Any, returns: Sequence[float], sitters: Sequence[Sitter]) -> str:
    best = max(returns)
    won = [seat for seat, share in enumerate(returns) if share == best]
    if len(won) == len(returns):
        return "Nobody wins." if len(returns) > 2 or best == 0 else "A draw."
    names = [called(screen, view, seat, sitters) for seat in won]
    if view.seat in won:
        return "You win!" if len(won) == 1 else f"A shared win: {' and '.join(names)}!"
    return f"{' and '.join(names)} {'wins' if len(won) == 1 else 'win'}."


def called(screen: Screen, view: Any, seat: int, sitters: Sequence[Sitter]) -> str:
    """A seat by its name at the table, and who sits there."""
    name, sitter = screen.name(view, seat), sitters[seat] if seat < len(sitters) else Sitter("")
    return f"{name} ({sitter.name})" if sitter.name not in {"", "You"} and seat != view.seat else name


def result(screen: Screen, view: Any, returns: Sequence[float], sitters: Sequence[Sitter]) -> RenderableType:
    """Who won, and what each seat gets of the win."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for seat in sorted(range(len(returns)), key=lambda seat: -returns[seat]):
        sitter = sitters[seat] if seat < len(sitters) else Sitter("")
        who = "you" if seat == view.seat else sitter.bot or sitter.name
        style = "bold" if returns[seat] == max(returns) > min(returns) else ""
        table.add_row(Text(screen.name(view, seat), style), who, Text(f"{returns[seat]:.0%} of the win", style))
    words = Group(Text(headline(screen, view, returns, sitters), "bold"), Text(""), table)
    return Panel(words, title="The game is over", expand=False, padding=(0, 2))


def afterwards(screen: Screen, play: Play) -> RenderableType | None:
    """What a finished game has to tell about itself."""
    if screen.game.page.afterwards is None or play.forfeit >= 0 or not play.options.told_afterwards():
        return None
    view = screen.game.page.view(play.seen(SPECTATOR), SPECTATOR)
    return sheet(
        screen.game.page.afterwards(play.options, play.log), lambda seat: screen.name(view, seat), "Looking back"
    )
