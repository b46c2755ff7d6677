"""The course of a table's game: a fold over its log rows, on the plain twin, with the sight of every viewer.

Rows are `act` (of a seat or of chance), `undo` (the log is cut to a length) and `take_back` (one entry of a seat that
is still choosing, and that nobody else has noticed, is taken out of the log). A snapshot holds what the rows since the
snapshot before it have added, so that writing and reading cost the same at move 10 and at move 1,000.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from facedown.engine import chance
from facedown.engine.dice import Dice
from facedown.engine.errors import EngineError
from facedown.engine.game import CHANCE, NOBODY_ACTS, SPECTATOR, Game, seats_in
from facedown.engine.options import Options
from facedown.engine.play import Entry, choices, redacted
from facedown.server.sight import Line, Sight, Telling
from facedown.server.store import LogRow, SnapshotRow
from facedown.server.times import Awake, Spent, Times


class _SavedSight(msgspec.Struct, frozen=True, array_like=True):
    viewer: int
    seq: int
    decided: int
    epoch: int
    lines: list[Line]  # since the snapshot before
    spent: list[Spent] = []  # where the table has a clock


class _Saved(msgspec.Struct, frozen=True, array_like=True):
    state: bytes
    chances: int | chance.Counts
    entries: list[tuple[int, int]]  # since the snapshot before
    sights: list[_SavedSight]


class _SavedState(msgspec.Struct, frozen=True, array_like=True):
    state: bytes


def saved_state(data: bytes) -> bytes:
    """Of a snapshot the state alone."""
    return msgspec.msgpack.decode(data, type=_SavedState).state


class _Mark(NamedTuple):
    """A place in the log from which the state need not be folded again."""

    seq: int
    length: int
    state: bytes
    chances: chance.Counts


class Course:
    def __init__(
        self,
        game: Game,
        options: Options,
        seed: bytes,
        people: Iterable[int],
        shared: bool = False,
        awake: Awake | None = None,  # for a table with a clock
    ) -> None:
        self.game = game
        self.options = options
        self.dice = Dice(seed, shared)
        self.state: Any = game.setup(options)
        self._acting: list[int] | None = None  # in this state, once somebody has asked
        self.entries: list[Entry] = []
        self.rows = 0  # so many rows are in the store
        self.applied = 0  # actions carried out since this object was made
        self._chances: chance.Counts = {}
        self._ahead: deque[tuple[Entry, Any]] = deque()  # what may be taken next, and the state after each of it, or
        # nothing in the midst of a deal
        self._dealing = None if chance.by_name(game, self.dice) else game.dealing
        self._in_deal = False  # `state` is one that is dealt into, and nobody has looked at
        self._marks = [_Mark(0, 0, self.state.to_bytes(), {})]
        self._before: deque[tuple[int, Any, chance.Counts]] = deque(maxlen=2)  # the last states, by length of the log
        self._last_actor = CHANCE
        self.sights = {viewer: Sight(game, self.state, viewer) for viewer in (*people, SPECTATOR)}
        self._timed = awake is not None
        if awake is not None:
            for sight in self.sights.values():
                sight.times = Times(options.players, awake)
        self._seqs = dict.fromkeys(self.sights, 0)  # when the last decision was asked for
        self._unnoticed: dict[int, int] = {}  # seat -> own seq after its last decision, or -1 if others noticed that

    # --- questions ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return int(self.game.actors(self.state)) == NOBODY_ACTS

    def acting(self) -> list[int]:
        if self._acting is None:  # asked many times with every move
            self._acting = seats_in(self.game.actors(self.state))
        return self._acting

    def seen(self, viewer: int) -> Any:
        return redacted(self.game, self.state, viewer)

    def returns(self) -> list[float]:
        out = [0.0] * self.options.players
        self.game.returns(self.state, out)
        return out

    def follow(self, *first: Entry) -> list[Entry]:
        """Actions that are known to be legal (or none), and all chance that follows them. Nothing changes here; but
        where they lead to is kept, and not found out again when they are taken."""
        state, chances = self.state, dict(self._chances)
        ahead = self._ahead = deque[tuple[Entry, Any]]()
        for entry in first:
            state = self._next(state, entry)
            ahead.append((entry, state))
        in_between = False  # nobody looks at this state: the next card is dealt right into it
        while self.game.actors(state) == CHANCE:
            outcome = chance.said(self.game, self.dice, state, chances, choices(self.game, state, CHANCE))
            chance.count(self.game, self.dice, state, chances)
            entry = Entry(CHANCE, outcome)
            if in_between:
                self.game.apply(state, CHANCE, outcome)
            else:
                state = self._next(state, entry)
            in_between = self._is_in_between(entry, state)
            ahead.append((entry, None if in_between else state))
        return [entry for entry, _ in ahead]

    def _is_in_between(self, entry: Entry, state: Any) -> bool:
        """Does an action lead into the midst of a deal, where nobody need look?"""
        return self._dealing is not None and entry.seat == CHANCE and self._dealing(state)

    def _next(self, state: Any, entry: Entry) -> Any:
        after = state.copy()
        self.game.apply(after, entry.seat, entry.action)
        return after

    def after(self, entries: Sequence[Entry]) -> Any:
        """The state that some legal actions lead to; to be looked at only."""
        state = self.state
        if [entry for entry, _ in self._ahead] == entries:
            return self._ahead[-1][1] if entries else state
        for entry in entries:
            state = self._next(state, entry)
        return state

    def is_noticed(self, entry: Entry) -> bool:
        """Would a legal action, with the chance that follows, change what any other viewer sees?"""
        state = self.after(self.follow(entry))
        return any(
            redacted(self.game, state, viewer) != sight.seen
            for viewer, sight in self.sights.items()
            if viewer != entry.seat
        )

    def has_decided(self, seat: int) -> bool:
        return seat in self._unnoticed or any(entry.seat == seat for entry in self.entries)

    def undo_length(self, seat: int) -> int | None:
        """How much of the log stays when a seat goes back to its last decision that was one."""
        forced_too = getattr(self.options, "auto_play_forced", False)
        for length in range(len(self.entries) - 1, -1, -1):
            if self.entries[length].seat == seat:
                if not forced_too or len(choices(self.game, self._state_at(self.entries[:length])[0], seat)) > 1:
                    return self._turn_start(length, seat)
        return None

    def _turn_start(self, length: int, seat: int) -> int:
        """Where the turn began that a decision belongs to: before all that nobody else has noticed."""
        while length and self.entries[length - 1].seat == seat:
            before = self._state_at(self.entries[: length - 1])[0]
            after = self._state_at(self.entries[:length])[0]
            if any(redacted(self.game, before, v) != redacted(self.game, after, v) for v in self._others(seat)):
                break
            length -= 1
        return length

    def _others(self, seat: int) -> list[int]:
        return [viewer for viewer in (*range(self.options.players), SPECTATOR) if viewer != seat]

    def take_back_place(self, seat: int) -> int | None:
        """Where the entry lies that a seat may take back although others are people: nobody else has noticed it, it has
        told the seat nothing new, and neither has anything since (while the seat is still choosing, others may have
        become ready meanwhile)."""
        own_seq = self._unnoticed.get(seat)  # not known after loading or after an undo: then compared in full
        if own_seq == -1:
            return None
        choosing = seat in self.acting()
        if own_seq is not None and not choosing and own_seq != self.sights[seat].seq:
            return None
        place = len(self.entries) - 1
        while place >= 0 and self.entries[place].seat not in {seat, CHANCE}:
            place -= 1
        if place < 0 or self.entries[place].seat != seat:
            return None
        before = self._state_at(self.entries[:place])[0]
        own = redacted(self.game, before, seat)
        self.game.apply(own, seat, self.entries[place].action)
        self.game.apply(before, seat, self.entries[place].action)
        seen = redacted(self.game, before, seat)
        if redacted(self.game, own, seat) != seen or not (choosing or self.seen(seat) == seen):
            return None
        without = self._without(place)
        if without is None:
            return None
        unnoticed = all(redacted(self.game, without, viewer) == self.seen(viewer) for viewer in self._others(seat))
        return place if unnoticed else None

    def open_turn_length(self, seat: int) -> int | None:
        """How much of the log stays when a seat takes back its last decision in a turn that is open to all and holds
        no secret and no chance: others have seen it, but learned nothing but a change of mind."""
        is_open, length = self.game.open_turn, len(self.entries) - 1
        if is_open is None or length < 0 or self.entries[length].seat != seat or not is_open(self.state, seat):
            return None
        return length if is_open(self._state_at(self.entries[:length])[0], seat) else None

    # --- changes ------------------------------------------------------------------------------------------------------

    def keep_time_of(self, older: "Course") -> None:
        """The same game was loaded again: a question that has stood since then is no new one."""
        for viewer, sight in self.sights.items():
            before = older.sights.get(viewer)
            if before is not None and before.decided == sight.decided:
                sight.asked_at = before.asked_at

    def take(self, row: LogRow) -> None:
        """Fold one more row."""
        if row.seq != self.rows:
            raise EngineError(f"row {row.seq} of the log does not follow row {self.rows - 1}")
        self.rows += 1
        if row.kind == "act":
            self._act(row)
        elif row.kind == "undo":
            kept = self.entries[: row.action]
            lines = {v: [line for line in s.lines if line.at <= row.action] for v, s in self.sights.items()}
            self._change(kept, lines, row)
        else:
            kept = self.entries[: row.action] + self.entries[row.action + 1 :]
            lines = {v: _without_place(s.lines, row.action, v == row.seat) for v, s in self.sights.items()}
            self._change(kept, lines, row)

    def _act(self, row: LogRow) -> None:
        entry = Entry(row.seat, row.action)
        known = self._ahead and self._ahead[0][0] == entry
        if known and not self._in_deal:
            self._before.append((len(self.entries), self.state, dict(self._chances)))
        if entry.seat == CHANCE:
            chance.count(self.game, self.dice, self.state, self._chances)
        self.applied += 1
        self.entries.append(entry)
        self._acting = None
        after = self._ahead.popleft()[1] if known else None
        if after is not None:
            self.state = after
        else:
            if known and not self._in_deal:
                self.state = self.state.copy()  # the one before the deal is kept
            elif not known:
                self._ahead.clear()
            self.game.apply(self.state, entry.seat, entry.action)
        self._in_deal = after is None and self._is_in_between(entry, self.state)
        if self._in_deal:
            return
        if entry.seat != CHANCE:
            self._last_actor = entry.seat
        telling = Telling(self.game, len(self.entries))
        for sight in self.sights.values():
            sight.look(self.state, telling)
        if self.game.actors(self.state) != CHANCE:
            for viewer, sight in self.sights.items():
                sight.ask(viewer == self._last_actor, row.rev)
            self._settle(self._last_actor, row.at)
            self._last_actor = CHANCE

    def _settle(self, actor: int, at: float) -> None:
        """Everything that followed a decision has happened: who has noticed, and whose time runs now?"""
        seqs, sights = self._seqs, self.sights
        noticed = [viewer for viewer, sight in sights.items() if sight.seq != seqs[viewer]]
        for viewer in noticed:
            seqs[viewer] = sights[viewer].seq
        if actor in sights:
            others = len(noticed) - (actor in noticed)
            self._unnoticed[actor] = -1 if others else sights[actor].seq
        if not self._timed:
            return
        by_all = set(noticed) >= sights.keys() - {actor}
        for viewer, sight in sights.items():
            assert sight.times is not None
            seen_by = by_all if viewer == actor else viewer in noticed
            sight.times.fold(self._clocked(sight), actor if seen_by else -1, at, len(self.entries))

    def _clocked(self, sight: Sight) -> list[int]:
        """Whose time runs, as a viewer can tell; hands in a race have no clock but the race's own."""
        racing = self.game.race is not None and self.game.race(sight.seen)
        return [] if racing else seats_in(self.game.actors(sight.seen))

    def _change(self, entries: list[Entry], lines: dict[int, list[Line]], row: LogRow) -> None:
        self._ahead.clear()
        self._before.clear()
        self._marks = [mark for mark in self._marks if mark.length <= row.action]
        self.state, self._chances = self._state_at(entries)
        self._acting = None
        self.entries = entries
        for viewer, sight in self.sights.items():
            sight.rewind(self.state, lines[viewer])
            sight.ask(viewer == row.seat, row.rev)
            if sight.times is not None:
                sight.times.fold(self._clocked(sight), -1, row.at, len(entries), undone=True)
        self._seqs = {viewer: sight.seq for viewer, sight in self.sights.items()}
        self._unnoticed.clear()

    def _state_at(self, entries: Sequence[Entry]) -> tuple[Any, chance.Counts]:
        """The state after some entries, folded from the last place that they share with ours."""
        same = len(entries) if entries == self.entries[: len(entries)] else 0
        while same < len(entries) and entries[same] == self.entries[same]:
            same += 1
        start, state, chances = self._known_before(same)
        for entry in entries[start:]:
            if entry.seat == CHANCE:
                chance.count(self.game, self.dice, state, chances)
            self.game.apply(state, entry.seat, entry.action)
            self.applied += 1
        return state, chances

    def _known_before(self, length: int) -> tuple[int, Any, chance.Counts]:
        """The last state that need not be folded, not beyond a length of the log."""
        mark = next(mark for mark in reversed(self._marks) if mark.length <= length)
        for start, state, chances in reversed(self._before):
            if mark.length < start <= length:
                return start, state.copy(), dict(chances)
        return mark.length, self.game.state.from_bytes(mark.state), dict(mark.chances)

    def state_at(self, length: int) -> Any:
        """The state after so many entries."""
        return self._state_at(self.entries[:length])[0]

    def _without(self, place: int) -> Any:
        """The state that the log would lead to without one entry; nothing if it would not be a legal one."""
        state, _ = self._state_at(self.entries[:place])
        for entry in self.entries[place + 1 :]:
            if entry.seat not in seats_in(self.game.actors(state)):
                return None
            if entry.action not in choices(self.game, state, entry.seat):
                return None
            self.game.apply(state, entry.seat, entry.action)
        return state

    # --- snapshots ----------------------------------------------------------------------------------------------------

    @property
    def since_snapshot(self) -> int:
        """Rows since the last snapshot."""
        return self.rows - self._marks[-1].seq

    def snapshot(self) -> SnapshotRow:
        """What has been added since the last snapshot; also kept here as a place to fold from."""
        start = self._marks[-1].length
        sights = [
            _SavedSight(
                v,
                s.seq,
                s.decided,
                s.epoch,
                s.lines[bisect_right(s.lines, start, key=_at) :],
                s.times.seats if s.times else [],
            )
            for v, s in self.sights.items()
        ]
        state = self.state.to_bytes()
        chances = dict(self._chances)
        saved = _Saved(state, chances, [(e.seat, e.action) for e in self.entries[start:]], sights)
        self._marks.append(_Mark(self.rows, len(self.entries), state, chances))
        return SnapshotRow(self.rows, len(self.entries), msgspec.msgpack.encode(saved))

    def restore(self, snapshots: Iterable[SnapshotRow]) -> None:
        """Stand where the last snapshot stood; nothing is played again."""
        for row in snapshots:
            saved = msgspec.msgpack.decode(row.data, type=_Saved)
            self.entries += [Entry(*entry) for entry in saved.entries]
            chances = {0: saved.chances} if isinstance(saved.chances, int) else saved.chances
            self.rows, self._chances = row.seq, dict(chances)
            self._marks.append(_Mark(row.seq, row.length, saved.state, chances))
            for old in saved.sights:
                sight = self.sights[old.viewer]
                sight.seq, sight.decided, sight.epoch = old.seq, old.decided, old.epoch
                sight.lines += old.lines
                if sight.times is not None and old.spent:
                    sight.times.seats = old.spent
        mark = self._marks[-1]
        self.state = self.game.state.from_bytes(mark.state)
        self._ahead.clear()
        self._before.clear()
        self._acting = None
        for sight in self.sights.values():
            sight.resume(self.state)
        self._seqs = {viewer: sight.seq for viewer, sight in self.sights.items()}


def _at(line: Line) -> int:
    return line.at


def _without_place(lines: list[Line], place: int, own: bool) -> list[Line]:
    """The lines of a log from which one entry was taken: what came later moves up by one."""
    kept = [line for line in lines if not (own and line.at == place + 1)]
    return [Line(line.at - 1, line.text, line.event) if line.at > place else line for line in kept]
