"""The one message about a table that a viewer gets: everything in it comes from the viewer's own sight."""

from typing import Any

import msgspec

from facedown.engine.game import seats_in
from facedown.server import protocol as say
from facedown.server.ask_messages import SeatClock
from facedown.server.asks import told
from facedown.server.bells import rings_in
from facedown.server.deeds import rematches
from facedown.server.patience import seconds_left
from facedown.server.ratings import seat_ratings
from facedown.server.sight import Line, Sight
from facedown.server.table import Table
from facedown.server.talk import hushed
from facedown.server.undo import can_ask, can_undo


def told_state(table: Table, chair: int, shown: int, reset: bool) -> bytes:
    """A whole `say.TableState`, encoded. `shown` lines have been sent before; with `reset` all are sent again.

    Its second half is the same with every move: that is encoded once, and kept until the row or the presence changes.
    """
    made = _news(table, chair, shown, reset)
    news, sealed = _encode(made), table.sealed  # a seal may end by itself
    rest: bytes | None = (kept := table.kept()).get(("rest", chair, sealed))
    if rest is None:
        rest = kept["rest", chair, sealed] = _encode(_whole(table, chair, sealed, made))[len(news) - 1 :]
    return news[:-1] + rest


_encode = msgspec.json.Encoder().encode


def _news(table: Table, chair: int, shown: int, reset: bool) -> say.TableNews:
    viewer = table.seat_of(chair)
    row, course = table.row, table.course
    sight = course.sights[viewer] if course else None
    undoable = can_undo(table, chair)
    asked = _is_asked(table, chair)
    return say.TableNews(  # by position: by name it takes five times as long
        table.seq(viewer),  # seq
        _seats(table, chair, sight),  # seats
        table.game.view(sight.seen, viewer) if sight else None,  # view
        _choices(table, sight) if sight and asked else [],  # choices
        numbered(sight.lines[shown:], shown) if sight and not reset else [],  # fresh
        reset,
        numbered(sight.lines) if sight and reset else [],  # log
        undoable,  # can_undo
        not undoable and can_ask(table, chair),  # ask_undo
        asked and _is_helped(table, chair),  # can_hint
        table.result() if course and row.phase == "over" else [],  # result
        seconds_left(table, viewer),  # decide_in
        rings_in(table),  # rings_in
        "off" if not row.chat else "hushed" if hushed(table) else "open",  # talk
    )


def _whole(table: Table, chair: int, sealed: bool, news: say.TableNews) -> say.TableState:
    row = table.row
    over = row.phase == "over"
    return say.TableState(
        **msgspec.structs.asdict(news),
        table=row.id,
        game=row.game,
        title=table.game.title,
        phase=row.phase,
        you=table.seat_of(chair),
        host=chair == row.host,
        listed=row.listed,
        options=row.options,
        can_resign=_can_resign(table, chair),
        commitment=row.commitment,
        seed=row.seed if over and not sealed else "",
        rematch=row.rematch,
        chair=chair if table.game.team_turn else msgspec.UNSET,
        asks=told(table),
        clock=row.clock if row.clock.kind != "none" else msgspec.UNSET,
        rated=row.rated or msgspec.UNSET,
        deal=row.deal or msgspec.UNSET,
        sealed=sealed or msgspec.UNSET,
        forfeit=row.forfeit,
        rematches=rematches(table) if over else [],
        turned=row.turned,
    )


def _is_asked(table: Table, chair: int) -> bool:
    """Does the table wait for this very person?"""
    return table.row.phase == "running" and table.answers(chair) and not table.row.seats[chair].stand_in


def can_hint(table: Table, chair: int) -> bool:
    return _is_asked(table, chair) and _is_helped(table, chair)


def _is_helped(table: Table, chair: int) -> bool:
    return table.practice(chair) and table.course is not None and table.seat_of(chair) in table.course.acting()


def _can_resign(table: Table, chair: int) -> bool:
    if chair < 0 or table.row.phase != "running" or table.game.resign is None:
        return False
    return table.captain(table.seat_of(chair)) == chair


def numbered(lines: list[Line], start: int = 0) -> list[say.LogLine]:
    return [say.LogLine(number, line.text, msgspec.Raw(line.event)) for number, line in enumerate(lines, start)]


def choice(table: Table, seen: Any, seat: int, action: int) -> say.Choice:
    return say.Choice(action, table.game.moves.write(seat, action), table.game.moves.say(seen, action))


def _choices(table: Table, sight: Sight) -> list[say.Choice]:
    moves, seen, seat = table.game.moves, sight.seen, sight.viewer
    return [say.Choice(action, moves.write(seat, action), moves.say(seen, action)) for action in sight.choices]


def _seats(table: Table, own: int, sight: Sight | None) -> Any:
    acting = table.game.actors(sight.seen) if sight and table.row.phase == "running" else 0
    if table.row.clock.kind != "none" or table.game.team_turn or table.game.race:  # more than that changes with moves
        return _seats_now(table, own, acting)
    found: msgspec.Raw | None = (kept := table.kept()).get((own, acting))
    if found is None:
        found = kept[own, acting] = msgspec.Raw(_encode(_seats_now(table, own, acting)))
    return found


def _seats_now(table: Table, own: int, actors: int) -> list[say.SeatState]:
    acting, ratings = seats_in(actors), seat_ratings(table)
    return [
        say.SeatState(
            seat=chair,
            kind=row.kind,
            name=row.name,
            level=row.level,
            connected=row.kind == "bot" or table.connected(chair),
            left=row.left,
            acting=table.seat_of(chair) in acting and (table.racing or table.answers(chair)),
            you=chair == own,
            team=table.seat_of(chair) if table.game.team_turn else msgspec.UNSET,
            stand_in=row.stand_in or msgspec.UNSET,
            late=row.late or msgspec.UNSET,
            clock=_clock(table, table.seat_of(own), table.seat_of(chair)) if row.kind == "person" else msgspec.UNSET,
            rating=ratings[chair][0] if chair in ratings else msgspec.UNSET,
            give=ratings[chair][1] if chair in ratings else msgspec.UNSET,
        )
        for chair, row in enumerate(table.row.seats)
    ]


def _clock(table: Table, viewer: int, seat: int) -> SeatClock | msgspec.UnsetType:
    left = table.clock_left(viewer, seat)
    return SeatClock(round(left.left, 2), left.runs_in) if left else msgspec.UNSET
