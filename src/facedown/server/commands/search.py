"""Checks what somebody looks for, and makes the table of those who have found each other."""

import hashlib
import secrets

import msgspec

from facedown.catalog import BOT_NAMES, GAMES
from facedown.engine.errors import OptionsError
from facedown.engine.game import Game
from facedown.server.commands.names import bots_named, told_apart
from facedown.server.commands.new_table import Unfit, not_rated
from facedown.server.commands.rematch import new_row
from facedown.server.common.tokens import digest, new_token
from facedown.server.messages.searches import NewSearch
from facedown.server.people.pairing import Party
from facedown.server.store import SeatRow, TableRow
from facedown.server.store.searches import SearchRow
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.words import Said
from facedown.words.server import say as words


def new_search(wanted: NewSearch, token: str, profile: str, strength: float, at: float) -> SearchRow:
    """Builds the search that somebody has asked for; raises Unfit with all that is wrong with it."""
    game = GAMES.get(wanted.game)
    if game is None:
        raise Unfit([words("request.no_game_of", game=wanted.game, games=list(GAMES))])
    try:
        name = tidy_name(wanted.name)
    except Refusal as refusal:
        raise Unfit([refusal.reason]) from None
    problems = [*wanted.clock.problems(), *_options(game, wanted, profile)]
    if wanted.level not in BOT_NAMES:
        problems.append(words("refused.no_bot", level=wanted.level, levels=list(BOT_NAMES)))
    if wanted.rated and wanted.bots_after is not None:
        problems.append(words("request.search_rated_bots"))
    if problems:
        raise Unfit(problems)
    return SearchRow(
        id=digest(token),
        game=game.name,
        terms=_terms(wanted),
        counts=sorted(set(wanted.counts)),
        options=wanted.options,
        clock=wanted.clock,
        rated=wanted.rated,
        name=name,
        profile=profile,
        strength=strength,
        since=at,
        bots_at=0.0 if wanted.bots_after is None else at + wanted.bots_after,
        level=wanted.level,
    )


def _options(game: Game, wanted: NewSearch, profile: str) -> list[Said]:
    """Says what is wrong with the options, at a table of any size that is wanted."""
    if game.options.count in wanted.options:
        return [words("request.search_count", option=game.options.called(game.options.count))]
    for count in wanted.counts:
        try:
            options = game.options.of(**wanted.options, **{game.options.count: count})
        except OptionsError as error:
            return list(error.problems)
        if drawn := sorted(options.secret() & wanted.options.keys()):
            return [words("request.drawn", option=options.called(option)) for option in drawn]
        if wanted.rated and (problems := not_rated(game, options, profile)):
            return problems
    return []


def _terms(wanted: NewSearch) -> str:
    """Hashes what all at a table must want alike, as one word."""
    game = GAMES[wanted.game]
    options = game.options.of(**wanted.options, **{game.options.count: wanted.counts[0]}).changed()
    options.pop(game.options.count, None)
    said = msgspec.json.encode([wanted.game, options, wanted.clock, wanted.rated], order="sorted")
    return hashlib.sha256(said).hexdigest()


def found_table(party: Party) -> TableRow:
    """Builds the table of people who have found each other: chairs are drawn, and each search's token opens one."""
    me = party.people[0]
    game = GAMES[me.game]
    options = game.options.of(**me.options, **{game.options.count: party.chairs}).settled(secrets.randbelow)
    chairs = secrets.SystemRandom().sample(range(party.chairs), party.chairs)
    seats = [SeatRow("bot", "", me.level) for _ in range(party.chairs)]
    for chair, one in zip(chairs, party.people, strict=False):
        name = told_apart(one.name, [seat.name for seat in seats])
        seats[chair] = SeatRow("person", name, key=one.id, profile=one.profile)
    return new_row(
        game.name,
        game.rules_version,
        msgspec.to_builtins(options),
        listed=False,
        clock=me.clock,
        watch=digest(new_token()),  # nobody has it
        seats=bots_named(seats),
        host=chairs[0],
        rated=me.rated,
    )
