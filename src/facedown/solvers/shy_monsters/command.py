"""Solves Shy Monsters from the command line: storey by storey, or the bounds of whole games."""

import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import platformdirs
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

from facedown.engine.errors import FacedownError
from facedown.solving.whole_game import GAP, Asked

if TYPE_CHECKING:
    from facedown.solving.goal import Goal
    from facedown.solving.shy_monsters.programme import Programme
    from facedown.solving.shy_monsters.results import Library, Result
    from facedown.solving.shy_monsters.work import News

INTERRUPTED = 130


class ShyMonstersSolver:
    examples = (
        "facedown solve shy_monsters --storey 3          all six Monsters possible",
        "facedown solve shy_monsters --storey 3 --unseen bat,dragon --gap 0.001",
        "facedown solve shy_monsters --into solutions    all of it; Ctrl-C, go on",
        "facedown solve shy_monsters --whole points.npz  beliefs; may be stopped",
        "facedown solve shy_monsters --surely sure.npz   the Hero's bound; likewise",
        "facedown solve shy_monsters --report solved.html",
    )
    options: Mapping[str, tuple[Any, Any]] = {
        "storey": (Annotated[int | None, typer.Option(help="Only this storey: 1, 2 or 3.")], None),
        "unseen": (
            Annotated[
                str | None,
                typer.Option(help="With --storey: the Monsters not seen before it, with commas; all six if not said."),
            ],
            None,
        ),
        "alone": (
            Annotated[bool, typer.Option("--alone", help="With --storey: as if it were the only storey.")],
            False,
        ),
        "whole": (
            Annotated[
                Path | None,
                typer.Option(
                    metavar="FILE", help="Solve the whole game for a Dungeon Master who hides what outlines betray."
                ),
            ],
            None,
        ),
        "surely": (
            Annotated[
                Path | None,
                typer.Option(
                    metavar="FILE", help="What the Hero surely wins of whole games; the file keeps what was learnt."
                ),
            ],
            None,
        ),
        "pack": (
            Annotated[
                Path | None,
                typer.Option(metavar="FILE", help="Solve nothing: write the folder's solutions as one small file."),
            ],
            None,
        ),
    }

    def shipped(self, console: Console) -> None:
        _shipped(console)

    def solve(self, console: Console, asked: Asked) -> None:
        """Draws, bounds, packs or solves, whatever was asked for."""
        own = asked.own
        if asked.report is not None or asked.plots is not None:
            _draw(console, asked.report, asked.plots, asked.into)
        elif own["whole"] is not None or own["surely"] is not None:
            _bound(console, asked)
        else:
            _solve(console, asked)


SOLVER = ShyMonstersSolver()


def _bound(console: Console, asked: Asked) -> None:
    """Bounds what both sides win of whole games, from above (`--whole`) and from below (`--surely`)."""
    from facedown.arena.store import check_file
    from facedown.solving.shy_monsters.bounds import bound_above, bound_below

    say = partial(console.print, soft_wrap=True)
    whole, surely = asked.own["whole"], asked.own["surely"]
    if whole is not None:
        check_file(whole)
        bound_above(say, whole, asked.gap or GAP)
    if surely is not None:
        check_file(surely)
        bound_below(say, surely)


