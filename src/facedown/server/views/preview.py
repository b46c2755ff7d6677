"""Tells what people see before they sit down: no more than a spectator would, and nothing that opens anything."""

import msgspec

from facedown.server.commands.seating import free_chairs, own_chair
from facedown.server.messages.requests import Preview, PreviewSeat
from facedown.server.table.table import Table


def preview(table: Table, profile: str) -> Preview:
    row, mine = table.row, own_chair(table.row, profile)
    return Preview(
        table=row.id,
        game=row.game,
        title=table.game.title,
        phase=row.phase,
        host_name=row.seats[row.host].name if row.host >= 0 else "",
        seats=[
            PreviewSeat(
                seat=chair,
                kind=sitter.kind,
                name=sitter.name,
                level=sitter.level,
                connected=sitter.kind == "bot" or table.connected(chair),
                kept=sitter.kept,
                team=table.seat_of(chair) if table.game.table.who_decides else msgspec.UNSET,
            )
            for chair, sitter in enumerate(row.seats)
        ],
        free=len(free_chairs(row)) if row.phase == "gathering" else 0,
        options=table.options.public_changes(),
        clock=row.clock,
        rated=row.rated,
        yours=mine is not None and mine >= 0,
        spectators=row.spectators and not table.sealed,
    )
