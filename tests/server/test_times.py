"""How much time seats have used: the fold over the times in the log, for the seat itself and for everybody else."""

import random

import pytest

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.game import SPECTATOR
from facedown.engine.game_log import Kind, Outcome
from facedown.engine.play import Entry, choices
from facedown.server.messages.terms import DAY, Clock
from facedown.server.store import LogRow, SnapshotRow
from facedown.server.table.downtime import Downtime
from facedown.server.table.game_log import ServerLog
from facedown.server.table.time_used import GRACE, RETURNED, Times

MOVE = Clock("move", 60)
BANK = Clock("game", 300, extra=5)
NYET = GAMES["nyet"]


def awake(start: float, end: float) -> float:
    return max(0.0, end - start)


def test_a_move_has_its_seconds_and_the_first_one_is_free() -> None:
    times = Times(2, awake)
    times.fold([0], -1, 1000.0, 1)
    assert times.left(MOVE, 0, 1000.0, 0.0).left == 60
    assert times.left(MOVE, 0, 1000.0, 0.0).runs_in == GRACE
    assert times.left(MOVE, 0, 1000.5, 0.0).left == 60
    assert times.left(MOVE, 0, 1011.0, 0.0).left == 50 + (GRACE - 1)
    assert times.left(MOVE, 0, 1011.0, 0.0).runs_in == 0
    assert times.left(MOVE, 1, 1011.0, 0.0).runs_in is None
    assert times.left(MOVE, 0, 2000.0, 0.0).left == 0
    times.fold([1], 0, 1030.0, 2)
    assert times.left(MOVE, 0, 1031.0, 0.0).runs_in is None
    assert times.left(MOVE, 1, 1041.0, 0.0).left == 50


def test_all_moves_of_a_game_share_a_bank_and_each_adds_to_it() -> None:
    times = Times(2, awake)
    times.fold([0], -1, 1000.0, 1)
    times.fold([1], 0, 1021.0, 2)  # 20 seconds, and 5 more for the move
    assert times.left(BANK, 0, 1100.0, 0.0).left == 300 - 20 + 5
    times.fold([0], 1, 1051.0, 3)
    times.fold([0], 0, 1062.0, 4)  # once more at once
    assert times.left(BANK, 0, 1062.0, 0.0).left == 300 - 30 + 10
    assert times.left(BANK, 1, 1062.0, 0.0).left == 300 - 29 + 5
    assert times.left(BANK, 0, 1073.0, 0.0).left == 300 - 40 + 10


def test_the_network_costs_no_more_than_it_took() -> None:
    quick, slow = Times(1, awake), Times(1, awake)
    for times, answer in ((quick, 0.2), (slow, 0.9)):  # the same thoughts, another line
        times.fold([0], -1, 100.0, 1)
        times.fold([], 0, 100.0 + answer, 2)
    assert quick.seats[0].used == slow.seats[0].used == 0


def test_what_is_decided_again_after_an_undo_has_no_time_of_its_own() -> None:
    times = Times(1, awake)
    times.fold([0], -1, 1000.0, 5)
    at = 1000.0
    for _ in range(10):  # there and back again, ten times
        at += 11.0
        times.fold([0], 0, at, 6)
        times.fold([0], -1, at, 5, undone=True)
    assert times.seats[0].moves == 1  # only the first was one
    assert times.left(MOVE, 0, at, 0.0).left == 0
    assert times.left(BANK, 0, at, 0.0).left < 300 - 90


def test_nobody_pays_for_a_time_without_a_server() -> None:
    downtime = Downtime([(1010.0, 5000.0)])
    times = Times(1, downtime.awake_seconds)
    times.fold([0], -1, 1000.0, 1)
    assert times.left(MOVE, 0, 5010.0, 0.0).left == 60 - 20 + GRACE
    times.fold([], 0, 5010.0, 2)
    assert times.seats[0].used == 20 - GRACE


def test_who_comes_back_to_a_seat_has_time_again() -> None:
    times = Times(1, awake)
    times.fold([0], -1, 1000.0, 1)
    assert times.left(MOVE, 0, 1500.0, 0.0).left == 0
    assert times.left(MOVE, 0, 1500.0, 1490.0).left == 60 - 10 + GRACE
    assert times.left(BANK, 0, 1500.0, 0.0).left == 0
    times.fold([0], 0, 2000.0, 2)
    assert times.left(BANK, 0, 2001.0, 1990.0).left == RETURNED


