"""Worked scenarios of the live race (M-S.9 .. M-S.15, M-S.18 .. M-S.21), on its judge alone: time is brought in."""

from random import Random
from typing import Any

import pytest

from facedown.engine.bits import id_of
from facedown.engine.game import CLOCK
from facedown.games.myst.live.claims import Queue
from facedown.games.myst.live.lines import Line
from facedown.games.myst.live.race import COUNTDOWN, LiveRace, Person, Verdict
from facedown.games.myst.live.tray import Piece
from facedown.games.myst.rules.actions import A_BOOK, A_PLACE, A_TIME_UP
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL
from facedown.games.myst.rules.rules import apply
from tests.games.myst.helpers import BLUE, MAP1, YELLOW, Table, full, race

ANA, BEN, YVES = 0, 2, 1
START = 10_000.0


class Live:
    """A race with two people in Blue and one in Yellow, on fast lines."""

    def __init__(self, table: Table, **options: Any) -> None:
        self.table = table
        people = {ANA: Person(BLUE), YVES: Person(YELLOW), BEN: Person(BLUE)}
        chosen = MystOptions.of(**{"lag_cap_ms": 0, **options})
        self.race = LiveRace(chosen, people, START - COUNTDOWN, Random(1).randrange)
        self.placed: list[Verdict] = []

    def piece(self, person: int, cell: str) -> Piece:
        return self.race.tray_of(person).of_cell(CELL[cell])

    def hold(self, person: int, cell: str, now: float, turn: int = 0) -> None:
        piece = self.piece(person, cell)
        piece.turn = turn
        assert self.race.grab(person, piece.handle, now) == ""

    def drop(self, person: int, cell: str, now: float) -> Verdict:
        """The person's piece onto a cell, judged at once."""
        held = self.race.tray_of(person).held_by(person)
        self.race.drop(person, held.handle if held else "nothing!", CELL[cell], now)
        (verdict,) = self.judge(now)
        return verdict

    def judge(self, now: float) -> list[Verdict]:
        """All verdicts that are due; what is accepted is carried out."""
        found = []
        while (verdict := self.race.judge_next(self.table.state, now)) is not None:
            found.append(verdict)
            if verdict.accepted:
                self.placed.append(verdict)
                number = A_PLACE + verdict.claim.cell if verdict.claim.handle else A_BOOK
                apply(self.table.state, verdict.team, id_of(number))
        return found


def usual(**options: Any) -> Live:
    return Live(race("D5", "H2", driver="live"), **options)


@pytest.mark.rule("M-S.9")
@pytest.mark.rule("M-56")
@pytest.mark.rule("M-58")
def test_rejections() -> None:
    live = usual()
    live.hold(ANA, "C5", 10_000, turn=1)
    assert live.drop(ANA, "H2", 10_100).reason == "cell_taken"
    far = live.drop(ANA, "B5", 10_200)
    assert (far.reason, far.wait) == ("not_touching", 0)
    wrong = live.drop(ANA, "D4", 10_300)
    assert (wrong.reason, wrong.wait) == ("wrong_cell", 1000)
    cooling = live.drop(ANA, "C5", 10_700)
    assert (cooling.reason, cooling.wait) == ("cooling", 600)
    assert live.drop(ANA, "C5", 11_300).reason == "wrong_turn"
    for _ in range(3):
        assert live.race.turn(ANA, live.piece(ANA, "C5").handle, 11_400) == ""
    assert live.drop(ANA, "C5", 11_500).accepted
    assert live.table.counts == (2, 1)
    assert len(live.placed) == 1  # all that Yellow is told of (M-62)


@pytest.mark.rule("M-S.10")
def test_nothing_is_learnt_far_away() -> None:
    live = usual()
    live.hold(ANA, "B5", 10_000)
    assert live.drop(ANA, "B5", 10_100).reason == "not_touching"


@pytest.mark.rule("M-O.10")
def test_without_a_hint_a_wrong_turn_is_like_a_wrong_cell() -> None:
    live = usual(turn_hint=False)
    live.hold(ANA, "C5", 10_000, turn=2)
    verdict = live.drop(ANA, "C5", 10_100)
    assert (verdict.reason, verdict.wait) == ("wrong_cell", 1000)


@pytest.mark.rule("M-S.11")
@pytest.mark.rule("M-59")
def test_growing_wait() -> None:
    live = usual()
    told = []
    for at in (10_000, 10_600, 11_500, 14_000, 18_200, 33_300):
        live.hold(ANA, "C5", at)
        verdict = live.drop(ANA, "D4", at)
        told.append((verdict.reason, verdict.wait))
    wrong = "wrong_cell"
    assert told == [(wrong, 1000), ("cooling", 400), (wrong, 2000), (wrong, 4000), (wrong, 4000), (wrong, 1000)]


