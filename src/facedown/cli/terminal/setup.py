"""Finds out who plays what: from flags, or by asking with defaults."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import typer
from rich.console import Console
from rich.text import Text

from facedown.catalog import BOT_NAMES
from facedown.cli.words import say
from facedown.engine.errors import FacedownError, OptionsError
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.log import Sitter
from facedown.engine.options import Options
from facedown.words.server import say as words

DEFAULT_BOT = "regular"
SEAT = "seat="  # a role that is a seat
YOU = "You"  # what a saved game calls the person, whatever is spoken


@dataclass(frozen=True)
class Setup:
    options: Options
    sitters: list[Sitter]


def from_flags(
    game: Game,
    players: int | None,
    bots: str | None,
    seat: int | None,
    settings: list[str],
    watch: bool,
    role: str | None = None,
) -> Setup:
    """Reads what the flags say; what they leave open is a good game."""
    if role is not None:
        given = _role(game, role, seat, settings, watch)
        if given.startswith(SEAT):
            seat = int(given.removeprefix(SEAT))
        else:
            settings = [*settings, given]
    names = [name.strip().lower() for name in (bots or DEFAULT_BOT).split(",") if name.strip()]
    for name in names:
        if name not in BOT_NAMES:
            raise FacedownError(words("refused.no_bot", level=name, levels=list(BOT_NAMES)))
    if players is None and len(names) > 1:
        players = len(names) + (0 if watch else 1)  # the bots named are all there are
    options = game.options.from_text([*settings, *([f"players={players}"] if players is not None else [])])
    options = without_clock(game, options, watch)
    n = options.players
    needed = n if watch else n - 1
    if watch and seat is not None:
        raise typer.BadParameter(say.text("flags.watch_seat"))
    if not 0 <= (seat or 0) < n:
        raise typer.BadParameter(say.text("flags.seat", players=n, last=n - 1, seat=seat or 0), param_hint="--seat")
    if len(names) == 1:
        names *= needed
    if len(names) != needed:
        raise typer.BadParameter(
            say.text("flags.bots", needed=needed, count=len(names)),
            param_hint="--bots",
        )
    return Setup(options, sitters(names, SPECTATOR if watch else seat or 0))


def without_clock(game: Game, options: Options, watch: bool) -> Options:
    """Takes the clock out of a game's options: it goes on while nobody types anything, which needs the browser."""
    if game.table.turn_based is None:
        return options
    try:
        made: Options = game.table.turn_based(options, not watch)
    except OptionsError as error:
        raise FacedownError(say("no_clock", game=game.title, problems=list(error.problems))) from None
    return made


def _role(game: Game, role: str, seat: int | None, settings: list[str], watch: bool) -> str:
    """Finds the option that gives the person at `seat` a role, or the seat that has it."""
    if role not in game.table.roles:
        known = list(game.table.roles)
        problem = say.text("flags.role", role=role, count=len(known), roles=known, game=game.title)
        raise typer.BadParameter(problem, param_hint="--role")
    given = game.table.roles[role].format(mine=seat or 0, other=1 - (seat or 0))
    if watch:
        raise typer.BadParameter(say.text("flags.watch_role"))
    if given.startswith(SEAT) and seat not in {None, int(given.removeprefix(SEAT))}:
        problem = say.text("flags.role_seat", role=role, seat=given.removeprefix(SEAT), wanted=seat or 0)
        raise typer.BadParameter(problem, param_hint="--role")
    option = given.partition("=")[0]
    if any(other.partition("=")[0].strip() == option for other in settings):
        raise typer.BadParameter(say.text("flags.role_option", option=option))
    return given


def sitters(bots: list[str], seat: int) -> list[Sitter]:
    """Lists the bots in order around the table, and a person at `seat` (or nobody)."""
    seated = [Sitter(f"{name.capitalize()} {number}", name) for number, name in enumerate(bots, 1)]
    if seat != SPECTATOR:
        seated.insert(seat, Sitter(YOU))
    return seated


def by_asking(console: Console, game: Game, read: Callable[[str], str]) -> Setup:
    """Asks two or three questions with defaults: Enter, Enter, Enter starts a good game."""
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

    def make(bots: str | None = None, settings: str = "", role: str | None = None) -> Setup:
        return from_flags(game, players, bots, None, _settings(settings, lengths), watch=False, role=role)

    def check_players(said: str) -> None:
        if not said.isdecimal() or not game.least_seats <= int(said) <= game.most_seats:
            raise ValueError(say.text("setup.number", least=game.least_seats, most=game.most_seats))

    lengths, roles = game.table.lengths or {"full": ()}, list(game.table.roles)
    seats = f"{game.least_seats}-{game.most_seats}"
    players, role = plain.players, None
    if game.least_seats < game.most_seats:
        players = int(ask(say.text("setup.players", seats=seats), str(plain.players), check_players))
    if roles:
        role = ask(say.text("setup.role", roles=roles), roles[0], lambda said: _check(lambda: make(role=said)))
    how_strong = say.text("setup.bots", most=game.most_seats, levels=list(BOT_NAMES))
    bots = ask(how_strong, DEFAULT_BOT, lambda said: _check(lambda: make(said)))
    settings = ask(
        say.text("setup.length", lengths=list(lengths), example=game.table.example or "none"),
        next(iter(lengths)),
        lambda said: _check(lambda: make(bots, said, role)),
    )
    return make(bots, settings, role)


def _settings(said: str, lengths: Mapping[str, Sequence[str]]) -> list[str]:
    """Reads the settings that are asked for: a word stands for a length, and name=value for everything else."""
    return [setting for word in said.split() for setting in lengths.get(word, [word])]


def _check(make: Callable[[], object]) -> None:
    try:
        make()
    except typer.BadParameter as error:
        raise ValueError(str(error.message)) from None
    except OptionsError as error:
        raise ValueError("; ".join(map(str, error.problems))) from None