@pytest.mark.parametrize(
    "clock",
    [
        Clock("none", 5),
        Clock("move", 4),
        Clock("move", 3601),
        Clock("move", 60, 5),
        Clock("game", 29),
        Clock("game", 43_201),
        Clock("days", DAY + 1),
        Clock("days", 31 * DAY),
    ],
)
def test_an_impossible_clock_is_refused(clock: Clock) -> None:
    assert len(clock.problems()) == 1


@pytest.mark.parametrize("clock", [Clock(), MOVE, BANK, Clock("days", 3 * DAY, late="forfeit")])
def test_a_possible_one_is_not(clock: Clock) -> None:
    assert clock.problems() == []


class Log:
    """A log with a clock, and the rows and snapshots that a store would hold."""

    def __init__(self, every: int = 0) -> None:
        self.options = NYET.options.of(players=4, discard_line=["d2", "x2"], first_dealer=0)
        self.game_log = self.fresh()
        self.every = every
        self.at = 1000.0
        self.rows: list[LogRow] = []
        self.shots: list[SnapshotRow] = []
        self.write(self.game_log.follow())

    def fresh(self) -> ServerLog:
        return ServerLog(NYET, self.options, seed_from("course"), range(4), awake=awake)

    def write(self, change: Outcome | tuple[Kind, int, int], cut: int | None = None) -> None:
        if cut is not None:
            self.shots = [shot for shot in self.shots if shot.length <= cut]
        elif self.every and self.game_log.since_snapshot >= self.every:
            self.shots.append(self.game_log.snapshot())
        if isinstance(change, Outcome):
            rows = [LogRow(len(self.rows) + k, "act", *entry, 0, self.at) for k, entry in enumerate(change)]
            self.game_log.take_outcome(rows, change)
        else:
            rows = [LogRow(len(self.rows), *change, 0, self.at)]
            self.game_log.take(*rows)
        self.rows += rows

    def act(self, seat: int, number: int, after: float) -> None:
        self.at += after
        action = choices(NYET, self.game_log.state, seat)[number]
        self.write(self.game_log.follow(Entry(seat, action)))

    def spent(self, viewer: int) -> list[tuple[float, int, float]]:
        times = self.game_log.viewers[viewer].times
        assert times is not None
        return [(spent.used, spent.moves, spent.since) for spent in times.seats]

    def play(self, moves: int, luck: random.Random, stop: str = "") -> None:
        for _ in range(moves):
            if self.game_log.over or (stop and NYET.page.view(self.game_log.state, 0).phase == stop):  # type: ignore[attr-defined]
                return
            seat = luck.choice(self.game_log.acting())
            self.act(seat, luck.randrange(len(choices(NYET, self.game_log.state, seat))), luck.uniform(0.5, 20.0))


def to_shed() -> Log:
    """Where everybody lays two cards aside at the same time, the first of them in secret."""
    for seed in range(200):
        log = Log()
        log.play(40, random.Random(seed), "shed")
        if NYET.page.view(log.game_log.state, 0).phase == "shed":  # type: ignore[attr-defined]
            return log
    raise AssertionError("no such game")


def test_a_clock_tells_nobody_of_a_secret_decision() -> None:
    log = to_shed()
    viewers = [*range(4), SPECTATOR]
    before = {viewer: log.spent(viewer) for viewer in viewers}
    first = log.game_log.acting()[0]
    log.act(first, 0, after=10.0)
    assert {viewer: log.spent(viewer) for viewer in viewers} == before  # not even the seat's own: its move goes on
    log.act(first, 0, after=10.0)
    for viewer in viewers:
        used, moves, since = log.spent(viewer)[first]
        assert used == pytest.approx(before[viewer][first][0] + 20 - GRACE)
        assert (moves, since) == (before[viewer][first][1] + 1, 0.0)


@pytest.mark.parametrize("every", [0, 1, 7])
def test_a_loaded_table_knows_everybodys_time(every: int) -> None:
    log = Log(every)
    luck = random.Random(4)
    for _ in range(12):
        log.play(6, luck)
        if luck.random() < 0.3 and (length := log.game_log.undo_length(luck.choice([0, 1, 2, 3]))) is not None:
            log.write(("undo", log.game_log.entries[length].seat, length), cut=length)
        again = log.fresh()
        again.restore(log.shots)
        for row in log.rows[log.shots[-1].seq if log.shots else 0 :]:
            again.take(row)
        for seat, viewer in again.viewers.items():
            assert viewer.times is not None
            assert [(s.used, s.moves, s.since) for s in viewer.times.seats] == log.spent(seat)
    assert sum(used for used, _, _ in log.spent(SPECTATOR)) > 100