def _solve(console: Console, asked: Asked) -> None:
    """Solves the programmes that are wanted, or packs what is solved."""
    from facedown.arena.store import check_file, check_folder
    from facedown.solving.shy_monsters.results import Library

    own = asked.own
    folder = asked.into or Path(platformdirs.user_data_dir("facedown")) / "solving" / "shy_monsters"
    if own["pack"] is not None:
        check_file(own["pack"])
        _pack(console, Library(folder), own["pack"])
        return
    wanted = _wanted(own["storey"], own["unseen"], own["alone"])
    goal = asked.goal()
    check_folder(folder)
    library = Library(folder)
    try:
        with asked.stopping() as interrupted:
            _run(console, wanted, library, goal, interrupted)
    except KeyboardInterrupt:
        console.print(f"Stopped. What was reached is kept in {folder}; the same command goes on.", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


def _wanted(storey: int | None, unseen: str | None, alone: bool) -> "list[Programme]":
    from facedown.solving.shy_monsters.programme import ALL, programme, scheme

    if storey is None:
        if unseen is not None or alone:
            raise FacedownError("--unseen and --alone go with --storey")
        return scheme()
    return [programme(storey, ALL if unseen is None else _monsters(unseen), alone)]


def _monsters(text: str) -> tuple[int, ...]:
    from facedown.solving.shy_monsters.outlines import MONSTERS

    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in MONSTERS:
            raise FacedownError(f"'{name}' is no Monster; there are {', '.join(MONSTERS)}")
    return tuple(MONSTERS.index(name) for name in names)


def _run(console: Console, wanted: "list[Programme]", library: "Library", goal: "Goal", asked: list[int]) -> None:
    from facedown.solving.shy_monsters.work import done, solve

    for number, one in enumerate(wanted, 1):
        result = library.find(one)
        if result is None or not done(result, goal):
            with _progress(console, one, goal, f"{number}/{len(wanted)} " if len(wanted) > 1 else "", asked) as tell:
                result = solve(one, library, goal, tell)
        console.print(_line(result), soft_wrap=True)
    if len(wanted) == 1:
        console.print(_prices(wanted[0], library))


@contextmanager
def _progress(
    console: Console, one: "Programme", goal: "Goal", count: str, asked: list[int]
) -> "Iterator[Callable[[News], None]]":
    """Shows a bar with rounds and bounds; towards the gap it counts as the gap shrinks, in orders of magnitude."""
    title = f"{count}storey {one.storey}, {len(one.unseen)} unseen"
    columns = (SpinnerColumn(), TextColumn(title), BarColumn(bar_width=16), TextColumn("{task.description}"))
    shown = 0.0
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("[dim]starting; a first run compiles[/]", total=1.0)

        def tell(news: "News") -> None:
            nonlocal shown
            if asked:
                raise KeyboardInterrupt
            if time.monotonic() - shown < 0.1:
                return
            shown = time.monotonic()
            if news.stage == "growing":
                bar.update(task, completed=0.0, description=f"outlines {news.done}/{news.total}")
                return
            parts = [news.done / goal.iterations] if goal.iterations else []
            if goal.seconds:
                parts.append(news.seconds / goal.seconds)
            said = f"round {news.done:,}"
            if news.bounds and news.bounds.high < 1:
                said += f", Hero {news.bounds.low:.4f} to {news.bounds.high:.4f}"
                if goal.gap:
                    parts.append(math.log(max(news.bounds.gap, 1e-9)) / math.log(goal.gap))
            bar.update(task, completed=min(max([0.0, *parts]), 1.0), description=f"{said}, {news.seconds:.0f} s")

        yield tell


def _line(result: "Result") -> Text:
    h = result.header
    return Text.assemble(
        (f"{result.programme.title}: ", "bold"),
        f"Hero {h.low:.4f} to {h.high:.4f} (gap {result.gap:.4f}), {h.iterations:,} rounds, {h.seconds:.0f} s, "
        f"{len(result.chance):,} layouts",
    )


def _prices(one: "Programme", library: "Library") -> Table:
    from facedown.solving.shy_monsters.outlines import MONSTERS

    result = library.find(one)
    assert result is not None
    table = Table(box=box.SIMPLE_HEAD, title="What the Hero surely gets, by pair", title_justify="left")
    table.add_column("")
    for m in one.unseen[1:]:
        table.add_column(MONSTERS[m], justify="right")
    price = dict(zip(one.pairs, result.prices, strict=True))
    for m in one.unseen[:-1]:
        table.add_row(MONSTERS[m], *(f"{price[m, n]:.3f}" if n > m else "" for n in one.unseen[1:]))
    return table


def _shipped(console: Console) -> None:
    """Shows what is solved already and comes with the game."""
    from facedown.solving.shy_monsters.programme import scheme
    from facedown.solving.shy_monsters.shipped import shipped

    solved = shipped().results
    table = Table(box=box.SIMPLE_HEAD, title="Shy Monsters: solutions that come with the game", title_justify="left")
    for column in ("storey", "unseen Monsters", "sets solved", "Hero wins from here", "largest gap"):
        table.add_column(column, justify="left" if "unseen" in column else "right")
    groups: dict[tuple[int, int], list[float]] = {}
    gaps: dict[tuple[int, int], float] = {}
    for one in scheme():
        if one in solved:
            h, at = solved[one].header, (one.storey, len(one.unseen))
            groups.setdefault(at, []).append((h.low + h.high) / 2)
            gaps[at] = max(gaps.get(at, 0.0), h.high - h.low)
    for (storey, size), values in sorted(groups.items(), key=lambda item: (item[0][0], -item[0][1])):
        span = f"{values[0]:.4f}" if len(values) == 1 else f"{min(values):.4f} to {max(values):.4f}"
        table.add_row(str(storey), str(size), str(len(values)), span, f"{gaps[storey, size]:.4f}")
    console.print(table)
    console.print(Text("Solve again: facedown solve shy_monsters --into FOLDER   More: --help", "dim"))


def _pack(console: Console, library: "Library", file: Path) -> None:
    from facedown.arena.store import write
    from facedown.solving.shy_monsters.measure import packed
    from facedown.study.charts import plural

    with console.status("measuring what is kept"):
        data, lines = packed(library)
    write(file, data)
    for line in lines:
        console.print(line, soft_wrap=True)
    console.print(f"{file}: {plural(len(lines), 'solution')}, {len(data):,} bytes", soft_wrap=True)


def _draw(console: Console, report: Path | None, plots: Path | None, folder: Path | None) -> None:
    from facedown.arena.drawing_library import check_drawing
    from facedown.arena.store import check_file, check_folder, write

    check_drawing()
    from facedown.solvers.shy_monsters.report import draw_all, html, solutions

    if report is not None:
        check_file(report)
    if plots is not None:
        check_folder(plots)
    with console.status("drawing"):
        solved = solutions(folder)
        pictures = draw_all(solved)
    if report is not None:
        write(report, html(solved, pictures))
        console.print(f"Report: {report}", soft_wrap=True)
    if plots is not None:
        for picture in pictures:
            write(plots / f"{picture.key}.png", picture.png)
        console.print(f"Pictures: {plots} ({len(pictures)} files)", soft_wrap=True)
