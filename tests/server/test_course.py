"""The fold over a table's log: sights, seqs, undo, take-back, snapshots."""

import random
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.errors import EngineError
from facedown.engine.game import SPECTATOR
from facedown.engine.log import Sitter, dump, loads, verify_dice
from facedown.engine.play import Entry, Play, choices
from facedown.server.course import Course
from facedown.server.store import Kind, LogRow, SnapshotRow

NYET = GAMES["nyet"]
SEED = seed_from("course")


class Log:
    """A course together with the rows and snapshots that a store would hold."""

    def __init__(self, every: int = 0, **options: Any) -> None:
        self.options = NYET.options.of(**options)
        self.people = list(range(self.options.players))
        self.course = self.fresh()
        self.every = every
        self.rows: list[LogRow] = []
        self.shots: list[SnapshotRow] = []

    def fresh(self) -> Course:
        return Course(NYET, self.options, SEED, self.people)

    def write(self, rows: list[tuple[Kind, int, int]], cut: int | None = None, rev: int = 0) -> None:
        if cut is not None:
            self.shots = [shot for shot in self.shots if shot.length <= cut]
        elif self.every and self.course.since_snapshot >= self.every:
            self.shots.append(self.course.snapshot())
        for kind, seat, action in rows:
            row = LogRow(len(self.rows), kind, seat, action, rev)
            self.rows.append(row)
            self.course.take(row)

    def begin(self) -> None:
        self.write([("act", e.seat, e.action) for e in self.course.follow()])

    def act(self, seat: int, action: int, rev: int = 0) -> None:
        self.write([("act", e.seat, e.action) for e in self.course.follow(Entry(seat, action))], rev=rev)

    def offered(self, seat: int) -> list[int]:
        return choices(NYET, self.course.state, seat)

    def play(self, moves: int, luck: random.Random, stop: str = "") -> None:
        for _ in range(moves):
            if self.course.over or (stop and NYET.view(self.course.state, 0).phase == stop):  # type: ignore[attr-defined]
                return
            seat = luck.choice(self.course.acting())
            self.act(seat, luck.choice(self.offered(seat)))

    def undo(self, seat: int) -> None:
        length = self.course.undo_length(seat)
        assert length is not None
        self.write([("undo", seat, length)], cut=length)

    def take_back(self, seat: int) -> None:
        place = self.course.take_back_place(seat)
        assert place is not None
        self.write([("take_back", seat, place)], cut=place)

    def reloaded(self) -> Course:
        course = self.fresh()
        course.restore(self.shots)
        for row in self.rows[self.shots[-1].seq if self.shots else 0 :]:
            course.take(row)
        return course


def picture(course: Course) -> Any:
    """Everything that a course could tell anyone."""
    sights = {viewer: (s.seq, s.decided, s.epoch, s.lines, s.choices, s.seen) for viewer, s in course.sights.items()}
    return course.state, course.entries, course.rows, course._chances, sights


def told(course: Course, viewer: int) -> Any:
    """Everything that a course could tell one viewer."""
    s = course.sights[viewer]
    return s.seq, s.decided, s.epoch, [(line.text, line.event) for line in s.lines], s.choices, s.seen


def to_shed(every: int = 0) -> Log:
    """Four people at the point where two cards are laid aside (found by trying seeds of play)."""
    for seed in range(200):
        log = Log(every, players=4, discard_line=["d2", "x2"], first_dealer=0)
        log.begin()
        log.play(40, random.Random(seed), "shed")
        if NYET.view(log.course.state, 0).phase == "shed":  # type: ignore[attr-defined]
            return log
    raise AssertionError("no such game")


def test_the_fold_is_what_the_engine_plays() -> None:
    log = Log(players=3, round_count=2)
    log.begin()
    log.play(10_000, random.Random(1))
    play = Play(NYET, log.options, SEED)
    watcher = play.watch(1)
    play.roll()
    for entry in log.course.entries:
        if entry.seat >= 0:
            play.act(entry.seat, entry.action)
    assert log.course.over
    assert play.state == log.course.state
    assert [NYET.tell(event) for event in watcher.take()] == [line.text for line in log.course.sights[1].lines]
    assert log.course.returns() == play.returns()


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_much_undone_is_still_a_fair_and_legal_one(players: int) -> None:
    """Its log in force can be saved, read again with every action checked, and its dice recomputed."""
    log = Log(8, players=players, round_count=2, discard_line=["p2", "d2"])
    log.begin()
    luck = random.Random(players)
    taken_back = 0
    for _ in range(10_000):
        log.play(luck.randrange(1, 5), luck)
        if log.course.over:
            break
        for seat in range(players):
            if log.course.take_back_place(seat) is not None and luck.random() < 0.5:
                log.take_back(seat)
                taken_back += 1
        seat = luck.randrange(players)
        if luck.random() < 0.15 and log.course.undo_length(seat) is not None:
            log.undo(seat)
    assert taken_back > 0
    assert {row.kind for row in log.rows} == {"act", "undo", "take_back"}
    assert picture(log.reloaded()) == picture(log.course)
    play = Play(NYET, log.options, SEED)
    for entry in log.course.entries:
        play.append(entry)
    saved = loads(dump(play, [Sitter("x")] * players), GAMES)
    assert saved.play.state == log.course.state
    assert verify_dice(saved.play)[1] == ""


