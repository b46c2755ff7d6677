"""Who plays what: from flags, or by asking with defaults."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
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
    "shy_monsters": {"single": [], "match": ["match_games=2"]},
    "nusubito": {"single": [], "match": ["match_games=2"]},
    "hyst": {"full": [], "quick": ["quick_hyst=turns"]},
    "myst": {"full": [], "short": ["turns=5"]},
}
# Roles that a person may ask for, and the option that gives them one in the seat `mine`; the first is the usual one.
ROLES: dict[str, dict[str, str]] = {
    "shy_monsters": {"hero": "dm_seat=seat_{other}", "master": "dm_seat=seat_{mine}", "random": "dm_seat=random"},
    "nusubito": {"thief": "thief_seat=seat_{mine}", "mist": "thief_seat=seat_{other}", "random": "thief_seat=random"},
}
SEATS = {"myst": ("blue", "yellow")}  # roles that are seats
EXAMPLES = {
    "nyet": "card_memory=full",
    "shy_monsters": "opening_reveals=3,2,1",
    "nusubito": "mist_aid=possible",
    "hyst": "layout=matinee",
    "myst": "race_driver=simulated",
}
# What to play instead of a game against the clock: a terminal that waits for a line of text has none.
WITHOUT_CLOCK = {"hyst": "quick_hyst=turns, which counts turns (quick_turns=30)"}
LIVE_RACE = (
    "a live race goes on while nobody types, and the terminal waits for a line: use race_driver=alternate (in turns) "
    "or race_driver=simulated (by lot), or play it in the browser (facedown serve)"
)


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
    """What the flags say; what they leave open is a good game."""
    if role is not None and game.name in SEATS:
        seat = _seat(game, role, seat, watch)
    elif role is not None:
        settings = [*settings, _role(game, role, seat or 0, settings, watch)]
    names = [name.strip().lower() for name in (bots or DEFAULT_BOT).split(",") if name.strip()]
    for name in names:
        if name not in BOT_NAMES:
            raise FacedownError(f"there is no bot '{name}'; there are {', '.join(BOT_NAMES)}")
    if players is None and len(names) > 1:
        players = len(names) + (0 if watch else 1)  # the bots named are all there are
    options = game.options.from_text([*settings, *([f"players={players}"] if players is not None else [])])
    refuse_clock(game, options)
    options = with_driver(options, watch)
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


def refuse_clock(game: Game, options: Options) -> None:
    """A game by the clock goes on while nobody types anything; that needs the browser."""
    if game.bell and game.bell.seconds(options) is not None:
        raise FacedownError(
            f"{game.title} by the clock needs a clock, and the terminal has none: "
            f"use {WITHOUT_CLOCK[game.name]}, or play it in the browser (facedown serve)"
        )
    refuse_live_race(options)


def refuse_live_race(options: Options) -> None:
    if getattr(options, "race_driver", "") == "live":
        raise FacedownError(LIVE_RACE)


def with_driver(options: Options, watch: bool) -> Options:
    """Where the table chooses how a race is run: in turns with a person, by lot among bots (M-76)."""
    if getattr(options, "race_driver", "") != "by_table":
        return options
    return msgspec.structs.replace(options, race_driver="simulated" if watch else "alternate")


def _role(game: Game, role: str, seat: int, settings: list[str], watch: bool) -> str:
    """The option that gives the person at `seat` a role."""
    roles = ROLES.get(game.name, {})
    if role not in roles:
        known = f"they are {', '.join(roles)}" if roles else f"{game.title} has none"
        raise typer.BadParameter(f"there is no role '{role}'; {known}", param_hint="--role")
    setting = roles[role].format(mine=seat, other=1 - seat)
    name = setting.partition("=")[0]
    if watch:
        raise typer.BadParameter("--watch and --role do not go together: who watches has no role")
    if any(other.partition("=")[0].strip() == name for other in settings):
        raise typer.BadParameter(f"--role and --option {name} say the same; use one of them", param_hint="--role")
    return setting


def _seat(game: Game, role: str, seat: int | None, watch: bool) -> int:
    """The seat that a role is."""
    if role not in SEATS[game.name]:
        known = ", ".join(SEATS[game.name])
        raise typer.BadParameter(f"there is no role '{role}'; they are {known}", param_hint="--role")
    if watch:
        raise typer.BadParameter("--watch and --role do not go together: who watches has no role")
    found = SEATS[game.name].index(role)
    if seat not in {None, found}:
        raise typer.BadParameter(f"{role} is seat {found}, not {seat}", param_hint="--role")
    return found


def sitters(bots: list[str], seat: int) -> list[Sitter]:
    """The bots in order around the table, and a person at `seat` (or nobody)."""
    seated = [Sitter(f"{name.capitalize()} {number}", name) for number, name in enumerate(bots, 1)]
    if seat != SPECTATOR:
        seated.insert(seat, Sitter("You"))
    return seated


def by_asking(console: Console, game: Game, read: Callable[[str], str]) -> Setup:
    """Two or three questions with defaults: Enter, Enter, Enter starts a good game."""
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
        seat = None if game.name in SEATS else 0
        return from_flags(game, players, bots, seat, _settings(settings, lengths), watch=False, role=role)

    def check_players(said: str) -> None:
        if not said.isdecimal() or not game.least_seats <= int(said) <= game.most_seats:
            raise ValueError(f"Please write a number from {game.least_seats} to {game.most_seats}.")

    lengths, roles = LENGTHS.get(game.name, {"full": []}), [*ROLES.get(game.name, {}), *SEATS.get(game.name, ())]
    seats = f"{game.least_seats}-{game.most_seats}"
    players, role = plain.players, None
    if game.least_seats < game.most_seats:
        players = int(ask(f"How many players, you included ({seats})?", str(plain.players), check_players))
    if roles:
        role = ask(
            f"Which role do you take ({', '.join(roles)})?", roles[0], lambda said: _check(lambda: make(role=said))
        )
    others = "are the others" if game.most_seats > 2 else "is the other one"
    each = ", or one for each with commas" if game.most_seats > 2 else ""
    bots = ask(
        f"How strong {others} ({', '.join(BOT_NAMES)}{each})?", DEFAULT_BOT, lambda said: _check(lambda: make(said))
    )
    example = f", or options such as {EXAMPLES[game.name]}" if game.name in EXAMPLES else ""
    settings = ask(
        f"How long a game ({', '.join(lengths)}{example})?",
        next(iter(lengths)),
        lambda said: _check(lambda: make(bots, said, role)),
    )
    return make(bots, settings, role)


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
