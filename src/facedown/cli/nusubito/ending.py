"""What is left of a game: who won and why, everything open, and where the Thief could have been (N-502, N-1023)."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from facedown.cli.nusubito.board import WIDTH, Marks, board
from facedown.cli.nusubito.panel import coins, hand, supplies
from facedown.cli.nusubito.signs import Signs, plural, row, rows_table
from facedown.engine.log import Sitter
from facedown.games.nusubito.afterwards import GameTold, TurnTold
from facedown.games.nusubito.events import GameEnds
from facedown.games.nusubito.published import ThiefDay, ThiefNight, tell_day, tell_night
from facedown.games.nusubito.telling import tell
from facedown.games.nusubito.view import Result, View

SURE, SURPRISE = 1.0, 0.2  # shares of the Thief's true place among all that were possible: turning points
REASONS = {
    "treasure_found": "the Thief found the treasure on {treasure}",
    "treasure_missed": "the Thief claimed {at}, but the treasure was on {treasure}",
    "thief_caught": "the Thief was caught on {at}",
    "capture_missed": "a wrong capture: the Thief was on {at}",
    "thief_stuck": "the Thief was stuck on {at}",
    "resigned": "the {loser} gave up",
    "drawn": "the last day is over",
}


def game_card(history: Sequence[msgspec.Struct]) -> RenderableType:
    """The game that ended last."""
    ended = next(event for event in reversed(history) if isinstance(event, GameEnds))
    facts = Text(f"The Thief was on {ended.thief_at}, the treasure on {ended.treasure}.", "dim")
    title = f"Game {ended.game} of {ended.games}" if ended.games > 1 else "The end"
    return Panel(Group(Text(tell(ended)), facts), title=title, expand=False, box=box.ROUNDED, padding=(0, 2))


def sheet(history: Sequence[msgspec.Struct], view: View) -> RenderableType:
    """All that the Thief's turns have shown so far, in one strip (N-1015)."""
    lines = [Text(_result_words(result)) for result in view.results]
    for event in history:
        if isinstance(event, ThiefDay):
            lines.append(Text(tell_day(event)))
        elif isinstance(event, ThiefNight):
            lines.append(Text(tell_night(event), "italic"))
    return Group(*lines) if lines else Text("The Thief has not made a turn yet.")


def _reason(result: Result) -> str:
    loser = "Mist" if result.winner == result.thief else "Thief"
    return REASONS[result.result].format(at=result.thief_at, treasure=result.treasure, loser=loser)


def _result_words(result: Result) -> str:
    who = "drawn" if result.winner < 0 else "Thief wins" if result.winner == result.thief else "Mist wins"
    return f"Game {result.game}: {who}; {_reason(result)}."


def headline(view: View, sitters: Sequence[Sitter]) -> str:
    if view.games > 1:
        if len(view.winners) > 1:
            return "The match is a draw."
        if view.seat in view.winners:
            return "You win the match!"
        winner = view.winners[0]
        name = sitters[winner].name if winner < len(sitters) and sitters[winner].bot else f"Seat {winner}"
        return f"{name} wins the match."
    result = view.results[-1]
    role = "Thief" if result.winner == result.thief else "Mist"
    for_you = "you win!" if view.seat in view.winners else "you lose."
    verdict = "the game is drawn." if result.winner < 0 else for_you if view.seat >= 0 else f"the {role} wins."
    words = f"{_reason(result)}: {verdict}"
    return words[0].upper() + words[1:]


def final(view: View, sitters: Sequence[Sitter], signs: Signs) -> RenderableType:
    """The end: all Rods turned, all Coins flipped (N-1023)."""
    parts: list[RenderableType] = [Text(headline(view, sitters), "bold")]
    if view.games > 1:
        parts += [Text(_result_words(result)) for result in view.results]
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(width=WIDTH)
    where = row("Thief", f"on {view.thief_at}")
    treasure = row("Treasure", f"on {', '.join(view.treasure)}")
    facts = [where, treasure, *supplies(view), *coins(view, signs), hand(view)]
    grid.add_row(Group(*board(view, Marks(), signs, tall=False)), rows_table(facts))
    return Panel(Group(*parts, Text(""), grid), title="The game is over", expand=False, padding=(0, 1))


def turns(told: Sequence[GameTold]) -> list[Text]:
    """Every turn of the Thief: where he was, beside where he could have been; turning points marked."""
    lines = []
    for game in told:
        if len(told) > 1:
            lines.append(Text(f"Game {game.game}", "bold"))
        lines += [_turn(turn) for turn in game.turns]
    return lines


def _turn(turn: TurnTold) -> Text:
    when = f"{turn.day}.{turn.round}" if turn.round else f"night {turn.day}"
    way = f"{turn.start} to {turn.end}" if turn.start != turn.end else f"on {turn.end}"
    text = Text.assemble((f"{when:<8}", "dim"), (f"{way:<9}", "bold"))
    if not turn.possible:
        return text.append(", ".join(turn.steps))
    share = f"{100 * turn.share:.0f} % here"
    text.append(f"{plural(len(turn.possible), 'temple')} possible ({share}): {' '.join(turn.possible)}")
    if turn.share >= SURE:
        text.append("  found out!", "bold")
    elif turn.share < SURPRISE and len(turn.possible) > 1:
        text.append("  well hidden", "bold")
    return text