@pytest.mark.rule("M-59")
def test_a_wrong_cell_is_forgotten_after_15_seconds() -> None:
    for later, wait in ((14_999, 2000), (15_000, 1000)):
        live = usual()
        for at in (START, START + later):
            live.hold(ANA, "C5", at)
            verdict = live.drop(ANA, "D4", at)
        assert verdict.wait == wait


@pytest.mark.rule("M-59")
@pytest.mark.rule("M-O.11")
def test_a_placement_ends_the_growing_and_0_means_no_wait() -> None:
    live = usual()
    live.hold(ANA, "C5", 10_000)
    assert live.drop(ANA, "D4", 10_000).wait == 1000
    assert live.drop(ANA, "C5", 11_000).accepted
    live.hold(ANA, "D4", 11_100)
    assert live.drop(ANA, "D6", 11_200).wait == 1000
    live = usual(wrong_drop_wait_ms=0)
    live.hold(ANA, "C5", 10_000)
    assert [live.drop(ANA, "D4", 10_000 + k).reason for k in range(3)] == ["wrong_cell"] * 3


def both_want_e4(cap: int) -> list[Verdict]:
    live = Live(race("D4 D5", "E5 H2", driver="live"), lag_cap_ms=cap)
    for person, rtt in ((ANA, 40), (YVES, 200)):
        for _ in range(3):
            live.race.people[person].line.measured(rtt)
        live.hold(person, "E4", START)
    live.race.drop(ANA, live.piece(ANA, "E4").handle, CELL["E4"], START + 1000)
    live.race.drop(YVES, live.piece(YVES, "E4").handle, CELL["E4"], START + 1070)
    return live.judge(START + 2000)


@pytest.mark.rule("M-S.12")
@pytest.mark.rule("M-57")
@pytest.mark.rule("M-R.2")
def test_lag_fairness() -> None:
    first, second = both_want_e4(120)
    assert (first.team, first.claim.due - START) == (YELLOW, 1090)
    assert (second.team, second.claim.due - START) == (BLUE, 1100)
    assert (second.reason, second.faster_by) == ("cell_taken", 0.01)
    first, second = both_want_e4(0)
    assert first.team == BLUE
    assert second.reason == "cell_taken"


@pytest.mark.rule("M-S.13")
@pytest.mark.rule("M-O.12")
def test_cap() -> None:
    for quick, winner in ((1985, ANA), (1975, BEN)):
        queue = Queue(120)
        queue.add(quick, 0, BEN)
        queue.add(2100, 600, ANA)
        claim = queue.take(3000)
        assert claim is not None
        assert claim.person == winner


@pytest.mark.rule("M-57")
def test_lines() -> None:
    line = Line()
    line.measured(500)
    line.measured(500)
    assert line.rtt() == 60  # too few samples
    for rtt in (10, 20, 30, 40, 50, 60, 70, 80, 90):
        line.measured(rtt)
    assert line.rtt() == 50  # the median of the last nine
    assert Line(bot=True).rtt() == 0


@pytest.mark.rule("M-S.14")
@pytest.mark.rule("M-60")
def test_hold() -> None:
    live = usual()
    live.hold(BEN, "C5", 10_000)
    handle = live.piece(BEN, "C5").handle
    assert live.race.grab(ANA, handle, 17_900) == "piece_held"
    assert live.piece(BEN, "C5").holder == BEN
    assert live.race.grab(ANA, handle, 18_000) == ""
    live.race.lost(ANA, 18_100)
    assert live.race.grab(BEN, handle, 21_000) == "piece_held"
    assert live.race.grab(BEN, handle, 21_100) == ""


@pytest.mark.rule("M-S.15")
@pytest.mark.rule("M-61")
@pytest.mark.rule("M-O.8")
def test_dead_in_the_hand() -> None:
    for dead in ("sweep", "dim", "keep"):
        live = Live(race("D5 E5 E4 E3", "H2 G2 F2", driver="live"), dead_pieces=dead)
        live.hold(ANA, "F3", 10_000)
        live.hold(YVES, "F3", 10_000)
        assert live.drop(YVES, "F3", 10_100).accepted
        piece = live.piece(ANA, "F3")
        assert (piece.lies, piece.holder) == (("dead", None) if dead == "sweep" else ("tray", ANA))
        if dead == "sweep":
            assert live.race.grab(ANA, piece.handle, 10_200) == "piece_gone"
            live.hold(ANA, "F4", 10_200)
        else:
            assert live.drop(ANA, "F3", 10_200).reason == "cell_taken"


