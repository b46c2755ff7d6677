"""What must hold when the storm is over."""

import asyncio
import json
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from facedown.engine.game import SPECTATOR
from facedown.engine.play import choices, redacted
from facedown.server.store import LogRow, Stored
from facedown.server.store.models import HeardModel
from facedown.server.store.sql import SqlStore
from facedown.server.table.table import Table
from tests.soak.people import Person
from tests.soak.racers import CLAIMED, Racer


class Sequel:
    """All that each viewer of a table could see, one step for each row of its log."""

    def __init__(self, store: SqlStore, stored: Stored, rows: list[LogRow]) -> None:
        empty = Stored(stored.table, [], [])
        self.table = Table(store, empty, 1_000_000)
        assert self.table.game_log is not None
        self.game_log = self.table.game_log
        self.views: dict[int, list[str]] = {viewer: [self._view(viewer)] for viewer in self.game_log.viewers}
        self.choices: dict[tuple[int, str], set[int]] = {}
        for row in rows:
            self.game_log.take(row)
            for viewer, views in self.views.items():
                views.append(self._view(viewer))
                if viewer != SPECTATOR:
                    seen = redacted(self.table.game, self.game_log.state, viewer)
                    offered = choices(self.table.game, seen, viewer) if viewer in self.game_log.acting() else []
                    self.choices.setdefault((viewer, views[-1]), set()).update(offered)

    def _view(self, viewer: int) -> str:
        seen = redacted(self.table.game, self.game_log.state, viewer)
        return plain(json.loads(msgspec.json.encode(self.table.game.page.view(seen, viewer))))


def plain(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


async def heard(store: SqlStore, table: str) -> set[str]:
    def work(connection: Connection) -> set[str]:
        wanted = select(HeardModel.message).where(HeardModel.table_id == table)
        return {message for (message,) in connection.execute(wanted)}

    return await store.read(work)


async def check(
    store: SqlStore, table: str, people: list[Person], memories: list[Table], done: dict[str, list[str]] | None
) -> int:
    """`memories`: the table as each server has it in mind; `done`: what each message has written, where that is known.
    Returns the length of the log."""
    stored, rows = await _stored(store, table)
    for _ in range(50):  # a live race writes its times down meanwhile: then all is read again
        if all(memory.row.rev == stored.table.rev for memory in memories):
            break
        await asyncio.sleep(0.05)
        stored, rows = await _stored(store, table)
    assert [row.seq for row in rows] == list(range(len(rows))), "the log has a hole"
    known = await heard(store, table)
    sequel = Sequel(store, stored, rows) if stored.table.phase != "gathering" else None
    if sequel is not None:
        for memory in (Table(store, stored, 8), *memories):
            _same(memory, sequel)
    for person in people:
        _nothing_lost(person, rows, known, done)
        if sequel is not None:
            _nothing_too_much(person, sequel)
    return len(rows)


async def _stored(store: SqlStore, table: str) -> tuple[Stored, list[LogRow]]:
    stored = await store.load(table)
    assert stored is not None
    return stored, await store.log(table)


def _same(memory: Table, sequel: Sequel) -> None:
    """A server's memory is what the log leads to; so is what snapshots lead to."""
    assert memory.game_log is not None
    mine, stored = (msgspec.structs.asdict(table.row) for table in (memory, sequel.table))
    other_fields = [f"{key}: {mine[key]!r}, not {stored[key]!r}" for key in mine if mine[key] != stored[key]]
    assert not other_fields, f"a server remembers another row: {other_fields}"
    assert memory.game_log.rows == sequel.game_log.rows, "a server remembers another log"
    assert memory.game_log.entries == sequel.game_log.entries
    assert memory.game_log.state.to_bytes() == sequel.game_log.state.to_bytes(), "a server remembers another game"
    for seat, viewer in memory.game_log.viewers.items():
        other = sequel.game_log.viewers[seat]
        assert (viewer.seq, viewer.decided, viewer.epoch) == (other.seq, other.decided, other.epoch)
        assert viewer.lines == other.lines


def _nothing_lost(person: Person, rows: list[LogRow], known: set[str], done: dict[str, list[str]] | None) -> None:
    """Everything that was acknowledged is in the log once and in its order, and nothing that was refused."""
    ids = [message["id"] for message in person.acknowledged]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= known, f"acknowledged and lost: {set(ids) - known}"
    written = [message for message in person.refused if message["id"] in known]
    assert not written, f"refused and written all the same: {written}"
    if not person.state or person.state["you"] < 0:
        return
    chair = next(seat["seat"] for seat in person.state["seats"] if seat["you"])
    said = [message["action"] for message in person.acknowledged if message["type"] == "move"]
    seat = person.state["you"]
    moves = [row.action for row in rows if row.kind == "act" and row.seat == seat and row.chair == chair]
    if isinstance(person, Racer):
        laid = [action for action in moves if action in CLAIMED]
        assert len(set(laid)) == len(laid), "a cell was covered twice"
        assert _in_order(person.laid, laid), "a piece was acknowledged and lost"
        moves = [action for action in moves if action not in CLAIMED]
    assert moves == said, "moves in the log are not those that were acknowledged"
    undone = [row for row in rows if row.kind != "act" and row.chair == chair]  # by an undo, or by the last who agreed
    if done is None:
        may = sum(message["type"] in {"undo", "answer"} for message in person.acknowledged)
        assert len(undone) <= may, "something was undone twice"
        return
    effects = [kind for id in person.copies for kind in done.get(id, [])]
    assert len(effects) == sum(id in done for id in person.copies), "a message has taken effect twice"
    assert sorted(row.kind for row in undone) == sorted(kind for kind in effects if kind in {"undo", "take_back"})


def _in_order(some: list[int], all_of_them: list[int]) -> bool:
    """Is the one a part of the other, in the same order?"""
    rest = iter(all_of_them)
    return all(one in rest for one in some)


def _nothing_too_much(person: Person, sequel: Sequel) -> None:
    """Each state that was told is what the redacted record of that seat gives, at a moment not before the last one."""
    at = 0
    for state in person.states:
        if state["view"] is None:
            continue
        viewer = state["you"]
        view, views = plain(state["view"]), sequel.views[viewer]
        while at < len(views) and views[at] != view:
            at += 1
        assert at < len(views), f"seat {viewer} was told something that it may not see, or that was forgotten"
        offered = {choice["action"] for choice in state["choices"]}
        assert offered <= sequel.choices.get((viewer, view), set()), f"seat {viewer} was offered too much"
    if person.state and person.state["view"] is not None:
        viewer = person.state["you"]
        assert plain(person.state["view"]) == sequel.views[viewer][-1], f"seat {viewer} has not seen the end"
        lines = [msgspec.to_builtins(line.text) for line in sequel.game_log.viewers[viewer].lines]
        assert [line["text"] for line in person.lines] == lines
