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
from facedown.cli.terminal.setup import YOU
from facedown.cli.terminal.sheet import sheet
from facedown.cli.words import say
from facedown.engine.game import SPECTATOR
from facedown.engine.log import Sitter
from facedown.engine.play import Play


def part_card(screen: Screen, event: Struct, view: Any) -> RenderableType:
    """Shows the end of a round or a storey: its lines of the log, and its figures."""
    part = screen.part_ended(event)
    number = getattr(event, part, "")
    called = screen.part_name(part)
    plain = say.text("part_over_plain", part=called)
    title = say.text("part_over", part=called.capitalize(), number=number) if isinstance(number, int) else plain
    figures = sheet(event, lambda seat: screen.name(view, seat))
    words = Group(Text(str(screen.game.text.tell(event)), "bold"), Text(""), figures)
    return Panel(words, title=title, expand=False, box=box.ROUNDED, padding=(0, 2))


def milestones(screen: Screen, events: Sequence[Struct]) -> RenderableType:
    """Lists what people remember of the game so far: the parts that are over, or the milestones if it has no parts."""
    game = screen.game
    kinds = (
        tuple(game.text.parts)
        if set(game.text.parts.values()) - {"game"}
        else (*game.text.milestones, *game.text.parts)
    )
    lines = [Text(str(screen.game.text.tell(event))) for event in events if isinstance(event, kinds)]
    return Group(*lines) if lines else Text(say.text("no_milestones"))


def headline(screen: Screen, view: Any, returns: Sequence[float], sitters: Sequence[Sitter]) -> str:
    best = max(returns)
    won = [seat for seat, share in enumerate(returns) if share == best]
    if len(won) == len(returns):
        return say.text("nobody_wins" if len(returns) > 2 or best == 0 else "draw")
    names = [called(screen, view, seat, sitters) for seat in won]
    if view.seat in won:
        return say.text("you_win") if len(won) == 1 else say.text("shared_win", names=names)
    return say.text("others_win", count=len(won), names=names)


def called(screen: Screen, view: Any, seat: int, sitters: Sequence[Sitter]) -> str:
    """Names a seat by its name at the table, and who sits there."""
    name, sitter = screen.name(view, seat), sitters[seat] if seat < len(sitters) else Sitter("")
    return f"{name} ({sitter.name})" if sitter.name not in {"", YOU} and seat != view.seat else name


def result(screen: Screen, view: Any, returns: Sequence[float], sitters: Sequence[Sitter]) -> RenderableType:
    """Shows who won, and what each seat gets of the win."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for seat in sorted(range(len(returns)), key=lambda seat: -returns[seat]):
        sitter = sitters[seat] if seat < len(sitters) else Sitter("")
        who = say.text("you") if seat == view.seat else sitter.bot or sitter.name
        style = "bold" if returns[seat] == max(returns) > min(returns) else ""
        table.add_row(
            Text(screen.name(view, seat), style), who, Text(say.text("share", share=f"{returns[seat]:.0%}"), style)
        )
    words = Group(Text(headline(screen, view, returns, sitters), "bold"), Text(""), table)
    return Panel(words, title=say.text("game_over"), expand=False, padding=(0, 2))


def afterwards(screen: Screen, play: Play) -> RenderableType | None:
    """Shows what a finished game has to tell about itself."""
    if screen.game.page.afterwards is None or play.forfeit >= 0 or not play.options.told_afterwards():
        return None
    view = screen.game.page.view(play.seen(SPECTATOR), SPECTATOR)
    return sheet(
        screen.game.page.afterwards(play.options, play.log),
        lambda seat: screen.name(view, seat),
        say.text("looking_back"),
    )
