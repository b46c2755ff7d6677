"""The course of a game: turns, nights, ends, and what random games never do."""

from random import Random

import pytest

from facedown.engine.play import choices
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.endings import thief_won
from facedown.games.nusubito.rules.pieces import COURT, N_COURT
from facedown.games.nusubito.rules.state import (
    CAUGHT,
    CONCEDED,
    DRAWN,
    FOUND,
    MISSED,
    MISTAKEN,
    OVER,
    RESIGNED_BY_MIST,
    RESIGNED_BY_THIEF,
    TRAPPED,
    State,
)
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, mist, new_game
from tests.games.nusubito.patient import PATIENT


@pytest.mark.rule("N-401")
@pytest.mark.rule("N-101")
def test_three_rounds_and_a_night() -> None:
    t = new_game()
    course = []
    for move in ["leap:A3 lay end", "end", "leap:A1 lay end", "end", "leap:C1 lay end", "end", "end", "end"]:
        course.append((t.phase, t.state.day, t.state.round))
        t.do(move)
    assert course == [
        ("thief_day", 1, 1), ("mist_day", 1, 1), ("thief_day", 1, 2), ("mist_day", 1, 2), ("thief_day", 1, 3),
        ("mist_day", 1, 3), ("thief_night", 1, 0), ("mist_night", 1, 0),
    ]  # fmt: skip
    assert (t.phase, t.state.day, t.state.round) == ("thief_day", 2, 1)


@pytest.mark.rule("N-403")
def test_the_staged_copy() -> None:
    s = new_game().do("leap:C1 sacrifice:E5 leap:A1").state
    assert (s.start, s.at, s.points, s.leaps, s.sacrificed, s.darts) == (4, 0, 2, 2, 9, 1)
    assert (s.pub_darts, s.pub_down) == (2, 0)


@pytest.mark.rule("N-406")
def test_the_price_of_a_leap_must_be_payable_at_once() -> None:
    assert "leap:C1" not in given("B1:B C1:S", thief="A1", darts=2).legal()
    t = given("B1:B C1:S", thief="A1", darts=3).do("leap:C1")
    assert (t.state.darts, t.state.darts_total - t.state.darts) == (0, 9)


@pytest.mark.rule("N-415")
@pytest.mark.rule("N-602")
def test_claims_and_captures_end_the_game_at_once() -> None:
    for t in (new_game().do("treasure"), mist("A1:S", thief="A1").do("capture:A1")):
        assert t.phase == "over"
        assert NUSUBITO.rules.actors(t.state) == 0
    claim = new_game("A1").do("sacrifice:E5 treasure")
    assert claim.table() == {"1.1S": "E5"}  # N-431: published, and nothing laid


@pytest.mark.rule("N-425")
def test_the_thief_by_night_repeats_what_he_likes() -> None:
    t = given(thief="E3", phase=4).do("dart dart dart")
    assert (t.state.darts, t.phase) == (5, "mist_night")
    twice = given(thief="E3", phase=4, table="1.1L=C1 1.3L=E3").do("coin:1.1L")
    assert "coin:1.1L" not in twice.legal()


@pytest.mark.rule("N-601")
@pytest.mark.parametrize(
    ("result", "thief"),
    [
        (FOUND, 1.0), (MISSED, 0.0), (CAUGHT, 0.0), (MISTAKEN, 1.0), (CONCEDED, 0.0), (TRAPPED, 0.0),
        (RESIGNED_BY_THIEF, 0.0), (RESIGNED_BY_MIST, 1.0), (DRAWN, 0.5),
    ],
)  # fmt: skip
def test_who_wins(result: int, thief: float) -> None:
    s = new_game().state
    s.result[0], s.phase = result, OVER
    out = [0.0, 0.0]
    NUSUBITO.rules.returns(s, out)
    assert out == [thief, 1.0 - thief]
    assert thief_won(s, 0) == (thief == 1.0)


@pytest.mark.rule("N-606")
def test_a_match_counts_games() -> None:
    t = new_game(match_games=2)
    s = t.state
    out = [0.0, 0.0]
    for results, share in (((FOUND, MISSED), 1.0), ((FOUND, FOUND), 0.5), ((DRAWN, FOUND), 0.0), ((DRAWN, DRAWN), 0.5)):
        s.result[:] = results
        NUSUBITO.rules.returns(s, out)
        assert out == [share, 1.0 - share]


@pytest.mark.rule("N-601")
@pytest.mark.parametrize(("seat", "result"), [(THIEF, RESIGNED_BY_THIEF), (MIST, RESIGNED_BY_MIST)])
def test_either_side_may_give_up_at_any_time(seat: int, result: int) -> None:
    t = new_game().do("leap:A3 lay end")
    NUSUBITO.rules.apply(t.state, seat, NUSUBITO.rules.resign)
    assert t.result == result


def check(s: State) -> None:
    """What holds in every position."""
    pawns = (s.healers, s.builders, s.seekers)
    assert not s.healers & s.builders | s.healers & s.seekers | s.builders & s.seekers  # N-207: one on a cell
    assert (s.healers | s.builders) & ~COURT == 0  # N-833: only Seekers on temples
    assert not s.seekers >> N_COURT & s.bolsters
    assert s.down & ~(s.healers | s.builders | s.seekers) == 0
    assert max(pawn.bit_count() for pawn in pawns) <= s.per_level  # N-205
    assert 0 <= s.darts <= s.darts_total
    assert s.bolsters.bit_count() <= s.bolster_count
    on_table = [coin - 1 for coin in s.coin if coin]
    aside = [s.sacrificed - 1] if s.sacrificed else []
    in_hand = [t for t in range(9) if s.hand >> t & 1]
    assert sorted([*on_table, *aside, *in_hand]) == list(range(9))  # N-208: every Coin at one place
    assert [slot > 0 for slot in s.slot] == [coin > 0 for coin in s.coin]
    assert sorted(filter(None, s.slot)) == [slot for slot in s.slot if slot]


def test_random_games_keep_the_board_in_order() -> None:
    for seed in range(60):
        random = Random(seed)
        options = PATIENT.kit.samples()[seed % 9] if PATIENT.kit.samples else PATIENT.options()
        s = PATIENT.rules.setup(options)
        while (who := PATIENT.rules.actors(s)) != 0:
            seat = who.bit_length() - 1 if who > 0 else -1
            check(s)
            PATIENT.rules.apply(s, seat, random.choice(choices(PATIENT, s, seat)))
        check(s)


@pytest.mark.rule("N-427")
def test_by_night_nobody_leaps_or_captures() -> None:
    assert not given(thief="E3", phase=4).legal("leap", "shoot", "treasure", "lay", "sacrifice")
    assert isinstance(given(thief="E3", phase=5), Table)
    assert not given("E3:S", thief="E3", phase=5).legal("capture", "move")
