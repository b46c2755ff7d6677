"""Worked scenarios: setup, walking, Coins, Bolsters."""

import pytest

from facedown.games.nusubito.rules.state import CAUGHT, FOUND, M_DAY, MISSED, T_DAY
from tests.games.nusubito.helpers import ALL, NINE, Table, given, new_game, words
from tests.games.nusubito.turns import complete_turns


def sacrifices(names: str) -> set[str]:
    return {f"sacrifice:{name}" for name in names.split()}


@pytest.mark.rule("N-901")
def test_setup() -> None:
    t = new_game()
    assert t.board() == "B2:H C2:B D2:S B4:S C4:B D4:H"  # N-302
    assert t.pools() == (4, 4, 4)
    s = t.state
    assert (s.darts, s.darts_total - s.darts, t.hand(), t.at) == (2, 7, ALL, "C3")  # N-304
    assert s.bolster_count == 2
    assert s.bolsters == 0
    assert (t.phase, s.day, s.round) == ("thief_day", 1, 1)
    assert t.table() == {}  # N-801: all nine in hand


@pytest.mark.rule("N-902")
def test_the_first_choices() -> None:
    assert new_game().legal() == words("leap:C1 leap:A3 leap:E3 leap:C5 dart rod:3 rod:C treasure") | NINE


@pytest.mark.rule("N-903")
def test_another_configuration() -> None:
    t = new_game(configuration="0/2/1")
    assert t.board() == "B2:H C2:S D2:B B4:B C4:S D4:H"  # N-845
    assert t.legal("leap") == words("leap:C1 leap:A3 leap:E3 leap:C5")
    assert t.do("leap:C1").state.darts == 0


@pytest.mark.rule("N-904")
def test_two_moves() -> None:
    t = new_game().do("leap:E3 leap:E1")
    assert t.legal() == {"lay"} | NINE
    t.do("lay end")
    assert t.table() == {"1.1L": "E1"}
    assert t.hand() == "A1 C1 A3 C3 E3 A5 C5 E5"
    s = t.state
    assert (s.special, s.fell, s.darts, s.phase) == (0, 0, 2, M_DAY)


@pytest.mark.rule("N-905")
def test_over_a_builder() -> None:
    t = new_game().do("leap:C1")
    assert "C2:Bd" in t.board()
    assert (t.state.darts, t.state.darts_total - t.state.darts) == (1, 8)
    assert t.legal() == words("leap:A1 leap:E1 leap:C3 dart rod:1 rod:C lay") | NINE


@pytest.mark.rule("N-906")
def test_back_at_the_start_a_third_leap_is_needed() -> None:
    assert new_game().do("leap:A3 leap:C3").legal() == NINE  # N-802, N-803


@pytest.mark.rule("N-907")
def test_a_claim_as_the_first_decision() -> None:
    assert new_game("C3").do("treasure").result == FOUND  # N-603
    assert new_game("A3").do("treasure").result == MISSED


@pytest.mark.rule("N-908")
def test_a_bolster_in_the_way() -> None:
    t = given(thief="A3", bolsters="C3")
    plain, sacrificed = set[str](), set[str]()
    for turn in complete_turns(t.state):
        (sacrificed if turn.sacrificed else plain).add(turn.end)
    assert plain == words("A1 A5 C1 C3 C5")
    assert sacrificed | plain == words("A1 A5 C1 C3 C5 E1 E5")  # N-821: never E3
    t.do("leap:C3")
    assert t.legal() == {"lay"} | sacrifices("A1 C1 E1 E3 A5 C5 E5")


@pytest.mark.rule("N-909")
def test_into_a_bolster() -> None:
    t = given(thief="A3", bolsters="C1").do("leap:A1")
    assert "leap:C1" not in t.legal()
    t.do("sacrifice:E5")
    assert t.legal() == words("leap:A3 leap:C1 lay")
    assert t.do("leap:C1").legal() == {"lay"}


@pytest.mark.rule("N-910")
def test_out_of_a_bolster() -> None:
    t = given(thief="C3", bolsters="C3").do("leap:C1")
    assert t.legal("leap", "dart", "rod", "coin") == set()  # N-822
    assert "lay" in t.legal()
    assert t.do("sacrifice:E5").legal() == words("leap:A1 leap:E1 lay")


@pytest.mark.rule("N-911")
def test_no_leap_between_two_bolsters() -> None:
    t = given(thief="A3", bolsters="A3 C3")
    assert t.legal("leap") == words("leap:A1 leap:A5")  # N-404, N-820
    assert t.do("leap:A1").state.points == 2


@pytest.mark.rule("N-912")
def test_specials_beside_a_bolster() -> None:
    assert given(thief="A1", bolsters="C1").do("rod:1").legal() == words("leap:A3 treasure")
    t = given(thief="A1", bolsters="C1 A3")
    assert t.legal() == words("leap:C1 leap:A3 treasure") | sacrifices("C1 E1 A3 C3 E3 A5 C5 E5")


