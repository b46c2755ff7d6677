"""Defines what a snapshot of a game's log holds: what the rows since the snapshot before it have added."""

from bisect import bisect_right

import msgspec

from facedown.engine import chance
from facedown.server.table.time_used import Spent
from facedown.server.table.viewer import Line, Viewer


class SavedViewer(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    seq: int
    decided: int
    epoch: int
    lines: list[Line]  # since the snapshot before
    spent: list[Spent] = []  # where the table has a clock
    changed_at: float = 0.0


class Saved(msgspec.Struct, frozen=True, array_like=True):
    state: bytes
    chances: int | chance.Counts
    entries: list[tuple[int, int]]  # since the snapshot before
    viewers: list[SavedViewer]


def saved_state(data: bytes, seat: int) -> tuple[bytes, float]:
    """Returns a snapshot's state, and when a viewer had last seen something change (0: not known)."""
    saved = msgspec.msgpack.decode(data, type=Saved)
    return saved.state, next((viewer.changed_at for viewer in saved.viewers if viewer.seat == seat), 0.0)


def saved_viewer(seat: int, viewer: Viewer, start: int) -> SavedViewer:
    """Returns what a viewer has seen since the log had a length."""
    lines = viewer.lines[bisect_right(viewer.lines, start, key=_at) :]
    spent = viewer.times.seats if viewer.times else []
    return SavedViewer(seat, viewer.seq, viewer.decided, viewer.epoch, lines, spent, viewer.changed_at)


def restore_viewer(viewer: Viewer, saved: SavedViewer) -> None:
    """Adds what a snapshot holds to a viewer that stands where the snapshot before it stood."""
    viewer.seq, viewer.decided, viewer.epoch = saved.seq, saved.decided, saved.epoch
    viewer.changed_at = saved.changed_at
    viewer.lines += saved.lines
    if viewer.times is not None and saved.spent:
        viewer.times.seats = saved.spent


def _at(line: Line) -> int:
    return line.at
