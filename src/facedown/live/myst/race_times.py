"""Says how far a race has come, as the table's row keeps it."""

import msgspec

from facedown.server.table.table import Table


class RaceTimes(msgspec.Struct, frozen=True):
    """Says how far a live race was when last paused or resumed: a server that restarts goes on from here."""

    elapsed: float  # milliseconds that it had been open, without pauses
    at: float  # when that was, in seconds since 1970
    running: bool  # has it run since then, or has it been paused?
    used: list[bool]  # by team: has it had its automatic pause?


def written_times(table: Table) -> RaceTimes | None:
    """Reads what the table's row says of its race."""
    return None if table.row.live is None else msgspec.convert(table.row.live, RaceTimes)