@pytest.mark.rule("N-913")
def test_three_moves() -> None:
    t = given(thief="C5", table="1.1L=E3 1.2L=E5 1.3L=A5 2.1L=C5", turn=(2, 2))
    t.do("sacrifice:A1 leap:E5 leap:E3 leap:E1")
    assert t.legal() == {"lay"}
    t.do("lay end")
    assert (t.table()["2.2S"], t.table()["2.2L"]) == ("A1", "E1")  # N-811
    t.do("end")
    coins = {f"coin:{slot}" for slot in ["1.1L", "1.2L", "1.3L", "2.1L", "2.2L", "2.2S"]}
    assert t.legal("dart", "rod", "coin") == words("dart rod:1 rod:E") | coins


@pytest.mark.rule("N-914")
def test_a_bluff() -> None:
    moves = "sacrifice:E5 leap:C1"
    assert given(thief="A1").do(moves).legal() == words("leap:A1 leap:C3 leap:E1 lay")  # N-804
    assert given(thief="A1", bluff_sacrifice=False).do(moves).legal() == words("leap:A1 leap:C3 leap:E1")


@pytest.mark.rule("N-915")
def test_one_coin_left() -> None:
    t = given(thief="C1", hand="A3")
    assert (t.state.day, t.state.round, t.table()["3.2L"]) == (3, 3, "C1")
    assert t.legal() == words("leap:A1 leap:C3 treasure")
    assert t.do("leap:A1").legal() == {"leap:A3"}


@pytest.mark.rule("N-916")
def test_two_coins_left() -> None:
    t = given(thief="C1", hand="A3 E5")
    assert t.legal() == words("leap:A1 leap:C3 leap:E1 sacrifice:A3 sacrifice:E5 treasure")
    assert t.do("sacrifice:A3 leap:E1").legal() == {"leap:E3"}


@pytest.mark.rule("N-917")
def test_picking_up_a_sacrificed_coin() -> None:
    t = given(thief="A3", table="1.1L=C1 1.2S=A1 1.2L=A3", turn=(1, 3)).do("leap:C3")
    assert t.legal("dart", "rod", "coin") == words("dart rod:3 rod:C coin:1.1L coin:1.2L coin:1.2S")  # N-808
    assert t.do("coin:1.2S").legal() == {"lay"}
    t.do("lay end")
    assert t.hand() == "A1 E1 E3 A5 C5 E5"
    assert "1.2S" not in t.table()


@pytest.mark.rule("N-918")
def test_a_coin_that_was_picked_up_is_locked() -> None:
    t = given(thief="C3", hand="E3 A5")
    assert t.table()["2.1L"] == "A3"
    assert t.do("coin:2.1L").legal() == words("leap:E3 treasure")  # N-807
    assert given(thief="C3", hand="A5").legal() == words("leap:A3 leap:C5 treasure")


@pytest.mark.rule("N-919")
def test_back_to_a_temple_whose_coin_was_picked_up() -> None:
    t = given(thief="A1").do("coin:1.1L leap:C1 lay end end leap:A1")
    assert "lay" in t.legal()


@pytest.mark.rule("N-932")
def test_a_claim_after_the_coin_is_laid() -> None:
    t = given(thief="C3", green="E5").do("leap:E3 leap:E5")
    assert "treasure" not in t.legal()
    t.do("lay")
    assert t.legal() == {"end", "treasure"}  # N-413
    t.do("treasure")
    assert (t.result, t.state.where[0], t.state.treasures[0]) == (FOUND, 9, 9)


@pytest.mark.rule("N-933")
def test_a_claim_after_a_look_without_having_moved() -> None:
    t = given(thief="E5", green="E5").do("rod:5")
    assert t.legal() == words("treasure leap:C5 leap:E3")
    assert t.do("treasure").result == FOUND  # N-814


@pytest.mark.rule("N-934")
def test_no_claim_in_passing() -> None:
    t = given(thief="C5").do("leap:E5")
    assert "treasure" not in t.legal()
    assert "treasure" in t.do("lay").legal()
    midway = given(thief="C5", treasure_midwalk=True, green="E5").do("leap:E5 treasure")
    assert midway.result == FOUND
    assert "5" not in midway.table()  # N-431: nothing was laid


@pytest.mark.rule("N-958")
def test_the_track_of_coins() -> None:
    t = given(thief="C3", table="", turn=(1, 1))
    t.do("leap:C1 lay end end leap:A1 lay end end leap:A3 lay end end")
    assert t.phase == "thief_night"
    assert t.table() == {"1.1L": "C1", "1.2L": "A1", "1.3L": "A3"}
    t.do("end end coin:1.2L leap:C3 lay end")
    assert t.table() == {"1.1L": "C1", "1.3L": "A3", "2.1L": "C3"}


@pytest.mark.rule("N-966")
@pytest.mark.parametrize(("green", "temple"), [("E3", 5), ("C1", 1), ("E5", 8)])
def test_where_the_green_rods_cross(green: str, temple: int) -> None:
    s = new_game(green).state
    assert 3 * (s.row - 1) + s.column - 1 == temple  # N-209


def test_a_wrong_state_is_not_accepted_by_the_helper() -> None:
    t: Table = given(thief="A1")
    assert t.state.phase == T_DAY
    with pytest.raises(AssertionError, match="is not among"):
        t.do("leap:E5")
    assert t.result != CAUGHT