@pytest.mark.rule("M-61")
def test_a_claim_under_way_for_a_swept_piece_hears_who_was_faster() -> None:
    first, second = both_want_e4(120)
    assert first.accepted
    assert second.reason == "cell_taken"  # and not that nobody holds the piece


@pytest.mark.rule("M-S.18")
@pytest.mark.rule("M-S.19")
@pytest.mark.rule("M-S.20")
@pytest.mark.rule("M-S.21")
def test_books() -> None:
    live = Live(race("A4 A5", "B2 B3 A3 B4 B5", driver="live"))
    live.race.book(BEN, 10_000)
    live.race.book(ANA, 10_001)
    assert [verdict.reason for verdict in live.judge(10_100)] == ["not_captain", "not_cut_off"]
    live = Live(race("A4", "B2 B3 A3 B4 B5 A5", driver="live"))
    live.race.book(ANA, 10_000)
    live.race.book(ANA, 10_001)
    assert [verdict.reason for verdict in live.judge(10_100)] == [None, "already_pending"]
    live.hold(ANA, "B4", 10_200)
    assert live.drop(ANA, "B4", 10_200).reason == "cell_taken"
    for first, counts in ((YVES, (26, 34)), (ANA, (27, 33))):
        live = Live(full(MAP1, missing="J1", driver="live"))
        live.race.book(ANA, 10_000)
        live.judge(10_000)
        live.hold(first, "J1", 10_100)
        assert live.drop(first, "J1", 10_100).accepted
        assert live.table.counts == counts
        assert live.table.state.held[BLUE] == 4
        live.race.book(ANA, 10_200)
        assert [verdict.reason for verdict in live.judge(10_200)] == ["race_closed"]  # M-66


@pytest.mark.rule("M-54")
@pytest.mark.rule("M-O.15")
@pytest.mark.rule("M-64")
def test_closed_before_the_start_in_a_head_start_and_in_a_pause() -> None:
    live = usual(head_start_s=[2, 0])
    handle = live.piece(YVES, "H3").handle
    assert live.race.grab(ANA, live.piece(ANA, "C5").handle, START - 1) == "race_closed"
    assert live.race.grab(YVES, handle, START + 1999) == "race_closed"
    live.hold(YVES, "H3", START + 2000)
    live.race.pause(START + 2100)
    assert live.race.grab(YVES, handle, START + 2200) == "race_closed"
    live.race.drop(YVES, handle, CELL["H3"], START + 2300)
    assert live.judge(START + 60_000) == []  # nothing is judged while the race stands still
    live.race.resume(START + 62_100)
    assert [verdict.reason for verdict in live.judge(START + 62_150)] == ["race_closed"]
    assert live.piece(YVES, "H3").holder is None  # holds were released
    live.hold(YVES, "H3", START + 62_200)
    assert live.drop(YVES, "H3", START + 62_300).accepted


@pytest.mark.rule("M-64")
def test_a_claim_made_before_a_pause_is_judged_after_it() -> None:
    live = usual(lag_cap_ms=120)
    live.hold(ANA, "C5", START)
    live.race.drop(ANA, live.piece(ANA, "C5").handle, CELL["C5"], START + 100)  # due at + 190
    live.race.pause(START + 150)
    live.race.resume(START + 20_150)
    assert live.race.wakes_in(START + 20_150) == 40
    assert live.judge(START + 20_189) == []
    (verdict,) = live.judge(START + 20_190)
    assert verdict.accepted


@pytest.mark.rule("M-36")
@pytest.mark.rule("M-55")
@pytest.mark.rule("M-63")
def test_trays_are_unrelated() -> None:
    blue, yellow = usual().race.trays
    assert len(blue.pieces) == len(yellow.pieces) == 60
    assert not set(blue.pieces) & set(yellow.pieces)
    assert all(len(handle) == 8 for handle in blue.pieces)
    assert [p.cell for p in blue.pieces.values()] != [p.cell for p in yellow.pieces.values()]
    assert {p.turn for p in blue.pieces.values()} == {0, 1, 2, 3}
    assert {p.turn for p in usual(piece_turns=False).race.trays[0].pieces.values()} == {0}  # M-O.9


@pytest.mark.rule("M-65")
@pytest.mark.rule("M-O.13")
def test_hints_against_standstill() -> None:
    live = usual()
    s = live.table.state
    assert live.race.hint(BLUE, s, START + 44_999) == ""
    handle = live.race.hint(BLUE, s, START + 45_000)
    assert live.race.trays[BLUE].pieces[handle].cell in {CELL[name] for name in ("C5", "D4", "D6", "E5")}
    assert live.race.hint(BLUE, s, START + 64_999) == ""
    assert live.race.hint(BLUE, s, START + 65_000) != ""
    live.hold(BEN, "C5", START + 66_000)
    assert live.drop(BEN, "C5", START + 66_000).accepted
    assert live.race.hint(BLUE, s, START + 110_999) == ""  # counted from the last piece
    assert live.race.hint(BLUE, s, START + 111_000) != ""
    assert usual(race_idle_hint_s=0).race.hint(BLUE, s, START + 999_000) == ""
    cut_off = Live(race("A4", "B2 B3 A3 B4 B5 A5", driver="live"))
    assert cut_off.race.hint(BLUE, cut_off.table.state, START + 999_000) == ""


