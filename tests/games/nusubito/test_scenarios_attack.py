"""Worked scenarios: Darts, struck Seekers, shots, and a Thief who is stuck."""

import pytest

from facedown.games.nusubito.rules.state import CONCEDED, FOUND, T_NIGHT, TRAPPED
from tests.games.nusubito.helpers import given, words


@pytest.mark.rule("N-920")
def test_a_dart_first_and_then_away() -> None:
    t = given("A1:S B1:H", thief="A1", darts=1)
    assert t.legal() == words("dart treasure")
    assert t.do("dart").legal() == words("leap:A3 leap:C1 treasure")  # N-806
    t.do("leap:C1")
    assert t.board() == "B1:Hd A2:Sd"  # N-825
    assert t.state.darts == 0
    assert t.legal() == {"lay"}


@pytest.mark.rule("N-921")
def test_choosing_where_a_seeker_lands() -> None:
    t = given("A1:S", thief="A1").do("leap:C1")
    assert t.legal() == words("land:A2 land:B1")  # N-411
    t.do("land:B1")
    assert (t.board(), t.at, t.state.darts) == ("B1:Sd", "C1", 0)  # N-408


@pytest.mark.rule("N-922")
def test_no_room_to_land() -> None:
    t = given("A1:S B1:H A2:Hd", thief="A1").do("leap:C1")
    assert t.board() == "A1:Sd B1:Hd A2:Hd"
    assert t.state.darts == 0


@pytest.mark.rule("N-923")
def test_a_shot_from_a_distance() -> None:
    t = given("C3:S", thief="A1")
    assert t.legal("shoot") == set()
    assert t.do("leap:A3").legal("shoot") == {"shoot:C3"}  # N-823
    t.do("shoot:C3 leap:A5 lay end")
    assert (t.board(), t.state.darts) == ("C3:Sd", 0)


@pytest.mark.rule("N-924")
def test_shooting_or_pushing() -> None:
    t = given("C1:S", thief="A1").do("shoot:C1 leap:C1")  # N-824, N-850
    assert t.board() == "C1:Sd"
    assert "lay" in t.legal()
    t = given("C1:S", thief="A1").do("leap:C1")
    assert t.legal() == words("land:B1 land:D1 land:C2")
    assert t.do("land:B1").legal("leap") == words("leap:A1 leap:E1 leap:C3")


@pytest.mark.rule("N-925")
def test_targets_of_shots() -> None:
    t = given("C1:S E1:S A3:Sd A5:S C3:S B1:S", thief="A1", darts=6)
    assert t.legal("shoot") == words("shoot:C1 shoot:E1 shoot:A5")


@pytest.mark.rule("N-926")
def test_a_shot_must_leave_a_way_out() -> None:
    board = "A1:S E1:S B1:B A2:B"
    assert given(board, thief="A1", darts=3).legal("shoot") == set()
    assert given(board, thief="A1", darts=4).legal("shoot") == {"shoot:E1"}
    assert given(board, thief="A1", darts=2).legal() == words("dart treasure")


@pytest.mark.rule("N-927")
def test_the_price_of_a_leap_is_a_sum() -> None:
    board = "A1:S B1:B C1:S"
    assert given(board, thief="A1", darts=4).legal("leap", "shoot") == words("leap:A3 shoot:C1")
    t = given(board, thief="A1", darts=5).do("leap:C1")
    assert "A2:Sd" in t.board()
    assert t.legal() == words("land:D1 land:C2")
    assert t.state.darts == 0


@pytest.mark.rule("N-928")
def test_healers_fall_too() -> None:
    t = given("B1:H", thief="A1", darts=0).do("leap:C1")  # N-849
    assert (t.board(), t.state.darts) == ("B1:Hd", 0)


@pytest.mark.rule("N-929")
def test_trapped() -> None:
    board = "B1:B D1:S C3:S"
    t = given(board, thief="C1", darts=0, table="1.1L=A1 2.1L=C1", turn=(2, 2))
    assert t.legal() == words("treasure concede")  # N-414, N-813
    assert t.do("concede").result == CONCEDED
    claim = given(board, thief="C1", darts=0, table="1.1L=A1 2.1L=C1", turn=(2, 2), green="C1")
    assert claim.do("treasure").result == FOUND
    at_once = given(board, thief="C1", darts=0, table="1.1L=A1 2.1L=C1", turn=(2, 2), stuck_may_claim=False)
    assert (at_once.phase, at_once.result) == ("over", TRAPPED)


@pytest.mark.rule("N-930")
def test_almost_trapped() -> None:
    t = given("B1:B D1:S C3:S", thief="C1", darts=0, table="1.1L=A3 2.1L=C1", turn=(2, 2))
    assert t.legal() == words("dart treasure")
    assert t.do("dart").legal() == words("leap:A1 treasure")
    t.do("leap:A1")
    assert "B1:Bd" in t.board()
    assert t.state.darts == 0
    assert t.legal() == {"lay"}


@pytest.mark.rule("N-931")
def test_stuck_for_want_of_coins() -> None:
    assert given(thief="C1", hand="A5").legal() == words("treasure concede")
    assert given(thief="C1", hand="").legal() == words("treasure concede")  # N-604


@pytest.mark.rule("N-934")
def test_no_claim_at_night() -> None:
    assert "treasure" not in given(thief="E5", phase=T_NIGHT).legal()  # N-427


@pytest.mark.rule("N-409")
def test_a_seeker_that_lies_on_a_temple_is_ignored() -> None:
    t = given("A1:Sd C1:Sd", thief="A1", darts=0).do("leap:C1")
    assert t.board() == "A1:Sd C1:Sd"
    assert "lay" in t.legal()


@pytest.mark.rule("N-826")
def test_a_seeker_on_ones_own_temple_is_struck_on_leaving_only() -> None:
    t = given("A1:S", thief="A1", darts=2).do("rod:1")
    assert t.board() == "A1:S"
    assert "shoot:A1" not in t.legal()


@pytest.mark.rule("N-407")
def test_the_seeker_one_leaves_may_land_where_one_goes() -> None:
    """It lies then, and is neither paid nor struck again (N-408)."""
    t = given("A1:S A2:H", thief="A1", darts=2).do("leap:C1")
    assert t.board() == "B1:Sd A2:H"
    assert t.state.darts == 0
