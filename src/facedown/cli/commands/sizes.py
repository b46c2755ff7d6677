"""Runs `facedown sizes`: measures how large the games are."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from facedown import __version__
from facedown.catalog import GAMES, find_game, make_bot
from facedown.cli.console import examples, output
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.solving.sizes import Knowledge, Lengths, Spread, TreeSize, random_lengths, tree_size, watched

EXAMPLES = examples(
    "facedown sizes",
    "facedown sizes nyet --option players=3",
    "facedown sizes --seconds 60 --into sizes.md",
)
TOO_LONG = 20_000  # decisions: such random games are not also played in plain Python


@dataclass(frozen=True)
class Measured:
    game: Game
    options: Options
    setting: str
    random: Lengths
    bots: Lengths
    tree: TreeSize
    known: Knowledge  # by the bots
    known_random: Knowledge | None

    @property
    def name(self) -> str:
        return f"{self.game.title}{f' ({self.setting})' if self.setting else ''}"


def sizes(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; all if none is named.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="With GAME: an option, as name=value.")] = None,
    games: Annotated[int, typer.Option(help="Random games, and games of bots, at most.")] = 1000,
    probes: Annotated[int, typer.Option(help="Random probes of the tree, at most.")] = 100_000,
    seconds: Annotated[float, typer.Option(help="For each of the measurements of a game, at most.")] = 10.0,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Whose games are watched.")] = "novice",
    into: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the tables as Markdown.")] = None,
) -> None:
    """Measure how large the games are: lengths, choices, information sets, and the size of the game tree."""
    from facedown.arena.store import check_file, write

    if option and game is None:
        raise FacedownError("--option goes with a game")
    if min(games, probes) < 1 or seconds <= 0:
        raise FacedownError("--games, --probes and --seconds must be more than 0")
    if into is not None:
        check_file(into)
    settings = _standard() if game is None else [(find_game(game).name, tuple(option or ()))]
    console = output()
    found = []
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")
        for name, words in settings:
            bar.update(task, description=f"{GAMES[name].title} {' '.join(words)}")
            found.append(_measure(GAMES[name], words, games, probes, seconds, bot))
    for title, head, rows in _tables(found, bot):
        table = Table(*head, box=box.SIMPLE_HEAD, title=title, title_justify="left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    if into is not None:
        write(into, _markdown(found, bot, f"facedown sizes --seconds {seconds:g} --games {games} --probes {probes}"))
        console.print(f"Tables: {into}", soft_wrap=True)


def _standard() -> list[tuple[str, tuple[str, ...]]]:
    """Lists what is measured if no game is named."""
    return [(name, words) for name, game in GAMES.items() for words in game.kit.sizes]


def _measure(game: Game, words: tuple[str, ...], games: int, probes: int, seconds: float, bot: str) -> Measured:
    options = game.options.from_text(list(words))
    random = random_lengths(game, options, games, seconds)
    played, known = watched(game, options, make_bot(game, bot), games, seconds)
    known_random = None
    if random.decisions.most < TOO_LONG:
        _, known_random = watched(game, options, make_bot(game, "random"), games, seconds)
    tree = tree_size(game, options, probes, seconds)
    return Measured(game, options, " ".join(words), random, played, tree, known, known_random)


Rows = list[tuple[str, tuple[str, ...], list[list[str]]]]


def _tables(found: list[Measured], bot: str) -> Rows:
    fixed = [
        [
            m.name,
            f"{m.game.rules.state.dtype.itemsize}",
            f"{64 * m.game.rules.words:,}",
            f"{m.game.rules.most_actions(m.options):,}",
        ]
        for m in found
    ]
    lengths = [
        [
            m.name,
            who,
            f"{play.games:,}",
            _spread(play.decisions),
            _spread(play.chances),
            f"{play.choices_mean:.1f}",
            f"{play.choices_most}",
        ]
        for m in found
        for who, play in (("random", m.random), (bot, m.bots))
    ]
    trees = [
        [
            m.name,
            f"{m.tree.probes:,}",
            f"{m.tree.nodes:,.1f}",
            f"{m.tree.single[1]:,.1f} ({m.tree.single[0]:,.1f} to {m.tree.single[2]:,.1f})",
            f"{m.tree.decisions:,.1f}",
        ]
        for m in found
    ]
    known = [
        [m.name, who, f"{k.games:,}", f"{k.decisions:,}", f"{k.infosets:,}", f"{k.sights:,}", _at_least(k)]
        for m in found
        for who, k in (("random", m.known_random), (bot, m.known))
        if k is not None
    ]
    return [
        ("What is fixed", ("game", "bytes of a record", "action ids below", "most actions of a game"), fixed),
        (
            "Games as they are played: mean, then 5 %, median, 95 %",
            ("game", "players", "games", "decisions", "chance actions", "choices, mean", "most"),
            lengths,
        ),
        (
            "The whole tree, as powers of ten",
            ("game", "probes", "nodes", "single probes: median (5 % to 95 %)", "players' choices alone"),
            trees,
        ),
        (
            "What seats knew at their decisions",
            ("game", "players", "games", "decisions", "information sets", "sights", "such play visits at least"),
            known,
        ),
    ]


def _spread(numbers: Spread) -> str:
    low, middle, high = numbers.quantiles
    return f"{numbers.mean:,.1f} ({low:,.0f}, {middle:,.0f}, {high:,.0f})"


def _at_least(known: Knowledge) -> str:
    """Writes the number, unless nothing came up twice: then it would only tell how many games were watched."""
    return f"{known.at_least:.1e}" if known.twice >= 10 else "-"


def _markdown(found: list[Measured], bot: str, command: str) -> str:
    lines = [f"Measured on {date.today().isoformat()} with Facedown {__version__} by `{command} --bot {bot}`.", ""]  # noqa: DTZ011
    for title, head, rows in _tables(found, bot):
        lines += [f"### {title}", "", f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
