"""Runs `facedown play`: plays a game in the terminal."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from facedown.catalog import FIRST_GAME, GAMES, find_game
from facedown.cli.console import complain, examples, output
from facedown.cli.terminal import setup
from facedown.cli.terminal.screen import Screen
from facedown.cli.terminal.session import Session
from facedown.cli.terminal.signals import stopping
from facedown.cli.terminal.table import Table, new_file
from facedown.cli.words import chosen_language, say
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.log import load
from facedown.words import LANGUAGES, speaking
from facedown.workers.client import BotClient

EXAMPLES = examples(
    "facedown play nyet                           asks, with good defaults",
    "facedown play nyet --players 3 --bots expert",
    "facedown play nyet --bots expert,regular,novice --seat 2",
    "facedown play nyet --option end_mode=points --option target_score=150",
    "facedown play nyet --seed monday             the same deals every time",
    "facedown play nyet --load FILE               go on with a saved game",
    "facedown play nyet --watch --bots expert     only bots play",
    "facedown play shy_monsters --role master     build the dungeon yourself",
    "facedown play nusubito --role mist           hunt the Thief",
    "facedown play hyst --option layout=matinee   in a prepared museum",
    "facedown play myst --role yellow             race in turns, then walk",
    "facedown play nyet --language de             auf Deutsch",
)
PACE = 0.4
ROLES = "; ".join(", ".join(game.table.roles) for game in GAMES.values() if game.table.roles)


def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `facedown games`.")] = FIRST_GAME,
    players: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Levels of the bots: one for all, or one for each with commas.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    role: Annotated[
        str | None,
        typer.Option(help=f"Your role, where there are roles ({ROLES})."),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; see `facedown games GAME`.")] = None,
    seed: Annotated[str | None, typer.Option(help="A word that fixes all deals (for a repeatable game).")] = None,
    load_file: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only bots play, you look on.")] = False,
    pace: Annotated[float | None, typer.Option(min=0, help="Seconds a bot takes for a move, at least.")] = None,
    language: Annotated[
        str | None, typer.Option(help=f"What to speak ({', '.join(LANGUAGES)}); else what LANG asks for.")
    ] = None,
) -> None:
    """Play a game against bots. Ctrl-C saves it, `?` explains the rule that matters now."""
    with speaking(chosen_language(language)):
        try:
            _play(name, players, bots, seat, role, option, seed, load_file, watch, pace)
        except FacedownError as error:  # said while the language is spoken
            complain(error)
            raise typer.Exit(1) from None


def _play(
    name: str,
    players: int | None,
    bots: str | None,
    seat: int | None,
    role: str | None,
    option: list[str] | None,
    seed: str | None,
    load_file: Path | None,
    watch: bool,
    pace: float | None,
) -> None:
    game = find_game(name)
    console = output()
    talking = console.is_terminal and sys.stdin.isatty()
    if pace is None:
        pace = PACE if talking or (watch and console.is_terminal) else 0.0
    if talking:
        with suppress(ImportError):
            import readline  # noqa: F401  (line editing and history)
    chosen = any(value not in (None, False, []) for value in (players, bots, seat, role, option, watch))
    if load_file and (chosen or seed is not None):
        raise typer.BadParameter(say.text("flags.load"))
    if load_file:
        table = Table.resumed(load(load_file, GAMES))
        if table.game is not game:
            raise typer.BadParameter(
                say.text("flags.other_game", file=str(load_file), game=table.game.name), param_hint="GAME"
            )
        if not table.play.over:
            setup.without_clock(game, table.play.options, watch=False)
    made: setup.Setup | None = None
    if not load_file and (chosen or seed is not None or not talking):
        made = setup.from_flags(game, players, bots, seat, option or [], watch, role)
    searching = made is None or any(sitter.bot not in {"", "random"} for sitter in made.sitters)
    # The bots' process starts at once and warms up while people read and answer.
    with BotClient(name, console.status, lambda text: console.print(Text(text, "yellow")), searching) as client:
        if not load_file:
            made = made or setup.by_asking(console, game, input)
            table = Table.new(game, made.options, made.sitters, seed_from(seed) if seed is not None else None)
        with stopping():
            file = load_file or new_file(game)
            Session(console, table, Screen(game, console), client, file, pace).run()
