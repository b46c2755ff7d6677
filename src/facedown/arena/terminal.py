"""Shows the arena in a terminal: a progress bar while games are played, a table when they are over."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from facedown.arena.compare import names_of
from facedown.arena.plan import Plan, seated
from facedown.catalog import find_game
from facedown.study.charts import interval, number, plural
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_figures

SPEED_SECONDS = 300.0  # the speed is that of the last minutes: a game of experts takes a while
VERDICTS = {1: ("▲ above fair", "green"), -1: ("▼ below fair", "red"), 0: ("= not distinguishable", "")}


class Speed(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.2f} games/s" if speed else "", style="dim")


@contextmanager
def progress(
    console: Console, plans: Sequence[Plan], kept: Sequence[Sequence[GameResult]] = ()
) -> Iterator[Callable[[int, GameResult], None]]:
    """Shows a bar with games, speed, time left and the win shares so far (of several plans: which one is on); gives
    what is to be called after each game."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.completed}/{task.total} games"),
        BarColumn(),
        Speed(),
        TimeRemainingColumn(compact=True),
        TextColumn("{task.description}"),
    )
    won = dict.fromkeys(plans[0].names(), 0.0)
    names = names_of(plans) if len(plans) > 1 else [""]

    def count(game: GameResult) -> None:
        for seat, place in enumerate(seated(plans[0], game.fixture)):
            won[plans[0].bots[place]] += game.wins[seat]

    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=SPEED_SECONDS
    ) as bar:
        task = bar.add_task(
            "[dim]starting; a first run compiles the rules for this machine[/]",
            total=sum(plan.games for plan in plans),
            completed=sum(map(len, kept)),
        )
        if len(plans) == 1:
            for game in kept[0] if kept else ():
                count(game)

        def heard(which: int, game: GameResult) -> None:
            told = names[which]
            if len(plans) == 1:
                count(game)
                total = sum(won.values())
                shares = [f"{name} {number(x / total, True, 0)}" for name, x in won.items()]
                told = "wins: " + "  ".join(shares) if len(shares) > 1 else ""
            bar.update(task, advance=1, description=told)

        yield heard


def show_compared(console: Console, runs: Sequence[Results]) -> None:
    """Shows the figures one by one, with one line for each run."""
    names = names_of([run.plan for run in runs])
    figures = [all_figures(run) for run in runs]
    console.print(f"{find_game(runs[0].plan.game).title}: {plural(len(runs), 'run')} compared", style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for word in ("run", "games", "value", "95 % interval"):
        table.add_column(word, justify="left" if word == "run" else "right", no_wrap=word != "run")
    for k, first in enumerate(figures[0]):
        table.add_row(Text(first.name, style="bold"))
        for name, run, told in zip(names, runs, figures, strict=True):
            e = told[k].estimate
            value = number(e.value, first.percent, first.digits) if e.count else "-"
            reach = interval(e, first.percent, first.digits).removesuffix(" (one deal set)")
            table.add_row(f"  {name}", f"{len(run.games):,}", value, reach)
    console.print(table)


def show(console: Console, results: Results) -> None:
    """Shows who won how much, and the key figures."""
    head = f"{plural(len(results.games), 'game')} in {plural(results.sets, 'deal set')}"
    console.print(f"{find_game(results.plan.game).title} {head}", style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for word in ("bot", "seats", "wins", "95 % interval", "fair", "score", "round", "verdict"):
        table.add_column(word, justify="left" if word in {"bot", "verdict"} else "right", no_wrap=word != "verdict")
    scored = results.measure.score_word
    for s in results.standings:
        told, style = VERDICTS[s.wins.side(s.fair)] if s.fair < 1 and s.wins.known else (s.verdict, "")
        table.add_row(
            s.name,
            str(s.seats),
            number(s.wins.value, True),
            interval(s.wins, True).removesuffix(" (one deal set)"),
            number(s.fair, True),
            number(s.score.value, False) if scored else "-",
            number(s.credit.value, False) if s.credit.count else "-",
            Text(told, style=style),
        )
    console.print(table)
    figures = [f"{f.name} {number(f.estimate.value, f.percent)}" for f in all_figures(results) if f.estimate.count]
    console.print(Text("; ".join(figures), style="dim"))
