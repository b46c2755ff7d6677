"""Runs `facedown readers`: lets bots that know how ours think play against ours."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from facedown.arena.crews import INTERRUPTED, crew_of, play_all
from facedown.arena.keep import Shelf
from facedown.arena.reading import Reading, reading_plans, readings
from facedown.catalog import find_game, readers_of
from facedown.cli.console import Jobs, examples, output
from facedown.cli.terminal.setup import without_clock
from facedown.study.charts import interval, number, plural

EXAMPLES = examples(
    "facedown readers nusubito                         who they are",
    "facedown readers nusubito --bot expert --games 100",
    "facedown readers hyst --bot regular --only hurry --option players=4",
)


def readers(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `facedown games`.")],
    bot: Annotated[str | None, typer.Option(help="The level to be read; without it the readers are listed.")] = None,
    only: Annotated[str | None, typer.Option(help="Some of the readers, with commas between them.")] = None,
    games: Annotated[int, typer.Option(help="How many games each plays, made up to whole deal sets.")] = 100,
    seed: Annotated[int, typer.Option(help="A number that fixes all deals and choices.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="name=value; see `facedown games GAME`.")] = None,
    jobs: Jobs = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep finished games here at once; go on from those that are there."),
    ] = None,
) -> None:
    """Let readers play a level of bots: players that know how it thinks, and see only what a seat sees.

    Each reader has one seat among bots of that level, on the same deals as the bot that it is compared with. What it
    gains is what the level gives away to who has seen through it.
    """
    console = output()
    if bot is None:
        _list(console, game)
        return
    names = [name.strip() for name in (only or "").split(",") if name.strip()]
    plans = reading_plans(game, bot.strip().lower(), names, games, seed, option or [])
    without_clock(*plans[0].rules(), watch=True)
    with crew_of(jobs, None) as crew:
        outcomes = play_all(console, plans, crew, Shelf(resume) if resume else None)
    _show(console, bot, list(readings(plans, [outcome.games for outcome in outcomes])))
    if any(outcome.interrupted for outcome in outcomes):
        raise typer.Exit(INTERRUPTED)


def _list(console: Console, game: str) -> None:
    for reader in readers_of(find_game(game)).values():
        console.print(f"[bold]{reader.name}[/]: {reader.about}")


def _show(console: Console, bot: str, found: Sequence[Reading]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for word in ("reader", "as", "games", "wins", "95 % interval", f"more than {bot}", "95 % interval"):
        table.add_column(word, justify="left" if word in {"reader", "as"} else "right", no_wrap=True)
    for one in found:
        table.add_row(
            one.name if not one.role else "",
            one.role,
            str(one.wins.count),
            number(one.wins.value, True),
            interval(one.wins, True),
            f"{100 * one.gain.value:+.1f} %",
            interval(one.gain, True),
        )
    console.print(table)
    if known := [one for one in found if one.gain.count]:
        worst = max(known, key=lambda one: one.gain.value)
        role = f" as {worst.role}" if worst.role else ""
        console.print(
            f"The worst for {bot}: {worst.name}{role}, {100 * worst.gain.value:+.1f} % of wins "
            f"({interval(worst.gain, True)}; {plural(worst.gain.count, 'game')})."
        )
