"""Runs `facedown solve`: computes offline how a game should be played."""

import inspect
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import Annotated, Any

import typer

from facedown.catalog import ENTRIES
from facedown.cli.console import examples, output
from facedown.cli.terminal.signals import ENDING
from facedown.engine.errors import FacedownError
from facedown.entry import part
from facedown.solving.whole_game import GAP, Asked, WholeGame

SOLVERS: dict[str, WholeGame] = {name: part(entry.solver, "SOLVER") for name, entry in ENTRIES.items() if entry.solver}
OWN = {name: option for solver in SOLVERS.values() for name, option in solver.options.items()}
EXAMPLES = examples(
    "facedown solve                                  what is solved",
    *(line for solver in SOLVERS.values() for line in solver.examples),
    "facedown solve nyet --position FILE --iterations 1000",
    "facedown solve nyet --position FILE --worlds 50 --report solved.html",
)


def with_options_of_games(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command that takes `**own` the options of all games that are solved as a whole, for typer to see."""
    shown = inspect.signature(command)
    named = [one for one in shown.parameters.values() if one.kind is not one.VAR_KEYWORD]
    own = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for name, (kind, default) in OWN.items()
    ]
    command.__signature__ = shown.replace(parameters=[*named, *own])  # type: ignore[attr-defined]
    return command


@with_options_of_games
def solve(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"Which game: {', '.join(SOLVERS)} as a whole, any with --position."),
    ] = None,
    position: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Solve what follows from written positions: any game, to the end."),
    ] = None,
    worlds: Annotated[
        int | None,
        typer.Option(help="With --position: draw so many truths that look alike to spectators."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Of --worlds.")] = 0,
    nodes: Annotated[int | None, typer.Option(help="With --position: the largest tree that is grown.")] = None,
    bot: Annotated[
        str | None, typer.Option(metavar="NAME", help="With --position: measure this bot instead of solving.")
    ] = None,
    table: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --position: write the whole strategy as CSV.")
    ] = None,
    iterations: Annotated[int | None, typer.Option(help="Stop after so many rounds.")] = None,
    gap: Annotated[float | None, typer.Option(help=f"Stop when the bounds are so near; {GAP} if not said.")] = None,
    minutes: Annotated[float | None, typer.Option(help="Stop each programme after so many minutes.")] = None,
    into: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where solutions and rounds are kept.")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Solve nothing: write a report in HTML.")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Solve nothing: write the pictures.")] = None,
    **own: Any,
) -> None:
    """Solve a game of hidden information, and say how near the result is to perfect play.

    Ctrl-C keeps what was reached; the same command goes on from there.
    """
    console = output()
    if game is None:
        for solver in SOLVERS.values():
            solver.shipped(console)
        return
    asked = Asked(iterations, gap, minutes, into, report, plots, own, _stopping)
    if position:
        from facedown.cli.commands.solve_tree import Wish, solve_positions

        if any(own[name] != default for name, (_, default) in OWN.items()) or into is not None or plots is not None:
            flags = ", ".join([*(f"--{name}" for name in OWN), "--into"])
            raise FacedownError(f"{flags} and --plots do not go with --position")
        goal = asked.goal()
        with _stopping() as interrupted:
            wish = Wish(game, position, worlds, seed, nodes, bot, table, report)
            solve_positions(console, wish, goal, interrupted)
        return
    if game not in SOLVERS:
        raise FacedownError(
            f"'{game}' cannot be solved here as a whole; {', '.join(SOLVERS)} can. From a position on: --position FILE"
        )
    if worlds is not None or nodes is not None or bot is not None or table is not None:
        raise FacedownError("--worlds, --nodes, --bot and --table go with --position")
    SOLVERS[game].solve(console, asked)


@contextmanager
def _stopping() -> Iterator[list[int]]:
    """Notes Ctrl-C and the like, no more: a run ends between two rounds, so that it can be taken up exactly there."""
    asked: list[int] = []
    before = {}
    if current_thread() is main_thread():
        for number in (signal.SIGINT, *ENDING):
            before[number] = signal.signal(number, lambda number, frame: asked.append(number))
    try:
        yield asked
    finally:
        for number, old in before.items():
            signal.signal(number, old)
