"""Checks what a new table is to be like, and says in full why it cannot be made."""

import secrets

import msgspec

from facedown.catalog import BOT_NAMES, GAMES
from facedown.engine.errors import OptionsError
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.server.commands.host import bot_name
from facedown.server.commands.rematch import new_row
from facedown.server.common.tokens import digest, new_token
from facedown.server.messages import requests
from facedown.server.people.rating_pools import house_rules
from facedown.server.store import SeatRow, TableRow
from facedown.server.table.refusals import Refusal, tidy_name


class Unfit(Exception):
    """A table cannot be made like this, and why."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def new_table(wanted: requests.NewTable, profile: str = "") -> tuple[TableRow, list[requests.SeatLink], str]:
    game = GAMES.get(wanted.game)
    if game is None:
        raise Unfit([f"there is no game '{wanted.game}'; there are {', '.join(GAMES)}"])
    try:
        options = game.options.of(**wanted.options).settled(secrets.randbelow)
    except OptionsError as error:
        raise Unfit(error.problems) from None
    try:
        name = tidy_name(wanted.name)
    except Refusal as refusal:
        raise Unfit([refusal.reason]) from None
    chairs = len(options.teams())
    bots, problems = _bots(wanted.bots, chairs)
    if wanted.deal in {"", "new"}:  # the options of a deal were drawn by its first table
        drawn = options.secret() & game.options.of(**wanted.options).changed().keys()
        problems += [f"{name} is drawn by the table and stays secret; leave it out" for name in sorted(drawn)]
    problems += wanted.clock.problems()
    here, odd = _here(wanted.here, chairs, bots)
    problems += odd
    if wanted.start and len(bots) + len(here) < chairs - 1:
        problems.append("all other seats need a bot if the game is to start at once")
    if wanted.deal:
        problems += _not_shared(wanted, chairs, bots)
    if wanted.rated:
        problems += _not_rated(game, options, profile)
    if problems:
        raise Unfit(problems)
    seats, links = [], []
    for seat in range(chairs):
        token = new_token()
        links.append(requests.SeatLink(seat, token))
        if seat == 0:
            seats.append(SeatRow("person", name, key=digest(token), profile=profile))
        elif seat in here:
            seats.append(SeatRow("person", here[seat], invite=digest(token), key=digest(token)))
        elif seat in bots:
            seats.append(SeatRow("bot", bot_name(bots[seat], seat), bots[seat], digest(token)))
        else:
            seats.append(SeatRow(invite=digest(token)))
    watch = new_token()
    row = new_row(
        game.name,
        game.rules_version,
        msgspec.to_builtins(options),
        listed=wanted.listed,
        chat=wanted.chat,
        clock=wanted.clock,
        watch=digest(watch),
        seats=seats,
        rated=wanted.rated,
    )
    return row, links, watch


def _not_shared(wanted: requests.NewTable, chairs: int, bots: dict[int, str]) -> list[str]:
    """Why no table like this plays a deal that others play, too: who has seen it elsewhere could deceive people."""
    problems = []
    if len(bots) < chairs - 1:
        problems.append("at a table of a deal you play alone: put bots on all other seats")
    if wanted.rated:
        problems.append("a rated game is never on a deal that others can play")
    if wanted.listed:
        problems.append("a table of a deal has no free seat and no watchers: do not list it")
    return problems


def _not_rated(game: Game, options: Options, profile: str) -> list[str]:
    """Why no table like this is rated; more is looked at when it starts."""
    changed = house_rules(game, options)
    problems = [] if profile else ["only those who keep a profile can make a rated table"]
    if changed:
        problems.append(f"rated games are played by the rules as they come, without {', '.join(changed)}")
    return problems


def _here(wanted: dict[str, str], chairs: int, bots: dict[int, str]) -> tuple[dict[int, str], list[str]]:
    """Those who play on the creator's screen: they sit down at once."""
    here, problems = {}, []
    for seat, name in wanted.items():
        if seat not in {str(k) for k in range(1, chairs)} or int(seat) in bots:
            problems.append(f"nobody else can sit on seat '{seat}'")
        else:
            try:
                here[int(seat)] = tidy_name(name)
            except Refusal as refusal:
                problems.append(refusal.reason)
    return here, problems


def _bots(wanted: dict[str, str], chairs: int) -> tuple[dict[int, str], list[str]]:
    bots, problems = {}, []
    for seat, level in wanted.items():
        if seat not in {str(k) for k in range(1, chairs)}:
            problems.append(f"no bot can sit on seat '{seat}'; seats 1 to {chairs - 1} are free for bots")
        elif level not in BOT_NAMES:
            problems.append(f"there is no bot '{level}'; there are {', '.join(BOT_NAMES)}")
        else:
            bots[int(seat)] = level
    return bots, problems
