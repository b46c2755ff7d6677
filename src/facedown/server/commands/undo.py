"""Undoes a decision: at once where nobody learned anything by it or all others are bots. Otherwise the other people are
asked."""

import msgspec

from facedown.engine.game import SPECTATOR
from facedown.engine.game_log import redacted
from facedown.server.commands.situation import Situation
from facedown.server.messages import from_page
from facedown.server.messages.terms import Ask
from facedown.server.table.changes import TableChange
from facedown.server.table.game_log import ServerLog
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.words.server import say as words

replace = msgspec.structs.replace


def undo(now: Situation, message: from_page.Undo) -> TableChange:
    found = _at_once(now.table, now.game_log, now.chair) or _asked(now)
    if found is None:
        game = now.table.game
        if not game.table.undo:
            raise Refusal("not_now", words("refused.no_undo", game=game.title))
        raise Refusal("not_now", words("refused.nothing_to_undo"))
    return found


def can_undo(table: Table, chair: int) -> bool:
    game_log = table.game_log
    return game_log is not None and _is_playing(table, chair) and _at_once(table, game_log, chair) is not None


def can_ask(table: Table, chair: int) -> bool:
    """Would an undo ask the others? (Where `can_undo` says no.)"""
    game_log = table.game_log
    if game_log is None or not _may_ask(table, chair) or table.racing:
        return False
    if table.game.table.undo is True:  # where to is found out when somebody asks
        return game_log.has_decided(table.seat_of(chair))
    return _length(table, chair) is not None


def _may_ask(table: Table, chair: int) -> bool:
    """May a chair ask, as far as that does not change with a move?"""
    found = (cache := table.cache()).may_ask_undo.get(chair)
    if found is None:
        playing = _is_playing(table, chair) and bool(table.game.table.undo) and not table.row.deal
        asked = any(ask.kind == "undo" and ask.by == chair for ask in table.row.asks)
        found = cache.may_ask_undo[chair] = playing and not asked and bool(voters(table, chair))
    return found


def voters(table: Table, chair: int) -> list[int]:
    """Lists the people who are asked: all others who play themselves."""
    found = (cache := table.cache()).voters.get(chair)
    if found is None:
        rows = [(k, row) for k, row in enumerate(table.row.seats) if k != chair]
        found = [other for other, row in rows if row.kind == "person" and not (row.left or row.bot)]
        cache.voters[chair] = found
    return found


def agreed(table: Table, ask: Ask) -> TableChange:
    """Builds the undo that all have agreed to. Others may have decided something since, unnoticed: that goes, too."""
    assert table.game_log is not None
    seat = table.seat_of(ask.by)
    row = replace(table.row, asks=[other for other in table.row.asks if other.kind != "undo"])
    own = [place for place, entry in enumerate(table.game_log.entries) if entry.seat == seat]
    if ask.kept >= len(own):  # taken back by another way meanwhile
        return TableChange(row)
    return TableChange(row, rows=[("undo", seat, own[ask.kept])])


def _is_playing(table: Table, chair: int) -> bool:
    return chair >= 0 and table.row.phase == "running" and table.game_log is not None


def _at_once(table: Table, game_log: ServerLog, chair: int) -> TableChange | None:
    seat = table.seat_of(chair)
    if (place := game_log.take_back_place(seat)) is not None:
        return TableChange(rows=[("take_back", seat, place)])
    length = game_log.open_turn_length(seat)
    if length is None and table.practice(chair):
        length = _length(table, chair)
    return None if length is None else TableChange(rows=[("undo", seat, length)])


def _asked(now: Situation) -> TableChange | None:
    table, chair = now.table, now.chair
    length = _length(table, chair)
    if length is None:
        return None
    if not voters(table, chair):
        raise Refusal("not_now", words("refused.undo_alone"))
    if not can_ask(table, chair):
        raise Refusal("not_now", words("refused.asked"))
    kept = sum(entry.seat == now.seat for entry in now.game_log.entries[:length])
    ask = Ask(table.row.rev, "undo", chair, chair, kept=kept)
    return TableChange(replace(table.row, asks=[*table.row.asks, ask]))


def _length(table: Table, chair: int) -> int | None:
    """Computes how much of the log stays when a chair goes back to what others have seen.

    A game may forbid it, and so does a deal that others play too: a player who looked would know more than they.
    """
    may, game_log = table.game.table.undo, table.game_log
    if not may or game_log is None or table.row.deal:
        return None
    length = game_log.undo_length(table.seat_of(chair))
    return (
        length
        if length is None or may is True or may(redacted(table.game, game_log.state_at(length), SPECTATOR))
        else None
    )
