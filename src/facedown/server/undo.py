"""Taking a decision back: at once where nobody has learned anything by it or all others are bots; otherwise the other
people are asked."""

import msgspec

from facedown.server import protocol as say
from facedown.server.refusals import Refusal, running
from facedown.server.table import Deed, Table
from facedown.server.terms import Ask

replace = msgspec.structs.replace


def undo(table: Table, chair: int, message: say.Undo) -> Deed:
    running(table)
    found = _at_once(table, chair) or _asked(table, chair)
    if found is None:
        if not table.game.undo:
            raise Refusal("not_now", f"others have seen it, and {table.game.title} takes nothing back")
        raise Refusal("not_now", "there is nothing of yours that could be taken back")
    return found


def can_undo(table: Table, chair: int) -> bool:
    return _is_playing(table, chair) and _at_once(table, chair) is not None


def can_ask(table: Table, chair: int) -> bool:
    """Would an undo ask the others? (Where `can_undo` says no.)"""
    course = table.course
    if course is None or not _may_ask(table, chair) or table.racing:
        return False
    if table.game.undo is True:  # where to is found out when somebody asks
        return course.has_decided(table.seat_of(chair))
    return _length(table, chair) is not None


def _may_ask(table: Table, chair: int) -> bool:
    """As far as that does not change with a move."""
    found: bool | None = (kept := table.kept()).get(("may ask", chair))
    if found is None:
        playing = _is_playing(table, chair) and bool(table.game.undo) and not table.row.deal
        asked = any(ask.kind == "undo" and ask.by == chair for ask in table.row.asks)
        found = kept["may ask", chair] = playing and not asked and bool(voters(table, chair))
    return found


def voters(table: Table, chair: int) -> list[int]:
    """The people who are asked: all others who play themselves."""
    found: list[int] | None = (kept := table.kept()).get(("voters", chair))
    if found is None:
        rows = [(k, row) for k, row in enumerate(table.row.seats) if k != chair]
        found = [other for other, row in rows if row.kind == "person" and not (row.left or row.bot)]
        kept["voters", chair] = found
    return found


def agreed(table: Table, ask: Ask) -> Deed:
    """All have said yes. Others may have decided something since that nobody noticed: that goes, too."""
    assert table.course is not None
    seat = table.seat_of(ask.by)
    row = replace(table.row, asks=[other for other in table.row.asks if other.kind != "undo"])
    own = [place for place, entry in enumerate(table.course.entries) if entry.seat == seat]
    if ask.kept >= len(own):  # taken back by another way meanwhile
        return Deed(row)
    return Deed(row, rows=[("undo", seat, own[ask.kept])], cut=own[ask.kept])


def _is_playing(table: Table, chair: int) -> bool:
    return chair >= 0 and table.row.phase == "running" and table.course is not None


def _at_once(table: Table, chair: int) -> Deed | None:
    course = running(table)
    seat = table.seat_of(chair)
    if (place := course.take_back_place(seat)) is not None:
        return Deed(rows=[("take_back", seat, place)], cut=place)
    length = course.open_turn_length(seat)
    if length is None and table.practice(chair):
        length = _length(table, chair)
    return None if length is None else Deed(rows=[("undo", seat, length)], cut=length)


def _asked(table: Table, chair: int) -> Deed | None:
    length = _length(table, chair)
    if length is None or table.course is None:
        return None
    if not voters(table, chair):
        raise Refusal("not_now", "others have seen it, and nobody is here who could agree to take it back")
    if not can_ask(table, chair):
        raise Refusal("not_now", "the others have been asked already")
    kept = sum(entry.seat == table.seat_of(chair) for entry in table.course.entries[:length])
    ask = Ask(table.row.rev, "undo", chair, chair, kept=kept)
    return Deed(replace(table.row, asks=[*table.row.asks, ask]))


def _length(table: Table, chair: int) -> int | None:
    """How much of the log stays when a chair goes back to what others have seen; a game may forbid it, and so does a
    deal that others play too: whoever looked would know more than they."""
    may, course = table.game.undo, table.course
    if not may or course is None or table.row.deal:
        return None
    length = course.undo_length(table.seat_of(chair))
    return length if length is None or may is True or may(course.state_at(length)) else None
