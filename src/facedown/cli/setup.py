"""Who plays what: from flags, or by asking with defaults."""

from collections.abc import Callable
from dataclasses import dataclass

import typer
from rich.console import Console
from rich.text import Text

from facedown.catalog import BOT_NAMES
from facedown.engine.errors import FacedownError, OptionsError
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.log import Sitter
from facedown.engine.options import Options

DEFAULT_BOT = "regular"
# Lengths of a game that one word asks for; the first is the usual one.
LENGTHS: dict[str, dict[str, list[str]]] = {
    "nyet": {"full": [], "short": ["round_count=2"], "points": ["end_mode=points"]},
}


@dataclass(frozen=True)
class Setup:
    options: Options
    sitters: list[Sitter]


def from_flags(
    game: Game, players: int | None, bots: str | None, seat: int | None, settings: list[str], watch: bool
) -> Setup:
    """What the flags say; what they leave open is a good game."""
    names = [name.strip().lower() for name in (bots or DEFAULT_BOT).split(",") if name.strip()]
    for name in names:
        if name not in BOT_NAMES:
            raise FacedownError(f"there is no bot '{name}'; there are {', '.join(BOT_NAMES)}")
    if players is None and len(names) > 1:
        players = len(names) + (0 if watch else 1)  # the bots named are all there are
    options = game.options.from_text([*settings, *([f"players={players}"] if players is not None else [])])
    n = options.players
    needed = n if watch else n - 1
    if watch and seat is not None:
        raise typer.BadParameter("--watch and --seat do not go together: who watches has no seat")
    if not 0 <= (seat or 0) < n:
        raise typer.BadParameter(f"with {n} players the seats are 0 to {n - 1}, not {seat}", param_hint="--seat")
    if len(names) == 1:
        names *= needed
    if len(names) != needed:
        raise typer.BadParameter(
            f"{needed} bots are needed, {len(names)} are named; name one level for all, or one for each",
            param_hint="--bots",
        )
    return Setup(options, sitters(names, SPECTATOR if watch else seat or 0))


def sitters(bots: list[str], seat: int) -> list[Sitter]:
    """The bots in order around the table, and a person at `seat` (or nobody)."""
    seated = [Sitter(f"{name.capitalize()} {number}", name) for number, name in enumerate(bots, 1)]
    if seat != SPECTATOR:
        seated.insert(seat, Sitter("You"))
    return seated


def by_asking(console: Console, game: Game, read: Callable[[str], str]) -> Setup:
    """Three questions with defaults: Enter, Enter, Enter starts a good game."""
    console.print(Text.assemble((f" {game.title} ", "bold reverse"), f"  {game.tagline}\n"))
    plain = game.options()

    def ask(question: str, default: str, check: Callable[[str], None]) -> str:
        while True:
            said = read(f"{question} [{default}] ").strip().lower() or default
            try:
                check(said)
            except (FacedownError, ValueError) as error:
                console.print(Text(str(error), "red"))
            else:
                return said

    def check_players(said: str) -> None:
        if not said.isdecimal() or not game.least_seats <= int(said) <= game.most_seats:
            raise ValueError(f"Please write a number from {game.least_seats} to {game.most_seats}.")

    lengths = LENGTHS.get(game.name, {"full": []})
    seats = f"{game.least_seats}-{game.most_seats}"
    players = int(ask(f"How many players, you included ({seats})?", str(plain.players), check_players))
    bots = ask(
        f"How strong are the others ({', '.join(BOT_NAMES)}, or one for each with commas)?",
        DEFAULT_BOT,
        lambda said: _check(lambda: from_flags(game, players, said, 0, [], watch=False)),
    )
    settings = ask(
        f"How long a game ({', '.join(lengths)}, or options such as card_memory=full)?",
        next(iter(lengths)),
        lambda said: _check(lambda: from_flags(game, players, bots, 0, _settings(said, lengths), watch=False)),
    )
    return from_flags(game, players, bots, 0, _settings(settings, lengths), watch=False)


def _settings(said: str, lengths: dict[str, list[str]]) -> list[str]:
    """Words for a length, and name=value for everything else."""
    return [setting for word in said.split() for setting in lengths.get(word, [word])]


def _check(make: Callable[[], object]) -> None:
    try:
        make()
    except typer.BadParameter as error:
        raise ValueError(str(error.message)) from None
    except OptionsError as error:
        raise ValueError("; ".join(error.problems)) from None
