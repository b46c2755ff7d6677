"""Folds the stored log of a table's game, with what every viewer has seen of it.

Rows are `act` (of a seat or of chance), `undo` (the log is cut to a length) and `take_back` (one entry of a seat that
is still choosing, and that nobody else has noticed, is taken out of the log). A snapshot holds what the rows since the
snapshot before it have added, so that writing and reading cost the same at move 10 and at move 1,000.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from facedown.engine import chance
from facedown.engine.errors import EngineError
from facedown.engine.game import CHANCE, SPECTATOR, Game, seats_in
from facedown.engine.game_log import Entry, GameLog, Outcome, Place, choices, redacted
from facedown.engine.options import Options
from facedown.server.store import LogRow, SnapshotRow
from facedown.server.table.snapshots import Saved, restore_viewer, saved_viewer
from facedown.server.table.time_used import Awake, Times
from facedown.server.table.viewer import Telling, Viewer, lines_until, lines_without

# By rev of the table: the seats for whose people bots played, and their level.
StandIns = Callable[[int], Mapping[int, str]]


class ServerLog(GameLog):
    def __init__(
        self,
        game: Game,
        options: Options,
        seed: bytes,
        people: Iterable[int],
        shared: bool = False,
        awake: Awake | None = None,  # for a table with a clock
        stand_ins: StandIns = lambda rev: {},
    ) -> None:
        super().__init__(game, options, seed, shared)
        self.rows = 0  # so many rows are in the store
        self._acting: list[int] | None = None  # in this state, once somebody has asked
        self._before: deque[tuple[int, Any, chance.Counts]] = deque(maxlen=2)  # the last states, by length of the log
        self._last_actor = CHANCE
        self.viewers = {seat: Viewer(game, self.state, seat) for seat in (*people, SPECTATOR)}
        self._stand_ins = stand_ins
        self._timed = awake is not None
        if awake is not None:
            for viewer in self.viewers.values():
                viewer.times = Times(options.players, awake)
        self._seqs = dict.fromkeys(self.viewers, 0)  # when the last decision was asked for
        self._unnoticed: dict[int, int] = {}  # seat -> own seq after its last decision, or -1 if others noticed that

    # --- questions ----------------------------------------------------------------------------------------------------

    def acting(self) -> list[int]:
        if self._acting is None:  # asked many times with every move
            self._acting = super().acting()
        return self._acting

    @property
    def public(self) -> Any:
        """The record that everybody may know: what the server asks when it decides something that others notice."""
        return self.viewers[SPECTATOR].seen

    def is_visible_to_others(self, entry: Entry) -> bool:
        """Would a legal action, with the chance that follows, change what any other viewer sees?"""
        state = self.follow(entry).state
        return any(redacted(self.game, state, k) != other.seen for k, other in self.viewers.items() if k != entry.seat)

    def has_decided(self, seat: int) -> bool:
        return seat in self._unnoticed or any(entry.seat == seat for entry in self.entries)

    def undo_length(self, seat: int) -> int | None:
        """Says how much of the log stays when a seat goes back to its last decision that was one."""
        forced_too = self.game.table.forced_moves is not None and self.game.table.forced_moves(self.options)
        for length in range(len(self.entries) - 1, -1, -1):
            if self.entries[length].seat == seat:
                if not forced_too or len(choices(self.game, self.state_at(length), seat)) > 1:
                    return self._turn_start(length, seat)
        return None

    def _turn_start(self, length: int, seat: int) -> int:
        """Says where the turn began that a decision belongs to: before all that nobody else has noticed."""
        while length and self.entries[length - 1].seat == seat:
            before, after = self.state_at(length - 1), self.state_at(length)
            if any(redacted(self.game, before, k) != redacted(self.game, after, k) for k in self._others(seat)):
                break
            length -= 1
        return length

    def _others(self, seat: int) -> list[int]:
        return [other for other in (*range(self.options.players), SPECTATOR) if other != seat]

    def take_back_place(self, seat: int) -> int | None:
        """Says where the entry lies that a seat may take back although others are people: nobody else has noticed it,
        it has told the seat nothing new, and neither has anything since (while the seat is still choosing, others may
        have become ready meanwhile)."""
        own_seq = self._unnoticed.get(seat)  # not known after loading or after an undo: then compared in full
        if own_seq == -1:
            return None
        choosing = seat in self.acting()
        if own_seq is not None and not choosing and own_seq != self.viewers[seat].seq:
            return None
        place = len(self.entries) - 1
        while place >= 0 and self.entries[place].seat not in {seat, CHANCE}:
            place -= 1
        if place < 0 or self.entries[place].seat != seat:
            return None
        before = self.state_at(place)
        own = redacted(self.game, before, seat)
        self.game.rules.apply(own, seat, self.entries[place].action)
        self.game.rules.apply(before, seat, self.entries[place].action)
        seen = redacted(self.game, before, seat)
        if redacted(self.game, own, seat) != seen or not (choosing or self.seen(seat) == seen):
            return None
        without = self._without(place)
        if without is None:
            return None
        unnoticed = all(redacted(self.game, without, other) == self.seen(other) for other in self._others(seat))
        return place if unnoticed else None

    def _without(self, place: int) -> Any:
        """Gives the state that the log would lead to without one entry; nothing if it would not be a legal one."""
        state = self.state_at(place)
        for entry in self.entries[place + 1 :]:
            if entry.seat not in seats_in(self.game.rules.actors(state)):
                return None
            if entry.action not in choices(self.game, state, entry.seat):
                return None
            self.game.rules.apply(state, entry.seat, entry.action)
        return state

    def open_turn_length(self, seat: int) -> int | None:
        """Says how much of the log stays when a seat takes back its last decision in a turn that is open to all and
        holds no secret and no chance: others have seen it, but learned nothing but a change of mind."""
        is_open, length = self.game.table.open_turn, len(self.entries) - 1
        if is_open is None or length < 0 or self.entries[length].seat != seat or not is_open(self.state, seat):
            return None
        return length if is_open(self.state_at(length), seat) else None

    # --- changes ------------------------------------------------------------------------------------------------------

    def keep_time_of(self, older: "ServerLog") -> None:
        """Carries over since when each question has stood, from the same game before it was loaded again."""
        for seat, viewer in self.viewers.items():
            before = older.viewers.get(seat)
            if before is not None and before.decided == viewer.decided:
                viewer.asked_at = before.asked_at

    def take(self, row: LogRow) -> None:
        """Folds one more row."""
        self._count(row)
        if row.kind == "act":
            self.append(Entry(row.seat, row.action))
            if not self._is_in_deal(row.seat, self.state):
                self._look(row)
        else:
            self._change(row)

    def take_outcome(self, rows: Sequence[LogRow], outcome: Outcome) -> None:
        """Folds rows of which it is known what they lead to: nothing is carried out a second time."""
        is_present = True  # or in the middle of a deal, where nobody looks
        for row, entry, state in zip(rows, outcome.entries, outcome.states, strict=True):
            if is_present:
                self._before.append((len(self.entries), self.state, dict(self._chances)))
            self._count(row)
            self._add(entry)
            is_present = state is not None
            if is_present:
                self.state = state
                self._look(row)

    def _count(self, row: LogRow) -> None:
        if row.seq != self.rows:
            raise EngineError(f"row {row.seq} of the log does not follow row {self.rows - 1}")
        self.rows += 1
        self._acting = None

    def _look(self, row: LogRow) -> None:
        """Shows all viewers the state after an action."""
        if row.seat != CHANCE:
            self._last_actor = row.seat
        telling = Telling(self.game, len(self.entries), self._stand_ins(row.rev))
        for viewer in self.viewers.values():
            viewer.look(self.state, telling, row.at)
        if self.game.rules.actors(self.state) != CHANCE:
            for seat, viewer in self.viewers.items():
                viewer.ask(seat == self._last_actor, row.rev)
            self._settle(self._last_actor, row.at)
            self._last_actor = CHANCE

    def _settle(self, actor: int, at: float) -> None:
        """Settles, when everything that followed a decision has happened, who has noticed and whose time runs."""
        seqs, viewers = self._seqs, self.viewers
        noticed = [seat for seat, viewer in viewers.items() if viewer.seq != seqs[seat]]
        for seat in noticed:
            seqs[seat] = viewers[seat].seq
        if actor in viewers:
            others = len(noticed) - (actor in noticed)
            self._unnoticed[actor] = -1 if others else viewers[actor].seq
        if not self._timed:
            return
        by_all = set(noticed) >= viewers.keys() - {actor}
        for seat, viewer in viewers.items():
            assert viewer.times is not None
            seen_by = by_all if seat == actor else seat in noticed
            viewer.times.fold(viewer.clocked(), actor if seen_by else -1, at, len(self.entries))

    def _change(self, row: LogRow) -> None:
        """Goes back by an `undo` or a `take_back`."""
        self._before.clear()
        self.rewind(row.kind, row.action)
        for seat, viewer in self.viewers.items():
            if row.kind == "undo":
                lines = lines_until(viewer.lines, row.action)
            else:
                lines = lines_without(viewer.lines, row.action, seat == row.seat)
            viewer.rewind(self.state, lines, row.at)
            viewer.ask(seat == row.seat, row.rev)
            if viewer.times is not None:
                viewer.times.fold(viewer.clocked(), -1, row.at, len(self.entries), undone=True)
        self._seqs = {seat: viewer.seq for seat, viewer in self.viewers.items()}
        self._unnoticed.clear()

    def _known_before(self, length: int) -> tuple[int, Any, chance.Counts]:
        """Finds one of the last states, or that of a snapshot."""
        last = self._place_before(length).length
        for start, state, chances in reversed(self._before):
            if last < start <= length:
                return start, state.copy(), dict(chances)
        return super()._known_before(length)

    # --- snapshots ----------------------------------------------------------------------------------------------------

    @property
    def since_snapshot(self) -> int:
        """Counts the rows since the last snapshot."""
        return self.rows - self._places[-1].rows

    def snapshot(self) -> SnapshotRow:
        """Gives what has been added since the last snapshot; also kept here as a place to fold from."""
        start = self._places[-1].length
        viewers = [saved_viewer(seat, viewer, start) for seat, viewer in self.viewers.items()]
        state, chances = self.state.to_bytes(), dict(self._chances)
        saved = Saved(state, chances, [(e.seat, e.action) for e in self.entries[start:]], viewers)
        self._places.append(Place(len(self.entries), state, chances, self.rows))
        return SnapshotRow(self.rows, len(self.entries), msgspec.msgpack.encode(saved))

    def restore(self, snapshots: Iterable[SnapshotRow]) -> None:
        """Stands where the last snapshot stood; nothing is played again."""
        for row in snapshots:
            saved = msgspec.msgpack.decode(row.data, type=Saved)
            self.entries += [Entry(*entry) for entry in saved.entries]
            chances = {0: saved.chances} if isinstance(saved.chances, int) else saved.chances
            self.rows, self._chances = row.seq, dict(chances)
            self._places.append(Place(row.length, saved.state, chances, row.seq))
            for old in saved.viewers:
                restore_viewer(self.viewers[old.seat], old)
        self.state = self.game.rules.state.from_bytes(self._places[-1].state)
        self._before.clear()
        self._acting = None
        for viewer in self.viewers.values():
            viewer.resume(self.state)
        self._seqs = {seat: viewer.seq for seat, viewer in self.viewers.items()}
