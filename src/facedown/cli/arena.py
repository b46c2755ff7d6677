"""`facedown arena`: bots against bots, many games, with a report."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from facedown.arena.charts import Chart, plural
from facedown.arena.compare import compared_charts
from facedown.arena.plan import Plan, make_plan
from facedown.arena.pool import Outcome, cores, run
from facedown.arena.results import Results
from facedown.arena.standings import all_charts
from facedown.arena.store import check_file, check_folder, dump, load, make_results, write
from facedown.arena.terminal import progress, show, show_compared
from facedown.cli.console import examples, output
from facedown.cli.setup import refuse_live_race
from facedown.engine.errors import FacedownError

EXAMPLES = examples(
    "facedown arena nyet --bots expert,regular,regular,regular --games 400",
    "facedown arena nyet --bots regular --games 200 --report report.html",
    "facedown arena nyet --bots novice --option players=3 --seed 7",
    "facedown arena nyet --bots regular --json match.json --plots pictures",
    "facedown arena --from match.json --report report.html       plays nothing",
    "facedown arena --from a.json --from b.json --report c.html  compares them",
)
INTERRUPTED = 130


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
    jobs: Annotated[int | None, typer.Option(help="Processes at work; one per core if not said.")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report: one HTML file.")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write every chart as a PNG file.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all results as data.")] = None,
    from_file: Annotated[
        list[Path] | None,
        typer.Option("--from", metavar="FILE", help="Play nothing: take a --json file; several are compared."),
    ] = None,
) -> None:
    """Let bots play many games and say who is better, and how sure that is.

    Every deal is played once from each seat: the line-up moves on, the cards stay the same. Ctrl-C ends early and
    reports what was finished.
    """
    console = output()
    if from_file:
        if any(x is not None for x in (game, bots, games, seed, jobs, json)) or option:
            raise FacedownError("--from takes everything from the file; only --report and --plots go with it")
        _check(report, plots, None)
        runs = [make_results(*load(path)) for path in from_file]
        if len(runs) > 1:
            _compare(console, runs, report, plots)
        else:
            _tell(console, runs[0], report, plots)
        return
    if game is None or bots is None:
        raise FacedownError("say which game and which bots, such as: facedown arena nyet --bots regular")
    names = [name.strip().lower() for name in bots.split(",") if name.strip()]
    wanted = 100 if games is None else games
    plan = make_plan(game, names, wanted, 1 if seed is None else seed, option or [])
    refuse_live_race(plan.rules()[1])
    workers = cores() if jobs is None else jobs
    if workers < 1:
        raise FacedownError(f"--jobs {workers}: at least one process must work")
    _check(report, plots, json)
    if plan.games != wanted:
        console.print(f"{wanted} games make no whole deal sets of {plan.seats}: playing {plan.games}.")
    outcome = _play(console, plan, workers)
    results = make_results(plan, outcome.games)
    if outcome.interrupted:
        console.print(
            f"Stopped after {len(outcome.games)} of {plural(plan.games, 'game')}; "
            f"{len(results.games)} of them, in {plural(results.sets, 'whole deal set')}, count."
        )
    if json is not None and outcome.games:
        write(json, dump(plan, outcome.games))
        console.print(f"Data: {json}", soft_wrap=True)
    _tell(console, results, report, plots)
    if outcome.interrupted:
        raise typer.Exit(INTERRUPTED)


def _play(console: Console, plan: Plan, jobs: int) -> Outcome:
    with progress(console, plan) as heard:
        return run(plan, jobs, heard)


def _check(report: Path | None, plots: Path | None, json: Path | None) -> None:
    """Before anything takes time: can the results be written?"""
    for file in (report, json):
        if file is not None:
            check_file(file)
    if plots is not None:
        check_folder(plots)


def _tell(console: Console, results: Results, report: Path | None, plots: Path | None) -> None:
    if not results.sets:
        console.print("No deal set was finished, so there is nothing to tell.")
        return
    show(console, results)
    _draw(console, all_charts(results), lambda pictures: _report().html(results, pictures), report, plots)


def _compare(console: Console, runs: list[Results], report: Path | None, plots: Path | None) -> None:
    if not all(results.sets for results in runs):
        raise FacedownError("one of the files has no finished deal set, so there is nothing to compare")
    show_compared(console, runs)
    _draw(console, compared_charts(runs), lambda pictures: _report().compared_html(runs, pictures), report, plots)


def _report() -> Any:
    """Only when it is wanted: matplotlib takes its time."""
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
