"""Runs `facedown analyse`: shows what the strongest bot thinks of every decision of a finished game."""

import io
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from facedown.analysis.looking import analysed
from facedown.analysis.positions import Review, review_of
from facedown.analysis.results import Judged, Result, Summary, cost
from facedown.analysis.results import Progress as Kept
from facedown.arena.store import check_file, write
from facedown.catalog import GAMES
from facedown.cli.console import examples, output
from facedown.engine.errors import FacedownError
from facedown.engine.log import SavedGame, load

EXAMPLES = examples(
    "facedown analyse FILE                   the costliest decisions by seat",
    "facedown analyse FILE --json all.json   every decision, as data",
    "facedown analyse FILE --html all.html   what is printed, as a page",
)
INTERRUPTED = 130
BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of a curve, in letters


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game that is over.")],
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all results as data.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write what is printed as a page.")] = None,
) -> None:
    """Look back at a game: how good each decision was, from what that seat knew, as the expert bot sees it.

    Ctrl-C ends early and tells what was done so far.
    """
    saved = load(file, GAMES)
    if not saved.play.over:
        raise FacedownError("this game is not finished; finish it with: facedown play --load FILE")
    for wanted in (json, html):
        if wanted is not None:
            check_file(wanted)
    console = output()
    review = review_of(saved.play)
    results, interrupted = _look(console, saved, review)
    kept = Kept(len(review.positions), review.decisions, review.returns, results)
    if interrupted:
        console.print(f"Stopped after {len(results)} of {len(review.positions)} positions.")
    _show(console, saved, kept)
    if json is not None:
        told = kept.told(state="cancelled" if interrupted else "done")
        write(json, msgspec.json.format(msgspec.json.encode(told), indent=1))
        console.print(f"Data: {json}", soft_wrap=True)
    if html is not None:
        page = Console(record=True, width=100, file=io.StringIO(), highlight=False)
        _show(page, saved, kept)
        write(html, page.export_html(inline_styles=True).encode())
        console.print(f"Page: {html}", soft_wrap=True)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _look(console: Console, saved: SavedGame, review: Review) -> tuple[list[Result], bool]:
    """Finds all results, or those until somebody pressed Ctrl-C."""
    results: list[Result] = []
    columns = (
        SpinnerColumn(),
        TextColumn("{task.completed}/{task.total} positions"),
        BarColumn(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=len(review.positions))
        with suppress(KeyboardInterrupt):
            for result in analysed(saved.play, review):
                results.append(result)
                bar.advance(task)
            return results, False
    return results, True


def _show(console: Console, saved: SavedGame, kept: Kept) -> None:
    told = kept.told(state="done")
    judged = [one for one in kept.results if isinstance(one, Judged)]
    game = saved.play.game
    console.print(Text(f"{game.title}: {len(judged)} of {kept.decisions} decisions looked at", "bold"))
    grid = Table("seat", "good decisions", "loss a decision", "in the end", box=None, padding=(0, 2, 0, 0))
    for summary in told.summaries:
        share = summary.good / max(1, summary.decisions)
        good = f"{100 * share:.0f} % ({summary.good}/{summary.decisions})" if summary.decisions else "-"
        end = f"{100 * kept.returns[summary.seat]:.0f} % of the win"
        grid.add_row(_name(saved, summary.seat), good, f"{100 * summary.mean:.1f} %", end)
    console.print(grid)
    for summary in told.summaries:
        _show_seat(console, saved, summary, [one for one in judged if one.seat == summary.seat])
    console.print(Text("Worths are shares of a win, as the expert judged them from what the seat knew.", "dim"))


def _show_seat(console: Console, saved: SavedGame, summary: Summary, own: list[Judged]) -> None:
    if not own:
        return
    console.print()
    console.print(Text.assemble((_name(saved, summary.seat), "bold"), "  ", _curve([one.value for one in own])))
    if not summary.costliest:
        console.print("  No decision cost much.")
        return
    grid = Table("action", "cost", "chosen", "better", box=None, padding=(0, 2, 0, 2))
    by_number = {one.number: one for one in own}
    for number in summary.costliest:
        one = by_number[number]
        words = {option.action: option.words for option in one.choices}
        grid.add_row(str(number), f"{100 * cost(one):.1f} %", str(words[one.made]), str(words[one.best]))
    console.print(grid)


def _name(saved: SavedGame, seat: int) -> str:
    return saved.seats[seat].name or f"seat {seat}"


def _curve(values: list[float]) -> str:
    """Draws how the game went, in blocks from 0 to 1."""
    few = min(WIDTH, len(values))
    parts = [values[k * len(values) // few : (k + 1) * len(values) // few] for k in range(few)]
    return "".join(BLOCKS[min(7, int(8 * sum(part) / len(part)))] for part in parts)
