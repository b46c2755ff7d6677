"""The fold over a table's log: sights, seqs, undo, take-back, snapshots."""

import random
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.errors import EngineError
from facedown.engine.game import SPECTATOR
from facedown.engine.game_log import Kind, Outcome
from facedown.engine.log import Sitter, dump, loads, verify_dice
from facedown.engine.play import Entry, Play, choices
from facedown.server.store import LogRow, SnapshotRow
from facedown.server.table.game_log import ServerLog

NYET = GAMES["nyet"]
SEED = seed_from("course")


class Log:
    """A log together with the rows and snapshots that a store would hold."""

    def __init__(self, every: int = 0, **options: Any) -> None:
        self.options = NYET.options.of(**options)
        self.people = list(range(self.options.players))
        self.game_log = self.fresh()
        self.every = every
        self.rows: list[LogRow] = []
        self.shots: list[SnapshotRow] = []

    def fresh(self) -> ServerLog:
        return ServerLog(NYET, self.options, SEED, self.people)

    def write(
        self,
        rows: list[tuple[Kind, int, int]],
        cut: int | None = None,
        rev: int = 0,
        outcome: Outcome | None = None,
    ) -> None:
        if cut is not None:
            self.shots = [shot for shot in self.shots if shot.length <= cut]
        elif self.every and self.game_log.since_snapshot >= self.every:
            self.shots.append(self.game_log.snapshot())
        written = [LogRow(len(self.rows) + k, *row, rev) for k, row in enumerate(rows)]
        self.rows += written
        if outcome is not None:
            self.game_log.take_outcome(written, outcome)
        else:
            self.game_log.take(*written)

    def begin(self) -> None:
        self.carry_out(self.game_log.follow())

    def act(self, seat: int, action: int, rev: int = 0) -> None:
        self.carry_out(self.game_log.follow(Entry(seat, action)), rev)

    def carry_out(self, outcome: Outcome, rev: int = 0) -> None:
        self.write([("act", *entry) for entry in outcome], rev=rev, outcome=outcome)

    def offered(self, seat: int) -> list[int]:
        return choices(NYET, self.game_log.state, seat)

    def play(self, moves: int, luck: random.Random, stop: str = "") -> None:
        for _ in range(moves):
            if self.game_log.over or (stop and NYET.page.view(self.game_log.state, 0).phase == stop):  # type: ignore[attr-defined]
                return
            seat = luck.choice(self.game_log.acting())
            self.act(seat, luck.choice(self.offered(seat)))

    def undo(self, seat: int) -> None:
        length = self.game_log.undo_length(seat)
        assert length is not None
        self.write([("undo", seat, length)], cut=length)

    def take_back(self, seat: int) -> None:
        place = self.game_log.take_back_place(seat)
        assert place is not None
        self.write([("take_back", seat, place)], cut=place)

    def reloaded(self) -> ServerLog:
        game_log = self.fresh()
        game_log.restore(self.shots)
        for row in self.rows[self.shots[-1].seq if self.shots else 0 :]:
            game_log.take(row)
        return game_log


def picture(game_log: ServerLog) -> Any:
    """Everything that a log could tell anyone."""
    sights = {viewer: (s.seq, s.decided, s.epoch, s.lines, s.choices, s.seen) for viewer, s in game_log.viewers.items()}
    return game_log.state, game_log.entries, game_log.rows, game_log._chances, sights


def told(game_log: ServerLog, viewer: int) -> Any:
    """Everything that a log could tell one viewer."""
    s = game_log.viewers[viewer]
    return s.seq, s.decided, s.epoch, [(line.text, line.event) for line in s.lines], s.choices, s.seen


def to_shed(every: int = 0) -> Log:
    """Four people at the point where two cards are laid aside (found by trying seeds of play)."""
    for seed in range(200):
        log = Log(every, players=4, discard_line=["d2", "x2"], first_dealer=0)
        log.begin()
        log.play(40, random.Random(seed), "shed")
        if NYET.page.view(log.game_log.state, 0).phase == "shed":  # type: ignore[attr-defined]
            return log
    raise AssertionError("no such game")


def test_the_fold_is_what_the_engine_plays() -> None:
    log = Log(players=3, round_count=2)
    log.begin()
    log.play(10_000, random.Random(1))
    play = Play(NYET, log.options, SEED)
    watcher = play.watch(1)
    play.roll()
    for entry in log.game_log.entries:
        if entry.seat >= 0:
            play.act(entry.seat, entry.action)
    assert log.game_log.over
    assert play.state == log.game_log.state
    assert [NYET.text.tell(event) for event in watcher.take()] == [line.text for line in log.game_log.viewers[1].lines]
    assert log.game_log.returns() == play.returns()


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_much_undone_is_still_a_fair_and_legal_one(players: int) -> None:
    """Its log in force can be saved, read again with every action checked, and its dice recomputed."""
    log = Log(8, players=players, round_count=2, discard_line=["p2", "d2"])
    log.begin()
    luck = random.Random(players)
    taken_back = 0
    for _ in range(10_000):
        log.play(luck.randrange(1, 5), luck)
        if log.game_log.over:
            break
        for seat in range(players):
            if log.game_log.take_back_place(seat) is not None and luck.random() < 0.5:
                log.take_back(seat)
                taken_back += 1
        seat = luck.randrange(players)
        if luck.random() < 0.15 and log.game_log.undo_length(seat) is not None:
            log.undo(seat)
    assert taken_back > 0
    assert {row.kind for row in log.rows} == {"act", "undo", "take_back"}
    assert picture(log.reloaded()) == picture(log.game_log)
    play = Play(NYET, log.options, SEED)
    for entry in log.game_log.entries:
        play.append(entry)
    saved = loads(dump(play, [Sitter("x")] * players), GAMES)
    assert saved.play.state == log.game_log.state
    assert verify_dice(saved.play)[1] == ""


