"""Ends a game before its rules do: a side loses, and the others have won."""

import msgspec

from facedown.engine.game_log import Entry
from facedown.server.table.changes import TableChange
from facedown.server.table.table import Table

replace = msgspec.structs.replace


def lost(table: Table, seat: int) -> TableChange:
    """Builds the change by which a seat of the rules has lost: by the game's own rules where it can be given up."""
    row = replace(table.row, forfeit=seat, asks=[])
    if table.game.rules.resign is None or table.game_log is None:
        return TableChange(replace(row, phase="over"))
    return TableChange(row, outcome=table.game_log.follow(Entry(seat, table.game.rules.resign)))


def lost_by_leaving(table: Table, seat: int) -> TableChange:
    """Builds the same where its people have left: they are not expected in a rematch."""
    seats = list(table.row.seats)
    for chair in table.chairs_of(seat):
        if not table.connected(chair):
            seats[chair] = replace(seats[chair], left=True)
    change = lost(table, seat)
    assert change.row is not None
    return replace(change, row=replace(change.row, seats=seats))
