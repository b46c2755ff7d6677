"""Worked scenarios: the Mist by day."""

import pytest

from facedown.games.nusubito.rules.state import CAUGHT, MISTAKEN
from tests.games.nusubito.helpers import Table, mist, new_game, words


def moves_from(t: Table, cell: str) -> str:
    found = (text.partition(":")[2].split("-") for text in t.legal("move"))
    return " ".join(sorted(to for start, to in found if start == cell))


@pytest.mark.rule("N-935")
def test_the_first_turn_of_the_mist() -> None:
    t = new_game().do("leap:A3 lay end")
    ways = {
        "B2": "A2 B1 B3 D1 D3 E2", "D4": "A4 B3 B5 D3 D5 E4", "C2": "B1 B3 D1 D3", "C4": "B3 B5 D3 D5",
        "D2": "D1 D3 E2", "B4": "A4 B3 B5",
    }  # fmt: skip
    assert t.legal("move") == {f"move:{start}-{to}" for start, ends in ways.items() for to in ends.split()}
    rest = words("bolster:C2>C1 bolster:C2>C3 bolster:C4>C3 bolster:C4>C5 end")
    assert t.legal() - t.legal("move") == rest
    assert len(t.legal()) == 31


@pytest.mark.rule("N-936")
def test_captures() -> None:
    assert mist("C3:S C2:H", thief="C1").do("move:C3-C1 capture:C1").result == CAUGHT  # N-421
    assert mist("C3:S C2:H", thief="A1").do("move:C3-C1 capture:C1").result == MISTAKEN


@pytest.mark.rule("N-937")
def test_captures_need_no_action() -> None:
    board = "A1:S C1:Sd D2:S E5:S*"
    assert mist(board, left=0).legal() == words("capture:A1 capture:E5 end")  # N-815, N-816
    assert mist(board, left=0, capture_costs_action=True).legal() == {"end"}
    assert mist(board, left=1, capture_costs_action=True).legal("capture") == words("capture:A1 capture:E5")


@pytest.mark.rule("N-938")
def test_a_stream() -> None:
    assert moves_from(mist("E2:H D2:S C2:B B2:H"), "E2") == "A2 B1 B3 D1 D3"  # N-420, N-831
    assert moves_from(mist("E2:H D2:S C2:Bd B2:H"), "E2") == "D1 D3"


@pytest.mark.rule("N-939")
def test_a_stream_over_temples() -> None:
    t = mist("D2:H D1:H E1:S E2:B C1:S B1:H")
    assert moves_from(t, "D2") == "B2 C2 D3"  # N-832


@pytest.mark.rule("N-940")
def test_a_pawn_that_lies_breaks_a_stream() -> None:
    assert moves_from(mist("B1:H B2:Sd"), "B1") == ""


@pytest.mark.rule("N-941")
def test_healing() -> None:
    t = mist("D2:H B2:H E3:Sd")
    assert t.legal("heal") == set()
    assert t.do("move:D2-E2").legal("heal") == {"heal:B2>E3"}  # N-837
    t.do("heal:B2>E3")
    assert t.board() == "E2:H* E3:S"
    assert (t.pools()[0], t.state.left) == (5, 1)
    assert "move:E3-E1" in t.legal()  # N-836
    slow = mist("D2:H B2:H E3:Sd", healed_pawns_act=False).do("move:D2-E2 heal:B2>E3")
    assert moves_from(slow, "E3") == ""


@pytest.mark.rule("N-942")
def test_upgrades_take_unused_pawns() -> None:
    t = mist("B1:H* B2:H B3:H C2:H")
    assert t.legal("upgrade") == {f"upgrade:B2+B3+C2@{cell}" for cell in ("B2", "B3", "C2")}  # N-838


@pytest.mark.rule("N-943")
def test_no_upgrade_with_an_empty_pool() -> None:
    t = mist("A2:H B2:H C2:H B1:B D1:B E2:B E4:B D5:B B5:B")
    assert t.legal("upgrade") == set()  # N-840


@pytest.mark.rule("N-944")
def test_builders_upgrade_by_corners() -> None:
    assert len(mist("C2:B D3:B E4:B").legal("upgrade")) == 3
    bent = "B1:B C2:B B3:B"
    assert len(mist(bent).legal("upgrade")) == 3  # N-839
    assert mist(bent, builder_trio="straight").legal("upgrade") == set()
    assert mist("C2:B D3:B E4:B").do("upgrade:C2+D3+E4@D3").board() == "D3:S"


