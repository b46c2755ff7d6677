"""The count card by card (M-109), the result, the points so far, and the story of a finished game (M-U.22, M-U.30)."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from facedown.cli.myst.signs import GROUND, card_title, plural, team_of
from facedown.engine.log import Sitter
from facedown.games.myst.afterwards import GameTold, Missed, TeamTold, Turning
from facedown.games.myst.happenings import GameEnds
from facedown.games.myst.telling import tell
from facedown.games.myst.view import Flipped, Result, View

SOURCES = ("switches", "values", "bonuses", "totals")


def game_card(history: Sequence[msgspec.Struct]) -> RenderableType:
    ended = next(event for event in reversed(history) if isinstance(event, GameEnds))
    return Panel(Text(tell(ended)), title="The end", expand=False, box=box.ROUNDED, padding=(0, 2))


# --- the count --------------------------------------------------------------------------------------------------------


def count(view: View) -> list[Text]:
    """A line for each announcement, in its order; Books that nobody played come last."""
    if view.result is None or view.result.resigned >= 0:
        return []
    lines = [_flip(flip) for flip in view.result.order]
    for team in (view.leader, 1 - view.leader):
        books = sum(card.startswith("book") for card in view.teams[team].cards if card)
        if books:
            lines.append(Text.assemble(_mark(team), f" shows {plural(books, 'Linking Book')} that it did not play"))
    return lines


def _flip(flip: Flipped) -> Text:
    total = f"{flip.total:>3}"
    if not flip.card:
        return Text.assemble(
            _mark(flip.team), (total, "bold"), f"  {plural(flip.points, 'switch').replace('switchs', 'switches')}"
        )
    bonus = f" + {flip.bonus} bonus" if flip.bonus else ""
    gained = f"{flip.points}{bonus}" if flip.points else "nothing, the others control it"
    return Text.assemble(_mark(flip.team), (total, "bold"), f"  {card_title(flip.card)}: {gained}")


def _mark(team: int) -> tuple[str, str]:
    return f" {team_of(team):<6} ", GROUND[team]


# --- the result -------------------------------------------------------------------------------------------------------


def headline(view: View, result: Result, sitters: Sequence[Sitter]) -> str:
    if result.winner < 0:
        return f"A draw, {result.totals[0]} : {result.totals[1]}."
    won, lost = result.winner, 1 - result.winner
    score = f"{result.totals[won]} : {result.totals[lost]}"
    if result.resigned >= 0:
        return (
            "You win: the others gave up."
            if won == view.seat
            else f"{_name(won, sitters)} wins: {team_of(lost)} gave up."
        )
    return f"You win, {score}!" if won == view.seat else f"{_name(won, sitters)} wins, {score}."


def _name(team: int, sitters: Sequence[Sitter]) -> str:
    known = team < len(sitters) and sitters[team].name != "You"
    return f"{sitters[team].name} ({team_of(team)})" if known else team_of(team)


def final(view: View, sitters: Sequence[Sitter]) -> RenderableType:
    """Who won, and where the points came from."""
    assert view.result is not None
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column("")
    grid.add_column("pieces", justify="right")
    for source in SOURCES:
        grid.add_column(source if source != "totals" else "total", justify="right")
    for team in range(2):
        points = [getattr(view.result, source)[team] for source in SOURCES]
        name = sitters[team].name if team < len(sitters) else ""
        grid.add_row(
            Text.assemble(_mark(team), f" {name}"), str(view.teams[team].pieces), *map(str, points[:-1]),
            Text(str(points[-1]), "bold"),
        )  # fmt: skip
    grid.title = Text(headline(view, view.result, sitters), "bold not italic")
    grid.title_justify = "left"
    undealt = ", ".join(map(card_title, view.result.undealt))
    grid.caption = Text(f"Not dealt: {undealt}", "dim not italic") if undealt else None
    return Panel(grid, title="The game is over", expand=False, padding=(0, 1))


def sheet(view: View) -> RenderableType:
    """The points so far: what all may see, and the own cards as if the game ended now (M-102 f)."""
    if view.result is not None:
        return final(view, [])
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("", "switches", "landmarks"):
        grid.add_column(head, justify="left" if not head else "right")
    if view.seat >= 0:
        for head in ("values", "bonuses", "if it ended now"):
            grid.add_column(head, justify="right")
    for team, told in enumerate(view.teams):
        cells = [str(told.switches), str(told.landmarks)]
        if team == view.seat:
            values, bonuses = own_points(view)
            cells += [str(values), str(bonuses), str(told.switches + values + bonuses)]
        grid.add_row(Text.assemble(_mark(team)), *cells)
    return grid


def own_points(view: View) -> tuple[int, int]:
    """Values and bonuses of the viewer's own cards, as things stand."""
    controlled = [landmark for landmark in view.landmarks if landmark.controller == view.seat]
    values = sum(sum(landmark.values) for landmark in controlled)
    stakes = sum(landmark.at_stake for landmark in controlled)
    return values, stakes - values


# --- the story --------------------------------------------------------------------------------------------------------


def story(told: Sequence[GameTold]) -> list[Text]:
    """What turned the game, the walk not taken, and what the teams did."""
    lines = []
    for game in told:
        lines += [_turning(moment) for moment in game.turning]
        if game.missed:
            lines.append(_missed(game.missed))
        lines += [_team(k, team) for k, team in enumerate(game.teams)]
    return lines


def _turning(moment: Turning) -> Text:
    return Text.assemble(("Turning point  ", "dim"), f"{moment.text} ({_lead(moment)})")


def _lead(moment: Turning) -> str:
    if not moment.after:
        return "level"
    team = team_of(0 if moment.after > 0 else 1)
    return f"{team} {'takes the lead' if moment.turned else 'is ahead'} by {abs(moment.after):g}"


def _missed(walk: Missed) -> Text:
    deed = {"lay": " to lay", "remove": " to take off", "": ""}[walk.deed]
    went = f"stayed on {walk.walked}" if walk.start == walk.walked else f"walked {walk.start} to {walk.walked}"
    words = (
        f"{team_of(walk.team)} {went} in round {walk.round}; {walk.better}{deed} was better by {walk.points:g} points"
    )
    return Text.assemble(("In hindsight   ", "dim"), words, (" (with open hands)", "dim"))


def _team(team: int, told: TeamTold) -> Text:
    words = (
        f" {plural(told.pieces, 'piece')}, {plural(told.steps, 'step')}, {told.laid} laid on top, "
        f"{told.removed} taken off, {plural(told.books, 'Book')} played"
    )
    return Text.assemble(_mark(team), words)