@pytest.mark.rule("M-65")
@pytest.mark.rule("M-O.14")
def test_the_time_limit_is_counted_without_pauses() -> None:
    live = usual(race_time_limit_s=60)
    live.race.pause(START + 10_000)
    live.race.resume(START + 15_000)
    assert not live.race.is_out_of_time(START + 64_999)
    assert live.race.is_out_of_time(START + 65_000)
    assert not usual().race.is_out_of_time(START + 9_999_999)


@pytest.mark.rule("M-58")
@pytest.mark.rule("M-65")
def test_after_time_is_up_no_hand_lays_a_piece() -> None:
    """The rest is laid in turns: neither the team whose turn it is nor the other one lays by hand."""
    live = Live(race("D4 D5", "H2", driver="live"), race_time_limit_s=60)
    for person, cell in ((ANA, "C5"), (YVES, "H3")):
        live.hold(person, cell, START)
    apply(live.table.state, CLOCK, id_of(A_TIME_UP))
    assert [live.drop(person, cell, START + 100).reason for person, cell in ((ANA, "C5"), (YVES, "H3"))] == [
        "race_closed",
        "race_closed",
    ]
    assert live.race.hint(BLUE, live.table.state, START + 50_000) == ""


@pytest.mark.rule("M-57")
@pytest.mark.rule("M-65")
def test_claims_are_judged_by_their_due_time_when_the_limit_passes() -> None:
    """The server may look late: a claim that was due in time counts, one that was due later does not."""
    for sent, reason in ((59_909, None), (59_910, "race_closed")):
        live = usual(race_time_limit_s=60, lag_cap_ms=120)
        live.hold(ANA, "C5", START + 59_000)
        live.race.drop(ANA, live.piece(ANA, "C5").handle, CELL["C5"], START + sent)  # due 90 ms later
        assert [verdict.reason for verdict in live.judge(START + 70_000)] == [reason]


@pytest.mark.rule("M-60")
def test_two_people_of_a_team_and_one_book() -> None:
    """The first placement uses the Book; the next must touch, and may touch that new piece."""
    live = Live(race("A4", "B2 B3 A3 B4 B5 A5", driver="live"))
    live.race.book(ANA, START)
    live.judge(START)
    live.hold(ANA, "D4", START)
    live.hold(BEN, "E4", START)
    assert live.drop(ANA, "D4", START + 10).accepted
    assert live.drop(BEN, "E4", START + 20).accepted
    live.hold(BEN, "J6", START + 30)
    assert live.drop(BEN, "J6", START + 40).reason == "not_touching"


@pytest.mark.rule("M-60")
def test_the_captain_is_the_lowest_chair_that_is_there() -> None:
    live = usual()
    assert live.race.captain(BLUE) == ANA
    live.race.lost(ANA, START)
    assert live.race.captain(BLUE) == BEN
    live.race.people[BEN].bot = True
    live.race.back(ANA)
    assert live.race.captain(BLUE) == ANA
    live.race.people[ANA].bot, live.race.people[BEN].bot = True, False
    assert live.race.captain(BLUE) == BEN  # people before bots


@pytest.mark.rule("M-55")
@pytest.mark.rule("M-56")
def test_pieces_are_pushed_around_and_a_drag_keeps_the_hold() -> None:
    live = usual()
    live.hold(ANA, "C5", START)
    piece = live.piece(ANA, "C5")
    assert live.race.drag(ANA, piece.handle, START + 7_000) == ""
    assert live.race.drag(BEN, piece.handle, START + 7_500) == "piece_held"
    assert live.race.turn(BEN, piece.handle, START + 14_999) == "piece_held"
    assert live.race.put(ANA, piece.handle, 2, 3.5, START + 14_999) == ""
    assert (piece.holder, piece.heap, piece.place) == (None, 2, 3.5)
    assert live.race.turn(BEN, piece.handle, START + 15_000) == ""  # free pieces may be turned by all
    assert live.race.put(YVES, piece.handle, 0, 0, START + 15_000) == "piece_gone"  # it is not in Yellow's tray
    live.hold(ANA, "D4", START + 15_000)
    live.hold(ANA, "C5", START + 15_001)
    assert live.piece(ANA, "D4").holder is None  # one piece per person
