"""Runs `facedown arena`: lets bots play many games against each other, and reports."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from facedown.arena.compare import compared_charts
from facedown.arena.crews import INTERRUPTED, crew_of, play_all
from facedown.arena.drawing_library import check_drawing
from facedown.arena.keep import Shelf
from facedown.arena.plan import Plan
from facedown.arena.pool import Outcome
from facedown.arena.store import check_file, check_folder, dump, load, make_results, write
from facedown.arena.sweep import make_plans
from facedown.arena.terminal import show, show_compared
from facedown.cli.console import Jobs, Ray, examples, output
from facedown.cli.terminal.setup import without_clock
from facedown.engine.errors import FacedownError
from facedown.study.charts import Chart, plural
from facedown.study.results import Results
from facedown.study.standings import all_charts

EXAMPLES = examples(
    "facedown arena nyet --bots expert,regular,regular,regular --games 400",
    "facedown arena nyet --bots regular --games 200 --report report.html",
    "facedown arena nyet --bots novice --option players=3 --seed 7",
    "facedown arena nyet --bots regular --json match.json --plots pictures",
    "facedown arena nyet --bots regular --games 4000 --resume kept",
    "facedown arena nyet --bots regular --sweep players=3,4,5 --report r.html",
    "facedown arena nyet --bots expert --games 4000 --ray auto --resume kept",
    "facedown arena --from match.json --report report.html       plays nothing",
    "facedown arena --from a.json --from b.json --report c.html  compares them",
)


def arena(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; see `facedown games`.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="The line-up with commas, one bot per seat; a single name takes all seats.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games, made up to whole deal sets; 100 if not said.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all deals and choices; 1 if not said.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; see `facedown games GAME`.")] = None,
    jobs: Jobs = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report: one HTML file.")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write every chart as a PNG file.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all results as data.")] = None,
    from_file: Annotated[
        list[Path] | None,
        typer.Option("--from", metavar="FILE", help="Play nothing: take a --json file; several are compared."),
    ] = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(help="name=value,value: play a variant for each, all combinations of several, and compare them."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep finished games here at once; go on from those that are there."),
    ] = None,
    ray: Ray = None,
) -> None:
    """Let bots play many games and say who is better, and how sure that is.

    Every deal is played once from each seat: the line-up moves on, the cards stay the same. Ctrl-C ends early and
    reports what was finished.
    """
    console = output()
    if from_file:
        if any(x is not None for x in (game, bots, games, seed, jobs, json, resume, ray)) or option or sweep:
            raise FacedownError("--from takes everything from the file; only --report and --plots go with it")
        _check(report, plots, None)
        _tell(console, [make_results(*load(path)) for path in from_file], report, plots)
        return
    if game is None or bots is None:
        raise FacedownError("say which game and which bots, such as: facedown arena nyet --bots regular")
    names = [name.strip().lower() for name in bots.split(",") if name.strip()]
    wanted = 100 if games is None else games
    plans = make_plans(game, names, wanted, 1 if seed is None else seed, option or [], sweep or [])
    for plan in plans:
        without_clock(*plan.rules(), watch=True)
        if plan.games != wanted:
            console.print(f"{wanted} games make no whole deal sets of {plan.seats}: playing {plan.games}.")
    _check(report, plots, json)
    with crew_of(jobs, ray) as crew:
        outcomes = play_all(console, plans, crew, Shelf(resume) if resume else None)
    runs = [make_results(plan, outcome.games) for plan, outcome in zip(plans, outcomes, strict=True)]
    for plan, outcome, results in zip(plans, outcomes, runs, strict=True):
        if outcome.interrupted:
            _said_early(console, plan, len(outcome.games), results, resume)
    if json is not None:
        _write_data(console, json, plans, outcomes)
    _tell(console, [results for results in runs if results.sets] or runs[:1], report, plots)
    if any(outcome.interrupted for outcome in outcomes):
        raise typer.Exit(INTERRUPTED)


def _said_early(console: Console, plan: Plan, games: int, results: Results, resume: Path | None) -> None:
    on = " The same command goes on from here." if resume else ""
    console.print(
        f"Stopped after {games} of {plural(plan.games, 'game')}; "
        f"{len(results.games)} of them, in {plural(results.sets, 'whole deal set')}, count.{on}"
    )


def _check(report: Path | None, plots: Path | None, json: Path | None) -> None:
    """Checks, before anything takes time, that the results can be drawn and written."""
    if report is not None or plots is not None:
        check_drawing()
    for file in (report, json):
        if file is not None:
            check_file(file)
    if plots is not None:
        check_folder(plots)


def _write_data(console: Console, json: Path, plans: Sequence[Plan], outcomes: Sequence[Outcome]) -> None:
    """Writes one file for each plan; those of a sweep are numbered."""
    for k, (plan, outcome) in enumerate(zip(plans, outcomes, strict=True), 1):
        path = json if len(plans) == 1 else json.with_stem(f"{json.stem}-{k}")
        if outcome.games:
            write(path, dump(plan, outcome.games))
            console.print(f"Data: {path}", soft_wrap=True)


def _tell(console: Console, runs: list[Results], report: Path | None, plots: Path | None) -> None:
    if not all(results.sets for results in runs):
        if len(runs) > 1:
            raise FacedownError("one of the runs has no finished deal set, so there is nothing to compare")
        console.print("No deal set was finished, so there is nothing to tell.")
    elif len(runs) > 1:
        show_compared(console, runs)
        _draw(console, compared_charts(runs), lambda pictures: _report().compared_html(runs, pictures), report, plots)
    else:
        show(console, runs[0])
        _draw(console, all_charts(runs[0]), lambda pictures: _report().html(runs[0], pictures), report, plots)


def _report() -> Any:
    """Loads the reports only when they are wanted: matplotlib takes its time."""
    from facedown.arena import report

    return report


def _draw(
    console: Console, charts: list[Chart], html: Callable[[Any], str], report: Path | None, plots: Path | None
) -> None:
    if report is None and plots is None:
        return
    with console.status("drawing"):
        pictures = _report().draw_all(charts)
    if report is not None:
        write(report, html(pictures))
        console.print(f"Report: {report}", soft_wrap=True)
    if plots is not None:
        for picture in pictures:
            write(plots / f"{picture.chart.key}.png", picture.png)
        console.print(f"Charts: {plots} ({plural(len(pictures), 'file')})", soft_wrap=True)