@pytest.mark.rule("N-945")
def test_a_builder_on_a_cross_cell() -> None:
    assert mist("B2:B").legal() == {"end"}  # N-817
    corners = {f"bolster:B2>{temple}" for temple in ("A1", "C1", "A3", "C3")}
    assert mist("B2:B", bolster_adjacency="any").legal("bolster") == corners


@pytest.mark.rule("N-946")
def test_moving_a_bolster() -> None:
    t = mist("D3:B", bolsters="C5 A1")
    assert t.legal("bolster") == {f"bolster:D3>{x}" for x in ("C3<A1", "C3<C5", "E3<A1", "E3<C5")}  # N-819
    t.do("bolster:D3>E3<C5")
    assert (t.bolsters(), t.pools()[1]) == ("A1 E3", 6)


@pytest.mark.rule("N-947")
def test_where_no_bolster_goes() -> None:
    assert mist("D3:B E3:Sd", bolsters="C3").legal("bolster") == set()  # N-818
    assert mist("D3:B E3:Sd", bolsters="A1").legal("bolster") == {"bolster:D3>C3"}


@pytest.mark.rule("N-948")
def test_seekers_step() -> None:
    t = mist("D2:S")
    assert moves_from(t, "D2") == "C2 D1 D3 E2"
    t.do("move:D2-D1")
    assert (t.board(), t.pools()[0]) == ("D1:S* D2:H", 5)  # N-834
    assert moves_from(mist("D1:S", bolsters="C1"), "D1") == "D2 E1"
    assert moves_from(mist("D1:S C1:Sd"), "D1") == "D2 E1"
    assert mist("C1:S").legal() == words("capture:C1 end")  # N-422


@pytest.mark.rule("N-949")
def test_six_healers_out() -> None:
    board = "B1:H B2:H B3:H E2:H E4:H D5:H D3:S"
    assert "D3" not in mist(board).do("move:D3-C3").board()
    t = mist(board).do("upgrade:B1+B2+B3@B1 move:D3-E3")
    assert "B1:B" in t.board()
    assert "D3:H" in t.board()
    assert t.pools()[0] == 2


@pytest.mark.rule("N-950")
def test_temple_seekers_travel_along_streams() -> None:
    board = "A5:S C3:S B3:H B4:B B5:H C2:H"
    assert moves_from(mist(board), "A5") == "A3 C1 C5"
    assert moves_from(mist(board), "C3") == "A3 C1 C5"
    assert moves_from(mist(board, bolsters="C1"), "A5") == "A3 C5"
    assert moves_from(mist(board.replace("C3:S", "C3:Sd")), "A5") == "A3 C5"


@pytest.mark.rule("N-951")
def test_a_fresh_pawn_acts() -> None:
    t = mist("D2:S C2:H B2:H").do("move:D2-E2")
    assert "upgrade:B2+C2+D2@C2" in t.legal()  # N-835
    assert moves_from(t, "D2") != ""
    t = mist("D2:S C2:H B2:H", spawned_pawns_act=False).do("move:D2-E2")
    assert t.legal("upgrade") == set()
    assert moves_from(t, "D2") == ""


@pytest.mark.rule("N-424")
def test_actions_that_are_left_lapse() -> None:
    t = mist("B1:H D5:H").do("move:B1-B2 end")  # N-847
    assert (t.phase, t.state.round, t.state.left, t.state.used) == ("thief_day", 2, 0, 0)


@pytest.mark.rule("N-419")
def test_a_pawn_acts_once_and_three_actions_are_all() -> None:
    t = mist("B1:H D5:H A4:H").do("move:B1-B2")
    assert moves_from(t, "B2") == ""
    t.do("move:D5-D4 move:A4-B4")
    assert t.legal() == {"end"}


@pytest.mark.rule("N-423")
def test_what_the_mist_may_do_does_not_depend_on_the_thief() -> None:
    board = "C3:S C2:H B2:H B3:B E5:S"
    assert mist(board, thief="C3").legal() == mist(board, thief="A1", table="1.1L=A1").legal()