@pytest.mark.parametrize("every", [0, 1, 7, 32])
def test_loading_gives_exactly_what_was_there(every: int) -> None:
    log = Log(every, players=3, round_count=2)
    log.begin()
    luck = random.Random(every)
    for step in range(60):
        log.play(luck.randrange(1, 6), luck)
        if log.game_log.over:
            break
        if step % 4 == 3:
            log.undo(luck.randrange(3))
        assert picture(log.reloaded()) == picture(log.game_log)
    assert len(log.rows) > 150


def test_loading_carries_out_no_more_actions_late_than_early() -> None:
    log = Log(32, players=4)
    log.begin()
    luck = random.Random(5)
    applied = []
    while not log.game_log.over:
        log.play(10, luck)
        applied.append(log.reloaded().applied)
    assert len(log.game_log.entries) > 1000
    # a snapshot is due after 32 rows; the deal (61 rows at once) may come on top
    assert max(applied) <= 32 + 62
    assert max(applied[-20:]) <= 40  # near move 1,000, with no deal among them


def test_a_row_that_does_not_follow_is_refused() -> None:
    log = Log(players=2)
    with pytest.raises(EngineError, match="does not follow"):
        log.game_log.take(LogRow(3, "act", 0, 0, 0))


@pytest.mark.rule("Y-44.10")
def test_no_other_seq_moves_between_the_first_and_the_last_choice() -> None:
    log = to_shed()
    game_log = log.game_log
    first = game_log.acting()[0]
    before = {viewer: (s.seq, len(s.lines), s.seen, s.decided) for viewer, s in game_log.viewers.items()}
    log.act(first, log.offered(first)[0])
    for seat, viewer in game_log.viewers.items():
        now = (viewer.seq, len(viewer.lines), viewer.seen, viewer.decided)
        assert (now == before[seat]) == (seat != first)
    log.act(first, log.offered(first)[0])
    assert all(viewer.seq > before[seat][0] for seat, viewer in game_log.viewers.items())


@pytest.mark.parametrize("every", [0, 1, 5])
def test_take_back_inside_an_unfinished_choice(every: int) -> None:
    log = to_shed(every)
    game_log = log.game_log
    a, b, c = game_log.acting()[:3]
    state = game_log.state.copy()
    own = game_log.viewers[a]
    first, second = log.offered(a)[0], log.offered(a)[3]
    log.act(a, first)
    log.act(b, log.offered(b)[0])
    log.act(b, log.offered(b)[0])  # b is ready, after a's first choice
    log.act(c, log.offered(c)[1])
    others = [viewer for viewer in game_log.viewers if viewer != a]
    before = {viewer: told(game_log, viewer) for viewer in others}
    asked = own.decided
    log.take_back(a)
    assert {viewer: told(game_log, viewer) for viewer in others} == before  # nobody noticed
    assert own.decided > asked
    assert game_log.seen(a).hands[a] == state.hands[a]
    assert picture(log.reloaded()) == picture(game_log)
    log.act(a, second)
    assert game_log.take_back_place(a) is not None
    log.act(a, log.offered(a)[0])
    assert game_log.take_back_place(a) is None  # a finished choice cannot be changed
    assert game_log.take_back_place(b) is None
    assert game_log.take_back_place(c) is not None
    assert picture(log.reloaded()) == picture(game_log)


def test_nothing_can_be_taken_back_that_others_have_seen() -> None:
    log = Log(players=3)
    log.begin()
    luck = random.Random(3)
    while not log.game_log.over:
        log.play(1, luck)
        for seat in range(3):
            place = log.game_log.take_back_place(seat)
            if place is None:
                continue
            entry = log.game_log.entries[place]
            assert NYET.text.moves.write(seat, entry.action).startswith(("shed:", "give:"))
            assert entry.seat == seat


def test_undo_goes_back_to_ones_last_decision_and_the_dice_stay() -> None:
    log = Log(players=2, round_count=2)
    log.begin()
    luck = random.Random(2)
    log.play(30, luck)
    game_log = log.game_log
    own = max(k for k, entry in enumerate(game_log.entries) if entry.seat == 0)
    kept, entry = game_log.entries[:own], game_log.entries[own]
    seq, lines = game_log.viewers[0].seq, list(game_log.viewers[0].lines)
    log.undo(0)
    assert game_log.entries == kept
    assert 0 in game_log.acting()
    assert entry.action in game_log.viewers[0].choices
    assert game_log.viewers[0].seq == seq + 1
    assert game_log.viewers[0].lines == lines[: len(game_log.viewers[0].lines)]
    assert len(game_log.viewers[SPECTATOR].lines) < len(lines)
    log.act(0, entry.action)
    assert game_log.entries[: own + 1] == [*kept, entry]


def test_undo_skips_what_was_played_for_the_seat() -> None:
    log = Log(players=2, round_count=1, auto_play_forced=True)
    log.begin()
    luck = random.Random(8)
    log.play(1000, luck, "trick")
    for _ in range(200):
        if log.game_log.over or len(log.game_log.entries) < 3:
            break
        log.play(1, luck)
        length = log.game_log.undo_length(0)
        if length is not None:
            assert len(choices(NYET, log.game_log.state_at(length), 0)) > 1


def test_a_seat_that_has_done_nothing_has_nothing_to_undo() -> None:
    log = Log(players=2)
    assert log.game_log.undo_length(0) is None
    log.begin()
    assert log.game_log.undo_length(0) is None
    assert log.game_log.take_back_place(0) is None
    assert log.game_log.take_back_place(1) is None
