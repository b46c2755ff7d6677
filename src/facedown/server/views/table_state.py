"""Makes the state message that a viewer of a table gets. Everything in it comes from what the viewer has seen."""

from typing import Any

import msgspec

from facedown.engine.game import seats_in
from facedown.server.automation.game_clock import rings_in
from facedown.server.automation.time_limits import seconds_left
from facedown.server.commands.absence import away
from facedown.server.commands.chat import hushed
from facedown.server.commands.proposals import told
from facedown.server.commands.rematch import rematches
from facedown.server.commands.undo import can_ask, can_undo
from facedown.server.messages import to_page
from facedown.server.messages.proposals import SeatClock
from facedown.server.people.ratings import seat_ratings
from facedown.server.table.table import Table
from facedown.server.table.viewer import Line, Viewer


def state_message(table: Table, chair: int, shown: int, reset: bool) -> bytes:
    """Encodes a whole `to_page.TableState`. `shown` lines have been sent before; with `reset` all are sent again.

    Its second half is the same with every move: that is encoded once, and kept until the row or the presence changes.
    """
    made = _news(table, chair, shown, reset)
    news, sealed = _encode(made), table.sealed  # a seal may end by itself
    rest = (cache := table.cache()).rest.get((chair, sealed))
    if rest is None:
        rest = cache.rest[chair, sealed] = _encode(_whole(table, chair, sealed, made))[len(news) - 1 :]
    return news[:-1] + rest


_encode = msgspec.json.Encoder().encode


def _news(table: Table, chair: int, shown: int, reset: bool) -> to_page.TableNews:
    seat = table.seat_of(chair)
    row, game_log = table.row, table.game_log
    viewer = game_log.viewers[seat] if game_log else None
    undoable = can_undo(table, chair)
    asked = _is_asked(table, chair)
    return to_page.TableNews(  # by position: by name it takes five times as long
        table.seq(seat),  # seq
        _seats(table, chair, viewer),  # seats
        table.game.page.view(viewer.seen, seat) if viewer else None,  # view
        _choices(table, viewer) if viewer and asked else [],  # choices
        numbered(viewer.lines[shown:], shown) if viewer and not reset else [],  # fresh
        reset,
        numbered(viewer.lines) if viewer and reset else [],  # log
        undoable,  # can_undo
        not undoable and can_ask(table, chair),  # ask_undo
        asked and _is_helped(table, chair),  # can_hint
        table.result() if game_log and row.phase == "over" else [],  # result
        seconds_left(table, seat),  # decide_in
        rings_in(table),  # rings_in
        "off" if not row.chat else "hushed" if hushed(table) else "open",  # talk
        away(table, chair) or msgspec.UNSET,  # away
    )


def _whole(table: Table, chair: int, sealed: bool, news: to_page.TableNews) -> to_page.TableState:
    row = table.row
    over = row.phase == "over"
    return to_page.TableState(
        **msgspec.structs.asdict(news),
        table=row.id,
        game=row.game,
        title=table.game.title,
        phase=row.phase,
        you=table.seat_of(chair),
        host=chair == row.host,
        listed=row.listed,
        options=row.options if over and not sealed else table.public_options,
        can_resign=_can_resign(table, chair),
        commitment=row.commitment,
        seed=row.seed if over and not sealed else "",
        rematch=row.rematch,
        chair=chair if table.game.table.who_decides else msgspec.UNSET,
        asks=told(table),
        clock=row.clock if row.clock.kind != "none" else msgspec.UNSET,
        rated=row.rated or msgspec.UNSET,
        deal=(row.deal if over else "") or msgspec.UNSET,
        sealed=sealed or msgspec.UNSET,
        forfeit=row.forfeit,
        rematches=rematches(table) if over else [],
        turned=row.turned,
        pace=row.pace,
        spectators=row.spectators,
    )


def _is_asked(table: Table, chair: int) -> bool:
    """Does the table wait for this very person?"""
    return table.row.phase == "running" and table.answers(chair) and not table.row.seats[chair].stand_in


def can_hint(table: Table, chair: int) -> bool:
    return _is_asked(table, chair) and _is_helped(table, chair)


def _is_helped(table: Table, chair: int) -> bool:
    return table.practice(chair) and table.game_log is not None and table.seat_of(chair) in table.game_log.acting()


def _can_resign(table: Table, chair: int) -> bool:
    if chair < 0 or table.row.phase != "running" or table.game.rules.resign is None:
        return False
    return table.captain(table.seat_of(chair)) == chair


def numbered(lines: list[Line], start: int = 0) -> list[to_page.LogLine]:
    return [to_page.LogLine(number, line.text, msgspec.Raw(line.event)) for number, line in enumerate(lines, start)]


def choice(table: Table, seen: Any, seat: int, action: int) -> to_page.Choice:
    return to_page.Choice(action, table.game.text.moves.write(seat, action), table.game.text.moves.say(seen, action))


def _choices(table: Table, viewer: Viewer) -> list[to_page.Choice]:
    moves, seen, seat = table.game.text.moves, viewer.seen, viewer.seat
    return [to_page.Choice(action, moves.write(seat, action), moves.say(seen, action)) for action in viewer.choices]


def _seats(table: Table, own: int, viewer: Viewer | None) -> Any:
    acting = table.game.rules.actors(viewer.seen) if viewer and table.row.phase == "running" else 0
    if (
        table.row.clock.kind != "none" or table.game.table.who_decides or table.game.rules.race
    ):  # more than that changes with moves
        return _seats_now(table, own, acting)
    found = (cache := table.cache()).seats.get((own, acting))
    if found is None:
        found = cache.seats[own, acting] = msgspec.Raw(_encode(_seats_now(table, own, acting)))
    return found


def _seats_now(table: Table, own: int, actors: int) -> list[to_page.SeatState]:
    acting, ratings = seats_in(actors), seat_ratings(table)
    return [
        to_page.SeatState(
            seat=chair,
            kind=row.kind,
            name=row.name,
            level=row.level,
            connected=row.kind == "bot" or table.connected(chair),
            left=row.left,
            acting=table.seat_of(chair) in acting and (table.racing or table.answers(chair)),
            you=chair == own,
            team=table.seat_of(chair) if table.game.table.who_decides else msgspec.UNSET,
            stand_in=row.stand_in or msgspec.UNSET,
            late=row.late or msgspec.UNSET,
            clock=_clock(table, table.seat_of(own), table.seat_of(chair)) if row.kind == "person" else msgspec.UNSET,
            rating=ratings[chair][0] if chair in ratings else msgspec.UNSET,
            give=ratings[chair][1] if chair in ratings else msgspec.UNSET,
            kept=row.kept or msgspec.UNSET,
            expected=row.expected or msgspec.UNSET,
        )
        for chair, row in enumerate(table.row.seats)
    ]


def _clock(table: Table, viewer: int, seat: int) -> SeatClock | msgspec.UnsetType:
    left = table.clock_left(viewer, seat)
    return SeatClock(round(left.left, 2), left.runs_in) if left else msgspec.UNSET
