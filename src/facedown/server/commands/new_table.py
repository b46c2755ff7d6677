"""Checks what a new table is to be like, and says in full why it cannot be made."""

import secrets
from collections.abc import Sequence

import msgspec

from facedown.catalog import BOT_NAMES, GAMES
from facedown.engine.errors import OptionsError
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.server.commands.names import bots_named, told_apart
from facedown.server.commands.rematch import new_row
from facedown.server.common.tokens import digest, new_token
from facedown.server.messages import requests
from facedown.server.people.rating_pools import house_rules
from facedown.server.store import SeatRow, TableRow
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.words import Said
from facedown.words.server import say as words


class Unfit(Exception):
    """Says that a table cannot be made like this, and why."""

    def __init__(self, problems: Sequence[Said]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


def new_table(wanted: requests.NewTable, profile: str = "") -> tuple[TableRow, requests.TableMade]:
    game = GAMES.get(wanted.game)
    if game is None:
        raise Unfit([words("request.no_game_of", game=wanted.game, games=list(GAMES))])
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
        problems += [words("request.drawn", option=options.called(option)) for option in sorted(drawn)]
    problems += wanted.clock.problems()
    here, odd = _here(wanted.here, chairs, bots)
    problems += odd
    if wanted.start and len(bots) + len(here) < chairs - 1:
        problems.append(words("request.start_bots"))
    if wanted.deal:
        problems += _not_shared(wanted, chairs, bots)
    if wanted.rated:
        problems += not_rated(game, options, profile)
    if problems:
        raise Unfit(problems)
    seats, links = [], []
    for seat in range(chairs):
        token = new_token()
        links.append(requests.SeatLink(seat, token))
        if seat == 0:
            seats.append(SeatRow("person", name, key=digest(token), profile=profile))
        elif seat in here:
            name = told_apart(here[seat], [row.name for row in seats])
            seats.append(SeatRow("person", name, invite=digest(token), key=digest(token)))
        elif seat in bots:
            seats.append(SeatRow("bot", "", bots[seat], digest(token)))
        else:
            seats.append(SeatRow(invite=digest(token)))
    watch, link = new_token(), new_token()
    row = new_row(
        game.name,
        game.rules_version,
        msgspec.to_builtins(options),
        listed=wanted.listed,
        chat=wanted.chat,
        clock=wanted.clock,
        watch=digest(watch),
        seats=bots_named(seats),
        rated=wanted.rated,
        link=digest(link),
        spectators=wanted.spectators,
        pace=wanted.pace,
    )
    return row, requests.TableMade(row.id, links, watch, link)


def _not_shared(wanted: requests.NewTable, chairs: int, bots: dict[int, str]) -> list[Said]:
    """Says why no table like this plays a deal that others play: who has seen it elsewhere could deceive people."""
    problems: list[Said] = []
    if len(bots) < chairs - 1:
        problems.append(words("request.deal_alone"))
    if wanted.rated:
        problems.append(words("rated.deal"))
    if wanted.listed:
        problems.append(words("request.deal_listed"))
    return problems


def not_rated(game: Game, options: Options, profile: str) -> list[Said]:
    """Says why no table like this is rated; more is looked at when it starts."""
    changed = house_rules(game, options)
    problems: list[Said] = [] if profile else [words("request.rated_profile")]
    if changed:
        problems.append(words("rated.rules", options=[options.called(option) for option in changed]))
    return problems


def _here(wanted: dict[str, str], chairs: int, bots: dict[int, str]) -> tuple[dict[int, str], list[Said]]:
    """Finds those who play on the creator's screen: they sit down at once."""
    here, problems = dict[int, str](), list[Said]()
    for seat, name in wanted.items():
        if seat not in {str(k) for k in range(1, chairs)} or int(seat) in bots:
            problems.append(words("request.no_guest_seat", seat=seat))
        else:
            try:
                here[int(seat)] = tidy_name(name)
            except Refusal as refusal:
                problems.append(refusal.reason)
    return here, problems


def _bots(wanted: dict[str, str], chairs: int) -> tuple[dict[int, str], list[Said]]:
    bots, problems = dict[int, str](), list[Said]()
    for seat, level in wanted.items():
        if seat not in {str(k) for k in range(1, chairs)}:
            problems.append(words("request.no_bot_seat", seat=seat, last=chairs - 1))
        elif level not in BOT_NAMES:
            problems.append(words("refused.no_bot", level=level, levels=list(BOT_NAMES)))
        else:
            bots[int(seat)] = level
    return bots, problems
