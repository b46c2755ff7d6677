"""What is left of a game: who won and how, all hands, and the story of the diamond (H-602, H-1027)."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from facedown.cli.hyst.board import pawn_sign
from facedown.cli.hyst.signs import DIAMOND, Signs, plural
from facedown.engine.log import Sitter
from facedown.games.hyst import happenings as h
from facedown.games.hyst.afterwards import Escape, GameTold, Held, SeatTold
from facedown.games.hyst.picture import View
from facedown.games.hyst.reach import FAR
from facedown.games.hyst.telling import tell, title, who

TURNING_POINTS = h.Taken | h.Stolen | h.Caught | h.StealTried | h.Barricaded | h.TimeUp | h.SuddenDeath | h.GameOver
RESULTS = {
    "held_at_end": "Time is up, and {} the diamond.",
    "sudden_death": "{} the diamond in sudden death.",
    "no_holder": "Time is up, and nobody holds the diamond: nobody wins.",
    "turn_limit": "The last turn is over: nobody wins.",
    "no_layout": "No museum could be laid: nobody wins.",
}
GOT = {"taken": "took it", "die": "stole it by the die", "ultimate_thief": "stole it by Ultimate Thief"}
LOST = {
    "camera": "lost it to a camera",
    "laser": "lost it to a laser",
    "stolen": "was robbed",
    "escaped": "escaped with it",
    "end": "had it at the end",
}


def game_card(history: Sequence[msgspec.Struct]) -> RenderableType:
    """How it ended."""
    ended = next(event for event in reversed(history) if isinstance(event, h.GameOver))
    return Panel(Text(tell(ended)), title="The end", expand=False, box=box.ROUNDED, padding=(0, 2))


def sheet(history: Sequence[msgspec.Struct], view: View) -> RenderableType:
    """There are no points: the turning points so far, with their turns."""
    lines = []
    turn = 1
    for event in history:
        if isinstance(event, h.TurnStarts):
            turn = event.turn
        elif isinstance(event, TURNING_POINTS):
            lines.append(Text.assemble((f"{turn:>3}  ", "dim"), tell(event)))
    return Group(*lines) if lines else Text("Nobody has touched the diamond, and nobody was caught.")


def headline(view: View, sitters: Sequence[Sitter]) -> str:
    you = view.winner == view.seat
    name = "" if view.winner < 0 else "You" if you else _name(view.winner, sitters)
    if view.result == "escaped":
        exit = view.seats[view.winner].space
        way = f" by {exit}" if exit.startswith("S") else ""
        return f"{name} {'escape' if you else 'escapes'} with the diamond{way}: {'you win!' if you else 'a clean job.'}"
    verb = {"held_at_end": "hold", "sudden_death": "take"}.get(view.result, "")
    if not verb:
        return RESULTS[view.result]
    subject = ("you" if you else name) if view.result == "held_at_end" else name
    words = RESULTS[view.result].format(f"{subject} {verb}{'' if you else 's'}")
    return f"{words} {'You win!' if you else f'{name} wins.'}"


def _name(seat: int, sitters: Sequence[Sitter]) -> str:
    known = seat < len(sitters) and sitters[seat].name != "You"
    return f"{sitters[seat].name} ({who(seat)})" if known else who(seat)


def final(view: View, sitters: Sequence[Sitter], signs: Signs) -> RenderableType:
    """The end, with all hands if they are shown, and how to play in this museum again."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in view.seats:
        letter, style = pawn_sign(seat)
        shown = ", ".join(map(title, seat.hand)) if all(seat.hand) else f"{plural(seat.cards, 'card')}, not shown"
        grid.add_row(
            Text(letter, style),
            Text(signs.diamond, DIAMOND) if seat.holder else Text(" "),
            sitters[seat.seat].name if seat.seat < len(sitters) else f"Seat {seat.seat}",
            seat.space or "--",
            Text(shown or "no cards"),
        )
    again = [Text(f"The same museum again: --option layout={view.code}", "dim")] if view.code else []
    words = Group(Text(headline(view, sitters), "bold"), Text(""), grid, Text(""), *again)
    return Panel(words, title="The game is over", expand=False, padding=(0, 1))


def story(told: Sequence[GameTold]) -> list[Text]:
    """Who had the diamond, what tries were worth, and what everybody did."""
    lines = []
    for game in told:
        lines += [_held(held) for held in game.holders]
        for one in game.steals:
            end = "it worked" if one.success else "in vain"
            lines.append(
                _line(one.turn, f"{who(one.seat)} tried to steal from {who(one.holder)}, {one.chance:.0%}: {end}")
            )
        lines += [_run(run) for run in game.runs]
        lines += [_seat(seat) for seat in game.seats]
    return lines


def _line(turn: int, words: str) -> Text:
    return Text.assemble((f"turn {turn:<4}", "dim"), words)


def _held(held: Held) -> Text:
    where = f" on {held.space}" if held.space else ""
    end = f"{LOST[held.lost]} in turn {held.until}" if held.until != held.turn else f"{LOST[held.lost]} at once"
    return _line(held.turn, f"{who(held.seat)} {GOT[held.got]}{where}, {end}")


def _run(run: Escape) -> Text:
    way = (
        "had no safe way out"
        if run.steps >= FAR
        else f"was {plural(run.steps, 'step')} from an exit ({run.chance:.0%})"
    )
    rival = "no rival near" if run.rival >= FAR else f"the nearest rival {plural(run.rival, 'step')} away"
    return _line(run.turn, f"{who(run.seat)} {way}, {rival}{': out!' if run.out else ''}")


def _seat(seat: SeatTold) -> Text:
    cards = sum(seat.cards.values())
    words = (
        f"{plural(seat.turns, 'turn')}, rolled {seat.rolled}, {plural(seat.steps, 'step')} by the die, "
        f"{plural(cards, 'card')} played, caught {plural(seat.caught, 'time')}"
    )
    return Text.assemble((f"{who(seat.seat):<9}", "bold"), words)
