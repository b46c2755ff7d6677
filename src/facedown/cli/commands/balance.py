"""Runs `facedown balance`: answers the balance questions of a game with a report."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from facedown.arena.crews import INTERRUPTED, crew_of, play_all
from facedown.arena.drawing_library import check_drawing
from facedown.arena.keep import Shelf
from facedown.arena.store import check_file, write
from facedown.balance.bench import Bench, answerable, make_bench
from facedown.cli.console import Jobs, Ray, examples, output
from facedown.cli.terminal.setup import without_clock
from facedown.study.charts import plural
from facedown.study.question import Found

EXAMPLES = examples(
    "facedown balance nyet",
    "facedown balance shy_monsters --bots novice --games 400 --report shy.html",
    "facedown balance shy_monsters --set opening_reveals=3,2,1 --set jump_uses=2",
    'facedown balance hyst --set "dice_battle=yes full_throttle=yes"   one variant with both',
    "facedown balance myst --question M-Q.1 --question M-Q.4",
    "facedown balance nyet --bots expert --games 1000 --ray auto",
)


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `facedown games`.")],
    bots: Annotated[
        str, typer.Option(help="The level of all bots; questions of skill have weaker ones too.")
    ] = "regular",
    games: Annotated[int, typer.Option(help="Games in each match; there are 13 to 45 of them.")] = 100,
    seed: Annotated[int, typer.Option(help="A number that fixes all deals and choices.")] = 1,
    set: Annotated[
        list[str] | None,
        typer.Option(help="name=value: a variant of the rules, shown beside the usual ones; repeat it for more."),
    ] = None,
    question: Annotated[
        list[str] | None, typer.Option(metavar="CLAUSE", help="Only this question, such as Y-107; repeat it for more.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write it; GAME-balance.html if not said.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where finished games are kept; beside the report if not said."),
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Is a game balanced? Bots play what is needed to answer its balance questions; the report says how sure it is.

    Ctrl-C ends early and reports what can be told. Run again, it goes on and plays only what is missing.
    """
    console = output()
    bench = make_bench(game, bots.strip().lower(), games, seed, set or [], question or [])
    plans = bench.plans()
    for plan in plans:
        without_clock(*plan.rules(), watch=True)
    page = report or Path(f"{bench.catalogue.game}-balance.html")
    check_drawing()
    check_file(page)
    shelf = Shelf(keep or page.with_suffix(".games"))
    asked = plural(len(bench.questions), "question")
    console.print(f"{asked}, {plural(len(plans), 'match').replace('matchs', 'matches')}, "
                  f"{plural(sum(plan.games for plan in plans), 'game')}.")  # fmt: skip
    interrupted = False
    outcomes = []
    if plans:
        with crew_of(jobs, ray) as crew:
            outcomes = play_all(console, plans, crew, shelf)
        interrupted = any(outcome.interrupted for outcome in outcomes)
    found = bench.found(plans, [outcome.games for outcome in outcomes])
    if interrupted:
        console.print("Stopped early. The same command goes on from here.")
    write(page, _drawn(console, bench, found))
    told = sum(bool(q.asks) and answerable(q, found) for q in bench.questions)
    console.print(f"{told} of {asked} answered.")
    console.print(f"Report: {page}", soft_wrap=True)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _drawn(console: Console, bench: Bench, found: Found) -> str:
    from facedown.balance.page import html  # only now: matplotlib takes its time

    columns = (TextColumn("drawing {task.description}"), BarColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=len(bench.questions))
        return html(bench, found, lambda clause: bar.update(task, advance=1, description=clause))
