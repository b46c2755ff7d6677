"""`facedown replay`: step through a saved game, from a seat's chair or with open hands."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from facedown.catalog import GAMES
from facedown.cli.console import examples, output
from facedown.cli.drawing import Drawing, Reveals, Scene, drawing_of
from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.log import SavedGame, load
from facedown.engine.play import Entry, Play, redacted

EXAMPLES = examples(
    "facedown replay FILE              from your chair, step by step",
    "facedown replay FILE --seat 2     from seat 2",
    "facedown replay FILE --open       all hands open (finished games)",
    "facedown replay FILE --all        the whole log at once",
)
KEYS = "Enter next, b back, number jumps, r next {part}, q leaves"


@dataclass(frozen=True)
class Step:
    """Something that the viewer saw happen, and how the table looked then."""

    events: list[msgspec.Struct]
    seen: Any
    hands: list[Any]  # each seat's own sight, where hands are open


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="From which seat; without it yours, or a spectator's.")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="See only what everyone saw.")] = False,
    open_hands: Annotated[bool, typer.Option("--open", help="All hands open; only when the game is over.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Print the whole log and stop.")] = False,
) -> None:
    """Step through a saved game."""
    saved = load(file, GAMES)
    game = saved.play.game
    viewer = _viewer(saved, seat, spectator)
    if open_hands and not saved.play.over:
        raise FacedownError("hands can be opened when the game is over; this one is not")
    console = output()
    drawing = drawing_of(game, console)
    steps = steps_of(saved, viewer, open_hands)
    if everything:
        for step in steps:
            for event in step.events:
                console.print(drawing.line(event, game.view(step.seen, viewer)))
        return
    _walk(console, drawing, game, saved, steps, viewer)


def _viewer(saved: SavedGame, seat: int | None, spectator: bool) -> int:
    people = [p for p, sitter in enumerate(saved.seats) if not sitter.bot]
    if spectator:
        return SPECTATOR
    if seat is None:
        return people[0] if len(people) == 1 else SPECTATOR
    if not 0 <= seat < len(saved.seats):
        raise typer.BadParameter(f"the seats are 0 to {len(saved.seats) - 1}", param_hint="--seat")
    if not saved.play.over and seat not in people:
        raise FacedownError(f"seat {seat} is a bot's, and the game is not over: its cards stay hidden until then")
    return seat


def steps_of(saved: SavedGame, viewer: int, open_hands: bool = False) -> list[Step]:
    """One step for each action of which the viewer saw something; secret ones make none."""
    old = saved.play
    game = old.game
    play = Play(game, old.options, old.dice.seed, old.dice.shared)
    watcher = play.watch(viewer)
    found = []
    for entry in old.log:
        play.append(Entry(*entry))
        if events := watcher.take():
            seats = range(old.options.players) if open_hands else ()
            hands = [redacted(game, play.state, p) for p in seats]
            found.append(Step(events, play.seen(viewer), hands))
    return found


def _walk(console: Console, drawing: Drawing, game: Game, saved: SavedGame, steps: list[Step], viewer: int) -> None:
    if not steps:
        console.print("Nothing has happened in this game yet.")
        return
    at = 0
    keys = KEYS.format(part=drawing.part)
    while True:
        _show(console, drawing, game, saved, steps, at, viewer)
        console.print(Text.assemble((f"{at + 1} of {len(steps)}", "bold"), (f"  ({keys})", "dim")))
        try:
            said = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if said in {"q", "quit", "exit"}:
            return
        to = _target(said, at, steps, drawing)
        if to is None:
            console.print(Text(f"'{said}': {keys}", "red"))
        elif to >= len(steps):
            return
        else:
            at = max(0, to)


def _target(said: str, at: int, steps: list[Step], drawing: Drawing) -> int | None:
    if said in {"", "n", "next"}:
        return at + 1
    if said in {"b", "back"}:
        return at - 1
    if said.isdecimal():
        return min(max(int(said), 1), len(steps)) - 1
    if said in {"r", "round"}:
        ends = (k for k in range(at, len(steps) - 1) if any(map(drawing.round_ended, steps[k].events)))
        return next((k + 1 for k in ends), len(steps) - 1)
    return None


def _show(
    console: Console, drawing: Drawing, game: Game, saved: SavedGame, steps: list[Step], at: int, viewer: int
) -> None:
    step = steps[at]
    view = game.view(step.seen, viewer)
    news = [event for earlier in steps[max(0, at - 3) : at + 1] for event in earlier.events]
    scene = Scene(
        view=view,
        sitters=saved.seats,
        news=news,
        width=console.width,
        height=console.height,
        hands=[game.view(seen, p) for p, seen in enumerate(step.hands)],
    )
    with console:
        if console.is_terminal:
            console.clear()
        console.print(drawing.screen(scene))
        history = [event for earlier in steps[: at + 1] for event in earlier.events]
        if any(map(drawing.round_ended, step.events)):
            console.print(drawing.round_card(history, view))
        if at == len(steps) - 1 and (late := saved.play.forfeit) >= 0:
            console.print(f"{saved.seats[late].name} ran out of time and lost; the others share the win.")
        elif at == len(steps) - 1 and saved.play.over:
            for shown in drawing.reveal(view) if isinstance(drawing, Reveals) else ():
                console.print(shown)
            console.print(drawing.ranking(history, view, saved.seats))
            for told in drawing.afterwards(saved.play):
                console.print(told)
