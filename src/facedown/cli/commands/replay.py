"""Runs `facedown replay`: steps through a saved game, as a seat saw it or with open hands."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from facedown.catalog import GAMES
from facedown.cli.console import examples, output
from facedown.cli.terminal import ending
from facedown.cli.terminal.plain import shown
from facedown.cli.terminal.screen import Scene, Screen
from facedown.engine.errors import FacedownError
from facedown.engine.game import SPECTATOR, seats_in
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
    """Holds something that the viewer saw happen, and how the table looked then."""

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
    viewer = _viewer(saved, seat, spectator or (open_hands and seat is None))
    if open_hands and not saved.play.over:
        raise FacedownError("hands can be opened when the game is over; this one is not")
    console = output()
    screen = Screen(game, console)
    steps = steps_of(saved, viewer, open_hands)
    if everything:
        for step in steps:
            for event in step.events:
                console.print(shown(console, screen.line(event)))
        return
    _walk(console, screen, saved, steps, viewer)


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
    """Lists a step for each action of which the viewer saw something; secret ones make none."""
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


def _walk(console: Console, screen: Screen, saved: SavedGame, steps: list[Step], viewer: int) -> None:
    if not steps:
        console.print("Nothing has happened in this game yet.")
        return
    at = 0
    keys = KEYS.format(part=next(iter(screen.game.text.parts.values()), "part"))
    while True:
        _show(console, screen, saved, steps, at, viewer)
        console.print(Text.assemble((f"{at + 1} of {len(steps)}", "bold"), (f"  ({keys})", "dim")))
        try:
            said = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if said in {"q", "quit", "exit"}:
            return
        to = _target(said, at, steps, screen)
        if to is None:
            console.print(Text(f"'{said}': {keys}", "red"))
        elif to >= len(steps):
            return
        else:
            at = max(0, to)


def _target(said: str, at: int, steps: list[Step], screen: Screen) -> int | None:
    if said in {"", "n", "next"}:
        return at + 1
    if said in {"b", "back"}:
        return at - 1
    if said.isdecimal():
        return min(max(int(said), 1), len(steps)) - 1
    if said in {"r", "round"}:
        ends = (k for k in range(at, len(steps) - 1) if any(map(screen.part_ended, steps[k].events)))
        return next((k + 1 for k in ends), len(steps) - 1)
    return None


def _show(console: Console, screen: Screen, saved: SavedGame, steps: list[Step], at: int, viewer: int) -> None:
    step, game, play = steps[at], screen.game, saved.play
    last = at == len(steps) - 1
    view: Any = game.page.view(step.seen, viewer)
    scene = Scene(
        view=view,
        sitters=saved.seats,
        acting=[] if last and play.over else seats_in(int(game.rules.actors(step.seen))),
        news=[event for earlier in steps[max(0, at - 3) : at + 1] for event in earlier.events],
        hands=[game.page.view(seen, p) for p, seen in enumerate(step.hands)],
    )
    with console:
        if console.is_terminal:
            console.clear()
        console.print(screen.draw(scene))
        for event in step.events:
            if screen.part_ended(event):
                console.print(shown(console, ending.part_card(screen, event, view)))
        if last and (late := play.forfeit) >= 0:
            console.print(f"{saved.seats[late].name} ran out of time and lost; the others share the win.")
        elif last and play.over:
            console.print(shown(console, ending.result(screen, view, play.returns(), saved.seats)))
            if told := ending.afterwards(screen, play):
                console.print(shown(console, told))
