"""Runs `facedown solve`: computes offline how a game should be played."""

import math
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

from facedown.cli.console import examples, output
from facedown.cli.terminal.signals import ENDING
from facedown.engine.errors import FacedownError

if TYPE_CHECKING:
    from facedown.solving.goal import Goal
    from facedown.solving.shy_monsters.programme import Programme
    from facedown.solving.shy_monsters.results import Library, Result
    from facedown.solving.shy_monsters.work import News

EXAMPLES = examples(
    "facedown solve                                  what is solved",
    "facedown solve shy_monsters --storey 3          all six Monsters possible",
    "facedown solve shy_monsters --storey 3 --unseen bat,dragon --gap 0.001",
    "facedown solve shy_monsters --into solutions    all of it; Ctrl-C, go on",
    "facedown solve shy_monsters --report solved.html",
    "facedown solve nyet --position FILE --iterations 1000",
    "facedown solve nyet --position FILE --worlds 50 --report solved.html",
)
INTERRUPTED = 130
GAP = 0.002


def solve(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game: shy_monsters as a whole, any with --position."),
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
    storey: Annotated[int | None, typer.Option(help="Only this storey: 1, 2 or 3.")] = None,
    unseen: Annotated[
        str | None,
        typer.Option(help="With --storey: the Monsters not seen before it, with commas; all six if not said."),
    ] = None,
    alone: Annotated[bool, typer.Option("--alone", help="With --storey: as if it were the only storey.")] = False,
    iterations: Annotated[int | None, typer.Option(help="Stop after so many rounds.")] = None,
    gap: Annotated[float | None, typer.Option(help=f"Stop when the bounds are so near; {GAP} if not said.")] = None,
    minutes: Annotated[float | None, typer.Option(help="Stop each programme after so many minutes.")] = None,
    into: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where solutions and rounds are kept.")] = None,
    pack: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Solve nothing: write the folder's solutions as one small file.")
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Solve nothing: write a report in HTML.")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Solve nothing: write the pictures.")] = None,
) -> None:
    """Solve a game of hidden information, and say how near the result is to perfect play.

    Ctrl-C keeps what was reached; the same command goes on from there.
    """
    console = output()
    if game is None:
        _shipped(console)
        return
    if position:
        from facedown.cli.commands.solve_tree import Wish, solve_positions

        if storey is not None or unseen is not None or alone or into is not None or pack is not None or plots:
            raise FacedownError("--storey, --unseen, --alone, --into, --pack and --plots do not go with --position")
        goal = _goal(iterations, gap, minutes)
        with _stopping() as asked:
            solve_positions(console, Wish(game, position, worlds, seed, nodes, bot, table, report), goal, asked)
        return
    if game != "shy_monsters":
        raise FacedownError(
            f"'{game}' cannot be solved here as a whole; shy_monsters can. From a position on: --position FILE"
        )
    if worlds is not None or nodes is not None or bot is not None or table is not None:
        raise FacedownError("--worlds, --nodes, --bot and --table go with --position")
    if report is not None or plots is not None:
        _draw(console, report, plots, into)
        return
    from facedown.arena.store import check_file, check_folder
    from facedown.solving.shy_monsters.results import Library

    folder = into or Path(platformdirs.user_data_dir("facedown")) / "solving" / "shy_monsters"
    if pack is not None:
        check_file(pack)
        _pack(console, Library(folder), pack)
        return
    wanted = _wanted(storey, unseen, alone)
    goal = _goal(iterations, gap, minutes)
    check_folder(folder)
    library = Library(folder)
    try:
        with _stopping() as asked:
            _run(console, wanted, library, goal, asked)
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


def _goal(iterations: int | None, gap: float | None, minutes: float | None) -> "Goal":
    from facedown.solving.goal import Goal

    for name, number in (("--iterations", iterations), ("--gap", gap), ("--minutes", minutes)):
        if number is not None and number <= 0:
            raise FacedownError(f"{name} {number}: must be more than 0")
    if gap is None:
        gap = GAP if iterations is None else 0.0
    return Goal(gap, iterations, None if minutes is None else 60 * minutes)


@contextmanager
def _stopping() -> Iterator[list[int]]:
    """Ctrl-C and the like are only noted: a run ends between two rounds, so that it can be taken up exactly there."""
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
    """A bar with rounds and bounds; towards the gap it counts as the gap shrinks, in orders of magnitude."""
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
    """What is solved already and comes with the game."""
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
    from facedown.cli.reports.solve import draw_all, html, solutions

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