@pytest.mark.parametrize("every", [0, 1, 7, 32])
def test_loading_gives_exactly_what_was_there(every: int) -> None:
    log = Log(every, players=3, round_count=2)
    log.begin()
    luck = random.Random(every)
    for step in range(60):
        log.play(luck.randrange(1, 6), luck)
        if log.course.over:
            break
        if step % 4 == 3:
            log.undo(luck.randrange(3))
        assert picture(log.reloaded()) == picture(log.course)
    assert len(log.rows) > 150


def test_loading_carries_out_no_more_actions_late_than_early() -> None:
    log = Log(32, players=4)
    log.begin()
    luck = random.Random(5)
    applied = []
    while not log.course.over:
        log.play(10, luck)
        applied.append(log.reloaded().applied)
    assert len(log.course.entries) > 1000
    # a snapshot is due after 32 rows; the deal (61 rows at once) may come on top
    assert max(applied) <= 32 + 62
    assert max(applied[-20:]) <= 40  # near move 1,000, with no deal among them


def test_a_row_that_does_not_follow_is_refused() -> None:
    log = Log(players=2)
    with pytest.raises(EngineError, match="does not follow"):
        log.course.take(LogRow(3, "act", 0, 0, 0))


@pytest.mark.rule("Y-44.10")
def test_no_other_seq_moves_between_the_first_and_the_last_choice() -> None:
    log = to_shed()
    course = log.course
    first = course.acting()[0]
    before = {viewer: (s.seq, len(s.lines), s.seen, s.decided) for viewer, s in course.sights.items()}
    log.act(first, log.offered(first)[0])
    for viewer, sight in course.sights.items():
        now = (sight.seq, len(sight.lines), sight.seen, sight.decided)
        assert (now == before[viewer]) == (viewer != first)
    log.act(first, log.offered(first)[0])
    assert all(sight.seq > before[viewer][0] for viewer, sight in course.sights.items())


@pytest.mark.parametrize("every", [0, 1, 5])
def test_take_back_inside_an_unfinished_choice(every: int) -> None:
    log = to_shed(every)
    course = log.course
    a, b, c = course.acting()[:3]
    state = course.state.copy()
    own = course.sights[a]
    first, second = log.offered(a)[0], log.offered(a)[3]
    log.act(a, first)
    log.act(b, log.offered(b)[0])
    log.act(b, log.offered(b)[0])  # b is ready, after a's first choice
    log.act(c, log.offered(c)[1])
    others = [viewer for viewer in course.sights if viewer != a]
    before = {viewer: told(course, viewer) for viewer in others}
    asked = own.decided
    log.take_back(a)
    assert {viewer: told(course, viewer) for viewer in others} == before  # nobody noticed
    assert own.decided > asked
    assert course.seen(a).hands[a] == state.hands[a]
    assert picture(log.reloaded()) == picture(course)
    log.act(a, second)
    assert course.take_back_place(a) is not None
    log.act(a, log.offered(a)[0])
    assert course.take_back_place(a) is None  # a finished choice cannot be changed
    assert course.take_back_place(b) is None
    assert course.take_back_place(c) is not None
    assert picture(log.reloaded()) == picture(course)


def test_nothing_can_be_taken_back_that_others_have_seen() -> None:
    log = Log(players=3)
    log.begin()
    luck = random.Random(3)
    while not log.course.over:
        log.play(1, luck)
        for seat in range(3):
            place = log.course.take_back_place(seat)
            if place is None:
                continue
            entry = log.course.entries[place]
            assert NYET.moves.write(seat, entry.action).startswith(("shed:", "give:"))
            assert entry.seat == seat


def test_undo_goes_back_to_the_own_last_decision_and_the_dice_stay() -> None:
    log = Log(players=2, round_count=2)
    log.begin()
    luck = random.Random(2)
    log.play(30, luck)
    course = log.course
    own = max(k for k, entry in enumerate(course.entries) if entry.seat == 0)
    kept, entry = course.entries[:own], course.entries[own]
    seq, lines = course.sights[0].seq, list(course.sights[0].lines)
    log.undo(0)
    assert course.entries == kept
    assert 0 in course.acting()
    assert entry.action in course.sights[0].choices
    assert course.sights[0].seq == seq + 1
    assert course.sights[0].lines == lines[: len(course.sights[0].lines)]
    assert len(course.sights[SPECTATOR].lines) < len(lines)
    log.act(0, entry.action)
    assert course.entries[: own + 1] == [*kept, entry]


def test_undo_skips_what_was_played_for_the_seat() -> None:
    log = Log(players=2, round_count=1, auto_play_forced=True)
    log.begin()
    luck = random.Random(8)
    log.play(1000, luck, "trick")
    for _ in range(200):
        if log.course.over or len(log.course.entries) < 3:
            break
        log.play(1, luck)
        length = log.course.undo_length(0)
        if length is not None:
            state, _ = log.course._state_at(log.course.entries[:length])
            assert len(choices(NYET, state, 0)) > 1


def test_a_seat_that_has_done_nothing_has_nothing_to_undo() -> None:
    log = Log(players=2)
    assert log.course.undo_length(0) is None
    log.begin()
    assert log.course.undo_length(0) is None
    assert log.course.take_back_place(0) is None
    assert log.course.take_back_place(1) is None
